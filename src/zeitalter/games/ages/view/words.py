# mypyc: no
"""Decisions and actions in words, with the board elements they belong to."""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Amount, Arg, Description, Message, Prompt
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import GOVERNMENT, LAST_CIVIL, WAR
from zeitalter.games.ages.model.player import LABS_FIRST, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import ROLES
from zeitalter.games.ages.rules.attacks import attack_cost
from zeitalter.games.ages.rules.building import build_cost, upgrade_cost
from zeitalter.games.ages.rules.card_row import price
from zeitalter.games.ages.rules.corruption import resources_ahead
from zeitalter.games.ages.rules.event_choices import mixes
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.payments import way_to_pay
from zeitalter.games.ages.rules.population import draft_cost, draft_food, liner_discount, population_cost
from zeitalter.games.ages.rules.production import cards_to_draw, food_missing
from zeitalter.games.ages.rules.technologies import science_price
from zeitalter.games.ages.rules.territories import force, highest_bid
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored

Words = tuple[Message, list[str]]  # and the anchors

# What "done" means depends on the question.
DONE_WORDS: Final[dict[type[Step], str]] = {
    steps.Actions: "do-end-turn",
    steps.Politics: "do-no-politics",
    steps.Bidding: "do-pass",
    steps.Colonizing: "do-send-force",
    steps.Attacking: "do-no-sacrifice",
    steps.Defending: "do-no-defense",
    steps.FreeBuilding: "do-not-build",
    steps.TakingFree: "do-take-no-more",
    steps.Stealing: "do-take-science",
    steps.SkippingMine: "do-produce-all",
    steps.Feeding: "do-go-hungry",
}

# ---- questions -------------------------------------------------------------------------------------------------------


def prompt(state: Ages, seat: int) -> Prompt:
    step = state.agenda[-1]
    name = prompt_name(state, step)
    anchors = ["fight"] if state.fight.card != NOTHING else []
    return Prompt(id=name, words=Message("prompt-" + name, prompt_args(state, step)), anchors=anchors)


def prompt_name(state: Ages, step: Step) -> str:
    match step:
        case steps.Actions() if state.round == 1:
            return "first-round"
        case steps.Defending() if state.card(state.fight.card).kind == WAR:
            return "defending-war"
        case steps.LosingBuilding() if step.building != NOTHING:
            return "surplus"
        case steps.GainingMix() if step.either:
            return "gaining-either"
        case steps.LosingBlue() if step.seat != step.opponent:
            return "taking-blue"
    return step.NAME.replace("_", "-")


def prompt_args(state: Ages, step: Step) -> dict[str, Arg]:
    fight = state.fight
    match step:
        case steps.Actions():
            player = state.players[step.seat]
            return {"civil": player.civil_left, "military": player.military_left}
        case steps.AnsweringPact():
            return {"card": card_key(state, step.card), "seat": step.offered_by, "role": f"role-{ROLES[1 - step.role]}"}
        case steps.Bidding():
            return {"card": card_key(state, fight.card), "n": fight.bid}
        case steps.Colonizing():
            have = force(state, step.seat, fight.units, fight.cards)
            return {"card": card_key(state, fight.card), "n": fight.bid, "have": have}
        case steps.Attacking() | steps.Defending():
            return {
                "card": card_key(state, fight.card),
                "seat": fight.defender if step.seat == fight.attacker else fight.attacker,
                "attack": attack_strength(state),
                "defense": defense_strength(state),
            }
        case steps.Razing() | steps.Annexing():
            return {"seat": step.opponent}
        case steps.Plundering():
            return {"seat": step.opponent, "n": step.total}
        case steps.Stealing():
            return {"seat": step.opponent, "n": step.science}
        case steps.FreeBuilding():
            return {"card": card_key(state, step.tech)}
        case steps.GainingMix() | steps.LosingMix():
            return {"n": step.total}
        case steps.Discarding():
            return {"n": step.surplus}
        case steps.LosingPopulation():
            return {"n": step.workers}
        case steps.LosingBlue():
            return {"seat": step.opponent, "n": step.tokens}
        case steps.TakingFree():
            return {"n": step.actions}
        case steps.Feeding():
            return {"n": food_missing(state, step.seat)}
    return {}


# ---- actions ---------------------------------------------------------------------------------------------------------


def describe(state: Ages, seat: int, action: Action) -> Description:
    words, anchors = in_words(state, seat, action)
    return Description(words, anchors, amount_of(state, seat, action))


def amount_of(state: Ages, seat: int, action: Action) -> Amount | None:
    if isinstance(action, verbs.Bid):
        return Amount(state.fight.bid + 1, highest_bid(state, seat))
    if isinstance(action, verbs.DrawFewer):
        return Amount(0, cards_to_draw(state, seat) - 1, "cards")
    if isinstance(action, verbs.Mix):
        match state.agenda[-1]:
            case steps.GainingMix() as step:
                return None if step.either else Amount(0, step.total, "food", "food")
            case steps.LosingMix() as step:
                return range_of(mixes(state, seat, step.total))
            case steps.Plundering() as step:
                return range_of(mixes(state, step.opponent, step.total))
    return None


def range_of(foods: list[int]) -> Amount:
    return Amount(foods[0], foods[-1], "food", "food")


def hand_anchor(state: Ages, card: int) -> str:
    kind = "civil" if state.card(card).kind <= LAST_CIVIL else "military"
    return f"{kind}:{state.catalogue.ids[card]}"


def tech_anchor(state: Ages, seat: int, card: int) -> str:
    return f"player:{seat}:{state.catalogue.ids[card]}"


def in_words(state: Ages, seat: int, action: Action) -> Words:
    match action:
        case Done():
            step = state.agenda[-1]
            return Message(DONE_WORDS.get(type(step), "do-done"), done_args(state, step)), ["button:done"]
        case verbs.DrawFewer():
            return Message("do-draw-fewer", {"n": action.cards}), ["draw-fewer"]
        case verbs.Swap() if isinstance(state.agenda[-1], steps.Feeding):
            return Message("do-trade-for-food", {"n": hunger(state, seat, 1)}), ["button:swap"]
        case verbs.Draw() | verbs.Accept() | verbs.Refuse():
            return Message("do-" + action.NAME), ["button:" + action.NAME]
        case verbs.Swap() if state.players[seat].swap:
            return Message("do-swap-back"), ["button:swap"]
        case verbs.Swap():
            key = "do-labs-first" if way_to_pay(state, seat) == LABS_FIRST else "do-swap"
            return Message(key), ["button:swap"]
        case verbs.Attack() | verbs.Offer() | verbs.Break():
            return political_words(state, action)
        case verbs.Bid():
            return Message("do-bid", {"n": action.amount}), ["fight"]
        case verbs.Mix():
            return mix_words(state, action.food), ["mix"]
        case verbs.Raze():
            words = Message("do-raze", {"seat": action.opponent, "card": card_key(state, action.tech)})
            return words, [tech_anchor(state, action.opponent, action.tech)]
        case verbs.Skip():
            return skip_words(state, seat, action.tech), [tech_anchor(state, seat, action.tech)]
        case verbs.Sacrifice() | verbs.Lose() | verbs.FreeBuild():
            return named(state, action, action.tech), [tech_anchor(state, seat, action.tech)]
        case verbs.Place() | verbs.Colonize() | verbs.Discard() | verbs.Spend():
            return named(state, action, action.card), [hand_anchor(state, action.card)]
        case verbs.Turn() | verbs.Surrender():
            return named(state, action, action.card), [tech_anchor(state, seat, action.card)]
        case verbs.Give():
            return named(state, action, action.tech), [tech_anchor(state, opponent(state), action.tech)]
        case verbs.Annex() | verbs.Steal():
            return named(state, action, action.card), [tech_anchor(state, opponent(state), action.card)]
        case verbs.Choose():
            return named(state, action, action.card), ["bonus:" + state.catalogue.ids[action.card]]
    return turn_words(state, seat, action)


def done_args(state: Ages, step: Step) -> dict[str, Arg]:
    """What follows from doing nothing more."""
    match step:
        case steps.SkippingMine():
            return {"n": resources_ahead(state, step.seat, NOTHING, step.occasion)[0]}
        case steps.Feeding():
            return {"n": hunger(state, step.seat, 0)}
    return {}


def hunger(state: Ages, seat: int, traded: int) -> int:
    """Culture points it costs when so much of the missing food is paid in resources."""
    player = state.players[seat]
    return min(player.culture, (food_missing(state, seat) - traded) * state.catalogue.hunger)


def skip_words(state: Ages, seat: int, tech: int) -> Message:
    """What the mine that rests costs, and what it spares."""
    step = state.agenda[-1]
    assert isinstance(step, steps.SkippingMine)
    usual, corruption_usual = resources_ahead(state, seat, NOTHING, step.occasion)
    n, corruption = resources_ahead(state, seat, tech, step.occasion)
    args: dict[str, Arg] = {"card": card_key(state, tech), "n": n, "usual": usual}
    if corruption == corruption_usual:
        return Message("do-skip-same", args)
    return Message("do-skip", args | {"corruption": corruption, "corruption_usual": corruption_usual})


def named(state: Ages, action: Action, card: int) -> Message:
    """The verb and its card."""
    return Message("do-" + action.NAME.replace("_", "-"), {"card": card_key(state, card)})


def opponent(state: Ages) -> int:
    step = state.agenda[-1]
    assert isinstance(step, steps.Annexing | steps.Stealing | steps.LosingBlue)
    return step.opponent


def turn_words(state: Ages, seat: int, action: Action) -> Words:
    """The actions of a turn."""
    player = state.players[seat]
    match action:
        case verbs.Take():
            args: dict[str, Arg] = {"card": card_key(state, state.row[action.slot])}
            return Message("do-take", args | {"n": price(state, player, action.slot)}), [f"row:{action.slot}"]
        case verbs.Grow():
            return Message("do-grow", {"n": population_cost(state, player)}), [f"player:{seat}:yellow"]
        case verbs.FreeGrow():
            cost = max(0, population_cost(state, player) - liner_discount(state, player))
            return Message("do-free-grow", {"n": cost}), [f"player:{seat}:ocean_liner_service"]
        case verbs.Stage():
            stages = state.card(player.wonder).stages[player.stages : player.stages + action.stages]
            args = {"card": card_key(state, player.wonder), "stages": action.stages, "n": sum(stages)}
            return Message("do-stage", args), [tech_anchor(state, seat, player.wonder), f"stages:{action.stages}"]
        case verbs.Build():
            args = {"card": card_key(state, action.tech), "n": build_cost(state, seat, action.tech)}
            return Message("do-build", args), [tech_anchor(state, seat, action.tech)]
        case verbs.Upgrade():
            args = {"card": card_key(state, action.from_), "to": card_key(state, action.tech)}
            args["n"] = upgrade_cost(state, seat, action.from_, action.tech)
            return Message("do-upgrade", args), upgrade_anchors(state, seat, action.from_, action.tech)
        case verbs.Destroy():
            key = "do-disband" if action.tech >= state.catalogue.units.first else "do-destroy"
            words = Message(key, {"card": card_key(state, action.tech)})
            return words, ["destroy", tech_anchor(state, seat, action.tech)]
        case verbs.Discover() | verbs.Revolt():
            args = {"card": card_key(state, action.card), "n": science(state, seat, action, action.card)}
            return Message("do-" + action.NAME, args), technology_anchors(state, action, action.card)
        case verbs.Draft():
            args = {"card": card_key(state, action.tech), "food": draft_food(state, player)}
            args["n"] = draft_cost(state, seat, action.tech)
            return Message("do-draft", args), [tech_anchor(state, seat, action.tech), "draft"]
        case verbs.Lead() | verbs.Tactic() | verbs.Use():
            return named(state, action, action.card), [hand_anchor(state, action.card)]
    return action_card_words(state, seat, action)


def upgrade_anchors(state: Ages, seat: int, old: int, new: int) -> list[str]:
    return [tech_anchor(state, seat, old), tech_anchor(state, seat, new)]


def science(state: Ages, seat: int, action: Action, card: int) -> int:
    """What a technology costs, by revolution or in peace."""
    by_revolution = isinstance(action, verbs.Revolt | verbs.UseRevolt)
    return science_price(state, seat, card, state.card(card).kind == GOVERNMENT and not by_revolution)


def technology_anchors(state: Ages, action: Action, card: int) -> list[str]:
    by_revolution = isinstance(action, verbs.Revolt | verbs.UseRevolt)
    return [hand_anchor(state, card), *(["revolution"] if by_revolution else [])]


def action_card_words(state: Ages, seat: int, action: Action) -> Words:
    """An action card together with the action it includes."""
    match action:
        case verbs.UseBuild():
            args: dict[str, Arg] = {"card": card_key(state, action.card), "target": card_key(state, action.tech)}
            args["n"] = max(0, build_cost(state, seat, action.tech) - state.card(action.card).discount)
            anchors = [tech_anchor(state, seat, action.tech)]
        case verbs.UseUpgrade():
            args = {"card": card_key(state, action.card), "from": card_key(state, action.from_)}
            args["target"] = card_key(state, action.tech)
            cost = upgrade_cost(state, seat, action.from_, action.tech) - state.card(action.card).discount
            args["n"] = max(0, cost)
            anchors = upgrade_anchors(state, seat, action.from_, action.tech)
        case verbs.UseDiscover() | verbs.UseRevolt():
            args = {"card": card_key(state, action.card), "target": card_key(state, action.target)}
            args["n"] = science(state, seat, action, action.target)
            anchors = technology_anchors(state, action, action.target)
        case _:
            raise AssertionError(f"{action} has no words")
    return Message("do-" + action.NAME.replace("_", "-"), args), [hand_anchor(state, action.card), *anchors]


def political_words(state: Ages, action: verbs.Attack | verbs.Offer | verbs.Break) -> Words:
    if isinstance(action, verbs.Break):
        pact = state.players[action.opponent].pact
        return Message("do-break", {"card": card_key(state, pact)}), [tech_anchor(state, action.opponent, pact)]
    args: dict[str, Arg] = {"card": card_key(state, action.card), "seat": action.opponent}
    anchors = [hand_anchor(state, action.card), f"seat:{action.opponent}"]
    if isinstance(action, verbs.Attack):
        args["n"] = attack_cost(state, action.card, action.opponent)
        war = state.card(action.card).kind == WAR
        pointless = war and state.is_last_round()
        return Message("do-war-pointless" if pointless else "do-war" if war else "do-attack", args), anchors
    if state.card(action.card).symmetric:
        return Message("do-offer", args), anchors
    args["role"] = f"role-{ROLES[action.role]}"
    return Message("do-offer-role", args), [*anchors, "role:" + ROLES[action.role]]


def mix_words(state: Ages, food: int) -> Message:
    match state.agenda[-1]:
        case steps.GainingMix() as step:
            total, key = step.total, "do-gain-either" if step.either else "do-gain-mix"
        case steps.LosingMix() as step:
            total, key = step.total, "do-lose-mix"
        case steps.Plundering() as step:
            total, key = largest_loot(state, step), "do-plunder"
        case step:
            raise AssertionError(f"{step} asks for no mix")
    if key == "do-gain-either":
        return Message(key, {"food": food, "n": total - food})
    return Message(key, {"food": food, "total": total})


def largest_loot(state: Ages, step: steps.Plundering) -> int:
    """No more than the loser has."""
    loser = state.players[step.opponent]
    return min(step.total, food_stored(state, loser) + resources_stored(state, loser))
