"""What a city can produce, what it costs and where it goes (rulebook pages 15 to 17)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.civ2010.model.catalogue import (
    DOUBLE_CONVERSION,
    NONE,
    STOP_ON_WATER,
    UNIT_TYPES,
    WALLS,
    Building,
    Catalogue,
    terrain_of,
)
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import ARMY, BUILD, ERECT, FIGURE, SCOUT, UNIT, WALL
from zeitalter.games.civ2010.rules.board import (
    AROUND,
    figures_at,
    is_blockaded,
    is_building,
    is_water,
    is_wonder,
    rank,
    stacking_limit,
    water_skill,
)
from zeitalter.games.civ2010.rules.moves import figure_in_stock

# What a city action is about, as one number: kind * 100 + index.
MAKE_FIGURE: Final = 0
MAKE_UNIT: Final = 1
MAKE_BUILDING: Final = 2
MAKE_WALLS: Final = 3
MAKE_WONDER: Final = 4
DEVOTION: Final = 5
HARVESTING: Final = 6


def item(kind: int, index: int) -> int:
    return kind * 100 + index


def item_of(action: Action) -> int:
    """What an action of city management makes."""
    if action.verb == FIGURE:
        return item(MAKE_FIGURE, action.b)
    if action.verb == UNIT:
        return item(MAKE_UNIT, action.b)
    if action.verb == WALL:
        return item(MAKE_WALLS, 0)
    return item(MAKE_WONDER, action.b) if action.verb == ERECT else item(MAKE_BUILDING, action.b)


def cost(state: Civ2010, seat: int, what: int) -> int:
    catalogue = state.catalogue
    player = state.players[seat]
    kind, index = what // 100, what % 100
    if kind == MAKE_FIGURE:
        return catalogue.scout_cost if index == SCOUT else catalogue.army_cost
    if kind == MAKE_UNIT:
        return catalogue.unit_costs[index][rank(catalogue, player, index) - 1]
    if kind == MAKE_BUILDING:
        return catalogue.buildings[index].cost
    if kind == MAKE_WALLS:
        return walls_cost(catalogue)
    wonder = catalogue.wonders[index]
    cheap = wonder.discount_tech != NONE and player.techs >> wonder.discount_tech & 1
    return wonder.discount_cost if cheap else wonder.cost


def walls_cost(catalogue: Catalogue) -> int:
    techs = catalogue.with_op[WALLS]
    return catalogue.techs[techs.bit_length() - 1].abilities[0].amount


def converted(state: Civ2010, seat: int) -> int:
    """Production for one conversion of trade."""
    ability = state.catalogue.civilizations[state.players[seat].civilization].ability
    return 2 if ability == DOUBLE_CONVERSION else 1


def trade_for(state: Civ2010, seat: int, missing: int) -> int:
    """Trade that makes up for missing production, in full steps."""
    if missing <= 0:
        return 0
    per = converted(state, seat)
    return (missing + per - 1) // per * state.catalogue.conversion


def budget(state: Civ2010, seat: int, pool: int) -> int:
    """The dearest thing that production and all trade together can pay for."""
    return pool + state.players[seat].trade // state.catalogue.conversion * converted(state, seat)


# ---- what can be made -----------------------------------------------------------------------------------------------


def makeable(state: Civ2010, seat: int, slot: int, limit: int) -> list[Action]:
    """Everything a city can produce for at most so much, with a place for it."""
    catalogue = state.catalogue
    player = state.players[seat]
    actions: list[Action] = []
    for kind, price in ((ARMY, catalogue.army_cost), (SCOUT, catalogue.scout_cost)):
        if price <= limit and figure_in_stock(state, seat, kind == SCOUT) != NONE:
            if figure_sites(state, seat, slot, kind):
                actions.append(Action(FIGURE, slot, kind))
    for unit_type in range(UNIT_TYPES):
        if state.unit_decks[unit_type] or state.unit_discards[unit_type]:
            level = rank(catalogue, player, unit_type)
            if level and catalogue.unit_costs[unit_type][level - 1] <= limit:
                actions.append(Action(UNIT, slot, unit_type))
    for building in catalogue.buildings:
        if building.cost <= limit and can_build(state, seat, building) and building_sites(state, seat, slot, building):
            actions.append(Action(BUILD, slot, building.index))
    if can_wall(state, seat, slot) and walls_cost(catalogue) <= limit:
        actions.append(Action(WALL, slot, 0))
    for wonder in state.wonder_market:
        if wonder != NONE and cost(state, seat, item(MAKE_WONDER, wonder)) <= limit:
            if wonder_sites(state, seat, slot):
                actions.append(Action(ERECT, slot, wonder))
    return actions


def can_build(state: Civ2010, seat: int, building: Building) -> bool:
    """Unlocked, not surpassed by its better variant, and a marker left."""
    techs = state.players[seat].techs
    if not techs >> building.tech & 1 or state.supply[building.family] == 0:
        return False
    better = state.catalogue.face[building.family][1]
    if building.upgraded or better == NONE:
        return True
    return not techs >> state.catalogue.buildings[better].tech & 1


def can_wall(state: Civ2010, seat: int, slot: int) -> bool:
    player = state.players[seat]
    return player.techs & state.catalogue.with_op[WALLS] != 0 and not player.walls >> slot & 1


def building_sites(state: Civ2010, seat: int, slot: int, building: Building) -> list[int]:
    """Squares of the right terrain; a second limited building only in place of the first."""
    limited = NONE
    result: list[int] = []
    for square in AROUND[state.players[seat].centres[slot]]:
        code = state.works[square]
        if is_building(code) and state.catalogue.buildings[code].limited:
            limited = square
        if code != building.index and building.terrain >> terrain_of(state.ground[square]) & 1:
            if not is_blockaded(state, square):
                result.append(square)
    if building.limited and limited != NONE:
        return [limited] if limited in result else []
    return result


def wonder_sites(state: Civ2010, seat: int, slot: int) -> list[int]:
    """Any square but water; a second wonder only in place of the first."""
    present = NONE
    result: list[int] = []
    for square in AROUND[state.players[seat].centres[slot]]:
        if is_wonder(state.works[square]):
            present = square
        if not is_water(state, square) and not is_blockaded(state, square):
            result.append(square)
    if present != NONE:
        return [present] if present in result else []
    return result


def figure_sites(state: Civ2010, seat: int, slot: int, kind: int) -> list[int]:
    """Outskirts within the stacking limit; only armies may appear on blockaded squares, where they fight at once."""
    player = state.players[seat]
    limit = stacking_limit(state, player)
    swims = water_skill(state, player) == STOP_ON_WATER
    result: list[int] = []
    for square in AROUND[player.centres[slot]]:
        if is_water(state, square) and not swims:
            continue
        holder = state.holder[square]
        if holder == seat:
            if figures_at(player, square).bit_count() < limit:
                result.append(square)
        elif holder == NONE or kind == ARMY:
            result.append(square)
    return result


def sites(state: Civ2010, seat: int, slot: int, what: int) -> list[int]:
    kind, index = what // 100, what % 100
    if kind == MAKE_FIGURE:
        return figure_sites(state, seat, slot, index)
    if kind == MAKE_BUILDING:
        return building_sites(state, seat, slot, state.catalogue.buildings[index])
    return wonder_sites(state, seat, slot)
