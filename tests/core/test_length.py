"""How long games last."""

import pytest

from tests.core.play import begin, play, skip_bids
from tests.trial import RULES
from zeitalter.core.length import IN_A_ROW, Length, Thoughts, read_lengths, to_nearest
from zeitalter.core.options import mode_key
from zeitalter.core.state import State
from zeitalter.games import games, load


def test_of_what_one_seat_decides_in_a_row_only_so_much_counts() -> None:
    state = begin(2)
    skip_bids(state)
    thoughts = Thoughts(2)
    (seat,) = state.actors()[:1]
    for _ in range(IN_A_ROW + 3):
        thoughts.decides(state, seat)
    assert thoughts.all == thoughts.own[seat] == IN_A_ROW
    assert thoughts.own[1 - seat] == 0


def test_what_all_decide_at_the_same_time_takes_as_long_as_the_slowest() -> None:
    state = begin(3)
    thoughts = Thoughts(3)
    for seat in (0, 2, 0):
        thoughts.decides(state, seat)
    play(state, "0 seal")
    thoughts.decides(state, 1)
    assert (thoughts.all, thoughts.own) == (2, [2, 1, 1])


def test_a_turn_after_somebody_else_begins_anew() -> None:
    state = begin(2)
    alone: dict[int, State] = {}  # a position in which just this seat is asked
    while len(alone) < 2:
        seat = state.actors()[0]
        if state.agenda[-1].seat == seat:
            alone.setdefault(seat, state.copy())
        state.apply(seat, state.default_action(seat))
    thoughts = Thoughts(2)
    for seat in (0, 1, 0):
        for _ in range(IN_A_ROW - 1):
            thoughts.decides(alone[seat], seat)
    assert thoughts.own == [2 * (IN_A_ROW - 1), IN_A_ROW - 1]
    assert thoughts.all == sum(thoughts.own)


@pytest.mark.parametrize(
    ("minutes", "told"), [(0, 5), (12, 10), (13, 15), (68, 75), (170, 165), (200, 210), (500, 510)]
)
def test_estimates_are_no_more_exact_than_they_can_be(minutes: float, told: int) -> None:
    assert to_nearest(minutes) == told


def test_a_minute_or_two_for_a_long_turn() -> None:
    length = Length(mode=0, seats=4, thoughts=90 * IN_A_ROW, own=20 * IN_A_ROW)
    assert length.minutes() == (90, 180)
    assert length.minutes_alone() == (20, 40)


def test_lengths_are_read_from_their_file() -> None:
    assert read_lengths(b"lengths = [{ mode = 1, seats = 2, thoughts = 30, own = 15 }]") == [Length(1, 2, 30, 15)]
    assert RULES.lengths == []


@pytest.mark.parametrize("game", games())
def test_every_mode_and_player_count_is_measured(game: str) -> None:
    rules = load(game)
    measured = [(length.mode, length.seats) for length in rules.lengths]
    assert measured == [(mode, seats) for mode in range(len(rules.modes)) for seats in rules.seats]
    assert all(0 < length.own < length.thoughts for length in rules.lengths)


def test_modes_have_names_where_there_are_several() -> None:
    assert [mode_key(RULES, mode) for mode in (0, 1)] == ["preset-whole", "preset-short"]
    assert [mode_key(load("ages"), mode) for mode in (0, 2)] == ["option-level-beginner", "option-level-expert"]
    assert mode_key(load("mosaic"), 0) == ""
