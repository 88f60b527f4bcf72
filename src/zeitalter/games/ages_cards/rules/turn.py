"""The course of a turn: resource phase and technology phase (rulebook, Spielablauf 1 and 2)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.turn import new_turn
from zeitalter.games.ages_cards.rules.effects import activate, can_activate
from zeitalter.games.ages_cards.rules.moves import play_resource, show


class Turn(Phase[AgesCards, steps.Turn]):
    def run(self, state: AgesCards, step: steps.Turn) -> None:
        seat = step.seat
        state.active = seat
        state.turns += 1
        state.turn = new_turn()
        state.emit("event-turn", {"seat": seat, "turn": state.turns})
        state.push(steps.EndOfTurn(seat))
        state.push(steps.BuyPhase(seat))
        state.push(steps.TechnologyPhase(seat))
        state.push(steps.ResourcePhase(seat))


class PlayingACard(Question[AgesCards, Step]):
    """One hand card must be played; with an empty hand the phase is left out."""

    def asks(self, state: AgesCards, step: Step) -> int:
        return 1 << step.seat if len(state.players[step.seat].hand) > 1 else 0

    def run(self, state: AgesCards, step: Step) -> None:
        for card in state.players[step.seat].hand[:]:  # the only one, if any
            self.play(state, step.seat, card)

    def take(self, state: AgesCards, step: Step, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.PlayResource | verbs.PlayTechnology)
        self.play(state, seat, action.card)

    def play(self, state: AgesCards, seat: int, card: int) -> None:
        raise NotImplementedError


class ResourcePhase(PlayingACard):
    """Later players also put down the resource they begin with in this way."""

    def legal(self, state: AgesCards, step: Step, seat: int) -> list[Action]:
        return [state.actions.play_resource[card] for card in state.players[seat].hand]

    def play(self, state: AgesCards, seat: int, card: int) -> None:
        play_resource(state, seat, card)


class TechnologyPhase(PlayingACard):
    def legal(self, state: AgesCards, step: Step, seat: int) -> list[Action]:
        return [state.actions.play_technology[card] for card in state.players[seat].hand]

    def play(self, state: AgesCards, seat: int, card: int) -> None:
        show(state, seat, card)
        state.emit("event-technology", {"seat": seat, "card": state.card(card).name})
        if can_activate(state, card):
            state.push(steps.Activation(seat, card))
        else:
            state.emit("event-no-effect", {"seat": seat, "card": state.card(card).name})


class Activation(Question[AgesCards, steps.Activation]):
    """The effect may be used or left; once chosen it is carried out in full."""

    def legal(self, state: AgesCards, step: steps.Activation, seat: int) -> list[Action]:
        return [state.actions.activate, DONE]

    def take(self, state: AgesCards, step: steps.Activation, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Activate):
            activate(state, step.card)
        else:
            state.emit("event-leave", {"seat": seat, "card": state.card(step.card).name})
