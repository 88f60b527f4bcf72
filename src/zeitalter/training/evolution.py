"""Values by evolution: in every game each seat judges by values of its own, the best so far with some noise in every
weight; after a generation the values move towards those that did better.

What predicts a win need not bring it about, so a model that predicts well may play badly. Here only results count.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from zeitalter.arena.game import play_on
from zeitalter.bots import create
from zeitalter.bots.judge import shares_of
from zeitalter.bots.values import Values, Weights, lend
from zeitalter.core.chance import stream
from zeitalter.core.rules import Rules
from zeitalter.games import load
from zeitalter.training.fitting import rounded, sample, scale
from zeitalter.training.selfplay import Harvest, Table

Floats = NDArray[np.float64]
NOISE = 0.3  # of a weight, as a share of it
LEAST_NOISE = 0.02  # of what a factor usually adds, for weights near 0
STEP = 2.5  # how far a generation moves all weights together, measured in their noise


class Bout(Struct, frozen=True):
    """A game to be played."""

    number: int
    seed: str  # of the generation
    table: Table
    level: str


class Result(Struct, frozen=True):
    """What it gave."""

    number: int
    variant: int
    shares: list[float]  # by seat


class Bouts(Struct, frozen=True):
    """The bouts of a generation as work: each is a job."""

    values: Values
    spreads: dict[str, list[float]]  # by variant: how much each factor varies

    def ready(self) -> Callable[[Bout], Result]:
        """Loads the game once for each worker."""
        return partial(play, load(self.values.game), self.values, self.spreads)


def play(rules: Rules, values: Values, spreads: dict[str, list[float]], bout: Bout) -> Result:
    """One game to its end."""
    factors = rules.game.factors()
    assert factors is not None, "values belong to factors"
    seed = f"{bout.seed}/{bout.number}"
    state = rules.setup(bout.table.seats, rules.read_options(bout.table.options), seed)
    variant = factors.variant(state)
    name = factors.variants[variant]
    weights = values.variants[name]
    noise = noise_of(weights, spreads[name])
    bots = []
    for seat, draw in enumerate(draws(bout.seed, bout.number, bout.table.seats, len(noise))):
        own = replace(values, variants=values.variants | {name: weights_of(weights, flat(weights) + noise * draw)})
        lend(rules, Path(f"seat-{seat}"), own)
        bots.append(create(f"{bout.level}@seat-{seat}", rules))
    play_on(rules, state, state.apply, bots, seed)
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(f"{rules.id}, seed {seed}: the game has no outcome")
    return Result(bout.number, variant, shares_of(outcome))


def flat(weights: Weights) -> Floats:
    """What evolves of a model: its linear part."""
    return np.array(weights.early + weights.late)


def weights_of(weights: Weights, parts: Floats) -> Weights:
    """The model with another linear part."""
    half = len(parts) // 2
    return replace(weights, early=rounded(parts[:half]), late=rounded(parts[half:]))


def noise_of(weights: Weights, spread: Sequence[float]) -> Floats:
    """The standard deviation of each weight between seats."""
    return NOISE * np.abs(flat(weights)) + LEAST_NOISE / np.tile(np.array(spread), 2)


def draws(seed: str, number: int, seats: int, size: int) -> Floats:
    """The noise of each seat in a game, in standard deviations. Seats come in pairs that are each other's opposite, so
    that they differ as much as can be."""
    chance = stream("noise", seed, number)
    rng = np.random.default_rng([chance.below(1 << 30) for _part in range(4)])
    drawn = rng.standard_normal((seats, size))
    half = seats // 2
    drawn[half : 2 * half] = -drawn[:half]
    return drawn[rng.permutation(seats)]


def spread_of(harvests: list[Harvest]) -> list[float]:
    """How much each factor varies."""
    return [float(each) for each in scale(sample(harvests))[1]]


def moved(weights: Weights, spread: Sequence[float], seed: str, results: list[Result], signs: Sequence[int]) -> Weights:
    """The weights after a generation: a step along the sum of all noise, weighed by how well it did. Weights of factors
    with a sign never get the other one."""
    noise = noise_of(weights, spread)
    slope = np.zeros(len(noise))
    for result in sorted(results, key=lambda each: each.number):
        seats = len(result.shares)
        gain = np.array(result.shares) * seats - 1.0
        slope += gain @ draws(seed, result.number, seats, len(noise))
    length = float(np.linalg.norm(slope))
    if not length:
        return weights
    parts = flat(weights) + STEP * noise * slope / length
    both = np.tile(np.array(signs), 2)
    return weights_of(weights, np.where(both * parts < 0, 0.0, parts))
