"""Judges: how well a seat stands in a position, by a hand-made or by a learnt value."""

from math import exp
from typing import Any, Final

from zeitalter.bots.model import Model
from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.outcome import Outcome
from zeitalter.core.script import Script
from zeitalter.core.state import State

VICTORY: Final = 1e9  # dwarfs every hand-made value of a running game
WON: Final = 0.5  # of what an ended game gives: to the winners; the rest goes by points or places
STEP: Final = 0.15  # of the mean of all points


class Judge:
    """Says what positions are worth to a seat; larger is better."""

    def worth(self, state: State, seat: int) -> float:
        """Of any position."""
        raise NotImplementedError

    def candidates(self, state: State, seat: int) -> list[Action]:
        """What is weighed there."""
        return state.game.candidates(state, seat)


class HandMade(Judge):
    """The game's own value; at the end of the game, winning counts more than anything else."""

    def worth(self, state: State, seat: int) -> float:
        """In the game's own unit."""
        if state.agenda:
            return state.value(seat)
        outcome = state.outcome()
        if outcome is None:
            return state.value(seat)
        return state.value(seat) + (VICTORY if outcome.ranks[seat] == 1 else -VICTORY)


class Scripted(HandMade):
    """The game's own value, bent to one idea."""

    def __init__(self, script: Script[Any]) -> None:
        self.script = script

    def worth(self, state: State, seat: int) -> float:
        """In the game's own unit."""
        return HandMade.worth(self, state, seat) + self.script.bend(state, seat)

    def candidates(self, state: State, seat: int) -> list[Action]:
        """What the script leaves of them."""
        return self.script.narrow(state, seat, state.game.candidates(state, seat))


class Learnt(Judge):
    """A model for each variant of the game, over its factors."""

    def __init__(self, factors: Factors[Any], models: list[Model | None]) -> None:
        self.factors = factors
        self.models = models

    def knows(self, state: State) -> bool:
        """Whether there is a model for the variant this game belongs to."""
        return self.models[self.factors.variant(state)] is not None

    def worth(self, state: State, seat: int) -> float:
        """The share of the game that the seat may hope for; 1 for a win of its own."""
        if not state.agenda:
            outcome = state.outcome()
            if outcome is not None:
                return 1.0 if outcome.winners == [seat] else shares_of(outcome)[seat]
        return self.shares(state, seat)[seat]

    def shares(self, state: State, judge: int) -> list[float]:
        """What each seat may hope for, as this one sees it."""
        factors = self.factors
        model = self.models[factors.variant(state)]
        if model is None:
            raise ValueError("no model was learnt for this variant")
        return model.shares(factors.rows(state, judge), factors.progress(state))


def shares_of(outcome: Outcome) -> list[float]:
    """What a game that is over gave to each seat, 1 in all: a half for winning, a half for how well one did, which tells
    more of a game than who was first in it."""
    seats = len(outcome.ranks)
    winners = outcome.ranks.count(1)
    rest = by_points(outcome.totals) if outcome.points else by_place(outcome.ranks)
    shares: list[float] = []
    for seat in range(seats):
        won = 1.0 / winners if outcome.ranks[seat] == 1 else 0.0
        shares.append(WON * won + (1.0 - WON) * rest[seat])
    return shares


def by_points(totals: list[int]) -> list[float]:
    """The more points the more, steeply: whoever is `STEP` of the mean behind has a share smaller by the factor e."""
    step = max(1.0, STEP * sum([abs(total) for total in totals]) / len(totals))
    best = max(totals)
    held = [exp((total - best) / step) for total in totals]
    whole = sum(held)
    return [part / whole for part in held]


def by_place(ranks: list[int]) -> list[float]:
    """One part for each seat that is behind, and half a part for each that shares the place."""
    parts = [0.0] * len(ranks)
    for seat in range(len(ranks)):
        for other in range(len(ranks)):
            if other != seat:
                parts[seat] += 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
    pairs = len(ranks) * (len(ranks) - 1) / 2.0
    return [part / pairs for part in parts]
