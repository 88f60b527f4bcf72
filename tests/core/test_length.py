"""How long games last."""

import pytest

from tests.core.play import begin, play, skip_bids
from tests.trial import RULES
from zeitalter.core.length import Length, Thoughts, read_lengths, to_nearest
from zeitalter.core.options import mode_key
from zeitalter.games import games, load


def test_what_one_seat_decides_in_a_row_is_one_turn_of_thought() -> None:
    state = begin(2)
    skip_bids(state)
    thoughts = Thoughts(2)
    for _ in range(3):
        thoughts.decides(state, state.actors()[0])
    assert thoughts.turns == 1
    assert sorted(thoughts.own) == [0, 1]


def test_what_all_decide_at_the_same_time_counts_once() -> None:
    state = begin(3)
    thoughts = Thoughts(3)
    for seat in (0, 2, 0):
        thoughts.decides(state, seat)
    play(state, "0 seal")
    thoughts.decides(state, 1)
    assert (thoughts.turns, thoughts.own) == (1, [1, 1, 1])


def test_a_turn_after_somebody_else_is_a_new_one() -> None:
    state = begin(2)
    skip_bids(state)
    thoughts = Thoughts(2)
    order: list[int] = []
    while len(order) < 8 and state.actors():
        seat = state.actors()[0]
        if state.agenda[-1].seat == seat:  # it alone is asked
            thoughts.decides(state, seat)
            order += [] if order[-1:] == [seat] else [seat]
        state.apply(seat, state.default_action(seat))
    assert len(order) > 2
    assert thoughts.turns == len(order)
    assert thoughts.own == [order.count(0), order.count(1)]


@pytest.mark.parametrize(
    ("minutes", "told"), [(0, 5), (12, 10), (13, 15), (68, 75), (170, 165), (200, 210), (500, 510)]
)
def test_estimates_are_no_more_exact_than_they_can_be(minutes: float, told: int) -> None:
    assert to_nearest(minutes) == told


def test_a_minute_or_two_for_every_turn() -> None:
    length = Length(mode=0, seats=4, turns=90, own=20)
    assert length.minutes() == (90, 180)
    assert length.minutes_alone() == (20, 40)


def test_lengths_are_read_from_their_file() -> None:
    assert read_lengths(b"lengths = [{ mode = 1, seats = 2, turns = 30, own = 15 }]") == [Length(1, 2, 30, 15)]
    assert RULES.lengths == []


@pytest.mark.parametrize("game", games())
def test_every_mode_and_player_count_is_measured(game: str) -> None:
    rules = load(game)
    measured = [(length.mode, length.seats) for length in rules.lengths]
    assert measured == [(mode, seats) for mode in range(len(rules.modes)) for seats in rules.seats]
    assert all(0 < length.own < length.turns for length in rules.lengths)


def test_modes_have_names_where_there_are_several() -> None:
    assert [mode_key(RULES, mode) for mode in (0, 1)] == ["preset-whole", "preset-short"]
    assert [mode_key(load("ages"), mode) for mode in (0, 2)] == ["option-level-beginner", "option-level-expert"]
    assert mode_key(load("mosaic"), 0) == ""
