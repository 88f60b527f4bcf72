"""What the operations have in common that the effects of cards are made of."""

from zeitalter.core.action import Action
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import Effect
from zeitalter.games.ages_cards.model.state import AgesCards


class Operation:
    """One word of the vocabulary of effects. Most let a player pick something, as often as the effect says."""

    def is_payable(self, state: AgesCards, effect: Effect) -> bool:
        """Whether the active player can pay what the operation costs."""
        return True

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        """Whether anything would come of it. Costs and consequences are no reason to activate a card."""
        return False

    def run(self, state: AgesCards, step: steps.Effect, effect: Effect) -> None:
        state.push(steps.Choice(step.seat, step.card, step.operation, effect.amount))

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        """What may be picked: cards, resources or seats."""
        raise NotImplementedError

    def action(self, state: AgesCards, candidate: int) -> Action:
        raise NotImplementedError

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        raise NotImplementedError

    def may_stop(self, effect: Effect) -> bool:
        return effect.up_to

    def unasked(self, effect: Effect, left: int) -> int:
        """With so many candidates there is nothing to ask."""
        return 0 if self.may_stop(effect) else 1

    def settle(self, state: AgesCards, step: steps.Choice, effect: Effect) -> None:
        """Do what is left without asking."""
        for candidate in self.candidates(state, step.seat, effect)[:]:
            self.pick(state, step.seat, effect, candidate)


# ---- activating a card --------------------------------------------------------------------------------------------


def is_free(state: AgesCards, card: int) -> bool:
    """A technology is activated again "by the effect of another": not while it is being carried out itself, so that
    chains end; and one effect that names several technologies means different ones."""
    turn = state.turn
    return card not in turn.under_way and card not in turn.activated[-1]


def begin(state: AgesCards, seat: int, card: int, bonus: int) -> None:
    turn = state.turn
    turn.activated[-1].append(card)
    turn.under_way.append(card)
    turn.activated.append([])
    state.push(steps.Effect(seat, card, 0, bonus))


def complete(state: AgesCards) -> None:
    """The effect of the card activated last has been carried out."""
    state.turn.under_way.pop()
    state.turn.activated.pop()


# ---- choosing -----------------------------------------------------------------------------------------------------


def ask_again(state: AgesCards, step: steps.Choice) -> None:
    if step.left > 1:
        state.push(steps.Choice(step.seat, step.card, step.operation, step.left - 1))
