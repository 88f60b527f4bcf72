"""Deals judged by what may lie in a packet, for a game in which hands are not limited while cards are drawn.

A packet tells its size, its worth as sets and one kind in it. What fits is listed, each possibility as likely as the
cards of its kinds are many: cards that join one's own sets bring more than they are worth alone.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.civ1980.bot.bargains import CHANCE, HIDDEN, HOPE, LOCKED, MARGIN, NOTHING, OFFERED, VAIN, exchange
from zeitalter.games.civ1980.bot.gains import is_poisoned, sure_gain
from zeitalter.games.civ1980.bot.suggestions import Suggestion, choices, offer_merit, suggest_offer, their_gain
from zeitalter.games.civ1980.bot.weights import HAND
from zeitalter.games.civ1980.model import verbs
from zeitalter.games.civ1980.model.catalogue import NONE, Catalogue
from zeitalter.games.civ1980.model.packet import ALL, Cards, Packet
from zeitalter.games.civ1980.model.player import free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import (
    answers_to,
    find_packet,
    has_lain,
    is_repeated,
    own_packets,
)

LISTED: Final = 3  # cards besides the one named whose possibilities are listed; of more, an average is taken
JOINING: Final = 2.0  # points that a card whose kind is not known brings beyond its value, on average
SUSPECTED: Final = 1.5  # times as likely as another card: whoever has a calamity wants to get rid of it
CLEAN_PACKETS: Final = 3
DIRTY_PACKETS: Final = 1


REMEMBERED: Final = 4096  # packets whose contents were listed before

_listed: "dict[tuple[int, ...], Contents]" = {}  # each a pure function of its key and of what belongs to the catalogue
_catalogue: "list[str]" = []  # the digest of that


class Contents:
    """What may lie in a packet of somebody else."""

    __slots__ = ("found", "total", "weights")

    def __init__(self) -> None:
        self.found: list[Cards] = []  # the whole packet
        self.weights: list[float] = []
        self.total = 0.0

    def search(
        self,
        catalogue: Catalogue,
        out: list[float],
        begun: list[int],
        kind: int,
        missing: int,
        left: int,
        weight: float,
    ) -> None:
        """Adds so many cards of this kind and later ones that are worth what is missing. `out` is how many cards others
        may hold, by kind; its last entry stands for all calamities."""
        if left == 0:
            if missing == 0:
                self.found.append(tuple(begun))
                self.weights.append(weight)
                self.total += weight
            return
        for card in range(kind, len(out)):
            copies = out[card]
            if copies > 0.0:
                worth = 0  # of a set with one card more
                if card < catalogue.commodities:
                    worth = (2 * begun.count(card) + 1) * catalogue.trade_value[card]
                if worth <= missing:
                    out[card] = copies - 1.0 if card < catalogue.commodities else 0.0
                    chance = 0.5 * copies if begun[-1] == card else copies  # two alike are one possibility, not two
                    self.search(catalogue, out, [*begun, card], card, missing - worth, left - 1, weight * chance)
                    out[card] = copies

    def gain(self, state: Civ1980, counts: list[int], given: Cards, got: Packet) -> float:
        """The points that the hand gains on average if these cards are given for the packet."""
        value = state.catalogue.trade_value
        left = counts[:]
        lost = 0
        for card in given:
            lost += (2 * left[card] - 1) * value[card]
            left[card] -= 1
        if not self.found:
            return got.value + 2 * left[got.named] * value[got.named] + JOINING * (len(got.cards) - 1) - lost
        total = 0.0
        for place in range(len(self.found)):
            points = 0.0
            for card in self.found[place]:
                if card >= state.catalogue.commodities:
                    points -= LOCKED / HAND
                else:
                    points += (2 * left[card] + 1) * value[card]
                    left[card] += 1
            for card in self.found[place]:
                if card < state.catalogue.commodities:
                    left[card] -= 1
            total += points * self.weights[place]
        return total / self.total - lost


def contents_of(state: Civ1980, counts: list[int], packet: Packet) -> Contents:
    """What may lie in a packet, for whoever holds so many cards of each kind."""
    catalogue = state.catalogue
    if not _catalogue or _catalogue[0] != catalogue.digest:
        _listed.clear()
        _catalogue[:] = [catalogue.digest]
    hidden = lurking(state, counts)
    key = (packet.named, packet.value, len(packet.cards), hidden, *counts)
    known = _listed.get(key)
    if known is None:
        if len(_listed) >= REMEMBERED:
            _listed.clear()
        known = _listed[key] = listed(catalogue, counts, packet, hidden)
    return known


def listed(catalogue: Catalogue, counts: list[int], packet: Packet, hidden: int) -> Contents:
    """The same with the calamities that others may hold."""
    contents = Contents()
    others = len(packet.cards) - 1
    missing = packet.value - catalogue.trade_value[packet.named]
    if others > LISTED or missing < 0:
        return contents
    out: list[float] = []
    for card in range(catalogue.commodities):
        out.append(float(max(catalogue.trade_copies[card] - counts[card], 0)))
    out[packet.named] = max(out[packet.named] - 1.0, 0.0)
    out.append(SUSPECTED * hidden)
    contents.search(catalogue, out, [packet.named], 0, missing, others, 1.0)
    return contents


def lurking(state: Civ1980, counts: list[int]) -> int:
    """Calamities that others may hold and pass on: not in one's own hand, not lying open, not known to be in their
    stack, and somebody has cities enough to have drawn them."""
    catalogue = state.catalogue
    most = 0
    shown = 0
    for player in state.players:
        most = max(most, player.cities)
        for held in player.open:
            shown |= 1 << held.card
    found = 0
    for card in range(catalogue.commodities, catalogue.trade_cards):
        stack = catalogue.trade_stack[card]
        if catalogue.tradable[card] and stack < most and not counts[card] and not shown >> card & 1:
            if state.depth[stack] == NONE:
                found += 1
    return found


# ---- packets on the table --------------------------------------------------------------------------------------------


def prospects(state: Civ1980, seat: int, counts: list[int]) -> float:
    """Points that own packets on the table may bring, and those of answers that wait beyond what they promise."""
    worth = 0.0
    waiting = NOTHING
    answered: list[int] = []
    for packet in answers_to(state, seat):
        offer = find_packet(state, packet.answers)
        if offer is not None:
            answered.append(offer.number)
            hoped = contents_of(state, counts, packet).gain(state, counts, offer.cards, packet) - MARGIN
            surprise = exchange(state, seat, counts, offer, packet) / HAND - hoped
            waiting = max(waiting, surprise if hoped > 0 else max(surprise, 0.0))  # a bad answer does no harm
    for packet in own_packets(state, seat):
        if packet.number not in answered:
            worth += own_packet(state, seat, counts, packet) + (0.0 if has_lain(state, packet) else CHANCE)
    return worth if waiting == NOTHING else worth + waiting


def own_packet(state: Civ1980, seat: int, counts: list[int], packet: Packet) -> float:
    """What a packet that lies on the table may lead to."""
    hidden = HIDDEN if packet.cards[-1] >= state.catalogue.commodities and not is_poisoned(state, packet) else 0.0
    if packet.answers == NONE:
        merit = offer_merit(state, counts, packet.cards, packet.named, packet.wish, 0.0) + joining(packet.cards)
        return OFFERED * (merit + hidden) if merit > MARGIN else -VAIN
    offer = find_packet(state, packet.answers)
    if offer is None:
        return 0.0
    contents = contents_of(state, counts, offer)
    merit = merit_of_answer(state, counts, packet.cards, packet.named, offer, contents)
    return HOPE * (merit + hidden) if merit > MARGIN else -VAIN


def joining(cards: Cards) -> float:
    """What cards that are not named will bring whoever gets them, beyond their value."""
    return JOINING * (len(cards) - 1)


def merit_of_answer(
    state: Civ1980, counts: list[int], cards: Cards, named: int, offer: Packet, contents: Contents
) -> float:
    """What the side that gains less can expect of this answer."""
    return min(contents.gain(state, counts, cards, offer), their_gain(state, cards, named, offer) + joining(cards))


def is_vain(state: Civ1980, seat: int, packet: Packet) -> bool:
    """Whether an own packet is no good, such as one from before the last deal."""
    counts = free_cards(state.catalogue, state.players[seat].hand)
    return own_packet(state, seat, counts, packet) == -VAIN


# ---- suggestions -----------------------------------------------------------------------------------------------------


def promising(state: Civ1980, seat: int, offer: Packet | None) -> list[Suggestion]:
    """The best packets for everybody, or in answer to an offer, that both sides can expect to gain by: some without a
    calamity, one with."""
    counts = free_cards(state.catalogue, state.players[seat].hand)
    contents = None if offer is None else contents_of(state, counts, offer)
    found: list[Suggestion] = []
    for dirty in (False, True):
        ranked: list[Suggestion] = []
        for cards in choices(state, counts, dirty):
            one = suggestion(state, seat, counts, cards, offer, contents)
            if one is not None and one.merit > MARGIN:
                ranked.append(one)
        ranked.sort(key=minus_merit)
        found += ranked[: DIRTY_PACKETS if dirty else CLEAN_PACKETS]
    return found


def suggestion(
    state: Civ1980,
    seat: int,
    counts: list[int],
    cards: Cards,
    offer: Packet | None,
    contents: Contents | None,
) -> Suggestion | None:
    """A packet with the kind to be named and, in an offer, the wish; None if it was laid down before, or if an answer
    promises the other side nothing."""
    if offer is None or contents is None:
        if is_repeated(state, seat, ALL, NONE, cards):
            return None
        one = suggest_offer(state, counts, cards, 0.0)
        return Suggestion(cards, one.named, one.wish, one.merit + joining(cards))
    if is_repeated(state, seat, offer.owner, offer.number, cards):
        return None
    named = NONE
    mine = theirs = NOTHING
    last = NONE
    for card in cards:
        if card < state.catalogue.commodities and card != last:
            last = card
            gain = their_gain(state, cards, card, offer) + joining(cards)
            if gain <= MARGIN:
                continue  # promises nothing, whatever the packet holds
            if named == NONE:
                mine = contents.gain(state, counts, cards, offer)
            elif min(mine, gain) <= min(mine, theirs):
                continue
            named, theirs = card, gain
    return None if named == NONE else Suggestion(cards, named, state.catalogue.no_wish, min(mine, theirs))


def minus_merit(suggestion: Suggestion) -> float:
    return -suggestion.merit


# ---- without a gift --------------------------------------------------------------------------------------------------


def is_profitable(state: Civ1980, counts: list[int], action: Action, least: float) -> bool:
    """Whether a deal would bring at least so many points as far as its cards are known; whatever is no deal is fine."""
    if isinstance(action, verbs.Offer):
        return offer_merit(state, counts, action.cards, action.named, action.wish, 0.0) >= least
    if isinstance(action, verbs.Counter):
        offer = find_packet(state, action.packet)
        return offer is not None and sure_gain(state, counts, action.cards, offer) >= least
    if isinstance(action, verbs.Accept):
        answer = find_packet(state, action.packet)
        offer = None if answer is None else find_packet(state, answer.answers)
        return answer is not None and offer is not None and sure_gain(state, counts, offer.cards, answer) >= least
    return True
