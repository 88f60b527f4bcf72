# mypyc: no
"""What players may choose before the game."""

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rulebook can be read in two ways, the default is the reading closest to its words."""

    second_after_tie: bool = True  # whether second place scores where several share the first
