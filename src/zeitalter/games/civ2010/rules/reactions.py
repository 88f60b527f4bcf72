"""Answers out of turn: cancelling city actions, culture events and resource abilities.

Whatever can be answered opens a depth. Its own step waits below; on top of it the others are asked, clockwise. An
answer opens the next depth and can itself be answered. The last answer takes effect first and marks what it cancels.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import (
    CANCEL_ABILITY,
    CANCEL_ANY_EVENT,
    CANCEL_ANYTHING,
    CANCEL_CITY_ACTION,
    CANCEL_EVENT,
    CANCEL_TARGET,
    EVENTS_STAND,
    Ability,
)
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import REACTING, RESOLVE_CANCEL
from zeitalter.games.civ2010.model.verbs import CANCEL, DONE_ACTION, HUSH, HUSH_ACTION
from zeitalter.games.civ2010.rules.moves import discard_card
from zeitalter.games.civ2010.rules.payment import can_pay, push_payment

EVENT: Final = 0
ABILITY: Final = 1
CITY_ACTION: Final = 2
DEEPEST: Final = 12


def open_depth(state: Civ2010) -> int:
    depth = state.turn.depth
    state.turn.depth += 1
    return depth


def close_depth(state: Civ2010, depth: int) -> bool:
    """Whether what was waiting at a depth takes effect."""
    turn = state.turn
    turn.depth = depth
    stands = not turn.cancelled >> depth & 1
    turn.cancelled &= ~(1 << depth)
    return stands


def ask_for_reactions(state: Civ2010, seat: int, depth: int, what: int, aimed: int) -> None:
    """Everybody who might be able to answer, as far as the others can tell, is asked."""
    if depth >= DEEPEST or (what == EVENT and state.players[seat].techs & state.catalogue.with_op[EVENTS_STAND]):
        return
    for other in reversed(state.others(seat)):
        if might_react(state, other, what):
            state.push(Step(REACTING, other, depth, what, aimed))


def might_react(state: Civ2010, seat: int, what: int) -> bool:
    """Judged from what lies openly: the number and eras of cards, tokens face down, technologies."""
    if (state.turn.quiet | state.resigned) >> seat & 1:
        return False
    player = state.players[seat]
    if what == EVENT and player.cards:
        return True
    if what == ABILITY:
        for card in player.cards:
            if state.catalogue.cards[card].era == 3:
                return True
    ability = cancelling_ability(state, seat, what)
    return ability is not None and bool(player.cards or player.tokens)


def cancelling_ability(state: Civ2010, seat: int, what: int) -> Ability | None:
    """The technology that cancels such a thing, if the seat has it and has not used it this round."""
    op = CANCEL_EVENT if what == EVENT else CANCEL_ABILITY if what == ABILITY else CANCEL_CITY_ACTION
    player = state.players[seat]
    techs = player.techs & state.catalogue.with_op[op]
    if not techs:
        return None
    for ability in state.catalogue.techs[techs.bit_length() - 1].abilities:
        if ability.op == op and not player.used & ability.bit:
            return ability
    return None


class Reacting(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        """Somebody else has cancelled it already."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        actions: list[Action] = []
        designs = 0
        for card in state.players[seat].cards:
            event = state.catalogue.cards[card]
            if designs >> event.index & 1:
                continue
            designs |= 1 << event.index
            if (
                (event.op == CANCEL_TARGET and step.b == EVENT and step.c >> seat & 1)
                or (event.op == CANCEL_ANY_EVENT and step.b == EVENT)
                or (event.op == CANCEL_ANYTHING and step.b != CITY_ACTION)
            ):
                actions.append(Action(CANCEL, card))
        ability = cancelling_ability(state, seat, step.b)
        if ability is not None and can_pay(state, seat, ability):
            actions.append(Action(CANCEL, len(state.catalogue.cards) + ability.tech))
        actions.append(HUSH_ACTION)
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == HUSH:
            state.turn.quiet |= 1 << seat
        elif action.verb == CANCEL:
            depth = open_depth(state)
            state.push(Step(RESOLVE_CANCEL, seat, step.a, 0, depth))
            cards = len(state.catalogue.cards)
            if action.a < cards:
                discard_card(state, seat, action.a)
                name = "card-" + state.catalogue.cards[action.a].id
                ask_for_reactions(state, seat, depth, EVENT, 0)
            else:
                name = "tech-" + state.catalogue.techs[action.a - cards].id
                ability = cancelling_ability(state, seat, step.b)
                assert ability is not None
                state.players[seat].used |= ability.bit
                ask_for_reactions(state, seat, depth, ABILITY, 0)
                push_payment(state, seat, ability)
            if state.log is not None:
                state.emit("event-react", {"seat": seat, "by": name})


class ResolveCancel(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if close_depth(state, step.c):
            state.turn.cancelled |= 1 << step.a
            if state.log is not None:
                state.emit("event-cancelled", {"seat": step.seat})
