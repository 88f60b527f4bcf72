# mypyc: no
"""Actions in words, with the board elements they belong to."""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Amount, Arg, Description, Message
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import RESOURCE_NAMES
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.board import devotion, production
from zeitalter.games.civ2010.rules.city_management import city_of
from zeitalter.games.civ2010.rules.loot import loot_amount
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
    steps.Fighting: "do-enemy-turn",
}
CHOICE_WORDS: Final = {"obsolete_or_kill": "do-choose-victim", "caravan": "do-choose-caravan"}


def describe(state: Civ2010, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    return Description(words, anchors, amount_of(state, seat, action))


def amount_of(state: Civ2010, seat: int, action: Action) -> Amount | None:
    """The amounts that could be given or wanted instead."""
    if isinstance(action, (verbs.Give, verbs.Want)):
        return Amount(*range_of(state, seat, action))
    return None


def in_words(state: Civ2010, seat: int, action: Action) -> Words:
    catalogue = state.catalogue
    match action:
        case Done():
            return Message(DONE_WORDS.get(type(state.agenda[-1]), "do-done")), ["button:done"]
        case verbs.Agree():
            return Message("do-agree"), ["button:agree"]
        case verbs.Hush():
            return Message("do-hush"), ["hush"]
        case verbs.Pick():
            civilization = catalogue.civilizations[action.civilization].id
            anchors = ["civilization:" + civilization]
            return Message("do-pick", {"civilization": "civilization-" + civilization}), anchors
        case verbs.Place():
            what = naming.what_is_on(state, action.square)
            return Message("do-place", naming.square_args(action.square) | {"what": what}), [
                naming.square_anchor(action.square)
            ]
        case verbs.Found():
            return Message("do-found", naming.square_args(action.square)), [naming.square_anchor(action.square)]
        case verbs.FoundWithArmy():
            return Message("do-found-with-army", naming.square_args(action.square)), [
                naming.square_anchor(action.square)
            ]
        case verbs.Govern():
            government = catalogue.governments[action.government].id
            return Message("do-govern", {"government": "government-" + government}), ["government:" + government]
        case verbs.Call():
            person = catalogue.persons[action.person].id
            return Message("do-call", {"person": "person-" + person}), ["person:" + person]
        case verbs.Wonder():
            return wonder_words(state, "do-wonder", action.wonder)
        case verbs.Outdate():
            return wonder_words(state, "do-outdate", action.wonder)
        case verbs.Raise():
            figure = action.figure
            return Message("do-raise", {"figure": f"figure-{figure}"}), [f"figure:{verbs.KIND_NAMES[figure]}"]
        case verbs.Play():
            return card_words(state, "do-play", action.card)
        case verbs.Discard():
            return card_words(state, "do-discard", action.card)
        case verbs.StealCard():
            return card_words(state, "do-steal-card", action.card)
        case verbs.Send():
            return Message("do-send", {"city": action.city + 1}), [naming.city_anchor(seat, action.city)]
        case verbs.City():
            anchors = [naming.city_anchor(action.seat, action.city)]
            return Message("do-city", {"seat": action.seat, "city": action.city + 1}), anchors
        case verbs.Choose():
            return Message(choice_key(state), {"seat": action.seat}), [f"seat:{action.seat}"]
        case verbs.Learn():
            return tech_words(state, "do-learn", action.tech)
        case verbs.Research():
            return tech_words(state, "do-research", action.tech)
        case verbs.Use():
            args: dict[str, Arg] = {
                "tech": naming.tech_name(state, action.tech),
                "ability": naming.ability_key(state, action.tech, action.number),
            }
            return Message("do-use", args), [naming.tech_anchor(state, action.tech)]
        case verbs.Cancel():
            return cancel_words(state, action.by)
        case verbs.Advance():
            space = catalogue.track[state.players[seat].track]
            return Message("do-advance", {"culture": space.culture, "trade": space.trade}), ["button:advance", "track"]
        case verbs.Loot():
            return loot_words(state, action.loot), [f"loot:{verbs.ITEM_NAMES[action.loot]}"]
        case verbs.Take():
            return Message("do-take", {"resource": f"resource-{action.resource}"}), [resource_anchor(action.resource)]
        case verbs.Raze():
            return Message("do-raze"), ["button:raze"]
        case verbs.Devote():
            args = {"city": action.city + 1, "n": devotion(state, seat, action.city)}
            return Message("do-devote", args), [naming.city_anchor(seat, action.city), "devote"]
        case verbs.Harvest():
            args = {"city": action.city + 1, "resource": f"resource-{action.resource}"}
            return Message("do-harvest", args), [
                naming.city_anchor(seat, action.city),
                resource_anchor(action.resource),
            ]
        case verbs.Pay() | verbs.PayToken() | verbs.PayCard():
            return payment_words(state, action)
        case verbs.March() | verbs.Walk() | verbs.Stop() | verbs.Discover() | verbs.Infiltrate() | verbs.Kill():
            return march_words(state, action)
        case verbs.Fight() | verbs.Wound() | verbs.Heal() | verbs.Save():
            return battle_words(state, action)
        case verbs.Figure() | verbs.Unit() | verbs.Build() | verbs.BuildFree() | verbs.Wall() | verbs.Erect():
            return production_words(state, seat, action)
        case _:
            return deal_words(state, action)


def resource_anchor(resource: int) -> str:
    return f"resource:{RESOURCE_NAMES[resource]}"


def square_words(key: str, square: int, args: dict[str, Arg]) -> Words:
    return Message(key, naming.square_args(square) | args), [naming.square_anchor(square)]


def card_words(state: Civ2010, key: str, card: int) -> Words:
    return Message(key, {"card": naming.event_name(state, card)}), [naming.card_anchor(state, card)]


def tech_words(state: Civ2010, key: str, tech: int) -> Words:
    return Message(key, {"tech": naming.tech_name(state, tech)}), [naming.tech_anchor(state, tech)]


def wonder_words(state: Civ2010, key: str, wonder: int) -> Words:
    return Message(key, {"wonder": naming.wonder_name(state, wonder)}), ["wonder:" + state.catalogue.wonders[wonder].id]


def choice_key(state: Civ2010) -> str:
    """Choosing a player, and what that means for them."""
    step = state.agenda[-1]
    op = ability_of(state, step.tech, step.number).op if isinstance(step, steps.AimingAbility) else ""
    return CHOICE_WORDS.get(op, "do-choose")


def loot_words(state: Civ2010, loot: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, (steps.Looting, steps.LootingMore))
    amount = loot_amount(state, step.loser, loot)
    args: dict[str, Arg] = {"loot": f"loot-{loot}"}
    return Message("do-loot-some", args | {"n": amount}) if amount else Message("do-loot", args)


def cancel_words(state: Civ2010, by: int) -> Words:
    cards = len(state.catalogue.cards)
    if by < cards:
        return Message("do-cancel", {"by": naming.event_name(state, by)}), [naming.card_anchor(state, by)]
    return Message("do-cancel", {"by": naming.tech_name(state, by - cards)}), [naming.tech_anchor(state, by - cards)]


def payment_words(state: Civ2010, action: verbs.Pay | verbs.PayToken | verbs.PayCard) -> Words:
    if isinstance(action, verbs.Pay):
        return Message("do-pay", {"resource": f"resource-{action.resource}"}), [resource_anchor(action.resource)]
    if isinstance(action, verbs.PayCard):
        return card_words(state, "do-pay-card", action.card)
    content = state.catalogue.token_content[action.token]
    key = "do-pay-hut" if action.token < state.catalogue.huts else "do-pay-village"
    return Message(key, {"resource": f"resource-{content}"}), [f"token:{action.token}"]


def march_words(state: Civ2010, action: Action) -> Words:
    match action:
        case verbs.Stop():
            return Message("do-stop"), ["button:stop"]
        case verbs.Discover():
            return Message("do-discover"), [f"place:{action.place}"]
        case verbs.Walk():
            hostile = is_hostile(state, state.turn.seat, action.square)
            return square_words("do-attack" if hostile else "do-step", action.square, {})
        case verbs.Infiltrate():
            return square_words("do-infiltrate", action.square, {})
        case verbs.Kill() if not action.armies and not action.scouts:
            return square_words("do-kill-person", action.square, {})
    assert isinstance(action, (verbs.March, verbs.Kill))
    only = "-armies" if not action.scouts else "-scouts" if not action.armies else ""
    key = ("do-kill" if isinstance(action, verbs.Kill) else "do-march") + only
    words, anchors = square_words(key, action.square, {"armies": action.armies, "scouts": action.scouts})
    return words, anchors if isinstance(action, verbs.Kill) else [*anchors, f"group:{action.armies}-{action.scouts}"]


def battle_words(state: Civ2010, action: verbs.Fight | verbs.Wound | verbs.Heal | verbs.Save) -> Words:
    if isinstance(action, verbs.Wound):
        return Message("do-wound", {"front": action.front + 1}), [f"front:{action.front}"]
    if isinstance(action, verbs.Heal):
        return Message("do-heal", {"front": action.front + 1}), [f"front:{action.front}"]
    args = naming.unit_args(state, action.unit)
    if isinstance(action, verbs.Save):
        return Message("do-save", args), [f"unit:{action.unit}"]
    if not action.front:
        return Message("do-fight", args), [f"unit:{action.unit}", "front:new"]
    args["front"] = action.front
    return Message("do-fight-front", args), [f"unit:{action.unit}", f"front:{action.front - 1}"]


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


def deal_words(state: Civ2010, action: Action) -> Words:
    match action:
        case verbs.Propose():
            return Message("do-propose", {"seat": action.seat}), [f"seat:{action.seat}"]
        case verbs.Give():
            anchors = [f"give:{verbs.ITEM_NAMES[action.item]}"]
            return Message("do-give", {"item": f"loot-{action.item}", "n": action.amount}), anchors
        case verbs.Want():
            anchors = [f"want:{verbs.ITEM_NAMES[action.item]}"]
            return Message("do-want", {"item": f"loot-{action.item}", "n": action.amount}), anchors
        case verbs.GiveToken():
            content = state.catalogue.token_content[action.token]
            return Message("do-give-token", {"resource": f"resource-{content}"}), [f"token:{action.token}"]
        case verbs.GiveCard():
            return card_words(state, "do-give-card", action.card)
        case verbs.Submit():
            return Message("do-submit"), ["button:submit"]
        case verbs.TakeBack():
            return Message("do-take-back"), ["button:take_back"]
        case verbs.Decline():
            return Message("do-decline", {"seat": action.seat}), [f"offer:{action.seat}", "decline"]
        case verbs.Accept():
            return acceptance_words(state, action)
        case _:
            raise ValueError(f"not an action of this game: {action}")


def acceptance_words(state: Civ2010, action: verbs.Accept) -> Words:
    anchors = [f"offer:{action.seat}"]
    args: dict[str, Arg] = {"seat": action.seat}
    key = "do-accept"
    if action.token:
        anchors.append(f"token:{action.token - 1}")
        args["resource"] = f"resource-{state.catalogue.token_content[action.token - 1]}"
        key += "-token"
    if action.card:
        anchors.append(naming.card_anchor(state, action.card - 1))
        args["card"] = naming.event_name(state, action.card - 1)
        key += "-card"
    return Message(key, args), [*anchors, "accept"]
