"""The proof of strength: which cells belong to it, and that a cell is played once, kept and told."""

from pathlib import Path

import pytest

from tools import strength
from tools.strength import Cell, Finding, Proof, cells
from zeitalter.bots.efforts import LEVELS
from zeitalter.games import games, load


@pytest.mark.parametrize("game", games())
def test_everything_is_compared_that_is_claimed(game: str) -> None:
    found = list(cells([game]))
    assert len(found) == len(set(found)) == len({cell.name for cell in found})
    names = list(LEVELS)
    for players in (2, 4, 6) if game == "civ1980" else (2, 4):
        beaten = {
            cell.against.split("/")[0] for cell in found if cell.players == players and cell.bot.split("/")[0] in names
        }
        assert beaten >= {*names[:-1], "greedy"} - ({"greedy"} if players == 6 else set())
    assert {script.name for script in load(game).game.scripts()} <= {cell.against for cell in found}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cell:
    """A cell that takes no time, in a folder of its own, with a page for the table."""
    monkeypatch.setattr(strength, "FOLDER", tmp_path / "games")
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(strength, "GAMES", 4)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "bots.md")
    cell = Cell("ages_cards", 2, "easy", "random")
    monkeypatch.setattr(strength, "cells", lambda chosen: iter([cell, Cell("ages_cards", 2, "easy", "greedy")]))
    return cell


def test_a_cell_is_played_once_and_told(small: Cell, tmp_path: Path) -> None:
    (tmp_path / "bots.md").write_text(f"before\n{strength.BEGIN}{strength.END}after\n")
    proof = strength.prove(small, "s", None, 300.0)
    assert proof is not None
    assert (proof.test.games, proof.test.h0) == (4, 0.5)
    kept = tmp_path / "kept" / "ages_cards.jsonl"
    lines = kept.read_text()
    assert strength.prove(small, "s", None, 300.0) == proof
    assert kept.read_text() == lines
    assert strength.kept("ages_cards") == [proof]
    for _again in range(2):  # the table replaces the one before
        strength.write()
        page = (tmp_path / "bots.md").read_text()
        assert page.count("| `ages_cards` | 2 | `easy` | `random` |") == 1
        assert page.startswith("before\n")
        assert page.endswith("after\n")
    assert "1 of 2 cells; 0 of them, marked" in page


def test_what_was_measured_before_a_change_is_marked_and_measured_anew(small: Cell, tmp_path: Path) -> None:
    test = Finding(verdict="stronger", llr=2.95, games=12, share=1.0, low=0.7, high=1.0, h0=0.5)
    strength.keep(Proof(small, "s", "another", test))
    assert "stronger \\* |" in strength.table()
    assert "1 of 2 cells; 1 of them, marked" in strength.table()
    proof = strength.prove(small, "s", None, 300.0)
    assert proof is not None
    assert proof.test != test
    strength.keep(Proof(small, "s", "another", test))  # as when branches are put together: what fits comes first
    assert "stronger \\* |" not in strength.table()


def test_a_change_counts_only_where_it_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    low, high = Cell("ages", 2, "easy", "beginner"), Cell("ages", 2, "hard", "medium")
    before = strength.sources(low), strength.sources(high)
    assert before == (strength.sources(low), strength.sources(high))
    doubts = load("ages").game.doubts()
    game = type(load("ages").game)
    monkeypatch.setattr(game, "doubts", lambda self: [*doubts[:3], doubts[3] + 0.001, 0.0])
    assert strength.sources(low) == before[0]
    assert strength.sources(high) != before[1]


def test_a_cell_without_time_is_not_kept(small: Cell, tmp_path: Path) -> None:
    assert strength.prove(small, "s", None, 0.01) is None
    assert strength.kept("ages_cards") == []
    assert not (tmp_path / "kept").exists()


def test_what_cannot_be_played_is_said(small: Cell) -> None:
    with pytest.raises(SystemExit, match="9"):
        strength.prove(Cell("ages_cards", 9, "easy", "random"), "s", None, 300.0)


def test_a_row_says_how_it_stands() -> None:
    test = Finding(verdict="no", llr=-2.95, games=30, share=0.35, low=0.2, high=0.53, h0=0.5)
    row = strength.told(Proof(Cell("mosaic", 2, "expert/4", "hard"), "M", "x", test))
    assert row == "| `mosaic` | 2 | `expert/4` | `hard` | 10.5 of 30 | 20 – 53 % | 50 % | -2.95 | not stronger \\* |\n"


def test_the_page_has_a_place_for_the_table() -> None:
    page = strength.PAGE.read_text()
    assert page.index(strength.BEGIN) < page.index(strength.END)
