# mypyc: no
"""What cards and wonders do, in words made from their data, so that the text of a data pack is always right."""

from zeitalter.core.wording import Arg, Message
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model.catalogue import Card, Effect, Wonder


def card_words(card: Card) -> list[Message]:
    """One sentence per operation."""
    return [words for effect in card.effects for words in effect_words(effect)]


def effect_words(effect: Effect) -> list[Message]:
    upto = 1 if effect.up_to else 0
    match effect.op:
        case c.EXHAUST_OWN:
            return [sentence("exhaust", n=effect.amount, what=kinds(effect.resources), upto=upto)]
        case c.PAY_VP:
            return [sentence("pay-points", n=effect.amount)]
        case c.REFRESH:
            who = ("self", "each-other", "chosen")[effect.who]
            return [sentence("refresh-" + who, n=effect.amount, what=kinds(effect.resources), upto=upto)]
        case c.GAIN_RESOURCE:
            single = effect.resources & (effect.resources - 1) == 0
            key = "gain" if single else "gain-choice"
            return [sentence(key, n=effect.amount, what=kinds(effect.resources))]
        case c.GAIN_VP:
            return [points_words(effect)]
        case c.PLAY_RESOURCE:
            return [sentence("play-resource", n=effect.amount)]
        case c.CHOOSE_OPPONENT:
            return [sentence("choose-opponent")]
        case c.COPY_RESOURCE:
            return [sentence("copy-exhaust" if effect.exhaust_source else "copy", n=effect.amount)]
        case c.ACTIVATE_CIVIL:
            where = ("own", "opponent", "any")[effect.owner]
            words = [sentence("civil-" + where, n=effect.amount, upto=upto)]
            return [*words, sentence("owner-points", n=effect.owner_vp)] if effect.owner_vp else words
        case c.PLAY_ATTACK:
            return [sentence("deploy-all") if effect.amount == c.ALL else sentence("deploy", n=effect.amount)]
        case c.ACTIVATE_ATTACK:
            return strike_words(effect)
        case c.RETURN_TO_HAND:
            return [sentence("return")]
        case c.ATTACK_ALL:
            return attack_words(effect)
        case _:
            raise ValueError(f"no words for operation {effect.op}")


def points_words(effect: Effect) -> Message:
    if effect.per == c.PER_DIFFERENT_RESOURCE:
        return sentence("points-per-kind", n=effect.amount, most=effect.maximum)
    if effect.per == c.PER_EXHAUSTED_CARD:
        return sentence("points-per-card", n=effect.amount, most=effect.maximum)
    return sentence("points-" + ("self", "each-other", "chosen")[effect.who], n=effect.amount)


def strike_words(effect: Effect) -> list[Message]:
    where = ("display", "hand", "deployed")[effect.source]
    words = [sentence("strike-" + where, n=effect.amount)]
    return [*words, sentence("strength-bonus", n=effect.strength_bonus)] if effect.strength_bonus else words


def attack_words(effect: Effect) -> list[Message]:
    words = [sentence("attack")]
    if effect.attacker_vp:
        words.append(sentence("attacker-points", n=effect.attacker_vp))
    if effect.loser_exhausts:
        words.append(sentence("loser-exhausts", n=effect.loser_exhausts))
    if effect.loser_gives_wonder:
        words.append(sentence("loser-gives"))
    if effect.undefeated_vp:
        words.append(sentence("undefeated-points", n=effect.undefeated_vp))
    return words


CONDITIONS = {  # what is counted, where nothing else needs saying
    c.DIFFERENT_RESOURCES_AT_LEAST: "different",
    c.STRENGTH_AT_LEAST: "strength",
    c.VP_TAKEN_BACK_AT_LEAST: "points-back",
    c.CARDS_TAKEN_BACK_AT_LEAST: "cards-back",
    c.ATTACK_ACTIVATED_THIS_TURN: "attacks",
    c.VP_GAINED_THIS_TURN_AT_LEAST: "points-gained",
    c.VP_TRACK_AT_LEAST: "track",
}


def wonder_words(wonder: Wonder) -> Message:
    n = wonder.condition_amount
    match wonder.condition:
        case c.RESOURCES_AT_LEAST:
            return Message("condition-resources", {"n": n, "what": kinds(wonder.condition_resources)})
        case c.TECHNOLOGIES_AT_LEAST:
            wanted = "any" if wonder.condition_type == c.ANY_TYPE else c.TYPE_NAMES[wonder.condition_type]
            return Message("condition-technologies-" + wanted, {"n": n})
        case c.BOUGHT_THIS_TURN:
            eras: list[int | str] = [
                "era-" + c.ERA_NAMES[era] for era in range(c.ERAS) if wonder.condition_eras >> era & 1
            ]
            return Message("condition-bought", {"eras": eras})
        case _:
            return Message("condition-" + CONDITIONS[wonder.condition], {"n": n})


def kinds(mask: int) -> list[int | str]:
    if mask == c.ANY:
        return ["resource-any"]
    return [c.resource_name(resource) for resource in range(c.RESOURCES) if mask >> resource & 1]


def sentence(name: str, **args: Arg) -> Message:
    return Message("effect-" + name, args)
