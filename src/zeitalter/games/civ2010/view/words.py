# mypyc: no
"""Actions in words, with the board elements they belong to."""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Amount, Arg, Description, Message
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import side_led_by
from zeitalter.games.civ2010.model.catalogue import CANCEL_ABILITY, CANCEL_CITY_ACTION, CANCEL_EVENT
from zeitalter.games.civ2010.model.offer import offers_card, offers_token
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.battle import strength
from zeitalter.games.civ2010.rules.board import devotion, production
from zeitalter.games.civ2010.rules.city_management import city_of
from zeitalter.games.civ2010.rules.loot import most_loot
from zeitalter.games.civ2010.rules.production import cost, project_of, trade_for
from zeitalter.games.civ2010.rules.trade import range_of
from zeitalter.games.civ2010.view import naming
from zeitalter.games.civ2010.view.outlook import is_hostile

Words = tuple[Message, list[str]]

# What "done" means depends on the question.
DONE_WORDS: Final[dict[type[Step], str]] = {
    steps.Consent: "do-refuse",
    steps.Agreeing: "do-refuse",
    steps.PlacingPerson: "do-keep-person",
    steps.Trading: "do-end-trade",
    steps.Reacting: "do-let",
    steps.Interrupting: "do-let",
    steps.Researching: "do-no-research",
    steps.Learning: "do-learn-nothing",
    steps.Razing: "do-refuse",
    steps.Saving: "do-refuse",
    steps.Splitting: "do-nothing-more",
    steps.HarvestingMore: "do-nothing-more",
    steps.LootingMore: "do-nothing-more",
    steps.AimingEvent: "do-nothing-more",
    steps.Managing: "do-end-managing",
    steps.Moving: "do-end-moving",
    steps.Fighting: "do-fight-on",
}
ANSWERING: Final = (CANCEL_CITY_ACTION, CANCEL_EVENT, CANCEL_ABILITY)  # abilities that are answers
CHOICE_WORDS: Final = {"obsolete_or_kill": "do-choose-victim", "caravan": "do-choose-caravan"}


def describe(state: Civ2010, seat: int, action: Action) -> Description:
    """With the amounts that could be given, wanted or taken instead."""
    words, anchors = in_words(state, seat, action)
    return Description(words, anchors, amount_of(state, seat, action))


def amount_of(state: Civ2010, seat: int, action: Action) -> Amount | None:
    if isinstance(action, (verbs.Give, verbs.Want)):
        return Amount(*range_of(state, seat, action))
    if isinstance(action, verbs.LootSome):
        step = state.agenda[-1]
        assert isinstance(step, steps.Looting)
        return Amount(1, most_loot(state, step.loser, action.loot))
    return None


def in_words(state: Civ2010, seat: int, action: Action) -> Words:
    """Most actions have words of their own name about the one thing that they name; the others stand here."""
    key = "do-" + action.NAME.replace("_", "-")
    match action:
        case Done():
            return Message(DONE_WORDS.get(type(state.agenda[-1]), "do-done")), ["button:done"]
        case verbs.Hush():
            return Message("do-hush"), ["hush"]
        case verbs.Place():
            args, anchors = naming.thing(state, "square", action.square)
            return Message("do-place", args | {"what": naming.what_is_on(state, action.square)}), anchors
        case verbs.Send():
            return Message("do-send", {"city": action.city + 1}), [naming.city_anchor(seat, action.city)]
        case verbs.City():
            anchors = [naming.city_anchor(action.seat, action.city)]
            return Message("do-city", {"seat": action.seat, "city": action.city + 1}), anchors
        case verbs.Use():
            return Message("do-use", naming.ability_args(state, action)), [naming.tech_anchor(state, action.tech)]
        case verbs.Cancel():
            return cancel_words(state, action.by)
        case verbs.Play():
            args, anchors = naming.thing(state, "card", action.card)
            return Message(key, args | {"text": "event-text-" + state.catalogue.cards[action.card].id}), anchors
        case verbs.Wonder() | verbs.Outdate():
            args, anchors = naming.thing(state, "wonder", action.wonder)
            return Message(key, args | {"text": "wonder-ability-" + state.catalogue.wonders[action.wonder].id}), anchors
        case verbs.Govern():
            args, anchors = naming.thing(state, "government", action.government)
            name = state.catalogue.governments[action.government].id
            return Message(key, args | {"text": "government-text-" + name}), anchors
        case verbs.Propose():
            key = "do-propose" if state.offers[seat].partner == NOBODY else "do-propose-too"
            return Message(key, {"seat": action.seat}), [f"partner:{action.seat}"]
        case verbs.Advance():
            space = state.catalogue.track[state.players[seat].track]
            return Message("do-advance", {"culture": space.culture, "trade": space.trade}), ["button:advance", "track"]
        case verbs.Loot():
            return Message(key, {"loot": f"loot-{action.loot}"}), [f"loot:{verbs.ITEM_NAMES[action.loot]}"]
        case verbs.LootSome():
            args = {"loot": f"loot-{action.loot}", "n": action.amount}
            return Message(key, args), [f"loot:{verbs.ITEM_NAMES[action.loot]}"]
        case verbs.Devote():
            args = {"city": action.city + 1, "n": devotion(state, seat, action.city)}
            return Message("do-devote", args), [naming.city_anchor(seat, action.city), "devote"]
        case verbs.Harvest():
            args, anchors = naming.thing(state, "resource", action.resource)
            city = naming.city_anchor(seat, action.city)
            return Message("do-harvest", {"city": action.city + 1} | args), [city, *anchors]
        case verbs.Discover():
            return Message("do-discover"), [f"place:{action.place}"]
        case verbs.March() | verbs.Kill() | verbs.KillMarching():
            return group_words(state, action)
        case verbs.Fight():
            return fight_words(state, seat, action)
        case verbs.Save():
            return Message("do-save", unit_args(state, seat, action.unit)), [f"unit:{action.unit}"]
        case verbs.Figure() | verbs.Unit() | verbs.Build() | verbs.BuildFree() | verbs.Wall() | verbs.Erect():
            return production_words(state, seat, action)
        case verbs.Give() | verbs.Want():
            anchors = [f"{action.NAME}:{verbs.ITEM_NAMES[action.item]}"]
            args = {"item": f"item-{action.item}", "n": action.amount, "seat": state.offers[seat].partner}
            return Message(key, args), anchors
        case verbs.Decline():
            return Message("do-decline", {"seat": action.seat}), [f"offer:{action.seat}", "decline"]
        case verbs.Accept():
            return Message("do-accept", {"seat": action.seat}), [f"offer:{action.seat}", "accept"]
        case verbs.GiveToken() if offers_token(state.offers[seat], action.token):
            key = "do-keep-token"
        case verbs.GiveCard() if offers_card(state.offers[seat], action.card):
            key = "do-keep-card"
        case verbs.Choose():
            key = choice_key(state)
        case verbs.PayToken():
            key = "do-pay-hut" if action.token < state.catalogue.huts else "do-pay-village"
        case verbs.Walk():
            args, anchors = naming.thing(state, "square", action.square)
            key = "do-attack" if is_hostile(state, state.turn.seat, action.square) else key
            return Message(key, args | {"what": naming.what_is_on(state, action.square)}), anchors
    if not action.PLACES:
        return Message(key), ["button:" + action.NAME]
    [kind] = action.PLACES
    args, anchors = naming.thing(state, kind, getattr(action, kind))
    return Message(key, args), anchors


def choice_key(state: Civ2010) -> str:
    """Choosing a player, and what that means for them."""
    step = state.agenda[-1]
    op = ability_of(state, step.tech, step.number).op if isinstance(step, steps.AimingAbility) else ""
    return CHOICE_WORDS.get(op, "do-choose")


def cancel_words(state: Civ2010, by: int) -> Words:
    cards = len(state.catalogue.cards)
    kind, index = ("card", by) if by < cards else ("tech", by - cards)
    args, anchors = naming.thing(state, kind, index)
    return Message("do-cancel", {"by": args[kind], "text": answer_text(state, by)}), anchors


def answer_text(state: Civ2010, by: int) -> str:
    """What an answer does."""
    cards = state.catalogue.cards
    if by < len(cards):
        return "event-text-" + cards[by].id
    tech = state.catalogue.techs[by - len(cards)]
    number = next((one.number for one in tech.abilities if one.op in ANSWERING), 0)
    return f"ability-{tech.id}-{number}"


def group_words(state: Civ2010, action: verbs.March | verbs.Kill | verbs.KillMarching) -> Words:
    args, anchors = naming.thing(state, "square", action.square)
    if not action.armies and not action.scouts:
        return Message("do-kill-person", args), anchors
    only = "-armies" if not action.scouts else "-scouts" if not action.armies else ""
    key = "do-" + action.NAME.replace("_", "-") + only
    words = Message(key, args | {"armies": action.armies, "scouts": action.scouts})
    return words, [*anchors, f"group:{action.armies}-{action.scouts}"] if isinstance(action, verbs.March) else anchors


def fight_words(state: Civ2010, seat: int, action: verbs.Fight) -> Words:
    args, anchor = unit_args(state, seat, action.unit), f"unit:{action.unit}"
    if not action.front:
        return Message("do-fight", args), [anchor, "front:new"]
    return Message("do-fight-front", args | {"front": action.front}), [anchor, f"front:{action.front - 1}"]


def unit_args(state: Civ2010, seat: int, unit: int) -> dict[str, Arg]:
    """A unit in a battle, with the strength it has there."""
    side = side_led_by(state.battle, seat)
    return {"type": f"type-{state.catalogue.unit_type[unit]}", "n": strength(state, side, unit)}


def production_words(state: Civ2010, seat: int, action: Action) -> Words:
    kind, index = project_of(action)
    city = city_of(action)
    name = naming.item_name(state, kind, index)
    anchors = [naming.city_anchor(seat, city), naming.item_anchor(state, kind, index)]
    if isinstance(action, verbs.BuildFree) or (isinstance(action, verbs.Wall) and action.number):
        return Message("do-make-free", {"what": name, "city": city + 1}), anchors
    second = isinstance(state.agenda[-1], steps.Splitting)
    pool = state.turn.pool if second else production(state, seat, city)
    price = cost(state, seat, kind, index)
    trade = trade_for(state, seat, price - pool)
    return Message("do-make", {"what": name, "city": city + 1, "n": price, "trade": trade}), anchors
