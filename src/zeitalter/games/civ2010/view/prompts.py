# mypyc: no
"""Decisions in words, with the board elements they are about."""

from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Message, Prompt
from zeitalter.games.civ2010.model import steps as kinds
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.catalogue import (
    DEFECTION,
    DESTROY_CITY,
    DISASTER,
    EVENT_PRODUCTION,
    EXCHANGE,
    LEAD_ASTRAY,
    NONE,
    OBSOLETE_OR_KILL,
    OBSOLETE_OR_RAZE,
    PRODUCTION,
    REVOLT,
    SABOTAGE,
    SHIP,
    SQUARES,
    Ability,
    Event,
)
from zeitalter.games.civ2010.model.naming import (
    ability_key,
    card_anchor,
    city_anchor,
    event_name,
    item_anchor,
    item_name,
    square_anchor,
    square_args,
    tech_anchor,
    tech_name,
    what_is_on,
    wonder_name,
)
from zeitalter.games.civ2010.model.player import CITIES, FIRST_SCOUT
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.abilities import SEAT_TARGET, SQUARE_TARGET, ability_of
from zeitalter.games.civ2010.rules.board import hand_limit
from zeitalter.games.civ2010.rules.production import DEVOTION, HARVESTING
from zeitalter.games.civ2010.rules.setup import suggested_capital

PROMPTS = {
    kinds.CONSENT: "consent",
    kinds.PICKING: "picking",
    kinds.SETTLING: "settling",
    kinds.PLACING_WONDER: "placing-wonder",
    kinds.PLACING_FIGURE: "placing-figure",
    kinds.PLACING_FIRST_PERSON: "placing-first-person",
    kinds.STARTING: "starting",
    kinds.SENDING: "sending",
    kinds.DISPLACING: "displacing",
    kinds.RAISING: "raising",
    kinds.PLACING_PERSON: "placing-person",
    kinds.TRADING: "trading",
    kinds.MANAGING: "managing",
    kinds.SITING: "siting",
    kinds.SPLITTING: "splitting",
    kinds.HARVESTING_MORE: "harvesting-more",
    kinds.PAYING: "paying",
    kinds.AIMING_ABILITY: "aiming-ability",
    kinds.AIMING_EVENT: "aiming-event",
    kinds.REACTING: "reacting",
    kinds.AGREEING: "agreeing",
    kinds.LEARNING: "learning",
    kinds.DISCARDING: "discarding",
    kinds.REWARDING: "rewarding",
    kinds.TAKING_RESOURCE: "taking-resource",
    kinds.MOVING: "moving",
    kinds.MARCHING: "marching",
    kinds.RAZING: "razing",
    kinds.INTERRUPTING: "interrupting",
    kinds.FIGHTING: "fighting",
    kinds.WOUNDING: "wounding",
    kinds.HEALING: "healing",
    kinds.SAVING: "saving",
    kinds.LOOTING: "looting",
    kinds.LOOTING_CARD: "looting-card",
    kinds.LOOTING_MORE: "looting-more",
    kinds.RESEARCHING: "researching",
}


# Events that are aimed twice.
SECOND_TARGETS = {LEAD_ASTRAY: "aiming-astray", SABOTAGE: "aiming-second", EXCHANGE: "aiming-technology"}


def prompt(state: Civ2010, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    args, anchors = prompt_details(state, step, seat)
    return Prompt(id=name, words=Message("prompt-" + words_for(state, step, name, args), args), anchors=anchors)


def words_for(state: Civ2010, step: Step, name: str, args: dict[str, Arg]) -> str:
    """Which words ask: some questions have several, by what they are about."""
    match step.kind:
        case kinds.FIGHTING if step.a:
            return "after-unit"
        case kinds.REACTING:
            can_answer = any(action.verb == verbs.CANCEL for action in state.legal_actions(step.seat))
            name = name if can_answer else "no-answer"
            return name + (
                "-square" if "x" in args else "-seat" if "seat_to" in args else "-thing" if "target" in args else ""
            )
        case kinds.PAYING if "tech" in args:
            return "paying-for"
        case kinds.AIMING_ABILITY if ability_of(state, step.a).op == SHIP:
            return "aiming-ship-from" if step.b == NONE else "aiming-ship-to"
        case kinds.AIMING_EVENT if step.b:
            return SECOND_TARGETS[state.catalogue.cards[step.a].op]
        case kinds.LEARNING if step.a != NONE:
            return "learning-from"
        case kinds.LOOTING if step.b:
            return "looting-city"
        case _:
            return name


def prompt_details(state: Civ2010, step: Step, seat: int) -> tuple[dict[str, Arg], list[str]]:
    match step.kind:
        case kinds.SETTLING:
            return {}, [square_anchor(suggested_capital(state, seat))]  # a hint for beginners
        case kinds.PLACING_WONDER:
            return {"wonder": wonder_name(state, step.a)}, ["wonder:" + state.catalogue.wonders[step.a].id]
        case kinds.PLACING_FIGURE:
            return {"figure": "figure-1" if step.a >= FIRST_SCOUT else "figure-0"}, []
        case kinds.PLACING_FIRST_PERSON | kinds.PLACING_PERSON:
            person = state.catalogue.persons[step.a].id
            return {"person": "person-" + person}, ["person:" + person]
        case kinds.SENDING:
            square = state.players[seat].figures[FIRST_SCOUT + step.a]
            return square_args(square), [square_anchor(square)]
        case kinds.DISPLACING:
            return {}, [square_anchor(step.a)]
        case kinds.SITING:
            return {"what": item_name(state, step.a)}, [city_anchor(seat, step.b % 4), item_anchor(state, step.a)]
        case kinds.SPLITTING:
            return {"n": state.turn.pool}, [city_anchor(seat, step.b)]
        case kinds.PAYING:
            return payment_details(state, step)
        case kinds.AIMING_ABILITY:
            ability = ability_of(state, step.a)
            name = ability_key(state, ability.tech, ability.number)
            anchors = [tech_anchor(state, ability.tech)]
            if ability.op == SHIP and step.b != NONE:
                anchors.append(square_anchor(step.b))
            return {"tech": tech_name(state, ability.tech), "ability": name}, anchors
        case kinds.AIMING_EVENT:
            anchors = [card_anchor(state, step.a)]
            if step.b and state.catalogue.cards[step.a].op in (LEAD_ASTRAY, SABOTAGE):
                anchors.append(square_anchor(step.b - 1))
            return {"card": event_name(state, step.a)}, anchors
        case kinds.AGREEING:
            return {"card": event_name(state, step.b)}, reaction_details(state, step)[1]
        case kinds.REACTING:
            return reaction_details(state, step)
        case kinds.MARCHING:
            return {"n": state.turn.left}, [square_anchor(state.turn.square)]
        case kinds.RAZING:
            return {"what": what_is_on(state, step.a)}, [square_anchor(step.a)]
        case kinds.LEARNING:
            return ({}, []) if step.a == NONE else ({"seat": step.a}, [f"seat:{step.a}"])
        case kinds.DISCARDING:
            return {"n": hand_limit(state, seat)}, []
        case kinds.INTERRUPTING:
            goal = next(waiting.a for waiting in reversed(state.agenda) if waiting.kind == kinds.ENTER)
            return {"seat": step.a, **square_args(goal)}, [square_anchor(state.turn.square), square_anchor(goal)]
        case kinds.WOUNDING | kinds.HEALING:
            return {"n": step.b}, []
        case kinds.LOOTING | kinds.LOOTING_CARD | kinds.LOOTING_MORE:
            return {"seat": step.a}, [f"seat:{step.a}"]
        case kinds.FIGHTING:
            battle = state.battle
            mine, theirs = battle.bonus[battle.turn], battle.bonus[1 - battle.turn]
            return {"mine": mine, "theirs": theirs}, [square_anchor(battle.square)]
        case _:
            return {}, []


def payment_details(state: Civ2010, step: Step) -> tuple[dict[str, Arg], list[str]]:
    """What is paid, and for which ability: the one that waits to be carried out or answered."""
    args: dict[str, Arg] = {"n": step.b, "resource": "resource-any" if step.a < 0 else f"resource-{step.a}"}
    for waiting in reversed(state.agenda):
        if waiting.kind == kinds.RESOLVE_ABILITY and waiting.seat == step.seat:
            ability = ability_of(state, waiting.a)
            args |= {"tech": tech_name(state, ability.tech)}
            return args | {"ability": ability_key(state, ability.tech, ability.number)}, [
                tech_anchor(state, ability.tech)
            ]
    return args, []


def reaction_details(state: Civ2010, step: Step) -> tuple[dict[str, Arg], list[str]]:
    """Who does what to whom that may be answered: the step that waits at this depth. Targets are named openly."""
    for waiting in state.agenda:
        args: dict[str, Arg] = {"seat": waiting.seat}
        if waiting.kind == kinds.RESOLVE_EVENT and waiting.c == step.a:
            event = state.catalogue.cards[waiting.a]
            aim, anchors = event_aim(state, event, waiting.seat, waiting.b)
            return args | {"what": "card-" + event.id} | aim, [card_anchor(state, waiting.a), *anchors]
        if waiting.kind == kinds.RESOLVE_ABILITY and waiting.c == step.a:
            ability = ability_of(state, waiting.a)
            aim, anchors = ability_aim(state, ability, waiting.b)
            return args | {"what": tech_name(state, ability.tech)} | aim, [tech_anchor(state, ability.tech), *anchors]
        if waiting.kind == kinds.RESOLVE_CITY and waiting.c // 1024 == step.a:
            aim, anchors = city_aim(state, waiting)
            return args | aim, [city_anchor(waiting.seat, waiting.b % 4), *anchors]
        if waiting.kind == kinds.RESOLVE_CANCEL and waiting.c == step.a:
            return args | {"what": "city-action-answer"}, [f"seat:{waiting.seat}"]
    return {"seat": step.seat, "what": "city-action-answer"}, []


Aim = tuple[dict[str, Arg], list[str]]


def at_square(*squares: int) -> Aim:
    return square_args(squares[0]), [square_anchor(square) for square in squares]


def at_seat(seat: int) -> Aim:
    return {"seat_to": seat}, [f"seat:{seat}"]


def event_aim(state: Civ2010, event: Event, seat: int, target: int) -> Aim:
    """What a culture event is aimed at, see `launch_event`."""
    if event.op in (DEFECTION, DISASTER):
        return at_square(target % SQUARES)
    if event.op == LEAD_ASTRAY:
        return at_square(target % SQUARES, target // SQUARES)
    if event.op == SABOTAGE:
        return at_square(*[number - 1 for number in (target % 512, target // 512) if number])
    if event.op in (EXCHANGE, REVOLT):
        return at_seat(target % 8)
    if event.op == EVENT_PRODUCTION:
        return at_square(state.players[seat].centres[target])
    return {}, []


def ability_aim(state: Civ2010, ability: Ability, target: int) -> Aim:
    """What a resource ability is aimed at, see `AimingAbility`."""
    if ability.op in (PRODUCTION, DESTROY_CITY):
        return at_square(state.players[target // CITIES].centres[target % CITIES])
    if ability.op == SHIP:
        return at_square(target // SQUARES, target % SQUARES)
    if target >= SQUARE_TARGET:
        return at_square(target - SQUARE_TARGET)
    if target >= SEAT_TARGET:
        return at_seat(target - SEAT_TARGET)
    if ability.op in (OBSOLETE_OR_KILL, OBSOLETE_OR_RAZE):
        return {"target": wonder_name(state, target)}, ["wonder:" + state.catalogue.wonders[target].id]
    return {}, []


def city_aim(state: Civ2010, waiting: Step) -> Aim:
    """What a city does, and on which square."""
    kind, index = waiting.a // 100, waiting.a % 100
    if kind == DEVOTION:
        return {"what": "city-action-devotion"}, []
    if kind == HARVESTING:
        return {"what": "city-action-harvest", "target": f"resource-{index}"}, []
    args: dict[str, Arg] = {"what": item_name(state, waiting.a)}
    square = waiting.c % 1024 - 1
    aim, anchors = at_square(square) if square >= 0 else ({}, [])
    return args | aim, anchors
