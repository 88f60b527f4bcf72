# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg, Description, Message, Prompt
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.buying import is_paid
from zeitalter.games.ages_cards.rules.effects import effect_of
from zeitalter.games.ages_cards.rules.pyramid import surcharge
from zeitalter.games.ages_cards.view.anchors import card_anchor, resource_anchor, seat_anchor, wonder_anchor

PROMPTS: dict[type[Step], str] = {
    steps.StartResource: "start-resource",
    steps.ResourcePhase: "resource",
    steps.TechnologyPhase: "technology",
    steps.Activation: "activation",
    steps.Reacting: "reacting",
    steps.LosingResources: "losing",
    steps.GivingWonder: "giving",
    steps.Buying: "buy",
    steps.Paying: "paying",
    steps.BuildingWonder: "building",
    steps.TakingBack: "taking-back",
    steps.PlacingFame: "placing-fame",
}

CHOICES = {  # by operation
    c.REFRESH: "refreshing",
    c.EXHAUST_OWN: "exhausting",
    c.GAIN_RESOURCE: "gaining",
    c.PLAY_RESOURCE: "playing-resources",
    c.CHOOSE_OPPONENT: "choosing-opponent",
    c.COPY_RESOURCE: "copying",
    c.ACTIVATE_CIVIL: "using-civil",
    c.PLAY_ATTACK: "deploying",
    c.ACTIVATE_ATTACK: "striking",
    c.RETURN_TO_HAND: "returning",
}

# What "done" means depends on the question.
DONE_WORDS = {
    "activation": "do-leave",
    "deploying": "do-no-attack",
    "returning": "do-leave-there",
    "reacting": "do-no-reaction",
    "buy": "do-buy-nothing",
    "taking-back": "do-leave-rest",
    "placing-fame": "do-move-nothing",
    "lost": "do-count-double",
}


# ---- questions ----------------------------------------------------------------------------------------------------


def prompt(state: AgesCards, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = prompt_name(state, step)
    card = card_in_question(state, step)
    anchors = [] if card == c.NOTHING else [card_anchor(state, card)]
    return Prompt(id=name, words=Message("prompt-" + name, prompt_args(state, step)), anchors=anchors)


def prompt_name(state: AgesCards, step: Step) -> str:
    if isinstance(step, steps.Choice):
        return CHOICES[effect_of(state, step).op]
    if isinstance(step, steps.Paying) and is_paid(state, step.card):
        return "paid"
    if isinstance(step, steps.LosingResources) and step.spare >= step.left:
        return "lost"
    return PROMPTS[type(step)]


def card_in_question(state: AgesCards, step: Step) -> int:
    if isinstance(step, steps.Activation | steps.Reacting | steps.Paying):
        return step.card
    if isinstance(step, steps.Choice) and effect_of(state, step).op == c.RETURN_TO_HAND:
        return state.turn.struck
    return c.NOTHING


def prompt_args(state: AgesCards, step: Step) -> dict[str, Arg]:
    match step:
        case steps.Activation():
            return {"card": state.card(step.card).name}
        case steps.Reacting():
            mine = state.strength(step.seat)
            return {"seat": state.active, "card": state.card(step.card).name, "strength": step.strength, "mine": mine}
        case steps.Paying():
            return price_args(state, step.card)
        case steps.LosingResources():
            return {"seat": state.active, "n": step.left}
        case steps.GivingWonder():
            return {"seat": state.active}
        case steps.Choice():
            return choice_args(state, step)
        case _:
            return {}


def choice_args(state: AgesCards, step: steps.Choice) -> dict[str, Arg]:
    match effect_of(state, step).op:
        case c.RETURN_TO_HAND:
            return {"card": state.card(state.turn.struck).name}
        case c.COPY_RESOURCE:
            return {"seat": state.turn.opponent, "n": step.left}
        case c.CHOOSE_OPPONENT:
            return {}
        case _:
            return {"n": step.left}


def price_args(state: AgesCards, card: int) -> dict[str, Arg]:
    """A card, its base cost with one name per resource unit, and the surcharge."""
    cost = state.card(card).cost
    return {"card": state.card(card).name, "cost": c.names_of(cost), "extra": surcharge(state, card)}


# ---- actions ------------------------------------------------------------------------------------------------------


def describe(state: AgesCards, seat: int, action: Action) -> Description:
    if isinstance(action, Done):
        name = prompt_name(state, state.agenda[-1])
        return Description(Message(DONE_WORDS.get(name, "do-done")), ["button:done"])
    args, anchors = in_words(state, action)
    key = "do-" + action.NAME.replace("_", "-")
    if isinstance(action, verbs.Pay) and prompt_name(state, state.agenda[-1]) == "paid":
        key = "do-pay-this"
    return Description(Message(key, args), anchors)


def in_words(state: AgesCards, action: Action) -> tuple[dict[str, Arg], list[str]]:
    """What an action names, and the board elements it belongs to."""
    match action:
        case verbs.Activate() | verbs.Return():
            card = card_in_question(state, state.agenda[-1])
            button = ["button:activate"] if isinstance(action, verbs.Activate) else []
            return {"card": state.card(card).name}, [*button, card_anchor(state, card)]
        case verbs.Pay():
            return {}, ["button:pay"]
        case verbs.Buy():
            return price_args(state, action.card), [card_anchor(state, action.card)]
        case verbs.Gain() | verbs.Spend():
            return {"resource": c.resource_name(action.resource)}, [resource_anchor(action.resource)]
        case verbs.Choose():
            return {"seat": action.opponent}, [seat_anchor(action.opponent)]
        case verbs.Give() | verbs.Build():
            return {"wonder": state.wonder(action.wonder).name}, [wonder_anchor(state, action.wonder)]
        case verbs.PlaceFame():
            wonder = state.wonders[action.era]
            return {"wonder": state.wonder(wonder).name}, [wonder_anchor(state, wonder)]
        case verbs.MoveFame():
            source, target = state.wonders[action.from_], state.wonders[action.era]
            words: dict[str, Arg] = {"from": state.wonder(source).name, "wonder": state.wonder(target).name}
            return words, [wonder_anchor(state, source), wonder_anchor(state, target)]
        case verbs.PlayResource() | verbs.Refresh() | verbs.Exhaust() | verbs.Copy() | verbs.TakeBack():
            words = {
                "card": state.card(action.card).name,
                "resource": c.resource_name(state.card(action.card).resource),
            }
            return words, [card_anchor(state, action.card)]
        case verbs.PlayTechnology() | verbs.Use() | verbs.Deploy() | verbs.Strike() | verbs.React():
            return {"card": state.card(action.card).name}, [card_anchor(state, action.card)]
        case _:
            raise ValueError(f"not an action of this game: {action}")
