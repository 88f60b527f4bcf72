"""Packets of trade cards: what is free to be offered, and ready-made packets that make sense."""

from typing import Final

from zeitalter.games.civ1980.catalogue import COMMODITIES, NONE, TRADE_CARDS
from zeitalter.games.civ1980.state import CARD_MASK, PUBLIC, Civ1980, Packet, set_value
from zeitalter.games.civ1980.verbs import ALL, NO_WISH

PLAIN_PACKET: Final = 1  # the cards that are missed least
PAIR_PACKET: Final = 2  # with as many as possible of one kind that is not collected
DIRTY_PACKET: Final = 3  # with a calamity hidden in it
READY_PACKETS: Final = 3
OPEN_PACKETS: Final = 4  # per seat at the same time


def free_cards(state: Civ1980, seat: int) -> list[int]:
    """How many cards of each kind lie in no packet yet. A calamity that was received cannot be passed on."""
    counts = [0] * TRADE_CARDS
    for entry in state.players[seat].hand:
        if entry <= CARD_MASK | PUBLIC:
            counts[entry & CARD_MASK] += 1
    for packet in state.packets:
        if packet.owner == seat:
            for card in packet.cards:
                counts[card] -= 1
    return counts


def count_kinds(cards: list[int]) -> list[int]:
    counts = [0] * TRADE_CARDS
    for card in cards:
        counts[card] += 1
    return counts


def packet_value(state: Civ1980, cards: list[int]) -> int:
    return set_value(state.catalogue, count_kinds(cards))


def find_packet(state: Civ1980, number: int) -> Packet | None:
    for packet in state.packets:
        if packet.number == number:
            return packet
    return None


def open_packets(state: Civ1980, seat: int) -> int:
    count = 0
    for packet in state.packets:
        if packet.owner == seat:
            count += 1
    return count


def offers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Offers this seat may answer and has not answered yet."""
    answered = [packet.answers for packet in state.packets if packet.owner == seat]
    return [
        packet
        for packet in state.packets
        if packet.answers == NONE
        and packet.owner != seat
        and (packet.to == ALL or packet.to == seat)
        and packet.number not in answered
    ]


def answers_to(state: Civ1980, seat: int) -> list[Packet]:
    """Answers to this seat's offers."""
    return [packet for packet in state.packets if packet.answers != NONE and packet.to == seat]


def favourite(state: Civ1980, counts: list[int], leave_out: int) -> int:
    """The commodity whose set grows most by one more card; among equals the dearer one."""
    best = NO_WISH
    most = 0
    for card in range(COMMODITIES):
        n = counts[card]
        if n and card != leave_out and n < state.catalogue.trade_copies[card]:
            gain = (2 * n + 1) * state.catalogue.trade_value[card]
            if gain >= most:
                most = gain
                best = card
    return best


def ready_packet(state: Civ1980, seat: int, kind: int, wanted: int, spare: int) -> list[int]:
    """The cards of a ready-made packet, or nothing. `wanted` is a kind the other side asks for, `spare` one that is not
    given away."""
    counts = free_cards(state, seat)
    cards: list[int] = []
    size = state.catalogue.packet
    if kind == DIRTY_PACKET:
        for card in range(COMMODITIES, TRADE_CARDS):
            if counts[card] and not cards:
                cards.append(card)
                counts[card] -= 1
        if not cards:
            return []
    keep = favourite(state, counts, NO_WISH) if spare == NO_WISH else spare
    if wanted < COMMODITIES and counts[wanted] and wanted != keep:
        while counts[wanted] and len(cards) < size:
            counts[wanted] -= 1
            cards.append(wanted)
    if kind == PAIR_PACKET:
        pair = NONE
        for card in range(COMMODITIES):
            if (
                card != keep
                and counts[card] > 1
                and (pair == NONE or worth(state, counts, card) > worth(state, counts, pair))
            ):
                pair = card
        if pair == NONE:
            return []
        while counts[pair]:
            counts[pair] -= 1
            cards.append(pair)
    while len(cards) < size:
        card = least_missed(state, counts, keep)
        if card == NONE:
            return []
        counts[card] -= 1
        cards.append(card)
    return sorted(cards) if min(cards) < COMMODITIES else []


def worth(state: Civ1980, counts: list[int], card: int) -> int:
    return counts[card] * counts[card] * state.catalogue.trade_value[card]


def least_missed(state: Civ1980, counts: list[int], keep: int) -> int:
    """The commodity whose loss costs least; the kind that is collected goes last."""
    best = NONE
    least = 0
    for card in range(COMMODITIES):
        n = counts[card]
        if n:
            loss = (2 * n - 1) * state.catalogue.trade_value[card] + (1000 if card == keep else 0)
            if best == NONE or loss < least:
                least = loss
                best = card
    return best


def best_named(state: Civ1980, cards: list[int]) -> int:
    """Name the kind that makes the packet look best."""
    counts = count_kinds(cards)
    best = NONE
    for card in range(COMMODITIES):
        if counts[card] and (best == NONE or worth(state, counts, card) >= worth(state, counts, best)):
            best = card
    return best
