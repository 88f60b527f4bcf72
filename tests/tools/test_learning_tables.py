"""The tables for learners are those of the games."""

from pathlib import Path

import pytest

from tools import learning_tables
from tools.learning_tables import PAGES, blocks_of, main, meanings_in, page_of
from zeitalter.games import games, load


def test_the_pages_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


def test_an_outdated_page_is_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning_tables, "ROOT", tmp_path)
    monkeypatch.setattr(learning_tables, "PAGES", tmp_path / "learning")
    assert main([]) == 0
    page = tmp_path / "learning" / "ages_cards.md"
    page.write_text(page.read_text(encoding="utf-8").replace("`pyramid`", "`tower`"), encoding="utf-8")
    assert main(["--check"]) == 1
    assert "learning/ages_cards.md is out of date" in capsys.readouterr().out
    main([])
    assert main(["--check"]) == 0


def test_what_blocks_mean_is_kept() -> None:
    rules = load("ages_cards")
    empty = page_of(rules, "")
    assert not meanings_in(empty)["`pyramid`"]
    told = empty.replace("| `pyramid` |  |", "| `pyramid` | cards to buy |")
    assert page_of(rules, told) == told


@pytest.mark.parametrize("game", games())
def test_every_block_says_what_it_means(game: str) -> None:
    meanings = meanings_in((PAGES / f"{game}.md").read_text(encoding="utf-8"))
    del meanings["all"]
    assert meanings
    assert all(meanings.values())


def test_blocks_hold_for_all_players_and_all_that_is_counted() -> None:
    blocks = blocks_of(load("ages").features(3))
    assert len(blocks["player*.wonders"]) == 3 * 16
    assert {"razing", "razing.buildings"} <= set(blocks["asked"])
    assert blocks[""] == ["sealed"]
