"""The agenda: what happens next, as data in the state.

A state keeps a stack of steps. The step on top either runs by itself, perhaps pushing others, or asks one or several
seats. There are no generators or callbacks, so a game can be copied, stored and continued at any point.

    class Bidding(Step, code=4):
        territory: int

`Bidding(seat, territory)` makes one, `step.territory` reads it; people read `{"kind": "bidding", "territory": ...}`.
"""

from typing import ClassVar, Final, dataclass_transform

from zeitalter.core.part import Coded

EVERYONE: Final = -2  # a step of no single seat
STEP_SIZE: Final = 5  # numbers when packed


class StepNumbers(Coded):
    """What a step is made of, whatever its kind calls it."""

    __slots__ = ("a", "b", "c", "kind", "seat")
    SHAPE: ClassVar[str] = "list[int]"
    kind: int
    a: int
    b: int
    c: int


@dataclass_transform()
class Entry(StepNumbers):
    """Tells type checkers that each kind of step has a constructor made from its fields."""

    __slots__ = ()


class Step(Entry):
    """One entry of the agenda. Immutable, so copies of a state share it. A step never carries a secret."""

    __slots__ = ()
    FAMILY: ClassVar[str] = "step"
    seat: int

    def pack(self) -> list[int]:
        """Kind, seat and numbers, for `Game.step`."""
        return [self.kind, self.seat, self.a, self.b, self.c]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}(seat={self.seat}, {self.a}, {self.b}, {self.c})"
