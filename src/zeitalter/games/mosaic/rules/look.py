"""The Republic: before each action a look at the top of a deck, which commits to the action of that deck."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import (
    act,
    begin_action,
    can_take,
    is_payable,
    take_seen,
    takings,
    without_card,
    without_money,
)
from zeitalter.games.mosaic.rules.free import free_actions, is_free, take_free_action
from zeitalter.games.mosaic.rules.offers import deck_card, find_empires


def can_look(state: Mosaic, seat: int) -> bool:
    """Whether the seat's government lets it look at decks."""
    government = state.players[seat].government
    if government == c.NOTHING:
        return False
    for effect in state.catalogue.governments[government].effects:
        if effect.op == c.LOOK:
            return True
    return False


def looks(state: Mosaic, seat: int) -> list[Action]:
    if state.looked or not can_look(state, seat):
        return []
    return [verbs.Look(deck) for deck in range(c.DECKS) if state.decks[deck]]


def look(state: Mosaic, seat: int, deck: int, turn: steps.Turn) -> None:
    state.looked = True
    state.reveal()
    find_empires(state, deck)
    if not state.decks[deck]:  # the empire card was the last: nothing was seen that could bind
        state.push(turn)
        return
    state.top_seen[deck] |= 1 << seat
    state.emit(
        "event-look",
        {
            "seat": seat,
            "deck": "deck-" + c.DECK_NAMES[deck],
            "card_secret": deck_card(state, deck, state.decks[deck][-1]),
        },
        1 << seat,
        "event-look-public",
    )
    state.push(steps.Looked(seat, deck, turn.actions_left, turn.closing))


def is_still_on_top(state: Mosaic, step: steps.Looked) -> bool:
    """Whether the card seen is there to be taken: a free action may have drawn it into the offer."""
    return state.top_seen[step.deck] >> step.seat & 1 == 1


class Looked(Question[Mosaic, steps.Looked]):
    """The action of that deck: with the card seen, one of the offer, or building without a card. Whoever can take no
    card of the offer may put back the one seen and act otherwise: asked alike whatever that card is.
    Before that, free actions are possible as in the whole turn."""

    def legal(self, state: Mosaic, step: steps.Looked, seat: int) -> list[Action]:
        found = takings(state, seat, step.deck)
        is_bound = bool(found)
        found += without_card(state, seat, step.deck)
        if is_still_on_top(state, step) and can_take(state, seat, step.deck, state.decks[step.deck][-1]):
            found.append(verbs.TakeSeen(0, 0))
        found += free_actions(state, seat)
        if not is_bound:
            found.append(DONE)
        return found

    def accepts(self, state: Mosaic, step: steps.Looked, seat: int, action: Action) -> bool:
        if not super().accepts(state, step, seat, without_money(action)):
            return False
        if isinstance(action, verbs.TakeSeen):
            card = state.decks[step.deck][-1]
            return can_take(state, seat, step.deck, card, action.money_for_first, action.money_for_second)
        return is_payable(state, seat, action)

    def take(self, state: Mosaic, step: steps.Looked, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            state.emit("event-act-otherwise", {"seat": seat, "deck": "deck-" + c.DECK_NAMES[step.deck]})
            state.push(steps.Turn(seat, step.actions_left, step.closing))
            return
        if is_free(action):
            state.push(step)
            take_free_action(state, seat, action)
            return
        begin_action(state, step)
        if isinstance(action, verbs.TakeSeen):
            take_seen(state, seat, step.deck, action.money_for_first, action.money_for_second)
        else:
            act(state, seat, action)
