"""How well a seat stands, for bots: how far it is on each road to victory, and what its cities and armies can do."""

from typing import Final

from zeitalter.games.civ2010.board import (
    AROUND,
    ability_amount,
    armies_in,
    can_found,
    city_limit,
    city_squares,
    distance,
    figures_at,
    gap,
    hand_limit,
    rank,
    stacking_limit,
    wonder_owner,
)
from zeitalter.games.civ2010.catalogue import (
    AIRCRAFT,
    NONE,
    PRODUCTION_BY_COINS,
    SQUARES,
    UNIT_TYPES,
    WONDER_COIN,
    Tech,
    coin_of,
    culture_of,
    resource_of,
)
from zeitalter.games.civ2010.state import CITIES, FIGURES, FIRST_SCOUT, NOBODY, Civ2010, Player

NEEDED: Final = [0, 5, 4, 3, 2, 1]  # technologies of each level in the smallest winning pyramid
LEVEL: Final = [0.0, 3.0, 4.6, 6.6, 9.5, 40.0]  # worth of one that is needed
SPARE_LEVEL: Final = [0.0, 0.7, 1.0, 1.4, 2.0, 0.0]  # and of one more
TRADE: Final = 0.16
INCOME: Final = 0.62
PRODUCTION: Final = 0.4
CULTURE_ICON: Final = 0.3
CULTURE: Final = 0.3
COIN: Final = 1.1
COINS_SQUARED: Final = 0.07
RESOURCE: Final = 0.55
KIND: Final = 0.2  # a resource within a city's reach
CITY: Final = 5.0
CARD: Final = 0.5
PERSON: Final = 0.5  # in reserve
STRENGTH: Final = 0.2
ARMY: Final = 0.35
SCOUT: Final = 0.7
COMBAT: Final = 0.12
WALLS: Final = 0.3
TILE: Final = 0.35
SITE: Final = 2.2  # a scout where a city can be founded
HUT: Final = 0.5
MARCH: Final = 0.32
SIEGE: Final = 14  # squares from which a superior army looks at a capital
OTHERS: Final = 0.35
DRAFT: Final = 0.02


def value(state: Civ2010, seat: int) -> float:
    """Own standing, less a share of the strongest other's progress."""
    result = standing(state, seat)
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            ahead = progress(state, other)
            if ahead > best:
                best = ahead
    if state.offers[seat].partner != NOBODY:
        result -= DRAFT
    return result - OTHERS * best


def progress(state: Civ2010, seat: int) -> float:
    """The roads to victory, without the map."""
    player = state.players[seat]
    total = TRADE * player.trade + CULTURE * player.culture
    held = sum(player.coins)
    for tech in state.catalogue.with_coin:
        if player.techs >> tech.index & 1:
            held += tech.coin
    total += coins_worth(held)
    total += RESOURCE * (sum(player.resources) + len(player.tokens)) + CARD * len(player.cards)
    total += STRENGTH * 2.5 * len(player.units)
    for slot in range(CITIES):
        if player.centres[slot] != NONE:
            total += CITY
    for figure in player.figures:
        if figure >= 0:
            total += ARMY
    return total + techs_worth(state, player) + track_worth(state, player)


def coins_worth(held: int) -> float:
    return COIN * held + COINS_SQUARED * held * held


def techs_worth(state: Civ2010, player: Player) -> float:
    catalogue = state.catalogue
    total = 0.0
    start = catalogue.civilizations[player.civilization].tech
    for level in range(1, 6):
        count = (player.techs & catalogue.level_masks[level] & ~(1 << start)).bit_count()
        if level == 1:
            count += 1
        needed = NEEDED[level]
        if count > needed:
            total += LEVEL[level] * needed + SPARE_LEVEL[level] * (count - needed)
        else:
            total += LEVEL[level] * count
    return total


def track_worth(state: Civ2010, player: Player) -> float:
    """A little more than what the spaces cost, and more the nearer the end is."""
    total = 0.0
    for place in range(player.track):
        space = state.catalogue.track[place]
        total += 0.33 * space.culture + 0.18 * space.trade
    return total + 0.025 * player.track * player.track


def standing(state: Civ2010, seat: int) -> float:
    player = state.players[seat]
    catalogue = state.catalogue
    trade = catalogue.governments[player.government].trade
    production = 0
    culture = 0
    held = sum(player.coins) + catalogue.governments[player.government].coin
    combat = 0
    kinds = 0
    cities = 0
    for slot in range(CITIES):
        centre = player.centres[slot]
        if centre == NONE:
            continue
        cities += 1
        production += catalogue.governments[player.government].production
        culture += catalogue.governments[player.government].culture
        for square in city_squares(state, seat, slot):
            code = state.works[square]
            if code != NONE:
                work = catalogue.works[code]
                if work is not None:
                    trade += work.trade
                    production += work.production
                    culture += work.culture
                    held += work.coin
                    combat += work.combat
            else:
                ground = state.ground[square]
                trade += catalogue.terrain_trade[ground & 7]
                production += catalogue.terrain_production[ground & 7]
                culture += culture_of(ground)
                held += coin_of(ground)
                resource = resource_of(ground)
                if resource != NONE:
                    kinds |= 1 << resource
        if player.walls >> slot & 1:
            combat += 3
    for tech in catalogue.with_coin:
        if player.techs >> tech.index & 1:
            held += tech.coin
    for wonder in catalogue.wonders:
        square = state.wonder_square[wonder.index]
        if square != NONE and wonder_owner(state, wonder.index) == seat:
            held += state.canal if wonder.op == WONDER_COIN else 0
    if player.techs & catalogue.with_op[PRODUCTION_BY_COINS]:
        amount = ability_amount(catalogue, player.techs & catalogue.with_op[PRODUCTION_BY_COINS])
        production += cities * (held // amount)
    total = techs_worth(state, player) + usefulness(state, player) + track_worth(state, player)
    total += coins_worth(held) + TRADE * player.trade + CULTURE * player.culture
    total += INCOME * trade + PRODUCTION * production + CULTURE_ICON * culture + COMBAT * combat
    total += CITY * cities + KIND * kinds.bit_count()
    total += RESOURCE * (sum(player.resources) + len(player.tokens)) + PERSON * sum(player.reserve)
    cards = len(player.cards)
    limit = hand_limit(state, seat)
    total += CARD * (cards if cards < limit else limit)
    total += TILE * state.revealed.bit_count()
    if player.government == catalogue.anarchy:
        total -= 2.5
    total += wonders_worth(state, seat)
    return total + forces_worth(state, seat, player, cities)


def wonders_worth(state: Civ2010, seat: int) -> float:
    total = 0.0
    for wonder in state.catalogue.wonders:
        square = state.wonder_square[wonder.index]
        if square != NONE and wonder_owner(state, wonder.index) == seat:
            total += 1.2 + 0.5 * wonder.era + (3.0 if wonder.op == WONDER_COIN else 0.0)
    return total


def usefulness(state: Civ2010, player: Player) -> float:
    """What technologies unlock, beyond their place in the pyramid."""
    total = 0.0
    for tech in state.catalogue.techs:
        if player.techs >> tech.index & 1:
            total += tech_worth(tech)
    return total


def tech_worth(tech: Tech) -> float:
    total = 0.25 * len(tech.abilities) + 0.3 * tech.cards
    if tech.building != NONE:
        total += 0.5
    if tech.unit != NONE:
        total += 0.35
    if tech.speed:
        total += 0.25
    if tech.stacking:
        total += 0.15 * tech.stacking
    if tech.level == 2 and tech.building == NONE and tech.unit == NONE and not tech.speed and not tech.government:
        total += 0.2
    return total


# ---- armies and scouts ----------------------------------------------------------------------------------------------


def forces_worth(state: Civ2010, seat: int, player: Player, cities: int) -> float:
    power = unit_power(state, player)
    side = battle_side(state, seat)
    if side != NONE:
        for unit in state.battle.hands[side]:
            power += state.catalogue.unit_strength[unit]
        for unit in state.battle.fronts[2 * side :: 4]:
            if unit != NOBODY:
                power += state.catalogue.unit_strength[unit]
    total = STRENGTH * power
    on_map = 0
    tokens = [square for square in range(SQUARES) if state.token[square] != NONE]
    for figure in range(FIRST_SCOUT):
        square = player.figures[figure]
        if square >= 0:
            on_map += 1
            total += near_token(tokens, square)
    total += ARMY * (on_map if on_map < 5 else 5)
    more = cities < city_limit(state, player)
    for figure in range(FIRST_SCOUT, FIGURES):
        square = player.figures[figure]
        if square >= 0:
            total += SCOUT
            if more:
                total += SCOUT + site_worth(state, seat, player, square)
    return total + siege_worth(state, seat, player, power)


def battle_side(state: Civ2010, seat: int) -> int:
    battle = state.battle
    if battle.square == NOBODY:
        return NONE
    if battle.seats[0] == seat:
        return 0
    return 1 if battle.seats[1] == seat and not battle.village else NONE


def unit_power(state: Civ2010, player: Player) -> int:
    """Strength of the standing forces at their ranks."""
    catalogue = state.catalogue
    ranks = [rank(catalogue, player, kind) for kind in range(UNIT_TYPES)]
    total = 0
    for unit in player.units:
        kind = catalogue.unit_type[unit]
        total += catalogue.unit_strength[unit] + (ranks[kind] - 1 if kind != AIRCRAFT else 0)
    return total


def near_token(squares: list[int], square: int) -> float:
    """Huts and villages draw armies."""
    nearest = 7
    for other in squares:
        steps = distance(square, other)
        if steps < nearest:
            nearest = steps
    return HUT * (7 - nearest) / 7.0


def site_worth(state: Civ2010, seat: int, player: Player, square: int) -> float:
    """A scout is drawn to where a city can be founded, and away from the own cities until then."""
    if can_found(state, seat, square):
        return SITE + 0.12 * surroundings(state, square)
    best = 0.0
    for near in AROUND[square]:
        if state.ground[near] != NONE and can_found(state, seat, near):
            worth = 0.6 * SITE + 0.07 * surroundings(state, near)
            if worth > best:
                best = worth
    if best > 0.0:
        return best
    nearest = 5
    for centre in player.centres:
        if centre != NONE and gap(centre, square) < nearest:
            nearest = gap(centre, square)
    return 0.2 * nearest


def surroundings(state: Civ2010, square: int) -> int:
    total = 0
    for near in AROUND[square]:
        ground = state.ground[near]
        total += state.catalogue.terrain_trade[ground & 7] + state.catalogue.terrain_production[ground & 7]
        total += 2 * coin_of(ground) + culture_of(ground)
        if resource_of(ground) != NONE:
            total += 1
    return total


def siege_worth(state: Civ2010, seat: int, player: Player, power: int) -> float:
    """Groups that would beat a capital are drawn to it."""
    units = len(player.units)
    if units < 4:
        return 0.0
    mean = power / units
    limit = stacking_limit(state, player)
    best = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        enemy = state.players[other]
        capital = enemy.centres[0]
        if capital == NONE:
            continue
        guards = len(enemy.units)
        if guards > 6:
            guards = 6
        defence = state.catalogue.bonus_capital + 2.6 * guards + (4 if enemy.walls & 1 else 0)
        for figure in range(FIRST_SCOUT):
            square = player.figures[figure]
            if square < 0:
                continue
            armies = armies_in(figures_at(player, square))
            hand = 3 + 2 * (armies - 1)
            attack = mean * (hand if hand < units else units)
            steps = distance(square, capital)
            if steps < SIEGE:
                share = attack / defence
                if share > 1.2:
                    share = 1.2
                worth = MARCH * (SIEGE - steps) * share * share * (1.0 if armies >= limit or share > 0.9 else 0.5)
                if worth > best:
                    best = worth
    return best
