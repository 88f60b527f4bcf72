"""The fixed things of the trial game: the map, the cards, the verbs. Nothing here changes during a game."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Noun, Verb, Vocabulary

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

ADD: Final = FIRST_GAME_VERB  # more coins into the sealed bid
SEAL: Final = FIRST_GAME_VERB + 1
OFFER: Final = FIRST_GAME_VERB + 2
COUNTER: Final = FIRST_GAME_VERB + 3
AGREE: Final = FIRST_GAME_VERB + 4
REFUSE: Final = FIRST_GAME_VERB + 5
DONE: Final = FIRST_GAME_VERB + 6
MOVE: Final = FIRST_GAME_VERB + 7
STOP: Final = FIRST_GAME_VERB + 8
AMBUSH: Final = FIRST_GAME_VERB + 9
LET: Final = FIRST_GAME_VERB + 10

_card: Final = Noun("card", CARDS)
_partner: Final = Noun("partner", None, SEATS.stop - 1)
VOCABULARY: Final = Vocabulary(
    [
        Verb(ADD, "add", [Noun("coins", None, 4)]),
        Verb(SEAL, "seal", []),
        Verb(OFFER, "offer", [_partner, _card]),
        Verb(COUNTER, "counter", [_partner, _card]),
        Verb(AGREE, "agree", []),
        Verb(REFUSE, "refuse", [_partner]),
        Verb(DONE, "done", []),
        Verb(MOVE, "move", [Noun("from", PLACES), Noun("to", PLACES), Noun("amount", None, PIECES + 1)]),
        Verb(STOP, "stop", []),
        Verb(AMBUSH, "ambush", [_card]),
        Verb(LET, "let", []),
    ]
)


def strength(card: int) -> int:
    """Chance out of six that an ambush with this card succeeds, and its points at the end."""
    return card // COPIES + 1


def card_name(card: int) -> str:
    """The message key of a card's name."""
    return f"card-{GOODS[card // COPIES]}"
