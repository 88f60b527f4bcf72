# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import CIVIL_DISORDER
from zeitalter.games.civ1980.model.packet import ALL, Cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.civil_war import FIRST_PART, choice_of
from zeitalter.games.civ1980.rules.credits import best_reachable, finish_value, price
from zeitalter.games.civ1980.rules.losses import plan_of
from zeitalter.games.civ1980.rules.moves import area_name, city_pieces
from zeitalter.games.civ1980.rules.packets import find_packet
from zeitalter.games.civ1980.rules.purchase import funds
from zeitalter.games.civ1980.rules.surplus import by_hand, surplus
from zeitalter.games.civ1980.rules.trade_cards import calamity_name, trade_name
from zeitalter.games.civ1980.view.amounts import amount_of

# Proposals by kind of step: words for `follow 1`, `follow 2` ... `follow 0` is always "by hand".
PROPOSALS: dict[type[Step], list[str]] = {
    steps.Growing: ["follow-growing"],
    steps.Shipyard: ["follow-keep-ships", "follow-build-ship", "follow-scrap-ships"],
    steps.Moving: [
        "follow-spread",
        "follow-one-city",
        "follow-cities",
        "follow-great-cities",
        "follow-raid",
        "follow-recall",
    ],
    steps.Returning: ["follow-returning", "follow-cheapest-kinds"],
    steps.Losing: ["follow-lose-tokens", "follow-lose-cities"],
    steps.Paying: ["follow-save-cards", "follow-save-treasury", "follow-make-room"],
    steps.WarPick: ["follow-pick-tokens", "follow-pick-cities"],
    steps.WarTake: ["follow-take"],
}

DONE_WORDS: dict[type[Step], str] = {
    steps.Revolt: "do-take-none",
    steps.Moving: "do-end-movement",
    steps.Building: "do-build-no-more",
    steps.Shipyard: "do-end-shipyard",
    steps.BuyingGold: "do-no-gold",
    steps.Buying: "do-buy-no-more",
    steps.Paying: "do-pay",
    steps.Aftershock: "do-spare",
    steps.NamingVictims: "do-spare",
    steps.Heresy: "do-spare",
    steps.Trading: "do-end-trading",
}

CITY_WORDS: dict[type[Step], str] = {
    steps.Revolt: "do-take-city",
    steps.Defending: "do-defend",
    steps.Supporting: "do-reduce",
    steps.WarPick: "do-pick-city",
    steps.WarTake: "do-take-city",
    steps.RevoltLoss: "do-strike-city",
    steps.Aftershock: "do-strike-city",
    steps.Heresy: "do-strike-city",
    steps.Pirates: "do-strike-city",
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
    name = step.NAME.replace("_", "-")
    anchors: list[str] = []
    match step:
        case steps.Revolt() | steps.RevoltLoss():
            anchors = [f"seat:{step.owner}"]
        case steps.Pirates():
            anchors = [f"seat:{step.victim}"]
        case steps.Aftershock():
            anchors = [area_anchor(state, step.area)]
        case steps.LosingCities():
            name = "disorder" if step.calamity == CIVIL_DISORDER else "iconoclasm"
    return Prompt(id=name, words=Message("prompt-" + name, prompt_args(state, step, seat)), anchors=anchors)


def prompt_args(state: Civ1980, step: Step, seat: int) -> dict[str, Arg]:
    player = state.players[seat]
    match step:
        case steps.Revolt():
            return {"seat": step.owner, "n": step.revolting}
        case steps.RevoltLoss():
            return {"seat": step.owner, "n": step.cities}
        case steps.LosingCities() | steps.Heresy():
            return {"n": step.cities}
        case steps.Pirates():
            return {"seat": step.victim}
        case steps.Growing():
            return {"n": player.stock}
        case steps.Shipyard():
            return {"n": len(player.ships), "treasury": player.treasury}
        case steps.Returning():
            return {"n": surplus(state, seat) - len(by_hand(state, seat))}
        case steps.Losing():
            left = plan_of(state, step, seat).left
            n = state.debts[seat]
            return {"n": n, "left": left, "chosen": n - left, "card": calamity_name(state, step.calamity)}
        case steps.ShowingGrain():
            return {"n": state.debts[seat]}
        case steps.Paying():
            return {"n": price(state, player.cards, state.basket), "treasury": player.treasury}
        case steps.WarPick():
            left = choice_of(state, step, seat).left
            return {"n": step.points, "left": left, "chosen": step.points - left, "seat": step.victim}
        case steps.WarTake():
            return {"seat": step.victim, "tokens": player.stock, "cities": city_pieces(state, seat)}
        case steps.BuyingGold():
            return {"n": state.catalogue.gold_price, "treasury": player.treasury}
        case steps.Buying():
            return {
                "spend": funds(state, seat),
                "price": price(state, player.cards, state.basket),
                "treasury": player.treasury,
            }
        case steps.NamingVictims():
            return {"n": step.points, "card": calamity_name(state, step.calamity)}
        case steps.Aftershock():
            return {"area": area_name(state, step.area)}
        case steps.Trading():
            return {"n": state.trade_round}
        case _:
            return {}


def describe(state: Civ1980, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    return Description(words=words, anchors=anchors, amount=amount_of(state, seat, action))


def in_words(state: Civ1980, seat: int, action: Action) -> tuple[Message, list[str]]:
    step = state.agenda[-1]
    match action:
        case Done():
            key = DONE_WORDS.get(type(step), "do-done")
            return Message("do-checkout" if isinstance(step, steps.Buying) and state.basket else key), ["button:done"]
        case verbs.Follow():
            by_hand = action.proposal == verbs.BY_HAND
            key = "follow-by-hand" if by_hand else PROPOSALS[type(step)][action.proposal - 1]
            return Message(key), [f"plan:{action.proposal}"]
        case verbs.Enough():
            return Message("do-enough"), ["button:enough"]
        case verbs.DemandOrder():
            return Message("do-demand"), ["plan:order"]
        case verbs.Nation():
            nation = state.catalogue.nations[action.nation].id
            return Message("do-nation", {"nation": "nation-" + nation}), [f"nation:{nation}"]
        case verbs.Place():
            return in_area(state, "do-start" if isinstance(step, steps.StartArea) else "do-erupt", action.area)
        case verbs.Tax():
            return describe_tax(state, seat, action.rate)
        case verbs.City():
            return in_area(state, CITY_WORDS.get(type(step), "do-lose-city"), action.area)
        case verbs.Grow():
            return in_area(state, "do-grow", action.area, action.amount)
        case verbs.Lose():
            return in_area(state, lose_key(step), action.area, action.amount)
        case verbs.Found():
            return in_area(state, "do-found", action.area)
        case verbs.Levy():
            return in_area(state, "do-levy", action.area)
        case verbs.Plain():
            return describe_plain(state, action.plain)
        case verbs.Hit():
            return Message("do-hit", {"seat": action.victim, "n": action.amount}), [f"seat:{action.victim}"]
        case verbs.Name():
            seat_to = action.beneficiary
            return Message("do-name", {"seat": seat_to, "n": state.players[seat_to].stock}), [f"seat:{seat_to}"]
        case verbs.Keep():
            return describe_part(state, seat, action.part)
        case verbs.Show():
            return Message("do-show", {"n": action.grain}), ["card:grain"]
        case verbs.Move():
            args: dict[str, Arg] = {"from": area_name(state, action.from_), "area": area_name(state, action.to)}
            anchors = [area_anchor(state, action.from_), area_anchor(state, action.to)]
            return Message("do-move", {**args, "n": action.amount}), anchors
        case verbs.Gold():
            return Message("do-gold", {"n": state.catalogue.gold_price}), ["stack:9"]
        case verbs.Buy():
            return describe_purchase(state, seat, action.card)
        case verbs.Pay():
            return Message("do-pay-cards", {"card": trade_name(state, action.named), "n": action.amount}), [
                trade_anchor(state, action.named)
            ]
        case verbs.HandBack():
            return Message("do-hand-back", {"card": trade_name(state, action.card)}), [trade_anchor(state, action.card)]
        case verbs.Offer() | verbs.Counter() | verbs.Accept() | verbs.Refuse() | verbs.Retract():
            return describe_trade(state, action)
        case _:
            return describe_ship(state, seat, action)


def in_area(state: Civ1980, key: str, area: int, n: int | None = None) -> tuple[Message, list[str]]:
    args: dict[str, Arg] = {"area": area_name(state, area)} if n is None else {"area": area_name(state, area), "n": n}
    return Message(key, args), [area_anchor(state, area)]


def trade_anchor(state: Civ1980, card: int) -> str:
    return f"card:{state.catalogue.trade_ids[card]}"


def describe_plain(state: Civ1980, plain: int) -> tuple[Message, list[str]]:
    areas = [area for area in range(state.catalogue.areas) if state.catalogue.plain[area] == plain]
    names: list[int | str] = [area_name(state, area) for area in areas]
    return Message("do-plain", {"areas": names}), [f"plain:{state.catalogue.plain_ids[plain]}"]


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
    if isinstance(step, steps.WarPick):
        return "do-pick"
    return "do-take-tokens" if isinstance(step, steps.WarTake) else "do-lose"


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


def describe_ship(state: Civ1980, seat: int, action: Action) -> tuple[Message, list[str]]:
    match action:
        case verbs.Scrap():
            return at_ship(state, seat, "do-scrap", action.ship, {})
        case verbs.Load():
            return at_ship(state, seat, "do-load", action.ship, {"n": action.amount})
        case verbs.Land():
            return at_ship(state, seat, "do-land", action.ship, {"n": action.amount})
        case verbs.Launch():
            name, anchor = water_area(state, action.water)
            return Message("do-launch", {"area": name}), [anchor]
        case verbs.Conscript():
            name, anchor = water_area(state, action.water)
            args: dict[str, Arg] = {"area": name, "from": area_name(state, action.area), "n": action.levied}
            return Message("do-conscript", args), [anchor, area_anchor(state, action.area)]
        case verbs.Sail():
            name, anchor = water_area(state, action.water)
            return Message("do-sail", {"ship": action.ship + 1, "area": name}), [f"ship:{seat}-{action.ship}", anchor]
        case verbs.Voyage():
            name, anchor = water_area(state, action.water)
            source = water_area(state, state.players[seat].ships[action.ship])[0]
            args = {"ship": action.ship + 1, "from": source, "area": name, "n": action.amount}
            return Message("do-voyage", args), [f"ship:{seat}-{action.ship}", anchor]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def at_ship(state: Civ1980, seat: int, key: str, ship: int, more: dict[str, Arg]) -> tuple[Message, list[str]]:
    name, anchor = water_area(state, state.players[seat].ships[ship])
    return Message(key, {"ship": ship + 1, "area": name, **more}), [f"ship:{seat}-{ship}", anchor]


def describe_trade(state: Civ1980, action: Action) -> tuple[Message, list[str]]:
    match action:
        case verbs.Offer():
            return describe_offer(state, action)
        case verbs.Counter():
            offer = find_packet(state, action.packet)
            args = packet_args(state, action.cards, action.named)
            return Message(
                "do-counter", {**args, "n": action.packet + 1, "seat": 0 if offer is None else offer.owner}
            ), [
                f"offer:{action.packet}",
                packet_anchor(state, action.cards),
            ]
        case verbs.Accept():
            return Message("do-accept", told_args(state, action.packet)), [f"offer:{action.packet}"]
        case verbs.Refuse():
            return Message("do-refuse", short_args(state, action.packet)), [f"offer:{action.packet}"]
        case verbs.Retract():
            return Message("do-retract", short_args(state, action.packet)), [f"offer:{action.packet}"]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def describe_offer(state: Civ1980, action: verbs.Offer) -> tuple[Message, list[str]]:
    wish = "no-wish" if action.wish == state.catalogue.no_wish else trade_name(state, action.wish)
    args: dict[str, Arg] = {**packet_args(state, action.cards, action.named), "wish": wish}
    anchor = packet_anchor(state, action.cards)
    if action.to == ALL:
        return Message("do-offer-all", args), [anchor]
    return Message("do-offer-one", {**args, "seat": action.to}), [anchor, f"seat:{action.to}"]


def packet_args(state: Civ1980, cards: Cards, named: int) -> dict[str, Arg]:
    """What is in a packet, and what is named of it."""
    names: list[int | str] = [trade_name(state, card) for card in cards]
    return {"cards": names, "card": trade_name(state, named)}


def packet_anchor(state: Civ1980, cards: Cards) -> str:
    return "packet:" + ",".join([state.catalogue.trade_ids[card] for card in cards])


def short_args(state: Civ1980, number: int) -> dict[str, Arg]:
    packet = find_packet(state, number)
    return {"n": number + 1, "value": 0 if packet is None else packet.value}


def told_args(state: Civ1980, number: int) -> dict[str, Arg]:
    packet = find_packet(state, number)
    args = short_args(state, number)
    if packet is not None:
        args |= {"seat": packet.owner, "size": len(packet.cards), "card": trade_name(state, packet.named)}
    return args
