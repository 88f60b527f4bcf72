"""A cheap way to decide: try every action once and take the best step, until no step leads any higher.

It answers for the others where they come in between the plans of a bot with a level.
"""

from typing import Final

from zeitalter.bots.judge import Judge
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.state import State

CHOICES: Final = 4  # choices that one action may bring with it and that are made before it is judged
NEVER: Final = -1e300


class Climber:
    """Decides for any seat, in an imagined world."""

    __slots__ = ("breadth", "judge", "rng", "tried")

    def __init__(self, judge: Judge, breadth: int, rng: Stream) -> None:
        self.judge = judge
        self.breadth = breadth  # actions tried at a decision; of more, a sample
        self.rng = rng
        self.tried = 0  # positions

    def choose(self, state: State, seat: int) -> Action:
        """The best step that goes on with the turn, if it leads higher; else the best that ends it."""
        actions = self.sample(state.game.considered(state, seat))
        if len(actions) == 1:
            return actions[0]
        going = leaving = -1
        high = away = NEVER
        for i in range(len(actions)):
            after = self.outcome_of(state, seat, actions[i])
            worth = self.judge.worth(after, seat)
            if after.is_actor(seat):
                if worth > high:
                    going, high = i, worth
            elif worth > away:
                leaving, away = i, worth
        if going < 0:
            return actions[leaving]
        if leaving < 0 or high > self.judge.worth(state, seat):
            return actions[going]
        return actions[leaving]

    def outcome_of(self, state: State, seat: int, action: Action) -> State:
        """The position after an action and the choices that it brings with it, each the best by itself."""
        kind = state.agenda[-1].kind
        depth = len(state.agenda)
        after = state.copy()
        after.apply(seat, action)
        self.tried += 1
        for _choice in range(CHOICES):
            if not is_restless(after, seat, kind, depth):
                break
            after = self.best_choice(after, seat)
        return after

    def best_choice(self, state: State, seat: int) -> State:
        """The best of the positions one action ahead."""
        actions = self.sample(state.game.considered(state, seat))
        best = state
        high = NEVER
        for action in actions:
            after = state.copy()
            after.apply(seat, action)
            self.tried += 1
            if len(actions) == 1:
                return after
            worth = self.judge.worth(after, seat)
            if worth > high:
                best, high = after, worth
        return best

    def sample(self, actions: list[Action]) -> list[Action]:
        """At most `breadth` of them; the last one, mostly that of doing nothing, is always there."""
        if len(actions) <= self.breadth:
            return actions
        rest = actions[:-1]
        chosen: list[Action] = []
        for i in range(self.breadth - 1):
            j = i + self.rng.below(len(rest) - i)
            action = rest[j]
            rest[j] = rest[i]
            rest[i] = action
            chosen.append(action)
        chosen.append(actions[-1])
        return chosen


def is_restless(state: State, seat: int, kind: int, depth: int) -> bool:
    """Whether the seat has begun something, at a step of this kind and depth of the agenda, and is asked how to go on
    with it: positions are compared when that is settled."""
    return len(state.agenda) > depth and state.agenda[-1].kind != kind and state.is_actor(seat)
