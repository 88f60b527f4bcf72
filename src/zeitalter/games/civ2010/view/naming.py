# mypyc: no
"""Names of things in messages, and of the board elements they are."""

from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import NONE, RESOURCE_NAMES, TYPE_NAMES, WIDTH, WORK_NAMES
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_BUILDING, MAKE_FIGURE, MAKE_UNIT, MAKE_WALLS, MAKE_WONDER
from zeitalter.games.civ2010.rules.board import centre_owner, ground_of, work_on

Details = tuple[dict[str, Arg], list[str]]  # arguments of words, and board elements


def square_anchor(square: int) -> str:
    return f"square:{square % WIDTH}-{square // WIDTH}"


def city_anchor(seat: int, slot: int) -> str:
    return f"city:{seat}-{slot}"


def thing(state: Civ2010, kind: str, number: int) -> Details:
    """What an action or a question names in a field of this name: arguments of the words, and the board element."""
    match kind:
        case "square":
            return {"x": number % WIDTH, "y": number // WIDTH}, [square_anchor(number)]
        case "seat":
            return {"seat": number}, [f"seat:{number}"]
        case "front":
            return {"front": number + 1}, [f"front:{number}"]
        case "figure":
            return {"figure": f"figure-{number}"}, ["figure:" + verbs.KIND_NAMES[number]]
        case "resource":
            return {"resource": f"resource-{number}"}, ["resource:" + RESOURCE_NAMES[number]]
        case "token":
            return {"resource": f"resource-{state.catalogue.token_content[number]}"}, [f"token:{number}"]
        case "type":
            return {"type": f"type-{number}"}, ["market:" + TYPE_NAMES[number]]
        case "card":
            return {"card": "card-" + state.catalogue.cards[number].id}, ["card:" + state.catalogue.card_names[number]]
    name = getattr(state.catalogue, kind + "s")[number].id
    return {kind: f"{kind}-{name}"}, [f"{kind}:{name}"]


def tech_anchor(state: Civ2010, tech: int) -> str:
    return "tech:" + state.catalogue.techs[tech].id


def ability_args(state: Civ2010, which: verbs.Use | steps.AimingAbility | steps.ResolveAbility) -> dict[str, Arg]:
    tech = state.catalogue.techs[which.tech].id
    return {"tech": "tech-" + tech, "ability": f"ability-{tech}-{which.number}"}


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
    return "wonder-" + state.catalogue.wonders[index].id


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


def what_is_on(state: Civ2010, square: int) -> str:
    """The walls, building, wonder or great person on a square, otherwise its terrain."""
    owner = centre_owner(state, square)
    if owner != NONE and state.players[owner].walls >> state.district[square] & 1:
        return "walls"
    work = work_on(state, square)
    return f"terrain-{ground_of(state, square).terrain}" if work is None else f"{WORK_NAMES[work.kind]}-{work.id}"
