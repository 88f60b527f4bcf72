# mypyc: no
"""What cards do, in words made from their data, so that the text of a data pack is always right."""

from typing import Final

from msgspec import structs

from zeitalter.core.wording import Arg, Message
from zeitalter.games.ages.data import schema as s
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.catalogue import Card, EventEffect, Side
from zeitalter.games.ages.rules.action_cards import INCLUDED
from zeitalter.games.ages.rules.events import OPERATIONS, is_scoring
from zeitalter.games.ages.rules.ranking import REACHES
from zeitalter.games.ages.rules.spoils import SPOILS

# Abilities that are part of another one's sentence.
SECOND_HALVES: Final = ("culture_per_warrior_limit", "draft_food_discount", "draft_resource_discount",
                        "free_population_discount", "score_per_land_worker")  # fmt: skip
GIVES: Final = ("culture", "science", "happy", "strength", "civil_actions", "military_actions", "blue_tokens",
                "yellow_tokens", "colonization", "civil_cards", "military_cards")  # fmt: skip
MOST_UNITS: Final = 3  # of a kind on a printed tactic
GAINS: Final = ("food", "resource", "science", "culture", "population", "military_cards")


def card_words(card: Card) -> list[Message]:
    """One sentence per effect."""
    words = gives_words(card)
    if card.kind == c.GOVERNMENT:
        words.append(sentence("urban-limit", n=card.urban_limit))
    for field in structs.fields(s.Effects):
        amount = getattr(card, field.name)
        if amount != field.default and field.name not in SECOND_HALVES:
            words.append(ability_words(card, field.name, amount))
    if any(card.urban_discount):
        levels = card.urban_discount
        words.append(sentence("urban-discount", one=levels[1], two=levels[2], three=levels[3]))
    if card.stages_per_action > 1:
        words.append(sentence("stages-per-action", n=card.stages_per_action))
    if card.kind == c.ACTION:
        words += action_words(card)
    if card.kind == c.TERRITORY:
        words += [sentence("at-once-" + dashed(name), n=n) for name, n in gains(card)]
    if card.kind == c.EVENT and not card.event:
        words.append(sentence("nothing"))
    words += [event_words(effect) for effect in card.event]
    if card.kind in (c.AGGRESSION, c.WAR):
        words += attack_words(card)
    if card.kind == c.PACT:
        words += pact_words(card)
    if card.kind == c.TACTIC:
        words += tactic_words(card)
    if card.kind == c.BONUS:
        words = [sentence("bonus", defense=card.defense, n=card.colonization)]
    return words


def dashed(name: str) -> str:
    return name.replace("_", "-")


def gives_words(card: Card) -> list[Message]:
    words = []
    if card.value:
        words.append(sentence("food-value" if card.kind == c.FARM else "resource-value", n=card.value))
    for name in GIVES:
        amount = getattr(card, name)
        if amount and card.kind != c.BONUS:
            prefix = "each" if c.FIRST_URBAN <= card.kind <= c.LAST_BUILT else "gives"
            if card.kind == c.GOVERNMENT and name.endswith("_actions"):
                prefix = "has"
            words.append(sentence(f"{prefix}-{dashed(name)}", n=amount))
    if card.kind == c.AIR_FORCE:
        words.append(sentence("air-force"))
    return words


def ability_words(card: Card, name: str, amount: int) -> Message:
    args: dict[str, Arg] = {"n": amount}
    if name == "culture_per_warrior":
        args["most"] = card.culture_per_warrior_limit
    elif name == "drafts":
        args = {"food": card.draft_food_discount, "n": card.draft_resource_discount}
    elif name == "free_population":
        args = {"n": card.free_population_discount}
    elif name == "score_per_city_worker":
        args["land"] = card.score_per_land_worker
    return Message("effect-" + dashed(name), args)


def gains(card: Card) -> list[tuple[str, int]]:
    return [(name, getattr(card, "gain_" + name)) for name in GAINS if getattr(card, "gain_" + name)]


def action_words(card: Card) -> list[Message]:
    words = []
    if card.includes:
        name = "include-" + dashed(INCLUDED[card.includes][0])
        words.append(sentence(name, n=card.discount))
    words += [sentence("gain-" + dashed(name), n=n) for name, n in gains(card)]
    if card.gain_military_actions:
        words.append(sentence("gain-military-actions", n=card.gain_military_actions))
    if card.gain_military_resource:
        words.append(sentence("gain-military-resource", n=card.gain_military_resource))
    for name in ("military_resource_per_stronger", "culture_per_richer"):
        numbers = getattr(card, name)
        if any(numbers):
            words.append(sentence(dashed(name), two=numbers[2], three=numbers[3], four=numbers[4]))
    return words


def event_words(effect: EventEffect) -> Message:
    """Who, then what: two messages joined by the language."""
    who = "who-" + dashed(REACHES[effect.who][0])
    name = dashed(OPERATIONS[effect.operation])
    if is_scoring(effect.operation):
        return sentence(name, n=effect.amount)
    return sentence("event-" + name, who=who, n=effect.amount)


def attack_words(card: Card) -> list[Message]:
    name = dashed(SPOILS[card.attack].name)
    if name == "raid":
        name += "-one" if card.attack_amount == 1 else "-many"
    words = [sentence("attack-" + name, n=card.attack_amount)]
    if card.attack_cost == c.COST_BY_LEVEL:
        words.append(sentence("attack-cost-level"))
    else:
        words.append(sentence("attack-cost", n=card.attack_cost))
    return words


def pact_words(card: Card) -> list[Message]:
    words = []
    if card.symmetric:
        words += side_words(card.side_a, "both")
    else:
        words += side_words(card.side_a, "a") + side_words(card.side_b, "b")
    if card.attack_bonus:
        words.append(sentence("pact-attack-bonus", n=card.attack_bonus))
    for flag in ("forbids_attack", "ends_on_attack", "no_war_against_b"):
        if getattr(card, flag):
            words.append(sentence("pact-" + dashed(flag)))
    return words


def side_words(side: Side, who: str) -> list[Message]:
    words = []
    for field in structs.fields(s.SideEntry):
        amount = getattr(side, field.name)
        if amount and field.name != "partner_pays":
            name = f"pact-{dashed(field.name)}" + ("-less" if amount < 0 else "")
            args: dict[str, Arg] = {"who": "side-" + who, "n": abs(amount)}
            if field.name == "science_discount":
                args["pays"] = side.partner_pays
            words.append(Message("effect-" + name, args))
    return words


def tactic_words(card: Card) -> list[Message]:
    needed = ((c.INFANTRY, card.infantry), (c.CAVALRY, card.cavalry), (c.ARTILLERY, card.artillery))
    units: list[int | str] = []
    for kind, n in needed:
        if n:  # a data pack may ask for more than any printed card
            units += [f"units-{kind}-{n}"] if n <= MOST_UNITS else [f"kind-{kind}"] * n
    args: dict[str, Arg] = {"units": units, "n": card.full}
    if card.obsolete == card.full:
        return [Message("effect-tactic", args)]
    args["old"] = card.obsolete
    return [Message("effect-tactic-old", args)]


def sentence(name: str, **args: Arg) -> Message:
    return Message("effect-" + name, args)
