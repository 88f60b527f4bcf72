"""The course of a turn: resource phase and technology phase (rulebook, Spielablauf 1 and 2)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages_cards.model.state import (
    ACTIVATION,
    BEGIN_BUY_PHASE,
    BEGIN_RESOURCE_PHASE,
    BEGIN_TECHNOLOGY_PHASE,
    END_OF_TURN,
    RESOURCE_PHASE,
    TECHNOLOGY_PHASE,
    AgesCards,
    Phase,
    new_turn,
)
from zeitalter.games.ages_cards.model.verbs import (
    ACTIVATE,
    ACTIVATE_ACTION,
    DONE_ACTION,
    PLAY_RESOURCES,
    PLAY_TECHNOLOGIES,
)
from zeitalter.games.ages_cards.rules.effects import activate, can_activate
from zeitalter.games.ages_cards.rules.moves import play_resource, show


class BeginTurn(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        seat = step.seat
        state.active = seat
        state.turns += 1
        state.turn = new_turn()
        if state.log is not None:
            state.emit("event-turn", {"seat": seat, "turn": state.turns})
        state.push(Step(END_OF_TURN, seat))
        state.push(Step(BEGIN_BUY_PHASE, seat))
        state.push(Step(BEGIN_TECHNOLOGY_PHASE, seat))
        state.push(Step(BEGIN_RESOURCE_PHASE, seat))


class BeginResourcePhase(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        """One hand card must be played as a resource; with an empty hand the phase is left out."""
        hand = state.players[step.seat].hand
        if len(hand) == 1:
            play_resource(state, step.seat, hand[0])
        elif hand:
            state.push(Step(RESOURCE_PHASE, step.seat))


class ResourcePhase(Phase):
    """Also used to put down the resource that later players begin with."""

    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [PLAY_RESOURCES[card] for card in state.players[step.seat].hand]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        play_resource(state, step.seat, action.a)


class BeginTechnologyPhase(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        hand = state.players[step.seat].hand
        if len(hand) == 1:
            play_technology(state, step.seat, hand[0])
        elif hand:
            state.push(Step(TECHNOLOGY_PHASE, step.seat))


class TechnologyPhase(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [PLAY_TECHNOLOGIES[card] for card in state.players[step.seat].hand]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        play_technology(state, step.seat, action.a)


def play_technology(state: AgesCards, seat: int, card: int) -> None:
    show(state, seat, card)
    if state.log is not None:
        state.emit("event-technology", {"seat": seat, "card": "card-" + state.card(card).id})
    if can_activate(state, card):
        state.push(Step(ACTIVATION, seat, card))


class Activation(Phase):
    """The effect may be used or left; once chosen it is carried out in full."""

    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        return [ACTIVATE_ACTION, DONE_ACTION]

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == ACTIVATE:
            activate(state, step.a)
