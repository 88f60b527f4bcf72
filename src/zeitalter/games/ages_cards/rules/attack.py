"""Attacks: tactics that lead to them, reactions, comparison, consequences (rulebook, Taktik- und Angriffseffekte)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages_cards.model.catalogue import ATTACK, ATTACK_ALL, CIVIL, FROM_DISPLAY, FROM_HAND, SPACE, Effect
from zeitalter.games.ages_cards.model.state import (
    BATTLE,
    BEGIN_GIVING,
    BEGIN_LOSING,
    BEGIN_REACTING,
    BEGIN_STRIKING,
    DEPLOYING,
    EFFECT,
    GIVING_WONDER,
    LOSING_RESOURCES,
    REACTING,
    RETURNING,
    STRIKING,
    AgesCards,
    Phase,
)
from zeitalter.games.ages_cards.model.verbs import (
    DEPLOYMENTS,
    DONE,
    DONE_ACTION,
    EXHAUSTS,
    GIFTS,
    REACT,
    REACTIONS,
    RETURN_ACTION,
    STRIKES,
)
from zeitalter.games.ages_cards.rules.moves import exhaust, gain_vp, show


def attacks_in(state: AgesCards, cards: list[int]) -> list[int]:
    return [card for card in cards if state.card(card).type == ATTACK]


def deploy(state: AgesCards, seat: int, left: int, fewer: int) -> None:
    if left and attacks_in(state, state.players[seat].hand):
        state.push(Step(DEPLOYING, seat, 0, left, fewer))


class Deploying(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [DEPLOYMENTS[card] for card in attacks_in(state, state.players[step.seat].hand)]
        if step.c:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        show(state, step.seat, action.a)
        state.turn.deployed.append(action.a)
        if state.log is not None:
            state.emit("event-deploy", {"seat": step.seat, "card": "card-" + state.card(action.a).id})
        deploy(state, step.seat, step.b - 1, step.c)


def possible_strikes(state: AgesCards, source: int) -> list[int]:
    player = state.players[state.active]
    if source == FROM_DISPLAY:
        candidates = attacks_in(state, player.technologies)
    elif source == FROM_HAND:
        candidates = attacks_in(state, player.hand)
    else:
        candidates = state.turn.deployed
    return [card for card in candidates if card not in state.turn.used]


def strike_with(state: AgesCards, seat: int, source: int, left: int, fewer_and_bonus: int) -> None:
    candidates = possible_strikes(state, source)
    if left == 0 or not candidates:
        return
    if len(candidates) == 1 and not fewer_and_bonus & 1:
        strike(state, candidates[0], fewer_and_bonus >> 1)
    else:
        state.push(Step(STRIKING, seat, source, left, fewer_and_bonus))


class BeginStriking(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        strike_with(state, step.seat, step.a, step.b, step.c)


class Striking(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [STRIKES[card] for card in possible_strikes(state, step.a)]
        if step.c & 1:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        if step.b > 1:
            state.push(Step(BEGIN_STRIKING, step.seat, step.a, step.b - 1, step.c))
        strike(state, action.a, step.c >> 1)


class Returning(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [RETURN_ACTION, DONE_ACTION]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb != DONE:
            return_to_hand(state, step.seat, step.a)


def attack_all(state: AgesCards, seat: int, card: int, bonus: int) -> None:
    """Everybody else may react, clockwise; then strengths are compared one by one."""
    state.turn.attacks += 1
    strength = state.strength(seat) + bonus
    if state.log is not None:
        state.emit("event-attack", {"seat": seat, "card": "card-" + state.card(card).id, "n": strength})
    state.push(Step(BATTLE, seat, card, bonus))
    for other in reversed(state.opponents(seat)):
        state.push(Step(BEGIN_REACTING, other, card, strength))


def strike(state: AgesCards, card: int, bonus: int) -> None:
    """Carry out an attack by means of a tactic."""
    state.turn.used.append(card)
    state.turn.struck = card
    if state.log is not None:
        state.emit("event-strike", {"seat": state.active, "card": "card-" + state.card(card).id})
    state.push(Step(EFFECT, state.active, card, 0, bonus))


def return_struck(state: AgesCards, seat: int, optional: bool) -> None:
    """Take the attack activated last back into the hand, if it lies in the display."""
    card = state.turn.struck
    if card in state.players[seat].technologies:
        if optional:
            state.push(Step(RETURNING, seat, card))
        else:
            return_to_hand(state, seat, card)


def return_to_hand(state: AgesCards, seat: int, card: int) -> None:
    player = state.players[seat]
    player.technologies.remove(card)
    player.hand.append(card)
    if state.log is not None:
        state.emit("event-return", {"seat": seat, "card": "card-" + state.card(card).id})


# ---- reactions ----------------------------------------------------------------------------------------------------


def reactions(state: AgesCards, seat: int) -> list[Action]:
    """Cards with the reaction symbol from hand, and own resources whose technology is a tactic or an attack."""
    cards = state.catalogue.cards
    player = state.players[seat]
    actions = [REACTIONS[card] for card in player.hand if cards[card].reaction]
    for card in player.resources:
        if cards[card].type != CIVIL:
            actions.append(EXHAUSTS[card])
    return actions


class BeginReacting(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        if reactions(state, step.seat):
            state.push(Step(REACTING, step.seat, step.a, step.b))


class Reacting(Phase):
    """Any number of reactions, allowed even when they are needless or in vain; only the military symbols count."""

    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = reactions(state, step.seat)
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        if action.verb == REACT:
            show(state, step.seat, action.a)
            if state.log is not None:
                state.emit("event-react", {"seat": step.seat, "card": "card-" + state.card(action.a).id})
        else:
            exhaust(state, step.seat, action.a)
        state.push(Step(BEGIN_REACTING, step.seat, step.a, step.b))


# ---- comparison and consequences ----------------------------------------------------------------------------------


def attack_effect(state: AgesCards, card: int) -> Effect:
    for effect in state.card(card).effects:
        if effect.op == ATTACK_ALL:
            return effect
    raise ValueError(f"card {card} is no attack")


class Battle(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        """The attacker wins against everyone who is weaker; equal strength is undefeated."""
        effect = attack_effect(state, step.a)
        strength = state.strength(step.seat) + step.b
        gain_vp(state, step.seat, effect.attacker_vp)
        losers: list[int] = []
        for seat in state.opponents(step.seat):
            defence = state.strength(seat)
            if state.log is not None:
                result = "event-undefeated" if defence >= strength else "event-defeated"
                state.emit(result, {"seat": seat, "n": defence})
            if defence >= strength:
                gain_vp(state, seat, effect.undefeated_vp)
            else:
                losers.append(seat)
        for seat in reversed(losers):
            for _ in range(effect.loser_gives_wonder):
                state.push(Step(BEGIN_GIVING, seat))
            if effect.loser_exhausts:
                state.push(Step(BEGIN_LOSING, seat, 0, effect.loser_exhausts))


class BeginLosing(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        """The loser picks what to exhaust; a space counts as two; with too little everything goes."""
        resources = state.players[step.seat].resources
        if step.b <= 0 or not resources:
            return
        worth = sum([2 if state.card(card).resource == SPACE else 1 for card in resources])
        if worth <= step.b or len(resources) == 1:
            for card in resources[:]:
                exhaust(state, step.seat, card)
        else:
            state.push(Step(LOSING_RESOURCES, step.seat, 0, step.b))


class LosingResources(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [EXHAUSTS[card] for card in state.players[step.seat].resources]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        exhaust(state, step.seat, action.a)
        worth = 2 if state.card(action.a).resource == SPACE else 1
        state.push(Step(BEGIN_LOSING, step.seat, 0, step.b - worth))


class BeginGiving(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        wonders = state.players[step.seat].wonders
        if len(wonders) == 1:
            give_wonder(state, step.seat, wonders[0])
        elif wonders:
            state.push(Step(GIVING_WONDER, step.seat))


class GivingWonder(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [GIFTS[wonder] for wonder in state.players[step.seat].wonders]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        give_wonder(state, step.seat, action.a)


def give_wonder(state: AgesCards, seat: int, wonder: int) -> None:
    state.players[seat].wonders.remove(wonder)
    state.players[state.active].wonders.append(wonder)
    if state.log is not None:
        name = "wonder-" + state.catalogue.wonders[wonder].id
        state.emit("event-give", {"seat": seat, "seat_to": state.active, "wonder": name})
