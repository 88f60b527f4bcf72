"""What a seat may know, and the way back: a full position that fits such a view."""

from typing import Final

from msgspec import Struct

from tests.trial.catalogue import CARDS
from tests.trial.state import NONE, TrialState
from tests.trial.trade import free_cards
from zeitalter.core.chance import Stream
from zeitalter.core.view import View

FACE_DOWN: Final = -2


class OfferView(Struct, frozen=True):
    partner: int
    card: int
    reply: int


class TrialView(View, frozen=True, kw_only=True):
    rounds: int
    round: int
    leader: int
    bids: list[int]
    bank: int
    coins: list[int]
    pieces: list[list[int]]
    lost: list[int]
    deck: int
    discards: list[int]
    hand_sizes: list[int]
    known: list[list[int]]  # per seat: the cards of its hand that the viewer knows, the viewer's own among them
    offers: list[OfferView]
    offers_left: list[int]
    traded: int


def observe(state: TrialState, seat: int | None) -> TrialView:
    return TrialView(
        game="trial",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        rounds=state.last_round,
        round=state.round,
        leader=state.leader,
        bids=state.bids[:],
        bank=state.bank,
        coins=state.coins[:],
        pieces=[row[:] for row in state.pieces],
        lost=state.lost[:],
        deck=len(state.deck),
        discards=state.discards[:],
        hand_sizes=[len(hand) for hand in state.hands],
        known=[[card for card in hand if may_see(state, seat, card)] for hand in state.hands],
        offers=[observe_offer(state, owner, seat) for owner in range(state.seats)],
        offers_left=state.offers_left[:],
        traded=state.traded,
    )


def may_see(state: TrialState, seat: int | None, card: int) -> bool:
    return state.ended != 0 or (seat is not None and state.knows[card] >> seat & 1 != 0)


def observe_offer(state: TrialState, owner: int, seat: int | None) -> OfferView:
    offer = state.offers[owner]
    card = offer.card if seat == owner or offer.card == NONE else FACE_DOWN
    reply = offer.reply if seat == offer.partner or offer.reply == NONE else FACE_DOWN
    return OfferView(offer.partner, card, reply)


def restore(state: TrialState, view: TrialView, rng: Stream) -> None:
    """Fill a fresh state so that it gives this view again; what the view hides is drawn from `rng`."""
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
    state.restore_flow(view, rng)


def restore_knowledge(state: TrialState, view: TrialView) -> None:
    viewer = 0 if view.seat is None else 1 << view.seat
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.knows[card] = 1 << seat
        for card in view.known[seat]:
            state.knows[card] |= viewer


def restore_offers(state: TrialState, view: TrialView, rng: Stream) -> None:
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
