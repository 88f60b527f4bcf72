"""What a learnt value reads of the trial game."""

from typing import Final

from tests.trial.model.state import Trial
from zeitalter.core.factors import Factors

NAMES: Final = ["coins", "places", "pieces", "cards"]
VARIANTS: Final = ["whole", "short"]


def read(state: Trial, judge: int) -> list[list[float]]:
    places = range(len(state.pieces))
    return [
        [
            state.coins[seat] / 5.0,
            float(sum(state.holder(place) == seat for place in places)),
            float(sum(row[seat] for row in state.pieces)),
            float(len(state.hands[seat])),
        ]
        for seat in range(state.seats)
    ]


def progress(state: Trial) -> float:
    return max(0, state.round - 1) / state.last_round


def variant(state: Trial) -> int:
    return int(state.last_round == 1)


def factors() -> Factors[Trial]:
    return Factors(NAMES, read, progress, VARIANTS, variant)
