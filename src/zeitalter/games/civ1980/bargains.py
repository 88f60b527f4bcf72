"""What trade cards, packets on the table and deals are worth to a nation, for bots."""

from typing import Final

from zeitalter.games.civ1980.catalogue import CIVIL_DISORDER, COMMODITIES, ICONOCLASM, NONE, PHILOSOPHY
from zeitalter.games.civ1980.packets import find_packet, is_poisoned, sure_gain
from zeitalter.games.civ1980.state import HAND_CAP, Civ1980, Packet, Player, count_cards, set_value
from zeitalter.games.civ1980.verbs import ALL
from zeitalter.games.civ1980.weights import CITIES, HAND

PROMISING: Final = 0.15  # of what one more card would add to each set in hand, while six cards are the limit
STUCK_PROMISING: Final = 0.4  # the same for a nation that can neither buy nor draw nor tax
SPARE_CARD: Final = 1.2  # per card in hand
BLOCKED: Final = 2.0  # per point of trade cards that will not be drawn because the hand is full
ROOM_FOR_GOLD: Final = 12.0  # per card that could be bought with a full treasury
LITTLE_STOCK: Final = 6  # for the taxes of three cities
STARVED: Final = 60.0  # nothing to draw, nothing to tax, so better spend it on anything
MARGIN: Final = 0.5  # a deal must bring more than this
OFFERED: Final = 0.2  # chance that an offer leads to a deal
HOPE: Final = 0.7  # chance that an answer is accepted
LITTLE_HOPE: Final = 0.15  # the same if the other side would not want it by the hand imagined
VAIN: Final = 8.0  # an answer that would be bad if it was accepted; more than HASTE can ever be
HIDDEN: Final = 2.0  # of getting rid of a calamity
NOTHING: Final = -1e9
LITTLE: Final = 3  # of the cards that fill up a packet
RISK: Final = 0.5  # that a calamity lies in a packet
LOCKED: Final = 26.0  # a calamity that will strike


# ---- a hand ----------------------------------------------------------------------------------------------------------


def size_worth(state: Civ1980, player: Player, size: int) -> float:
    """Cards are good for sets to come. With the cap they keep the dearest cards from being drawn."""
    if not state.settings[HAND_CAP]:
        return SPARE_CARD * size
    if player.cards.bit_count() >= state.catalogue.most_owned:
        return 0.0
    most = state.catalogue.hand_limit
    lost = 0
    for stack in range(max(most - size, 0), min(player.cities, most)):
        lost += stack + 1
    room = max(most - size, 0)
    taxes = min(state.catalogue.tax * player.cities, player.stock)
    golden = 0.0
    if state.phase >= 10 and player.treasury + taxes >= state.catalogue.gold_price:
        golden = ROOM_FOR_GOLD * min(room, 2)
    starved = state.phase >= 10 and is_stuck(state, player, size)
    return golden - BLOCKED * lost - (STARVED if starved else 0.0)


def resized(state: Civ1980, player: Player, more: int) -> float:
    """What it changes if a hand has so many cards more."""
    size = len(player.hand)
    return size_worth(state, player, size + more) - size_worth(state, player, size)


def is_stuck(state: Civ1980, player: Player, size: int) -> bool:
    """With a full hand nothing is drawn, and a treasury that holds all tokens brings no more taxes."""
    full = state.settings[HAND_CAP] != 0 and size >= state.catalogue.hand_limit
    return full and player.stock < LITTLE_STOCK


def promising(state: Civ1980, player: Player) -> float:
    """How much it counts that sets can grow."""
    if not state.settings[HAND_CAP]:
        return 0.0
    return STUCK_PROMISING if is_stuck(state, player, len(player.hand)) else PROMISING


def growth(state: Civ1980, counts: list[int]) -> int:
    """What one more card would add to each set: dear commodities can become dear sets, cheap pairs lead nowhere."""
    value = state.catalogue.trade_value
    more = 0
    for card in range(COMMODITIES):
        n = counts[card]
        if n and n < state.catalogue.trade_copies[card]:
            more += (2 * n + 1) * value[card]
    return more


def sets_worth(state: Civ1980, player: Player, counts: list[int]) -> float:
    """The sets in hand, and with the cap how well they can grow."""
    return HAND * set_value(state.catalogue, counts) + promising(state, player) * growth(state, counts)


def deal_worth(state: Civ1980, player: Player, counts: list[int], given: list[int], got: Packet) -> float:
    """What a deal brings for sure: the sets, and how well they can grow. Of the cards that are not named only the value
    is known: they are taken for single ones."""
    sure = sure_gain(state, counts, given, got)
    if sure <= 0 and not is_stuck(state, player, len(player.hand)):
        return HAND * sure
    after = counts[:]
    for card in given:
        after[card] -= 1
    after[got.named] += 1
    others = got.value - state.catalogue.trade_value[got.named]
    more = growth(state, after) - growth(state, counts) + 2 * others
    return HAND * sure + promising(state, player) * more


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
    """Own offers are hopeful, own answers are worth some of what they would bring. What an answer that waits would
    bring is judged by what is sure about it, so that nobody gains by asking again and again."""
    worth = 0.0
    waiting = NOTHING
    for packet in state.packets:
        if packet.owner == seat and packet.answers == NONE:
            worth += OFFERED * prospects(state, seat, counts, packet)
            if packet.cards[-1] >= COMMODITIES and not is_poisoned(state, packet):
                worth += HIDDEN
        elif packet.owner == seat:
            offer = find_packet(state, packet.answers)
            if offer is not None:
                gain = promise(state, seat, counts, packet, offer) - MARGIN
                if gain > 0:
                    worth += gain * (HOPE if is_welcome(state, packet, offer) else LITTLE_HOPE)
                else:
                    worth -= VAIN
        elif packet.to == seat and packet.answers != NONE:
            offer = find_packet(state, packet.answers)
            if offer is not None:
                sure = promise(state, seat, counts, offer, packet) - MARGIN
                surprise = exchange(state, seat, counts, offer, packet) - sure
                waiting = max(waiting, surprise if sure > 0 else max(surprise, 0.0))  # a bad answer does no harm
    return worth if waiting == NOTHING else waiting


def prospects(state: Civ1980, seat: int, counts: list[int], packet: Packet) -> float:
    """What an offer may bring: the best deal that would serve the other side, too, by the hands imagined, and room in
    the own hand."""
    value = state.catalogue.trade_value
    left = counts[:]
    for card in packet.cards:
        left[card] -= 1
    loss = set_value(state.catalogue, counts) - set_value(state.catalogue, left) - LITTLE
    best = 0.5
    for other in range(state.seats):
        if other == seat or (packet.to != other and packet.to != ALL):
            continue
        hand = state.players[other].hand
        if len(hand) < state.catalogue.packet:
            continue
        theirs = count_cards(hand)
        gain = packet.value + 2 * theirs[packet.named] * value[packet.named] - LITTLE
        for card in range(COMMODITIES):
            if theirs[card] and card != packet.named:
                for n in range(1, theirs[card] + 1):
                    mine = (2 * left[card] + n) * n * value[card] - loss
                    best = max(best, min(mine, 2.0 * (gain - (2 * theirs[card] - n) * n * value[card])))
    return best + resized(state, state.players[seat], state.catalogue.packet - len(packet.cards))


def is_welcome(state: Civ1980, answer: Packet, offer: Packet) -> bool:
    """Whether the owner of an offer is likely to accept an answer, by the hand imagined and the wish told."""
    counts = count_cards(state.players[offer.owner].hand)
    if answer.named == offer.wish:
        counts[offer.wish] = max(counts[offer.wish], 1 + offer.cards.count(offer.wish))
    return not is_poisoned(state, answer) and promise(state, offer.owner, counts, offer, answer) > MARGIN


def promise(state: Civ1980, seat: int, counts: list[int], given: Packet, got: Packet) -> float:
    """What a deal is sure to bring. One that may lower the worth of the sets in hand is refused, whatever else, but by
    a nation that is stuck with a full hand."""
    player = state.players[seat]
    sure = deal_worth(state, player, counts, given.cards, got)
    if sure <= 0 and not is_stuck(state, player, len(player.hand)):
        return -1.0
    gain = sure - RISK + resized(state, player, len(got.cards) - len(given.cards))
    if given.cards[-1] >= COMMODITIES:
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
        if card >= COMMODITIES:
            gain -= danger(state, player, card)
    return gain + sets_worth(state, player, after) - sets_worth(state, player, counts)
