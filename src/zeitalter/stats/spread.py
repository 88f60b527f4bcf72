"""How numbers are spread: mean, deviation, quantiles."""

from collections.abc import Sequence
from statistics import mean, quantiles, stdev

from msgspec import Struct


class Spread(Struct, frozen=True, kw_only=True):
    count: int
    mean: float
    deviation: float  # the sample's; 0 for a single number
    lowest: float
    tenth: float  # a tenth of the numbers are below
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    highest: float


def spread(numbers: Sequence[float]) -> Spread:
    if not numbers:
        raise ValueError("nothing to describe")
    cuts = quantiles(numbers, n=20, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 19
    return Spread(
        count=len(numbers),
        mean=mean(numbers),
        deviation=stdev(numbers) if len(numbers) > 1 else 0.0,
        lowest=min(numbers),
        tenth=cuts[1],
        quarter=cuts[4],
        median=cuts[9],
        three_quarters=cuts[14],
        nine_tenths=cuts[17],
        highest=max(numbers),
    )
