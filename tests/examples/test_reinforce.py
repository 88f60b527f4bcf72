"""examples/reinforce.py runs as its page says; how well it learns is measured, not asserted."""

import runpy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "reinforce.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


def test_it_trains_and_tells(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    example["main"](["--games", "3", "--test-games", "2"])
    assert "of 2 new games against random won" in capsys.readouterr().out


def test_what_won_becomes_likelier(example: dict[str, Any]) -> None:
    policy = example["Policy"](3, 4, np.random.default_rng(1))
    seen, mask = np.array([1, 0, 2], np.int16), np.array([1, 0, 1, 1], np.int8)
    first = policy.decide(seen, mask)
    assert list(first.legal) == [0, 2, 3]
    assert first.chances == pytest.approx([1 / 3] * 3)
    policy.learn([first], advantage=1.0)
    assert policy.decide(seen, mask).chances[first.taken] > 1 / 3
    policy.learn([first] * 2, advantage=-1.0)
    assert policy.decide(seen, mask).chances[first.taken] < 1 / 3


def test_equal_seeds_learn_the_same(example: dict[str, Any]) -> None:
    weights = [
        example["train"](gymnasium.make(example["GAME"], opponents=["random"], seat="random"), 2, 5, print).weights
        for _ in range(2)
    ]
    assert np.array_equal(*weights)
    assert weights[0].any()
