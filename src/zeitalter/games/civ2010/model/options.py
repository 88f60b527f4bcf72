# mypyc: no
"""What players may choose before the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zeitalter.games.civ2010.model.catalogue import CORRECTED, PRINTED
from zeitalter.games.civ2010.model.state import Settings


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game, how civilizations are dealt, which printing of the cards, when abilities may be used in battle, and
    when an undecided game ends."""

    game: Literal["full", "first"] = "full"
    civilizations: Literal["random", "chosen"] = "random"
    cards: Literal["corrected", "printed"] = "corrected"
    battle: Literal["book", "own"] = "book"
    rounds: Annotated[int, Meta(ge=0, le=200)] = 30  # 0: no limit


def edition_of(options: Options) -> int:
    return PRINTED if options.cards == "printed" else CORRECTED


def settings_of(options: Options) -> Settings:
    return Settings(
        first_game=options.game == "first",
        choosing=options.civilizations == "chosen",
        own_battle_turn=options.battle == "own",
        limit=options.rounds,
    )
