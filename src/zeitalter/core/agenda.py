"""The agenda: what happens next, as data in the state.

A state keeps a stack of steps. The step on top either runs by itself, perhaps pushing others, or asks one or several
seats. There are no generators or callbacks, so a game can be copied, stored and continued at any point.
"""

from typing import Final

EVERYONE: Final = -2  # a step of no single seat


class Step:
    """One entry of the agenda. Immutable, so copies of a state share it. A step never carries a secret."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def pack(self) -> list[int]:
        return [self.kind, self.seat, self.a, self.b, self.c]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"Step({self.kind}, seat={self.seat}, {self.a}, {self.b}, {self.c})"


def unpack_step(data: list[int]) -> Step:
    return Step(data[0], data[1], data[2], data[3], data[4])
