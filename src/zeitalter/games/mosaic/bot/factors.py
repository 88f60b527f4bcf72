"""What a learnt value reads: points in sight, regions, production, stocks, symbols, cards in the making, races.

Each part of a row has its names above the function that fills it, in the same order.
"""

from typing import Final

from zeitalter.games.mosaic.bot.horizon import Horizon, deck_sizes
from zeitalter.games.mosaic.bot.horizon import progress as progress_of
from zeitalter.games.mosaic.bot.plans import Plan, benefits_to_come, plan_of
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules import scoring
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.claims import free_golden_ages, measure, wanted
from zeitalter.games.mosaic.rules.counting import DOMINATED, best_region_cities, count
from zeitalter.games.mosaic.rules.empire import government_points, worth
from zeitalter.games.mosaic.rules.influence import Regions, survey, unit_bonus
from zeitalter.games.mosaic.rules.needs import meets
from zeitalter.games.mosaic.rules.taxes import Levies

GOOD: Final = [
    "points_ahead", "spare_calm", "next_scoring", "later_scorings", "government_scoring", "region_leads",
    "food_production", "stone_production", "ideas_production", "tax_production", "tariff_production",
    "production_to_come", "population", "first_people", "people_to_come", "stone", "ideas", "food", "money",
    "first_stone", "first_ideas", "first_food", "first_money", "technology_money", "wonder_near", "city_near",
    "project_near", "science_symbols", "economy_symbols", "food_symbols", "population_symbols",
    "construction_symbols", "culture_symbols", "government_symbols", "military_symbols", "urbanization_symbols",
    "pillars", "pillars_twice", "technologies", "cards_ready", "planned_food", "planned_stone", "planned_ideas",
    "planned_money", "planned_any", "planned_to_come", "planned_goods", "planned_people", "planned_units",
    "planned_points", "planned_calm", "planned_cities", "planned_farms", "planned_tiles", "planned_symbols",
    "cities", "ports", "villages", "goods_kinds", "craft_sets", "wonders", "projects", "golden_ages", "golden_race",
    "golden_best", "golden_ready", "achievements", "achievement_race", "achievement_best", "achievement_ready",
    "actions_now",
]  # fmt: skip
BAD: Final = ["points_behind", "golden_chase"]
VARIANTS: Final = ["two", "three", "more"]  # by the number of players

DOUBT: Final = 0.7  # how much influence may change until a scoring, at once and per round
DOUBT_PER_ROUND: Final = 0.12
LONG: Final = 12.0  # rounds after which a lead of now means no less
SECOND: Final = 2.0
MARGIN: Final = 3  # a larger lead in a region helps no more
ENOUGH: Final = [20.0, 10.0, 15.0, 20.0]  # stone, ideas, food, money for what is bought next
FEW_PEOPLE: Final = 8.0
TRACK_WORTH: Final = [1.0, 1.0, 1.0, 0.25, 0.25]  # taxes and tariffs are levied less often than work is done
PER_TEN: Final = 0.1  # products with the rounds left are in tens


class Scene:
    """What the rows of all seats need."""

    def __init__(self, state: Mosaic, sizes: list[int], judge: int) -> None:
        self.regions = survey(state)
        self.horizon = Horizon(state, sizes)
        benefits = benefits_to_come(state)
        self.plans: list[Plan] = []
        self.points: list[int] = []
        for seat in range(state.seats):
            self.plans.append(plan_of(state, seat, judge, benefits))
            self.points.append(points_now(state, seat, self.regions))


class Reader:
    """Reads positions of games with one catalogue."""

    def __init__(self) -> None:
        self.sizes: list[list[int]] = [[] for seats in range(c.SEATS + 1)]  # of the decks, by number of players

    def sizes_of(self, state: Mosaic) -> list[int]:
        if not self.sizes[state.seats]:
            self.sizes[state.seats] = deck_sizes(state)
        return self.sizes[state.seats]

    def read(self, state: Mosaic, judge: int) -> list[list[float]]:
        """A row for each seat, as the judge sees it."""
        scene = Scene(state, self.sizes_of(state), judge)
        rows: list[list[float]] = [[] for seat in range(state.seats)]
        for seat in range(state.seats):
            row = rows[seat]
            plan = scene.plans[seat]
            left = scene.horizon.turns(state, seat)
            add_standing(state, seat, scene, row)
            add_empire(state, seat, scene, row)
            add_production(plan, left, row)
            add_stock(state, seat, plan, row)
            add_symbols(plan, row)
            add_cards(state, seat, plan, left, row)
            add_board(state, seat, plan, row)
            add_rule(state, seat, left, row)
            row.append(float(actions_now(state, seat)))
            row.append(left)
        add_races(state, scene, rows)
        return rows

    def progress(self, state: Mosaic) -> float:
        """0 before the first turn, 1 when the game is over."""
        return progress_of(state, Horizon(state, self.sizes_of(state)).left)


def variant(state: Mosaic) -> int:
    """The number of players: it decides what some cards count, and how crowded the regions are."""
    return min(state.seats, 4) - 2


# ---- points ---------------------------------------------------------------------------------------------------------

STANDING: Final = ["points", "points_ahead", "points_behind", "unrest", "spare_calm"]


def add_standing(state: Mosaic, seat: int, scene: Scene, row: list[float]) -> None:
    own = scene.points[seat]
    best = -1000
    for other in range(state.seats):
        if other != seat and scene.points[other] > best:
            best = scene.points[other]
    troubles = 0
    for card in state.players[seat].taxes:
        troubles += state.catalogue.taxes[card].unrest
    calm = scoring.calm(state, seat)
    row.append(float(own))
    row.append(float(max(0, own - best)))
    row.append(float(max(0, best - own)))
    row.append(float(max(0, troubles - calm)))
    row.append(float(max(0, calm - troubles)))


def points_now(state: Mosaic, seat: int, regions: Regions) -> int:
    """What a seat would score at the end as things are: `scoring.points` without surveying the regions once more."""
    player = state.players[seat]
    total = player.empire_vp + scoring.settlement_points(state, seat) + scoring.claimed_points(state, seat)
    total += scoring.project_points(state, seat) + scoring.technology_points(state, seat)
    total += scoring.craft_points(state, seat) - scoring.unrest(state, seat)
    if state.power(seat) == c.ART:
        total += player.symbols[c.CULTURE]
    sites = player.sites[c.WONDER]
    for i in range(len(player.wonders)):
        region = state.region_of(sites[i]) if i < len(sites) else c.NOTHING
        for effect in state.catalogue.wonders[player.wonders[i]].effects:
            if effect.op == c.VP_PER and (region != c.NOTHING or not scoring.is_local(effect)):
                if effect.per == DOMINATED:
                    total += effect.amount * regions.leader.count(seat)
                else:
                    total += effect.amount * count(state, seat, effect, region)
    return total


# ---- empire scorings ------------------------------------------------------------------------------------------------

EMPIRE: Final = [
    "next_scoring", "later_scorings", "government_scoring", "regions_led", "regions_shared", "regions_second",
    "regions_present", "region_leads", "region_gaps",
]  # fmt: skip


def add_empire(state: Mosaic, seat: int, scene: Scene, row: list[float]) -> None:
    scorings = scene.horizon.scorings
    later = len(scorings) - 1
    doubt = DOUBT + DOUBT_PER_ROUND * min(LONG, scorings[0]) if scorings else 0.0
    later_doubt = DOUBT + DOUBT_PER_ROUND * min(LONG, scorings[later]) if later > 0 else 0.0
    next_points, later_points = 0.0, 0.0
    led, shared, seconds, present, leads, gaps = 0, 0, 0, 0, 0, 0
    for region in range(len(scene.regions.leader)):
        influence = scene.regions.influence[region]
        own = influence[seat]
        if not own:
            continue
        first, second = 0, 0  # of the others
        for other in range(state.seats):
            if other != seat:
                there = influence[other]
                if there > first:
                    second = first
                    first = there
                elif there > second and (there < first or not state.second_after_tie):
                    second = there
        present += 1
        if own > first:
            led += 1
            leads += min(MARGIN, own - first)
        elif own == first:
            shared += 1
        else:
            gaps += min(MARGIN, first - own)
            if own > second:
                seconds += 1
        full = float(worth(scene.regions, region))
        if scorings:
            next_points += prospect(own, first, second, full, doubt)
        if later > 0:
            later_points += prospect(own, first, second, full, later_doubt)
    row.append(next_points)
    row.append(later_points * max(0, later))
    row.append(float(government_points(state, seat, scene.regions) * len(scorings)))
    row.append(float(led))
    row.append(float(shared))
    row.append(float(seconds))
    row.append(float(present))
    row.append(float(leads))
    row.append(float(gaps))


def prospect(own: int, first: int, second: int, full: float, doubt: float) -> float:
    """What a region may give at a scoring, when influence is still in doubt; a tie scores in full, too."""
    lead = chance((own - first + 0.3) / doubt)
    place = chance((own - second) / doubt)
    return lead * full + max(0.0, place - lead) * SECOND


def chance(lead: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


# ---- production, people, stocks -------------------------------------------------------------------------------------

PRODUCTION: Final = [
    *[track + "_production" for track in c.TRACK_NAMES],
    "production_to_come", "population", "first_people", "people_to_come",
]  # fmt: skip


def add_production(plan: Plan, left: float, row: list[float]) -> None:
    total = 0.0
    for track in range(c.TRACKS):
        row.append(float(plan.production[track]))
        total += TRACK_WORTH[track] * plan.production[track]
    row.append(PER_TEN * left * total)
    row.append(float(plan.population))
    row.append(min(FEW_PEOPLE, float(plan.population)))
    row.append(PER_TEN * left * plan.population)


STOCK: Final = [
    *c.CURRENCY_NAMES,
    *["first_" + currency for currency in c.CURRENCY_NAMES],
    "technology_money", "wonder_near", "city_near", "project_near", "levy",
]  # fmt: skip


def add_stock(state: Mosaic, seat: int, plan: Plan, row: list[float]) -> None:
    stock = plan.stock
    for currency in range(c.CURRENCIES):
        row.append(float(stock[currency]))
    for currency in range(c.CURRENCIES):
        row.append(min(ENOUGH[currency], float(stock[currency])))
    catalogue = state.catalogue
    money = stock[c.MONEY] / 2.0
    cost = wonder_cost(state, seat)
    row.append(min(3.0, (stock[c.IDEAS] + money) / catalogue.technology_cost))
    row.append(nearness(stock[c.STONE], cost[0], stock[c.FOOD], cost[1], money))
    city = catalogue.build_costs[c.CITY]
    row.append(nearness(stock[c.STONE], city[0], plan.population, city[2] + 2, 0.0))
    project = catalogue.build_costs[c.PROJECT]
    row.append(nearness(stock[c.STONE], project[0], stock[c.IDEAS], project[1], money))
    row.append(float(best_levy(state, seat)))


def nearness(have: int, need: int, have_too: int, need_too: int, money: float) -> float:
    """From 0 to 1: how much of a cost in two currencies is there; money replaces what is missing."""
    lacks = max(0, need - have) + max(0, need_too - have_too)
    return 1.0 - max(0.0, lacks - money) / (need + need_too)


def best_levy(state: Mosaic, seat: int) -> int:
    """The most a tax or tariff card of the offer would bring."""
    levies = Levies(state, seat)
    best = 0
    for card in state.offers[c.TAX]:
        if card != c.NOTHING:
            best = max(best, levies.by_card(state.catalogue.taxes[card]))
    return best


# ---- symbols and cards ----------------------------------------------------------------------------------------------

SYMBOLS: Final = [*[pillar + "_symbols" for pillar in c.PILLAR_NAMES], "pillars", "pillars_twice"]


def add_symbols(plan: Plan, row: list[float]) -> None:
    covered, twice = 0, 0
    for pillar in range(c.PILLARS):
        number = plan.symbols[pillar]
        row.append(float(number))
        covered += min(1, number)
        twice += 1 if number >= 2 else 0
    row.append(float(covered))
    row.append(float(twice))


CARDS: Final = [
    "technologies", "cards_unknown", "cards_ready", "cards_waiting",
    "planned_food", "planned_stone", "planned_ideas", "planned_money", "planned_any", "planned_to_come",
    "planned_goods", "planned_people", "planned_units", "planned_points", "planned_calm",
    "planned_cities", "planned_farms", "planned_tiles", "planned_symbols",
]  # fmt: skip


def add_cards(state: Mosaic, seat: int, plan: Plan, left: float, row: list[float]) -> None:
    row.append(float(len(state.players[seat].up)))
    row.append(float(plan.unknown))
    row.append(plan.ready)
    row.append(plan.waiting)
    more = plan.more_production
    total = plan.any_production
    for track in range(c.TRACKS):
        total += TRACK_WORTH[track] * more[track]
    row.append(more[c.FOOD_TRACK])
    row.append(more[c.STONE_TRACK])
    row.append(more[c.IDEAS_TRACK])
    row.append(more[c.TAX_TRACK] + more[c.TARIFF_TRACK])
    row.append(plan.any_production)
    row.append(PER_TEN * left * total)
    row.append(plan.goods)
    row.append(plan.people)
    row.append(plan.units)
    row.append(plan.points)
    row.append(plan.calm)
    row.append(plan.cities)
    row.append(plan.farms)
    row.append(plan.tiles)
    row.append(plan.raised)


# ---- the board ------------------------------------------------------------------------------------------------------

BOARD: Final = [
    "cities", "ports", "villages", "city_regions", "best_region_cities", "goods_kinds", "craft_sets",
    *c.UNIT_NAMES, "army_bonus", "projects", "wonders",
]  # fmt: skip


def add_board(state: Mosaic, seat: int, plan: Plan, row: list[float]) -> None:
    player = state.players[seat]
    sites = player.sites
    row.append(float(len(sites[c.CITY])))
    row.append(float(len(sites[c.PORT])))
    row.append(float(len(sites[c.FARM]) + len(sites[c.CRAFT]) + plan.villages))
    regions = state.city_regions(seat)
    number = 0
    while regions:
        number += regions & 1
        regions >>= 1
    row.append(float(number))
    row.append(float(best_region_cities(state, seat)))
    row.append(float(state.goods_kinds(seat)))
    projects = 0
    sets = 0.0
    for card in player.builds:
        build = state.catalogue.builds[card]
        if build.piece == c.PROJECT:
            projects += 1
        elif build.piece == c.CRAFT:
            sets += set_share(player.goods, build)
    row.append(sets)
    row.append(float(player.units_of(c.INFANTRY) + plan.infantry))
    row.append(float(player.units_of(c.CAVALRY)))
    row.append(float(player.units_of(c.SIEGE)))
    bonus = 0
    for more in unit_bonus(state, seat):
        bonus += more
    row.append(float(bonus))
    row.append(float(projects))
    row.append(float(len(player.wonders)))


def set_share(goods: list[int], build: c.BuildCard) -> float:
    """How much of the set of goods of a manufacturing village is there, squared."""
    for effect in build.effects:
        if effect.op == c.GOODS_SET:
            there = 0
            for good in effect.goods:
                there += min(1, goods[good])
            share = there / len(effect.goods)
            return share * share
    return 0.0


# ---- government and leader ------------------------------------------------------------------------------------------

LEADERS: Final = [  # by their number in the catalogue
    "artist", "engineer", "farmer", "general", "magistrate", "merchant", "philosopher", "priestess", "scribe",
]  # fmt: skip
RULE: Final = [
    "government", "refresh", "governments_open", "power_left", "work_stone", "city_money", "doubled",
    *["led_by_" + leader for leader in LEADERS],
]  # fmt: skip


def add_rule(state: Mosaic, seat: int, left: float, row: list[float]) -> None:
    player = state.players[seat]
    government = player.government
    row.append(0.0 if government == c.NOTHING else 1.0)
    row.append(1.0 if government != c.NOTHING and government not in player.refreshed else 0.0)
    row.append(float(governments_open(state, seat)))
    power = state.power(seat)
    row.append(1.0 if power in (c.CONVERT_POWER, c.TAKE_OVER) and not player.power_used else 0.0)
    row.append(float(state.lasting(seat, c.WORK_STONE)))
    row.append(PER_TEN * left * state.lasting(seat, c.CITY_MONEY))
    row.append(float(player.doubled))
    for leader in range(len(LEADERS)):
        row.append(1.0 if player.leader == leader else 0.0)


def governments_open(state: Mosaic, seat: int) -> int:
    """Governments nobody has, whose symbols are there."""
    taken = 0
    for player in state.players:
        if player.government != c.NOTHING:
            taken |= 1 << player.government
    number = 0
    for card in state.catalogue.governments:
        if not taken >> card.index & 1 and meets(state, seat, card.needs):
            number += 1
    return number


# ---- the turn -------------------------------------------------------------------------------------------------------

TURN: Final = ["actions_now", "turns_left"]


def actions_now(state: Mosaic, seat: int) -> int:
    """Actions a seat still has in the turn it is in."""
    if seat == state.active:
        for i in range(len(state.agenda) - 1, -1, -1):
            step = state.agenda[i]
            if isinstance(step, (steps.Turn, steps.AfterAction, steps.Looked)):
                return step.actions_left
    return 0


# ---- races ----------------------------------------------------------------------------------------------------------

RACES: Final = [
    "golden_ages", "golden_race", "golden_chase", "golden_best", "golden_ready",
    "achievements", "achievement_race", "achievement_chase", "achievement_best", "achievement_ready",
]  # fmt: skip


class Race:
    """Prizes nobody has yet: how far each seat is on the way to them."""

    def __init__(self, seats: int) -> None:
        self.ahead = [0.0] * seats  # squared shares of what is needed, where nobody is further
        self.behind = [0.0] * seats
        self.best = [0.0] * seats
        self.ready = [0] * seats

    def add(self, done: list[int], need: int) -> None:
        first = 0
        for number in done:
            if number > first:
                first = number
        for seat in range(len(done)):
            if done[seat] >= need:
                self.ready[seat] += 1
            share = min(1.0, done[seat] / need)
            if share > self.best[seat]:
                self.best[seat] = share
            if done[seat] == first:
                self.ahead[seat] += share * share
            else:
                self.behind[seat] += share * share

    def write(self, seat: int, row: list[float]) -> None:
        row.append(self.ahead[seat])
        row.append(self.behind[seat])
        row.append(self.best[seat])
        row.append(float(self.ready[seat]))


def add_races(state: Mosaic, scene: Scene, rows: list[list[float]]) -> None:
    ages = Race(state.seats)
    for age in free_golden_ages(state):
        card = state.catalogue.golden_ages[age]
        ages.add([plan.symbols[card.pillar] for plan in scene.plans], card.symbols)
    achievements = Race(state.seats)
    for achievement in state.achievements:
        if state.catalogue.achievements[achievement].need == DOMINATED:
            done = [scene.regions.leader.count(seat) for seat in range(state.seats)]
        else:
            done = [measure(state, seat, achievement) for seat in range(state.seats)]
        achievements.add(done, wanted(state, achievement))
    for seat in range(state.seats):
        row = rows[seat]
        player = state.players[seat]
        row.append(float(len(player.golden_ages)))
        ages.write(seat, row)
        row.append(float(len(player.achievements)))
        achievements.write(seat, row)


FACTORS: Final[list[str]] = [
    *STANDING, *EMPIRE, *PRODUCTION, *STOCK, *SYMBOLS, *CARDS, *BOARD, *RULE, *TURN, *RACES,
]  # fmt: skip
