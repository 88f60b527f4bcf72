"""Events: revealing the top card of the current events and carrying it out, seat by seat from the active player on."""

from typing import Final

from zeitalter.core.phase import Phase
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import AGES, TERRITORY
from zeitalter.games.ages.model.player import EVENTS
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.event_effects import EFFECTS
from zeitalter.games.ages.rules.event_scoring import SCORINGS, score
from zeitalter.games.ages.rules.moves import card_key, tell_effects
from zeitalter.games.ages.rules.ranking import reach
from zeitalter.games.ages.rules.territories import begin_auction

# All that a sentence of an event can say, by number: first what it does to a seat, then what it scores for everybody.
OPERATIONS: Final[list[str]] = [name for name, effect in EFFECTS] + [scoring.name for scoring in SCORINGS]


def is_scoring(operation: int) -> bool:
    """The events of age III, which also count at the end."""
    return operation >= len(EFFECTS)


def score_event(state: Ages, operation: int, amount: int, source: int) -> None:
    score(state, SCORINGS[operation - len(EFFECTS)], amount, source)


class RevealEvent(Phase[Ages, steps.RevealEvent]):
    def run(self, state: Ages, step: steps.RevealEvent) -> None:
        if not state.current:
            return  # the beginner game has no more events
        card = state.current.pop()
        state.current_by.pop()
        state.reveal()
        state.emit("event-revealed", {"card": card_key(state, card)})
        tell_effects(state, card)
        if not state.current and state.settings.level >= ADVANCED:
            renew_current_events(state)
        definition = state.card(card)
        if definition.kind == TERRITORY:
            begin_auction(state, card)
            return
        state.push(steps.EndEvent(state.active, card))
        for i in range(len(definition.event) - 1, -1, -1):
            effect = definition.event[i]
            state.push(steps.EventEffect(state.active, effect.operation, effect.amount, reach(state, effect.who)))


class EndEvent(Phase[Ages, steps.EndEvent]):
    def run(self, state: Ages, step: steps.EndEvent) -> None:
        state.past.append(step.card)


def renew_current_events(state: Ages) -> None:
    """The future events become the current ones: shuffled, those of earlier ages on top."""
    order = list(range(len(state.future)))
    state.chance.shuffle(order)
    for age in range(AGES - 1, -1, -1):
        for i in order:
            if state.card(state.future[i]).age == age:
                state.current.append(state.future[i])
                state.current_by.append(state.future_by[i])
    state.future.clear()
    state.future_by.clear()


class EventEffect(Phase[Ages, steps.EventEffect]):
    """One sentence of an event: everybody it reaches, in the order of play."""

    def run(self, state: Ages, step: steps.EventEffect) -> None:
        if is_scoring(step.operation):
            score_event(state, step.operation, step.amount, EVENTS)
            return
        reached = [seat for seat in state.order() if step.seats >> seat & 1]
        if len(reached) < len(state.order()):
            state.emit("event-reached" if reached else "event-reaches-nobody", {"seat": list(reached)})
        for seat in reversed(state.order()):
            if step.seats >> seat & 1:
                state.push(steps.EventSeat(seat, step.operation, step.amount))


class EventSeat(Phase[Ages, steps.EventSeat]):
    def run(self, state: Ages, step: steps.EventSeat) -> None:
        if not state.has_resigned(step.seat):
            EFFECTS[step.operation][1](state, step.seat, step.amount)
