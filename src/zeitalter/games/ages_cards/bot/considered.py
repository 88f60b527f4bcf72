"""Which actions are worth a thought: the legal ones without those that another does as well, or that bring nothing."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import NOTHING
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.attack import reactions
from zeitalter.games.ages_cards.rules.end_of_turn import FEW_CARDS, has_free_marker
from zeitalter.games.ages_cards.rules.wonders import fulfilled_eras

PATIENCE: Final = 2  # rounds for each card bought; games of good players last three quarters of that
BEFORE: Final = 3  # so many are taken for bought already when the game begins


def considered(state: AgesCards, seat: int) -> list[Action]:
    actions = state.legal_actions(seat)
    if len(actions) < 2:
        return actions
    step = state.agenda[-1]
    if isinstance(step, steps.Activation):
        return of_activation(state, step, actions)
    if isinstance(step, steps.Reacting):
        return of_reacting(state, step, seat, actions)
    if isinstance(step, steps.Paying):
        return of_paying(state, actions)
    if isinstance(step, steps.LosingResources):
        return without_twins(state, actions)
    if isinstance(step, steps.Choice):
        return of_choice(state, step, actions)
    if isinstance(step, steps.TakingBack) and is_idle(state, seat):
        return [action for action in actions if action != DONE]
    if isinstance(step, steps.Buying) and is_dragging_on(state):
        return [action for action in actions if action != DONE]
    return actions


# ---- effects and attacks --------------------------------------------------------------------------------------------


def of_activation(state: AgesCards, step: steps.Activation, actions: list[Action]) -> list[Action]:
    """Resources for nothing are always taken; an attack that is lost before anybody reacts is not begun."""
    card = state.card(step.card)
    if card.type == c.ATTACK and is_vain(state, step.card, step.seat, 0):
        return [DONE]
    for effect in card.effects:
        if effect.op != c.GAIN_RESOURCE:
            return actions
    return [state.actions.activate]


def of_choice(state: AgesCards, step: steps.Choice, actions: list[Action]) -> list[Action]:
    """Where an attack is struck or left, it is not struck in vain."""
    effect = state.card(step.card).effects[step.operation]
    if effect.op == c.ACTIVATE_ATTACK and DONE in actions:
        kept: list[Action] = []
        for action in actions:
            if not isinstance(action, verbs.Strike) or not is_vain(
                state, action.card, step.seat, effect.strength_bonus
            ):
                kept.append(action)
        return kept
    if effect.op == c.EXHAUST_OWN:
        return without_twins(state, actions)
    return actions


def is_vain(state: AgesCards, attack: int, seat: int, bonus: int) -> bool:
    """Whether an attack would defeat nobody who has something to lose, and bring nothing else: no points, no fame."""
    effect = state.card(attack).effects[0]
    if effect.attacker_vp:
        return False
    for wonder in state.wonders:
        if wonder != NOTHING and state.wonder(wonder).condition == c.ATTACK_ACTIVATED_THIS_TURN:
            return False
    strength = state.strength(seat) + bonus
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and state.strength(other) < strength:
            if (effect.loser_exhausts and player.resources) or (effect.loser_gives_wonder and player.wonders):
                return False
    return True


def of_reacting(state: AgesCards, step: steps.Reacting, seat: int, actions: list[Action]) -> list[Action]:
    """Nobody reacts who is safe already, who cannot be saved, or who has nothing to lose or to win."""
    strength = state.strength(seat)
    effect = state.card(step.card).effects[0]
    if strength >= step.strength or strength + all_reactions(state, seat) < step.strength:
        return [DONE]
    player = state.players[seat]
    if not effect.undefeated_vp and not (effect.loser_exhausts and player.resources):
        if not (effect.loser_gives_wonder and player.wonders):
            return [DONE]
    return without_twins(state, actions)


def all_reactions(state: AgesCards, seat: int) -> int:
    """The strength that all reactions together would add."""
    total = 0
    for action in reactions(state, seat):
        total += state.card(card_of(action)).strength
    return total


# ---- waiting --------------------------------------------------------------------------------------------------------


def is_idle(state: AgesCards, seat: int) -> bool:
    """Whether a turn has brought nothing, and the next one could not either: no technology is played with so few cards
    in hand, and the same resources buy the same. When all wait for each other like that, a game never ends."""
    if len(state.players[seat].hand) > FEW_CARDS or state.turn.bought_era != NOTHING:
        return False
    if not fulfilled_eras(state, seat):
        return True
    return state.mode != NEW_WORLD_MODE and not has_free_marker(state, seat)


def is_dragging_on(state: AgesCards) -> bool:
    """Whether all together buy so seldom that somebody has to give in: whoever can buy a card, does."""
    bought = -state.seats * state.catalogue.start_cards
    for player in state.players:
        bought += len(player.hand) + len(player.resources) + len(player.technologies)
    return state.rounds() > PATIENCE * (bought + BEFORE)


# ---- equal cards ----------------------------------------------------------------------------------------------------


def of_paying(state: AgesCards, actions: list[Action]) -> list[Action]:
    """What is temporary is spent first in any case. Cards are put down in the order of their kinds, the rest is paid
    the cheapest way: every payment is still reached, but in one order only."""
    highest = 0
    for resource in range(c.RESOURCES):
        if state.turn.paid[resource]:
            highest = resource
    kept: list[Action] = []
    for action in actions:
        is_low = isinstance(action, verbs.Exhaust) and state.card(action.card).resource < highest
        if not is_low and not isinstance(action, verbs.Spend):
            kept.append(action)
    return without_twins(state, kept)


def without_twins(state: AgesCards, actions: list[Action]) -> list[Action]:
    """Of cards with the same resource, type, strength and points the first stands for all of them."""
    seen: list[int] = []
    kept: list[Action] = []
    for action in actions:
        card = card_of(action)
        if card != NOTHING:
            kind = state.card(card)
            mark = ((kind.resource * 3 + kind.type) * 16 + kind.strength) * 16 + kind.vp
            mark = mark * 2 + (1 if isinstance(action, verbs.React) else 0)
            if mark in seen:
                continue
            seen.append(mark)
        kept.append(action)
    return kept


def card_of(action: Action) -> int:
    """The own card that an action turns or takes."""
    if isinstance(action, (verbs.Exhaust, verbs.React, verbs.TakeBack)):
        return action.card
    return NOTHING
