"""What was agreed before the game, in the form the rules ask for it."""

from typing import Final

from zeitalter.core.part import Value

# Levels of the game.
BEGINNER: Final = 0
ADVANCED: Final = 1
EXPERT: Final = 2

# How peaceful the game is.
WITHOUT_ATTACKS: Final = 1
WITHOUT_ATTACKS_AND_PACTS: Final = 2  # without the pacts that only make sense with attacks

# Ways to deal with the bonus cards (events of age III).
NO_BONUS_VARIANT: Final = 0
PUBLIC_BONUS: Final = 1
AGE_BY_AGE_BONUS: Final = 2
PRIVATE_BONUS: Final = 3
OPEN_BONUS: Final = 4


class Settings(Value):
    """The options of a game; see `Options` for their names."""

    level: int
    easier: bool
    less_mean: bool
    peaceful: int
    draw_as_action: bool
    alternative_corruption: bool
    bonus_variant: int
    bonus_cards: int
    fewer_bonus: bool
