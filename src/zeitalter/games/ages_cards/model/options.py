# mypyc: no
"""What players may choose before the game."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The theme set: A New World, Triumph of Reason, or both combined."""

    mode: Literal["new_world", "reason", "combined"] = "new_world"


MODES = ("new_world", "reason", "combined")
