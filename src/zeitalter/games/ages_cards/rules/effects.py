"""The effects of technologies: who may use them, and how they are carried out (rulebook, Technologiephase).

`activate` pushes an `Effect` step for the first operation of a card; running it leaves the next one on the agenda. An
operation that lets somebody pick something pushes a `Choice`, which asks only where there is a choice.
"""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import CIVIL, NOBODY, NOTHING, OPPONENT_DISPLAY, OWN_DISPLAY, Effect
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules import attack, civil
from zeitalter.games.ages_cards.rules.moves import gain_vp
from zeitalter.games.ages_cards.rules.operation import Operation, ask_again, begin, complete, is_free


def can_activate(state: AgesCards, card: int) -> bool:
    """Whether the active player can pay for an effect and something would come of it."""
    if not is_payable(state, card):
        return False
    for effect in state.card(card).effects:
        if OPERATIONS[effect.op].is_useful(state, card, effect):
            return True
    return False


def is_payable(state: AgesCards, card: int) -> bool:
    for effect in state.card(card).effects:
        if not OPERATIONS[effect.op].is_payable(state, effect):
            return False
    return True


def activate(state: AgesCards, card: int) -> None:
    """Carry out the effect of a technology for the active player."""
    turn = state.turn
    turn.exhausted = 0
    turn.opponent = NOBODY
    turn.deployed = []
    turn.struck = NOTHING
    state.emit("event-activate", {"seat": state.active, "card": state.card(card).name})
    begin(state, state.active, card, 0)


class CarryingOut(Phase[AgesCards, steps.Effect]):
    def run(self, state: AgesCards, step: steps.Effect) -> None:
        effects = state.card(step.card).effects
        if step.operation == len(effects):
            complete(state)
        else:
            state.push(steps.Effect(step.seat, step.card, step.operation + 1, step.bonus))
            effect = effects[step.operation]
            OPERATIONS[effect.op].run(state, step, effect)


class Choosing(Question[AgesCards, steps.Choice]):
    def asks(self, state: AgesCards, step: steps.Choice) -> int:
        effect = effect_of(state, step)
        operation = OPERATIONS[effect.op]
        candidates = len(operation.candidates(state, step.seat, effect))
        return 1 << step.seat if candidates > operation.unasked(effect, step.left) else 0

    def run(self, state: AgesCards, step: steps.Choice) -> None:
        effect = effect_of(state, step)
        OPERATIONS[effect.op].settle(state, step, effect)

    def legal(self, state: AgesCards, step: steps.Choice, seat: int) -> list[Action]:
        effect = effect_of(state, step)
        operation = OPERATIONS[effect.op]
        actions = [operation.action(state, candidate) for candidate in operation.candidates(state, seat, effect)]
        if operation.may_stop(effect):
            actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.Choice, seat: int, action: Action) -> None:
        effect = effect_of(state, step)
        operation = OPERATIONS[effect.op]
        for candidate in operation.candidates(state, seat, effect):
            if operation.action(state, candidate).key == action.key:
                ask_again(state, step)
                operation.pick(state, seat, effect, candidate)
                return


def effect_of(state: AgesCards, step: steps.Choice) -> Effect:
    return state.card(step.card).effects[step.operation]


class ActivateCivil(Operation):
    """Civil technologies that are open and payable."""

    def is_payable(self, state: AgesCards, effect: Effect) -> bool:
        """An effect on exactly one opponent needs one who fulfils its condition: an open civil technology."""
        if effect.owner != OPPONENT_DISPLAY or effect.up_to:
            return True
        for seat in state.opponents(state.active):
            for card in state.players[seat].technologies:
                if state.card(card).type == CIVIL:
                    return True
        return False

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return self.candidates(state, state.active, effect) not in ([], [card])

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        result: list[int] = []
        for owner in range(state.seats):
            if (effect.owner == OWN_DISPLAY and owner != seat) or (effect.owner == OPPONENT_DISPLAY and owner == seat):
                continue
            for card in state.players[owner].technologies:
                if state.card(card).type == CIVIL and is_free(state, card) and is_payable(state, card):
                    result.append(card)
        return result

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.use[candidate]

    def unasked(self, effect: Effect, left: int) -> int:
        return 0

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        for owner in state.opponents(seat):
            if candidate in state.players[owner].technologies:
                state.emit("event-borrow", {"seat": seat, "seat_of": owner, "card": state.card(candidate).name})
                gain_vp(state, owner, effect.owner_vp)
        activate(state, candidate)


OPERATIONS: Final[dict[int, Operation]] = {
    c.EXHAUST_OWN: civil.ExhaustOwn(),
    c.PAY_VP: civil.PayVp(),
    c.REFRESH: civil.Refresh(),
    c.GAIN_RESOURCE: civil.GainResource(),
    c.GAIN_VP: civil.GainVp(),
    c.PLAY_RESOURCE: civil.PlayResource(),
    c.CHOOSE_OPPONENT: civil.ChooseOpponent(),
    c.COPY_RESOURCE: civil.CopyResource(),
    c.ACTIVATE_CIVIL: ActivateCivil(),
    c.PLAY_ATTACK: attack.PlayAttack(),
    c.ACTIVATE_ATTACK: attack.ActivateAttack(),
    c.RETURN_TO_HAND: attack.ReturnToHand(),
    c.ATTACK_ALL: attack.AttackAll(),
}
