"""Trading: everybody at once may lay a card face down before a partner, who may lay one down in return.

Only when the first agrees do both cards change hands, and only those two learn which they were. For everybody else
either hand has become uncertain: whoever knew cards of it may no longer rely on them.
"""

from tests.trial.model import steps
from tests.trial.model.catalogue import OFFERS, card_name
from tests.trial.model.state import NONE, Offer, Trial
from tests.trial.model.verbs import Agree, Counter, Refuse
from tests.trial.model.verbs import Offer as LayDown
from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase
from zeitalter.core.wording import Arg


class Trade(Phase[Trial, steps.Trade]):
    def asks(self, state: Trial, step: steps.Trade) -> int:
        return state.everyone() & ~state.traded

    def legal(self, state: Trial, step: steps.Trade, seat: int) -> list[Action]:
        actions: list[Action] = [DONE]
        free = free_cards(state, seat)
        own = state.offers[seat]
        if own.partner == NONE and state.offers_left[seat]:
            partners = [other for other in range(state.seats) if other != seat and not state.traded >> other & 1]
            actions += [LayDown(partner, card) for partner in partners for card in free]
        if own.reply != NONE:
            actions.append(Agree())
        for other, offer in enumerate(state.offers):
            if offer.partner == seat and offer.reply == NONE:
                actions.append(Refuse(other))
                actions += [Counter(other, card) for card in free]
        return actions

    def default(self, state: Trial, step: steps.Trade, seat: int) -> Action:
        return DONE

    def take(self, state: Trial, step: steps.Trade, seat: int, action: Action) -> None:
        match action:
            case LayDown():
                lay_down(state, seat, action.partner, action.card)
            case Counter():
                state.offers[action.partner].reply = action.card
                emit_hidden(state, "trial-event-counter", seat, action.partner, action.card)
            case Refuse():
                state.offers[action.partner].clear()
                state.emit("trial-event-refuse", {"seat": seat, "seat_to": action.partner})
            case Agree():
                swap(state, seat, state.offers[seat])
            case _:
                leave(state, seat)
        if state.traded == state.everyone():
            state.traded = 0
            state.offers_left = [OFFERS] * state.seats
        else:
            state.push(step)  # the same step: the others' decisions stay open


def free_cards(state: Trial, seat: int) -> list[int]:
    """Cards in hand that lie before nobody."""
    bound = [state.offers[seat].card, *[offer.reply for offer in state.offers if offer.partner == seat]]
    return [card for card in state.hands[seat] if card not in bound]


def lay_down(state: Trial, seat: int, partner: int, card: int) -> None:
    state.offers[seat].partner = partner
    state.offers[seat].card = card
    state.offers_left[seat] -= 1
    emit_hidden(state, "trial-event-offer", seat, partner, card)


def emit_hidden(state: Trial, key: str, seat: int, partner: int, card: int) -> None:
    args: dict[str, Arg] = {"seat": seat, "seat_to": partner, "card_secret": card_name(card)}
    state.emit(key, args, 1 << seat, f"{key}-hidden")


def swap(state: Trial, seat: int, offer: Offer) -> None:
    partner = offer.partner
    both = 1 << seat | 1 << partner
    state.hands[seat].remove(offer.card)
    state.hands[partner].remove(offer.reply)
    state.hands[seat] = sorted(state.hands[seat] + [offer.reply])
    state.hands[partner] = sorted(state.hands[partner] + [offer.card])
    for card in state.hands[seat] + state.hands[partner]:
        state.knows[card] &= both
    state.knows[offer.card] = state.knows[offer.reply] = both
    state.reveal()
    state.emit(
        "trial-event-swap",
        {"seat": seat, "seat_to": partner, "cards_secret": [card_name(offer.card), card_name(offer.reply)]},
        both,
        "trial-event-swap-hidden",
    )
    offer.clear()


def leave(state: Trial, seat: int) -> None:
    """Done with trading: what lies before this seat, or from it before others, is taken back."""
    state.traded |= 1 << seat
    state.offers[seat].clear()
    for offer in state.offers:
        if offer.partner == seat:
            offer.clear()
    state.emit("trial-event-done", {"seat": seat})
