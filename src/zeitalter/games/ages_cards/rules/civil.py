"""The operations of civil effects: costs, resources, points (rulebook, Zivileffekte)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import Effect
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.moves import (
    different_resources,
    exhaust,
    gain_resource,
    gain_vp,
    pay_vp,
    play_resource,
    refresh,
)
from zeitalter.games.ages_cards.rules.operation import Operation, ask_again

JOKERS: Final = 1 << c.EARTH | 1 << c.SPACE


def affected(state: AgesCards, seat: int, effect: Effect) -> list[int]:
    """The seats an effect reaches, clockwise."""
    if effect.who == c.SELF:
        return [seat]
    if effect.who == c.EACH_OTHER:
        return state.opponents(seat)
    if effect.who == c.CHOSEN_OPPONENT:
        return [state.turn.opponent]
    raise ValueError(f"an effect reaches nobody known: {effect.who}")


# ---- several cards ------------------------------------------------------------------------------------------------


class PickCards(Operation):
    """If there are no more cards than asked for, it concerns all of them."""

    def unasked(self, effect: Effect, left: int) -> int:
        return 0 if effect.up_to else left


class ExhaustOwn(PickCards):
    """A cost. Earth and space stand for any kind, each for one resource."""

    def is_payable(self, state: AgesCards, effect: Effect) -> bool:
        return effect.up_to or len(self.candidates(state, state.active, effect)) >= effect.amount

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        cards = state.catalogue.cards
        mask = effect.resources | JOKERS
        return [card for card in state.players[seat].resources if mask >> cards[card].resource & 1]

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.exhaust[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        exhaust(state, seat, candidate)
        state.turn.exhausted += 1


class Refresh(PickCards):
    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return effect.who != c.SELF or bool(self.candidates(state, state.active, effect))

    def run(self, state: AgesCards, step: steps.Effect, effect: Effect) -> None:
        for seat in reversed(affected(state, step.seat, effect)):
            state.push(steps.Choice(seat, step.card, step.operation, effect.amount))

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        cards = state.catalogue.cards
        return [card for card in state.players[seat].technologies if effect.resources >> cards[card].resource & 1]

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.refresh[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        refresh(state, seat, candidate)


class PlayResource(PickCards):
    """Further cards of the hand become resources."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return bool(state.players[state.active].hand)

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        return state.players[seat].hand

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.play_resource[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        play_resource(state, seat, candidate)


# ---- resources and points -----------------------------------------------------------------------------------------


class GainResource(Operation):
    """Temporary resources: to be spent before the end of the turn."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return True

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        return [resource for resource in range(c.RESOURCES) if effect.resources >> resource & 1]

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.gain[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        gain_resource(state, seat, candidate, 1)

    def settle(self, state: AgesCards, step: steps.Choice, effect: Effect) -> None:
        for resource in self.candidates(state, step.seat, effect):
            gain_resource(state, step.seat, resource, step.left)


class PayVp(Operation):
    """Points never fall below 0."""

    def is_payable(self, state: AgesCards, effect: Effect) -> bool:
        return state.players[state.active].vp >= effect.amount

    def run(self, state: AgesCards, step: steps.Effect, effect: Effect) -> None:
        pay_vp(state, step.seat, effect.amount)


class GainVp(Operation):
    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return effect.per == c.PER_NOTHING or bool(state.players[state.active].resources)  # both counters count these

    def run(self, state: AgesCards, step: steps.Effect, effect: Effect) -> None:
        amount = effect.amount
        if effect.per != c.PER_NOTHING:
            amount = min(amount * counted(state, step.seat, effect), effect.maximum)
        for seat in affected(state, step.seat, effect):
            gain_vp(state, seat, amount)


def counted(state: AgesCards, seat: int, effect: Effect) -> int:
    if effect.per == c.PER_EXHAUSTED_CARD:
        return state.turn.exhausted
    if effect.per == c.PER_DIFFERENT_RESOURCE:
        return different_resources(state, seat)
    raise ValueError(f"an effect counts nothing known: {effect.per}")


# ---- one opponent -------------------------------------------------------------------------------------------------


class ChooseOpponent(Operation):
    """An effect on exactly one opponent needs one who fulfils its condition: a resource in the display."""

    def is_payable(self, state: AgesCards, effect: Effect) -> bool:
        return bool(self.candidates(state, state.active, effect))

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        return [other for other in state.opponents(seat) if state.players[other].resources]

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.choose[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        state.turn.opponent = candidate
        state.emit("event-choose", {"seat": seat, "seat_to": candidate})


class CopyResource(Operation):
    """Receive what a resource of the chosen opponent shows; equal ones are not told apart unless the card is turned."""

    def is_useful(self, state: AgesCards, card: int, effect: Effect) -> bool:
        return True

    def candidates(self, state: AgesCards, seat: int, effect: Effect) -> list[int]:
        resources = state.players[state.turn.opponent].resources
        if effect.exhaust_source:
            return resources
        kinds = 0
        different: list[int] = []
        for card in resources:
            bit = 1 << state.card(card).resource
            if not kinds & bit:
                kinds |= bit
                different.append(card)
        return different

    def action(self, state: AgesCards, candidate: int) -> Action:
        return state.actions.copy[candidate]

    def pick(self, state: AgesCards, seat: int, effect: Effect, candidate: int) -> None:
        name = state.card(candidate).name
        state.emit("event-copy", {"seat": seat, "seat_of": state.turn.opponent, "card": name})
        gain_resource(state, seat, state.card(candidate).resource, 1)
        if effect.exhaust_source:
            exhaust(state, state.turn.opponent, candidate)

    def settle(self, state: AgesCards, step: steps.Choice, effect: Effect) -> None:
        ask_again(state, step)  # the same resource may be copied several times
        super().settle(state, step, effect)
