"""Answers out of turn: cancelling city actions, culture events and resource abilities.

Whatever can be answered opens a depth. Its own step waits below; on top of it the others are asked, clockwise. An
answer opens the next depth and can itself be answered. The last answer takes effect first and marks what it cancels.
Whoever's answer was cancelled may give another.
"""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import NO_TARGET, Target
from zeitalter.games.civ2010.rules.culture import discard_card
from zeitalter.games.civ2010.rules.payment import can_pay, push_payment

EVENT: Final = 0
ABILITY: Final = 1
CITY_ACTION: Final = 2
DEEPEST: Final = 12


def open_depth(state: Civ2010, target: Target) -> int:
    state.turn.targets += (target,)
    return len(state.turn.targets) - 1


def close_depth(state: Civ2010, depth: int) -> bool:
    """Whether what was waiting at a depth takes effect."""
    turn = state.turn
    turn.targets = turn.targets[:depth]
    stands = not turn.cancelled >> depth & 1
    turn.cancelled &= ~(1 << depth)
    return stands


def ask_for_reactions(state: Civ2010, seat: int, depth: int, what: int, aimed: int) -> None:
    """Everybody who might be able to answer, as far as the others can tell, is asked."""
    if depth >= DEEPEST or (what == EVENT and state.players[seat].techs & state.catalogue.with_op[c.EVENTS_STAND]):
        return
    for other in reversed(state.others(seat)):
        if might_react(state, other, what):
            state.push(steps.Reacting(other, depth, what, aimed))


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


def cancelling_ability(state: Civ2010, seat: int, what: int) -> c.Ability | None:
    """The technology that cancels such a thing, if the seat has it and has not used it this round."""
    op = c.CANCEL_EVENT if what == EVENT else c.CANCEL_ABILITY if what == ABILITY else c.CANCEL_CITY_ACTION
    player = state.players[seat]
    techs = player.techs & state.catalogue.with_op[op]
    if not techs:
        return None
    for ability in state.catalogue.techs[techs.bit_length() - 1].abilities:
        if ability.op == op and not player.used & ability.bit:
            return ability
    return None


class Reacting(Question[Civ2010, steps.Reacting]):
    def asks(self, state: Civ2010, step: steps.Reacting) -> int:
        """Nobody, when it is cancelled already, or when nothing is left to answer with."""
        if state.turn.cancelled >> step.depth & 1 or not might_react(state, step.seat, step.answered):
            return 0
        return 1 << step.seat

    def run(self, state: Civ2010, step: steps.Reacting) -> None:
        """There is nothing left to answer."""

    def legal(self, state: Civ2010, step: steps.Reacting, seat: int) -> list[Action]:
        actions: list[Action] = []
        designs = 0
        for card in state.players[seat].cards:
            event = state.catalogue.cards[card]
            if designs >> event.index & 1:
                continue
            designs |= 1 << event.index
            if (
                (event.op == c.CANCEL_TARGET and step.answered == EVENT and step.aimed >> seat & 1)
                or (event.op == c.CANCEL_ANY_EVENT and step.answered == EVENT)
                or (event.op == c.CANCEL_ANYTHING and step.answered != CITY_ACTION)
            ):
                actions.append(verbs.Cancel(card))
        ability = cancelling_ability(state, seat, step.answered)
        if ability is not None and can_pay(state, seat, ability):
            actions.append(verbs.Cancel(len(state.catalogue.cards) + ability.tech))
        actions.append(verbs.HUSH)
        actions.append(DONE)
        return actions

    def take(self, state: Civ2010, step: steps.Reacting, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Hush):
            state.turn.quiet |= 1 << seat
        elif isinstance(action, verbs.Cancel):
            state.push(step)  # asked again, should the answer itself be cancelled
            depth = open_depth(state, NO_TARGET)
            state.push(steps.ResolveCancel(seat, step.depth, depth))
            cards = len(state.catalogue.cards)
            if action.by < cards:
                discard_card(state, seat, action.by)
                ask_for_reactions(state, seat, depth, EVENT, 0)
            else:
                ability = cancelling_ability(state, seat, step.answered)
                assert ability is not None
                state.players[seat].used |= ability.bit
                ask_for_reactions(state, seat, depth, ABILITY, 0)
                push_payment(state, seat, ability)
            state.emit("event-react", {"seat": seat, "by": answer_name(state, action.by)})


def answer_name(state: Civ2010, by: int) -> str:
    cards = state.catalogue.cards
    return "card-" + cards[by].id if by < len(cards) else "tech-" + state.catalogue.techs[by - len(cards)].id


class ResolveCancel(Phase[Civ2010, steps.ResolveCancel]):
    def run(self, state: Civ2010, step: steps.ResolveCancel) -> None:
        if close_depth(state, step.depth):
            state.turn.cancelled |= 1 << step.answered_depth
            state.emit("event-cancelled", {"seat": step.seat})
