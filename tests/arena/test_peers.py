"""The comparison with other engines: what it measures of ours, and what it prints. Nothing is installed here."""

import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks.contest import contestants
from benchmarks.contest.contestants import CATAN, CHESS, COMPILED, POKER, PURE, Contestant, Entries, enter_ours
from benchmarks.contest.loops import Figures, Ours, PettingZoo
from benchmarks.contest.rounds import measure
from benchmarks.contest.table import as_json, show


def rounds(*decisions: float) -> list[Figures]:
    return [{"decisions": each, "actions": 2 * each, "copy": 1e5 / each} for each in decisions]


def peer(name: str) -> Contestant:
    return Contestant(name, "", (), Path())


def ours(name: str, build: str, through: str = "") -> Contestant:
    return Contestant(name, "", (), Path(), Path(), build, through)


def test_ours_is_measured() -> None:
    figures = Ours("ages_cards", "0", "4").measure(0.02)
    assert 0 < figures["decisions"] <= figures["actions"]
    assert figures["copy"] > 0


def test_a_contestant_is_measured_in_a_process_of_its_own() -> None:
    entries = Entries([])
    enter_ours(entries, "civ2010", 1, players=4)
    first = entries.contestants[0]
    assert first.name == "civ2010 first, 4 players, pure"
    assert measure(first, 0.01)["decisions"] > 0


def test_a_contestant_that_fails_is_named() -> None:
    with pytest.raises(SystemExit, match="nobody failed"):
        measure(Contestant("nobody", "ours", ("no_such_game", "0", "4"), Path(sys.executable)), 0.01)


class Countdown:
    """Two players take turns at PettingZoo's interface, five actions in all; the first of each has only one option."""

    def reset(self, seed: int) -> None:
        self.agents = ["a", "b"]
        self.taken: list[int] = []

    def last(self) -> tuple[dict[str, list[int]], float, bool, bool, dict[str, object]]:
        mask = [0, 1, 0] if len(self.taken) < 2 else [1, 0, 1]
        return {"action_mask": np.array(mask)}, 0.0, len(self.taken) == 5, False, {}

    def step(self, action: int | None) -> None:
        if action is None:
            self.agents.pop()
        else:
            self.taken.append(action)


def test_pettingzoo_is_played_by_its_mask_to_the_end() -> None:
    pytest.importorskip("numpy")
    loop = PettingZoo(Countdown())
    game = loop.new_game(1)
    assert loop.play(game, 100) == (3, 5)  # decisions, actions
    assert game.taken[:2] == [1, 1]
    assert set(game.taken[2:]) <= {0, 2}
    assert "copy" not in loop.measure(0.001)


def test_medians_and_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    entries = Entries([peer(CATAN), ours("g, pure", PURE), ours("g, compiled", COMPILED)])
    show(
        entries,
        {CATAN: rounds(1000, 9000, 2000), "g, pure": rounds(4000, 5000, 1), "g, compiled": rounds(20000, 1, 30000)},
    )
    catan, pure, compiled, *bars = capsys.readouterr().out.splitlines()[1:]
    assert "2,000" in catan
    assert "(    1,000 –     9,000)" in catan
    assert "2.00x" in pure
    assert "10.00x" in compiled  # of the peer
    assert "5.00x" in compiled  # of pure Python
    assert bars == [
        f"pure, 2 times {CATAN}: met, least by g, pure (2.00x)",
        f"compiled, 15 times {CATAN}: missed by g, compiled (10.00x)",
    ]


def test_bars_through_pettingzoo_are_those_of_its_own_games(capsys: pytest.CaptureFixture[str]) -> None:
    entries = Entries([peer(CATAN), peer(CHESS), peer(POKER), ours("g, pure", PURE, "PettingZoo")], ["h is missing"])
    results = {CATAN: rounds(10), CHESS: rounds(2), POKER: rounds(20), "g, pure": rounds(12)}
    for figures in results[CHESS] + results[POKER] + results["g, pure"]:
        del figures["copy"]  # these have none
    show(entries, results)
    *_, row, chess, poker, absent = capsys.readouterr().out.splitlines()
    assert row.split()[-2:] == ["6.00x", "0.60x"]
    assert chess == f"both builds through PettingZoo, 5 times {CHESS}: met, least by g, pure (6.00x)"
    assert poker == f"both builds through PettingZoo, 1 times {POKER}: missed by g, pure (0.60x)"
    assert absent == "h is missing"
    written = as_json(entries, results)
    assert written["absent"] == ["h is missing"]
    assert written["bars"] == [
        {"name": "g, pure", "peer": CHESS, "wanted": 5, "reached": 6.0, "met": True},
        {"name": "g, pure", "peer": POKER, "wanted": 1, "reached": 0.6, "met": False},
    ]


def test_what_cannot_be_measured_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "fresh_build", lambda: None)
    entries = Entries([])
    enter_ours(entries, "mosaic", 0, players=4)
    enter_ours(entries, "civ1980", 0, players=7, through="PettingZoo")
    assert [each.name for each in entries.contestants] == [
        "mosaic, 4 players, pure",
        "civ1980 rulebook, 7 players, through PettingZoo, pure",
    ]
    assert entries.contestants[1].loop == "pettingzoo-ours"
    assert entries.absent == [contestants.NO_BUILD]
