"""Ratings by places."""

import pytest

from zeitalter.arena.ladder import Rating, rungs
from zeitalter.arena.ratings import ratings

Game = tuple[list[int], list[int]]


def test_nobody_has_played() -> None:
    assert ratings(2, []) == [Rating(25.0, pytest.approx(25 / 3))] * 2


def test_winners_rise_and_everybody_becomes_surer() -> None:
    best, middle, worst = ratings(3, 10 * [([0, 1, 2], [1, 2, 3]), ([2, 0, 1], [3, 1, 2])])
    assert best.mu > middle.mu > worst.mu
    assert max(best.sigma, middle.sigma, worst.sigma) < 25 / 3


def test_a_shared_place_is_nobodys_gain() -> None:
    assert ratings(2, [([0, 1], [1, 1])])[0].mu == pytest.approx(25)


def test_only_places_count_whatever_the_seats() -> None:
    there: list[Game] = [([0, 1], [1, 2])]
    assert ratings(2, there) == ratings(2, [([1, 0], [2, 1])])


def test_copies_of_a_bot_are_rated_by_their_mean() -> None:
    one, copies = ratings(2, [([0, 1, 1], [2, 1, 3])])
    assert (one.mu, copies.mu) == (pytest.approx(25, abs=1.5), pytest.approx(25, abs=1.5))
    one, copies = ratings(2, [([0, 1, 1], [1, 2, 3])])
    assert one.mu > 25 > copies.mu


def test_a_bot_alone_learns_nothing() -> None:
    assert ratings(1, [([0, 0], [1, 2])]) == ratings(1, [])


def test_the_ladder_begins_with_the_best() -> None:
    ladder = rungs(["a", "b", "b"], 2, [], [Rating(20, 2), Rating(31, 1), Rating(20, 2)])
    assert [rung.bot for rung in ladder] == ["b", "a", "b#2"]
    assert (ladder[0].low, ladder[0].high) == (pytest.approx(31 - 1.96, abs=1e-3), pytest.approx(31 + 1.96, abs=1e-3))
