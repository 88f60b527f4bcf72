# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import TABLE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.civ2010 import kinds, verbs
from zeitalter.games.civ2010.abilities import SEAT_TARGET, SQUARE_TARGET, ability_of
from zeitalter.games.civ2010.board import devotion, production
from zeitalter.games.civ2010.catalogue import (
    DEFECTION,
    DESTROY_CITY,
    DISASTER,
    EVENT_PRODUCTION,
    EXCHANGE,
    LEAD_ASTRAY,
    OBSOLETE_OR_KILL,
    OBSOLETE_OR_RAZE,
    PRODUCTION,
    REVOLT,
    SABOTAGE,
    SHIP,
    SQUARES,
    WIDTH,
    Ability,
    Event,
)
from zeitalter.games.civ2010.production import (
    DEVOTION,
    HARVESTING,
    MAKE_BUILDING,
    MAKE_FIGURE,
    MAKE_UNIT,
    MAKE_WALLS,
    cost,
    item_of,
    trade_for,
)
from zeitalter.games.civ2010.setup import suggested_capital
from zeitalter.games.civ2010.state import CITIES, FIRST_SCOUT, Civ2010

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

# What "done" means depends on the question.
DONE_WORDS = {
    kinds.CONSENT: "do-refuse",
    kinds.AGREEING: "do-refuse",
    kinds.PLACING_PERSON: "do-keep-person",
    kinds.TRADING: "do-end-trade",
    kinds.REACTING: "do-let",
    kinds.INTERRUPTING: "do-let",
    kinds.RESEARCHING: "do-no-research",
}


def square_anchor(square: int) -> str:
    return f"square:{square % WIDTH}-{square // WIDTH}"


def square_args(square: int) -> dict[str, Arg]:
    return {"x": square % WIDTH, "y": square // WIDTH}


def city_anchor(seat: int, slot: int) -> str:
    return f"city:{seat * CITIES + slot}"


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


def item_name(state: Civ2010, what: int) -> str:
    kind, index = what // 100, what % 100
    if kind == MAKE_FIGURE:
        return f"figure-{index}"
    if kind == MAKE_UNIT:
        return f"type-{index}"
    if kind == MAKE_WALLS:
        return "walls"
    if kind == MAKE_BUILDING:
        return "building-" + state.catalogue.buildings[index].id
    return wonder_name(state, index)


# ---- the question ---------------------------------------------------------------------------------------------------


def prompt(state: Civ2010, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    args, anchors = prompt_details(state, step, seat)
    words = "after-unit" if step.kind == kinds.FIGHTING and step.a else name
    if step.kind == kinds.REACTING:
        words += "-square" if "x" in args else "-seat" if "seat_to" in args else "-thing" if "target" in args else ""
    return Prompt(id=name, words=Message("prompt-" + words, args), anchors=anchors)


def prompt_details(state: Civ2010, step: Step, seat: int) -> tuple[dict[str, Arg], list[str]]:
    match step.kind:
        case kinds.SETTLING:
            return {}, [square_anchor(suggested_capital(state, seat))]  # a hint for beginners
        case kinds.PLACING_WONDER:
            return {"wonder": wonder_name(state, step.a)}, []
        case kinds.PLACING_FIGURE:
            return {"figure": "figure-1" if step.a >= FIRST_SCOUT else "figure-0"}, []
        case kinds.PLACING_FIRST_PERSON | kinds.PLACING_PERSON:
            return {"person": "person-" + state.catalogue.persons[step.a].id}, []
        case kinds.SENDING:
            square = state.players[seat].figures[FIRST_SCOUT + step.a]
            return square_args(square), [square_anchor(square)]
        case kinds.DISPLACING:
            return {}, [square_anchor(step.a)]
        case kinds.SITING:
            return {"what": item_name(state, step.a)}, [city_anchor(seat, step.b % 4)]
        case kinds.SPLITTING:
            return {"n": state.turn.pool}, [city_anchor(seat, step.b)]
        case kinds.PAYING:
            return {"n": step.b, "resource": "resource-any" if step.a < 0 else f"resource-{step.a}"}, []
        case kinds.AIMING_ABILITY:
            tech = ability_of(state, step.a).tech
            return {"tech": tech_name(state, tech)}, [tech_anchor(state, tech)]
        case kinds.AIMING_EVENT:
            return {"card": event_name(state, step.a)}, [card_anchor(state, step.a)]
        case kinds.AGREEING:
            return {"card": event_name(state, step.b)}, reaction_details(state, step)[1]
        case kinds.REACTING:
            return reaction_details(state, step)
        case kinds.MARCHING:
            return {"n": state.turn.left}, [square_anchor(state.turn.square)]
        case kinds.RAZING:
            return {}, [square_anchor(step.a)]
        case kinds.INTERRUPTING:
            goal = next(waiting.a for waiting in reversed(state.agenda) if waiting.kind == kinds.ENTER)
            return {"seat": step.a, **square_args(goal)}, [square_anchor(state.turn.square), square_anchor(goal)]
        case kinds.WOUNDING | kinds.HEALING:
            return {"n": step.b}, []
        case kinds.LOOTING | kinds.LOOTING_CARD | kinds.LOOTING_MORE:
            return {"seat": step.a}, [f"seat:{step.a}"]
        case kinds.FIGHTING:
            battle = state.battle
            return {"first": battle.bonus[0], "second": battle.bonus[1]}, [square_anchor(battle.square)]
        case _:
            return {}, []


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


# ---- the answers ----------------------------------------------------------------------------------------------------


def describe(state: Civ2010, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    amount = action.b if action.verb in (verbs.GIVE, verbs.WANT) else None
    return Description(words, anchors, amount, is_irreversible(state, seat, action))


def is_irreversible(state: Civ2010, seat: int, action: Action) -> bool:
    """Whether undo will not help: something new comes to light, or somebody else is to decide next."""
    if action.verb in (verbs.STEP, verbs.MARCH, verbs.GIVE, verbs.WANT) or seat == TABLE:
        return False
    after = state.copy()
    after.apply(seat, action)
    return after.borders() != state.borders() or after.actors() != state.actors()


def in_words(state: Civ2010, seat: int, action: Action) -> tuple[Message, list[str]]:
    a, b, c = action.a, action.b, action.c
    catalogue = state.catalogue
    match action.verb:
        case verbs.DONE:
            return Message(DONE_WORDS.get(state.agenda[-1].kind, "do-done")), ["button:done"]
        case verbs.AGREE:
            return Message("do-agree"), ["button:agree"]
        case verbs.HUSH:
            return Message("do-hush"), ["button:hush"]
        case verbs.PICK:
            civilization = catalogue.civilizations[a].id
            return Message("do-pick", {"civilization": "civilization-" + civilization}), [
                "civilization:" + civilization
            ]
        case verbs.PLACE:
            return Message("do-place", square_args(a)), [square_anchor(a)]
        case verbs.FOUND:
            return Message("do-found", square_args(a)), [square_anchor(a)]
        case verbs.FOUND_WITH_ARMY:
            return Message("do-found-with-army", square_args(a)), [square_anchor(a)]
        case verbs.GOVERN:
            government = catalogue.governments[a].id
            return Message("do-govern", {"government": "government-" + government}), ["government:" + government]
        case verbs.CALL:
            person = catalogue.persons[a].id
            return Message("do-call", {"person": "person-" + person}), ["person:" + person]
        case verbs.WONDER:
            return Message("do-wonder", {"wonder": wonder_name(state, a)}), ["wonder:" + catalogue.wonders[a].id]
        case verbs.OUTDATE:
            return Message("do-outdate", {"wonder": wonder_name(state, a)}), ["wonder:" + catalogue.wonders[a].id]
        case verbs.RAISE:
            return Message("do-raise", {"figure": f"figure-{a}"}), [f"figure:{verbs.KIND_NAMES[a]}"]
        case verbs.PLAY:
            return Message("do-play", {"card": event_name(state, a)}), [card_anchor(state, a)]
        case verbs.DISCARD:
            return Message("do-discard", {"card": event_name(state, a)}), [card_anchor(state, a)]
        case verbs.STEAL_CARD:
            return Message("do-steal-card", {"card": event_name(state, a)}), [card_anchor(state, a)]
        case verbs.SEND:
            return Message("do-send", {"city": a + 1}), [city_anchor(seat, a)]
        case verbs.CITY:
            return Message("do-city", {"seat": a, "city": b + 1}), [city_anchor(a, b)]
        case verbs.CHOOSE:
            return Message("do-choose", {"seat": a}), [f"seat:{a}"]
        case verbs.LEARN | verbs.RESEARCH:
            key = "do-learn" if action.verb == verbs.LEARN else "do-research"
            return Message(key, {"tech": tech_name(state, a)}), [tech_anchor(state, a)]
        case verbs.USE:
            return Message("do-use", {"tech": tech_name(state, a), "ability": ability_key(state, a, b)}), [
                tech_anchor(state, a)
            ]
        case verbs.CANCEL:
            return cancel_words(state, a)
        case verbs.ADVANCE:
            space = catalogue.track[state.players[seat].track]
            args: dict[str, Arg] = {"culture": space.culture, "trade": space.trade}
            return Message("do-advance", args), ["button:advance", "track"]
        case verbs.LOOT:
            return Message("do-loot", {"loot": f"loot-{a}"}), [f"loot:{verbs.LOOT_NAMES[a]}"]
        case verbs.TAKE:
            return Message("do-take", {"resource": f"resource-{a}"}), [f"resource:{verbs.RESOURCE_NAMES[a]}"]
        case verbs.RAZE:
            return Message("do-raze"), ["button:raze"]
        case verbs.PAY_RESOURCE | verbs.PAY_TOKEN | verbs.PAY_CARD:
            return payment_words(state, action)
        case verbs.MARCH | verbs.STEP | verbs.STOP | verbs.DISCOVER | verbs.INFILTRATE | verbs.KILL:
            return march_words(state, action)
        case verbs.FIGHT | verbs.WOUND | verbs.HEAL | verbs.SAVE:
            return battle_words(state, action)
        case verbs.FIGURE | verbs.UNIT | verbs.BUILD | verbs.BUILD_FREE | verbs.WALL | verbs.ERECT:
            return production_words(state, seat, action)
        case verbs.DEVOTE:
            return Message("do-devote", {"city": a + 1, "n": devotion(state, seat, a)}), [
                city_anchor(seat, a),
                "devote",
            ]
        case verbs.HARVEST:
            return Message("do-harvest", {"city": a + 1, "resource": f"resource-{b}"}), [
                city_anchor(seat, a),
                f"resource:{verbs.RESOURCE_NAMES[b]}",
            ]
        case _:
            return deal_words(state, action, c)


def ability_key(state: Civ2010, tech: int, number: int) -> str:
    return f"ability-{state.catalogue.techs[tech].id}-{number}"


def cancel_words(state: Civ2010, number: int) -> tuple[Message, list[str]]:
    cards = len(state.catalogue.cards)
    if number < cards:
        return Message("do-cancel", {"by": event_name(state, number)}), [card_anchor(state, number)]
    return Message("do-cancel", {"by": tech_name(state, number - cards)}), [tech_anchor(state, number - cards)]


def payment_words(state: Civ2010, action: Action) -> tuple[Message, list[str]]:
    if action.verb == verbs.PAY_RESOURCE:
        anchors = [f"resource:{verbs.RESOURCE_NAMES[action.a]}"]
        return Message("do-pay", {"resource": f"resource-{action.a}"}), anchors
    if action.verb == verbs.PAY_TOKEN:
        content = state.catalogue.token_content[action.a]
        key = "do-pay-hut" if action.a < state.catalogue.huts else "do-pay-village"
        return Message(key, {"resource": f"resource-{content}"}), [f"token:{action.a}"]
    return Message("do-pay-card", {"card": event_name(state, action.a)}), [card_anchor(state, action.a)]


def march_words(state: Civ2010, action: Action) -> tuple[Message, list[str]]:
    if action.verb == verbs.STOP:
        return Message("do-stop"), ["button:stop"]
    if action.verb == verbs.DISCOVER:
        return Message("do-discover"), [f"place:{action.a}"]
    args = square_args(action.a)
    if action.verb in (verbs.MARCH, verbs.KILL):
        args |= {"armies": action.b, "scouts": action.c}
    if action.verb == verbs.KILL and not action.b and not action.c:
        return Message("do-kill-person", square_args(action.a)), [square_anchor(action.a)]
    keys = {
        verbs.MARCH: "do-march",
        verbs.STEP: "do-step",
        verbs.INFILTRATE: "do-infiltrate",
        verbs.KILL: "do-kill",
    }
    anchors = [square_anchor(action.a)]
    if action.verb == verbs.MARCH:
        anchors.append(f"group:{action.b}-{action.c}")
    return Message(keys[action.verb], args), anchors


def battle_words(state: Civ2010, action: Action) -> tuple[Message, list[str]]:
    if action.verb == verbs.WOUND:
        return Message("do-wound", {"front": action.a + 1}), [f"front:{action.a}"]
    if action.verb == verbs.HEAL:
        return Message("do-heal", {"front": action.a + 1}), [f"front:{action.a}"]
    args = unit_args(state, action.a)
    if action.verb == verbs.SAVE:
        return Message("do-save", args), [f"unit:{action.a}"]
    if not action.b:
        return Message("do-fight", args), [f"unit:{action.a}", "front:new"]
    args["front"] = action.b
    return Message("do-fight-front", args), [f"unit:{action.a}", f"front:{action.b - 1}"]


def production_words(state: Civ2010, seat: int, action: Action) -> tuple[Message, list[str]]:
    what = item_of(action)
    if action.verb == verbs.UNIT:
        name = f"type-{action.b}"
        anchor = f"market:{verbs.TYPE_NAMES[action.b]}"
    elif action.verb == verbs.WALL:
        name, anchor = "walls", "market:walls"
    elif action.verb == verbs.ERECT:
        name, anchor = wonder_name(state, action.b), "wonder:" + state.catalogue.wonders[action.b].id
    elif action.verb == verbs.FIGURE:
        name, anchor = f"figure-{action.b}", f"market:{verbs.KIND_NAMES[action.b]}"
    else:
        name = item_name(state, what)
        anchor = "market:" + state.catalogue.buildings[action.b].id
    anchors = [city_anchor(seat, action.a), anchor]
    if action.verb == verbs.BUILD_FREE or (action.verb == verbs.WALL and action.b):
        return Message("do-make-free", {"what": name, "city": action.a + 1}), anchors
    second = state.agenda[-1].kind == kinds.SPLITTING
    pool = state.turn.pool if second else production(state, seat, action.a)
    price = cost(state, seat, what)
    args: dict[str, Arg] = {
        "what": name,
        "city": action.a + 1,
        "n": price,
        "trade": trade_for(state, seat, price - pool),
    }
    return Message("do-make", args), anchors


def deal_words(state: Civ2010, action: Action, card: int) -> tuple[Message, list[str]]:
    match action.verb:
        case verbs.PROPOSE:
            return Message("do-propose", {"seat": action.a}), [f"seat:{action.a}"]
        case verbs.GIVE:
            item = f"loot-{action.a}"
            return Message("do-give", {"item": item, "n": action.b}), [f"give:{verbs.GIVE_NAMES[action.a]}"]
        case verbs.WANT:
            item = f"loot-{action.a}"
            return Message("do-want", {"item": item, "n": action.b}), [f"want:{verbs.WANT_NAMES[action.a]}"]
        case verbs.GIVE_TOKEN:
            content = state.catalogue.token_content[action.a]
            return Message("do-give-token", {"resource": f"resource-{content}"}), [f"token:{action.a}"]
        case verbs.GIVE_CARD:
            return Message("do-give-card", {"card": event_name(state, action.a)}), [card_anchor(state, action.a)]
        case verbs.SUBMIT:
            return Message("do-submit"), ["button:submit"]
        case verbs.TAKE_BACK:
            return Message("do-take-back"), ["button:take_back"]
        case verbs.DECLINE:
            return Message("do-decline", {"seat": action.a}), [f"offer:{action.a}", "decline"]
        case verbs.ACCEPT:
            anchors = [f"offer:{action.a}"]
            args: dict[str, Arg] = {"seat": action.a}
            key = "do-accept"
            if action.b:
                anchors.append(f"token:{action.b - 1}")
                args["resource"] = f"resource-{state.catalogue.token_content[action.b - 1]}"
                key += "-token"
            if card:
                anchors.append(card_anchor(state, card - 1))
                args["card"] = event_name(state, card - 1)
                key += "-card"
            return Message(key, args), [*anchors, "accept"]
        case _:
            raise ValueError(f"not an action of this game: {action}")
