# mypyc: no
"""Actions in words, with the board elements they belong to."""

from zeitalter.core.action import TABLE, Action
from zeitalter.core.wording import Arg, Description, Message
from zeitalter.games.civ2010.model import steps as kinds
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.catalogue import CARAVAN, NONE, OBSOLETE_OR_KILL
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
    unit_args,
    what_is_on,
    wonder_name,
)
from zeitalter.games.civ2010.model.player import CITIES
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.board import city_with_centre, devotion, production
from zeitalter.games.civ2010.rules.loot import loot_amount
from zeitalter.games.civ2010.rules.production import cost, item_of, trade_for

# What "done" means depends on the question.
DONE_WORDS = {
    kinds.CONSENT: "do-refuse",
    kinds.AGREEING: "do-refuse",
    kinds.PLACING_PERSON: "do-keep-person",
    kinds.TRADING: "do-end-trade",
    kinds.REACTING: "do-let",
    kinds.INTERRUPTING: "do-let",
    kinds.RESEARCHING: "do-no-research",
    kinds.LEARNING: "do-learn-nothing",
    kinds.RAZING: "do-refuse",
    kinds.SAVING: "do-refuse",
    kinds.SPLITTING: "do-nothing-more",
    kinds.HARVESTING_MORE: "do-nothing-more",
    kinds.LOOTING_MORE: "do-nothing-more",
    kinds.AIMING_EVENT: "do-nothing-more",
    kinds.MANAGING: "do-end-managing",
    kinds.MOVING: "do-end-moving",
    kinds.FIGHTING: "do-enemy-turn",
}


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
            return Message("do-hush"), ["hush"]
        case verbs.PICK:
            civilization = catalogue.civilizations[a].id
            return Message("do-pick", {"civilization": "civilization-" + civilization}), [
                "civilization:" + civilization
            ]
        case verbs.PLACE:
            return Message("do-place", square_args(a) | {"what": what_is_on(state, a)}), [square_anchor(a)]
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
            return Message(choice_key(state), {"seat": a}), [f"seat:{a}"]
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
            return loot_words(state, a), [f"loot:{verbs.LOOT_NAMES[a]}"]
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


def choice_key(state: Civ2010) -> str:
    """Choosing a player, and what that means for them."""
    step = state.agenda[-1]
    op = ability_of(state, step.a).op if step.kind == kinds.AIMING_ABILITY else NONE
    return {OBSOLETE_OR_KILL: "do-choose-victim", CARAVAN: "do-choose-caravan"}.get(op, "do-choose")


def loot_words(state: Civ2010, what: int) -> Message:
    amount = loot_amount(state, state.agenda[-1].a, what)
    args: dict[str, Arg] = {"loot": f"loot-{what}"}
    return Message("do-loot-some", args | {"n": amount}) if amount else Message("do-loot", args)


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
    only = "-armies" if not action.c else "-scouts" if not action.b else ""
    keys = {
        verbs.MARCH: "do-march" + only,
        verbs.STEP: "do-step",
        verbs.INFILTRATE: "do-infiltrate",
        verbs.KILL: "do-kill" + only,
    }
    anchors = [square_anchor(action.a)]
    if action.verb == verbs.STEP and is_hostile(state, action.a):
        return Message("do-attack", args), anchors
    if action.verb == verbs.MARCH:
        anchors.append(f"group:{action.b}-{action.c}")
    return Message(keys[action.verb], args), anchors


def is_hostile(state: Civ2010, square: int) -> bool:
    """Whether going there means a fight, or killing lone scouts."""
    seat = state.turn.seat
    city = city_with_centre(state, square)
    village = state.token[square] >= state.catalogue.huts
    return state.holder[square] not in (NONE, seat) or (city != NONE and city // CITIES != seat) or village


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
    name = item_name(state, what)
    anchors = [city_anchor(seat, action.a), item_anchor(state, what)]
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
