"""Ready-made packets that make sense, and what speaks for a packet: that both sides are likely to gain.

An offer names its best kind and wishes for one whose set grows; whoever answers gives what he misses least of what the
other side wishes for. Of a hidden hand nothing is assumed but averages.
"""

from typing import Final

from zeitalter.games.civ1980.bot.budget import can_wait
from zeitalter.games.civ1980.bot.gains import has_dealt, loss, sure_gain
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, Cards, Packet
from zeitalter.games.civ1980.model.player import Player, free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, finish_value, is_complete
from zeitalter.games.civ1980.rules.packets import is_repeated, packet_value
from zeitalter.games.civ1980.rules.succession import total_points
from zeitalter.games.civ1980.rules.trade_cards import is_full

CLEAN_PACKETS: Final = 4  # the best without a calamity
DIRTY_PACKETS: Final = 1  # the best with a calamity hidden in it
FILLING: Final = 4.0  # what the cards besides the kind wished for are usually worth
EXPECTED: Final = 0.8  # cards of the kind named that somebody at the table holds
WISHED: Final = 1.2  # cards of the kind wished for that its wisher holds
OTHERS: Final = 0.3  # cards of any other kind that he holds
LITTLE_STOCK: Final = 6  # for the taxes of three cities
GENEROUS: Final = 15.0  # points that a nation gives away rather than standing still
ROOM: Final = 25.0  # points that a nation with a full hand gives for each card less
MOST_ROOM: Final = 50.0  # points for room in one deal
LEAD: Final = 150  # points of civilization cards that make a nation stop giving
HOPELESS: Final = -1000.0


class Suggestion:
    """A packet that could be laid down, with what would be said about it."""

    __slots__ = ("cards", "merit", "named", "wish")

    def __init__(self, cards: Cards, named: int, wish: int, merit: float) -> None:
        self.cards = cards
        self.named = named
        self.wish = wish
        self.merit = merit


def suggestions(state: Civ1980, seat: int, offer: Packet | None) -> list[Suggestion]:
    """The best packets for everybody, or in answer to an offer: some without a calamity, one with."""
    clean = ranked(state, seat, offer, False)
    dirty = ranked(state, seat, offer, True)
    return clean[:CLEAN_PACKETS] + dirty[:DIRTY_PACKETS]


def ranked(state: Civ1980, seat: int, offer: Packet | None, dirty: bool) -> list[Suggestion]:
    """Packets that were not laid down before, the best ones first."""
    counts = free_cards(state.catalogue, state.players[seat].hand)
    size = state.catalogue.packet if offer is None else len(offer.cards)
    to = ALL if offer is None else offer.owner
    answers = NONE if offer is None else offer.number
    found: list[Suggestion] = []
    for cards in choices(state, counts, dirty):
        if not is_repeated(state, seat, to, answers, cards):
            slack = generosity(state, seat, to, len(cards) - size)
            if offer is None:
                found.append(suggest_offer(state, counts, cards, slack))
            else:
                found.append(suggest_answer(state, counts, cards, offer, slack))
    return sorted(found, key=merit_last)


def merit_last(suggestion: Suggestion) -> float:
    return -suggestion.merit


def choices(state: Civ1980, counts: list[int], dirty: bool) -> list[Cards]:
    """All packets of the smallest size; whole sets that are larger; with a calamity or without."""
    size = state.catalogue.packet
    kinds = [card for card in range(state.catalogue.commodities) if counts[card]]
    if dirty:
        calamity = first_calamity(state, counts)
        small = combinations(counts, kinds, size - 1) if calamity != NONE else []
        return [(*cards, calamity) for cards in small if is_hidden(state, cards)]
    found = combinations(counts, kinds, size)
    for card in kinds:
        if counts[card] > size:
            found.append((card,) * counts[card])
    if is_full(state, sum(counts)):
        found += clearances(state, counts)
    return found


def first_calamity(state: Civ1980, counts: list[int]) -> int:
    for card in range(state.catalogue.commodities, len(counts)):
        if counts[card]:
            return card
    return NONE


def combinations(counts: list[int], kinds: list[int], size: int) -> list[Cards]:
    """All choices of so many cards."""
    found: list[Cards] = [()]
    for _card in range(size):
        longer: list[Cards] = []
        for begun in found:
            for card in kinds:
                if (not begun or card >= begun[-1]) and begun.count(card) < counts[card]:
                    longer.append((*begun, card))
        found = longer
    return found


def is_hidden(state: Civ1980, cards: Cards) -> bool:
    """Whether these cards are worth enough that one more without any value does not show, even if the dearest of them
    is named."""
    return packet_value(state, cards) - state.catalogue.trade_value[cards[-1]] >= len(cards)


def clearances(state: Civ1980, counts: list[int]) -> list[Cards]:
    """All commodities but one kind, if that is no more than a hand: few cards leave room for new ones."""
    found: list[Cards] = []
    for kept in range(state.catalogue.commodities):
        if counts[kept]:
            cards: list[int] = []
            for card in range(state.catalogue.commodities):
                if card != kept:
                    cards += [card] * counts[card]
            if state.catalogue.packet < len(cards) <= state.catalogue.hand_limit:
                found.append(tuple(cards))
    return found


def suggest_offer(state: Civ1980, counts: list[int], cards: Cards, slack: float) -> Suggestion:
    """With the wish that serves both sides best."""
    named = best_named(state, cards)
    mine = slack - loss(state, counts, cards)
    theirs = looks(state, cards, named)
    best = HOPELESS
    wish = state.catalogue.no_wish
    for card in range(state.catalogue.commodities):
        n = counts[card]
        if n and n < state.catalogue.trade_copies[card] and card not in cards:
            merit = wish_merit(state, n, card, mine, theirs)
            if merit >= best:
                best = merit
                wish = card
    return Suggestion(cards, named, wish, best)


def suggest_answer(state: Civ1980, counts: list[int], cards: Cards, offer: Packet, slack: float) -> Suggestion:
    """Naming the kind that the other side is most likely to collect."""
    best = HOPELESS
    named = NONE
    for card in cards:
        if card < state.catalogue.commodities and card != named:
            merit = answer_merit(state, counts, cards, card, offer, slack)
            if merit > best or named == NONE:
                best = merit
                named = card
    return Suggestion(cards, named, state.catalogue.no_wish, best)


def best_named(state: Civ1980, cards: Cards) -> int:
    """The kind that makes a packet look best."""
    best = NONE
    most = 0
    for card in cards:
        if card < state.catalogue.commodities and cards.count(card) * state.catalogue.trade_value[card] >= most:
            most = cards.count(card) * state.catalogue.trade_value[card]
            best = card
    return best


def offer_merit(state: Civ1980, counts: list[int], cards: Cards, named: int, wish: int, slack: float) -> float:
    """What the side that gains less will gain if the offer brings one card of the kind wished for."""
    if wish >= state.catalogue.commodities:
        return HOPELESS
    left = counts[wish] - cards.count(wish)
    return wish_merit(state, left, wish, slack - loss(state, counts, cards), looks(state, cards, named))


def looks(state: Civ1980, cards: Cards, named: int) -> float:
    """What a packet is worth to others, as far as they can know."""
    return packet_value(state, cards) + 2 * EXPECTED * cards.count(named) * state.catalogue.trade_value[named]


def wish_merit(state: Civ1980, held: int, wish: int, mine: float, theirs: float) -> float:
    value = state.catalogue.trade_value[wish]
    return min(mine + value * (2 * held + 1) + FILLING, theirs - value - FILLING)


def answer_merit(state: Civ1980, counts: list[int], cards: Cards, named: int, offer: Packet, slack: float) -> float:
    """What the side that gains less will gain by this answer."""
    return min(sure_gain(state, counts, cards, offer) + slack, their_gain(state, cards, named, offer))


def their_gain(state: Civ1980, cards: Cards, named: int, offer: Packet) -> float:
    """What an answer brings whoever made the offer: he misses at least what his packet says."""
    held = WISHED if named == offer.wish else OTHERS
    more = 2 * held * cards.count(named) * state.catalogue.trade_value[named]
    return packet_value(state, cards) + more - offer.value


def is_stuck(state: Civ1980, player: Player, size: int) -> bool:
    """With a full hand nothing is drawn, and a treasury that holds all tokens brings no more taxes."""
    return is_full(state, size) and player.stock < LITTLE_STOCK


def is_content(state: Civ1980, seat: int) -> bool:
    """Whether nothing is missing for the last spaces."""
    player = state.players[seat]
    return is_complete(state, player.cards) and total_points(state, seat) >= finish_value(state, player)


def generosity(state: Civ1980, seat: int, to: int, room: int) -> float:
    """A full hand draws nothing: points are given away for room in it, and without taxes to come for any change; in one
    deal per turn with each other nation, so that nobody takes all of them. Whoever can buy a card by the next turn
    gives nothing, and whoever is far ahead only if stuck."""
    player = state.players[seat]
    size = len(player.hand)
    if not is_full(state, size) or has_dealt(state, seat, to) or is_content(state, seat):
        return 0.0
    stuck = is_stuck(state, player, size)
    if can_wait(state, player) or (leads(state, seat) and not stuck):
        return 0.0
    return (GENEROUS if stuck else 0.0) + min(ROOM * max(room, 0), MOST_ROOM)


def leads(state: Civ1980, seat: int) -> bool:
    """Whether nobody else comes near with civilization cards."""
    mine = cards_value(state, state.players[seat].cards) - LEAD
    for other in range(state.seats):
        if other != seat and cards_value(state, state.players[other].cards) > mine:
            return False
    return True
