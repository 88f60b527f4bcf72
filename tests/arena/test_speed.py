"""The bench measures something on every kind of game; how fast it runs is not for a test to judge."""

from tests.trial import RULES
from zeitalter.arena.speed import SAMPLES, build, measure, positions


def test_measure() -> None:
    speed = measure(RULES, 3, None, seconds=0.05)
    assert speed.mean_options >= 2
    assert min(speed.decisions_per_second, speed.games_per_second, speed.copy_us, speed.encode_us, speed.observe_us) > 0


def test_positions_come_from_all_of_the_game() -> None:
    states = positions(RULES, 3, None, "test")
    assert len(states) == SAMPLES
    assert len({state.digest() for state in states}) == SAMPLES


def test_the_build_is_named() -> None:
    assert build() in ("pure", "compiled")
