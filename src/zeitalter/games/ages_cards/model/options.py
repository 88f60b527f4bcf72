# mypyc: no
"""What players may choose before the game."""

from typing import Final, Literal

from msgspec import Struct

Mode = Literal["new_world", "reason", "combined"]
MODES: Final[tuple[Mode, ...]] = ("new_world", "reason", "combined")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The theme set: A New World, Triumph of Reason, or both combined."""

    mode: Mode = "new_world"
