"""Golden records: whole stored games that every later version of the code must replay to the byte.

They change only by this command, together with a rules version and a line in the changelog:

    python tools/golden.py [GAME ...]

The games are random, with decisions taken back, deadlines passing and a bot taking over a seat now and then.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from zeitalter.core.action import CONTROL, TABLE, TIMEOUT, Action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules, load

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
MISHAP = 40  # one entry in so many is an undo, a deadline or a change of hands


def play(rules: Rules, seats: int, mode: int) -> Match:
    """A whole game with random decisions and mishaps, equal for equal input."""
    rng = stream("golden", rules.id, seats, mode)
    match = Match(rules, seats, rules.modes[mode], f"golden {seats} {mode}")
    while actors := match.state.actors():
        seat = actors[rng.below(len(actors))]
        if rng.below(MISHAP) == 0:
            mishap(match, seat, rng)
        else:
            legal = match.state.legal_actions(seat)
            match.act(seat, legal[rng.below(len(legal))])
    return match


def mishap(match: Match, seat: int, rng: Stream) -> None:
    kind = rng.below(3)
    if kind == 0:
        match.act(TABLE, Action(TIMEOUT, seat))
    elif kind == 1 and match.undoable(seat):
        match.undo(seat)
    else:
        match.act(TABLE, Action(CONTROL, seat, rng.below(2)))


def path(rules: Rules, seats: int, mode: int) -> Path:
    return FOLDER / rules.id / f"mode{mode}-{seats}.json"


def cases(rules: Rules) -> list[tuple[int, int]]:
    """(seats, mode): every mode and every player count at least once."""
    modes, counts = len(rules.modes), list(rules.seats)
    return [(counts[i % len(counts)], i % modes) for i in range(max(modes, len(counts)))]


def main(names: list[str]) -> None:
    for rules in [load(name) for name in names] or all_rules():
        for seats, mode in cases(rules):
            file = path(rules, seats, mode)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(play(rules, seats, mode).record()) + b"\n")
            print(file.relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
