"""What players may choose before the game."""

from typing import Annotated

from msgspec import Meta, Struct


class TrialOptions(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=6, description="Rounds to play")] = 3
