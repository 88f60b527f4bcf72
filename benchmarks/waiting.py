"""What people and bots wait for between two decisions, at positions all through random games.

    python benchmarks/waiting.py [--game ages] [--positions 150] [--rounds 5] [--json]

The table shows microseconds of processor time for one position, at the largest number of players:

- observe: what the seat to move may know (`State.observe`);
- imagine: a full position from that view (`Rules.from_view`), which every decision of a bot begins with;
- describe: all legal actions of the seat to move in words (`State.describe`), for terminals and browsers;
- position: what the server builds and encodes for the browser of the person to move.

Every round measures all positions; the fastest counts, since other programs only ever add to the time. After `make
fast`, PYTHONPATH=build/fast measures the compiled build.
"""

import argparse
import json
from collections.abc import Callable
from time import process_time

import msgspec
from msgspec import Struct

from zeitalter.arena.speed import build
from zeitalter.core.chance import stream
from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.games import games, load
from zeitalter.server.tables.position import see

WORLDS = 4  # imagined from each view
GAMES = 3  # of each mode the positions come from this many random games

Figures = dict[str, float]  # what -> microseconds


class Place(Struct, frozen=True):
    """A position with the seat that is asked, and what both kinds of players need of it."""

    match: Match
    state: State
    seat: int
    view: View


def places(rules: Rules, number: int) -> list[Place]:
    """Positions in equal steps through random games of all modes."""
    games = [(mode, f"waiting/{game}") for mode in rules.modes for game in range(GAMES)]
    found = []
    for mode, seed in games:
        passed = decisions(rules, mode, seed)
        each = max(1, len(passed) * len(games) // number)
        found += [place(rules, mode, state, seat) for state, seat in passed[::each]]
    return found


def decisions(rules: Rules, options: Struct, seed: str) -> list[tuple[State, int]]:
    """All positions of a random game in which a seat has something to choose."""
    rng = stream(seed)
    state = rules.setup(rules.seats.stop - 1, options, seed)
    passed = []
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            passed.append((state.copy(), seat))
        state.apply(seat, legal[rng.below(len(legal))])
    return passed


def place(rules: Rules, options: Struct, state: State, seat: int) -> Place:
    match = Match(rules, state.seats, options)
    match.state = state
    return Place(match, state, seat, state.observe(seat))


def observe(place: Place) -> None:
    place.state.observe(place.seat)


def imagine(place: Place) -> None:
    for world in range(WORLDS):  # where much is hidden, luck decides how long it takes
        place.match.rules.from_view(place.view, stream("waiting", world))


def describe(place: Place) -> None:
    for action in place.state.legal_actions(place.seat):
        place.state.describe(place.seat, action)


def position(place: Place) -> None:
    msgspec.json.encode(see(place.match, place.seat, "people", True))


def measure(rules: Rules, number: int, rounds: int) -> Figures:
    found = places(rules, number)
    figures = {what.__name__: microseconds(what, found, rounds) for what in (observe, imagine, describe, position)}
    figures["imagine"] /= WORLDS
    return figures


def microseconds(what: Callable[[Place], None], found: list[Place], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        start = process_time()
        for place in found:
            what(place)
        times.append(process_time() - start)
    return min(times) / len(found) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=games(), help="one game (default: all)")
    parser.add_argument("--positions", type=int, default=150, help="about how many positions (default 150)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    chosen = [options.game] if options.game else games()
    results = {game: measure(load(game), options.positions, options.rounds) for game in chosen}
    if options.json:
        print(json.dumps({"build": build(), "microseconds": results}, indent=1))
        return
    print(f"{build() + ', µs':16}" + "".join(f"{what:>10}" for what in next(iter(results.values()))))
    for game, figures in results.items():
        print(f"{game:16}" + "".join(f"{value:10.1f}" for value in figures.values()))


if __name__ == "__main__":
    main()
