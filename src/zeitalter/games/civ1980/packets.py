"""Packets of trade cards: what is free to be offered, and ready-made packets that make sense."""

from typing import Final

from zeitalter.games.civ1980.catalogue import COMMODITIES, NONE, TRADE_CARDS
from zeitalter.games.civ1980.state import CARD_MASK, PUBLIC, Civ1980, Packet, set_value
from zeitalter.games.civ1980.verbs import ALL, NO_WISH

PLAIN_PACKET: Final = 1  # the cards that are missed least
PAIR_PACKET: Final = 2  # with as many as possible of one kind that is not collected
DIRTY_PACKET: Final = 3  # with a calamity hidden in it
READY_PACKETS: Final = 3
MOST_PACKETS: Final = 6  # per seat and phase; one at a time
TOLD: Final = 8  # numbers of the history for each packet


def free_cards(state: Civ1980, seat: int) -> list[int]:
    """How many cards of each kind can be offered. A calamity that was received cannot be passed on."""
    counts = [0] * TRADE_CARDS
    for entry in state.players[seat].hand:
        if entry <= CARD_MASK | PUBLIC:
            counts[entry & CARD_MASK] += 1
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


def packets_left(state: Civ1980, seat: int) -> int:
    """How many packets this seat may still lay down in this phase."""
    return MOST_PACKETS - state.history[1::TOLD].count(seat)


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


class Shelf:
    """What a seat could offer: its free cards, and the order in which commodities are given away, those that are missed
    least first, the favourite last."""

    def __init__(self, state: Civ1980, seat: int) -> None:
        self.size: int = state.catalogue.packet
        self.counts: list[int] = free_cards(state, seat)
        self.keep: int = favourite(state, self.counts, NO_WISH)
        self.order: list[int] = []
        self.calamity: int = NONE
        self.pair: int = NONE
        self.pair_worth: int = 0
        value = state.catalogue.trade_value
        losses: list[int] = []
        for card in range(TRADE_CARDS):
            n = self.counts[card]
            if n and card >= COMMODITIES:
                if self.calamity == NONE:
                    self.calamity = card
            elif n:
                favoured = 1_000_000 if card == self.keep else 0
                if n > 1 and not favoured and n * n * value[card] > self.pair_worth:
                    self.pair = card
                    self.pair_worth = n * n * value[card]
                for number in range(n):  # the last card of a set is missed least when the others are gone
                    losses.append((favoured + (2 * (n - number) - 1) * value[card]) * TRADE_CARDS + card)
        losses.sort()
        self.order = [loss % TRADE_CARDS for loss in losses]

    def packet(self, kind: int, wanted: int, spare: int) -> list[int]:
        """The cards of a ready-made packet, or nothing. `wanted` is a kind the other side asks for, `spare` the one it
        offers, which is given away last."""
        cards: list[int] = []
        if kind == DIRTY_PACKET:
            if self.calamity == NONE:
                return []
            cards.append(self.calamity)
        special = wanted
        if kind == PAIR_PACKET:
            special = self.pair
            if special in (NONE, spare):
                return []
        if 0 <= special < COMMODITIES and special != self.keep and self.counts[special]:
            n = self.counts[special]
            if kind != PAIR_PACKET:
                n = min(n, self.size - len(cards))
            cards += [special] * n
        else:
            special = NONE
        for last in (False, True):
            for card in self.order:
                if len(cards) >= self.size:
                    break
                if card != special and (card == spare) == last:
                    cards.append(card)
        if len(cards) < self.size or len(cards) == (1 if kind == DIRTY_PACKET else 0):
            return []
        cards.sort()
        return cards if cards[0] < COMMODITIES else []

    def kinds(self, wanted: int, spare: int) -> list[int]:
        """Ready-made packets that can be put together, equal ones once."""
        result: list[int] = []
        made: list[list[int]] = []
        for kind in range(1, READY_PACKETS + 1):
            cards = self.packet(kind, wanted, spare)
            if cards and cards not in made:
                result.append(kind)
                made.append(cards)
        return result


def ready_packet(state: Civ1980, seat: int, kind: int, wanted: int, spare: int) -> list[int]:
    return Shelf(state, seat).packet(kind, wanted, spare)


def worth(state: Civ1980, counts: list[int], card: int) -> int:
    return counts[card] * counts[card] * state.catalogue.trade_value[card]


def best_named(state: Civ1980, cards: list[int]) -> int:
    """Name the kind that makes the packet look best."""
    counts = count_kinds(cards)
    best = NONE
    for card in range(COMMODITIES):
        if counts[card] and (best == NONE or worth(state, counts, card) >= worth(state, counts, best)):
            best = card
    return best
