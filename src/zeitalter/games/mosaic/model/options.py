# mypyc: no
"""What players may choose before the game: nothing."""

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is one way to play."""
