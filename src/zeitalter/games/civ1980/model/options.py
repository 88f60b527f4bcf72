# mypyc: no
"""What players may choose before the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from zeitalter.games.civ1980.model.settings import Settings


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The defaults are the rulebook's words; `USUAL` is the usual practice at the table."""

    turn_limit: Annotated[int, Meta(ge=0, le=200)] = 0  # 0: none
    hand_cap: bool = True
    stacks: Literal["mixed", "apart"] = "mixed"
    city_losses: Literal["removed", "reduced"] = "removed"
    beneficiary: Literal["named", "richest"] = "named"
    order: Literal["sealed", "always"] = "sealed"
    trade_rounds: Annotated[int, Meta(ge=1, le=12)] = 8
    printed_values: bool = True
    epoch_check: Literal["entering", "every_step"] = "entering"
    two_player_map: Literal["three_panels", "west"] = "three_panels"
    extra_cards: bool = False
    stay_aboard: bool = False
    no_mysticism: bool = False
    free_building: bool = False


RULEBOOK = Options()
USUAL = structs.replace(RULEBOOK, hand_cap=False, stacks="apart", city_losses="reduced")
ENOUGH_TURNS = 60  # for games of programs, which need not get anywhere


def settings(options: Options) -> Settings:
    return Settings(
        turn_limit=options.turn_limit,
        hand_cap=options.hand_cap,
        stacks_apart=options.stacks == "apart",
        cities_reduced=options.city_losses == "reduced",
        richest_benefits=options.beneficiary == "richest",
        always_in_order=options.order == "always",
        trade_rounds=options.trade_rounds,
        printed_values=options.printed_values,
        every_step=options.epoch_check == "every_step",
        extra_cards=options.extra_cards,
        stay_aboard=options.stay_aboard,
        no_mysticism=options.no_mysticism,
        free_building=options.free_building,
    )
