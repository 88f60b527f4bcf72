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
    deck_actions,
    is_payable,
    take_seen,
    without_money,
)
from zeitalter.games.mosaic.rules.offers import deck_card, find_empires


def looks(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if state.looked or player.government == c.NOTHING:
        return []
    if not any(effect.op == c.LOOK for effect in state.catalogue.governments[player.government].effects):
        return []
    return [verbs.Look(deck) for deck in range(c.DECKS) if state.decks[deck]]


def look(state: Mosaic, seat: int, deck: int, turn: steps.Turn) -> None:
    state.looked = True
    state.reveal()
    find_empires(state, deck)
    if state.decks[deck]:
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


class Looked(Question[Mosaic, steps.Looked]):
    """The action of that deck: with the card seen, one of the offer, or building without a card. Whoever can do none of
    these but perhaps take the card seen may put it back and act otherwise: asked alike whatever the card is."""

    def legal(self, state: Mosaic, step: steps.Looked, seat: int) -> list[Action]:
        found = deck_actions(state, seat, step.deck)
        is_free = not found
        deck = state.decks[step.deck]
        if deck and can_take(state, seat, step.deck, deck[-1]):
            found.append(verbs.TakeSeen(0, 0))
        if is_free:
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
            state.push(steps.Turn(seat, step.actions_left, step.closing))
            return
        begin_action(state, step)
        if isinstance(action, verbs.TakeSeen):
            take_seen(state, seat, step.deck, action.money_for_first, action.money_for_second)
        else:
            act(state, seat, action)
