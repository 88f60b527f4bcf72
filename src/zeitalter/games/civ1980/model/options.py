# mypyc: no
"""What players may choose before the game, and the same as the numbers the rules read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from zeitalter.games.civ1980.model.state import (
    ALWAYS_IN_ORDER,
    CITIES_REDUCED,
    EVERY_STEP,
    EXTRA_CARDS,
    FREE_BUILDING,
    HAND_CAP,
    NO_MYSTICISM,
    PRINTED_VALUES,
    RICHEST_BENEFITS,
    SETTINGS,
    STACKS_APART,
    STAY_ABOARD,
    TRADE_ROUNDS,
    TURN_LIMIT,
    WIDE_MAP,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The defaults are the rulebook's words; `USUAL` is the usual practice at the table."""

    turn_limit: Annotated[int, Meta(ge=5, le=200)] = 60
    hand_cap: bool = True
    stacks: Literal["mixed", "apart"] = "mixed"
    city_losses: Literal["removed", "reduced"] = "removed"
    beneficiary: Literal["named", "richest"] = "named"
    order: Literal["sealed", "always"] = "sealed"
    trade_rounds: Annotated[int, Meta(ge=1, le=12)] = 8
    printed_values: bool = True
    epoch_check: Literal["entering", "every_step"] = "entering"
    two_player_map: Literal["west", "three_panels"] = "west"
    extra_cards: bool = False
    stay_aboard: bool = False
    no_mysticism: bool = False
    free_building: bool = False


RULEBOOK = Options()
USUAL = structs.replace(RULEBOOK, hand_cap=False, stacks="apart", city_losses="reduced")


def settings(options: Options) -> list[int]:
    result = [0] * SETTINGS
    result[TURN_LIMIT] = options.turn_limit
    result[HAND_CAP] = int(options.hand_cap)
    result[STACKS_APART] = int(options.stacks == "apart")
    result[CITIES_REDUCED] = int(options.city_losses == "reduced")
    result[RICHEST_BENEFITS] = int(options.beneficiary == "richest")
    result[ALWAYS_IN_ORDER] = int(options.order == "always")
    result[TRADE_ROUNDS] = options.trade_rounds
    result[PRINTED_VALUES] = int(options.printed_values)
    result[EVERY_STEP] = int(options.epoch_check == "every_step")
    result[WIDE_MAP] = int(options.two_player_map == "three_panels")
    result[EXTRA_CARDS] = int(options.extra_cards)
    result[STAY_ABOARD] = int(options.stay_aboard)
    result[NO_MYSTICISM] = int(options.no_mysticism)
    result[FREE_BUILDING] = int(options.free_building)
    return result
