"""How well a seat stands, for bots: the succession table, cards and the way to eleven good ones, cities and their
support, people and room for them, trade cards and running deals, and the danger of what was received."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.catalogue import (
    CARDS,
    CIVIL_DISORDER,
    COMMODITIES,
    ICONOCLASM,
    LATE_IRON,
    NO_SITE,
    NONE,
    PHILOSOPHY,
)
from zeitalter.games.civ1980.credits import best_reachable, cards_value, groups_held, price
from zeitalter.games.civ1980.packets import find_packet
from zeitalter.games.civ1980.state import (
    BUILDING,
    CARD_MASK,
    HAND_CAP,
    LAST_SEALED,
    LOSING,
    NOBODY,
    PAYING,
    PHASES,
    PUBLIC,
    SHIPYARD,
    SUPPORTING,
    Civ1980,
    Packet,
    Player,
    count_cards,
    set_value,
)

WIN: Final = 10_000.0
SPACE: Final = 45.0  # one step on the succession table
CARD: Final = 14.0  # of having one civilization card more, besides its cost
GROUP: Final = 25.0  # of the first three groups
CREDIT: Final = 0.3  # per point of credit for cards still to be bought
UNREACHABLE: Final = 0.8  # per point that eleven cards will be short of the finish
HAND: Final = 0.9  # per point of trade cards
SPARE_CARD: Final = 1.2  # per card in hand
SLOT: Final = -2.5  # the same where six cards in hand keep a nation from drawing
TREASURY: Final = 0.7
HOARD: Final = 0.3  # of what could buy gold instead
CITIES: Final = [0.0, 34.0, 66.0, 95.0, 122.0, 147.0, 169.0, 186.0, 199.0, 209.0]
CAPPED_CITIES: Final = [0.0, 34.0, 66.0, 95.0, 120.0, 140.0, 152.0, 155.0, 157.0, 158.0]  # no more than six cards
UNSUPPORTED: Final = 22.0
UNPAID: Final = 30.0  # a city whose tax the stock cannot pay
PEOPLE: Final = 1.8
ENOUGH: Final = 22  # more people only empty the stock
SEED: Final = 1.3  # an area with somebody in it grows
CROWD: Final = 0.35  # tokens above the limit, before they are lost
SITE: Final = 0.5  # a token on a city site
PLANNED_CITY: Final = 0.85
SHIPS: Final = [0.0, 3.0, 4.5, 5.0, 5.0]
RIVALS: Final = 0.25
MARGIN: Final = 2.0  # a deal must bring more than this
OFFERED: Final = 0.5
HOPE: Final = 0.6  # chance that an answer is accepted
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
    if step.kind not in (BUILDING, SUPPORTING, SHIPYARD, LOSING):
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
    total = SPACE * player.space
    total += cards_worth(state, player)
    total += hand_worth(state, seat)
    total += TREASURY * min(player.treasury, 18) + HOARD * max(min(player.treasury, 40) - 18, 0)
    total += city_values(state)[min(player.cities, 9)]
    total += SHIPS[min(len(player.ships), 4)]
    return total + land_worth(state, seat)


def cards_worth(state: Civ1980, player: Player) -> float:
    cards = player.cards | (state.basket if is_buying(state, player) else 0)
    catalogue = state.catalogue
    worth = float(cards_value(state, cards)) + CARD * cards.bit_count()
    worth += GROUP * min(groups_held(state, cards), catalogue.need_groups)
    saved = 0
    for giver in range(CARDS):
        if cards >> giver & 1:
            for card in range(CARDS):
                if not cards >> card & 1:
                    saved += max(catalogue.credit[giver][card], catalogue.special[giver][card])
    worth += CREDIT * saved
    if player.nation != NONE:
        nation = catalogue.nations[player.nation]
        goal = max(max(nation.printed) - 60, catalogue.need_value if nation.epoch[-1] == LATE_IRON else 0)
        missing = goal - best_reachable(state, cards)
        if missing > 0:
            worth -= UNREACHABLE * missing
    return worth


def is_buying(state: Civ1980, player: Player) -> bool:
    """Cards in the basket belong to whoever pays for them now."""
    if not state.basket or not state.agenda:
        return False
    step = state.agenda[-1]
    if step.kind == PAYING:
        for seat in range(state.seats):
            if step.a >> seat & 1:
                return state.players[seat] is player
        return False
    return step.seat >= 0 and state.players[step.seat] is player


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
            if n > most:
                crowd += n - most
                n = most
            people += n
            if site[area] != NO_SITE:
                on_sites += n
    total = PEOPLE * min(people, ENOUGH) + SEED * seeds + SITE * on_sites
    total += CROWD * max(people - ENOUGH, 0)
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
    if state.phase > 1:
        # Growth comes after the taxes, but what is lost in phase 8 comes before them.
        unpaid = cities - stock // 2
        if unpaid > 0:
            total -= UNPAID * unpaid
    return total


def hand_worth(state: Civ1980, seat: int) -> float:
    """Sets in hand, deals under way, and calamities that were received."""
    player = state.players[seat]
    counts = count_cards(player.hand)
    owed = price_of_basket(state, player)
    worth = HAND * (set_value(state.catalogue, counts) - owed) + per_card(state) * len(player.hand)
    for entry in player.hand:
        if entry > CARD_MASK | PUBLIC:
            worth -= danger(state, player, entry & CARD_MASK)
    if state.packets:
        worth += market(state, seat, counts)
    return worth


def city_values(state: Civ1980) -> list[float]:
    return CAPPED_CITIES if state.settings[HAND_CAP] else CITIES


def per_card(state: Civ1980) -> float:
    return SLOT if state.settings[HAND_CAP] else SPARE_CARD


def price_of_basket(state: Civ1980, player: Player) -> float:
    """What is in the basket has to be paid for, with cards or treasury."""
    if not is_buying(state, player):
        return 0.0
    return float(price(state, player.cards, state.basket))


def danger(state: Civ1980, player: Player, calamity: int) -> float:
    if calamity == ICONOCLASM:
        lost = 2 if player.cards >> PHILOSOPHY & 1 else 4
        return CITIES[player.cities] - CITIES[max(player.cities - lost, 0)] + 5.0
    if calamity == CIVIL_DISORDER:
        return CITIES[player.cities] - CITIES[min(player.cities, 4)] + 5.0
    return LOCKED


def market(state: Civ1980, seat: int, counts: list[int]) -> float:
    """Own offers are hopeful, own answers are worth half of what they would bring, waiting answers a little."""
    worth = 0.0
    for packet in state.packets:
        if packet.owner == seat and packet.answers == NONE:
            worth += OFFERED + (4.0 if packet.cards[-1] >= COMMODITIES else 0.0)
        elif packet.owner == seat:
            offer = find_packet(state, packet.answers)
            if offer is not None:
                gain = exchange(state, seat, counts, packet, offer)
                worth += HOPE * (gain - MARGIN) if gain > MARGIN else gain - MARGIN
        elif packet.to == seat and packet.answers != NONE:
            worth += MARGIN
    return worth


def exchange(state: Civ1980, seat: int, counts: list[int], given: Packet, got: Packet) -> float:
    """What a deal would change in the worth of a hand."""
    after = counts[:]
    gain = per_card(state) * (len(got.cards) - len(given.cards))
    for card in given.cards:
        after[card] -= 1
    for card in got.cards:
        after[card] += 1
        if card >= COMMODITIES:
            gain -= danger(state, state.players[seat], card)
    return gain + HAND * (set_value(state.catalogue, after) - set_value(state.catalogue, counts))
