"""The turn: one action, free actions around it, scorings at its end, the next turn, the end of the game."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_NEVER, UNDO_UNKNOWN
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import TWO_SETS, Mosaic
from zeitalter.games.mosaic.rules.actions import act, begin_action, is_payable, main_actions, without_money
from zeitalter.games.mosaic.rules.building import free_wonders
from zeitalter.games.mosaic.rules.claims import free_golden_ages
from zeitalter.games.mosaic.rules.empire import call_scoring
from zeitalter.games.mosaic.rules.free import free_actions, is_free, may_go_on, take_free_action
from zeitalter.games.mosaic.rules.look import look, looks
from zeitalter.games.mosaic.rules.needs import may_play
from zeitalter.games.mosaic.rules.offers import announce_end, announce_scoring, refill
from zeitalter.games.mosaic.rules.placing import can_choose_place, usual_place

CLOSING_ACTIONS: Final = 2


def begin_turn(state: Mosaic, seat: int, actions: int, closing: int) -> None:
    state.turns += 1
    state.active = seat
    state.push(steps.Turn(seat, actions, closing))


class BeginTurn(Phase[Mosaic, steps.BeginTurn]):
    def run(self, state: Mosaic, step: steps.BeginTurn) -> None:
        state.emit("event-turn", {"seat": step.seat, "round": state.round})
        extra = state.power(step.seat) == c.EXTRA_ACTIONS and state.round == 1
        begin_turn(state, step.seat, 2 if extra else 1, 0)


class Turn(Question[Mosaic, steps.Turn]):
    """The menu of a turn. With no action left there are only free actions and the end."""

    def legal(self, state: Mosaic, step: steps.Turn, seat: int) -> list[Action]:
        if step.actions_left == 0:
            return [*free_actions(state, seat), DONE]
        return main_actions(state, seat) + looks(state, seat) + free_actions(state, seat)

    def accepts(self, state: Mosaic, step: steps.Turn, seat: int, action: Action) -> bool:
        return super().accepts(state, step, seat, without_money(action)) and is_payable(state, seat, action)

    def take(self, state: Mosaic, step: steps.Turn, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            state.push(steps.EndTurn(seat, step.closing))
        elif isinstance(action, verbs.Look):
            look(state, seat, action.deck, step)
        elif is_free(action):
            state.push(steps.AfterAction(seat, step.actions_left, step.closing))
            take_free_action(state, seat, action)
        else:
            begin_action(state, step)
            act(state, seat, action)

    def undo_after(self, state: Mosaic, step: steps.Turn, seat: int, action: Action) -> int:
        """The turn goes on; or a place in the offer is filled from its deck; or a piece is to be placed."""
        match action:
            case verbs.Work():
                return UNDO_AT_WILL if step.actions_left > 1 or may_play(state, seat) else UNDO_UNKNOWN
            case verbs.Research():
                return undo_after_card(state, c.TECHNOLOGY)
            case verbs.Grow():
                return undo_after_card(state, c.POPULATION)
            case verbs.Levy():
                return undo_after_card(state, c.TAX)
            case verbs.Build():
                piece = state.catalogue.builds[action.card].piece
                if piece == c.PROJECT:
                    return undo_after_card(state, c.BUILD)
                return undo_before_piece(state, seat, piece, usual_place(piece))
            case verbs.Found():
                return undo_before_piece(state, seat, action.piece, usual_place(action.piece))
            case verbs.Wonder():
                return undo_before_piece(state, seat, c.WONDER, state.catalogue.wonders[action.wonder].where)
            case verbs.Military():
                return UNDO_AT_WILL
            case _:
                return UNDO_UNKNOWN


def undo_after_card(state: Mosaic, deck: int) -> int:
    return UNDO_NEVER if state.decks[deck] else UNDO_UNKNOWN


def undo_before_piece(state: Mosaic, seat: int, piece: int, where: int) -> int:
    return UNDO_AT_WILL if can_choose_place(state, seat, piece, where) else UNDO_UNKNOWN


class AfterAction(Phase[Mosaic, steps.AfterAction]):
    """Another action, the chance of free ones, or the end of the turn."""

    def run(self, state: Mosaic, step: steps.AfterAction) -> None:
        if step.actions_left or may_go_on(state, step.seat):
            state.push(steps.Turn(step.seat, step.actions_left, step.closing))
        else:
            state.push(steps.EndTurn(step.seat, step.closing))


class Refill(Phase[Mosaic, steps.Refill]):
    def run(self, state: Mosaic, step: steps.Refill) -> None:
        refill(state, step.deck)


class EndTurn(Phase[Mosaic, steps.EndTurn]):
    """Second end trigger, then the scorings due."""

    def run(self, state: Mosaic, step: steps.EndTurn) -> None:
        state.recruited = 0
        state.moved.clear()
        if state.final_round == 0 and empty_sets(state) >= 2:
            announce_end(state, TWO_SETS)
            announce_scoring(state)
        state.push(steps.Finish(EVERYONE) if step.closing else steps.NextTurn(step.seat))
        if state.pending:
            call_scoring(state)


def empty_sets(state: Mosaic) -> int:
    """Of wonders, achievements and golden ages: how many are all taken."""
    return [bool(free_wonders(state)), bool(state.achievements), bool(free_golden_ages(state))].count(False)


class NextTurn(Phase[Mosaic, steps.NextTurn]):
    def run(self, state: Mosaic, step: steps.NextTurn) -> None:
        seat = (step.seat + 1) % state.seats
        if seat == state.start_player:
            if state.final_round and state.round >= state.final_round:
                state.push(steps.ClosingActions(EVERYONE))
                return
            state.round += 1
        state.push(steps.BeginTurn(seat))


class ClosingActions(Phase[Mosaic, steps.ClosingActions]):
    """The Scribe's two closing actions."""

    def run(self, state: Mosaic, step: steps.ClosingActions) -> None:
        for seat in range(state.seats):
            if state.power(seat) == c.EXTRA_ACTIONS:
                begin_turn(state, seat, CLOSING_ACTIONS, 1)
                return
        state.push(steps.Finish(EVERYONE))


class Finish(Phase[Mosaic, steps.Finish]):
    def run(self, state: Mosaic, step: steps.Finish) -> None:
        state.end(state.ending)
