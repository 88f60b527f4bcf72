"""Counting, with games made up so that every number can be worked out by hand."""

import pytest

from zeitalter.arena.wilson import wilson
from zeitalter.stats.facts import Facts, Traits
from zeitalter.stats.tally import Rate, Statistics, Tally


def game(
    players: str, winners: list[int], cards: list[str], rounds: int = 10, totals: list[int] | None = None
) -> Facts:
    """Players and cards are single letters."""
    traits: list[Traits] = [{"card": list(held)} for held in cards]
    return Facts(
        game="chess",
        players=list(players),
        winners=winners,
        totals=[] if totals is None else totals,
        rounds=rounds,
        decisions=5 * rounds,
        ending="end-mate",
        traits=traits,
    )


def count(*games: Facts) -> Statistics:
    tally = Tally()
    tally.add_all(games)
    (statistics,) = tally.statistics()
    return statistics


def by_key(rates: list[Rate]) -> dict[str, Rate]:
    return {rate.key: rate for rate in rates}


def test_win_rates_with_intervals() -> None:
    rates = count(game("ab", [0], ["x", ""]), game("ab", [0], ["x", "y"]), game("ab", [1], ["xy", ""])).rates
    x = by_key(rates["card"])["x"]
    assert (x.games, x.wins, x.rate) == (3, 2, pytest.approx(2 / 3))
    assert (x.low, x.high) == wilson(2, 3)
    assert [rate.key for rate in rates["card"]] == ["x", "y"]  # the best first
    assert [(rate.key, rate.wins) for rate in rates["seat"]] == [("1", 2), ("2", 1)]


def test_shared_wins_count_in_parts() -> None:
    rates = count(game("abc", [0, 2], ["x", "", "x"]), game("abc", [1], ["", "", ""])).rates
    assert by_key(rates["card"])["x"].wins == 1
    assert by_key(rates["player"])["a"].wins == 0.5


def test_a_card_is_measured_by_who_has_it() -> None:
    """Player a wins three of four. A card that only a buys is expected to win as often as a does."""
    games = [game("ab", [winner], [held, ""]) for winner, held in [(0, "x"), (0, "x"), (0, ""), (1, "")]]
    rates = count(*games).rates
    assert by_key(rates["card"])["x"].expected == 0.75
    assert by_key(rates["card"])["x"].rate == 1
    assert {rate.expected for rate in rates["player"]} == {0.5}  # of players: an equal share
    assert [rate.expected for rate in rates["seat"]] == [0.75, 0.25]


def test_what_is_expected_depends_on_the_size_of_the_table() -> None:
    games = [game("aa", [0], ["x", ""]), game("aaaa", [0], ["x", "", "", ""])]
    rates = count(*games).rates
    assert by_key(rates["card"])["x"].expected == (1 / 2 + 1 / 4) / 2
    assert count(*games).tables == {2: 1, 4: 1}


def test_what_everybody_always_has_tells_nothing() -> None:
    rates = count(game("ab", [0], ["xs", "s"]), game("ab", [0], ["s", "s"])).rates
    assert [rate.key for rate in rates["card"]] == ["x"]


def test_a_rate_is_telling_where_the_interval_leaves_out_what_was_expected() -> None:
    rate = {"key": "x", "games": 10, "wins": 5.0, "rate": 0.5, "low": 0.3, "high": 0.7}
    assert not Rate(**rate, expected=0.3).is_telling
    assert Rate(**rate, expected=0.29).is_telling
    assert Rate(**rate, expected=0.71).is_telling


def test_length_and_points() -> None:
    games = [game("ab", [0], ["", ""], rounds, [rounds, 0]) for rounds in (10, 20, 20, 30)]
    statistics = count(*games)
    assert statistics.games == 4
    assert statistics.rounds.mean == 20
    assert statistics.lengths == {10: 1, 20: 2, 30: 1}
    assert statistics.decisions.median == 100
    assert statistics.scores["a"].highest == 30
    assert statistics.scores["b"].mean == 0
    assert statistics.endings == {"end-mate": 4}


def test_a_race_has_no_points() -> None:
    assert count(game("ab", [0], ["", ""])).scores == {}
