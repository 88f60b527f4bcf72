"""Rewards add up to 0, and shared places share."""

import pytest

from zeitalter.adapters.rewards import by_rank, by_score, rewarding
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Message


def ended(totals: list[int], ranks: list[int], points: bool = True) -> Outcome:
    return Outcome([{} for _ in totals], totals, ranks, Message("end"), points)


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 2, 1], [-0.5, -0.5, 1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]),
    ],
)
def test_by_rank(ranks: list[int], rewards: list[float]) -> None:
    assert by_rank(ended([0] * len(ranks), ranks)) == pytest.approx(rewards)


def test_by_score() -> None:
    assert by_score(ended([30, 10], [1, 2])) == pytest.approx([0.25, -0.25])
    assert by_score(ended([6, 3, 0], [1, 2, 3])) == pytest.approx([1 / 3, 0, -1 / 3])
    assert by_score(ended([0, 0], [1, 2])) == [0, 0]
    assert by_score(ended([-5, 10], [2, 1])) == pytest.approx([-0.5, 0.5])


def test_a_race_is_not_rewarded_by_score() -> None:
    assert by_score(ended([90, 10], [2, 1], points=False)) == [-1, 1]


def test_an_unknown_reward_names_the_known() -> None:
    with pytest.raises(ValueError, match="no reward 'money'; there are: rank, score"):
        rewarding("money")
