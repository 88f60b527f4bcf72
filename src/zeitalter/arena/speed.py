"""How fast a game runs: random play, and what copies, bytes and views of a state cost, in processor time."""

from collections.abc import Callable
from statistics import median
from time import process_time

from msgspec import Struct

from zeitalter.core.chance import stream
from zeitalter.core.playout import play_randomly
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.fast.engine import is_compiled

SAMPLES = 60  # positions, spread over a few games, on which copy, encode and observe are timed
REPEATS = 5


class Speed(Struct, frozen=True, kw_only=True):
    decisions_per_second: float  # with two or more options
    games_per_second: float
    mean_options: float
    decisions_per_game: float
    copy_us: float
    encode_us: float
    observe_us: float


def build() -> str:
    """Which build runs: compiled or pure Python."""
    return "compiled" if is_compiled() else "pure"


def measure(rules: Rules, seats: int, options: Struct | None, seconds: float, seed: str = "bench") -> Speed:
    """Play random games for about this time, set-up included, then time the rest on positions of such games."""
    play_randomly(rules.setup(seats, options, seed), stream(seed), rules.longest)  # warm
    games = decisions = choices = 0
    start = process_time()
    while games == 0 or process_time() - start < seconds:
        playout = play_randomly(rules.setup(seats, options, f"{seed}/{games}"), stream(seed, games), rules.longest)
        games += 1
        decisions += playout.decisions
        choices += playout.options
    elapsed = process_time() - start
    states = positions(rules, seats, options, seed)
    return Speed(
        decisions_per_second=decisions / elapsed,
        games_per_second=games / elapsed,
        mean_options=choices / max(1, decisions),
        decisions_per_game=decisions / games,
        copy_us=microseconds(states, lambda state: state.copy()),
        encode_us=microseconds(states, lambda state: state.encode()),
        observe_us=microseconds(states, lambda state: state.observe(0)),
    )


def positions(rules: Rules, seats: int, options: Struct | None, seed: str) -> list[State]:
    """Positions in equal steps through random games."""
    states: list[State] = []
    game = 0
    while len(states) < SAMPLES:
        state = rules.setup(seats, options, f"{seed}/{game}")
        rng = stream(seed, game)
        while state.actors() and len(states) < SAMPLES:
            states.append(state.copy())
            play_randomly(state, rng, 10)
        game += 1
    return states


def microseconds(states: list[State], what: Callable[[State], object]) -> float:
    """The median over several rounds of the mean time for a state."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        for state in states:
            what(state)
        times.append(process_time() - start)
    return median(times) / len(states) * 1e6
