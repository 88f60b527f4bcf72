"""What a learnt value reads of a position: for each nation its way to the finish, cards, funds, trade cards, cities,
people, and the dangers ahead.

Of the hands of others only the number of cards is read: what they hold is made up in an imagined world.
"""

from typing import Final

from zeitalter.core.factors import Factors
from zeitalter.games.civ1980.bot.bargains import growth, market
from zeitalter.games.civ1980.bot.budget import is_buying, purchases_of, will_buy
from zeitalter.games.civ1980.bot.deals import prospects
from zeitalter.games.civ1980.bot.plan import all_on_offer, fare_of
from zeitalter.games.civ1980.bot.value import preview
from zeitalter.games.civ1980.bot.weights import HAND as PER_POINT
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import (
    AGRICULTURE,
    ASTRONOMY,
    CIVIL_DISORDER,
    CIVIL_WAR,
    CLOTH_MAKING,
    COINAGE,
    DEMOCRACY,
    EARLY_BRONZE,
    EARLY_IRON,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LATE_BRONZE,
    LATE_IRON,
    LAW,
    MEDICINE,
    METAL_WORKING,
    NO_SITE,
    NONE,
    PHILOSOPHY,
    PIRACY,
    POTTERY,
    STONE_AGE,
    VOLCANO,
    Catalogue,
)
from zeitalter.games.civ1980.model.player import NOBODY, Player, count_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, groups_held, price
from zeitalter.games.civ1980.rules.growth import census_order

# ---- the factors, each with its place in a row -----------------------------------------------------------------------

# The way to the finish.
SPACE: Final = 0
SPACE_LEAD: Final = 1  # before the foremost rival
SPACE_BEHIND: Final = 2
NEXT_SPACE: Final = 3  # whether the marker would advance as things are
FALLING_BACK: Final = 4  # whether it would go back
GATE_NEAR: Final = 5  # what is missing for the next epoch, the more the nearer it is
GATE_FAR: Final = 6  # the same for the epoch after that
LAST_MISSING: Final = 7  # points to the last space, in hundreds, of whoever has all cards
TURNS_NEEDED: Final = 8  # until the finish, at the present pace
RACE_LEAD: Final = 9  # turns before the fastest rival
RACE_BEHIND: Final = 10
# Civilization cards.
CARDS: Final = 11
FIRST_CARDS: Final = 12  # up to seven
CARDS_POINTS: Final = 13
GROUPS: Final = 14  # up to three
DUE: Final = 15  # points to pay on the way
AGRICULTURE_HELD: Final = 16
COINAGE_HELD: Final = 17
SEAFARING: Final = 18  # Astronomy, Cloth Making
ARMS: Final = 19  # Metal Working, Engineering
SHELTER: Final = 20  # against calamities
# Funds.
FUNDS: Final = 21  # treasury, sets in hand and what deals may add to them, without what is in the basket
AFFORDABLE: Final = 22  # what the best card within reach of the funds brings
SAVED: Final = 23  # what the best card ahead brings, the more the nearer its price
NEXT_PRICE: Final = 24  # what is missing for the cheapest card
TREASURY: Final = 25
FULL_TREASURY: Final = 26  # up to 24
STOCK: Final = 27
NEXT_TAXES: Final = 28
REVOLTING: Final = 29  # cities that were not paid for
REVOLTS: Final = 30  # cities that the stock will not pay for next time
THIN_STOCK: Final = 31  # tokens missing for the taxes at the usual rate
DEFENCELESS: Final = 32  # the stock cannot defend a city
# Trade cards.
HAND: Final = 33
HAND_GROWTH: Final = 34  # what one more card of each kind would add
HAND_PAIRS: Final = 35  # kinds of which two or more are held
HAND_BLOCKED: Final = 36  # cards that a full hand cannot draw
SURPLUS_CARDS: Final = 37  # to be handed back
CALAMITIES_HELD: Final = 38  # that can still be passed on
# Calamities that will strike.
RISK_CITIES: Final = 39
RISK_PEOPLE: Final = 40
# Cities.
CITIES: Final = 41
FIRST_CITIES: Final = 42  # up to two
SOME_CITIES: Final = 43  # up to five
MANY_CITIES: Final = 44  # above six
TRADE_INCOME: Final = 45  # what the cities draw each turn
UNSUPPORTED: Final = 46
PLANNED: Final = 47  # cities that can be built
PLANNED_INCOME: Final = 48
ODD_CITIES: Final = 49  # where no site is printed
EXPOSED_CITIES: Final = 50  # near volcanoes, or on flood plains
ATTACKED_CITIES: Final = 51  # with enough strangers around to take them
# People.
PEOPLE: Final = 52
FEW_PEOPLE: Final = 53  # up to two for each city, and four
SPARE_PEOPLE: Final = 54  # beyond
SEEDS: Final = 55  # areas where people live
GROWTH: Final = 56  # new tokens of the next turn, as far as there is stock and room
CROWD: Final = 57  # tokens that will be lost
ROOM: Final = 58  # for more people in their areas
OPEN_LAND: Final = 59  # free areas around them
SITES: Final = 60  # free city sites with people
SITES_NEAR: Final = 61  # free city sites around people
SITE_TOKENS: Final = 62
STRANGERS: Final = 63  # tokens of others in and around their areas
SHARED: Final = 64  # areas with others
SHIPS: Final = 65
FIRST_SHIP: Final = 66
LAST_MOVER: Final = 67  # share of the nations that move before

FACTORS: Final[list[str]] = [
    "space", "space_lead", "space_behind", "next_space", "falling_back", "gate_near", "gate_far", "last_missing",
    "turns_needed", "race_lead", "race_behind",
    "cards", "first_cards", "cards_points", "groups", "due", "agriculture", "coinage", "seafaring", "arms", "shelter",
    "funds", "affordable", "saved", "next_price", "treasury", "full_treasury", "stock", "next_taxes", "revolting",
    "revolts", "thin_stock", "defenceless",
    "hand", "hand_growth", "hand_pairs", "hand_blocked", "surplus_cards", "calamities_held",
    "risk_cities", "risk_people",
    "cities", "first_cities", "some_cities", "many_cities", "trade_income", "unsupported", "planned", "planned_income",
    "odd_cities", "exposed_cities", "attacked_cities",
    "people", "few_people", "spare_people", "seeds", "growth", "crowd", "room", "open_land", "sites", "sites_near",
    "site_tokens", "strangers", "shared", "ships", "first_ship", "last_mover",
]  # fmt: skip

VARIANTS: Final[list[str]] = ["six_cards", "any_cards"]  # whether nobody draws above six trade cards

# What a hand of so many cards is usually worth, as sets.
USUAL_HAND: Final = [0.0, 1.5, 3.5, 7.0, 15.0, 23.0, 40.0, 46.0, 60.0, 78.0, 95.0, 115.0, 135.0, 160.0]
MORE_CARDS: Final = 20.0  # each one above that
INCOME: Final = [1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 48.0, 62.0, 76.0, 90.0]  # points a turn by cities, trade included
HUNDRED: Final = 0.01
LARGE_TREASURY: Final = 24
SPARE: Final = 4
FAR_AWAY: Final = 10_000
TOO_FAR: Final = 40.0  # turns
LARGE_DUE: Final = 2500.0  # what is more cannot be reached
RED_CITIES: Final = 3.0  # at most so many are lost to civil war


def variant(state: Civ1980) -> int:
    return 0 if state.settings.hand_cap else 1


def progress(state: Civ1980) -> float:
    """How far the foremost marker has come; a limit of turns may be nearer."""
    foremost = 0
    for player in state.players:
        foremost = max(foremost, player.space)
    share = foremost / state.catalogue.finish
    if state.settings.turn_limit:
        share = max(share, state.turn / state.settings.turn_limit)
    return min(max(share, 0.0), 1.0)


def read(state: Civ1980, judge: int) -> list[list[float]]:
    """A row for each seat. The judge knows his own hand, his packets, and what he has answered so far."""
    return reading(state, judge).rows


def reading(state: Civ1980, judge: int) -> "Reader":
    """All rows, and what was found out on the way."""
    position = preview(state, judge) if state.is_sealed() and state.sealed[judge] else state
    reader = Reader(position, judge)
    for seat in range(position.seats):
        reader.read_seat(seat)
    reader.compare()
    return reader


class Civ1980Factors(Factors[Civ1980]):
    """With a standing that counts on what may lie in packets on the table, where the hand-made value keeps to what is
    sure. Of packets of others no more is known than that they are there."""

    def rows(self, state: Civ1980, judge: int) -> list[list[float]]:
        """All factors of a running game, a row for each seat, as seat `judge` sees it."""
        reader = reading(state, judge)
        hopeful = len(state.packets) > 0 and not state.settings.hand_cap
        for seat in range(state.seats):
            worth = state.value(seat)
            if hopeful:
                worth -= market(state, seat, count_cards(state.catalogue, state.players[seat].hand))
                if seat == judge:
                    worth += PER_POINT * reader.prospects
            reader.rows[seat].append(worth)
        return reader.rows


class Reader:
    """Shares what all seats need."""

    def __init__(self, state: Civ1980, judge: int) -> None:
        self.state = state
        self.judge = judge
        self.rows: list[list[float]] = []
        self.turns: list[float] = []  # that each seat needs to the finish
        self.prospects = 0.0  # points that packets on the table may bring the judge
        self.offer: int = all_on_offer(state)
        self.before_building: bool = state.phase < 7
        self.to_move: int = still_to_move(state)  # mask
        self.crowd: list[int] = [0] * len(state.city)  # tokens of all nations, by area
        self.settled: list[list[int]] = []  # areas with tokens, by seat
        crowd = self.crowd
        for player in state.players:
            settled: list[int] = []
            tokens = player.tokens
            for area in range(len(tokens)):
                n = tokens[area]
                if n:
                    crowd[area] += n
                    settled.append(area)
            self.settled.append(settled)
        self.cities: list[int] = []  # areas with a city
        city = state.city
        for area in range(len(city)):
            if city[area] != NOBODY:
                self.cities.append(area)

    def read_seat(self, seat: int) -> None:
        row = [0.0] * len(FACTORS)
        self.rows.append(row)
        player = self.state.players[seat]
        if player.nation == NONE:
            self.turns.append(TOO_FAR)
            return
        hand = self.read_hand(seat, player, row)
        pending = self.read_land(seat, player, row)
        self.read_cards(seat, player, row, hand, pending)
        self.read_calamities(seat, player, row)

    # ---- trade cards -------------------------------------------------------------------------------------------------

    def read_hand(self, seat: int, player: Player, row: list[float]) -> float:
        """What the hand is worth: the judge knows his own, others are guessed by their number of cards."""
        state = self.state
        catalogue = state.catalogue
        size = len(player.hand)
        row[HAND] = float(size)
        if state.settings.hand_cap:
            row[HAND_BLOCKED] = float(max(min(size + player.cities, 9) - catalogue.hand_limit, 0))
        row[SURPLUS_CARDS] = float(max(size - catalogue.hand_limit, 0))
        if seat != self.judge:
            worth = usual_hand(size)
            row[HAND_GROWTH] = 2.0 * worth
            row[HAND_PAIRS] = 0.25 * size
            return worth
        counts = [0] * catalogue.trade_cards
        calamities = 0
        for held in player.hand:
            counts[held.card] += 1
            if held.card >= catalogue.commodities and held.giver == NOBODY:
                calamities += 1
        points = 0
        pairs = 0
        for card in range(catalogue.commodities):
            n = counts[card]
            if n:
                points += n * n * catalogue.trade_value[card]
                if n > 1:
                    pairs += 1
        row[HAND_GROWTH] = growth(state, counts)
        row[HAND_PAIRS] = float(pairs)
        row[CALAMITIES_HELD] = float(calamities)
        if state.packets:
            self.prospects = bargains(state, seat, counts)
            row[FUNDS] = self.prospects
        return float(points)

    # ---- people and cities -------------------------------------------------------------------------------------------

    def read_land(self, seat: int, player: Player, row: list[float]) -> int:
        """Returns the tokens that will go back to the stock in this turn."""
        state = self.state
        board = state.board
        city = state.city
        limit = state.catalogue.limit
        site = board.site
        tokens = player.tokens
        crowd_of = self.crowd
        more = player.cards >> AGRICULTURE & 1
        cheap = state.catalogue.city_on_site
        dear = state.catalogue.city_elsewhere
        leaves = self.to_move >> seat & 1 != 0
        people = seeds = lost = room = new = planned = used = on_board = 0
        sites = site_tokens = shared = strangers = open_land = sites_near = 0
        seen = [False] * len(tokens)
        for area in self.settled[seat]:
            n = tokens[area]
            on_board += n
            if city[area] != NOBODY:
                lost += n
                continue
            if self.before_building and n >= cheap and (n >= dear or site[area] != NO_SITE):
                planned += 1
                used += dear if site[area] == NO_SITE else cheap
                seen[area] = True
                continue
            seeds += 1
            most = limit[area] + more
            foreign = crowd_of[area] - n
            if foreign:
                shared += 1
                strangers += foreign
                most = max(limit[area] - foreign, 1)
            if n > most:
                if not leaves:
                    lost += n - most
                    n = most
            else:
                new += min(2 if n > 1 else 1, most - n)
                room += most - n
            people += n
            if site[area] != NO_SITE:
                if not seen[area]:
                    sites += 1
                site_tokens += n
            seen[area] = True
            for other in board.land[area]:
                if not seen[other]:
                    if city[other] == NOBODY and not tokens[other]:
                        seen[other] = True
                        strangers += crowd_of[other]
                        if not crowd_of[other]:
                            open_land += 1
                            if site[other] != NO_SITE:
                                sites_near += 1
        cities = player.cities
        left = on_board - used - lost  # what phase 8 will leave on the board
        built = 0
        while built < planned and cities + built < 9 and left >= 2 * (cities + built + 1):
            built += 1
        write_cities(row, cities, built, 2 * cities - left)
        if cities:
            self.read_cities(seat, player, row)
        few = min(people, 2 * (cities + built) + SPARE)
        row[PEOPLE] = float(people)
        row[FEW_PEOPLE] = float(few)
        row[SPARE_PEOPLE] = float(people - few)
        row[SEEDS] = float(seeds)
        row[GROWTH] = float(min(new, player.stock))
        row[CROWD] = float(lost)
        row[ROOM] = float(room)
        row[OPEN_LAND] = float(open_land)
        row[SITES] = float(sites)
        row[SITES_NEAR] = float(sites_near)
        row[SITE_TOKENS] = float(site_tokens)
        row[STRANGERS] = float(strangers)
        row[SHARED] = float(shared)
        if player.ships:
            row[SHIPS] = float(len(player.ships))
            row[FIRST_SHIP] = 1.0
        before = 0
        for other_player in state.players:
            if other_player.census > player.census:
                before += 1
        row[LAST_MOVER] = before / (state.seats - 1)
        return lost + used if self.before_building else lost

    def read_cities(self, seat: int, player: Player, row: list[float]) -> None:
        """Where the cities lie."""
        state = self.state
        city = state.city
        tokens = player.tokens
        crowd = self.crowd
        odd = exposed = attacked = 0
        for area in self.cities:
            if city[area] != seat:
                continue
            if state.board.site[area] == NO_SITE:
                odd += 1
            if state.catalogue.volcano[area] != NONE or state.catalogue.plain[area] != NONE:
                exposed += 1
            attackers = crowd[area] - tokens[area]
            for other in state.board.land[area]:
                attackers += crowd[other] - tokens[other]
            if attackers > state.catalogue.defenders:
                attacked += 1
        row[ODD_CITIES] = float(odd)
        row[EXPOSED_CITIES] = float(exposed)
        row[ATTACKED_CITIES] = float(attacked)

    # ---- civilization cards, funds, the succession table -------------------------------------------------------------

    def read_cards(self, seat: int, player: Player, row: list[float], hand: float, pending: int) -> None:
        state = self.state
        catalogue = state.catalogue
        basket = state.basket if state.basket and is_buying(state, player) else 0
        cards = player.cards | basket
        held = cards.bit_count()
        points = cards_value(state, cards)
        groups = groups_held(state, cards)
        row[CARDS] = float(held)
        row[FIRST_CARDS] = float(min(held, catalogue.need_cards))
        row[CARDS_POINTS] = float(points)
        row[GROUPS] = float(min(groups, catalogue.need_groups))
        row[AGRICULTURE_HELD] = float(cards >> AGRICULTURE & 1)
        row[COINAGE_HELD] = float(cards >> COINAGE & 1)
        row[SEAFARING] = float((cards >> ASTRONOMY & 1) + (cards >> CLOTH_MAKING & 1))
        row[ARMS] = float((cards >> METAL_WORKING & 1) + (cards >> ENGINEERING & 1))
        row[SHELTER] = float((cards & PROTECTION).bit_count())
        funds = player.treasury + hand - (price(state, player.cards, basket) if basket else 0)
        need = printed_most(state, player)
        due = fare_of(state, cards, need, self.offer & ~cards)
        row[FUNDS] += funds
        row[DUE] = min(due, LARGE_DUE)
        spending = 0 if held >= catalogue.most_owned else self.read_prices(state, row, cards, need, funds)
        taxes = self.read_taxes(seat, player, row, spending, pending)
        total = points + funds
        self.read_succession(player, row, groups, points, total)
        if held >= catalogue.most_owned:
            row[LAST_MISSING] = HUNDRED * max(need - total, 0.0)
            due = float(max(need - points, 0))
        pace = INCOME[min(player.cities, 9)] + 0.5 * taxes
        turns = max(float(catalogue.finish - player.space), (min(due, LARGE_DUE) - funds) / pace)
        turns = min(turns, TOO_FAR)
        row[TURNS_NEEDED] = turns
        self.turns.append(turns)

    def read_prices(self, state: Civ1980, row: list[float], cards: int, need: int, funds: float) -> int:
        """The price of the best card that can be paid, or 0."""
        most = 0.0
        spending = 0
        saved = 0.0
        least = FAR_AWAY
        for needed, gain in purchases_of(state, cards, need, self.offer & ~cards):
            least = min(least, needed)
            if needed <= funds:
                if gain > most:
                    most = gain
                    spending = needed
                saved = max(saved, gain)
            elif funds > 0:
                share = funds / needed
                saved = max(saved, gain * share * share * share * share)
        row[AFFORDABLE] = most
        row[SAVED] = saved
        row[NEXT_PRICE] = max(least - funds, 0.0) if least < FAR_AWAY else 0.0
        return spending

    def read_taxes(self, seat: int, player: Player, row: list[float], spending: int, pending: int) -> int:
        """The taxes that the stock will pay next time. What a card costs and what is lost before goes back to it."""
        state = self.state
        row[TREASURY] = float(player.treasury)
        row[FULL_TREASURY] = float(min(player.treasury, LARGE_TREASURY))
        row[STOCK] = float(player.stock)
        if player.stock < state.catalogue.defenders and player.cities:
            row[DEFENCELESS] = 1.0
        stock = player.stock + pending
        if spending and player.treasury and will_buy(state, player):
            stock += min(player.treasury, spending)
        cities = player.cities + int(row[PLANNED])
        wanted = state.catalogue.tax * cities
        taxes = min(stock, wanted)
        row[NEXT_TAXES] = float(taxes)
        row[THIN_STOCK] = float(wanted - taxes)
        if state.phase <= 1:
            row[REVOLTING] = float(revolting(state, seat))
        else:
            rate = 1 if player.cards >> COINAGE & 1 else state.catalogue.tax
            row[REVOLTS] = max(cities - stock / rate, 0.0)
        return taxes

    def read_succession(self, player: Player, row: list[float], groups: int, points: int, total: float) -> None:
        """As phase 16 will judge, with what is known of the points."""
        state = self.state
        catalogue = state.catalogue
        nation = catalogue.nations[player.nation]
        epochs = nation.epoch
        space = player.space
        row[SPACE] = float(space)
        if space >= catalogue.finish:
            return
        here = epochs[space]
        printed = state.settings.printed_values
        if (here != STONE_AGE and player.cities == 0) or (printed and total < nation.printed[space]):
            row[FALLING_BACK] = 1.0
        gates = 0
        epoch = here
        for target in range(space + 1, catalogue.finish):
            if epochs[target] != epoch:
                epoch = epochs[target]
                share = missing(catalogue, epoch, player.cities, groups, row[CARDS], points) / (target - space)
                if gates:
                    row[GATE_FAR] = share
                    break
                row[GATE_NEAR] = share
                gates = 1
        target = space + 1
        shut = target < catalogue.finish and (
            (epochs[target] != here and row[GATE_NEAR] > 0) or (printed and total < nation.printed[target])
        )
        if not shut and not row[FALLING_BACK]:
            row[NEXT_SPACE] = 1.0

    # ---- calamities --------------------------------------------------------------------------------------------------

    def read_calamities(self, seat: int, player: Player, row: list[float]) -> None:
        """Those that lie open, and those that the judge has received."""
        for held in player.open:
            self.add_risk(player, row, held.card - self.state.catalogue.commodities)
        if seat == self.judge:
            for held in player.hand:
                if held.giver != NOBODY:
                    self.add_risk(player, row, held.card - self.state.catalogue.commodities)

    def add_risk(self, player: Player, row: list[float], calamity: int) -> None:
        """Roughly what is lost if it strikes."""
        catalogue = self.state.catalogue
        cards = player.cards
        cities = player.cities
        if calamity == VOLCANO:
            row[RISK_CITIES] += float(min(cities, 1))
        elif calamity == CIVIL_DISORDER:
            kept = catalogue.disorder_kept
            if cards >> LAW & 1:
                kept = catalogue.disorder_kept_both if cards >> DEMOCRACY & 1 else catalogue.disorder_kept_law
            row[RISK_CITIES] += float(max(cities - kept, 0))
        elif calamity == ICONOCLASM:
            lost = catalogue.iconoclasm_lost_law if cards >> LAW & 1 else catalogue.iconoclasm_lost
            if cards >> PHILOSOPHY & 1:
                lost = catalogue.iconoclasm_lost_philosophy
            row[RISK_CITIES] += float(min(cities, lost))
        elif calamity == PIRACY:
            row[RISK_CITIES] += float(min(cities, 2))
        elif calamity == CIVIL_WAR:
            points = row[PEOPLE] + 5.0 * cities
            threshold = catalogue.war_threshold_democracy if cards >> DEMOCRACY & 1 else catalogue.war_threshold
            if points > threshold:
                row[RISK_CITIES] += min(0.07 * points, RED_CITIES)
                row[RISK_PEOPLE] += 0.3 * row[PEOPLE]
        elif calamity == FAMINE:
            row[RISK_PEOPLE] += float(catalogue.famine_loss)
        elif calamity == FLOOD:
            lost = catalogue.flood_engineering if cards >> ENGINEERING & 1 else catalogue.flood_loss
            row[RISK_PEOPLE] += float(lost)
        elif calamity == EPIDEMIC:
            lost = catalogue.epidemic_medicine if cards >> MEDICINE & 1 else catalogue.epidemic_loss
            row[RISK_PEOPLE] += float(lost)

    # ---- rivals ------------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Who is ahead on the table, and who will be first at the finish."""
        players = self.state.players
        for seat in range(len(players)):
            rival = -1
            fastest = TOO_FAR
            for other in range(len(players)):
                if other != seat:
                    rival = max(rival, players[other].space)
                    fastest = min(fastest, self.turns[other])
            row = self.rows[seat]
            lead = players[seat].space - rival
            row[SPACE_LEAD] = float(max(lead, 0))
            row[SPACE_BEHIND] = float(max(-lead, 0))
            ahead = fastest - self.turns[seat]
            row[RACE_LEAD] = max(ahead, 0.0)
            row[RACE_BEHIND] = max(-ahead, 0.0)


PROTECTION: Final = 1 << MEDICINE | 1 << LAW | 1 << DEMOCRACY | 1 << PHILOSOPHY | 1 << POTTERY | 1 << ENGINEERING


def write_cities(row: list[float], cities: int, built: int, lacking: int) -> None:
    row[CITIES] = float(cities)
    row[FIRST_CITIES] = float(min(cities, 2))
    row[SOME_CITIES] = float(min(cities, 5))
    row[MANY_CITIES] = float(max(cities - 6, 0))
    row[TRADE_INCOME] = INCOME[min(cities, 9)]
    row[PLANNED] = float(built)
    row[PLANNED_INCOME] = INCOME[min(cities + built, 9)] - INCOME[min(cities, 9)]
    if lacking > 0:
        row[UNSUPPORTED] = float((lacking + 1) // 2)


def bargains(state: Civ1980, seat: int, counts: list[int]) -> float:
    """Points that packets on the table may bring."""
    if state.settings.hand_cap:
        return market(state, seat, counts) / PER_POINT
    return prospects(state, seat, counts)


def usual_hand(size: int) -> float:
    last = len(USUAL_HAND) - 1
    return USUAL_HAND[min(size, last)] + MORE_CARDS * max(size - last, 0)


def printed_most(state: Civ1980, player: Player) -> int:
    """The points that the last space asks for."""
    return max(state.catalogue.nations[player.nation].printed)


def missing(catalogue: Catalogue, epoch: int, cities: int, groups: int, cards: float, points: int) -> float:
    """The share that is missing of what an epoch demands."""
    if epoch == EARLY_BRONZE:
        return max(catalogue.need_cities - cities, 0) / catalogue.need_cities
    if epoch == LATE_BRONZE:
        return max(catalogue.need_groups - groups, 0) / catalogue.need_groups
    if epoch == EARLY_IRON:
        return max(catalogue.need_cards - cards, 0.0) / catalogue.need_cards
    if epoch == LATE_IRON:
        return max(catalogue.need_value - points, 0) / catalogue.need_value
    return 0.0


def still_to_move(state: Civ1980) -> int:
    """Mask of the nations whose tokens can still leave a crowded area this turn."""
    if state.phase != 5:
        return state.everyone() if state.phase < 5 else 0
    for step in state.agenda:
        if isinstance(step, steps.Movement):
            mask = 0
            for seat in census_order(state)[step.moved :]:
                mask |= 1 << seat
            return mask
    return 0


def revolting(state: Civ1980, seat: int) -> int:
    """Cities of a nation that were not paid for, in phase 1: those to come, and those about which others decide now."""
    lost = state.debts[seat]
    for step in state.agenda:
        if isinstance(step, steps.Revolt):
            if step.owner == seat:
                lost += step.revolting
        elif isinstance(step, steps.RevoltLoss) and step.owner == seat:
            lost += step.cities
    return lost
