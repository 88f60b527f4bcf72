"""How long bots think: decisions, turns, and what is said of them."""

import msgspec
import pytest
from msgspec import UNSET

from zeitalter.arena.batch import Batch, Games, Pairing, Played
from zeitalter.arena.times import Stopwatch, Thinking, paces
from zeitalter.arena.work import Here

PAIRING = Pairing(0, ["greedy", "random"])


def played(**settings: bool) -> Played:
    ((_, game),) = Here().do(Games(Batch(game="ages_cards", seed="times", **settings)), [PAIRING])
    return game


def test_a_turn_lasts_until_another_seat_decides() -> None:
    stopwatch = Stopwatch(3)
    for seat, seconds in [(0, 0.001), (0, 0.002), (2, 0.004), (0, 0.008), (2, 0.016), (2, 0.032)]:
        stopwatch.add(seat, seconds)
    assert stopwatch.seats == [
        Thinking([1000, 2000, 8000], [3000, 8000]),
        Thinking(),
        Thinking([4000, 16000, 32000], [4000, 48000]),
    ]


def test_the_pace_of_a_bot_at_any_seat() -> None:
    hundred = Thinking(list(range(1, 100)), [5])
    games = [([0, 1], [hundred, Thinking([7], [7])]), ([1, 0], [Thinking([9], [9]), Thinking([1000], [1005])])]
    first, second, third = paces(["a", "b", "c"], games)
    assert (first.decisions, first.turns, second.decisions, third.decisions) == (100, 2, 2, 0)
    assert (first.decision_median, first.decision_p99) == (pytest.approx(50e-6), pytest.approx(99e-6))
    assert (first.turn_median, first.turn_p99) == (pytest.approx(5e-6), pytest.approx(1005e-6))
    assert (second.decision_median, second.decision_p99) == (pytest.approx(7e-6), pytest.approx(9e-6))
    assert (third.bot, third.decision_median, third.turn_p99) == ("c", 0, 0)


def test_a_timed_game_is_the_same_game() -> None:
    timed, plain, recorded = played(times=True), played(), played(times=True, records=True)
    assert timed.result == plain.result == recorded.result
    assert plain.times is UNSET
    for game in (timed, recorded):
        assert game.times is not UNSET
        greedy, random = game.times
        assert len(greedy.decisions) + len(random.decisions) == game.result.decisions
        assert sum(greedy.decisions) == sum(greedy.turns) > sum(random.turns)
        assert msgspec.json.decode(msgspec.json.encode(game), type=Played).times == game.times
