# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import TABLE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.ages_cards.model import state as kinds
from zeitalter.games.ages_cards.model import verbs
from zeitalter.games.ages_cards.model.catalogue import COST_RESOURCES
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.pyramid import surcharge

PROMPTS = {
    kinds.START_RESOURCE: "start-resource",
    kinds.RESOURCE_PHASE: "resource",
    kinds.TECHNOLOGY_PHASE: "technology",
    kinds.ACTIVATION: "activation",
    kinds.REFRESHING: "refreshing",
    kinds.EXHAUSTING: "exhausting",
    kinds.GAINING: "gaining",
    kinds.PLAYING_RESOURCES: "playing-resources",
    kinds.CHOOSING_OPPONENT: "choosing-opponent",
    kinds.COPYING: "copying",
    kinds.USING_CIVIL: "using-civil",
    kinds.DEPLOYING: "deploying",
    kinds.STRIKING: "striking",
    kinds.RETURNING: "returning",
    kinds.REACTING: "reacting",
    kinds.LOSING_RESOURCES: "losing",
    kinds.GIVING_WONDER: "giving",
    kinds.BUY_PHASE: "buy",
    kinds.PAYING: "paying",
    kinds.BUILDING_WONDER: "building",
    kinds.TAKING_BACK: "taking-back",
    kinds.PLACING_FAME: "placing-fame",
}

# What "done" means depends on the question.
DONE_WORDS = {
    kinds.ACTIVATION: "do-leave",
    kinds.DEPLOYING: "do-no-attack",
    kinds.RETURNING: "do-leave-there",
    kinds.REACTING: "do-no-reaction",
    kinds.BUY_PHASE: "do-buy-nothing",
    kinds.TAKING_BACK: "do-leave-rest",
    kinds.PLACING_FAME: "do-move-nothing",
}

CARD_VERBS = {
    verbs.PLAY_RESOURCE: "do-resource",
    verbs.PLAY_TECHNOLOGY: "do-technology",
    verbs.REFRESH_CARD: "do-refresh",
    verbs.EXHAUST_CARD: "do-exhaust",
    verbs.COPY_CARD: "do-copy",
    verbs.USE: "do-use",
    verbs.DEPLOY: "do-deploy",
    verbs.STRIKE: "do-strike",
    verbs.REACT: "do-react",
    verbs.TAKE_BACK: "do-take-back",
}


def card_name(state: AgesCards, card: int) -> str:
    return "card-" + state.card(card).id


def card_anchor(state: AgesCards, card: int) -> str:
    return "card:" + state.catalogue.instance_names[card]


def wonder_name(state: AgesCards, wonder: int) -> str:
    return "wonder-" + state.catalogue.wonders[wonder].id


def wonder_anchor(state: AgesCards, wonder: int) -> str:
    return "wonder:" + state.catalogue.wonders[wonder].id


def prompt(state: AgesCards, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = PROMPTS[step.kind]
    return Prompt(
        id=name, words=Message("prompt-" + name, prompt_args(state, step)), anchors=prompt_anchors(state, step)
    )


def prompt_args(state: AgesCards, step: Step) -> dict[str, Arg]:
    match step.kind:
        case kinds.ACTIVATION | kinds.RETURNING:
            return {"card": card_name(state, step.a)}
        case kinds.REACTING:
            return {
                "seat": state.active,
                "card": card_name(state, step.a),
                "strength": step.b,
                "mine": state.strength(step.seat),
            }
        case kinds.PAYING:
            return {
                "card": card_name(state, step.a),
                "cost": cost_words(state, step.a),
                "extra": surcharge(state, step.a),
            }
        case kinds.GIVING_WONDER | kinds.LOSING_RESOURCES:
            return {"seat": state.active, "n": step.b}
        case kinds.COPYING:
            return {"seat": step.a, "n": step.b}
        case kinds.REFRESHING | kinds.EXHAUSTING | kinds.GAINING | kinds.PLAYING_RESOURCES | kinds.USING_CIVIL:
            return {"n": step.b}
        case kinds.DEPLOYING | kinds.STRIKING:
            return {"n": step.b}
        case _:
            return {}


def prompt_anchors(state: AgesCards, step: Step) -> list[str]:
    about_card = (kinds.ACTIVATION, kinds.RETURNING, kinds.REACTING, kinds.PAYING)
    return [card_anchor(state, step.a)] if step.kind in about_card else []


def cost_words(state: AgesCards, card: int) -> list[int | str]:
    """The base cost, one name per resource unit."""
    cost = state.card(card).cost
    return [f"resource-{resource}" for resource in range(COST_RESOURCES) for unit in range(cost[resource])]


def describe(state: AgesCards, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, action)
    return Description(words=words, anchors=anchors, irreversible=is_irreversible(state, seat, action))


def in_words(state: AgesCards, action: Action) -> tuple[Message, list[str]]:
    if action.verb in CARD_VERBS:
        return Message(CARD_VERBS[action.verb], {"card": card_name(state, action.a)}), [card_anchor(state, action.a)]
    match action.verb:
        case verbs.DONE:
            return Message(DONE_WORDS.get(state.agenda[-1].kind, "do-done")), ["button:done"]
        case verbs.ACTIVATE:
            card = state.agenda[-1].a
            return Message("do-activate", {"card": card_name(state, card)}), [
                "button:activate",
                card_anchor(state, card),
            ]
        case verbs.GAIN:
            return Message("do-gain", {"resource": f"resource-{action.a}"}), [resource_anchor(action.a)]
        case verbs.CHOOSE:
            return Message("do-choose", {"seat": action.a}), [f"seat:{action.a}"]
        case verbs.RETURN:
            card = state.agenda[-1].a
            return Message("do-return", {"card": card_name(state, card)}), [card_anchor(state, card)]
        case verbs.GIVE | verbs.BUILD:
            key = "do-give" if action.verb == verbs.GIVE else "do-build"
            return Message(key, {"wonder": wonder_name(state, action.a)}), [wonder_anchor(state, action.a)]
        case verbs.BUY:
            return describe_purchase(state, action.a), [card_anchor(state, action.a)]
        case verbs.PAY:
            return Message("do-pay"), ["button:pay"]
        case verbs.SPEND:
            return Message("do-spend", {"resource": f"resource-{action.a}"}), [resource_anchor(action.a)]
        case verbs.PLACE_FAME:
            wonder = state.wonders[action.a]
            return Message("do-place", {"wonder": wonder_name(state, wonder)}), [wonder_anchor(state, wonder)]
        case verbs.MOVE_FAME:
            source, target = state.wonders[action.a], state.wonders[action.b]
            words = Message("do-move", {"from": wonder_name(state, source), "wonder": wonder_name(state, target)})
            return words, [wonder_anchor(state, source), wonder_anchor(state, target)]
        case _:
            raise ValueError(f"not an action of this game: {action}")


def describe_purchase(state: AgesCards, card: int) -> Message:
    args: dict[str, Arg] = {"card": card_name(state, card), "cost": cost_words(state, card)}
    args["extra"] = surcharge(state, card)
    return Message("do-buy", args)


def resource_anchor(resource: int) -> str:
    return "resource:" + verbs.RESOURCE_NAMES[resource]


def is_irreversible(state: AgesCards, seat: int, action: Action) -> bool:
    """Whether undo will not help: something new comes to light, or somebody else is to decide next."""
    after = state.copy()
    after.apply(seat, action)
    return seat != TABLE and (after.borders() != state.borders() or after.actors() != [seat])
