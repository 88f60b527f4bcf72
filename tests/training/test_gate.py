"""The match that decides: how it is divided, when it ends, what it keeps."""

from pathlib import Path

import pytest

from zeitalter.arena.batch import Pairing
from zeitalter.core.rules import Rules
from zeitalter.training.gate import Gate, Score
from zeitalter.training.selfplay import Table


def gate(rules: Rules, folder: Path, *seats: int) -> Gate:
    return Gate(rules, [Table(count, {"rounds": 1}) for count in seats], "s", folder)


@pytest.mark.parametrize(
    ("played", "won", "keeps", "clear"),
    [
        (200, 115, True, False),  # 57.5 %: the interval is just above one half
        (200, 113, False, False),
        (60, 39, True, False),  # 65 % of few games: enough at the end, not on the way
        (60, 43, True, True),
        (60, 21, False, True),
        (60, 30, False, False),
    ],
)
def test_values_are_kept_if_the_interval_lies_above_one_half(played: int, won: float, keeps: bool, clear: bool) -> None:
    score = Score(played, won)
    assert (score.keeps, score.is_clear) == (keeps, clear)
    assert score.keeps == (score.interval[0] > 0.5)


@pytest.mark.parametrize("games", [2, 20, 21, 100, 250])
def test_no_more_games_than_asked_for_and_each_deal_twice(rules: Rules, tmp_path: Path, games: int) -> None:
    match = gate(rules, tmp_path, 2, 3, 4, 2)
    assert [table.seats for table in match.tables] == [2, 4, 2]
    portions = list(match.portions(games))
    deals = [[deal for portion in portions for deal in portion[index]] for index in range(3)]
    assert sum(map(len, deals)) == games // 2
    assert all(found == list(range(len(found))) for found in deals)
    assert max(map(len, deals)) - min(map(len, deals)) <= 1
    assert match.pairings(1, range(3, 4), "new", "old") == [
        Pairing(6, ["new", "old", "new", "old"]),
        Pairing(7, ["old", "new", "old", "new"]),
    ]


def test_odd_tables_only_if_there_are_no_others(rules: Rules, tmp_path: Path) -> None:
    match = gate(rules, tmp_path, 3)
    seats = [bot for pairing in match.pairings(0, range(2), "new", "old") for bot in pairing.bots]
    assert seats.count("new") == seats.count("old") == 6
