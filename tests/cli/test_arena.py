"""zeitalter arena"""

import json

import pytest

from tests.cli.runner import run

ARENA = ("arena", "ages_cards", "--bots", "greedy,random", "--seed", "3")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *ARENA, "--players", "3", "--games", "3", "--jobs", "1", "--json")
    result = json.loads(done.out)
    assert result["balanced"]
    greedy, random = result["standings"]
    assert (greedy["bot"], greedy["games"], greedy["chance"]) == ("greedy", 3, pytest.approx(1 / 3))
    assert (random["bot"], random["games"], random["chance"]) == ("random", 3, pytest.approx(2 / 3))
    assert greedy["games_by_seat"] == [1, 1, 1]
    assert greedy["wins"] + random["wins"] == pytest.approx(3)
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    parallel = run(capsys, *ARENA, "--players", "3", "--games", "3", "--jobs", "2", "--json")
    assert parallel.out == done.out


def test_table_says_when_seats_are_not_balanced(capsys: pytest.CaptureFixture[str]) -> None:
    arena = ("arena", "ages_cards", "--bots", "random,random", "--jobs", "1")
    odd = run(capsys, *arena, "--games", "3").out
    assert "not every bot sat in every seat" in odd
    assert "random#2" in odd
    assert "nicht jeder Bot" in run(capsys, *arena, "--games", "1", "--language", "de").out
    assert "not every" not in run(capsys, *arena, "--games", "2").out
