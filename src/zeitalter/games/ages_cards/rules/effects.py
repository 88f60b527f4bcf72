"""The effects of technologies: one executor for the vocabulary of the card data (rulebook, Technologiephase).

`activate` pushes one EFFECT step per card; running it carries out one operation and leaves the next on the agenda. An
operation without a choice happens at once, otherwise it pushes a step that asks.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages_cards.model.catalogue import (
    ACTIVATE_ATTACK,
    ACTIVATE_CIVIL,
    ATTACK_ALL,
    CHOOSE_OPPONENT,
    CHOSEN_OPPONENT,
    CIVIL,
    COPY_RESOURCE,
    EACH_OTHER,
    EARTH,
    EXHAUST_OWN,
    GAIN_RESOURCE,
    GAIN_VP,
    OPPONENT_DISPLAY,
    OWN_DISPLAY,
    PAY_VP,
    PER_EXHAUSTED_CARD,
    PER_NOTHING,
    PLAY_ATTACK,
    PLAY_RESOURCE,
    REFRESH,
    RESOURCES,
    RETURN_TO_HAND,
    SELF,
    SPACE,
    Effect,
)
from zeitalter.games.ages_cards.model.state import (
    BEGIN_REFRESHING,
    BEGIN_USING_CIVIL,
    CHOOSING_OPPONENT,
    COPYING,
    EFFECT,
    EXHAUSTING,
    GAINING,
    NOBODY,
    NOTHING,
    PLAYING_RESOURCES,
    REFRESHING,
    USING_CIVIL,
    AgesCards,
    Phase,
)
from zeitalter.games.ages_cards.model.verbs import (
    CHOICES,
    COPIES,
    DONE,
    DONE_ACTION,
    EXHAUSTS,
    GAINS,
    PLAY_RESOURCES,
    REFRESHES,
    USES,
)
from zeitalter.games.ages_cards.rules.attack import (
    attack_all,
    attacks_in,
    deploy,
    possible_strikes,
    return_struck,
    strike_with,
)
from zeitalter.games.ages_cards.rules.moves import (
    different_resources,
    exhaust,
    gain_resource,
    gain_vp,
    pay_vp,
    play_resource,
    refresh,
)

JOKERS: Final = 1 << EARTH | 1 << SPACE


def can_activate(state: AgesCards, card: int) -> bool:
    """Whether the active player can pay for an effect and something would come of it."""
    if card in state.turn.used:
        return False
    useful = False
    for effect in state.card(card).effects:
        if not is_payable(state, effect):
            return False
        useful = useful or has_effect(state, card, effect)
    return useful


def is_payable(state: AgesCards, effect: Effect) -> bool:
    player = state.players[state.active]
    if effect.op == EXHAUST_OWN:
        return effect.up_to or len(exhaustible(state, effect.resources)) >= effect.amount
    if effect.op == PAY_VP:
        return player.vp >= effect.amount  # points never fall below 0
    if effect.op == CHOOSE_OPPONENT:
        return bool(possible_opponents(state))
    return True


def has_effect(state: AgesCards, card: int, effect: Effect) -> bool:
    player = state.players[state.active]
    op = effect.op
    if op in (EXHAUST_OWN, PAY_VP, CHOOSE_OPPONENT, RETURN_TO_HAND):
        return False  # costs and consequences, no reason of their own
    if op == REFRESH:
        return effect.who != SELF or bool(refreshable(state, state.active, effect.resources))
    if op == PLAY_RESOURCE:
        return bool(player.hand)
    if op == ACTIVATE_CIVIL:
        return usable_civil(state, effect.owner) not in ([], [card])
    if op == PLAY_ATTACK:
        return bool(attacks_in(state, player.hand))
    if op == ACTIVATE_ATTACK:
        return bool(possible_strikes(state, effect.source))
    if op == GAIN_VP and effect.per != PER_NOTHING:
        return bool(player.resources)  # both counters count own resources
    return True


def activate(state: AgesCards, card: int) -> None:
    """Carry out the effect of a technology for the active player."""
    turn = state.turn
    turn.exhausted = 0
    turn.opponent = NOBODY
    turn.deployed = []
    turn.struck = NOTHING
    turn.used.append(card)
    if state.log is not None:
        state.emit("event-activate", {"seat": state.active, "card": "card-" + state.card(card).id})
    state.push(Step(EFFECT, state.active, card, 0, 0))


class RunEffect(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        effects = state.card(step.a).effects
        if step.b + 1 < len(effects):
            state.push(Step(EFFECT, step.seat, step.a, step.b + 1, step.c))
        run_operation(state, step, effects[step.b])


def run_operation(state: AgesCards, step: Step, effect: Effect) -> None:
    seat = step.seat
    op = effect.op
    if op == EXHAUST_OWN:
        exhaust_own(state, seat, effect.resources, effect.amount, 1 if effect.up_to else 0)
    elif op == PAY_VP:
        pay_vp(state, seat, effect.amount)
    elif op == REFRESH:
        refresh_by_effect(state, seat, effect)
    elif op == GAIN_RESOURCE:
        gain_resources(state, seat, effect.options, effect.amount)
    elif op == GAIN_VP:
        gain_vp_by_effect(state, seat, effect)
    elif op == PLAY_RESOURCE:
        play_further_resources(state, seat, effect.amount, 1 if effect.up_to else 0)
    elif op == CHOOSE_OPPONENT:
        choose_opponent(state, seat)
    elif op == COPY_RESOURCE:
        copy_resources(state, seat, state.turn.opponent, effect.amount, 1 if effect.exhaust_source else 0)
    elif op == ACTIVATE_CIVIL:
        use_civil(state, seat, effect.owner, effect.amount, (1 if effect.up_to else 0) + 2 * effect.owner_vp)
    elif op == PLAY_ATTACK:
        deploy(state, seat, effect.amount, 1 if effect.up_to else 0)
    elif op == ACTIVATE_ATTACK:
        # "Up to" several attacks may be fewer; a single one must be carried out if there is one.
        fewer = 1 if effect.amount > 1 and not effect.mandatory else 0
        strike_with(state, seat, effect.source, effect.amount, fewer + 2 * effect.strength_bonus)
    elif op == RETURN_TO_HAND:
        return_struck(state, seat, effect.optional)
    elif op == ATTACK_ALL:
        attack_all(state, seat, step.a, step.c)


# ---- exhausting as a cost -----------------------------------------------------------------------------------------


def exhaustible(state: AgesCards, resources: int) -> list[int]:
    """Own resources that count as one of the asked kinds; earth and space are jokers, each worth one here."""
    cards = state.catalogue.cards
    mask = resources | JOKERS
    return [card for card in state.players[state.active].resources if mask >> cards[card].resource & 1]


def exhaust_own(state: AgesCards, seat: int, resources: int, left: int, fewer: int) -> None:
    if left == 0:
        return
    candidates = exhaustible(state, resources)
    if not fewer and len(candidates) <= left:
        for card in candidates:
            exhaust(state, seat, card)
            state.turn.exhausted += 1
    elif candidates:
        state.push(Step(EXHAUSTING, seat, resources, left, fewer))


class Exhausting(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [EXHAUSTS[card] for card in exhaustible(state, step.a)]
        if step.c:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb != DONE:
            exhaust(state, step.seat, action.a)
            state.turn.exhausted += 1
            exhaust_own(state, step.seat, step.a, step.b - 1, step.c)


# ---- refreshing ---------------------------------------------------------------------------------------------------


def refreshable(state: AgesCards, seat: int, resources: int) -> list[int]:
    cards = state.catalogue.cards
    return [card for card in state.players[seat].technologies if resources >> cards[card].resource & 1]


def refresh_by_effect(state: AgesCards, seat: int, effect: Effect) -> None:
    fewer = 1 if effect.up_to else 0
    if effect.who == SELF:
        refresh_cards(state, seat, effect.resources, effect.amount, fewer)
        return
    affected = state.opponents(seat) if effect.who == EACH_OTHER else [state.turn.opponent]
    for other in reversed(affected):
        state.push(Step(BEGIN_REFRESHING, other, effect.resources, effect.amount, fewer))


def refresh_cards(state: AgesCards, seat: int, resources: int, left: int, fewer: int) -> None:
    if left == 0:
        return
    candidates = refreshable(state, seat, resources)
    if not fewer and len(candidates) <= left:
        for card in candidates:
            refresh(state, seat, card)
    elif candidates:
        state.push(Step(REFRESHING, seat, resources, left, fewer))


class BeginRefreshing(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        refresh_cards(state, step.seat, step.a, step.b, step.c)


class Refreshing(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [REFRESHES[card] for card in refreshable(state, step.seat, step.a)]
        if step.c:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb != DONE:
            refresh(state, step.seat, action.a)
            refresh_cards(state, step.seat, step.a, step.b - 1, step.c)


# ---- resources and points -----------------------------------------------------------------------------------------


def gain_resources(state: AgesCards, seat: int, options: int, left: int) -> None:
    """Temporary resources: to be spent before the end of the turn."""
    if options & (options - 1):  # more than one kind to choose from
        if left:
            state.push(Step(GAINING, seat, options, left))
    else:
        gain_resource(state, seat, options.bit_length() - 1, left)


class Gaining(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [GAINS[resource] for resource in range(RESOURCES) if step.a >> resource & 1]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        gain_resource(state, step.seat, action.a, 1)
        gain_resources(state, step.seat, step.a, step.b - 1)


def gain_vp_by_effect(state: AgesCards, seat: int, effect: Effect) -> None:
    amount = effect.amount
    if effect.per != PER_NOTHING:
        counted = state.turn.exhausted if effect.per == PER_EXHAUSTED_CARD else different_resources(state, seat)
        amount = min(amount * counted, effect.maximum)
    if effect.who == SELF:
        gain_vp(state, seat, amount)
    elif effect.who == CHOSEN_OPPONENT:
        gain_vp(state, state.turn.opponent, amount)
    else:
        for other in state.opponents(seat):
            gain_vp(state, other, amount)


# ---- playing further resources ------------------------------------------------------------------------------------


def play_further_resources(state: AgesCards, seat: int, left: int, fewer: int) -> None:
    hand = state.players[seat].hand
    if not fewer and len(hand) <= left:
        for card in hand[:]:
            play_resource(state, seat, card)
    elif left and hand:
        state.push(Step(PLAYING_RESOURCES, seat, 0, left, fewer))


class PlayingResources(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [PLAY_RESOURCES[card] for card in state.players[step.seat].hand]
        if step.c:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb != DONE:
            play_resource(state, step.seat, action.a)
            play_further_resources(state, step.seat, step.b - 1, step.c)


# ---- one opponent -------------------------------------------------------------------------------------------------


def possible_opponents(state: AgesCards) -> list[int]:
    """An effect on exactly one opponent needs one who fulfils its condition: a resource in the display."""
    return [seat for seat in state.opponents(state.active) if state.players[seat].resources]


def choose_opponent(state: AgesCards, seat: int) -> None:
    possible = possible_opponents(state)
    if len(possible) == 1:
        state.turn.opponent = possible[0]
    else:
        state.push(Step(CHOOSING_OPPONENT, seat))


class ChoosingOpponent(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [CHOICES[seat] for seat in possible_opponents(state)]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        state.turn.opponent = action.a


def copy_resources(state: AgesCards, seat: int, opponent: int, left: int, exhausting: int) -> None:
    """Receive what an opponent's resource shows; identical choices are not asked unless the card is turned."""
    candidates = copyable(state, opponent, exhausting)
    if left == 0 or not candidates:
        return
    if len(candidates) == 1:
        copy_resource(state, seat, opponent, candidates[0], exhausting)
        copy_resources(state, seat, opponent, left - 1, exhausting)
    else:
        state.push(Step(COPYING, seat, opponent, left, exhausting))


def copyable(state: AgesCards, opponent: int, exhausting: int) -> list[int]:
    if exhausting:
        return state.players[opponent].resources
    kinds = 0
    candidates: list[int] = []
    for card in state.players[opponent].resources:
        bit = 1 << state.card(card).resource
        if not kinds & bit:
            kinds |= bit
            candidates.append(card)
    return candidates


def copy_resource(state: AgesCards, seat: int, opponent: int, card: int, exhausting: int) -> None:
    gain_resource(state, seat, state.card(card).resource, 1)
    if exhausting:
        exhaust(state, opponent, card)


class Copying(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [COPIES[card] for card in copyable(state, step.a, step.c)]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        copy_resource(state, step.seat, step.a, action.a, step.c)
        copy_resources(state, step.seat, step.a, step.b - 1, step.c)


# ---- activating civil technologies --------------------------------------------------------------------------------


def usable_civil(state: AgesCards, owner: int) -> list[int]:
    """Civil technologies the active player may activate: open, not yet used this turn, payable."""
    result: list[int] = []
    for seat in range(state.seats):
        if (owner == OWN_DISPLAY and seat != state.active) or (owner == OPPONENT_DISPLAY and seat == state.active):
            continue
        for card in state.players[seat].technologies:
            if state.card(card).type == CIVIL and card not in state.turn.used:
                if all(is_payable(state, effect) for effect in state.card(card).effects):
                    result.append(card)
    return result


def use_civil(state: AgesCards, seat: int, owner: int, left: int, fewer_and_vp: int) -> None:
    if left and usable_civil(state, owner):
        state.push(Step(USING_CIVIL, seat, owner, left, fewer_and_vp))


class BeginUsingCivil(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        use_civil(state, step.seat, step.a, step.b, step.c)


class UsingCivil(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [USES[card] for card in usable_civil(state, step.a)]
        if step.c & 1:
            actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        if step.b > 1:
            state.push(Step(BEGIN_USING_CIVIL, step.seat, step.a, step.b - 1, step.c))
        for seat in state.opponents(step.seat):
            if action.a in state.players[seat].technologies:
                gain_vp(state, seat, step.c >> 1)
        activate(state, action.a)
