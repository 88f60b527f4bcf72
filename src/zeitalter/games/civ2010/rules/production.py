"""What a city can produce, what it costs and where it goes (rulebook pages 15 to 17)."""

from zeitalter.core.action import Action
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_BUILDING, MAKE_FIGURE, MAKE_UNIT, MAKE_WALLS, MAKE_WONDER, Project
from zeitalter.games.civ2010.model.verbs import ARMY, SCOUT
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.moves import figure_in_stock


def project_of(action: Action) -> tuple[int, int]:
    """What an action of city management makes: its kind and which of them."""
    if isinstance(action, verbs.Figure):
        return MAKE_FIGURE, action.figure
    if isinstance(action, verbs.Unit):
        return MAKE_UNIT, action.type
    if isinstance(action, verbs.Wall):
        return MAKE_WALLS, 0
    if isinstance(action, verbs.Erect):
        return MAKE_WONDER, action.wonder
    if isinstance(action, verbs.Build):
        return MAKE_BUILDING, action.building
    assert isinstance(action, verbs.BuildFree)
    return MAKE_BUILDING, action.building


def cost(state: Civ2010, seat: int, kind: int, index: int) -> int:
    catalogue = state.catalogue
    player = state.players[seat]
    if kind == MAKE_FIGURE:
        return catalogue.scout_cost if index == SCOUT else catalogue.army_cost
    if kind == MAKE_UNIT:
        return catalogue.unit_costs[index][board.rank(catalogue, player, index) - 1]
    if kind == MAKE_BUILDING:
        return catalogue.buildings[index].cost
    if kind == MAKE_WALLS:
        return walls_cost(catalogue)
    assert kind == MAKE_WONDER
    wonder = catalogue.wonders[index]
    cheap = wonder.discount_tech != c.NONE and player.techs >> wonder.discount_tech & 1
    return wonder.discount_cost if cheap else wonder.cost


def walls_cost(catalogue: c.Catalogue) -> int:
    return board.latest_ability(catalogue, catalogue.with_op[c.WALLS], c.WALLS).amount


def converted(state: Civ2010, seat: int) -> int:
    """Production for one conversion of trade."""
    return 2 if state.ability(seat) == c.DOUBLE_CONVERSION else 1


def trade_for(state: Civ2010, seat: int, missing: int) -> int:
    """Trade that makes up for missing production, in full steps."""
    if missing <= 0:
        return 0
    per = converted(state, seat)
    return (missing + per - 1) // per * state.catalogue.conversion


def budget(state: Civ2010, seat: int, pool: int) -> int:
    """The most expensive thing that production and all trade together can pay for."""
    return pool + state.players[seat].trade // state.catalogue.conversion * converted(state, seat)


# ---- what can be made -----------------------------------------------------------------------------------------------


def makeable(state: Civ2010, seat: int, slot: int, limit: int) -> list[Action]:
    """Everything a city can produce for at most so much, with a place for it."""
    catalogue = state.catalogue
    player = state.players[seat]
    actions: list[Action] = []
    for kind, price in ((ARMY, catalogue.army_cost), (SCOUT, catalogue.scout_cost)):
        if price <= limit and figure_in_stock(state, seat, kind == SCOUT) != c.NONE:
            if figure_sites(state, seat, slot, kind):
                actions.append(verbs.Figure(slot, kind))
    for unit_type in range(c.UNIT_TYPES):
        if state.unit_decks[unit_type] or state.unit_discards[unit_type]:
            level = board.rank(catalogue, player, unit_type)
            if level and catalogue.unit_costs[unit_type][level - 1] <= limit:
                actions.append(verbs.Unit(slot, unit_type))
    for building in catalogue.buildings:
        if building.cost <= limit and can_build(state, seat, building) and building_sites(state, seat, slot, building):
            actions.append(verbs.Build(slot, building.index))
    if can_wall(state, seat, slot) and walls_cost(catalogue) <= limit:
        actions.append(verbs.Wall(slot, 0))
    for wonder in state.wonder_market:
        if wonder != c.NONE and cost(state, seat, MAKE_WONDER, wonder) <= limit:
            if wonder_sites(state, seat, slot):
                actions.append(verbs.Erect(slot, wonder))
    return actions


def can_build(state: Civ2010, seat: int, building: c.Building) -> bool:
    """Unlocked, not surpassed by its better variant, and a marker left."""
    techs = state.players[seat].techs
    if not techs >> building.tech & 1 or state.supply[building.family] == 0:
        return False
    better = state.catalogue.face[building.family][1]
    if building.upgraded or better == c.NONE:
        return True
    return not techs >> state.catalogue.buildings[better].tech & 1


def can_wall(state: Civ2010, seat: int, slot: int) -> bool:
    player = state.players[seat]
    return player.techs & state.catalogue.with_op[c.WALLS] != 0 and not player.walls >> slot & 1


def building_sites(state: Civ2010, seat: int, slot: int, building: c.Building) -> list[int]:
    """Squares of the right terrain; a second limited building only in place of the first."""
    limited = c.NONE
    result: list[int] = []
    for square in board.AROUND[state.players[seat].centres[slot]]:
        code = state.works[square]
        if board.is_building(state, square) and state.catalogue.buildings[code].limited:
            limited = square
        if code != building.index and building.terrain >> board.ground_of(state, square).terrain & 1:
            if not board.is_blockaded(state, square):
                result.append(square)
    if building.limited and limited != c.NONE:
        return [limited] if limited in result else []
    return result


def wonder_sites(state: Civ2010, seat: int, slot: int) -> list[int]:
    """Any square but water; a second wonder only in place of the first."""
    present = c.NONE
    result: list[int] = []
    for square in board.AROUND[state.players[seat].centres[slot]]:
        if board.is_wonder(state, square):
            present = square
        if not board.is_water(state, square) and not board.is_blockaded(state, square):
            result.append(square)
    if present != c.NONE:
        return [present] if present in result else []
    return result


def figure_sites(state: Civ2010, seat: int, slot: int, kind: int) -> list[int]:
    """Outskirts within the stacking limit; only armies may appear on blockaded squares, where they fight at once."""
    player = state.players[seat]
    limit = board.stacking_limit(state, player)
    swims = board.water_skill(state, player) == c.STOP_ON_WATER
    result: list[int] = []
    for square in board.AROUND[player.centres[slot]]:
        if board.is_water(state, square) and not swims:
            continue
        holder = state.holder[square]
        if holder == seat:
            if board.figures_at(player, square).bit_count() < limit:
                result.append(square)
        elif holder == c.NONE or kind == ARMY:
            result.append(square)
    return result


def sites(state: Civ2010, seat: int, project: Project) -> list[int]:
    if project.kind == MAKE_FIGURE:
        return figure_sites(state, seat, project.city, project.index)
    if project.kind == MAKE_BUILDING:
        return building_sites(state, seat, project.city, state.catalogue.buildings[project.index])
    assert project.kind == MAKE_WONDER
    return wonder_sites(state, seat, project.city)
