"""The parts of a position. A field is declared once, in the class body; `core/declare.py` writes the rest.

    class Player(Part):
        hand: list[int]
        vp: int

`Player.blank()` has every field at its zero, `copy` shares nothing that can change, `pack` returns plain lists
and numbers, `unpack` reads them again.
"""

from typing import Annotated, ClassVar, Self, TypeVar, dataclass_transform

from zeitalter.core.declare import LARGE, SHARED, TRANSIENT, Declared

T = TypeVar("T")
Shared = Annotated[T, SHARED]  # outside the position and unchanging, such as the catalogue
Transient = Annotated[T, TRANSIENT]  # not part of the position: None in copies
Mask = Annotated[int, LARGE]  # a bit mask that may be wider than 63 bits


class Part(metaclass=Declared):
    """Something in a position that changes. No constructor: a copy is a bare object whose fields are assigned."""

    __slots__ = ()
    SHAPE: ClassVar[str] = ""
    IMMUTABLE: ClassVar[bool] = False
    TAKES_GAME: ClassVar[bool] = False

    @classmethod
    def blank(cls) -> Self:
        """A new one, every field 0 or empty."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Another one that shares nothing with it that can change."""
        raise NotImplementedError

    def pack(self) -> list[object]:
        """Plain lists and numbers; they may still belong to the part, so encode them at once."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True, eq_default=True)
class Value(metaclass=Declared):
    """Something in a position that never changes, so that copies share it. Made with all its fields."""

    __slots__ = ()
    SHAPE: ClassVar[str] = ""
    IMMUTABLE: ClassVar[bool] = True
    TAKES_GAME: ClassVar[bool] = False

    def pack(self) -> list[object]:
        """Plain lists and numbers."""
        raise NotImplementedError


class Coded(metaclass=Declared):
    """Base of actions and steps: a code and a few small numbers, which each kind names in its own way."""

    __slots__ = ()
    SHAPE: ClassVar[str] = "list[int]"
    FAMILY: ClassVar[str] = ""
    CODE: ClassVar[int] = -1
    NAME: ClassVar[str] = ""
    PLACES: ClassVar[dict[str, str]] = {}  # under which name which of the numbers is known
