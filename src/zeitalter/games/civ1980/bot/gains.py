"""What a deal is sure to bring: the value of a packet and the kind named are true."""

from zeitalter.games.civ1980.model.packet import Cards, Packet
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import receivers


def has_dealt(state: Civ1980, seat: int, to: int) -> bool:
    """Whether a seat has made a deal in this phase with everybody a packet is meant for."""
    return receivers(state, seat, to) & ~state.dealt[seat] == 0


def loss(state: Civ1980, counts: list[int], cards: Cards) -> int:
    """What the sets of a hand lose without these cards."""
    total = 0
    for place in range(len(cards)):
        card = cards[place]
        left = counts[card] - cards[:place].count(card)
        total += (2 * left - 1) * state.catalogue.trade_value[card]
    return total


def sure_gain(state: Civ1980, counts: list[int], given: Cards, got: Packet) -> int:
    """What sets in hand will gain at least by a deal, whatever else lies in the packet: the kind named joins what is
    left of it in hand."""
    left = counts[got.named] - given.count(got.named)
    return got.value + 2 * left * state.catalogue.trade_value[got.named] - loss(state, counts, given)


def is_poisoned(state: Civ1980, packet: Packet) -> bool:
    """Whether a packet is worth too little for its size: then a calamity must be in it."""
    return packet.value - state.catalogue.trade_value[packet.named] < len(packet.cards) - 1
