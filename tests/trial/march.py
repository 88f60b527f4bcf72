"""Marching: amounts of pieces along the paths of the map. Those who stand where somebody marches in may react."""

from tests.trial.catalogue import AMBUSH, LET, MOVE, PATHS, PLACES, STOP, card_name, strength
from tests.trial.state import MARCH, REACT, TrialState
from zeitalter.core.action import Action
from zeitalter.core.agenda import Step


def legal_marches(state: TrialState, seat: int) -> list[Action]:
    """One piece or all of them, as a sample; `accepts_march` takes any amount."""
    actions = [Action(STOP)]
    for place in range(len(PLACES)):
        amount = state.pieces[place][seat]
        if amount:
            for neighbour in PATHS[place]:
                actions.append(Action(MOVE, place, neighbour, 1))
                if amount > 1:
                    actions.append(Action(MOVE, place, neighbour, amount))
    return actions


def accepts_march(state: TrialState, seat: int, action: Action) -> bool:
    if action.verb != MOVE or action.a >= len(PLACES):
        return action == Action(STOP)
    return action.b in PATHS[action.a] and 1 <= action.c <= state.pieces[action.a][seat]


def march(state: TrialState, step: Step, seat: int, action: Action) -> None:
    if action.verb == STOP:
        return
    state.pieces[action.a][seat] -= action.c
    state.pieces[action.b][seat] += action.c
    state.emit("trial-event-move", {"seat": seat, "place": f"place-{PLACES[action.b]}", "amount": action.c})
    if step.a > 1:
        state.push(Step(MARCH, seat, step.a - 1))
    for other in reversed(state.clockwise(seat)[1:]):  # the last pushed is asked first
        if state.pieces[action.b][other]:
            state.push(Step(REACT, other, action.b, seat))


def may_react(state: TrialState, step: Step) -> bool:
    """An earlier ambush may have left nobody to react to."""
    return bool(state.pieces[step.a][step.b] and state.hands[step.seat])


def legal_reactions(state: TrialState, seat: int) -> list[Action]:
    return [Action(LET), *[Action(AMBUSH, card) for card in state.hands[seat]]]


def react(state: TrialState, step: Step, seat: int, action: Action) -> None:
    if action.verb == LET:
        return
    state.hands[seat].remove(action.a)
    state.discards.append(action.a)
    state.knows[action.a] = state.everyone()
    roll = state.chance.below(6) + 1
    succeeds = roll <= strength(action.a)
    if succeeds:
        state.pieces[step.a][step.b] -= 1
        state.lost[step.b] += 1
    key = "trial-event-ambush" if succeeds else "trial-event-ambush-fails"
    state.emit(key, {"seat": seat, "seat_from": step.b, "card": card_name(action.a), "roll": roll})
