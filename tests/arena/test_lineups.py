"""Every bot comes to every seat equally often."""

from collections import Counter

import pytest

from zeitalter.arena.lineups import is_balanced, lineup


def test_two_bots_are_one_against_the_rest() -> None:
    assert [lineup(2, 4, game) for game in range(5)] == [
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
        [1, 1, 1, 0],
        [0, 1, 1, 1],
    ]


def test_the_seat_left_over_goes_round_among_the_others() -> None:
    extra = [Counter(lineup(3, 4, game)).most_common(1)[0][0] for game in range(0, 16, 4)]
    assert extra == [1, 2, 1, 2]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    met = {frozenset(lineup(4, 2, game)) for game in range(12)}
    assert len(met) == 6


@pytest.mark.parametrize(
    ("bots", "seats", "cycle"), [(1, 3, 3), (2, 2, 2), (2, 4, 4), (3, 4, 8), (4, 4, 4), (4, 3, 12)]
)
def test_balance(bots: int, seats: int, cycle: int) -> None:
    assert is_balanced(bots, seats, cycle)
    assert is_balanced(bots, seats, 3 * cycle)
    assert bots == 1 or not is_balanced(bots, seats, cycle + 1)


def test_no_bots_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        lineup(0, 2, 0)
