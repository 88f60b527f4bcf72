"""zeitalter stats"""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runner import run, run_program
from zeitalter.core.match import Match
from zeitalter.core.record import write
from zeitalter.games import load


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of two kinds of bots in one file."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl.gz"
    arena = ("arena", "ages_cards", "--bots", "greedy,random", "--players", "3", "--games", "6", "--jobs", "2")
    assert run_program(*arena, "--record", str(file)).code == 0
    return file


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["6 games of 3 players", "Rounds", "Points: greedy", "Seat 1", "Win rate", "Expected", "Wonder"]),
        ("de", ["6 Partien zu 3 Spielern", "Runden", "Punkte: greedy", "Platz 1", "Siegquote", "Erwartet", "Wunder"]),
    ],
)
def test_tables(language: str, expected: list[str], records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "stats", str(records), "--jobs", "1", "--language", language)
    assert (done.code, done.err) == (0, "")
    assert [text for text in expected if text not in done.out] == []


def test_json_is_the_same_for_any_number_of_processes(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, "stats", str(records), "--jobs", "1", "--json")
    assert run(capsys, "stats", str(records), "--jobs", "2", "--json").out == one.out
    report = json.loads(one.out)
    (game,) = report["games"]
    assert (game["game"], game["games"], game["tables"]) == ("ages_cards", 6, {"3": 6})
    greedy, random = sorted(game["rates"]["player"], key=lambda rate: rate["key"])
    assert (greedy["games"], random["games"]) == (6, 12)
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert sum(rate["wins"] for rate in game["rates"]["seat"]) == pytest.approx(6)
    assert all(rate["low"] <= rate["rate"] <= rate["high"] for rates in game["rates"].values() for rate in rates)


def test_rare_things_are_left_out_of_tables_alone(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        "left out: fewer than 999 players" not in run(capsys, "stats", str(records), "--least", "1", "--jobs", "1").out
    )
    few = run(capsys, "stats", str(records), "--least", "999", "--jobs", "1")
    assert "Wonder" not in few.out
    whole = run(capsys, "stats", str(records), "--json", "--jobs", "1").out
    assert run(capsys, "stats", str(records), "--least", "999", "--json", "--jobs", "1").out == whole


def test_unfinished_games_are_told_and_not_counted(
    records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "begun.json").write_bytes(write(Match(load("mosaic"), 2, seed=1).record()))
    both = run(capsys, "stats", str(records), str(tmp_path), "--jobs", "1")
    assert "One game was not finished and is not counted." in both.out
    assert "6 games" in both.out
    alone = run(capsys, "stats", str(tmp_path), "--jobs", "1")
    assert alone.code == 2
    assert "no finished games to count (1 unfinished)" in alone.err


def test_mistakes(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no file or folder missing" in run(capsys, "stats", "missing", "--jobs", "1").err
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"{}\n")
    done = run(capsys, "stats", str(records), str(bad), "--jobs", "2")
    assert done.code == 2
    assert f"{bad}:1: this is not a whole record" in done.err
    assert done.err.count("\n") == 1


def test_pictures(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, folder = tmp_path / "deep" / "all.png", tmp_path / "pictures"
    assert run(capsys, "stats", str(records), "--plot", str(picture), "--jobs", "1").code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert run(capsys, "stats", str(records), "--plot", str(folder), "--jobs", "1").code == 0
    names = {file.name for file in folder.iterdir()}
    assert {"ages_cards-seat.svg", "ages_cards-player.svg", "ages_cards-scores.svg", "ages_cards-length.svg"} <= names


def test_pictures_of_several_games_need_a_folder(
    records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "simulate", "ages", "--jobs", "1", "--record", str(tmp_path / "other"))
    both = (str(records), str(tmp_path / "other"))
    assert (
        "name a folder instead" in run(capsys, "stats", *both, "--plot", str(tmp_path / "all.svg"), "--jobs", "1").err
    )
    assert run(capsys, "stats", *both, "--plot", str(tmp_path / "all"), "--jobs", "1").code == 0
    assert {file.name.split("-")[0] for file in (tmp_path / "all").iterdir()} == {"ages", "ages_cards"}


def test_without_matplotlib_the_way_to_get_it_is_told(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "zeitalter.stats.drawing", raising=False)
    monkeypatch.delattr("zeitalter.stats.drawing", raising=False)
    refused = run(capsys, "stats", str(records), "--plot", "all.png", "--jobs", "1")
    assert refused.code == 2
    assert "pip install 'zeitalter[plots]'" in refused.err
