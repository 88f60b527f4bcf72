# mypyc: no
"""How long a game lasts for people, from decisions that were recorded.

A decision takes 10 to 20 seconds; all that one decides in a row, or that all decide at the same time, takes a minute or
two at most. Hence what is counted are thoughts: decisions, of those in a row not more than six.
"""

import msgspec
from msgspec import Struct

from zeitalter.core.state import State

SECONDS = (10, 20)  # for a decision: those who know the game, those who learn it
IN_A_ROW = 6  # decisions after which one knows what one wants


class Length(Struct, frozen=True):
    """How long one mode of a game lasts with one number of players."""

    mode: int  # which of the game's modes
    seats: int
    thoughts: int  # of all players, one after the other
    own: int  # of one of them: all that a person alone against bots needs

    def minutes(self) -> tuple[int, int]:
        """With people on all seats."""
        return round_minutes(self.thoughts)

    def minutes_alone(self) -> tuple[int, int]:
        """One person against bots."""
        return round_minutes(self.own)


class Lengths(Struct, frozen=True):
    """The file `data/lengths.toml` of a game."""

    lengths: list[Length]


def round_minutes(thoughts: int) -> tuple[int, int]:
    """From and to, as exact as such an estimate is."""
    low, high = (thoughts * seconds / 60 for seconds in SECONDS)
    return to_nearest(low), to_nearest(high)


def to_nearest(minutes: float) -> int:
    """Whole five, fifteen or thirty minutes, the longer the rounder; never none."""
    unit = 5 if minutes < 60 else 15 if minutes < 180 else 30
    return max(unit, round(minutes / unit) * unit)


def read_lengths(text: bytes) -> list[Length]:
    """From the content of `data/lengths.toml`."""
    return msgspec.toml.decode(text, type=Lengths).lengths


class Thoughts:
    """Counts the thoughts in a game that is being played."""

    def __init__(self, seats: int) -> None:
        self.all = 0
        self.own = [0] * seats
        self.turn = (-1, -1)  # whose it is, or that it is everybody's, and since when
        self.now = [0] * seats  # decisions of each seat in this turn

    def decides(self, state: State, seat: int) -> None:
        """A seat is about to decide something."""
        step = state.agenda[-1]
        asked = state.game.phases[step.kind].asks(state, step)
        turn = (seat, -1) if asked == 1 << seat else (-1, state.epoch)
        if turn != self.turn:
            self.turn = turn
            self.now = [0] * len(self.now)
        longest = max(self.now)
        self.now[seat] += 1
        if self.now[seat] <= IN_A_ROW:
            self.own[seat] += 1
            self.all += self.now[seat] > longest  # what others decide meanwhile takes no time of its own
