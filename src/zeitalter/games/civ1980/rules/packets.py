"""Packets of trade cards: what is free to be offered, what lies on the table, what a deal is sure to bring."""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import NONE, TRADE_CARDS
from zeitalter.games.civ1980.model.state import CARD_MASK, PUBLIC, Civ1980, Packet
from zeitalter.games.civ1980.model.verbs import ALL

PACKETS_PER_ROUND: Final = 3  # per seat, one at a time; what is left over may be laid down in later rounds
TOLD: Final = 8  # numbers of the history for each packet
MOST_SEATS: Final = 7  # bits for each seat in the mask of pairs
LAID: Final = 3  # numbers before the cards of each packet that was laid down


def free_cards(state: Civ1980, seat: int) -> list[int]:
    """How many cards of each kind can be offered. A calamity that was received cannot be passed on."""
    counts = [0] * TRADE_CARDS
    for entry in state.players[seat].hand:
        if entry <= CARD_MASK | PUBLIC:
            counts[entry & CARD_MASK] += 1
    return counts


def packet_value(state: Civ1980, cards: list[int]) -> int:
    """The sets in a packet; equal cards lie together."""
    total = 0
    n = 0
    for place in range(len(cards)):
        n = n + 1 if place and cards[place] == cards[place - 1] else 1
        total += (2 * n - 1) * state.catalogue.trade_value[cards[place]]
    return total


def find_packet(state: Civ1980, number: int) -> Packet | None:
    for packet in state.packets:
        if packet.number == number:
            return packet
    return None


def packets_left(state: Civ1980, seat: int) -> int:
    """How many packets this seat may still lay down up to the end of this round."""
    return PACKETS_PER_ROUND * state.trade_round - packets_laid(state, seat)


def packets_laid(state: Civ1980, seat: int) -> int:
    """In this phase."""
    return state.history[1::TOLD].count(seat)


def receivers(state: Civ1980, seat: int, to: int) -> int:
    """Mask of the seats a packet is meant for."""
    return state.everyone() & ~(1 << seat) if to == ALL else 1 << to


def is_repeated(state: Civ1980, seat: int, to: int, answers: int, cards: list[int]) -> bool:
    """Whether everybody a packet is meant for got the same cards before, and neither hand has changed since. What is
    said about them does not make it another packet; answering another offer does."""
    missing = receivers(state, seat, to)
    told = state.offered[seat]
    for place in laid_places(told):
        if told[place + 1] == answers and laid_cards(told, place) == cards:
            missing &= ~told[place]
    return missing == 0


def laid_places(told: list[int]) -> list[int]:
    """Where each packet begins in the list of those a seat has laid down: receivers, packet answered, size, cards."""
    places: list[int] = []
    place = 0
    while place < len(told):
        places.append(place)
        place += LAID + told[place + 2]
    return places


def laid_cards(told: list[int], place: int) -> list[int]:
    return told[place + LAID : place + LAID + told[place + 2]]


def offers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Offers this seat may answer and is not answering already."""
    result: list[Packet] = []
    answered = NONE
    for packet in state.packets:
        if packet.owner == seat:
            answered = packet.answers
    for packet in state.packets:
        if packet.answers == NONE and packet.owner != seat and packet.number != answered:
            if packet.to == ALL or packet.to == seat:
                result.append(packet)
    return result


def answers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Answers to this seat's offers."""
    return [packet for packet in state.packets if packet.answers != NONE and packet.to == seat]


def partners(seat: int, other: int) -> int:
    """Two seats in a mask of those that have made a deal with each other."""
    return 1 << seat * MOST_SEATS + other | 1 << other * MOST_SEATS + seat


def has_dealt(state: Civ1980, seat: int, to: int) -> bool:
    """Whether a seat has made a deal in this phase with everybody a packet is meant for."""
    return receivers(state, seat, to) & ~(state.dealt >> seat * MOST_SEATS) == 0


def loss(state: Civ1980, counts: list[int], cards: list[int]) -> int:
    """What the sets of a hand lose without these cards."""
    total = 0
    for place in range(len(cards)):
        card = cards[place]
        left = counts[card] - cards[:place].count(card)
        total += (2 * left - 1) * state.catalogue.trade_value[card]
    return total


def sure_gain(state: Civ1980, counts: list[int], given: list[int], got: Packet) -> int:
    """What sets in hand will gain at least by a deal, whatever else lies in the packet: its value is true, and so is
    the kind named, which joins what is left of it in hand."""
    left = counts[got.named] - given.count(got.named)
    return got.value + 2 * left * state.catalogue.trade_value[got.named] - loss(state, counts, given)


def is_poisoned(state: Civ1980, packet: Packet) -> bool:
    """Whether a packet is worth too little for its size: then a calamity must be in it."""
    return packet.value - state.catalogue.trade_value[packet.named] < len(packet.cards) - 1
