"""What is trained and how: the plan of a course, and the tables that belong to it."""

from typing import Any

from msgspec import Struct, to_builtins

from zeitalter.core.factors import Factors
from zeitalter.core.rules import Rules
from zeitalter.training.selfplay import Table

FEWEST = 2  # games at each table in a stage
HAND_MADE, SHIPPED = "hand-made", "shipped"  # what a course begins with


class CourseError(ValueError):
    """A course that cannot be; the message says what to do."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is trained and how. Equal plans give equal values."""

    game: str
    version: int
    data: str
    factors: list[str] = []  # by name; none: a course of an earlier version, which did not keep them
    seed: str = "0"
    variants: list[str] = []  # none: all of them
    begins: str = HAND_MADE  # with the hand-made value, or with the values that are shipped
    generations: int = 0  # of evolution in a stage; 0: a model is fitted instead
    stages: int = 3
    games: int = 600  # of self-play in a stage, or in a generation
    matches: int = 200  # games that decide about a stage, at most
    units: int = 0  # hidden ones; 0 makes the model linear
    level: str = "hard/8"  # who plays: quick, since many games teach more than a few good ones, and never in doubt
    judges: str = "medium"  # who plays the match
    surprise: float = 0.04  # how often a bot does just anything
    sights: float = 0.15  # how often a decision is taken down
    decay: float = 1.0  # how strongly weights are drawn towards what the hand-made value says
    epochs: int = 30  # of fitting
    memory: int = 3  # stages whose games are learnt from

    @classmethod
    def of(cls, rules: Rules, **settings: Any) -> "Plan":
        """For a game as it is."""
        factors = factors_of(rules)
        return cls(game=rules.id, version=rules.version, data=rules.data_digest, factors=factors.names, **settings)


class Stage(Struct, frozen=True, kw_only=True):
    """What came out of a stage."""

    number: int
    games: int
    loss: dict[str, float]  # by variant; none where values evolved
    guess: dict[str, float]  # the loss of a guess that all seats are equal
    played: int  # games of the match against the best values so far
    won: float
    low: float  # bounds of the share of wins
    high: float
    kept: bool  # whether the new values are the best now


def factors_of(rules: Rules) -> Factors[Any]:
    """Those of a game that has some."""
    factors = rules.game.factors()
    if factors is None:
        raise CourseError(f"{rules.id} has no factors that a value could be learnt from")
    return factors


def tables(rules: Rules, plan: Plan) -> list[Table]:
    """All ways to play that belong to the variants of a plan, each number of players once for each mode."""
    factors = factors_of(rules)
    unknown = [name for name in plan.variants if name not in factors.variants]
    if unknown:
        raise CourseError(f"{rules.id} has no variant {unknown[0]!r}; there are: {', '.join(factors.variants)}")
    found: list[Table] = []
    modes = [*rules.modes, *(preset.options for preset in rules.presets)]
    for mode in modes:
        for seats in rules.seats:
            table = Table(seats, to_builtins(mode))
            if table in found:
                continue
            try:
                state = rules.setup(seats, mode, 0)
            except ValueError:  # a mode that is not for so many
                continue
            if not plan.variants or factors.variants[factors.variant(state)] in plan.variants:
                found.append(table)
    if not found:
        raise CourseError(f"no mode of {rules.id} belongs to {', '.join(plan.variants)}")
    if plan.generations and plan.begins != SHIPPED:
        raise CourseError("values evolve from what is shipped: a course with generations begins with those")
    if plan.games < FEWEST * len(found):
        raise CourseError(
            f"there are {len(found)} tables to play at: {FEWEST * len(found)} games at least, or fewer variants"
        )
    return found
