"""Evolution: values move to where the better results were, and an interrupted course comes to the same end."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.training.test_course import Backwards, Dying, finish
from zeitalter.bots.values import Weights, load_values
from zeitalter.core.rules import Rules
from zeitalter.training.course import Course
from zeitalter.training.evolution import Result, draws, moved, noise_of
from zeitalter.training.gate import Score
from zeitalter.training.plan import CourseError, Plan, factors_of

FITTED: dict[str, Any] = {"variants": ["short"], "level": "easy", "stages": 1, "games": 9, "matches": 8, "sights": 0.4}
EVOLVED: dict[str, Any] = FITTED | {"begins": "shipped", "generations": 2}
WEIGHTS = Weights(early=[1.0, -2.0, 0.0], late=[0.5, 0.0, -1.0])
SPREAD = [1.0, 2.0, 4.0]


@pytest.fixture
def shipped(rules: Rules, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Values to begin with."""
    monkeypatch.setattr(Score, "keeps", property(lambda score: True))
    finish(Course(rules, Plan.of(rules, **FITTED), tmp_path / "fitted"))
    monkeypatch.setattr(rules, "values", tmp_path / "fitted" / "best.json")
    return tmp_path / "fitted" / "best.json"


def results(better: int, games: int = 400) -> list[Result]:
    """Games of two that whoever has more of one weight does better in."""
    found = []
    for number in range(games):
        first, second = draws("s", number, 2, 6)[:, better]
        share = 1 / (1 + np.exp(second - first))
        found.append(Result(number, 0, [float(share), float(1 - share)]))
    return found


@pytest.mark.parametrize("better", [0, 4])
def test_the_weight_that_wins_grows_most(better: int) -> None:
    after = moved(WEIGHTS, SPREAD, "s", results(better), [0, 0, 0])
    before, now = WEIGHTS.early + WEIGHTS.late, after.early + after.late
    steps = [(new - old) / noise for new, old, noise in zip(now, before, noise_of(WEIGHTS, SPREAD))]
    assert steps[better] > 2.0
    assert max(abs(step) for place, step in enumerate(steps) if place != better) < 0.6


def test_a_weight_with_a_sign_never_gets_the_other_one() -> None:
    noise = noise_of(WEIGHTS, SPREAD)
    assert moved(WEIGHTS, SPREAD, "s", results(4), [0, -1, 0]).late[1] == 0.0
    assert moved(WEIGHTS, SPREAD, "s", results(4), [0, 1, 0]).late[1] > noise[4]


def test_equal_results_move_nothing() -> None:
    assert moved(WEIGHTS, SPREAD, "s", [Result(0, 0, [0.5, 0.5])], [0, 0, 0]) == WEIGHTS


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_noise_comes_in_opposite_pairs_and_is_the_same_again(seats: int) -> None:
    drawn = draws("s", 5, seats, 4)
    assert drawn.shape == (seats, 4)
    assert np.array_equal(drawn, draws("s", 5, seats, 4))
    assert not np.array_equal(drawn, draws("s", 6, seats, 4))
    opposites = sum(any(np.array_equal(mine, -other) for other in drawn) for mine in drawn)
    assert opposites == seats - seats % 2


@pytest.mark.parametrize("after", [3, 12 + 4, 12 + 9 + 2])  # in self-play, in the first generation, in the second
def test_an_interrupted_evolution_comes_to_the_same_end(
    rules: Rules, shipped: Path, tmp_path: Path, after: int
) -> None:
    plan = Plan.of(rules, **EVOLVED)
    finish(Course(rules, plan, tmp_path / "whole"), Backwards())
    with pytest.raises(KeyboardInterrupt):
        finish(Course(rules, plan, tmp_path / "cut"), Dying(after))
    for file in (tmp_path / "cut" / "stage-1").glob("bouts-*.jsonl"):
        file.write_bytes(file.read_bytes()[:-3])  # a crash in the middle of a line
    finish(Course(rules, plan, tmp_path / "cut"))
    for name in ("stage-0.json", "stage-1.json", "best.json", "stages.jsonl"):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    evolved = load_values(rules, tmp_path / "cut" / "best.json")
    assert evolved.variants["short"] != load_values(rules, shipped).variants["short"]
    assert evolved.made["games"] == 18


def test_what_was_shipped_at_the_beginning_is_what_counts(rules: Rules, shipped: Path, tmp_path: Path) -> None:
    plan = Plan.of(rules, **EVOLVED)
    course = Course(rules, plan, tmp_path / "whole")
    before = (tmp_path / "whole" / "stage-0.json").read_bytes()
    values = load_values(rules, shipped)
    shorter = Weights(early=[0.0] * len(values.factors), late=[0.0] * len(values.factors))
    shipped.write_bytes(msgspec.json.encode(msgspec.structs.replace(values, variants={"short": shorter})))
    course = Course(rules, plan, tmp_path / "whole")
    assert course.judged("easy") == "easy@stage-0"
    assert (tmp_path / "whole" / "stage-0.json").read_bytes() == before


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"begins": "hand-made"}, "a course with generations begins with those"),
        ({"variants": ["whole"]}, "no values are shipped for whole; begin with the hand-made value"),
    ],
)
def test_evolution_needs_values_to_begin_with(
    rules: Rules, shipped: Path, tmp_path: Path, settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(CourseError, match=reason):
        Course(rules, Plan.of(rules, **EVOLVED | settings), tmp_path / "none")


def test_hidden_units_stay_as_they_are(rules: Rules) -> None:
    count = len(factors_of(rules).names)
    weights = Weights(
        early=[1.0] * count, late=[1.0] * count, hidden=[[0.5]] * count, biases=[0.1], drift=[0.2], out=[0.3]
    )
    games = [Result(number, 0, [1.0, 0.0]) for number in range(20)]
    after = moved(weights, [1.0] * count, "s", games, [0] * count)
    assert after.early != weights.early
    assert (after.hidden, after.biases, after.drift, after.out) == ([[0.5]] * count, [0.1], [0.2], [0.3])
