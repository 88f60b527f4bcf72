"""zeitalter ladder"""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.runner import run

LADDER = ("ladder", "ages_cards", "--bots", "random,greedy,random", "--seed", "l", "--games", "6")


def test_the_strongest_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    ladder = json.loads(run(capsys, *LADDER, "--jobs", "1", "--json").out)
    assert (ladder["players"], ladder["games"], ladder["balanced"]) == (2, 6, True)
    best, *others = ladder["rungs"]
    assert best["bot"] == "greedy"
    assert {rung["bot"] for rung in others} == {"random", "random#2"}
    assert [rung["mu"] for rung in ladder["rungs"]] == sorted((rung["mu"] for rung in ladder["rungs"]), reverse=True)
    for rung in ladder["rungs"]:
        assert rung["low"] < rung["mu"] < rung["high"]
        standing = rung["standing"]
        assert (standing["games"], standing["games_by_seat"]) == (4, [2, 2])
        assert standing["low"] <= standing["win_rate"] <= standing["high"]
    assert sum(rung["standing"]["wins"] for rung in ladder["rungs"]) == pytest.approx(6)
    assert "times" not in ladder


def test_it_is_the_same_in_any_number_of_processes_and_after_an_interruption(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    alone = run(capsys, *LADDER, "--jobs", "1", "--json").out
    journal = tmp_path / "games.journal"
    assert run(capsys, *LADDER, "--jobs", "2", "--json", "--resume", str(journal)).out == alone
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:4]))
    assert run(capsys, *LADDER, "--jobs", "1", "--json", "--resume", str(journal)).out == alone
    grown = run(capsys, *LADDER, "--games", "8", "--jobs", "1", "--json", "--resume", str(journal))
    assert json.loads(grown.out)["games"] == 8
    assert not json.loads(grown.out)["balanced"]


def test_times_only_where_they_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    ladder = json.loads(run(capsys, *LADDER, "--jobs", "1", "--json", "--times").out)
    assert [pace["bot"] for pace in ladder["times"]] == [rung["bot"] for rung in ladder["rungs"]]
    assert ladder["times"][0]["decision_median"] > ladder["times"][1]["decision_median"] > 0


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Rating", "± σ", "Win rate", "95 % interval", "Mean score", "ms/decision", "Plackett-Luce", "Seed l"]),
        ("de", ["Wertung", "± σ", "Siegquote", "Mittlere Punkte", "ms/Entscheidung", "Zufallswert l"]),
    ],
)
def test_table(language: str, expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *LADDER, "--jobs", "1", "--language", language)
    assert (done.code, done.err) == (0, "")
    assert [text for text in expected if text not in done.out] == []
    assert done.out.index("greedy") < done.out.index("random")
    assert "Züge" in run(capsys, *LADDER, "--jobs", "1", "--times", "--language", "de").out


def test_uneven_line_ups_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not every bot" not in run(capsys, *LADDER, "--jobs", "1").out
    assert "not every bot" in run(capsys, *LADDER, "--games", "4", "--jobs", "1").out


def test_all_bots_of_the_game_play_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("zeitalter.cli.ladder.bots_of", lambda rules: ["random", "greedy"])
    table = ("--games", "2", "--players", "3", "--jobs", "1", "--json")
    named = run(capsys, "ladder", "ages_cards", "--bots", "random,greedy", *table)
    assert run(capsys, "ladder", "ages_cards", *table).out == named.out


def test_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, other = tmp_path / "deep" / "ladder.svg", tmp_path / "other.svg"
    for file in (one, other):
        assert run(capsys, *LADDER, "--jobs", "1", "--plot", str(file)).code == 0
    assert one.read_bytes() == other.read_bytes()
    drawn = one.read_text(encoding="utf-8")
    for text in ("greedy", "random#2", "Rating", "6 games of 2 players", "95 % interval"):
        assert text in drawn


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "greedy"), "a ladder needs two bots or more"),
        (("--bots", "greedy,nobody"), "there is no bot “nobody”"),
        (("--plot", "ladder.txt"), "ladder.txt is not the name of a picture; those end in .svg, .png, .pdf"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "ladder", "ages_cards", *arguments)
    assert done.code == 2
    assert complaint in done.err


@pytest.mark.parametrize(
    ("package", "module", "arguments", "extra"),
    [
        ("openskill.models", "zeitalter.arena.ratings", (), "ratings"),
        ("matplotlib", "zeitalter.stats.drawing", ("--plot", "ladder.svg"), "plots"),
    ],
)
def test_without_a_package_the_way_to_get_it_is_told_before_any_game(
    package: str,
    module: str,
    arguments: tuple[str, ...],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    journal = tmp_path / "games.journal"
    refused = run(capsys, *LADDER, *arguments, "--resume", str(journal))
    assert refused.code == 2
    assert f"pip install 'zeitalter[{extra}]'" in refused.err
    assert not journal.exists()
