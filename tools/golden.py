"""Golden records: whole stored games that every later version of the code must replay to the byte.

They change only by this command, together with a rules version and a line in the changelog:

    python tools/golden.py [GAME ...]           plays new games
    python tools/golden.py --keep [GAME ...]    plays the stored games again: every action, every answer of chance, the
                                                totals, places and reason must be equal; only the checks of positions,
                                                which follow the layout of the state, are written again

The games are random, with decisions taken back, deadlines passing and a bot taking over a seat now and then.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from zeitalter.core.action import TABLE, Control, Timeout
from zeitalter.core.chance import Stream, stream
from zeitalter.core.match import Match
from zeitalter.core.record import Record, read
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules, load

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
MISHAP = 40  # one entry in this many is an undo, a deadline or a change of hands


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
        match.act(TABLE, Timeout(seat))
    elif kind == 1 and match.undoable(seat):
        match.undo(seat)
    else:
        match.act(TABLE, Control(seat, rng.below(2)))


def path(rules: Rules, seats: int, mode: int) -> Path:
    return FOLDER / rules.id / f"mode{mode}-{seats}.json"


def cases(rules: Rules) -> list[tuple[int, int]]:
    """(seats, mode): every mode and every player count at least once."""
    modes, counts = len(rules.modes), list(rules.seats)
    return [(counts[i % len(counts)], i % modes) for i in range(max(modes, len(counts)))]


class Changed(Exception):
    """A stored game goes another way now; the message says where."""


def play_again(rules: Rules, stored: Record) -> Match:
    """The stored game on the present code, proved equal but for the checks of positions."""
    options = msgspec.convert(stored.options, rules.options)
    match = Match(rules, stored.seats, options, bytes.fromhex(stored.seed), stored.players)
    for number, entry in enumerate(stored.entries):
        match.repeat(entry)
        again = match.entries[-1]
        if (again.seat, again.action, again.chance) != (entry.seat, entry.action, entry.chance):
            raise Changed(f"entry {number}: {again} instead of {entry}")
    result, before = match.record().result, stored.result
    if result is None or before is None:
        raise Changed("the game has not ended")
    if (result.totals, result.ranks, result.reason) != (before.totals, before.ranks, before.reason):
        raise Changed(f"the game ends with {result} instead of {before}")
    return match


def keep(rules: Rules) -> None:
    for file in sorted((FOLDER / rules.id).glob("*.json")):
        stored = read(file.read_bytes())
        match = play_again(rules, stored)
        file.write_bytes(msgspec.json.encode(match.record()) + b"\n")
        print(f"{file.relative_to(FOLDER.parents[1])}: {len(stored.entries)} entries and the outcome are equal")


def main(names: list[str]) -> None:
    if names[:1] == ["--keep"]:
        for rules in [load(name) for name in names[1:]] or all_rules():
            keep(rules)
        return
    for rules in [load(name) for name in names] or all_rules():
        for seats, mode in cases(rules):
            file = path(rules, seats, mode)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(play(rules, seats, mode).record()) + b"\n")
            print(file.relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
