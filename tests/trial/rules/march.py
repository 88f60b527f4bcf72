"""Marching over the map, and ambushes by those who are marched upon."""

from tests.trial.model import steps
from tests.trial.model.catalogue import PATHS, PLACES, card_name, strength
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Ambush, Let, Move, Stop
from zeitalter.core.action import Action
from zeitalter.core.phase import Question


class March(Question[Trial, steps.March]):
    def legal(self, state: Trial, step: steps.March, seat: int) -> list[Action]:
        """One piece or all of them, as a sample; `accepts` takes any amount."""
        actions: list[Action] = [Stop()]
        for place in range(len(PLACES)):
            amount = state.pieces[place][seat]
            if amount:
                for neighbour in PATHS[place]:
                    actions.append(Move(place, neighbour, 1))
                    if amount > 1:
                        actions.append(Move(place, neighbour, amount))
        return actions

    def accepts(self, state: Trial, step: steps.March, seat: int, action: Action) -> bool:
        if not isinstance(action, Move):
            return isinstance(action, Stop)
        return action.to in PATHS[action.from_] and 1 <= action.amount <= state.pieces[action.from_][seat]

    def default(self, state: Trial, step: steps.March, seat: int) -> Action:
        return Stop()

    def take(self, state: Trial, step: steps.March, seat: int, action: Action) -> None:
        if not isinstance(action, Move):
            return
        state.pieces[action.from_][seat] -= action.amount
        state.pieces[action.to][seat] += action.amount
        place = f"place-{PLACES[action.to]}"
        state.emit("trial-event-move", {"seat": seat, "place": place, "amount": action.amount})
        if step.moves_left > 1:
            state.push(steps.March(seat, step.moves_left - 1))
        for other in reversed(state.clockwise(seat)[1:]):  # the last pushed is asked first
            if state.pieces[action.to][other]:
                state.push(steps.React(other, action.to, seat))


class React(Question[Trial, steps.React]):
    def asks(self, state: Trial, step: steps.React) -> int:
        """An earlier ambush may have left nobody to react to."""
        possible = state.pieces[step.place][step.intruder] and state.hands[step.seat]
        return 1 << step.seat if possible else 0

    def run(self, state: Trial, step: steps.React) -> None:
        """A reaction that nobody can make any more just passes."""

    def legal(self, state: Trial, step: steps.React, seat: int) -> list[Action]:
        return [Let(), *[Ambush(card) for card in state.hands[seat]]]

    def default(self, state: Trial, step: steps.React, seat: int) -> Action:
        return Let()

    def take(self, state: Trial, step: steps.React, seat: int, action: Action) -> None:
        if not isinstance(action, Ambush):
            return
        state.hands[seat].remove(action.card)
        state.discards.append(action.card)
        state.knows[action.card] = state.everyone()
        roll = state.chance.below(6) + 1
        succeeds = roll <= strength(action.card)
        if succeeds:
            state.pieces[step.place][step.intruder] -= 1
            state.lost[step.intruder] += 1
        key = "trial-event-ambush" if succeeds else "trial-event-ambush-fails"
        state.emit(key, {"seat": seat, "seat_from": step.intruder, "card": card_name(action.card), "roll": roll})
