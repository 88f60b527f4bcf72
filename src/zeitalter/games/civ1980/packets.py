"""Packets of trade cards: what is free to be offered, and ready-made packets that make sense."""

from typing import Final

from zeitalter.games.civ1980.catalogue import COMMODITIES, NONE, TRADE_CARDS
from zeitalter.games.civ1980.state import CARD_MASK, PUBLIC, Civ1980, Packet, set_value
from zeitalter.games.civ1980.verbs import ALL, NO_WISH

PLAIN_PACKET: Final = 1  # the cards that are missed least, in an answer with what the other side wishes
SECOND_PACKET: Final = 2  # with all cards of the second best kind, to be changed for the best
DIRTY_PACKET: Final = 3  # with a calamity hidden in it
CLEARANCE: Final = 4  # all but the favourite: whoever holds few cards draws more
HEADLINE: Final = 5  # and more: with all cards of one commodity, filled up with what is missed least
READY_PACKETS: Final = HEADLINE + COMMODITIES - 1
PACKETS_PER_ROUND: Final = 3  # per seat, one at a time; what is left over may be laid down in later rounds
NOT_FAIR: Final = -1_000_000
TOLD: Final = 8  # numbers of the history for each packet
LAID: Final = 3  # numbers before the cards of each packet that was laid down


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


def wish_for(state: Civ1980, seat: int, named: int) -> int:
    """What to ask for: the favourite, then the next best one that this seat has not asked for in this phase."""
    counts = free_cards(state, seat)
    history = state.history
    for start in range(0, len(history), TOLD):
        wish = history[start + 5]
        if history[start + 1] == seat and wish < COMMODITIES:
            counts[wish] = 0
    wish = favourite(state, counts, named)
    return wish if wish != NO_WISH else favourite(state, free_cards(state, seat), named)


def find_packet(state: Civ1980, number: int) -> Packet | None:
    for packet in state.packets:
        if packet.number == number:
            return packet
    return None


def packets_left(state: Civ1980, seat: int) -> int:
    """How many packets this seat may still lay down up to the end of this round."""
    return PACKETS_PER_ROUND * state.trade_round - state.history[1::TOLD].count(seat)


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
    """What a seat could offer to everybody, or in answer to an offer: its free cards, and the order in which
    commodities are given away, those that are missed least first, the favourite last."""

    def __init__(self, state: Civ1980, seat: int, offer: Packet | None) -> None:
        self.state = state
        self.seat = seat
        self.offer = offer
        self.size: int = state.catalogue.packet
        self.counts: list[int] = free_cards(state, seat)
        self.coming: int = NO_WISH if offer is None else offer.named  # the kind the other side gives
        self.keep: int = favourite(state, self.counts, NO_WISH)
        self.order: list[int] = []
        self.calamity: int = NONE
        self.second: int = NONE  # the best kind besides the favourite and the one that comes in
        value = state.catalogue.trade_value
        most = 0
        losses: list[int] = []
        for card in range(TRADE_CARDS):
            n = self.counts[card]
            if n and card >= COMMODITIES:
                if self.calamity == NONE:
                    self.calamity = card
            elif n:
                favoured = 1_000_000 if card == self.keep else 0
                if not favoured and card != self.coming and n * n * value[card] >= most:
                    self.second = card
                    most = n * n * value[card]
                for number in range(n):  # the last card of a set is missed least when the others are gone
                    losses.append((favoured + (2 * (n - number) - 1) * value[card]) * TRADE_CARDS + card)
        losses.sort()
        self.order = [loss % TRADE_CARDS for loss in losses]

    def packet(self, kind: int) -> list[int]:
        """The cards of a ready-made packet, or nothing."""
        if kind == DIRTY_PACKET and self.calamity == NONE:
            return []
        begun = [self.calamity] if kind == DIRTY_PACKET else []
        if kind == SECOND_PACKET:
            if self.second == NONE:
                return []
            return self.filled(begun, self.second, self.counts[self.second])
        if kind == CLEARANCE:
            cards = sorted([card for card in self.order if card != self.keep])
            return cards if len(cards) > self.size else []
        if kind >= HEADLINE:
            card = kind - HEADLINE
            return self.filled(begun, card, self.counts[card]) if self.counts[card] and card != self.coming else []
        if self.offer is None or not 0 <= self.offer.wish < COMMODITIES:
            return self.filled(begun, NONE, 0)
        wish = self.offer.wish
        best = self.filled(begun, wish, 0)
        fairest = NOT_FAIR
        for n in range(1, min(self.counts[wish], self.size - len(begun)) + 1):
            cards = self.filled(begun, wish, n)
            fair = self.fairness(cards, wish, n)
            if cards and fair > fairest:
                fairest = fair
                best = cards
        return best

    def fairness(self, cards: list[int], wish: int, n: int) -> int:
        """How much the side that gains less would gain by this answer: this seat, and the other one if it holds one
        card of the kind it wishes for."""
        if self.offer is None or not cards:
            return NOT_FAIR
        mine = sure_gain(self.state, self.counts, cards, self.offer)
        value = self.state.catalogue.trade_value
        theirs = packet_value(self.state, cards) + 2 * n * value[wish] - self.offer.value
        return min(mine, theirs)

    def filled(self, begun: list[int], special: int, n: int) -> list[int]:
        """So many cards of one kind, filled up with what is missed least, the kind that comes in last."""
        cards = begun + [special] * n
        for last in (False, True):
            for card in self.order:
                if len(cards) >= self.size:
                    break
                if card != special and (card == self.coming) == last:
                    cards.append(card)
        if len(cards) < self.size or len(cards) == len(begun):
            return []
        cards.sort()
        return cards if cards[0] < COMMODITIES else []

    def kinds(self) -> list[int]:
        """Ready-made packets that can be put together and were not offered before, equal ones once."""
        to = ALL if self.offer is None else self.offer.owner
        answers = NONE if self.offer is None else self.offer.number
        result: list[int] = []
        made: list[list[int]] = []
        for kind in range(1, READY_PACKETS + 1):
            cards = self.packet(kind)
            if cards and cards not in made and not is_repeated(self.state, self.seat, to, answers, cards):
                result.append(kind)
                made.append(cards)
        return result


def sure_gain(state: Civ1980, counts: list[int], given: list[int], got: Packet) -> int:
    """What sets in hand will gain at least by a deal, whatever else lies in the packet: its value is true, and so is
    the kind named, which joins what is left of it in hand."""
    value = state.catalogue.trade_value
    gain = got.value
    left = counts[got.named]
    for card in given:
        left -= 1 if card == got.named else 0
    gain += 2 * left * value[got.named]
    before = counts[:]
    for card in given:
        gain -= (2 * before[card] - 1) * value[card]
        before[card] -= 1
    return gain


def is_poisoned(state: Civ1980, packet: Packet) -> bool:
    """Whether a packet is worth too little for its size: then a calamity must be in it."""
    return packet.value - state.catalogue.trade_value[packet.named] < len(packet.cards) - 1


def ready_packet(state: Civ1980, seat: int, kind: int, offer: Packet | None) -> list[int]:
    """A ready-made packet for everybody, or in answer to an offer."""
    return Shelf(state, seat, offer).packet(kind)


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
