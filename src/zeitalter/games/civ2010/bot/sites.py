"""How far it is to places for cities, for bots: remembered as long as the map, its tokens and the cities stay."""

from typing import Final

from zeitalter.games.civ2010.bot.ways import Ways
from zeitalter.games.civ2010.model.catalogue import NONE, SQUARES, WATER
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import AROUND, gap

SITE_REACH: Final = 8  # steps beyond which no scout goes
REMEMBERED: Final = 64


def site_steps(state: Civ2010, ways: Ways, tokens: Numbers, centres: Numbers, skill: int) -> list[int]:
    """By square: steps to the nearest place for a city, whoever may stand there now."""
    key = (tokens, (*centres, skill))
    known = ways.sites.get(key)
    if known is None:
        if len(ways.sites) >= REMEMBERED:
            ways.sites.clear()
        known = ways.sites[key] = ways.flood(sites(state, tokens, centres), skill, False, SITE_REACH)
    return known


def sites(state: Civ2010, tokens: Numbers, centres: Numbers) -> list[int]:
    """As `can_found`, figures left aside."""
    barred = [False] * SQUARES  # no city may have its centre here
    for square in tokens:
        barred[square] = True
        for near in AROUND[square]:
            barred[near] = True
    found: list[int] = []
    for square in range(SQUARES):
        if not barred[square] and len(AROUND[square]) == 8 and is_known_land(state, square):
            if not is_near_city(square, centres):
                found.append(square)
    return found


def is_known_land(state: Civ2010, square: int) -> bool:
    """Dry, and all around it discovered."""
    if state.ground[square] == NONE or state.catalogue.grounds[state.ground[square]].terrain == WATER:
        return False
    for near in AROUND[square]:
        if state.ground[near] == NONE:
            return False
    return True


def is_near_city(square: int, centres: Numbers) -> bool:
    for centre in centres:
        if gap(centre, square) < 3:
            return True
    return False
