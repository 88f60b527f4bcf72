"""What trade cards, packets on the table and deals are worth to a nation, for bots."""

from typing import Final

from zeitalter.games.civ1980.bot.budget import next_price, next_taxes
from zeitalter.games.civ1980.bot.gains import is_poisoned, sure_gain
from zeitalter.games.civ1980.bot.suggestions import answer_merit, generosity, is_stuck, offer_merit
from zeitalter.games.civ1980.bot.weights import CITIES, HAND
from zeitalter.games.civ1980.model.catalogue import CIVIL_DISORDER, ICONOCLASM, NONE, PHILOSOPHY, STACKS
from zeitalter.games.civ1980.model.packet import Cards, Packet
from zeitalter.games.civ1980.model.player import Player, count_cards, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import is_complete
from zeitalter.games.civ1980.rules.packets import answers_to, find_packet, has_lain, own_packets

PROMISING: Final = 0.15  # of what one more card would add to each set in hand, while six cards are the limit
GOLDEN: Final = 8.0  # times as much for gold, since the treasury can buy it
DEAR: Final = 90  # a price that taxes and cheap sets do not reach
SPARE_CARD: Final = 1.2  # per card in hand
BLOCKED: Final = 2.0  # per point of trade cards that will not be drawn because the hand is full
ROOM_FOR_GOLD: Final = 12.0  # per card of it that could be bought for a dear card
SURPLUS: Final = 12.0  # a card that cannot buy anything and must be handed back
STARVED: Final = 60.0  # nothing to draw, nothing to tax, so better spend it on anything
MARGIN: Final = 0.5  # a deal must bring more than this
OFFERED: Final = 0.05  # chance that an offer leads to a deal
HOPE: Final = 0.7  # chance that an answer is accepted
CHANCE: Final = 0.5  # of a new packet: one that nobody took is followed by the next best
VAIN: Final = 8.0  # a packet that is no good; more than HASTE can ever be
HIDDEN: Final = 2.0  # of getting rid of a calamity
NOTHING: Final = -1e9
RISK: Final = 0.5  # that a calamity lies in a packet
LOCKED: Final = 26.0  # a calamity that will strike


# ---- a hand ----------------------------------------------------------------------------------------------------------


def size_worth(state: Civ1980, player: Player, size: int) -> float:
    """Cards are good for sets to come. With the cap they keep the dearest cards from being drawn."""
    if not state.settings.hand_cap:
        return SPARE_CARD * size
    most = state.catalogue.hand_limit
    if is_complete(state, player.cards):
        return -SURPLUS * max(size - most, 0)
    lost = 0
    for stack in range(max(most - size, 0), min(player.cities, most)):
        lost += stack + 1
    room = max(most - size, 0)
    golden = 0.0
    rich = player.treasury + next_taxes(state, player) >= state.catalogue.gold_price
    if state.phase >= 10 and rich and wants_gold(state, player):
        golden = ROOM_FOR_GOLD * min(room, 2)
    starved = state.phase >= 10 and is_stuck(state, player, size)
    return golden - BLOCKED * lost - (STARVED if starved else 0.0)


def resized(state: Civ1980, player: Player, more: int) -> float:
    """What it changes if a hand has so many cards more."""
    size = len(player.hand)
    return size_worth(state, player, size + more) - size_worth(state, player, size)


def wants_gold(state: Civ1980, player: Player) -> bool:
    """A single card costs twice its value, three bring half as much again: room for them is worth most to whoever needs
    much at once, be it for a dear card or, with all cards, for the last spaces."""
    return next_price(state, player) > DEAR


def growth(state: Civ1980, counts: list[int]) -> float:
    """What one more card would add to each set: dear commodities can become dear sets, cheap pairs lead nowhere. Gold
    counts more, since the treasury can buy it."""
    value = state.catalogue.trade_value
    more = 0.0
    for card in range(state.catalogue.commodities):
        n = counts[card]
        if n and n < state.catalogue.trade_copies[card]:
            one_more = (2 * n + 1) * value[card]
            more += GOLDEN * one_more if state.catalogue.trade_stack[card] == STACKS - 1 else one_more
    return more


def sets_worth(state: Civ1980, counts: list[int]) -> float:
    """The sets in hand, and with the cap how well they can grow."""
    worth = HAND * set_value(state.catalogue, counts)
    if state.settings.hand_cap:
        worth += PROMISING * growth(state, counts)
    return worth


def deal_worth(state: Civ1980, counts: list[int], given: Cards, got: Packet) -> float:
    """What a deal brings for sure: the sets, and how well they can grow. Of the cards that are not named only the value
    is known: they are taken for single ones."""
    sure = sure_gain(state, counts, given, got)
    if sure <= 0 or not state.settings.hand_cap:
        return HAND * sure
    after = counts[:]
    for card in given:
        after[card] -= 1
    after[got.named] += 1
    others = got.value - state.catalogue.trade_value[got.named]
    more = growth(state, after) - growth(state, counts) + 2 * others
    return HAND * sure + PROMISING * more


def danger(state: Civ1980, player: Player, calamity: int) -> float:
    """What a calamity that was received will cost."""
    if calamity == ICONOCLASM:
        lost = 2 if player.cards >> PHILOSOPHY & 1 else 4
        return CITIES[player.cities] - CITIES[max(player.cities - lost, 0)] + 5.0
    if calamity == CIVIL_DISORDER:
        return CITIES[player.cities] - CITIES[min(player.cities, 4)] + 5.0
    return LOCKED


# ---- packets ---------------------------------------------------------------------------------------------------------


def market(state: Civ1980, seat: int, counts: list[int]) -> float:
    """Own packets are the better the more they serve both sides. What an answer that waits would bring is judged by
    what is sure about it, so that nobody gains by asking again and again."""
    worth = 0.0
    waiting = NOTHING
    answered: list[int] = []
    for packet in answers_to(state, seat):
        offer = find_packet(state, packet.answers)
        if offer is not None:
            answered.append(offer.number)
            sure = promise(state, seat, counts, offer, packet) - MARGIN
            surprise = exchange(state, seat, counts, offer, packet) - sure
            waiting = max(waiting, surprise if sure > 0 else max(surprise, 0.0))  # a bad answer does no harm
    for packet in own_packets(state, seat):
        if packet.number not in answered:
            worth += own_packet(state, seat, counts, packet) + (0.0 if has_lain(state, packet) else CHANCE)
    return worth if waiting == NOTHING else worth + waiting


def is_vain(state: Civ1980, seat: int, packet: Packet) -> bool:
    """Whether an own packet is no good, such as one from before the last deal."""
    counts = count_cards(state.catalogue, state.players[seat].hand)
    return own_packet(state, seat, counts, packet) == -VAIN


def own_packet(state: Civ1980, seat: int, counts: list[int], packet: Packet) -> float:
    """What a packet that lies on the table may lead to."""
    size = len(packet.cards)
    hidden = HIDDEN if packet.cards[-1] >= state.catalogue.commodities and not is_poisoned(state, packet) else 0.0
    if packet.answers == NONE:
        slack = generosity(state, seat, packet.to, size - state.catalogue.packet)
        merit = offer_merit(state, counts, packet.cards, packet.named, packet.wish, slack)
        return OFFERED * (merit + hidden) if merit > MARGIN else -VAIN
    offer = find_packet(state, packet.answers)
    if offer is None:
        return 0.0
    slack = generosity(state, seat, offer.owner, size - len(offer.cards))
    merit = answer_merit(state, counts, packet.cards, packet.named, offer, slack)
    good = merit > MARGIN and promise(state, seat, counts, packet, offer) > MARGIN
    return HOPE * (merit + hidden) if good else -VAIN


def promise(state: Civ1980, seat: int, counts: list[int], given: Packet, got: Packet) -> float:
    """What a deal is sure to bring. One that may lower the worth of the sets in hand is refused, whatever else, but for
    room in a full hand."""
    player = state.players[seat]
    room = len(given.cards) - len(got.cards)
    sure = deal_worth(state, counts, given.cards, got) + HAND * generosity(state, seat, got.owner, room)
    if sure <= 0:
        return -1.0
    gain = sure - RISK + resized(state, player, -room)
    if given.cards[-1] >= state.catalogue.commodities:
        gain += HIDDEN
    return gain - LOCKED if is_poisoned(state, got) else gain


def exchange(state: Civ1980, seat: int, counts: list[int], given: Packet, got: Packet) -> float:
    """What a deal would change in the worth of a hand."""
    after = counts[:]
    player = state.players[seat]
    gain = resized(state, player, len(got.cards) - len(given.cards))
    for card in given.cards:
        after[card] -= 1
    for card in got.cards:
        after[card] += 1
        if card >= state.catalogue.commodities:
            gain -= danger(state, player, card - state.catalogue.commodities)
    return gain + sets_worth(state, after) - sets_worth(state, counts)
