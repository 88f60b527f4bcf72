"""How well a seat stands, for bots: the succession table, cards and the way to eleven good ones, cities and their
support, people and room for them, trade cards and running deals, and the danger of what was received."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.budget import DUE, Budget
from zeitalter.games.civ1980.catalogue import (
    CARDS,
    CIVIL_DISORDER,
    COINAGE,
    COMMODITIES,
    ICONOCLASM,
    NO_SITE,
    NONE,
    PHILOSOPHY,
)
from zeitalter.games.civ1980.credits import cards_value, groups_held
from zeitalter.games.civ1980.growth import census_order
from zeitalter.games.civ1980.packets import TOLD, find_packet, is_poisoned, sure_gain
from zeitalter.games.civ1980.state import (
    BUILDING,
    CARD_MASK,
    HAND_CAP,
    LAST_SEALED,
    LOSING,
    MOVEMENT,
    NOBODY,
    PHASES,
    PUBLIC,
    SHIPYARD,
    SUPPORTING,
    TAX_RATE,
    TRADE_ROUNDS,
    Civ1980,
    Packet,
    Player,
    count_cards,
    set_value,
)
from zeitalter.games.civ1980.verbs import ALL

WIN: Final = 10_000.0
# What civilization cards are good for besides their value, in the order of the catalogue: room, taxes, fights.
HELPFUL: Final = [12.0, 0.0, 3.0, 2.0, 12.0, 2.0, 2.0, 4.0, 4.0, 0.0, 4.0, 4.0, 2.0, 0.0, 4.0, 4.0]
SPACE: Final = 45.0  # one step on the succession table
CARD: Final = 1.0  # of each card up to the number an epoch demands
GROUP: Final = 4.0  # of the first three groups
POINTS: Final = 0.1  # per point of civilization cards
UNREACHABLE: Final = 3000.0
SAVING: Final = 0.85  # for a card that is nearly paid: less than having it
GIVEN_UP: Final = 1200.0  # the same for a nation whose cards cannot reach the finish any more
LATE_POINTS: Final = 0.3  # per point of its cards
HAND: Final = 0.9  # per point of trade cards
PROMISING: Final = 0.15  # of what one more card would add to each set in hand, while six cards are the limit
STUCK_PROMISING: Final = 0.4  # the same for a nation that can neither buy nor draw nor tax
SPARE_CARD: Final = 1.2  # per card in hand
BLOCKED: Final = 2.0  # per point of trade cards that will not be drawn because the hand is full
ROOM_FOR_GOLD: Final = 12.0  # per card that could be bought with a full treasury
LITTLE_STOCK: Final = 6  # for the taxes of three cities
STARVED: Final = 60.0  # nothing to draw, nothing to tax, so better spend it on anything
TREASURY: Final = 0.8
FULL_TREASURY: Final = 24  # more keeps tokens from stock and board
SPARE_TREASURY: Final = 0.3
STOCK: Final = 0.35  # tokens for taxes and growth
SPARE_STOCK: Final = 8  # besides the next taxes
CITIES: Final = [0.0, 34.0, 66.0, 95.0, 122.0, 147.0, 169.0, 186.0, 199.0, 209.0]
CAPPED_CITIES: Final = [0.0, 34.0, 66.0, 95.0, 122.0, 147.0, 169.0, 175.0, 178.0, 179.0]  # no more than six cards
UNSUPPORTED: Final = 22.0
UNPAID: Final = 18.0  # a city whose tax the stock cannot pay
PEOPLE: Final = 1.8
ENOUGH: Final = 22  # more people only empty the stock
FEW_PEOPLE: Final = 14
SPARE_PEOPLE: Final = 4
TOO_MANY: Final = 0.8
SEED: Final = 1.3  # an area with somebody in it grows
MANY_SEEDS: Final = 10
FEW_SEEDS: Final = 3  # are welcome even if there are enough people
CROWD: Final = 0.35  # tokens above the limit, before they are lost
SITE: Final = 0.5  # a token on a city site
PLANNED_CITY: Final = 0.85
SHIP: Final = 1.0  # of the first one
NEEDED_SHIP: Final = 9.0  # the same for a nation that has no room left on land
RIVALS: Final = 0.25
MARGIN: Final = 0.5  # a deal must bring more than this
OFFERED: Final = 0.2  # chance that an offer leads to a deal
HASTE: Final = 0.2  # better now than in the next round
HOPE: Final = 0.7  # chance that an answer is accepted
LITTLE_HOPE: Final = 0.15  # the same if the other side would not want it by the hand imagined
VAIN: Final = 8.0  # an answer that would be bad if it was accepted; more than HASTE can ever be
HIDDEN: Final = 2.0  # of getting rid of a calamity
NOTHING: Final = -1e9
LITTLE: Final = 3  # of the cards that fill up a packet
RISK: Final = 0.5  # that a calamity lies in a packet
LOCKED: Final = 26.0  # a calamity that will strike


def value(state: Civ1980, seat: int) -> float:
    """Own standing minus a share of what the others have; winning outweighs everything."""
    if not state.agenda:
        outcome = state.outcome()
        if outcome is not None:
            return WIN / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else -WIN
    position = state
    if state.agenda:
        step = state.agenda[-1]
        if step.kind <= LAST_SEALED and state.sealed[seat]:
            position = preview(state, step, seat)
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += rough(position, position.players[other])
    return standing(position, seat) - RIVALS * others / (state.seats - 1)


def preview(state: Civ1980, step: Step, seat: int) -> Civ1980:
    """The position as if the seat's own sealed answer so far had taken effect."""
    if step.kind not in (TAX_RATE, BUILDING, SUPPORTING, SHIPYARD, LOSING):
        return state
    position = state.copy()
    for other in range(state.seats):
        if other != seat:
            position.sealed[other].clear()
    PHASES[step.kind].resolve(position, step)
    return position


def rough(state: Civ1980, player: Player) -> float:
    """Another nation at a glance."""
    on_board = state.board.tokens - player.stock - player.treasury
    cards = player.cards.bit_count()
    return SPACE * player.space + CITIES[player.cities] + PEOPLE * on_board + 100.0 * cards + 4.0 * len(player.hand)


def standing(state: Civ1980, seat: int) -> float:
    player = state.players[seat]
    budget = Budget(state, player)
    total = SPACE * player.space
    total += cards_worth(state, player, budget)
    total += hand_worth(state, seat, budget)
    total += TREASURY * min(player.treasury, FULL_TREASURY) + SPARE_TREASURY * max(player.treasury - FULL_TREASURY, 0)
    total += STOCK * min(player.stock, state.catalogue.tax * player.cities + SPARE_STOCK)
    total += city_values(state)[min(player.cities, 9)]
    return total + land_worth(state, seat)


def cards_worth(state: Civ1980, player: Player, budget: Budget) -> float:
    """The less there is to pay on the way to the finish the better; the first cards open the next epochs."""
    cards = budget.cards
    catalogue = state.catalogue
    worth = CARD * min(cards.bit_count(), catalogue.need_cards)
    worth += GROUP * min(groups_held(state, cards), catalogue.need_groups)
    for card in range(CARDS):
        if cards >> card & 1:
            worth += HELPFUL[card]
    if player.nation == NONE:
        return worth
    if budget.due > UNREACHABLE:
        return worth + LATE_POINTS * cards_value(state, cards) - DUE * GIVEN_UP
    return worth + POINTS * cards_value(state, cards) - DUE * budget.due + SAVING * budget.saved


def land_worth(state: Civ1980, seat: int) -> float:
    """People where they can live and grow, cities within reach, and whether stock and people suffice for them."""
    player = state.players[seat]
    tokens = player.tokens
    city = state.city
    limit = state.catalogue.limit
    site = state.board.site
    more = player.cards & 1  # Agriculture
    cheap = state.catalogue.city_on_site
    dear = state.catalogue.city_elsewhere
    before_building = state.phase < 7
    before_moving = is_to_move(state, seat)
    people = 0
    seeds = 0
    crowd = 0
    on_sites = 0
    planned = 0
    on_board = 0
    for area in range(len(tokens)):
        n = tokens[area]
        if n:
            on_board += n
            if city[area] != NOBODY:
                continue
            if before_building and n >= cheap and (n >= dear or site[area] != NO_SITE):
                planned += 1
                on_board -= dear if site[area] == NO_SITE else cheap
                continue
            most = limit[area] + more
            seeds += 1
            if n > most and not before_moving:
                crowd += n - most
                n = most
            people += n
            if site[area] != NO_SITE:
                on_sites += n
    enough = min(ENOUGH, max(2 * player.cities + SPARE_PEOPLE, FEW_PEOPLE))
    total = PEOPLE * min(people, enough) + SITE * on_sites
    total += SEED * min(seeds, MANY_SEEDS, max(enough - people, FEW_SEEDS))
    total -= TOO_MANY * max(people - enough, 0)
    if player.ships:
        total += NEEDED_SHIP if before_moving and is_cramped(state, seat) else SHIP
    cities = player.cities
    stock = player.stock
    values = city_values(state)
    if before_building:
        total += CROWD * crowd
        stock += crowd
        while planned and cities < 9 and on_board >= 2 * (cities + 1):
            total += PLANNED_CITY * (values[cities + 1] - values[cities])
            planned -= 1
            cities += 1
            stock += cheap
        total += CROWD * cheap * planned
    lacking = 2 * player.cities - on_board
    if lacking > 0:
        total -= UNSUPPORTED * ((lacking + 1) // 2)
    # Growth comes after the taxes, but what is lost in phase 8 comes before them.
    rate = 1 if player.cards >> COINAGE & 1 else state.catalogue.tax
    unpaid = cities - stock // rate if state.phase > 1 else state.debts[seat]
    if unpaid > 0:
        total -= UNPAID * unpaid
    return total


def is_to_move(state: Civ1980, seat: int) -> bool:
    """Whether a nation's tokens can still leave a crowded area this turn."""
    if state.phase != 5:
        return state.phase < 5
    for step in state.agenda:
        if step.kind == MOVEMENT:
            return seat in census_order(state)[step.a :]
    return False


def is_cramped(state: Civ1980, seat: int) -> bool:
    """Whether more people live in a nation's areas than those and the free ones around them can feed."""
    tokens = state.players[seat].tokens
    board = state.board
    room = 0
    seen = [False] * len(tokens)
    for area in range(len(tokens)):
        if tokens[area]:
            room -= tokens[area]
            for other in [area, *board.land[area]]:
                if not seen[other] and board.in_play[other] and state.city[other] == NOBODY:
                    seen[other] = True
                    room += state.limit(seat, other)
    return room < 0


def hand_worth(state: Civ1980, seat: int, budget: Budget) -> float:
    """Sets in hand, deals under way, and calamities that were received."""
    player = state.players[seat]
    counts = count_cards(player.hand)
    worth = sets_worth(state, player, counts) - HAND * budget.owed
    if not (budget.ready and state.phase < 12):  # whoever can buy will not keep a full hand
        worth += size_worth(state, player, len(player.hand))
    for entry in player.hand:
        if entry > CARD_MASK | PUBLIC:
            worth -= danger(state, player, entry & CARD_MASK)
    if state.packets:
        worth += market(state, seat, counts)
    if state.phase > 10:
        worth -= HASTE * (state.trade_round or state.settings[TRADE_ROUNDS] + 1)
    return worth


def city_values(state: Civ1980) -> list[float]:
    return CAPPED_CITIES if state.settings[HAND_CAP] else CITIES


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
    starved = not room and state.phase >= 10 and player.stock < LITTLE_STOCK
    return golden - BLOCKED * lost - (STARVED if starved else 0.0)


def is_stuck(state: Civ1980, player: Player) -> bool:
    """With a full hand nothing is drawn, and a treasury that holds all tokens brings no more taxes."""
    if not state.settings[HAND_CAP] or len(player.hand) < state.catalogue.hand_limit:
        return False
    return player.stock < LITTLE_STOCK


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
    sets = set_value(state.catalogue, counts)
    if not state.settings[HAND_CAP]:
        return HAND * sets
    if is_stuck(state, player):
        return HAND * sets + STUCK_PROMISING * growth(state, counts)
    return HAND * sets + PROMISING * growth(state, counts)


def deal_worth(state: Civ1980, player: Player, counts: list[int], given: list[int], got: Packet) -> float:
    """What a deal brings for sure: the sets, and how well they can grow. Of the cards that are not named only the value
    is known: they are taken for single ones."""
    sure = sure_gain(state, counts, given, got)
    stuck = is_stuck(state, player)
    if not state.settings[HAND_CAP] or (sure <= 0 and not stuck):
        return HAND * sure
    after = counts[:]
    for card in given:
        after[card] -= 1
    after[got.named] += 1
    others = got.value - state.catalogue.trade_value[got.named]
    more = growth(state, after) - growth(state, counts) + 2 * others
    if stuck:
        return HAND * sure + STUCK_PROMISING * more
    return HAND * sure + PROMISING * more


def danger(state: Civ1980, player: Player, calamity: int) -> float:
    if calamity == ICONOCLASM:
        lost = 2 if player.cards >> PHILOSOPHY & 1 else 4
        return CITIES[player.cities] - CITIES[max(player.cities - lost, 0)] + 5.0
    if calamity == CIVIL_DISORDER:
        return CITIES[player.cities] - CITIES[min(player.cities, 4)] + 5.0
    return LOCKED


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
    """What an offer may bring: the best deal that would serve the other side, too, by the hands imagined. An offer that
    nobody wanted is not repeated."""
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
    tried = 0
    history = state.history
    for start in range(0, len(history), TOLD):
        if history[start + 1] == packet.owner and history[start + 3] == NONE:
            if history[start + 4] == packet.named and history[start + 6] == packet.value:
                tried += 1
    # Whoever gives more cards than he gets can draw or buy again.
    size = len(state.players[seat].hand)
    after = size - len(packet.cards) + state.catalogue.packet
    best += size_worth(state, state.players[seat], after) - size_worth(state, state.players[seat], size)
    return best / max(tried, 1)


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
    if sure <= 0 and not is_stuck(state, player):
        return -1.0
    size = len(player.hand)
    gain = sure - RISK
    gain += size_worth(state, player, size + len(got.cards) - len(given.cards)) - size_worth(state, player, size)
    if given.cards[-1] >= COMMODITIES:
        gain += HIDDEN
    return gain - LOCKED if is_poisoned(state, got) else gain


def exchange(state: Civ1980, seat: int, counts: list[int], given: Packet, got: Packet) -> float:
    """What a deal would change in the worth of a hand."""
    after = counts[:]
    player = state.players[seat]
    size = len(player.hand)
    gain = size_worth(state, player, size + len(got.cards) - len(given.cards)) - size_worth(state, player, size)
    for card in given.cards:
        after[card] -= 1
    for card in got.cards:
        after[card] += 1
        if card >= COMMODITIES:
            gain -= danger(state, player, card)
    return gain + sets_worth(state, player, after) - sets_worth(state, player, counts)
