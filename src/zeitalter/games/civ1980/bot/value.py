"""How well a seat stands, for bots: the succession table, cards and the way to eleven good ones, cities and their
support, people and room for them, trade cards and running deals, and the danger of what was received."""

from typing import Final

from zeitalter.games.civ1980.bot.bargains import danger, market, sets_worth, size_worth
from zeitalter.games.civ1980.bot.budget import Budget, kept_cards, next_taxes, will_buy
from zeitalter.games.civ1980.bot.suggestions import is_stuck
from zeitalter.games.civ1980.bot.weights import CITIES, DUE, HAND
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import COINAGE, NO_SITE, NONE
from zeitalter.games.civ1980.model.player import NOBODY, Player
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, groups_held, is_complete
from zeitalter.games.civ1980.rules.growth import census_order

PREVIEWED: Final = (
    steps.TaxRate,
    steps.Building,
    steps.Supporting,
    steps.Shipyard,
    steps.Losing,
    steps.Returning,
)

WIN: Final = 10_000.0
# What civilization cards are good for besides their value, in the order of the catalogue: room, taxes, fights.
HELPFUL: Final = [12.0, 0.0, 3.0, 2.0, 12.0, 2.0, 2.0, 4.0, 4.0, 0.0, 4.0, 4.0, 2.0, 0.0, 4.0, 4.0]
SPACE: Final = 45.0  # one step on the succession table
CARD: Final = 1.0  # of each card up to the number an epoch demands
GROUP: Final = 4.0  # of the first three groups
POINTS: Final = 0.1  # per point of civilization cards
SAVING: Final = 0.85  # for a card that is nearly paid: less than having it
UNREACHABLE: Final = 4000.0  # points still to pay, fines among them: more than on any way to the finish
LATE_POINTS: Final = 0.3  # per point of its cards
TREASURY: Final = 0.8
LAST_POINT: Final = 2.0  # per point of treasury and hand that the last spaces ask for
NEXT_TAXES: Final = 0.7  # of what the stock can pay next turn
FULL_TREASURY: Final = 24  # more keeps tokens from stock and board
SPARE_TREASURY: Final = 0.3
STOCK: Final = 0.35  # tokens for taxes and growth
SPARE_STOCK: Final = 8  # besides the next taxes
UNSUPPORTED: Final = 22.0
UNPAID: Final = 20.0  # a city whose tax the stock cannot pay
NO_CITY: Final = 90.0  # the marker of a nation that has all its cards will go back
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
IDLE_SHIP: Final = 10.0  # what each one costs a nation that lacks only the last points
NEEDED_SHIP: Final = 9.0  # the same for a nation that has no room left on land
RIVALS: Final = 0.25
HASTE: Final = 0.2  # better now than in the next round


def value(state: Civ1980, seat: int) -> float:
    """Own standing minus a share of what the others have; winning outweighs everything."""
    if not state.agenda:
        outcome = state.outcome()
        if outcome is not None:
            return WIN / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else -WIN
    return worth(preview(state, seat), seat)


def worth(position: Civ1980, seat: int) -> float:
    """The same of a running game whose sealed answers have taken effect."""
    others = 0.0
    for other in range(position.seats):
        if other != seat:
            others += rough(position, position.players[other])
    return standing(position, seat) - RIVALS * others / (position.seats - 1)


def preview(state: Civ1980, seat: int) -> Civ1980:
    """The position as if the seat's own sealed answer so far had taken effect."""
    if not state.is_sealed() or not state.sealed[seat]:
        return state
    step = state.agenda[-1]
    if not isinstance(step, PREVIEWED):
        return state
    position = state.copy()
    for other in range(state.seats):
        if other != seat:
            position.sealed[other].clear()
    state.game.phases[step.kind].resolve(position, step)
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
    total += last_points(state, player, budget)
    total += STOCK * min(player.stock, state.catalogue.tax * player.cities + SPARE_STOCK)
    total += CITIES[min(player.cities, 9)]
    return total + land_worth(state, seat, budget)


def last_points(state: Civ1980, player: Player, budget: Budget) -> float:
    """Whoever has all his cards needs treasury and trade cards for the last spaces, all at once."""
    if not is_complete(state, budget.cards):
        return 0.0
    missing = budget.need - cards_value(state, budget.cards) - budget.funds
    if missing <= 0:
        return LAST_POINT * (missing + budget.funds) + SPACE
    return LAST_POINT * (budget.funds + NEXT_TAXES * min(next_taxes(state, player), missing))


def cards_worth(state: Civ1980, player: Player, budget: Budget) -> float:
    """The less there is to pay on the way to the finish the better; the first cards open the next epochs."""
    cards = budget.cards
    catalogue = state.catalogue
    worth = CARD * min(cards.bit_count(), catalogue.need_cards)
    worth += GROUP * min(groups_held(state, cards), catalogue.need_groups)
    for card in range(len(HELPFUL)):
        if cards >> card & 1:
            worth += HELPFUL[card]
    if player.nation == NONE:
        return worth
    if budget.due > UNREACHABLE:
        return worth + LATE_POINTS * cards_value(state, cards) - DUE * UNREACHABLE
    return worth + POINTS * cards_value(state, cards) - DUE * budget.due + SAVING * budget.saved


def land_worth(state: Civ1980, seat: int, budget: Budget) -> float:
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
    complete = is_complete(state, player.cards)
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
    if complete:
        enough = 2 * player.cities
    total = PEOPLE * min(people, enough) + SITE * on_sites
    total += SEED * min(seeds, MANY_SEEDS, max(enough - people, FEW_SEEDS))
    total -= TOO_MANY * max(people - enough, 0)
    # Whoever is short of the last points, or stuck on the way to a price, needs every token.
    if complete:
        total -= IDLE_SHIP * len(player.ships)
    elif player.ships and not is_stuck(state, player, len(player.hand)):
        total += NEEDED_SHIP if before_moving and is_cramped(state, seat) else SHIP
    cities = player.cities
    stock = player.stock
    if before_building:
        total += CROWD * crowd
        stock += max(people - enough, 0) if before_moving else crowd  # who is to move can still be recalled
        while planned and cities < 9 and on_board >= 2 * (cities + 1):
            total += PLANNED_CITY * (CITIES[cities + 1] - CITIES[cities])
            planned -= 1
            cities += 1
            stock += cheap
        total += CROWD * cheap * planned
    lacking = 2 * player.cities - on_board
    if lacking > 0:
        total -= UNSUPPORTED * ((lacking + 1) // 2)
    # Growth comes after the taxes, but what is lost in phase 8 and what a card costs in phase 12 come before them. Each
    # token counts, not only pairs.
    if will_buy(state, player):
        stock += min(player.treasury, budget.spending)
    rate = 1 if player.cards >> COINAGE & 1 else state.catalogue.tax
    unpaid = cities - stock / rate if state.phase > 1 else float(state.debts[seat])
    if complete and cities - unpaid < 1.0:
        total -= NO_CITY
    return total - UNPAID * max(unpaid, 0.0)


def is_to_move(state: Civ1980, seat: int) -> bool:
    """Whether a nation's tokens can still leave a crowded area this turn."""
    if state.phase != 5:
        return state.phase < 5
    for step in state.agenda:
        if isinstance(step, steps.Movement):
            return seat in census_order(state)[step.moved :]
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
    counts = kept_cards(state, player)
    worth = sets_worth(state, counts) - HAND * budget.owed
    # Whoever can still buy in this turn will not keep a full hand; but it has drawn nothing before.
    if not (budget.spending and state.phase > 10 and will_buy(state, player)):
        worth += size_worth(state, player, len(player.hand))
    for held in player.hand:
        if held.giver != NOBODY:
            worth -= danger(state, player, held.card - state.catalogue.commodities)
    if state.packets:
        worth += market(state, seat, counts)
    if state.phase > 10:
        worth -= HASTE * (state.trade_round or state.settings.trade_rounds + 1)
    return worth
