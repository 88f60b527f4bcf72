"""The fixed things of the trial game: the map and the cards. Nothing here changes during a game."""

from typing import Final

SEATS: Final = range(2, 5)
HAND: Final = 3
PIECES: Final = 6
COINS: Final = 5
BANK: Final = 60
MOVES: Final = 2  # per turn
OFFERS: Final = 2  # per seat and round

PLACES: Final = ["north", "east", "south", "west", "isle"]
PATHS: Final = [[1, 3, 4], [0, 2], [1, 3, 4], [0, 2], [0, 2]]

GOODS: Final = ["amber", "cloth", "glass", "resin", "salt", "spice"]
GOODS_DE: Final = ["Bernstein", "Tuch", "Glas", "Harz", "Salz", "Gewürz"]
COPIES: Final = 3
CARDS: Final = [f"{good}{copy}" for good in GOODS for copy in range(COPIES)]


def strength(card: int) -> int:
    """Chance out of six that an ambush with this card succeeds, and its points at the end."""
    return card // COPIES + 1


def card_name(card: int) -> str:
    """The message key of a card's name."""
    return f"card-{GOODS[card // COPIES]}"
