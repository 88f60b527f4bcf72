# mypyc: no
"""Names of things in messages, and of the board elements they are."""

from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.catalogue import NONE, TYPE_NAMES, WIDTH, WORK_NAMES
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_BUILDING, MAKE_FIGURE, MAKE_UNIT, MAKE_WALLS, MAKE_WONDER
from zeitalter.games.civ2010.rules.board import centre_owner, ground_of, work_on


def square_anchor(square: int) -> str:
    return f"square:{square % WIDTH}-{square // WIDTH}"


def square_args(square: int) -> dict[str, Arg]:
    return {"x": square % WIDTH, "y": square // WIDTH}


def city_anchor(seat: int, slot: int) -> str:
    return f"city:{seat}-{slot}"


def event_name(state: Civ2010, card: int) -> str:
    return "card-" + state.catalogue.cards[card].id


def card_anchor(state: Civ2010, card: int) -> str:
    return "card:" + state.catalogue.card_names[card]


def tech_name(state: Civ2010, tech: int) -> str:
    return "tech-" + state.catalogue.techs[tech].id


def tech_anchor(state: Civ2010, tech: int) -> str:
    return "tech:" + state.catalogue.techs[tech].id


def wonder_name(state: Civ2010, wonder: int) -> str:
    return "wonder-" + state.catalogue.wonders[wonder].id


def unit_args(state: Civ2010, unit: int) -> dict[str, Arg]:
    return {"type": f"type-{state.catalogue.unit_type[unit]}", "n": state.catalogue.unit_strength[unit]}


def item_name(state: Civ2010, kind: int, index: int) -> str:
    """What a city can make."""
    if kind == MAKE_FIGURE:
        return f"figure-{index}"
    if kind == MAKE_UNIT:
        return f"type-{index}"
    if kind == MAKE_WALLS:
        return "walls"
    if kind == MAKE_BUILDING:
        return "building-" + state.catalogue.buildings[index].id
    assert kind == MAKE_WONDER
    return wonder_name(state, index)


def item_anchor(state: Civ2010, kind: int, index: int) -> str:
    """Where the thing lies in the market."""
    if kind == MAKE_FIGURE:
        return "market:" + verbs.KIND_NAMES[index]
    if kind == MAKE_UNIT:
        return "market:" + TYPE_NAMES[index]
    if kind == MAKE_WALLS:
        return "market:walls"
    if kind == MAKE_BUILDING:
        return "market:" + state.catalogue.buildings[index].id
    assert kind == MAKE_WONDER
    return "wonder:" + state.catalogue.wonders[index].id


def ability_key(state: Civ2010, tech: int, number: int) -> str:
    return f"ability-{state.catalogue.techs[tech].id}-{number}"


def what_is_on(state: Civ2010, square: int) -> str:
    """The walls, building, wonder or great person on a square, otherwise its terrain."""
    owner = centre_owner(state, square)
    if owner != NONE and state.players[owner].walls >> state.district[square] & 1:
        return "walls"
    work = work_on(state, square)
    return f"terrain-{ground_of(state, square).terrain}" if work is None else f"{WORK_NAMES[work.kind]}-{work.id}"
