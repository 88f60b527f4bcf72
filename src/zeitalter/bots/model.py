"""The model behind a learnt value: from the factors of all seats to the share of the game each may hope for.

Every seat gets a score, by the same weights: a sum over its factors, whose weights move evenly from those of the
beginning to those of the end, and the answers of a few hidden units. What the scores come to, compared with
each other, are shares that add up to 1.
"""

from math import exp
from typing import Final

BEYOND: Final = 30.0  # a score so far behind the best is hopeless; keeps exp within bounds


class Model:
    """Weights, ready to be used. All lists go by factor, or by hidden unit."""

    __slots__ = ("biases", "drift", "early", "hidden", "late", "out", "units")

    def __init__(
        self,
        early: list[float],
        late: list[float],
        hidden: list[list[float]],  # by factor: its weight in each unit
        biases: list[float],
        drift: list[float],  # what the progress of the game adds to each unit
        out: list[float],  # what each unit adds to the score
    ) -> None:
        self.early = early
        self.late = late
        self.hidden = hidden
        self.biases = biases
        self.drift = drift
        self.out = out
        self.units = len(out)

    def score(self, row: list[float], progress: float) -> float:
        """How well a seat stands; only differences between seats mean something."""
        early = self.early
        late = self.late
        rest = 1.0 - progress
        total = 0.0
        for i in range(len(row)):
            x = row[i]
            if x != 0.0:
                total += x * (rest * early[i] + progress * late[i])
        if self.units:
            total += self.unit_score(row, progress)
        return total

    def unit_score(self, row: list[float], progress: float) -> float:
        """What the hidden units add."""
        sums: list[float] = []
        for j in range(self.units):
            sums.append(self.biases[j] + progress * self.drift[j])
        for i in range(len(row)):
            x = row[i]
            if x != 0.0:
                weights = self.hidden[i]
                for j in range(self.units):
                    sums[j] += x * weights[j]
        total = 0.0
        for j in range(self.units):
            if sums[j] > 0.0:
                total += sums[j] * self.out[j]
        return total

    def shares(self, rows: list[list[float]], progress: float) -> list[float]:
        """What each seat may hope for."""
        scores: list[float] = []
        best = -1e300
        for row in rows:
            score = self.score(row, progress)
            scores.append(score)
            if score > best:
                best = score
        total = 0.0
        for i in range(len(scores)):
            behind = best - scores[i]
            scores[i] = exp(-(behind if behind < BEYOND else BEYOND))
            total += scores[i]
        for i in range(len(scores)):
            scores[i] /= total
        return scores
