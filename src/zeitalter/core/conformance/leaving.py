# mypyc: no
"""Seats that do not answer or leave for good never block a game."""

from zeitalter.core.action import TABLE, Resign, Timeout
from zeitalter.core.conformance.case import Case
from zeitalter.core.playout import play_randomly
from zeitalter.core.state import State


def check_defaults(case: Case) -> None:
    """The default is legal for every seat that is asked, and a passed deadline plays it."""
    for moment, seat, _ in case.questions(case.size.positions):
        default, timeout = moment.state.default_action(seat), Timeout(seat)
        legal = moment.state.is_legal(seat, default)
        case.expect(legal, f"the default {case.notation(default)} of seat {seat} is not legal", moment.step)
        case.expect(moment.state.is_legal(TABLE, timeout), f"a timeout of seat {seat} is not legal", moment.step)
        chosen, timed_out = moment.state.copy(), moment.state.copy()
        chosen.apply(seat, default)
        timed_out.apply(TABLE, timeout)
        case.expect(chosen.digest() == timed_out.digest(), "a timeout is not the default action", moment.step)
        case.expect_sound(timed_out, moment.step)


def check_resignations(case: Case) -> None:
    """Each seat leaves once at each of some moments, and the others play on to the end."""
    for number, moment in enumerate(case.moments(case.size.deep_positions)):
        seat = number % case.seats
        state = moment.state.copy()
        if not state.is_legal(TABLE, Resign(seat)):
            case.expect(state.has_resigned(seat), f"seat {seat} may not leave", moment.step)
            continue
        state.apply(TABLE, Resign(seat))
        case.expect_sound(state, moment.step)
        case.expect(not state.is_legal(TABLE, Resign(seat)), f"seat {seat} may leave twice", moment.step)
        ended = play_and_watch(case, state, seat, moment.step)
        case.expect(ended, f"the game never ends after seat {seat} left", moment.step)
        case.expect(state.outcome() is not None, f"no outcome after seat {seat} left", moment.step)


def play_and_watch(case: Case, state: State, left: int, step: int) -> bool:
    rng = case.rng("after", left, step)
    for _ in range(case.rules.longest):
        case.expect(left not in state.actors(), f"seat {left} is asked although it has left", step)
        if play_randomly(state, rng, 1).ended:
            case.expect_sound(state, step)
            return True
    return False
