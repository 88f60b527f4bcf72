# mypyc: no
"""Why a thing of the market cannot be made, or not on this square."""

from zeitalter.core.wording import Message
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_BUILDING, MAKE_FIGURE, MAKE_UNIT, MAKE_WALLS, MAKE_WONDER
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.city_management import project_of_turn
from zeitalter.games.civ2010.rules.moves import figure_in_stock
from zeitalter.games.civ2010.rules.production import (
    budget,
    building_sites,
    can_build,
    can_wall,
    cost,
    figure_sites,
    wonder_sites,
)


def standing(state: Civ2010, kind: str, name: str) -> Message | None:
    """A wonder that is built already, or not yet on sale."""
    if kind != "wonder":
        return None
    wonder = next(one for one in state.catalogue.wonders if one.id == name)
    square = state.wonder_square[wonder.index]
    if square != c.NONE:
        x, y = square % c.WIDTH, square // c.WIDTH
        return Message("why-wonder-stands", {"seat": state.owner[square], "x": x, "y": y})
    return None if wonder.index in state.wonder_market else Message("why-not-on-sale")


def of_good(state: Civ2010, seat: int, step: steps.Managing | steps.Splitting, name: str) -> Message:
    """For the best of the cities that can still do something."""
    if isinstance(step, steps.Splitting):
        slots, limit = [step.city], budget(state, seat, state.turn.pool)
    else:
        slots = [slot for slot in board.own_cities(state.players[seat]) if state.turn.actions[slot] > 0]
        if not slots:
            return Message("why-cities-done")
        limit = max(budget(state, seat, board.production(state, seat, slot)) for slot in slots)
    kind, index = made(state, name)
    missing = what_is_missing(state, seat, kind, index, slots)
    if missing is not None:
        return missing
    price = cost(state, seat, kind, index)
    if price > limit:
        return Message("why-production", {"n": price - limit, "price": price})
    return Message("why-no-site")


def made(state: Civ2010, name: str) -> tuple[int, int]:
    """What a city would make: its kind and which of them."""
    if name in verbs.KIND_NAMES:
        return MAKE_FIGURE, verbs.KIND_NAMES.index(name)
    if name in c.TYPE_NAMES:
        return MAKE_UNIT, c.TYPE_NAMES.index(name)
    if name == "walls":
        return MAKE_WALLS, 0
    for building in state.catalogue.buildings:
        if building.id == name:
            return MAKE_BUILDING, building.index
    return MAKE_WONDER, next(wonder.index for wonder in state.catalogue.wonders if wonder.id == name)


def what_is_missing(state: Civ2010, seat: int, kind: int, index: int, slots: list[int]) -> Message | None:
    """All but the price."""
    catalogue, player = state.catalogue, state.players[seat]
    if kind == MAKE_FIGURE:
        if figure_in_stock(state, seat, index == verbs.SCOUT) == c.NONE:
            return Message("why-none-in-stock", {"what": f"figure-{index}"})
        free = any(figure_sites(state, seat, slot, index) for slot in slots)
        return None if free else Message("why-no-site")
    if kind == MAKE_UNIT:
        if board.rank(catalogue, player, index) == 0:
            return Message("why-needs", {"what": "tech-" + catalogue.arming[index][-1].id})
        left = state.unit_decks[index] or state.unit_discards[index]
        return None if left else Message("why-none-left", {"what": f"type-{index}"})
    if kind == MAKE_WALLS:
        if not player.techs & catalogue.with_op[c.WALLS]:
            tech = catalogue.techs[catalogue.with_op[c.WALLS].bit_length() - 1]
            return Message("why-needs", {"what": "tech-" + tech.id})
        return None if any(can_wall(state, seat, slot) for slot in slots) else Message("why-walled")
    if kind == MAKE_BUILDING:
        return no_building(state, seat, catalogue.buildings[index], slots)
    return None if any(wonder_sites(state, seat, slot) for slot in slots) else Message("why-no-site")


def no_building(state: Civ2010, seat: int, building: c.Building, slots: list[int]) -> Message | None:
    catalogue, player = state.catalogue, state.players[seat]
    if not player.techs >> building.tech & 1:
        return Message("why-needs", {"what": "tech-" + catalogue.techs[building.tech].id})
    name = "building-" + building.id
    if state.supply[building.family] == 0:
        return Message("why-none-left", {"what": name})
    if not can_build(state, seat, building):
        better = catalogue.buildings[catalogue.face[building.family][1]].id
        return Message("why-surpassed", {"what": "building-" + better})
    if not any(building_sites(state, seat, slot, building) for slot in slots):
        terrains = [f"terrain-{terrain}" for terrain in range(len(c.TERRAIN_NAMES)) if building.terrain >> terrain & 1]
        return Message("why-terrain", {"what": name, "terrains": [*terrains]})
    return None


# ---- squares --------------------------------------------------------------------------------------------------------


def of_outskirts(state: Civ2010, seat: int, square: int) -> Message:
    """A great person, a wonder or a first figure is to be placed."""
    if state.owner[square] != seat or board.centre_owner(state, square) == seat:
        return Message("why-outskirts")
    if board.is_water(state, square):
        return Message("why-on-water")
    if board.is_blockaded(state, square):
        return Message("why-blockaded", {"seat": state.holder[square]})
    return Message("why-taken")


def of_site(state: Civ2010, seat: int, square: int) -> Message:
    """What a city makes is to be placed."""
    project = project_of_turn(state)
    centre = state.players[seat].centres[project.city]
    if square not in board.AROUND[centre]:
        return Message("why-outskirts-of", {"city": project.city + 1})
    if board.is_blockaded(state, square) and (project.kind != MAKE_FIGURE or project.index == verbs.SCOUT):
        return Message("why-blockaded", {"seat": state.holder[square]})
    if project.kind == MAKE_FIGURE:
        if board.is_water(state, square):
            return Message("why-on-water")
        return Message("why-stacking", {"n": board.stacking_limit(state, state.players[seat])})
    if project.kind == MAKE_WONDER:
        return Message("why-on-water" if board.is_water(state, square) else "why-one-wonder")
    building = state.catalogue.buildings[project.index]
    if not building.terrain >> board.ground_of(state, square).terrain & 1:
        terrains = [f"terrain-{terrain}" for terrain in range(len(c.TERRAIN_NAMES)) if building.terrain >> terrain & 1]
        return Message("why-terrain", {"what": "building-" + building.id, "terrains": [*terrains]})
    return Message("why-same" if state.works[square] == building.index else "why-one-limited")
