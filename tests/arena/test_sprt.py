"""The sequential test: the arithmetic, whole blocks only, and how often it errs."""

from collections.abc import Callable
from math import log
from random import Random

import pytest

from zeitalter.arena.sprt import PRIOR_BLOCKS, Hypotheses, SequentialTest, Verdict

EVEN = Hypotheses(h0=0.5, h1=0.6)


def taken(hypotheses: Hypotheses, seats: int, games: list[float]) -> SequentialTest:
    test = SequentialTest(hypotheses, seats)
    for won in games:
        test.add(won)
    return test


def test_the_bounds_are_walds() -> None:
    assert (EVEN.lower, EVEN.upper) == (pytest.approx(-log(19)), pytest.approx(log(19)))
    strict = Hypotheses(h0=0.25, h1=0.3, alpha=0.01, beta=0.1)
    assert (strict.lower, strict.upper) == (pytest.approx(log(0.1 / 0.99)), pytest.approx(log(0.9 / 0.01)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"h0": 0.5, "h1": 0.5},
        {"h0": 0.6, "h1": 0.5},
        {"h0": 0, "h1": 0.5},
        {"h0": 0.5, "h1": 1},
        {"h0": 0.5, "h1": 0.6, "alpha": 0.5},
        {"h0": 0.5, "h1": 0.6, "beta": 0},
    ],
)
def test_hypotheses_must_make_sense(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError):
        Hypotheses(**wrong)


def test_the_ratio_by_hand() -> None:
    test = taken(EVEN, 2, [1, 1, 1, 0, 0.5, 1])  # blocks of 1, 0.5 and 0.75
    assert test.blocks == [1, 0.5, 0.75]
    variance = (PRIOR_BLOCKS * 0.125 + 2 * 0.25**2) / (PRIOR_BLOCKS + 3)
    assert test.variance == pytest.approx(variance)
    assert test.llr == pytest.approx(0.1 * (2.25 - 3 * 0.55) / variance)
    assert test.verdict is Verdict.OPEN


def test_only_whole_blocks_count() -> None:
    test = taken(EVEN, 2, [1, 1])
    before = test.llr
    test.add(0)
    assert test.llr == before
    test.add(0)
    assert test.llr < before


def test_games_in_pairs_are_one_observation() -> None:
    """A win with every deal and a loss with it says more than wins and losses by chance: it is the deal that varies."""
    paired = taken(EVEN, 2, 30 * [1, 0] + 5 * [1, 1])
    scattered = taken(EVEN, 2, 15 * [1, 1, 0, 0] + 5 * [1, 1])
    assert paired.variance < scattered.variance
    assert abs(paired.llr) > abs(scattered.llr)


@pytest.mark.parametrize(("seats", "games"), [(2, 12), (3, 12), (4, 12), (7, 14)])
def test_a_bot_that_always_wins_is_found_out_soon(seats: int, games: int) -> None:
    """Nor does it matter that nothing varies."""
    test = SequentialTest(Hypotheses(h0=1 / seats, h1=1 / seats + 0.1), seats)
    played = 0
    while test.verdict is Verdict.OPEN:
        test.add(1)
        played += 1
    assert (test.verdict, played) == (Verdict.STRONGER, games)


def test_one_that_always_loses_is_not_stronger() -> None:
    assert taken(EVEN, 2, 20 * [0]).verdict is Verdict.NO


def independent(share: float, seats: int, rng: Random) -> list[float]:
    return [float(rng.random() < share) for _ in range(seats)]


def by_deal(share: float, seats: int, rng: Random) -> list[float]:
    """A deal may suit a bot at all seats, or at none."""
    lucky = rng.random() < share
    return [float(lucky if rng.random() < 0.3 else rng.random() < share) for _ in range(seats)]


@pytest.mark.parametrize("block", [independent, by_deal])
@pytest.mark.parametrize("seats", [2, 4])
def test_errors_are_as_rare_as_promised(seats: int, block: Callable[[float, int, Random], list[float]]) -> None:
    hypotheses = Hypotheses(h0=1 / seats, h1=1 / seats + 0.1)
    tests = 400

    def verdicts(share: float) -> list[Verdict]:
        rng = Random(1)
        return [one_test(share, rng) for _ in range(tests)]

    def one_test(share: float, rng: Random) -> Verdict:
        test = SequentialTest(hypotheses, seats)
        while test.verdict is Verdict.OPEN and len(test.blocks) < 150:
            for won in block(share, seats, rng):
                test.add(won)
        return test.verdict

    assert verdicts(hypotheses.h0).count(Verdict.STRONGER) / tests < 0.08
    assert verdicts(hypotheses.h1).count(Verdict.NO) / tests < 0.11
    assert verdicts(hypotheses.h1 + 0.1).count(Verdict.STRONGER) / tests > 0.95
