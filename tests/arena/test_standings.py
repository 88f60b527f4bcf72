"""What is counted from results."""

import pytest

from zeitalter.arena.game import GameResult
from zeitalter.arena.standings import labels, pairings, standings
from zeitalter.arena.wilson import wilson
from zeitalter.core.wording import Message


def result(totals: list[int]) -> GameResult:
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return GameResult(
        seed="",
        winners=[seat for seat, rank in enumerate(ranks) if rank == 1],
        totals=totals,
        ranks=ranks,
        scores=[],
        rounds=1,
        decisions=1,
        actions=1,
        reason=Message("over"),
        digest="",
    )


def test_one_against_two_copies() -> None:
    # The first bot sits at 0, 1, 2 in turn: it wins, shares with one copy, comes last.
    one, copies = standings(["a", "b"], 3, [result([9, 3, 3]), result([5, 5, 1]), result([7, 6, 2])])
    assert (one.bot, one.games, one.wins, one.win_rate) == ("a", 3, 1.5, 0.5)
    assert (one.low, one.high) == wilson(1.5, 3)
    assert one.chance == pytest.approx(1 / 3)
    assert one.mean_score == pytest.approx((9 + 5 + 2) / 3)
    assert one.mean_place == pytest.approx((1 + 1 + 3) / 3)
    assert one.wins_by_seat == [1, 0.5, 0]
    assert (copies.games, copies.wins) == (3, 1.5)
    assert copies.chance == pytest.approx(2 / 3)
    assert copies.mean_score == pytest.approx((3 + 3 + 5 + 1 + 7 + 6) / 6)
    assert copies.games_by_seat == [2, 2, 2]


def test_a_tie_of_three_still_adds_up() -> None:
    together = standings(["a", "b", "c"], 3, 3 * [result([4, 4, 4])])
    assert [standing.wins for standing in together] == [1, 1, 1]


def test_bots_that_sat_out_are_not_counted() -> None:
    three = standings(["a", "b", "c"], 2, 2 * [result([1, 0])])
    assert [standing.games for standing in three] == [2, 2, 0]
    assert (three[2].low, three[2].high) == (0, 1)


def test_a_bot_entered_twice_is_told_apart() -> None:
    assert labels(["x", "y", "x", "x"]) == ["x", "y", "x#2", "x#3"]


def test_pairings_name_the_bots_by_seat() -> None:
    assert [pairing.bots for pairing in pairings(["a", "b"], 3, 2)] == [["a", "b", "b"], ["b", "a", "b"]]
