"""Every bot comes to every seat equally often."""

from collections import Counter

import pytest

from zeitalter.arena.lineups import is_balanced, is_even, lineup, moved_on, round_robin


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


@pytest.mark.parametrize(
    ("bots", "seats", "cycle"),
    [(2, 2, 2), (2, 4, 4), (2, 3, 6), (4, 4, 4), (5, 2, 20), (5, 3, 30), (3, 7, 21), (8, 4, 280)],
)
def test_a_round_robin_singles_nobody_out(bots: int, seats: int, cycle: int) -> None:
    lines = round_robin(bots, seats, cycle)
    assert is_even(bots, seats, lines)
    at = Counter(bot for line in lines for bot in line)
    assert set(at.values()) == {cycle * seats // bots}
    met = Counter((one, other) for line in lines for one in set(line) for other in set(line) if one != other)
    assert len(set(met.values())) == 1
    assert is_even(bots, seats, round_robin(bots, seats, 2 * cycle))


@pytest.mark.parametrize(("bots", "seats"), [(7, 2), (7, 4), (3, 2), (2, 5)])
def test_an_early_end_is_fair_as_well(bots: int, seats: int) -> None:
    lines = round_robin(bots, seats, 10 * seats)
    assert lines[: 3 * seats + 1] == round_robin(bots, seats, 3 * seats + 1)
    for blocks in range(1, 11):
        played = Counter(bot for line in lines[: blocks * seats] for bot in line)
        assert max(played.values()) - min(played[bot] for bot in range(bots)) <= 2 * seats


def test_a_line_up_is_moved_through_all_seats() -> None:
    lines = round_robin(6, 3, 9)
    for block in range(0, 9, 3):
        assert lines[block : block + 3] == [moved_on(lines[block], shift) for shift in range(3)]


def test_who_sits_next_to_whom_changes() -> None:
    following = {line[(line.index(0) + 1) % 4] for line in round_robin(4, 4, 40)}
    assert following == {1, 2, 3}


def test_no_bots_are_no_round_robin() -> None:
    with pytest.raises(ValueError):
        round_robin(0, 2, 1)
