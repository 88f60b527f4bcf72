# mypyc: no
"""What players may choose before the game: the level, and variants, with the reason why some do not go together."""

from typing import Literal

from msgspec import Struct

from zeitalter.core.rules import OptionsError
from zeitalter.games.ages.model.state import BEGINNER, EXPERT
from zeitalter.games.ages.rules.setup import Settings

LEVELS = ("beginner", "advanced", "expert")
BONUS = ("standard", "public", "age_by_age", "private", "open")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    level: Literal["beginner", "advanced", "expert"] = "beginner"
    easier: bool = False
    less_mean: bool = False
    peaceful: Literal["no", "yes", "without_pacts"] = "no"
    draw_as_action: bool = False
    alternative_corruption: bool = False
    bonus: Literal["standard", "public", "age_by_age", "private", "open"] = "standard"
    bonus_cards: Literal[3, 4, 5] = 4
    fewer_bonus: bool = False


def settings(options: Options) -> Settings:
    result = Settings()
    result.level = LEVELS.index(options.level)
    result.easier = int(options.easier)
    result.less_mean = int(options.less_mean)
    result.peaceful = ("no", "yes", "without_pacts").index(options.peaceful)
    result.draw_as_action = int(options.draw_as_action)
    result.alternative_corruption = int(options.alternative_corruption)
    result.bonus_variant = BONUS.index(options.bonus)
    result.bonus_cards = options.bonus_cards
    result.fewer_bonus = int(options.fewer_bonus)
    return result


def refuse_nonsense(options: Options, seats: int) -> None:
    """Combinations that mean nothing are refused, each with its reason."""
    level = LEVELS.index(options.level)
    if level == BEGINNER:
        military = [
            name
            for name in ("less_mean", "draw_as_action", "alternative_corruption", "fewer_bonus")
            if getattr(options, name)
        ]
        if options.peaceful != "no":
            military.append("peaceful")
        if options.bonus != "standard":
            military.append("bonus")
        if military:
            raise OptionsError(
                f"{', '.join(military)}: the beginner game has no military cards, no corruption and no bonus cards; "
                "choose the level advanced or expert, or leave the variant out",
                "refused-beginner",
            )
    if options.less_mean and options.peaceful != "no":
        raise OptionsError("less_mean limits attacks, peaceful has none; choose one of them", "refused-peaceful")
    if options.less_mean and seats == 2:
        raise OptionsError(
            "less_mean: with 2 players there is only one possible attacker; leave it out", "refused-attackers"
        )
    if options.peaceful == "without_pacts" and seats == 2:
        raise OptionsError(
            "peaceful=without_pacts: with 2 players there are no pacts; choose peaceful=yes", "refused-pacts"
        )
    if options.bonus == "age_by_age" and level != EXPERT:
        raise OptionsError(
            "bonus=age_by_age turns a card at the end of age III; choose the level expert", "refused-age-by-age"
        )
    if options.bonus_cards != 4 and options.bonus != "public":
        raise OptionsError(
            "bonus_cards is the number of cards of bonus=public; choose that, or leave it at 4", "refused-bonus-cards"
        )
    if options.fewer_bonus and (level != EXPERT or options.bonus == "standard"):
        raise OptionsError(
            "fewer_bonus leaves the events out of the final scoring; it needs the level expert and bonus cards "
            "(bonus=public, age_by_age, private or open), or nothing would count at the end",
            "refused-fewer-bonus",
        )
