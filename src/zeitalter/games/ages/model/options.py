# mypyc: no
"""What players may choose before the game: the level, and variants, with the reason why some do not go together."""

from typing import Final, Literal, cast, get_args

from msgspec import Struct

from zeitalter.core.rules import OptionsError
from zeitalter.games.ages.model.settings import BEGINNER, EXPERT, Settings

Level = Literal["beginner", "advanced", "expert"]
Peaceful = Literal["no", "yes", "without_pacts"]
Bonus = Literal["standard", "public", "age_by_age", "private", "open"]
BonusCards = Literal[3, 4, 5]

# By number, as in `settings.py`.
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
PEACEFUL: Final[tuple[Peaceful, ...]] = get_args(Peaceful)
BONUS: Final[tuple[Bonus, ...]] = get_args(Bonus)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = "beginner"
    easier: bool = False
    less_mean: bool = False
    peaceful: Peaceful = "no"
    draw_as_action: bool = False
    alternative_corruption: bool = False
    bonus: Bonus = "standard"
    bonus_cards: BonusCards = 4
    fewer_bonus: bool = False


def settings_of(options: Options) -> Settings:
    return Settings(
        LEVELS.index(options.level),
        options.easier,
        options.less_mean,
        PEACEFUL.index(options.peaceful),
        options.draw_as_action,
        options.alternative_corruption,
        BONUS.index(options.bonus),
        options.bonus_cards,
        options.fewer_bonus,
    )


def options_of(settings: Settings) -> Options:
    return Options(
        LEVELS[settings.level],
        settings.easier,
        settings.less_mean,
        PEACEFUL[settings.peaceful],
        settings.draw_as_action,
        settings.alternative_corruption,
        BONUS[settings.bonus_variant],
        cast(BonusCards, settings.bonus_cards),
        settings.fewer_bonus,
    )


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
    if options.fewer_bonus and level != EXPERT:
        raise OptionsError(
            "fewer_bonus leaves the events of age III in the piles out of the final scoring, and only the expert game "
            "has any there; choose the level expert",
            "refused-fewer-bonus",
        )
