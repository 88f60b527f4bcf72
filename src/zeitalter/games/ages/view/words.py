# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import TABLE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import state as kinds
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.player import LABS_FIRST, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.actions import liner_discount, way_to_pay
from zeitalter.games.ages.rules.building import build_cost, draft_food, population_cost, upgrade_cost
from zeitalter.games.ages.rules.card_row import price
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.politics import attack_cost
from zeitalter.games.ages.rules.technologies import science_price
from zeitalter.games.ages.rules.territories import force
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored

PROMPTS = {
    kinds.ACTIONS: "actions",
    kinds.POLITICS: "politics",
    kinds.DISCARDING: "discarding",
    kinds.ANSWERING_PACT: "answering-pact",
    kinds.BIDDING: "bidding",
    kinds.COLONIZING: "colonizing",
    kinds.ATTACKING: "attacking",
    kinds.DEFENDING: "defending",
    kinds.LOSING_POPULATION: "losing-population",
    kinds.LOSING_BUILDING: "losing-building",
    kinds.RAZING: "razing",
    kinds.GAINING_MIX: "gaining-mix",
    kinds.LOSING_MIX: "losing-mix",
    kinds.PLUNDERING: "plundering",
    kinds.FREE_BUILDING: "free-building",
    kinds.TURNING_WONDER: "turning-wonder",
    kinds.LOSING_COLONY: "losing-colony",
    kinds.TAKING_FREE: "taking-free",
    kinds.LOSING_BLUE: "losing-blue",
    kinds.ANNEXING: "annexing",
    kinds.STEALING: "stealing",
    kinds.SKIPPING_MINE: "skipping-mine",
    kinds.CHOOSING_PRIVATE: "choosing-private",
    kinds.CHOOSING_OPEN: "choosing-open",
}

# What "done" means depends on the question.
DONE_WORDS = {
    kinds.ACTIONS: "do-end-turn",
    kinds.POLITICS: "do-no-politics",
    kinds.BIDDING: "do-pass",
    kinds.COLONIZING: "do-no-sacrifice",
    kinds.ATTACKING: "do-no-sacrifice",
    kinds.DEFENDING: "do-no-defense",
    kinds.FREE_BUILDING: "do-not-build",
    kinds.TAKING_FREE: "do-take-no-more",
    kinds.STEALING: "do-take-science",
    kinds.SKIPPING_MINE: "do-produce-all",
}


def prompt(state: Ages, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    if step.kind == kinds.ACTIONS and state.round == 1:
        name = "first-round"
    elif step.kind == kinds.DEFENDING and state.card(state.fight.card).kind == c.WAR:
        name = "defending-war"
    elif step.kind == kinds.LOSING_BUILDING and step.a:
        name = "surplus"
    elif step.kind == kinds.GAINING_MIX and step.b:
        name = "gaining-either"
    return Prompt(id=name, words=Message("prompt-" + name, prompt_args(state, step)), anchors=prompt_anchors(state))


def prompt_args(state: Ages, step: Step) -> dict[str, Arg]:
    fight = state.fight
    match step.kind:
        case kinds.ACTIONS:
            player = state.players[step.seat]
            return {"civil": player.civil_left, "military": player.military_left}
        case kinds.ANSWERING_PACT:
            return {"card": card_key(state, step.a), "seat": step.b, "role": f"role-{1 - step.c}"}
        case kinds.BIDDING | kinds.COLONIZING:
            args: dict[str, Arg] = {"card": card_key(state, fight.card), "n": fight.bid}
            if step.kind == kinds.COLONIZING:
                args["have"] = force(state, step.seat, fight.units, fight.cards)
            return args
        case kinds.ATTACKING:
            args = {"card": card_key(state, fight.card), "seat": fight.defender}
            return args | {"attack": attack_strength(state), "defense": defense_strength(state)}
        case kinds.DEFENDING:
            args = {"card": card_key(state, fight.card), "seat": fight.attacker}
            return args | {"attack": attack_strength(state), "defense": defense_strength(state)}
        case kinds.RAZING | kinds.ANNEXING:
            return {"seat": step.a}
        case kinds.PLUNDERING | kinds.STEALING:
            return {"seat": step.a, "n": step.b}
        case kinds.FREE_BUILDING:
            return {"card": card_key(state, step.a)}
        case kinds.CHOOSING_PRIVATE | kinds.CHOOSING_OPEN | kinds.POLITICS | kinds.SKIPPING_MINE:
            return {}
        case kinds.TURNING_WONDER | kinds.LOSING_COLONY | kinds.LOSING_BUILDING:
            return {}
        case _:
            return {"n": step.a}


def prompt_anchors(state: Ages) -> list[str]:
    return ["fight"] if state.fight.card != NOTHING else []


def describe(state: Ages, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    amount = action.a if action.verb in (verbs.BID, verbs.MIX) else None
    return Description(words, anchors, amount, is_irreversible(state, seat, action))


def hand_anchor(state: Ages, card: int) -> str:
    kind = "civil" if state.card(card).kind <= c.LAST_CIVIL else "military"
    return f"{kind}:{state.catalogue.ids[card]}"


def tech_anchor(state: Ages, seat: int, card: int) -> str:
    return f"player:{seat}:{state.catalogue.ids[card]}"


def in_words(state: Ages, seat: int, action: Action) -> tuple[Message, list[str]]:
    verb = action.verb
    if verb == verbs.DONE:
        return Message(DONE_WORDS.get(state.agenda[-1].kind, "do-done")), ["button:done"]
    if verb == verbs.SWAP:
        key = "do-labs-first" if way_to_pay(state, seat) == LABS_FIRST else "do-swap"
        return Message(key), ["button:swap"]
    if verb in PLAIN_WORDS:
        return Message(PLAIN_WORDS[verb]), ["button:" + PLAIN_WORDS[verb][3:]]
    if verb in (verbs.TAKE, verbs.GROW, verbs.FREE_GROW, verbs.STAGE):
        return action_words(state, seat, action)
    if verbs.BUILD <= verb <= verbs.DRAFT:
        return card_action_words(state, seat, action)
    if verb in (verbs.ATTACK, verbs.OFFER, verbs.BREAK):
        return political_words(state, seat, action)
    if verb in (verbs.BID, verbs.MIX):
        return number_words(state, action)
    if verb == verbs.RAZE:
        words = Message("do-raze", {"seat": action.a, "card": card_key(state, action.b)})
        return words, [tech_anchor(state, action.a, action.b)]
    return Message(CARD_WORDS[verb], {"card": card_key(state, action.a)}), [card_anchor(state, seat, action)]


PLAIN_WORDS = {
    verbs.DRAW: "do-draw",
    verbs.ACCEPT: "do-accept",
    verbs.REFUSE: "do-refuse",
}
CARD_WORDS = {
    verbs.PLACE: "do-place",
    verbs.COLONIZE: "do-colonize",
    verbs.DISCARD: "do-discard",
    verbs.SACRIFICE: "do-sacrifice",
    verbs.SPEND: "do-spend",
    verbs.LOSE: "do-lose",
    verbs.TURN: "do-turn",
    verbs.SURRENDER: "do-surrender",
    verbs.ANNEX: "do-annex",
    verbs.STEAL: "do-steal",
    verbs.SKIP: "do-skip",
    verbs.CHOOSE: "do-choose",
    verbs.FREE_BUILD: "do-free-build",
    verbs.GIVE: "do-give",
}
FROM_HAND = (verbs.PLACE, verbs.COLONIZE, verbs.DISCARD, verbs.SPEND)


def card_anchor(state: Ages, seat: int, action: Action) -> str:
    if action.verb in FROM_HAND:
        return hand_anchor(state, action.a)
    if action.verb == verbs.CHOOSE:
        return "bonus:" + state.catalogue.ids[action.a]
    victim = state.agenda[-1].a if action.verb in (verbs.ANNEX, verbs.STEAL) else seat
    return tech_anchor(state, victim, action.a)


def action_words(state: Ages, seat: int, action: Action) -> tuple[Message, list[str]]:
    player = state.players[seat]
    if action.verb == verbs.TAKE:
        card = state.row[action.a]
        return Message("do-take", {"card": card_key(state, card), "n": price(state, player, action.a)}), [
            f"row:{action.a}"
        ]
    if action.verb == verbs.GROW:
        return Message("do-grow", {"n": population_cost(state, player)}), [f"player:{seat}:yellow"]
    if action.verb == verbs.FREE_GROW:
        cost = max(0, population_cost(state, player) - liner_discount(state, player))
        return Message("do-free-grow", {"n": cost}), [f"player:{seat}:ocean_liner_service"]
    stages = state.card(player.wonder).stages[player.stages : player.stages + action.a]
    args: dict[str, Arg] = {"card": card_key(state, player.wonder), "stages": action.a, "n": sum(stages)}
    return Message("do-stage", args), [tech_anchor(state, seat, player.wonder), f"stages:{action.a}"]


def card_action_words(state: Ages, seat: int, action: Action) -> tuple[Message, list[str]]:
    """Building, upgrading, leaders, technologies, action cards, tactics."""
    key = card_key(state, action.a)
    tech = tech_anchor(state, seat, action.a)
    hand = hand_anchor(state, action.a)
    discount = state.card(action.a).discount
    match action.verb:
        case verbs.BUILD:
            return Message("do-build", {"card": key, "n": build_cost(state, seat, action.a)}), [tech]
        case verbs.UPGRADE:
            args: dict[str, Arg] = {"card": key, "to": card_key(state, action.b)}
            args["n"] = upgrade_cost(state, seat, action.a, action.b)
            return Message("do-upgrade", args), [tech, tech_anchor(state, seat, action.b)]
        case verbs.DESTROY:
            return Message("do-disband" if action.a >= c.UNITS else "do-destroy", {"card": key}), ["destroy", tech]
        case verbs.DISCOVER:
            peaceful = state.card(action.a).kind == c.GOVERNMENT
            return Message("do-discover", {"card": key, "n": science_price(state, seat, action.a, peaceful)}), [hand]
        case verbs.REVOLT:
            return Message("do-revolt", {"card": key, "n": science_price(state, seat, action.a, False)}), [
                hand,
                "revolution",
            ]
        case verbs.DRAFT:
            cost = max(0, build_cost(state, seat, action.a) - leader_discount(state, seat))
            args = {"card": key, "food": draft_food(state, state.players[seat]), "n": cost}
            return Message("do-draft", args), [tech, "draft"]
        case verbs.USE_BUILD:
            args = {"card": key, "target": card_key(state, action.b)}
            args["n"] = max(0, build_cost(state, seat, action.b) - discount)
            return Message("do-use-build", args), [hand, tech_anchor(state, seat, action.b)]
        case verbs.USE_UPGRADE:
            args = {"card": key, "from": card_key(state, action.b), "target": card_key(state, action.c)}
            args["n"] = max(0, upgrade_cost(state, seat, action.b, action.c) - discount)
            anchors = [tech_anchor(state, seat, action.b), tech_anchor(state, seat, action.c)]
            return Message("do-use-upgrade", args), [hand, *anchors]
        case verbs.USE_DISCOVER | verbs.USE_REVOLT:
            revolt = action.verb == verbs.USE_REVOLT
            peaceful = state.card(action.b).kind == c.GOVERNMENT and not revolt
            args = {"card": key, "target": card_key(state, action.b)}
            args["n"] = science_price(state, seat, action.b, peaceful)
            words = Message("do-use-revolt" if revolt else "do-use-discover", args)
            return words, [hand, hand_anchor(state, action.b), *(["revolution"] if revolt else [])]
        case verbs.LEAD:
            return Message("do-lead", {"card": key}), [hand]
        case verbs.TACTIC:
            return Message("do-tactic", {"card": key}), [hand]
        case _:
            return Message("do-use", {"card": key}), [hand]


def leader_discount(state: Ages, seat: int) -> int:
    return state.card(state.players[seat].leader).draft_resource_discount


def political_words(state: Ages, seat: int, action: Action) -> tuple[Message, list[str]]:
    if action.verb == verbs.BREAK:
        pact = state.players[action.a].pact
        return Message("do-break", {"card": card_key(state, pact)}), [tech_anchor(state, action.a, pact)]
    args: dict[str, Arg] = {"card": card_key(state, action.a), "seat": action.b}
    anchors = [hand_anchor(state, action.a), f"seat:{action.b}"]
    if action.verb == verbs.ATTACK:
        args["n"] = attack_cost(state, action.a, action.b)
        war = state.card(action.a).kind == c.WAR
        pointless = war and state.is_last_round()
        return Message("do-war-pointless" if pointless else "do-war" if war else "do-attack", args), anchors
    if state.card(action.a).symmetric:
        return Message("do-offer", args), anchors
    args["role"] = f"role-{action.c}"
    return Message("do-offer-role", args), [*anchors, "role:" + "ab"[action.c]]


def number_words(state: Ages, action: Action) -> tuple[Message, list[str]]:
    if action.verb == verbs.BID:
        return Message("do-bid", {"n": action.a}), ["fight"]
    step = state.agenda[-1]
    if step.kind == kinds.GAINING_MIX:
        return Message("do-gain-mix", {"food": action.a, "n": step.a - action.a}), ["mix"]
    total = step.b if step.kind == kinds.PLUNDERING else step.a
    loser = step.a if step.kind == kinds.PLUNDERING else step.seat
    highest = board_total(state, loser)
    key = "do-plunder" if step.kind == kinds.PLUNDERING else "do-lose-mix"
    return Message(key, {"food": action.a, "n": min(total, highest) - action.a}), ["mix"]


def board_total(state: Ages, seat: int) -> int:
    return food_stored(state, state.players[seat]) + resources_stored(state, state.players[seat])


def is_irreversible(state: Ages, seat: int, action: Action) -> bool:
    """Whether undo will not help: something new comes to light, or somebody else is to decide next."""
    if state.is_sealed(state.agenda[-1]):
        return False
    if state.agenda[-1].kind == kinds.ACTIONS:  # only these reveal something; trying each would be slow
        return action.verb in (verbs.DONE, verbs.DRAW)
    after = state.copy()
    after.apply(seat, action)
    return seat != TABLE and (after.borders() != state.borders() or after.actors() != [seat])
