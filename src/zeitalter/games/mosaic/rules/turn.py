"""The turn: one action, free actions around it, scorings at its end, the next turn, the end of the game."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import (
    AFTER_ACTION,
    BEGIN_TURN,
    END_TURN,
    EXPELLING,
    EXTRA,
    FINISH,
    NEXT_TURN,
    SCORING,
    SCORINGS,
    TURN,
    TWO_SETS,
    Mosaic,
    Phase,
)
from zeitalter.games.mosaic.rules.actions import act, is_possible, look, looks, main_actions, without_money
from zeitalter.games.mosaic.rules.free import carry_out_free, free_actions, may_go_on
from zeitalter.games.mosaic.rules.influence import empire_points, survey
from zeitalter.games.mosaic.rules.moves import announce_end, free_golden_ages, free_wonders, refill
from zeitalter.games.mosaic.rules.units import ask_remove, expulsions, removals

BOTH_TYPES = 1 << c.INFANTRY | 1 << c.CAVALRY
CLOSING_ACTIONS = 2


def after_action(state: Mosaic, seat: int, left: int, closing: int) -> None:
    state.push(Step(AFTER_ACTION, seat, left, closing))


class BeginTurn(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        state.turns += 1
        state.active = step.seat
        state.looked = 0
        if state.log is not None:
            state.emit("event-turn", {"seat": step.seat, "round": state.round})
        extra = state.power(step.seat) == c.EXTRA_ACTIONS and state.round == 1
        state.push(Step(TURN, step.seat, 2 if extra else 1))


class Turn(Phase):
    """The menu of a turn. With no action left there are only free actions and the end."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found = main_actions(state, step.seat) + looks(state, step.seat) if step.a else []
        found += free_actions(state, step.seat)
        if step.a == 0:
            found.append(verbs.DONE_ACTION)
        return found

    def accepts(self, state: Mosaic, step: Step, seat: int, action: Action) -> bool:
        plain = without_money(action)
        for legal in self.legal(state, step, seat):
            if legal.key == plain.key:
                return action.key == plain.key or is_possible(state, seat, action)
        return False

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        seat = step.seat
        if action.verb == verbs.DONE:
            state.push(Step(END_TURN, seat, step.b))
        elif action.verb == verbs.LOOK:
            look(state, seat, action.a, step.a, step.b)
        elif action.verb in FREE_VERBS:
            after_action(state, seat, step.a, step.b)
            carry_out_free(state, seat, action)
        else:
            after_action(state, seat, step.a - 1, step.b)
            act(state, seat, action)


FREE_VERBS = (verbs.CLAIM_AGE, verbs.CLAIM, verbs.PLAY, verbs.REFRESH, verbs.CONVERT, verbs.TAKE_OVER)


class AfterAction(Phase):
    """Another action, the chance of free ones, or the end of the turn."""

    def run(self, state: Mosaic, step: Step) -> None:
        if step.a or may_go_on(state, step.seat):
            state.push(Step(TURN, step.seat, step.a, step.b))
        else:
            state.push(Step(END_TURN, step.seat, step.b))


class Refill(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        refill(state, step.a)


class EndTurn(Phase):
    """Second end trigger, then the scorings due."""

    def run(self, state: Mosaic, step: Step) -> None:
        if state.final_round == 0 and empty_sets(state) >= 2:
            announce_end(state, TWO_SETS)
            if state.pending == 0 and state.scorings < SCORINGS:
                state.pending = 1
        if step.a:
            state.push(Step(FINISH, EVERYONE))
        else:
            state.push(Step(NEXT_TURN, EVERYONE, step.seat))
        if state.pending:
            state.push(Step(SCORING, EVERYONE))


def empty_sets(state: Mosaic) -> int:
    empty = 0 if free_wonders(state) else 1
    if not state.achievements:
        empty += 1
    return empty if free_golden_ages(state) else empty + 1


class Scoring(Phase):
    """Before it the General and the Diplomats, in the order of turns; then the regions and governments."""

    def run(self, state: Mosaic, step: Step) -> None:
        if step.a < 2 * state.seats:
            state.push(Step(SCORING, EVERYONE, step.a + 1))
            seat = (state.active + step.a // 2) % state.seats
            if step.a % 2 == 0:
                if state.power(seat) == c.GENERAL and removals(state, seat, BOTH_TYPES, 0):
                    ask_remove(state, seat, 1, BOTH_TYPES, 0)
            elif state.has(seat, c.EXPEL) and not state.players[seat].expelled and expulsions(state, seat):
                state.push(Step(EXPELLING, seat))
            return
        points = empire_points(state, survey(state))
        for seat in range(state.seats):
            state.players[seat].empire_vp += points[seat]
            if state.log is not None:
                state.emit("event-scoring", {"seat": seat, "n": points[seat]})
        state.scorings += 1
        state.pending -= 1
        if state.pending:
            state.push(Step(SCORING, EVERYONE))


class NextTurn(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        seat = (step.a + 1) % state.seats
        if seat == state.start_player:
            if state.final_round and state.round >= state.final_round:
                state.push(Step(EXTRA, EVERYONE))
                return
            state.round += 1
        state.push(Step(BEGIN_TURN, seat))


class Extra(Phase):
    """The Scribe's two closing actions."""

    def run(self, state: Mosaic, step: Step) -> None:
        for seat in range(state.seats):
            if state.power(seat) == c.EXTRA_ACTIONS:
                state.turns += 1
                state.active = seat
                state.looked = 0
                state.push(Step(TURN, seat, CLOSING_ACTIONS, 1))
                return
        state.push(Step(FINISH, EVERYONE))


class Finish(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        state.end(state.ending)
