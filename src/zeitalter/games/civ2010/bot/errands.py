"""Where armies and scouts are drawn, for bots: undiscovered land, huts and villages, places for cities."""

from typing import Final

from zeitalter.games.civ2010.bot.knowledge import Knowledge
from zeitalter.games.civ2010.bot.markers import markers_on
from zeitalter.games.civ2010.bot.ways import FAR, ways_on
from zeitalter.games.civ2010.model.catalogue import NO_WATER, NONE, SQUARES, STACKING_AND_INFILTRATION
from zeitalter.games.civ2010.model.player import FIGURES, FIRST_SCOUT, Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.pyramid import techs_to_learn

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


def errands_worth(state: Civ2010, seat: int, player: Player, knowledge: Knowledge, cities: int, brave: bool) -> float:
    """Armies go for the nearest hut, village or unknown land; as many scouts as there are cities to found for sites."""
    skill = knowledge.skill
    markers = markers_on(state)
    steps = ways_on(state).errand(markers.tokens if brave else markers.huts, skill)
    total = 0.0
    armies = 0
    for figure in range(FIRST_SCOUT):
        square = player.figures[figure]
        if square >= 0:
            armies += 1
            total += pull(steps[square])
    total += ARMY * (armies if armies < ARMIES else ARMIES) + spying_worth(state, seat, player, skill)
    settlers = knowledge.cities - cities
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
    ways = ways_on(state)
    near = [SPY_REACH] * FIRST_SCOUT
    for other in range(state.seats):
        if other != seat and techs_to_learn(state, seat, other, 5):
            for centre in state.players[other].centres:
                if centre != NONE:
                    way = ways.march(centre, skill)
                    for figure in range(FIRST_SCOUT):
                        square = player.figures[figure]
                        if square >= 0 and way[square] < near[figure]:
                            near[figure] = way[square]
    near.sort()
    total = 0.0
    for i in range(SPIES):
        total += SPY * (SPY_REACH - near[i]) / SPY_REACH
    return total


def pull(steps: int) -> float:
    return PULL * (FAR - steps) / FAR if steps < FAR else 0.0


def site_worth(state: Civ2010, seat: int, square: int, skill: int) -> float:
    """The place for a city with the fewest steps to go; 0 if none is in reach."""
    seen = [False] * SQUARES
    seen[square] = True
    edge = [square]
    for steps in range(SITE_REACH):
        best = 0.0
        grown: list[int] = []
        for here in edge:
            if state.district[here] == NONE and board.can_found(state, seat, here):
                worth = (SITE + SITE_YIELD * surroundings(state, here)) * (1.0 - SITE_STEP * steps)
                if worth > best:
                    best = worth
            for near in board.NEIGHBOURS[here]:
                if near != NONE and not seen[near] and is_walkable(state, seat, near, skill):
                    seen[near] = True
                    grown.append(near)
        if best > 0.0:
            return best if steps else best + ARRIVED
        edge = grown
    return 0.0


def is_walkable(state: Civ2010, seat: int, square: int, skill: int) -> bool:
    """Whether a scout can go through: no unknown land, no huts, villages or enemies, water only with the skill."""
    if (
        state.ground[square] == NONE
        or state.token[square] != NONE
        or (skill == NO_WATER and board.is_water(state, square))
    ):
        return False
    return state.holder[square] == NONE or state.holder[square] == seat


def surroundings(state: Civ2010, square: int) -> int:
    total = 0
    for near in board.AROUND[square]:
        ground = board.ground_of(state, near)
        total += ground.trade + ground.production + 2 * ground.coin + ground.culture
        if ground.resource != NONE:
            total += 1
    return total
