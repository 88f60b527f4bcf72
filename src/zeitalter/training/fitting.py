"""Fits a model to harvests: the shares it predicts come as near as possible to those of the games' ends.

The network is that of `bots/model.py`, trained by Adam on the cross-entropy of the shares, with weight decay. Games,
not positions, are split into those it learns from and those it is checked with: positions of one game are alike.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zeitalter.bots.values import Weights
from zeitalter.training.selfplay import Harvest

Array = NDArray[np.float32]
CHECKED = 10  # one game in so many is kept aside
BATCH = 256  # positions in a step
RATE = 2e-3  # how far a step leads, at first
RARE = 0.05  # the spread of a factor is taken for this at least, so that a rare one is not blown up
STANDING_STEPS, STANDING_RATE = 150, 2e-2
DIGITS = 5  # of a weight that is shipped


class Sample(Struct, frozen=True):
    """Positions as arrays; seats that do not exist are masked out."""

    rows: Array  # positions, seats, factors
    progress: Array  # positions
    shares: Array  # positions, seats
    seated: NDArray[np.bool_]  # positions, seats

    @property
    def size(self) -> int:
        """Positions."""
        return len(self.progress)

    def part(self, chosen: Any) -> "Sample":
        """Some of the positions."""
        return Sample(self.rows[chosen], self.progress[chosen], self.shares[chosen], self.seated[chosen])

    def scaled(self, mean: Array, spread: Array) -> "Sample":
        """The same with factors around 0; nothing where nobody sits."""
        rows = np.where(self.seated[..., None], (self.rows - mean) / spread, np.float32(0.0))
        return Sample(rows, self.progress, self.shares, self.seated)


def sample(harvests: list[Harvest]) -> Sample:
    """All positions of these games."""
    seats = max(len(harvest.shares) for harvest in harvests)
    size = sum(len(harvest.progress) for harvest in harvests)
    rows = np.zeros((size, seats, harvests[0].rows.shape[2]), np.float32)
    progress = np.zeros(size, np.float32)
    shares = np.zeros((size, seats), np.float32)
    seated = np.zeros((size, seats), np.bool_)
    at = 0
    for harvest in harvests:
        here, taken = slice(at, at + len(harvest.progress)), len(harvest.shares)
        rows[here, :taken] = harvest.rows
        progress[here] = harvest.progress
        shares[here, :taken] = harvest.shares
        seated[here, :taken] = True
        at += len(harvest.progress)
    return Sample(rows, progress, shares, seated)


class Fit(Struct, frozen=True):
    """A fitted model and how well it predicts games it has not seen: loss as cross-entropy above that of the shares
    themselves (0 would be perfect), beside that of a guess that all seats are equal."""

    weights: Weights
    loss: float
    guess: float
    epochs: int


def fit(
    harvests: list[Harvest],
    units: int,
    decay: float,
    epochs: int,
    seed: int,
    tell: Callable[[int], None] = lambda epoch: None,
    signs: Sequence[int] = (),
) -> Fit:
    """The model of the epoch that predicts best; each epoch is told. Equal harvests and seeds give equal models. The
    weights of factors with a sign never get the other one."""
    rng = np.random.default_rng(seed)
    checked, learnt = split(harvests, rng)
    mean, spread = scale(learnt)
    checked, learnt = checked.scaled(mean, spread), learnt.scaled(mean, spread)
    network = Network.begin(learnt.rows.shape[2], units, rng)
    learn_standing(network, learnt)
    prior, best, best_epoch = network.copy(), network.copy(), 0
    lowest = loss(network, checked)
    adam = Adam(network)
    for epoch in range(1, epochs + 1):
        order = rng.permutation(learnt.size)
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * (epoch - 1) / epochs))
        for start in range(0, learnt.size, BATCH):
            batch = learnt.part(order[start : start + BATCH])
            adam.step(network, network.gradient(batch), rate, prior, decay)
            network.keep_signs(signs)
        now = loss(network, checked)
        if now < lowest:
            lowest, best, best_epoch = now, network.copy(), epoch
        tell(epoch)
    return Fit(best.weights(mean, spread), lowest, guess(checked), best_epoch)


def split(harvests: list[Harvest], rng: np.random.Generator) -> tuple[Sample, Sample]:
    """The games that are kept aside and those learnt from, drawn: numbers go with tables, and all shall be checked."""
    told = [harvest for harvest in harvests if len(harvest.progress)]
    if len(told) < 2:
        raise ValueError(f"{len(told)} games with positions are too few to learn from")
    order = [told[place] for place in rng.permutation(len(told))]
    aside = max(1, len(told) // CHECKED)
    return sample(order[:aside]), sample(order[aside:])


def scale(given: Sample) -> tuple[Array, Array]:
    """Mean and spread of each factor."""
    rows = given.rows[given.seated].astype(np.float64)  # sums of many small numbers
    return rows.mean(0).astype(np.float32), np.maximum(rows.std(0), RARE).astype(np.float32)


class Network:
    """The weights while they are learnt, for factors that are scaled."""

    def __init__(self, parts: dict[str, Array]) -> None:
        self.parts = parts

    @classmethod
    def begin(cls, factors: int, units: int, rng: np.random.Generator) -> "Network":
        """Nothing is known; hidden units differ, and add nothing yet."""
        return cls(
            {
                "early": np.zeros(factors, np.float32),
                "late": np.zeros(factors, np.float32),
                "hidden": (rng.standard_normal((factors, units)) / np.sqrt(factors)).astype(np.float32),
                "biases": np.zeros(units, np.float32),
                "drift": np.zeros(units, np.float32),
                "out": np.zeros(units, np.float32),
            }
        )

    def copy(self) -> "Network":
        """The weights as they are now."""
        return Network({name: part.copy() for name, part in self.parts.items()})

    def keep_signs(self, signs: Sequence[int]) -> None:
        """Weights beyond 0 on the wrong side go back to it."""
        for factor, sign in enumerate(signs):
            if sign:
                for part in (self.parts["early"], self.parts["late"]):
                    part[factor] = sign * max(0.0, sign * part[factor])

    def predict(self, given: Sample) -> tuple[Array, Array]:
        """The shares of all seats, and what the hidden units say."""
        parts = self.parts
        time = given.progress[:, None]
        scores = (given.rows @ parts["early"]) * (1 - time) + (given.rows @ parts["late"]) * time
        sums = given.rows @ parts["hidden"] + parts["biases"] + time[..., None] * parts["drift"]
        units = np.maximum(sums, 0.0)
        scores = np.where(given.seated, scores + units @ parts["out"], -1e9)
        scores -= scores.max(1, keepdims=True)
        powers = np.exp(scores)
        return powers / powers.sum(1, keepdims=True), units

    def gradient(self, batch: Sample) -> dict[str, Array]:
        """Of the mean cross-entropy."""
        shares, units = self.predict(batch)
        time = batch.progress[:, None]
        wrong = (shares - batch.shares) / batch.size  # by score
        behind = (wrong[..., None] * self.parts["out"]) * (units > 0)
        flat = batch.rows.reshape(-1, batch.rows.shape[2])
        return {
            "early": flat.T @ (wrong * (1 - time)).ravel(),
            "late": flat.T @ (wrong * time).ravel(),
            "hidden": flat.T @ behind.reshape(len(flat), behind.shape[2]),
            "biases": behind.sum((0, 1)),
            "drift": (behind * time[..., None]).sum((0, 1)),
            "out": units.reshape(len(flat), units.shape[2]).T @ wrong.ravel(),
        }

    def weights(self, mean: Array, spread: Array) -> Weights:
        """For factors as they are. What the means add is the same for every seat of a position, but not in the
        units."""
        parts = self.parts
        hidden = parts["hidden"] / spread[:, None]
        biases = parts["biases"] - mean @ hidden
        return Weights(
            early=rounded(parts["early"] / spread),
            late=rounded(parts["late"] / spread),
            hidden=[rounded(row) for row in hidden] if len(parts["out"]) else [],
            biases=rounded(biases),
            drift=rounded(parts["drift"]),
            out=rounded(parts["out"]),
        )


class Adam:
    """Steps whose size follows from how steady the gradients are."""

    def __init__(self, network: Network) -> None:
        self.first = {name: np.zeros_like(part) for name, part in network.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in network.parts.items()}
        self.count = 0

    def step(self, network: Network, gradient: dict[str, Array], rate: float, prior: Network, decay: float) -> None:
        """Against the gradient, and a little towards what was known before."""
        self.count += 1
        for name, part in network.parts.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * gradient[name]
            self.second[name] = 0.999 * self.second[name] + 0.001 * gradient[name] ** 2
            mean = self.first[name] / (1 - 0.9**self.count)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.count)) + 1e-8
            part -= (rate * mean / size + rate * decay * (part - prior.parts[name])).astype(np.float32)


def learn_standing(network: Network, given: Sample) -> None:
    """The best that the hand-made value can say by itself, the last factor: what else is learnt begins there."""
    adam = Adam(network)
    for _step in range(STANDING_STEPS):
        gradient = network.gradient(given)
        for name, part in gradient.items():
            part[..., : -1 if name in ("early", "late") else None] = 0.0
        adam.step(network, gradient, STANDING_RATE, network, 0.0)


def loss(network: Network, given: Sample) -> float:
    """Mean cross-entropy above that of the shares themselves."""
    shares, _ = network.predict(given)
    return cross_entropy(given, shares) - cross_entropy(given, given.shares)


def guess(given: Sample) -> float:
    """The same for a guess that all seats are equal."""
    equal = given.seated / given.seated.sum(1, keepdims=True)
    return cross_entropy(given, equal.astype(np.float32)) - cross_entropy(given, given.shares)


def cross_entropy(given: Sample, shares: Array) -> float:
    """Mean of the true shares times the logarithm of these, with the sign turned."""
    return float(-(given.shares * np.log(np.maximum(shares, 1e-9))).sum(1).mean())


def rounded(weights: NDArray[Any]) -> list[float]:
    """Short enough to be shipped."""
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]
