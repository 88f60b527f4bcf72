"""Phases that everybody decides at once, in secret: all answers take effect together."""

from typing import TypeVar

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Sealed
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import BY_HAND, DECIDE_BY_HAND, DemandOrder, Follow

T = TypeVar("T", bound=steps.Simultaneous)


class Simultaneous(Sealed[Civ1980, T]):
    """Answers take effect in the order of the succession table. Whoever is asked may demand order at any time, in place
    of an answer or of its rest: then all answers go back, and one nation decides after the other."""

    def asks(self, state: Civ1980, step: T) -> int:
        return step.asked

    def accepts(self, state: Civ1980, step: T, seat: int, action: Action) -> bool:
        if isinstance(action, DemandOrder):
            return step.asked & (step.asked - 1) != 0
        return self.allows(state, step, seat, action)

    def allows(self, state: Civ1980, step: T, seat: int, action: Action) -> bool:
        """Whether an action is a part of an answer."""
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def is_complete(self, state: Civ1980, step: T, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return isinstance(last, DemandOrder) or self.ends_with(last)

    def ends_with(self, last: Action) -> bool:
        """Whether an answer is whole with this action."""
        return isinstance(last, Done)

    def resolve(self, state: Civ1980, step: T) -> None:
        for answers in state.sealed:
            if answers and isinstance(answers[-1], DemandOrder):
                state.ask_in_order(step)
                state.emit("event-order-demanded", {})
                return
        for seat in state.order:
            if state.sealed[seat]:
                self.carry_out(state, step, seat)

    def carry_out(self, state: Civ1980, step: T, seat: int) -> None:
        """The answer of one seat takes effect."""
        raise NotImplementedError


class Proposed(Simultaneous[T]):
    """An answer follows one of a few proposals, or is put together by hand. What a proposal does is part of the rules,
    since records hold no more than its number; bots judge it and never change it."""

    def legal(self, state: Civ1980, step: T, seat: int) -> list[Action]:
        if state.sealed[seat]:
            return self.details(state, step, seat) or [DONE]
        return self.proposals(state, step, seat)

    def proposals(self, state: Civ1980, step: T, seat: int) -> list[Action]:
        raise NotImplementedError

    def details(self, state: Civ1980, step: T, seat: int) -> list[Action]:
        """The next small decisions of an answer by hand; none when it is whole."""
        raise NotImplementedError

    def allows(self, state: Civ1980, step: T, seat: int, action: Action) -> bool:
        if not state.sealed[seat] and action.key == DECIDE_BY_HAND.key:
            return True
        return super().allows(state, step, seat, action)

    def ends_with(self, last: Action) -> bool:
        return isinstance(last, Done) or (isinstance(last, Follow) and last.proposal != BY_HAND)


def followed(state: Civ1980, seat: int) -> int:
    """The proposal that a sealed answer follows, or BY_HAND."""
    first = state.sealed[seat][0]
    return first.proposal if isinstance(first, Follow) else BY_HAND
