"""Packets of trade cards: what may be laid down, what lies on the table, and simple packets that follow from a hand."""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, Cards, Packet
from zeitalter.games.civ1980.model.player import NOBODY, free_cards
from zeitalter.games.civ1980.model.state import Civ1980

# So that programs come to an end; nobody at a table needs more.
OPEN_PACKETS: Final = 8  # of one seat on the table
PACKETS: Final = 80  # of one seat in a phase
LISTED_PER_ROUND: Final = 1  # of one seat among the legal actions; what is left over is listed in later rounds


def packet_value(state: Civ1980, cards: Cards) -> int:
    """The sets in a packet; equal cards lie together."""
    value = state.catalogue.trade_value
    total = 0
    n = 0
    last = NONE
    for card in cards:
        n = n + 1 if card == last else 1
        last = card
        total += (2 * n - 1) * value[card]
    return total


def find_packet(state: Civ1980, number: int) -> Packet | None:
    for packet in state.packets:
        if packet.number == number:
            return packet
    return None


def own_packets(state: Civ1980, seat: int) -> list[Packet]:
    """On the table."""
    return [packet for packet in state.packets if packet.owner == seat]


def packets_left(state: Civ1980, seat: int) -> int:
    """How many packets this seat may still lay down in this phase."""
    return PACKETS - packets_laid(state, seat)


def may_lay_down(state: Civ1980, seat: int) -> bool:
    return packets_left(state, seat) > 0 and has_room(state, seat)


def has_room(state: Civ1980, seat: int) -> bool:
    """On the table for one more packet."""
    return len(own_packets(state, seat)) < OPEN_PACKETS


def may_be_listed(state: Civ1980, seat: int) -> bool:
    """Whether packets are among the legal actions of a seat: fewer than it may lay down."""
    laid = packets_laid(state, seat)
    return laid < LISTED_PER_ROUND * state.trade_round and laid < PACKETS and has_room(state, seat)


def has_lain(state: Civ1980, packet: Packet) -> bool:
    """Whether everybody could answer a packet in an earlier round."""
    return packet.round < state.trade_round


def packets_laid(state: Civ1980, seat: int) -> int:
    """In this phase."""
    laid = 0
    for told in state.history:
        if told.owner == seat:
            laid += 1
    return laid


def receivers(state: Civ1980, seat: int, to: int) -> int:
    """Mask of the seats a packet is meant for."""
    return state.everyone() & ~(1 << seat) if to == ALL else 1 << to


def is_packet(state: Civ1980, seat: int, named: int, cards: Cards) -> bool:
    """At least three cards that the seat is free to give, one of them the commodity named, and not too many packets so
    far."""
    if len(cards) < state.catalogue.packet or named not in cards or not may_lay_down(state, seat):
        return False
    for place in range(1, len(cards)):
        if cards[place] < cards[place - 1]:
            return False
    return is_in_hand(state, seat, cards)


def is_in_hand(state: Civ1980, seat: int, cards: Cards) -> bool:
    """Whether the seat is free to give these cards."""
    free = free_cards(state.catalogue, state.players[seat].hand)
    for card in cards:
        free[card] -= 1
        if free[card] < 0:
            return False
    return True


def lies_there(state: Civ1980, seat: int, to: int, answers: int, named: int, wish: int, cards: Cards) -> bool:
    """Whether this very packet is on the table."""
    for packet in own_packets(state, seat):
        if packet.to == to and packet.answers == answers and packet.cards == cards:
            if packet.named == named and packet.wish == wish:
                return True
    return False


def is_repeated(state: Civ1980, seat: int, to: int, answers: int, cards: Cards) -> bool:
    """Whether everybody a packet is meant for got the same cards before, and neither hand has changed since, or they
    still lie there. Such packets may be laid down again, but are not listed: what is said about them is not
    compared."""
    got = 0
    for packet in state.packets:
        if packet.owner == seat and packet.answers == answers and packet.cards == cards:
            got |= receivers(state, seat, packet.to)
    for laid in state.offered[seat]:
        if laid.answers == answers and laid.cards == cards:
            got |= laid.receivers
    return got != 0 and receivers(state, seat, to) & ~got == 0


def offers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Offers this seat may answer."""
    result: list[Packet] = []
    for packet in state.packets:
        if packet.answers == NONE and packet.owner != seat and (packet.to == ALL or packet.to == seat):
            result.append(packet)
    return result


def answers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Answers to this seat's offers."""
    return [packet for packet in state.packets if packet.answers != NONE and packet.to == seat]


def plain_packets(state: Civ1980, seat: int) -> list[Cards]:
    """A few packets that follow from the hand alone: its first and its last cards, each large set, and its first cards
    with a calamity among them. A sample of all packets, which is never to change: what a bot thinks of them is its own
    business."""
    size, limit = state.catalogue.packet, state.catalogue.commodities
    commodities: list[int] = []
    sets: list[Cards] = []
    calamity = last = NONE
    run = 0
    for held in state.players[seat].hand:  # sorted by kind
        card = held.card
        if card < limit:
            commodities.append(card)
        elif calamity == NONE and held.giver == NOBODY:
            calamity = card
        if card == last:
            run += 1
        else:
            if run >= size and last < limit:
                sets.append((last,) * run)
            last = card
            run = 1
    if run >= size and last < limit:
        sets.append((last,) * run)
    return picked(commodities, sets, calamity, size)


def picked(commodities: list[int], sets: list[Cards], calamity: int, size: int) -> list[Cards]:
    found: list[Cards] = []
    n = len(commodities)
    if n >= size:
        first = tuple(commodities[:size])
        found.append(first)
        last = tuple(commodities[n - size :])
        if last != first:
            found.append(last)
        for cards in sets:
            if cards not in found:
                found.append(cards)
    if calamity != NONE and n >= size - 1 and n:
        found.append((*commodities[: size - 1], calamity))
    return found


def dearest(state: Civ1980, cards: Cards) -> int:
    """The last commodity of a plain packet, which is the one worth most."""
    last = cards[-1]
    return last if last < state.catalogue.commodities else cards[-2]


def first_beside(state: Civ1980, seat: int, cards: Cards) -> int:
    """The first commodity of a hand that is not in a packet, to be wished for."""
    for held in state.players[seat].hand:
        if held.card < state.catalogue.commodities and held.card not in cards:
            return held.card
    return state.catalogue.no_wish
