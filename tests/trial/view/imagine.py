"""A full position that fits a view."""

from tests.trial.model.catalogue import CARDS
from tests.trial.model.state import NONE, Trial
from tests.trial.rules.trade import free_cards
from tests.trial.view.observe import FACE_DOWN, TrialView
from zeitalter.core.chance import Stream


def imagine(state: Trial, view: TrialView, rng: Stream) -> None:
    """Fill a fresh state so that it gives this view again; what the view hides is drawn from `rng`."""
    state.fill(view.rounds)
    state.round, state.leader, state.bank, state.traded = view.round, view.leader, view.bank, view.traded
    state.bids, state.coins, state.lost = view.bids[:], view.coins[:], view.lost[:]
    state.offers_left = view.offers_left[:]
    state.pieces = [row[:] for row in view.pieces]
    state.discards = view.discards[:]
    seen = {card for cards in view.known for card in cards} | set(view.discards)
    unseen = [card for card in range(len(CARDS)) if card not in seen]
    rng.shuffle(unseen)
    for seat in range(view.seats):
        drawn = [unseen.pop() for i in range(view.hand_sizes[seat] - len(view.known[seat]))]
        state.hands[seat] = sorted(view.known[seat] + drawn)
    state.deck = unseen
    restore_knowledge(state, view)
    restore_offers(state, view, rng)


def restore_knowledge(state: Trial, view: TrialView) -> None:
    viewer = 0 if view.seat is None else 1 << view.seat
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.knows[card] = 1 << seat
        for card in view.known[seat]:
            state.knows[card] |= viewer


def restore_offers(state: Trial, view: TrialView, rng: Stream) -> None:
    for offer, seen in zip(state.offers, view.offers):
        offer.partner = seen.partner
        offer.card, offer.reply = max(seen.card, NONE), max(seen.reply, NONE)
    for owner, (offer, seen) in enumerate(zip(state.offers, view.offers)):
        if seen.card == FACE_DOWN:
            offer.card = draw_one(free_cards(state, owner), rng)
        if seen.reply == FACE_DOWN:
            offer.reply = draw_one(free_cards(state, offer.partner), rng)


def draw_one(cards: list[int], rng: Stream) -> int:
    return cards[rng.below(len(cards))]
