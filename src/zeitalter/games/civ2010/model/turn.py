"""What the running turn remembers."""

from typing import Final

from zeitalter.games.civ2010.model.player import CITIES, NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, filled

# What is possible once per turn.
ONCE_GOVERNMENT: Final = 1
ONCE_SPLIT: Final = 2
ONCE_FREE_BUILDING: Final = 4
ONCE_HARVEST: Final = 8
ONCE_INFILTRATION: Final = 16
ONCE_RAZING: Final = 32


class Turn:
    """What the running turn of one player in one phase remembers."""

    __slots__ = (
        "actions", "bonus", "cancelled", "depth", "group", "left", "moved", "once", "phase", "pool", "quiet", "seat",
        "split", "square", "wonders",
    )  # fmt: skip
    seat: int
    phase: int
    actions: Numbers  # city actions left
    bonus: Numbers  # extra production by city
    pool: int  # production left for a second item
    split: int  # the city whose production is being split, or NONE
    once: int  # bit mask of what is possible once per turn, see ONCE_*
    wonders: int  # bit mask: wonders used this turn
    moved: int  # bit mask of figures
    group: int  # bit mask of the figures that are marching
    square: int  # where they are
    left: int  # squares they may still go
    quiet: int  # bit mask of seats that do not want to be asked for reactions any more
    cancelled: int  # bit mask by depth of what is being answered
    depth: int

    def copy(self) -> "Turn":
        other = Turn()
        other.seat = self.seat
        other.phase = self.phase
        other.actions = self.actions
        other.bonus = self.bonus
        other.pool = self.pool
        other.split = self.split
        other.once = self.once
        other.wonders = self.wonders
        other.moved = self.moved
        other.group = self.group
        other.square = self.square
        other.left = self.left
        other.quiet = self.quiet
        other.cancelled = self.cancelled
        other.depth = self.depth
        return other

    def pack(self) -> list[object]:
        numbers = [self.seat, self.phase, self.pool, self.split, self.once, self.wonders, self.moved, self.group]
        numbers += [self.square, self.left, self.quiet, self.cancelled, self.depth]
        return [numbers, list(self.actions), list(self.bonus)]


PackedTurn = tuple[
    tuple[int, int, int, int, int, int, int, int, int, int, int, int, int], list[int], list[int]
]  # fmt: skip


def new_turn(seat: int, phase: int) -> Turn:
    turn = Turn()
    turn.seat = seat
    turn.phase = phase
    turn.actions = filled(0, CITIES)
    turn.bonus = filled(0, CITIES)
    turn.pool = 0
    turn.split = NOBODY
    turn.once = 0
    turn.wonders = 0
    turn.moved = 0
    turn.group = 0
    turn.square = NOBODY
    turn.left = 0
    turn.quiet = 0
    turn.cancelled = 0
    turn.depth = 0
    return turn


def unpack_turn(packed: PackedTurn) -> Turn:
    turn = Turn()
    numbers, actions, bonus = packed
    turn.actions, turn.bonus = tuple(actions), tuple(bonus)
    turn.seat, turn.phase, turn.pool, turn.split, turn.once, turn.wonders, turn.moved, turn.group = numbers[:8]
    turn.square, turn.left, turn.quiet, turn.cancelled, turn.depth = numbers[8:]
    return turn
