"""What the learnt value reads of a position: of each seat its roads to victory, what it makes, has and fears."""

from math import exp
from typing import Final

from zeitalter.core.factors import Factors
from zeitalter.games.civ2010.bot.conquest import ANARCHY, CAMPAIGN, MARGIN, NEAR, SAFE, Host, Muster, both, meeting
from zeitalter.games.civ2010.bot.errands import pull
from zeitalter.games.civ2010.bot.knowledge import NEEDED, knowledge_of
from zeitalter.games.civ2010.bot.markers import markers_on
from zeitalter.games.civ2010.bot.roads import (
    COST,
    ENGINES,
    PATIENCE,
    TOKENS,
    culture_rounds,
    economy_rounds,
    technology_rounds,
)
from zeitalter.games.civ2010.bot.sheet import Sheet, edge, purposes, sheets_of
from zeitalter.games.civ2010.bot.sites import SITE_REACH, site_steps
from zeitalter.games.civ2010.bot.usual import ATTACKS, BOOSTS, CANCELS, EXCHANGES, GIFTS, Usual, usual
from zeitalter.games.civ2010.bot.value import paces_of, worth
from zeitalter.games.civ2010.bot.ways import Ways, ways_on
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT, NOBODY, Player
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.research import discount, sealed_choice

FACTORS: Final[list[str]] = [
    "culture_rounds", "technology_rounds", "economy_rounds", "conquest_rounds",
    "culture_near", "technology_near", "economy_near", "conquest_near",
    "best_road", "other_roads", "ahead", "behind",
    "track", "track_squared", "culture", "culture_income", "advances_ready",
    "techs_1", "techs_2", "techs_3", "techs_4", "techs_spare", "tech_ready", "tech_saving",
    "trade", "trade_kept", "trade_income",
    "coins", "coins_squared", "coin_engines",
    "production", "best_city",
    "wheat", "silk", "incense", "iron", "spies", "uranium", "tokens",
    "kinds_reached", "kinds_useful", "abilities_ready",
    "cities", "third_city", "cities_to_found", "settlers_near", "settlers_there",
    "blockaded", "buildings", "upgraded", "persons", "reserve",
    "wonders_ancient", "wonders_medieval", "wonders_modern",
    "anarchy", "reformed", "peaceful",
    "units", "few_units", "unit_kinds", "aircraft", "ranks",
    "strength", "strength_ahead", "strength_behind", "combat",
    "armies", "few_armies", "scouts", "group", "stacking", "speed", "water",
    "capital_walls", "walls", "shield", "danger", "siege", "exposed", "city_danger", "enemy_near",
    "assault_edge", "assault_lack", "assault_near", "strike", "errands",
    "cards", "exchanges", "gifts", "boosts", "attacks", "cancels",
    "battle_village", "battle_figures", "battle_city", "battle_capital",
    "trade_to_come", "actions_left", "bonus_production", "moves_left",
]  # fmt: skip

# What has one sign only, all else being equal: a few hundred games would say otherwise of some of it.
BAD: Final[list[str]] = [
    "culture_rounds", "technology_rounds", "economy_rounds", "conquest_rounds", "behind", "tech_saving", "blockaded",
    "anarchy", "strength_behind", "danger", "siege", "exposed", "city_danger", "enemy_near", "assault_lack",
]  # fmt: skip
EITHER: Final[list[str]] = ["cities_to_found", "peaceful"]
GOOD: Final[list[str]] = [name for name in FACTORS if name not in BAD and name not in EITHER]

VARIANTS: Final[list[str]] = ["duel", "table", "first"]  # the first game knows no winners: nothing to learn there
DUEL: Final = 0
TABLE: Final = 1
FIRST_GAME: Final = 2

BRAVE: Final = 7.0  # strength of forces that dare attack a village
FAR: Final = 40.0  # rounds: further away is all the same
FEW_UNITS: Final = 3
FEW_ARMIES: Final = 3
EVEN: Final = 4.0  # difference in strength that makes three battles out of four go one way
MARCH: Final = 12.0  # steps from which an attack can be thought of
CLEAR: Final = 12.0  # strength by which a battle is as good as won
LAST_ROUND: Final = 30.0  # few games go on for longer
TECHS_TO_WIN: Final = 15.0
TOKENS_TO_WIN: Final = 12.0  # coins on technologies and as tokens, of the 15: the rest lies on the map


def variant(state: Civ2010) -> int:
    """Between two, whatever harms the one helps the other."""
    if state.settings.first_game:
        return FIRST_GAME
    return DUEL if state.seats == 2 else TABLE


def progress(state: Civ2010) -> float:
    """How near the nearest victory is, or how late it is."""
    limit = float(state.settings.limit) if state.settings.limit else LAST_ROUND
    best = (state.round - 1) / limit if state.round else 0.0
    for player in state.players:
        coins = 0
        for held in player.coins:
            coins += held
        coins += knowledge_of(state, player).coins
        for share in (
            player.track / len(state.catalogue.track),
            player.techs.bit_count() / TECHS_TO_WIN,
            coins / TOKENS_TO_WIN,
        ):
            if share > best:
                best = share
    return best if best < 1.0 else 1.0


def read(state: Civ2010, judge: int) -> list[list[float]]:
    """A row for each seat, as one of them sees it; what it has secretly chosen to research is known already."""
    chosen = sealed_choice(state, judge)
    if chosen is None:
        return rows(state, judge)
    player = state.players[judge]
    techs, trade = player.techs, player.trade
    kept = board.coins(state, judge)
    player.techs |= 1 << chosen.tech
    player.trade = trade if trade < kept else kept
    result = rows(state, judge)
    player.techs, player.trade = techs, trade
    return result


class Civ2010Factors(Factors[Civ2010]):
    """With the hand-made value of all seats at once."""

    def rows(self, state: Civ2010, judge: int) -> list[list[float]]:
        """All factors of a running game, a row for each seat, as seat `judge` sees it."""
        if sealed_choice(state, judge) is not None:
            return Factors.rows(self, state, judge)
        averages = usual(state.catalogue)
        sheets = sheets_of(state, judge, averages)
        found = rows_of(state, judge, averages, sheets)
        hosts: list[Host] = []
        for sheet in sheets:
            hosts.append(Host(state, sheet.seat, sheet.knowledge, sheet.combat))
        paces = paces_of(state, hosts)
        for sheet in sheets:
            found[sheet.seat].append(
                worth(state, sheet.seat, hosts, paces, sheet.yields_of_all(), sheet.kinds.bit_count())
            )
        return found


def rows(state: Civ2010, judge: int) -> list[list[float]]:
    averages = usual(state.catalogue)
    return rows_of(state, judge, averages, sheets_of(state, judge, averages))


def rows_of(state: Civ2010, judge: int, averages: Usual, sheets: list[Sheet]) -> list[list[float]]:
    around = Surroundings(state)
    roads: list[list[float]] = []
    bests: list[float] = []
    for sheet in sheets:
        rounds = road_rounds(state, sheet, sheets, around.ways)
        roads.append(rounds)
        bests.append(exp(-min_of(rounds) / PATIENCE))
    result: list[list[float]] = []
    for sheet in sheets:
        row: list[float] = []
        add_roads(row, roads[sheet.seat], bests, sheet.seat)
        add_culture(row, state, sheet)
        add_technology(row, state, sheet)
        add_stores(row, state, sheet, judge, averages)
        add_cities(row, state, sheet, around)
        add_forces(row, state, sheet, sheets)
        add_danger(row, state, sheet, sheets)
        add_assault(row, state, sheet, sheets, around)
        add_hand(row, state, sheet, judge, averages)
        add_battle(row, state, sheet, judge, averages)
        add_turn(row, state, sheet)
        result.append(row)
    return result


class Surroundings:
    """What all seats see of the map."""

    __slots__ = ("centres", "huts", "tokens", "ways")

    def __init__(self, state: Civ2010) -> None:
        self.ways = ways_on(state)
        markers = markers_on(state)
        self.huts = markers.huts
        self.tokens = markers.tokens
        centres: list[int] = []
        for player in state.players:
            for centre in player.centres:
                if centre != c.NONE:
                    centres.append(centre)
        self.centres: Numbers = tuple(centres)


# ---- roads to victory -----------------------------------------------------------------------------------------------


def road_rounds(state: Civ2010, sheet: Sheet, sheets: list[Sheet], ways: Ways) -> list[float]:
    """Rounds until a victory by culture, technology, economy and conquest."""
    player = state.players[sheet.seat]
    yields = sheet.yields()
    result = [
        culture_rounds(state, player, yields),
        technology_rounds(state, sheet.seat, sheet.knowledge, yields),
        economy_rounds(state, player, yields, sheet.canal),
        conquest_rounds(state, sheet, sheets, ways),
    ]
    for i in range(4):
        if result[i] > FAR:
            result[i] = FAR
        elif result[i] < 0.0:
            result[i] = 0.0
    return result


def conquest_rounds(state: Civ2010, sheet: Sheet, sheets: list[Sheet], ways: Ways) -> float:
    """As `military_rounds`, with the forces of others as they can be guessed."""
    forces = sheet.muster(state)
    best = FAR
    for other in sheets:
        if other.seat != sheet.seat and other.centre != c.NONE:
            way = ways.march(other.centre, sheet.skill)
            rounds = both(forces.rounds(state, other.defence + MARGIN), march(sheet, way, forces) / sheet.speed)
            if rounds < best:
                best = rounds
    return best + CAMPAIGN + (ANARCHY if sheet.peaceful else 0.0)


def march(sheet: Sheet, way: list[int], forces: Muster) -> float:
    steps: list[int] = []
    for i in range(len(sheet.squares)):
        for _army in range(sheet.sizes[i]):
            steps.append(way[sheet.squares[i]])
    return meeting(steps, sheet.centre, way, forces.group, sheet.group)


def min_of(numbers: list[float]) -> float:
    least = numbers[0]
    for number in numbers:
        if number < least:
            least = number
    return least


def add_roads(row: list[float], rounds: list[float], bests: list[float], seat: int) -> None:
    row.extend(rounds)
    total = 0.0
    for number in rounds:
        near = exp(-number / PATIENCE)
        total += near
        row.append(near)
    best = bests[seat]
    rival = 0.0
    for other in range(len(bests)):
        if other != seat and bests[other] > rival:
            rival = bests[other]
    row.append(best)
    row.append(total - best)
    add_signed(row, best - rival)


def add_signed(row: list[float], difference: float) -> None:
    """What is more and what is less count differently."""
    row.append(difference if difference > 0.0 else 0.0)
    row.append(-difference if difference < 0.0 else 0.0)


# ---- what a seat has and makes --------------------------------------------------------------------------------------


def add_culture(row: list[float], state: Civ2010, sheet: Sheet) -> None:
    player = state.players[sheet.seat]
    spaces = state.catalogue.track
    row.append(float(player.track))
    row.append(player.track * player.track / len(spaces))
    row.append(float(player.culture))
    row.append(float(sheet.culture))
    culture, trade = player.culture, player.trade
    ready = 0
    while player.track + ready < len(spaces):
        space = spaces[player.track + ready]
        culture -= space.culture
        trade -= space.trade
        if culture < 0 or trade < 0:
            break
        ready += 1
    row.append(float(ready))


def add_technology(row: list[float], state: Civ2010, sheet: Sheet) -> None:
    """Technologies that the smallest winning pyramid needs and others, and how soon the next one can be paid."""
    player = state.players[sheet.seat]
    counts = sheet.knowledge.counts
    spare = 0
    for level in range(1, 5):
        needed = counts[level] if counts[level] < NEEDED[level] else NEEDED[level]
        spare += counts[level] - needed
        row.append(float(needed))
    row.append(float(spare))
    dial = player.trade + discount(state, sheet.seat)
    ready = 0
    cheapest = 0
    for level in range(5, 0, -1):
        if counts[level] < NEEDED[level] and (level == 1 or counts[level] + 1 < counts[level - 1]):
            cheapest = level
            if COST[level] <= dial and not ready:
                ready = level
    row.append(float(ready))
    missing = COST[cheapest] - dial
    row.append(missing / (sheet.trade if sheet.trade > 1 else 1.0) if missing > 0 else 0.0)
    row.append(float(player.trade))
    row.append(float(player.trade if player.trade < sheet.coins else sheet.coins))
    row.append(float(sheet.trade))


def add_stores(row: list[float], state: Civ2010, sheet: Sheet, judge: int, averages: Usual) -> None:
    player = state.players[sheet.seat]
    row.append(float(sheet.coins))
    row.append(sheet.coins * sheet.coins / state.catalogue.coins_to_win)
    engines = 0.0
    for op, place, each in ENGINES:
        if player.techs & state.catalogue.with_op[op] and player.coins[place] < TOKENS:
            engines += each
    row.append(engines)
    row.append(float(sheet.production))
    row.append(float(sheet.best_production))
    for kind in range(c.MARKET_RESOURCES):
        row.append(float(player.resources[kind]))
    spies, uranium = secrets(state, player, sheet.seat == judge, averages)
    row.append(spies)
    row.append(uranium)
    row.append(float(len(player.tokens)))
    ready = 0
    for kind in sheet.knowledge.kinds:
        if player.resources[kind]:
            ready += 1
    row.append(float(sheet.kinds.bit_count()))
    row.append(float((sheet.kinds & sheet.knowledge.useful).bit_count()))
    row.append(float(ready))


def secrets(state: Civ2010, player: Player, known: bool, averages: Usual) -> tuple[float, float]:
    """Spies and uranium among the tokens."""
    spies = uranium = 0.0
    for token in player.tokens:
        if known:
            content = state.catalogue.token_content[token]
            if content == c.SPY:
                spies += 1.0
            elif content == c.URANIUM:
                uranium += 1.0
        else:
            kind = 0 if token < state.catalogue.huts else 1
            spies += averages.spies[kind]
            uranium += averages.uranium[kind]
    return spies, uranium


def add_cities(row: list[float], state: Civ2010, sheet: Sheet, around: Surroundings) -> None:
    player = state.players[sheet.seat]
    free = sheet.limit - sheet.cities
    row.append(float(sheet.cities))
    row.append(1.0 if sheet.cities > 2 else 0.0)
    row.append(float(free))
    near = there = 0.0
    if free > 0 and sheet.scouts:
        ways = site_steps(state, around.ways, around.tokens, around.centres, sheet.skill)
        nearest = SITE_REACH
        second = SITE_REACH
        for figure in range(FIRST_SCOUT, FIGURES):
            if player.figures[figure] >= 0:
                count = ways[player.figures[figure]]
                if count < nearest:
                    nearest, second = count, nearest
                elif count < second:
                    second = count
        near = (SITE_REACH - nearest) / SITE_REACH
        if free > 1:
            near += (SITE_REACH - second) / SITE_REACH
        there = 1.0 if nearest == 0 else 0.0
    row.append(near)
    row.append(there)
    row.append(float(sheet.blockaded))
    row.append(float(sheet.buildings))
    row.append(float(sheet.upgraded))
    row.append(float(sheet.persons))
    row.append(float(sum(player.reserve)))
    for count in sheet.wonders:
        row.append(float(count))
    row.append(1.0 if player.government == state.catalogue.anarchy else 0.0)
    row.append(1.0 if player.government not in (state.catalogue.anarchy, state.catalogue.despotism) else 0.0)
    row.append(1.0 if sheet.peaceful else 0.0)


# ---- war ------------------------------------------------------------------------------------------------------------


def add_forces(row: list[float], state: Civ2010, sheet: Sheet, sheets: list[Sheet]) -> None:
    row.append(float(sheet.units))
    row.append(float(sheet.units if sheet.units < FEW_UNITS else FEW_UNITS))
    kinds = ranks = 0
    for kind in range(c.UNIT_TYPES):
        ranks += sheet.ranks[kind]
        if sheet.types[kind]:
            kinds += 1
    row.append(float(kinds))
    row.append(float(sheet.types[c.AIRCRAFT]))
    row.append(float(ranks))
    row.append(sheet.power)
    rival = 0.0
    for other in sheets:
        if other.seat != sheet.seat and other.power > rival:
            rival = other.power
    add_signed(row, sheet.power - rival)
    row.append(float(sheet.combat))
    row.append(float(sheet.armies))
    row.append(float(sheet.armies if sheet.armies < FEW_ARMIES else FEW_ARMIES))
    row.append(float(sheet.scouts))
    row.append(float(sheet.group))
    row.append(float(sheet.stacking))
    row.append(float(sheet.speed))
    row.append(float(sheet.skill))


def add_danger(row: list[float], state: Civ2010, sheet: Sheet, sheets: list[Sheet]) -> None:
    """What enemy groups around the cities could do."""
    player = state.players[sheet.seat]
    row.append(float(player.walls & 1))
    row.append(float(player.walls.bit_count()))
    row.append(sheet.defence)
    threat = Threat(sheet.centre, sheet.defence)
    worst = 0.0
    for other in sheets:
        if other.seat == sheet.seat:
            continue
        for i in range(len(other.squares)):
            force = other.force(other.sizes[i])
            threat.look(other.squares[i], force)
            for slot in range(1, sheet.cities):
                centre = player.centres[slot]
                if centre == c.NONE:
                    continue
                distance = board.distance(centre, other.squares[i])
                if distance < NEAR:
                    shield = sheet.defence - state.catalogue.bonus_capital + state.catalogue.bonus_city
                    danger = share_of(force, shield) * (NEAR - distance) / NEAR
                    if danger > worst:
                        worst = danger
    row.append(threat.danger)
    row.append(threat.siege)
    row.append(threat.near if sheet.units == 0 else 0.0)
    row.append(worst)
    row.append(threat.near)


class Threat:
    """The worst that enemy groups mean for a capital."""

    __slots__ = ("centre", "danger", "near", "shield", "siege")

    def __init__(self, centre: int, shield: float) -> None:
        self.centre = centre
        self.shield = shield
        self.danger = 0.0  # from 0 to 1, as `conquest.danger`
        self.siege = 0.0  # strength beyond what is needed, of a group that is near
        self.near = 0.0  # how near the nearest is, from 0 to 1

    def look(self, square: int, force: float) -> None:
        if self.centre == c.NONE:
            return
        distance = board.distance(square, self.centre)
        if distance >= NEAR:
            return
        near = (NEAR - distance) / NEAR
        if near > self.near:
            self.near = near
        danger = share_of(force, self.shield) * near
        if danger > self.danger:
            self.danger = danger
        if (force - self.shield) * near > self.siege:
            self.siege = (force - self.shield) * near


def share_of(force: float, shield: float) -> float:
    """How much of the strength it needs a group has, from 0 where it is no danger yet to 1."""
    share = (force / shield - SAFE) / (1.0 - SAFE)
    return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


def add_assault(row: list[float], state: Civ2010, sheet: Sheet, sheets: list[Sheet], around: Surroundings) -> None:
    """What one's own groups could do to the capital which they threaten most; and what armies are on their way to."""
    best = -99.0
    nearest = 0.0
    strike = 0.0
    forces = [0.0] * len(sheet.squares)
    for i in range(len(sheet.squares)):
        forces[i] = sheet.force(sheet.sizes[i])
    for other in sheets:
        if other.seat == sheet.seat or other.centre == c.NONE or not forces:
            continue
        way = around.ways.march(other.centre, sheet.skill)
        for i in range(len(forces)):
            lead = forces[i] - other.defence
            if lead > best:
                best = lead
            steps = way[sheet.squares[i]]
            if steps < MARCH:
                near = (MARCH - steps) / MARCH
                if near > nearest:
                    nearest = near
                near /= 1.0 + exp(-lead / EVEN)
                if near > strike:
                    strike = near
    add_signed(row, best if forces else -sheet.defence)
    row.append(nearest)
    row.append(0.0 if sheet.peaceful else strike)
    brave = sheet.power >= BRAVE
    errand = around.ways.errand(around.tokens if brave else around.huts, sheet.skill)
    total = 0.0
    for i in range(len(sheet.squares)):
        total += sheet.sizes[i] * pull(errand[sheet.squares[i]])
    row.append(total)


# ---- hands ----------------------------------------------------------------------------------------------------------


def add_hand(row: list[float], state: Civ2010, sheet: Sheet, judge: int, averages: Usual) -> None:
    row.append(float(len(state.players[sheet.seat].cards)))
    counts = purposes(state, sheet.seat, judge, averages)
    row.append(counts[EXCHANGES])
    row.append(counts[GIFTS])
    row.append(counts[BOOSTS])
    row.append(counts[ATTACKS])
    row.append(counts[CANCELS])


def add_battle(row: list[float], state: Civ2010, sheet: Sheet, judge: int, averages: Usual) -> None:
    """By how much a seat is the stronger one in the battle that is going on, apart by what is at stake."""
    stakes = [0.0, 0.0, 0.0, 0.0]
    battle = state.battle
    if battle.square != NOBODY:
        for side in range(2):
            if battle.seats[side] == sheet.seat and not (side == 1 and battle.village):
                share = edge(state, side, judge, averages) / CLEAR
                place = 0 if battle.village else 1 if battle.city == NOBODY else 2 if battle.city else 3
                stakes[place] = 1.0 if share > 1.0 else -1.0 if share < -1.0 else share
    row.extend(stakes)


def add_turn(row: list[float], state: Civ2010, sheet: Sheet) -> None:
    """What the round still has in store for a seat: who has yet to act stands better than it looks."""
    turn = state.turn
    income = actions = bonus = moves = 0
    for step in state.agenda:
        if isinstance(step, steps.BeginTrade):
            income = sheet.trade
        elif step.seat == sheet.seat:
            if isinstance(step, steps.BeginManaging) and not step.resumed:
                actions = sheet.cities
            elif isinstance(step, steps.BeginMoving) and not step.resumed:
                moves = sheet.armies + sheet.scouts
    if turn.seat == sheet.seat and turn.phase == c.CITY_MANAGEMENT:
        for slot in range(CITIES):
            if turn.actions[slot] > 0:
                actions += turn.actions[slot]
                bonus += turn.bonus[slot]
    elif turn.seat == sheet.seat and turn.phase == c.MOVEMENT:
        for figure in range(FIGURES):
            if state.players[sheet.seat].figures[figure] >= 0 and not turn.moved >> figure & 1:
                moves += 1
    row.append(float(income))
    row.append(float(actions))
    row.append(float(bonus))
    row.append(float(moves))
