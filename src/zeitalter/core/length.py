# mypyc: no
"""How long a game lasts, counted in turns of thought.

A turn of thought is what one player decides in a row, or what all decide at the same time. Unlike rounds it means the
same in every game, and unlike single decisions it is what people take time for.
"""

import msgspec
from msgspec import Struct

from zeitalter.core.state import State

SECONDS = (60, 120)  # of thought in one turn: those who know the game, those who learn it


class Length(Struct, frozen=True):
    mode: int  # which of the game's modes
    seats: int
    turns: int  # of all players
    own: int  # of one of them: all that a person alone against bots waits for

    def minutes(self) -> tuple[int, int]:
        """With people on all seats."""
        return round_minutes(self.turns)

    def minutes_alone(self) -> tuple[int, int]:
        """One person against bots."""
        return round_minutes(self.own)


class Lengths(Struct, frozen=True):
    lengths: list[Length]


def round_minutes(turns: int) -> tuple[int, int]:
    """From and to, as exact as such an estimate is."""
    low, high = (turns * seconds / 60 for seconds in SECONDS)
    return to_nearest(low), to_nearest(high)


def to_nearest(minutes: float) -> int:
    unit = 5 if minutes < 60 else 15 if minutes < 180 else 30
    return max(unit, round(minutes / unit) * unit)


def read_lengths(text: bytes) -> list[Length]:
    return msgspec.toml.decode(text, type=Lengths).lengths


class Thoughts:
    """Counts the turns of thought in a game that is being played."""

    def __init__(self, seats: int) -> None:
        self.turns = 0
        self.own = [0] * seats
        self.present = (-1, -1)  # whose turn it is, or that it is everybody's, and since when
        self.last = [0] * seats  # the turn in which each seat decided last

    def decides(self, state: State, seat: int) -> None:
        """A seat is about to decide something."""
        step = state.agenda[-1]
        asked = state.game.phases[step.kind].asks(state, step)
        turn = (seat, -1) if asked == 1 << seat else (-1, state.epoch)
        if turn != self.present:
            self.present = turn
            self.turns += 1
        if self.last[seat] != self.turns:
            self.last[seat] = self.turns
            self.own[seat] += 1
