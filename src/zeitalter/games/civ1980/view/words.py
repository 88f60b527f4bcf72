# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.civ1980.bot.suggestions import Suggestion, ready_packet
from zeitalter.games.civ1980.model import state as kinds
from zeitalter.games.civ1980.model import verbs
from zeitalter.games.civ1980.model.state import LAST_SEALED, TRADING, Civ1980
from zeitalter.games.civ1980.rules.civil_war import FIRST_PART, choice_of
from zeitalter.games.civ1980.rules.credits import best_reachable, finish_value, price
from zeitalter.games.civ1980.rules.losses import plan_of
from zeitalter.games.civ1980.rules.moves import area_name, city_pieces
from zeitalter.games.civ1980.rules.packets import find_packet
from zeitalter.games.civ1980.rules.succession import total_points
from zeitalter.games.civ1980.rules.surplus import surplus
from zeitalter.games.civ1980.rules.trade_cards import trade_name

PROMPTS = {
    kinds.TAX_RATE: "tax-rate",
    kinds.GROWING: "growing",
    kinds.SHIPYARD: "shipyard",
    kinds.BUILDING: "building",
    kinds.SUPPORTING: "supporting",
    kinds.RETURNING: "returning",
    kinds.LOSING: "losing",
    kinds.SHOWING_GRAIN: "showing-grain",
    kinds.PAYING: "paying",
    kinds.WAR_PICK: "war-pick",
    kinds.WAR_TAKE: "war-take",
    kinds.PICK_NATION: "pick-nation",
    kinds.START_AREA: "start-area",
    kinds.REVOLT: "revolt",
    kinds.REVOLT_LOSS: "revolt-loss",
    kinds.MOVING: "moving",
    kinds.DEFENDING: "defending",
    kinds.BUYING_GOLD: "buying-gold",
    kinds.BUYING: "buying",
    kinds.VOLCANO_AREA: "volcano-area",
    kinds.EARTHQUAKE: "earthquake",
    kinds.AFTERSHOCK: "aftershock",
    kinds.NAMING_VICTIMS: "naming-victims",
    kinds.FLOOD_PLAIN: "flood-plain",
    kinds.NAMING_BENEFICIARY: "naming-beneficiary",
    kinds.KEEPING_PART: "keeping-part",
    kinds.DISORDER: "disorder",
    kinds.ICONOCLASM_LOSS: "iconoclasm",
    kinds.HERESY: "heresy",
    kinds.PIRATES: "pirates",
    kinds.TRADING: "trading",
}

# Proposals by kind of step: words for `follow 1`, `follow 2` ... `follow 0` is always "by hand".
PROPOSALS = {
    kinds.GROWING: ["follow-growing"],
    kinds.SHIPYARD: ["follow-keep-ships", "follow-build-ship", "follow-scrap-ships"],
    kinds.MOVING: [
        "follow-spread",
        "follow-one-city",
        "follow-cities",
        "follow-great-cities",
        "follow-raid",
        "follow-recall",
    ],
    kinds.RETURNING: ["follow-returning", "follow-cheapest-kinds"],
    kinds.LOSING: ["follow-lose-tokens", "follow-lose-cities"],
    kinds.PAYING: ["follow-save-cards", "follow-save-treasury", "follow-make-room"],
    kinds.WAR_PICK: ["follow-pick-tokens", "follow-pick-cities"],
    kinds.WAR_TAKE: ["follow-take"],
}

DONE_WORDS = {
    kinds.REVOLT: "do-take-none",
    kinds.MOVING: "do-end-movement",
    kinds.BUILDING: "do-build-no-more",
    kinds.SHIPYARD: "do-end-shipyard",
    kinds.BUYING_GOLD: "do-no-gold",
    kinds.BUYING: "do-buy-no-more",
    kinds.PAYING: "do-pay",
    kinds.AFTERSHOCK: "do-spare",
    kinds.NAMING_VICTIMS: "do-spare",
    kinds.HERESY: "do-spare",
    kinds.TRADING: "do-end-trading",
}

CITY_WORDS = {
    kinds.REVOLT: "do-take-city",
    kinds.DEFENDING: "do-defend",
    kinds.SUPPORTING: "do-reduce",
    kinds.WAR_PICK: "do-pick-city",
    kinds.WAR_TAKE: "do-take-city",
    kinds.AFTERSHOCK: "do-strike-city",
    kinds.HERESY: "do-strike-city",
    kinds.PIRATES: "do-strike-city",
}


def area_anchor(state: Civ1980, area: int) -> str:
    return "area:" + state.catalogue.area_ids[area]


def water_area(state: Civ1980, water: int) -> tuple[str, str]:
    """Name and anchor of the area or open sea a ship goes to."""
    name = state.catalogue.water_ids[water].partition(".")[0]
    return f"area-{name}", f"area:{name}"


def card_name(state: Civ1980, card: int) -> str:
    return "card-" + state.catalogue.card_ids[card]


def prompt(state: Civ1980, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    anchors: list[str] = []
    if step.kind in (kinds.REVOLT, kinds.PIRATES):
        anchors = [f"seat:{step.a}"]
    elif step.kind == kinds.AFTERSHOCK:
        anchors = [area_anchor(state, step.a)]
    return Prompt(id=name, words=Message("prompt-" + name, prompt_args(state, step, seat)), anchors=anchors)


def prompt_args(state: Civ1980, step: Step, seat: int) -> dict[str, Arg]:
    player = state.players[seat]
    match step.kind:
        case kinds.REVOLT:
            return {"seat": step.a, "n": step.b}
        case kinds.REVOLT_LOSS | kinds.DISORDER | kinds.ICONOCLASM_LOSS | kinds.HERESY:
            return {"n": step.b}
        case kinds.PIRATES:
            return {"seat": step.a}
        case kinds.GROWING:
            return {"n": player.stock}
        case kinds.SHIPYARD:
            return {"n": len(player.ships), "treasury": player.treasury}
        case kinds.RETURNING:
            returned = [action for action in state.sealed[seat] if action.verb == verbs.HAND_BACK]
            return {"n": surplus(state, seat) - len(returned)}
        case kinds.LOSING:
            left = plan_of(state, step, seat).left
            n = state.debts[seat]
            return {"n": n, "left": left, "chosen": n - left, "card": trade_name(state, step.b)}
        case kinds.SHOWING_GRAIN:
            return {"n": state.debts[seat]}
        case kinds.PAYING:
            return {"n": price(state, player.cards, state.basket), "treasury": player.treasury}
        case kinds.WAR_PICK:
            left = choice_of(state, step, seat).left
            return {"n": step.b, "left": left, "chosen": step.b - left, "seat": step.c}
        case kinds.WAR_TAKE:
            return {"seat": step.c, "tokens": player.stock, "cities": city_pieces(state, seat)}
        case kinds.BUYING_GOLD:
            return {"n": state.catalogue.gold_price, "treasury": player.treasury}
        case kinds.BUYING:
            return {
                "n": total_points(state, seat),
                "price": price(state, player.cards, state.basket),
                "treasury": player.treasury,
            }
        case kinds.NAMING_VICTIMS:
            return {"n": step.b, "card": trade_name(state, step.a)}
        case kinds.AFTERSHOCK:
            return {"area": area_name(state, step.a)}
        case kinds.TRADING:
            return {"n": state.trade_round}
        case _:
            return {}


def describe(state: Civ1980, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    amount = action_amount(action)
    return Description(words=words, anchors=anchors, amount=amount, irreversible=is_irreversible(state, action))


def action_amount(action: Action) -> int | None:
    """Actions that differ in this number alone are shown as one stepper."""
    if action.verb in (verbs.MOVE, verbs.VOYAGE, verbs.CONSCRIPT):
        return action.c
    if action.verb in (verbs.GROW, verbs.LOAD, verbs.LAND, verbs.PUT, verbs.PAY, verbs.LOSE, verbs.HIT):
        return action.b
    return action.a if action.verb == verbs.SHOW else None


def is_irreversible(state: Civ1980, action: Action) -> bool:
    """Sealed answers can be withdrawn until all are in; packets, deals and gold cannot be taken back."""
    if state.agenda[-1].kind == TRADING:
        return action.verb in (verbs.READY, verbs.ANSWER, verbs.OFFER, verbs.COUNTER, verbs.ACCEPT) and (
            action.verb != verbs.READY or action.a != verbs.BY_HAND
        )
    if state.agenda[-1].kind <= LAST_SEALED:
        return False
    return action.verb in (verbs.GOLD, verbs.NATION)


def in_words(state: Civ1980, seat: int, action: Action) -> tuple[Message, list[str]]:
    step = state.agenda[-1]
    a, b, c = action.a, action.b, action.c
    match action.verb:
        case verbs.DONE:
            key = "do-checkout" if step.kind == kinds.BUYING and state.basket else DONE_WORDS.get(step.kind, "do-done")
            return Message(key), ["button:done"]
        case verbs.FOLLOW:
            key = "follow-by-hand" if a == verbs.BY_HAND else PROPOSALS[step.kind][a - 1]
            return Message(key), [f"plan:{a}"]
        case verbs.DEMAND:
            return Message("do-demand"), ["plan:order"]
        case verbs.NATION:
            nation = state.catalogue.nations[a].id
            return Message("do-nation", {"nation": "nation-" + nation}), [f"nation:{nation}"]
        case verbs.PLACE:
            key = "do-start" if step.kind == kinds.START_AREA else "do-erupt"
            return Message(key, {"area": area_name(state, a)}), [area_anchor(state, a)]
        case verbs.TAX:
            return describe_tax(state, seat, a)
        case verbs.CITY:
            key = CITY_WORDS.get(step.kind, "do-lose-city")
            return Message(key, {"area": area_name(state, a)}), [area_anchor(state, a)]
        case verbs.GROW | verbs.LOSE:
            key = "do-grow" if action.verb == verbs.GROW else lose_key(step)
            return Message(key, {"area": area_name(state, a), "n": b}), [area_anchor(state, a)]
        case verbs.FOUND | verbs.LEVY:
            key = "do-found" if action.verb == verbs.FOUND else "do-levy"
            return Message(key, {"area": area_name(state, a)}), [area_anchor(state, a)]
        case verbs.PLAIN:
            plain = state.catalogue.plain_ids[a]
            areas = [area for area in range(state.catalogue.areas) if state.catalogue.plain[area] == a]
            names: list[int | str] = [area_name(state, area) for area in areas]
            return Message("do-plain", {"areas": names}), [f"plain:{plain}"]
        case verbs.HIT:
            return Message("do-hit", {"seat": a, "n": b}), [f"seat:{a}"]
        case verbs.NAME:
            return Message("do-name", {"seat": a, "n": state.players[a].stock}), [f"seat:{a}"]
        case verbs.KEEP:
            return describe_part(state, seat, a)
        case verbs.SHOW:
            return Message("do-show", {"n": a}), ["card:grain"]
        case verbs.MOVE:
            args: dict[str, Arg] = {"from": area_name(state, a), "area": area_name(state, b), "n": c}
            return Message("do-move", args), [area_anchor(state, a), area_anchor(state, b)]
        case verbs.GOLD:
            return Message("do-gold", {"n": state.catalogue.gold_price}), ["stack:9"]
        case verbs.BUY:
            return describe_purchase(state, seat, a)
        case _:
            return in_more_words(state, seat, action)


def describe_tax(state: Civ1980, seat: int, rate: int) -> tuple[Message, list[str]]:
    """With what it brings, and the cities it cannot be paid for."""
    player = state.players[seat]
    paid = min(player.cities, player.stock // rate)
    args: dict[str, Arg] = {"n": rate, "paid": paid * rate, "unpaid": player.cities - paid}
    return Message("do-tax", args), [f"plan:tax-{rate}"]


def describe_part(state: Civ1980, seat: int, part: int) -> tuple[Message, list[str]]:
    """A part of a nation in civil war, with what is in it."""
    player = state.players[seat]
    tokens, cities = sum(state.marked_tokens), len(state.marked_cities)
    if part == FIRST_PART:
        return Message("do-keep-first", {"tokens": tokens, "cities": cities}), ["plan:keep-1"]
    args: dict[str, Arg] = {"tokens": sum(player.tokens) - tokens, "cities": player.cities - cities}
    return Message("do-keep-second", args), ["plan:keep-2"]


def lose_key(step: Step) -> str:
    if step.kind == kinds.WAR_PICK:
        return "do-pick"
    return "do-take-tokens" if step.kind == kinds.WAR_TAKE else "do-lose"


def describe_purchase(state: Civ1980, seat: int, card: int) -> tuple[Message, list[str]]:
    """With the price after credits, and a warning when eleven cards could no longer reach the last spaces."""
    player = state.players[seat]
    cost = price(state, player.cards, state.basket | 1 << card) - price(state, player.cards, state.basket)
    needed = finish_value(state, player)
    short = needed - best_reachable(state, player.cards | state.basket | 1 << card)
    args: dict[str, Arg] = {"card": card_name(state, card), "n": cost}
    anchors = [f"card:{state.catalogue.card_ids[card]}"]
    if short > 0:
        return Message("do-buy-warning", {**args, "short": short}), anchors
    return Message("do-buy", args), anchors


def in_more_words(state: Civ1980, seat: int, action: Action) -> tuple[Message, list[str]]:
    """Ships and trade."""
    a, b, c = action.a, action.b, action.c
    ships = state.players[seat].ships
    match action.verb:
        case verbs.SCRAP | verbs.LOAD | verbs.LAND:
            name, anchor = water_area(state, ships[a])
            key = {verbs.SCRAP: "do-scrap", verbs.LOAD: "do-load", verbs.LAND: "do-land"}[action.verb]
            args: dict[str, Arg] = {"ship": a + 1, "area": name}
            if action.verb != verbs.SCRAP:
                args["n"] = b
            return Message(key, args), [f"ship:{seat}-{a}", anchor]
        case verbs.LAUNCH:
            name, anchor = water_area(state, a)
            return Message("do-launch", {"area": name}), [anchor]
        case verbs.CONSCRIPT:
            name, anchor = water_area(state, a)
            args = {"area": name, "from": area_name(state, b), "n": c}
            return Message("do-conscript", args), [anchor, area_anchor(state, b)]
        case verbs.SAIL:
            name, anchor = water_area(state, b)
            return Message("do-sail", {"ship": a + 1, "area": name}), [f"ship:{seat}-{a}", anchor]
        case verbs.VOYAGE:
            name, anchor = water_area(state, b)
            source = water_area(state, ships[a])[0]
            args = {"ship": a + 1, "from": source, "area": name, "n": c}
            return Message("do-voyage", args), [f"ship:{seat}-{a}", anchor]
        case verbs.READY:
            return describe_offer(state, seat, a, b)
        case verbs.ANSWER:
            offer = find_packet(state, a)
            ready = None if offer is None else ready_packet(state, seat, b, offer)
            args = {"n": a + 1, "cards": ready_names(state, ready), "seat": 0 if offer is None else offer.owner}
            return Message("do-answer", args), [f"offer:{a}", f"packet:{b}"]
        case verbs.ACCEPT | verbs.REFUSE | verbs.RETRACT:
            key = {verbs.ACCEPT: "do-accept", verbs.REFUSE: "do-refuse", verbs.RETRACT: "do-retract"}[action.verb]
            packet = find_packet(state, a)
            args = {"n": a + 1, "value": 0 if packet is None else packet.value}
            if action.verb == verbs.ACCEPT and packet is not None:
                args |= {"seat": packet.owner, "size": len(packet.cards), "card": trade_name(state, packet.named)}
            return Message(key, args), [f"offer:{a}"]
        case verbs.PUT | verbs.PAY:
            key = "do-put" if action.verb == verbs.PUT else "do-pay-cards"
            return Message(key, {"card": trade_name(state, a), "n": b}), [f"card:{state.catalogue.trade_ids[a]}"]
        case verbs.OFFER:
            wish = "no-wish" if c == verbs.NO_WISH else trade_name(state, c)
            if a == verbs.ALL:
                args = {"card": trade_name(state, b), "wish": wish}
                return Message("do-offer-all", args), ["button:offer"]
            args = {"card": trade_name(state, b), "wish": wish, "seat": a}
            return Message("do-offer-one", args), [f"seat:{a}"]
        case verbs.COUNTER:
            return Message("do-counter", {"n": a + 1, "card": trade_name(state, b)}), [f"offer:{a}"]
        case verbs.HAND_BACK:
            return Message("do-hand-back", {"card": trade_name(state, a)}), [f"card:{state.catalogue.trade_ids[a]}"]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def describe_offer(state: Civ1980, seat: int, kind: int, to: int) -> tuple[Message, list[str]]:
    if kind == verbs.BY_HAND:
        return Message("do-packet-by-hand"), ["packet:0"]
    args: dict[str, Arg] = {"cards": ready_names(state, ready_packet(state, seat, kind, None))}
    if to == verbs.ALL:
        return Message("do-ready-all", args), [f"packet:{kind}"]
    return Message("do-ready-one", {**args, "seat": to}), [f"packet:{kind}", f"seat:{to}"]


def ready_names(state: Civ1980, ready: Suggestion | None) -> list[int | str]:
    return [] if ready is None else [trade_name(state, card) for card in ready.cards]
