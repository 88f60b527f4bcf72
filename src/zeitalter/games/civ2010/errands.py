"""Where armies and scouts are drawn, for bots: undiscovered land, huts and villages, places for cities."""

from typing import Final

from zeitalter.games.civ2010.board import (
    AROUND,
    NEIGHBOURS,
    can_found,
    city_limit,
    place_at,
    techs_to_learn,
    water_skill,
)
from zeitalter.games.civ2010.catalogue import (
    NO_WATER,
    NONE,
    SQUARES,
    STACKING_AND_INFILTRATION,
    WATER,
    coin_of,
    culture_of,
    resource_of,
)
from zeitalter.games.civ2010.conquest import way_to
from zeitalter.games.civ2010.player import FIGURES, FIRST_SCOUT, Player
from zeitalter.games.civ2010.state import Civ2010

FAR: Final = 9  # steps beyond which nothing draws a figure
PULL: Final = 0.7  # what it is worth to stand right before a goal
ARMY: Final = 0.35
ARMIES: Final = 5  # more are worth nothing by themselves
SCOUT: Final = 0.7
SITE: Final = 10.0  # a scout near where a city can be founded: more than it gathers on the way
SITE_STEP: Final = 0.13  # share of that lost with each step to go
ARRIVED: Final = 1.5  # more than what a scout gathers where it stands
SITE_YIELD: Final = 0.15  # for each symbol around the site
SITE_REACH: Final = 7
SPY: Final = 1.2  # an army right before a city from which the Russians can learn
SPIES: Final = 3  # armies on their way there: one can be given up each turn
SPY_REACH: Final = 16
REMEMBERED: Final = 64

_maps: dict[tuple[tuple[int, ...], int, tuple[int, ...]], list[int]] = {}  # steps to goals, a pure function of the key
_edges: dict[int, list[list[int]]] = {}  # by players and place of the layout: the squares around that place


def errands_worth(state: Civ2010, seat: int, player: Player, cities: int, brave: bool) -> float:
    """Armies go for the nearest hut, village or unknown land; as many scouts as there are cities to found for sites."""
    goals = frontier(state)
    tokens = [square for square in range(SQUARES) if wanted(state, square, brave)]
    skill = water_skill(state, player)
    steps = steps_to(state, goals + tokens, skill)
    total = 0.0
    armies = 0
    for figure in range(FIRST_SCOUT):
        square = player.figures[figure]
        if square >= 0:
            armies += 1
            total += pull(steps[square])
    total += ARMY * (armies if armies < ARMIES else ARMIES) + spying_worth(state, seat, player, skill)
    settlers = city_limit(state, player) - cities
    sites: list[float] = []
    for figure in range(FIRST_SCOUT, FIGURES):
        square = player.figures[figure]
        if square >= 0:
            total += SCOUT
            if settlers > 0:
                worth = site_worth(state, seat, square, skill)
                sites.append(worth if worth > 0.0 else pull(steps[square]))
    sites.sort()
    for worth in sites[-settlers:]:
        total += worth
    return total


def spying_worth(state: Civ2010, seat: int, player: Player, skill: int) -> float:
    """The Russians keep figures near cities from which they can learn; one may give itself up each turn."""
    if state.catalogue.civilizations[player.civilization].ability != STACKING_AND_INFILTRATION:
        return 0.0
    near = [SPY_REACH] * FIRST_SCOUT
    for other in range(state.seats):
        if other != seat and techs_to_learn(state, seat, other, 5):
            for centre in state.players[other].centres:
                if centre != NONE:
                    way = way_to(state, centre, skill)
                    for figure in range(FIRST_SCOUT):
                        square = player.figures[figure]
                        if square >= 0 and way[square] < near[figure]:
                            near[figure] = way[square]
    near.sort()
    total = 0.0
    for i in range(SPIES):
        total += SPY * (SPY_REACH - near[i]) / SPY_REACH
    return total


def wanted(state: Civ2010, square: int, brave: bool) -> bool:
    token = state.token[square]
    return token != NONE and (brave or token < state.catalogue.huts)


def pull(steps: int) -> float:
    return PULL * (FAR - steps) / FAR if steps < FAR else 0.0


def frontier(state: Civ2010) -> list[int]:
    """Known squares beside undiscovered tiles."""
    if state.seats not in _edges:
        _edges[state.seats] = edges(state)
    result: list[int] = []
    places = _edges[state.seats]
    for place in range(len(places)):
        if not state.revealed >> place & 1:
            for square in places[place]:
                if state.ground[square] != NONE and state.ground[square] & 7 != WATER:
                    result.append(square)
    return result


def edges(state: Civ2010) -> list[list[int]]:
    layout = state.catalogue.layouts[state.seats]
    result: list[list[int]] = [[] for place in layout.neutral_corners]
    for square in range(SQUARES):
        for near in NEIGHBOURS[square]:
            if near != NONE:
                place = place_at(layout, near)
                if place != NONE and place != place_at(layout, square):
                    result[place].append(square)
    return result


def steps_to(state: Civ2010, goals: list[int], skill: int) -> list[int]:
    """By square: steps over land to the nearest goal, over water for those who can cross it."""
    key = (tuple(state.ground), skill, tuple(goals))
    known = _maps.get(key)
    if known is not None:
        return known
    steps = [FAR] * SQUARES
    edge: list[int] = []
    for goal in goals:
        steps[goal] = 0
        edge.append(goal)
    for count in range(1, FAR):
        grown: list[int] = []
        for here in edge:
            for near in NEIGHBOURS[here]:
                if near == NONE or steps[near] <= count or state.ground[near] == NONE:
                    continue
                if state.ground[near] & 7 != WATER or skill != NO_WATER:
                    steps[near] = count
                    grown.append(near)
        edge = grown
    if len(_maps) >= REMEMBERED:
        _maps.clear()
    _maps[key] = steps
    return steps


def site_worth(state: Civ2010, seat: int, square: int, skill: int) -> float:
    """The place for a city with the fewest steps to go; 0 if none is in reach."""
    seen = [False] * SQUARES
    seen[square] = True
    edge = [square]
    for steps in range(SITE_REACH):
        best = 0.0
        grown: list[int] = []
        for here in edge:
            if state.district[here] == NONE and can_found(state, seat, here):
                worth = (SITE + SITE_YIELD * surroundings(state, here)) * (1.0 - SITE_STEP * steps)
                if worth > best:
                    best = worth
            for near in NEIGHBOURS[here]:
                if near != NONE and not seen[near] and is_walkable(state, seat, near, skill):
                    seen[near] = True
                    grown.append(near)
        if best > 0.0:
            return best if steps else best + ARRIVED
        edge = grown
    return 0.0


def is_walkable(state: Civ2010, seat: int, square: int, skill: int) -> bool:
    """Whether a scout can go through: no unknown land, no huts, villages or enemies, water only with the skill."""
    ground = state.ground[square]
    if ground == NONE or state.token[square] != NONE or (ground & 7 == WATER and skill == NO_WATER):
        return False
    return state.holder[square] == NONE or state.holder[square] == seat


def surroundings(state: Civ2010, square: int) -> int:
    total = 0
    for near in AROUND[square]:
        ground = state.ground[near]
        total += state.catalogue.terrain_trade[ground & 7] + state.catalogue.terrain_production[ground & 7]
        total += 2 * coin_of(ground) + culture_of(ground)
        if resource_of(ground) != NONE:
            total += 1
    return total
