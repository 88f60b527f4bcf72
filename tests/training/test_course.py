"""Courses: interrupted anywhere they come to the same end, whoever does the work."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from zeitalter.arena.work import Here, Work, Workers
from zeitalter.bots.values import load_values
from zeitalter.core.rules import Rules
from zeitalter.training import harvests
from zeitalter.training.course import Course, plan_in
from zeitalter.training.gate import Score
from zeitalter.training.plan import CourseError, Plan, Stage, tables
from zeitalter.training.selfplay import Harvest, play

SMALL: dict[str, Any] = {"variants": ["short"], "level": "easy", "stages": 2, "games": 9, "matches": 8, "sights": 0.4}
ENDS = ("stages.jsonl", "best.json", "stage-1.json", "stage-2.json")


@pytest.fixture(autouse=True)
def all_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the second stage plays with what the first one learnt, though few games prove nothing."""
    monkeypatch.setattr(Score, "keeps", property(lambda score: True))


def silent(part: str, done: int, total: int) -> None:
    assert 0 <= done <= total


def finish(course: Course, workers: Workers | None = None) -> list[Stage]:
    return list(course.run(workers or Here(), silent))


def ends(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in ENDS]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[bytes]]:
    """How it ends without an interruption."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("zeitalter.games._packages", lambda: {"trial": "tests.trial"})
        patch.setattr(Score, "keeps", property(lambda score: True))
        from zeitalter.games import load

        folder = tmp_path_factory.mktemp("whole")
        rules = load("trial")
        finish(Course(rules, Plan.of(rules, **SMALL), folder))
        yield ends(folder)


class Backwards:
    """Work that is done in another order, as several processes may."""

    def do(self, work: Work[Any, Any], jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        do = work.ready()
        for number, job in reversed(list(enumerate(jobs))):
            yield number, do(job)


class Dying:
    """Is interrupted after so many results."""

    def __init__(self, left: int) -> None:
        self.left = left

    def do(self, work: Work[Any, Any], jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        for found in Here().do(work, jobs):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield found


def test_who_works_does_not_matter(rules: Rules, whole: list[bytes], tmp_path: Path) -> None:
    stages = finish(Course(rules, Plan.of(rules, **SMALL), tmp_path), Backwards())
    assert ends(tmp_path) == whole
    assert [(stage.number, stage.played, stage.kept) for stage in stages] == [(1, 8, True), (2, 8, True)]
    assert load_values(rules, tmp_path / "best.json").made["stage"] == 2


@pytest.mark.parametrize("after", [4, 12, 22, 31])  # in self-play and match of the first stage, then of the second
def test_an_interrupted_course_comes_to_the_same_end(
    rules: Rules, whole: list[bytes], tmp_path: Path, after: int
) -> None:
    plan = Plan.of(rules, **SMALL)
    with pytest.raises(KeyboardInterrupt):
        finish(Course(rules, plan, tmp_path), Dying(after))
    course = Course(rules, plan, tmp_path)
    counted = Dying(100)
    finish(course, counted)
    assert ends(tmp_path) == whole
    assert 100 - counted.left <= 34 - after + 1  # what was done is not done again
    assert course.stages() == finish_again(course)


def finish_again(course: Course) -> list[Stage]:
    """A course that is over has nothing left to do."""
    assert finish(course, Dying(0)) == []
    return course.stages()


def test_an_end_between_fitting_and_match_and_before_the_best_is_written(
    rules: Rules, whole: list[bytes], tmp_path: Path
) -> None:
    plan = Plan.of(rules, **SMALL)

    def interrupted(part: str, done: int, total: int) -> None:
        if part == "match":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(Course(rules, plan, tmp_path).run(Here(), interrupted))
    fitted = (tmp_path / "stage-1.json").stat().st_mtime_ns
    finish(Course(rules, plan, tmp_path))
    assert (tmp_path / "stage-1.json").stat().st_mtime_ns == fitted
    (tmp_path / "best.json").unlink()
    finish(Course(rules, plan, tmp_path))
    assert ends(tmp_path) == whole


def test_a_course_may_get_more_stages_and_nothing_else(rules: Rules, tmp_path: Path) -> None:
    plan = Plan.of(rules, **SMALL | {"stages": 1})
    finish(Course(rules, plan, tmp_path))
    assert [stage.number for stage in finish(Course(rules, Plan.of(rules, **SMALL), tmp_path))] == [2]
    with pytest.raises(CourseError, match="holds another course: seed is 0 there, 1 here"):
        Course(rules, Plan.of(rules, **SMALL | {"seed": "1"}), tmp_path)
    assert plan_in(tmp_path) == Plan.of(rules, **SMALL)
    other = msgspec.structs.replace(plan, factors=["coins"])
    with pytest.raises(CourseError, match="factors differ"):
        Course(rules, other, tmp_path)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"variants": ["long"]}, "no variant 'long'; there are: whole, short"),
        ({"games": 5}, "3 tables to play at: 6 games at least"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(rules: Rules, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(CourseError, match=reason):
        tables(rules, Plan.of(rules, **SMALL | settings))


def test_all_tables_are_played_at(rules: Rules) -> None:
    found = tables(rules, Plan.of(rules))
    assert [(table.seats, table.options["rounds"]) for table in found] == [
        (seats, rounds) for rounds in (3, 1) for seats in (2, 3, 4)
    ]


def test_harvests_are_read_as_they_were_written(rules: Rules, tmp_path: Path) -> None:
    trainings = Course(rules, Plan.of(rules, **SMALL), tmp_path).trainings(1)
    games = [play(rules, training) for training in trainings[:3]]
    with harvests.Barn(tmp_path) as barn:
        for harvest in reversed(games):
            barn.add(harvest)
    assert harvests.numbers(tmp_path) == {0, 1, 2}
    for written, again in zip(games, harvests.read_all(tmp_path)):
        assert (written.number, written.variant) == (again.number, again.variant)
        for name in ("rows", "progress", "shares"):
            assert np.array_equal(getattr(written, name), getattr(again, name))
    assert shape(games[0]) == (len(games[0].progress), trainings[0].table.seats, 4)
    assert sum(games[1].shares) == pytest.approx(1.0)
    assert list(tmp_path.glob("*.part")) == []


def shape(harvest: Harvest) -> tuple[int, ...]:
    return harvest.rows.shape
