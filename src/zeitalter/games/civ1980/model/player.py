"""The pieces and cards of one nation, and how a hand of trade cards is counted."""

from typing import Final

from zeitalter.core.part import Part, Value
from zeitalter.games.civ1980.model.catalogue import NONE, Catalogue

NOBODY: Final = -1
ONLOOKERS: Final = 7  # who know a card when everybody does; the bit after those of the seats
KNOWN_TO_ALL: Final = 255


class Held(Value):
    """A trade card in a hand, or a calamity that lies open."""

    card: int
    known: int  # mask of those besides its holder who know that it is there
    giver: int  # from whom a calamity came in trade, or NOBODY: such a calamity cannot be passed on


class Player(Part):
    nation: int
    tokens: list[int]  # by area
    stock: int  # tokens
    treasury: int
    cities: int  # on the board
    ships: list[int]  # the water each is in
    aboard: list[int]  # tokens on each ship: while it moves, or with house rule 2
    sailed: list[int]  # steps each ship has made this turn
    cards: int  # mask of civilization cards
    hand: list[Held]  # trade cards, in the order of `rank`
    open: list[Held]  # calamities shown that wait for phase 14
    census: int
    space: int  # on the succession table


def new_player(areas: int, tokens: int) -> Player:
    player = Player.blank()
    player.nation = NONE
    player.tokens = [0] * areas
    player.stock = tokens
    return player


# ---- hands -----------------------------------------------------------------------------------------------------------


def drawn(card: int) -> Held:
    """A card that nobody else knows."""
    return Held(card, 0, NOBODY)


def rank(held: Held) -> int:
    """Hands are sorted by kind, then by who knows the cards and where they came from."""
    return (held.card << 8 | held.known) << 4 | held.giver + 1


def count_cards(catalogue: Catalogue, hand: list[Held]) -> list[int]:
    """How many cards of each kind a hand holds, locked calamities included."""
    counts = [0] * catalogue.trade_cards
    for held in hand:
        counts[held.card] += 1
    return counts


def free_cards(catalogue: Catalogue, hand: list[Held]) -> list[int]:
    """The same without calamities that were received in trade: those are not passed on."""
    counts = [0] * catalogue.trade_cards
    for held in hand:
        if held.giver == NOBODY:
            counts[held.card] += 1
    return counts


def set_value(catalogue: Catalogue, counts: list[int]) -> int:
    """n equal commodities are worth n * n * their value; different sets are added."""
    total = 0
    value = catalogue.trade_value
    for card in range(len(counts)):
        n = counts[card]
        if n:
            total += n * n * value[card]
    return total


def hand_value(catalogue: Catalogue, hand: list[Held]) -> int:
    return set_value(catalogue, count_cards(catalogue, hand))


def best_known(hand: list[Held], card: int) -> int:
    """The place of the card of a kind that leaves a hand first: one that many know; a locked calamity goes last."""
    best = NONE
    for place in range(len(hand)):
        if hand[place].card == card and (best == NONE or leaves_before(hand[place], hand[best])):
            best = place
    return best


def leaves_before(one: Held, other: Held) -> bool:
    if one.giver != NOBODY or other.giver != NOBODY:
        return one.giver == NOBODY and other.giver != NOBODY
    return one.known > other.known
