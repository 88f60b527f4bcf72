"""The Wilson interval against known values (Newcombe 1998, Statistics in Medicine 17, table I, method 3)."""

import pytest

from zeitalter.arena.wilson import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


def test_shared_wins_lie_between() -> None:
    assert wilson(10, 40)[0] < wilson(10.5, 40)[0] < wilson(11, 40)[0]


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_wins_than_games_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        wilson(5, 4)


def test_the_rate_itself_lies_within() -> None:
    """Also at both ends, where rounding could put it outside."""
    for games in range(1, 200):
        for wins in (0, 1, games - 1, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
