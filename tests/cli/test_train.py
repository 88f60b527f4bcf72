"""zeitalter train, with the trial game among the registered ones"""

import json
import sys
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.runner import run
from zeitalter.cli import train
from zeitalter.cli.context import Context
from zeitalter.games import load
from zeitalter.text import Words
from zeitalter.training.gate import Score

TRAIN = ("train", "trial", "--jobs", "1")
SMALL = ("--variants", "short", "--level", "easy", "--stages", "1", "--games", "9", "--matches", "4", "--seed", "7")


@pytest.fixture(autouse=True)
def trial(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("zeitalter.games._packages", lambda: {"trial": "tests.trial"})
    monkeypatch.setattr(Score, "keeps", property(lambda score: True))
    monkeypatch.setattr(load("trial"), "values", tmp_path / "shipped.json")


def test_a_course_is_begun_shipped_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "course"))
    done = run(capsys, *TRAIN, *SMALL, *out, "--ship")
    assert done.code == 0, done.err
    assert done.err.startswith("Stage 1: loss short ")
    assert "of 4 won against the best values so far" in done.err
    best = tmp_path / "course" / "best.json"
    assert f"The best values are in {best}" in done.out
    assert (tmp_path / "shipped.json").read_bytes() == best.read_bytes()
    assert "loss by stage" in (tmp_path / "course" / "curve.svg").read_text()

    again = run(capsys, *TRAIN, *SMALL, *out)
    assert (again.code, again.out) == (2, "")
    assert "go on with --resume, or choose another folder" in again.err
    other = run(capsys, *TRAIN, *out, "--resume", "--games", "12")
    assert "games is 9 there, 12 here" in other.err

    more = run(capsys, *TRAIN, *out, "--resume", "--stages", "2", "--json")
    told = json.loads(more.out)
    assert [stage["number"] for stage in told["stages"]] == [1, 2]
    assert (told["game"], told["values"], told["shipped"]) == ("trial", str(best), None)
    german = run(capsys, *TRAIN, *out, "--resume", "--language", "de")
    assert german.err == ""
    assert "Verlust" in german.out
    assert "Die besten Werte liegen in" in german.out


def test_what_cannot_be_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "none"))
    assert "there is no course in" in run(capsys, *TRAIN, *out, "--resume").err
    assert "no variant 'long'" in run(capsys, *TRAIN, *out, "--variants", "long").err
    assert "medium, hard, expert" in run(capsys, *TRAIN, *out, "--level", "clever").err
    assert not (tmp_path / "none").exists()


def test_ctrl_c_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("zeitalter.training.selfplay.play", interrupted)
    done = run(capsys, *TRAIN, *SMALL, "--out", str(tmp_path))
    assert (done.code, done.out) == (130, "")
    assert done.err == f"Interrupted. To go on: zeitalter train trial --resume --out {tmp_path}\n"


@pytest.mark.parametrize("package", ["numpy", "matplotlib"])
def test_missing_packages_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    gone = "zeitalter.training" if package == "numpy" else "zeitalter.stats.drawing"
    for name in [name for name in sys.modules if name.startswith(gone)]:
        monkeypatch.delitem(sys.modules, name)
    if package == "matplotlib":
        monkeypatch.delattr("zeitalter.stats.drawing", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    done = run(capsys, *TRAIN, *SMALL, "--out", str(tmp_path))
    assert done.code == (2 if package == "numpy" else 0)
    assert "pip install 'zeitalter[training]'" in done.err


def test_in_a_checkout_the_sources_get_the_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the compiled engine runs, whose files are copies."""
    rules = load("trial")
    best, build, source = tmp_path / "best.json", tmp_path / "build" / "fast", tmp_path / "src" / "g" / "values.json"
    source.parent.mkdir(parents=True)
    best.write_text("{}")
    monkeypatch.setattr(rules, "values", build / "g" / "values.json")
    monkeypatch.setattr(train, "HERE", build)
    monkeypatch.setattr(train, "root", lambda: tmp_path)
    assert train.ship(rules, best) == source
    assert source.read_text() == "{}"


def test_values_that_do_not_fit_are_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    refused = run(capsys, "arena", "trial", "--bots", f"easy@{tmp_path}/none.json,greedy", "--jobs", "1")
    assert (refused.code, refused.out) == (2, "")
    assert "none.json cannot be read" in refused.err


def test_each_part_of_a_stage_has_its_bar() -> None:
    context = Context(Words("en"), Namespace(json=False))
    context.err = Console(file=StringIO(), force_terminal=True, width=100)
    with train.Bars(context, 2) as bars:
        bars.tell("play", 3, 10)
        bars.tell("play", 5, 10)
        bars.tell("fit", 0, 30)
        bars.next_stage()
        bars.tell("play", 0, 10)
    shown = context.err.file.getvalue()
    for words in ("Stage 2, self-play", "5/10", "Stage 2, fitting", "0/30", "Stage 3, self-play", "0/10"):
        assert words in shown
