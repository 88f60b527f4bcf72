"""One player's side of the position: the civilization sheet."""

from typing import Final

from zeitalter.core.part import Mask, Part
from zeitalter.games.civ2010.model.shared import Numbers

NOBODY: Final = -1

FIGURES: Final = 9  # six armies, the white army of the Russians, two scouts
WHITE_ARMY: Final = 6
FIRST_SCOUT: Final = 7
NOT_OWNED: Final = -2  # the white army of everybody else
IN_STOCK: Final = -1
CITIES: Final = 3  # the first is the capital

# Places of coin tokens.
LAWS_COINS: Final = 0
POTTERY_COINS: Final = 1
DEMOCRACY_COINS: Final = 2
PRESS_COINS: Final = 3
SHEET_COINS: Final = 4
COIN_PLACES: Final = 5


class Player(Part):
    """One civilization sheet."""

    civilization: int
    government: int
    fresh: int  # bit mask: governments that may be taken without anarchy this round
    newest: int  # bit mask: those of them unlocked this round, which may be taken so in the next round too
    unrest: int  # round in which the last anarchy began
    techs: Mask
    track: int
    culture: int
    trade: int
    coins: list[int]  # coin tokens by place
    figures: list[int]  # square of each figure
    grounded: int  # bit mask of figures that may not move this round
    targets: Numbers  # city each scout sends to, or NONE
    centres: Numbers  # square of each city, or NONE
    walls: int  # bit mask of cities
    resources: Numbers  # market tokens by kind
    tokens: Numbers  # hut and village tokens, face down
    cards: Numbers  # culture events in hand
    units: Numbers  # standing forces, those in a battle left out
    reserve: Numbers  # great persons by kind
    used: Mask  # abilities used this round
