"""The machinery that walks through the agenda, seen through the trial game."""

from typing import NamedTuple

import pytest

from tests.core.bare import NO_ROOMS
from tests.core.play import begin, play, refused, skip_bids, skip_trades
from tests.trial import RULES
from tests.trial.model import steps
from tests.trial.model.verbs import Add
from zeitalter.core.action import DONE, TABLE, WITHDRAW, Resign, Timeout
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import Chance, stream
from zeitalter.core.game import Game
from zeitalter.core.phase import Phase
from zeitalter.core.state import ENDED_BY_RESIGNATION, State
from zeitalter.core.vocabulary import Vocabulary


def test_several_seats_are_asked_at_once() -> None:
    state = begin()
    assert state.actors() == [0, 1, 2]
    play(state, "1 seal")
    assert state.actors() == [0, 2]
    assert not state.is_actor(1)
    assert state.legal_actions(1) == []


def test_nobody_outside_the_table_is_an_actor() -> None:
    state = begin()
    for seat in (-1, 3, 99, -99):
        assert not state.is_actor(seat)
        assert state.legal_actions(seat) == []
        assert not state.is_legal(seat, WITHDRAW)


def test_a_sealed_answer_may_take_several_actions() -> None:
    state = begin()
    play(state, "0 add 2", "0 add 1")
    assert state.is_actor(0)
    assert refused(state, "0 add 3")  # five coins in all
    play(state, "0 seal")
    assert not state.is_actor(0)


def test_a_sealed_answer_can_be_withdrawn_until_all_are_in() -> None:
    state = begin()
    before = state.digest()
    play(state, "0 add 2", "0 seal", "0 withdraw")
    assert state.digest() == before
    assert refused(state, "0 withdraw")
    play(state, "0 seal", "1 seal", "2 seal")
    assert refused(state, "0 withdraw")


def test_opening_sealed_answers_is_a_border() -> None:
    state = begin(2)
    play(state, "0 seal")
    borders = state.borders()
    play(state, "1 seal")
    assert state.borders() > borders


def test_the_number_of_sealed_actions_is_nobody_elses_business() -> None:
    few, many = begin(), begin()
    play(few, "0 seal")
    play(many, "0 add 1", "0 add 1", "0 seal")
    for eye in (1, 2, None):
        assert few.observe(eye) == many.observe(eye)
    assert few.observe(0) != many.observe(0)


def test_a_decision_changes_its_name_only_for_the_seat_that_acts() -> None:
    state = begin()
    skip_bids(state)
    names = [state.decision(seat) for seat in range(3)]
    play(state, "0 done")
    assert state.decision(0) != names[0]
    assert [state.decision(1), state.decision(2)] == names[1:]


def test_a_timeout_plays_the_default() -> None:
    state, twin = begin(), begin()
    play(state, "table timeout 1")
    play(twin, "1 seal")
    assert state.digest() == twin.digest()
    assert refused(state, "table timeout 1")


def test_a_seat_that_leaves_is_answered_for() -> None:
    state = begin()
    skip_bids(state)
    play(state, "table resign 1")
    assert state.actors() == [0, 2]
    assert refused(state, "table resign 1")
    skip_trades(state)
    while state.actors():
        assert state.actors() != [1]
        state.apply(state.actors()[0], state.default_action(state.actors()[0]))
    assert state.outcome() is not None


def test_a_sealed_step_ends_when_the_last_missing_seat_leaves() -> None:
    state = begin()
    play(state, "0 add 1", "0 seal", "2 seal", "1 add 3", "table resign 1")
    assert state.actors() == [0, 2]  # trading has begun
    assert state.leader == 1, "an answer that was begun still counts"


def test_a_sealed_step_ends_when_a_seat_that_is_ready_leaves() -> None:
    """The step no longer asks the seat that left, yet its answer is still there."""
    state = begin()
    play(state, "0 seal", "1 add 3", "1 seal", "table resign 1", "2 seal")
    assert state.actors() == [0, 2]
    assert state.leader == 1


def test_whoever_has_left_withdraws_nothing() -> None:
    state = begin()
    play(state, "1 add 3", "1 seal", "table resign 1")
    assert refused(state, "1 withdraw")


def test_the_last_seat_wins_when_all_others_have_left() -> None:
    state = begin()
    play(state, "0 add 1", "1 add 1", "1 seal", "table resign 0", "table resign 1")
    assert state.actors() == []
    assert state.ended == ENDED_BY_RESIGNATION
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [2]
    assert state.sealed == [[], [], []]
    assert state.ready == 0


def test_nothing_is_legal_after_the_end() -> None:
    state = begin(2)
    play(state, "0 add 1", "table resign 1")
    for seat in (0, 1):
        assert refused(state, f"{seat} seal")
        assert refused(state, f"{seat} withdraw")
    assert not state.is_legal(TABLE, Resign(0))
    assert not state.is_legal(TABLE, Timeout(0))
    assert not state.is_legal(TABLE, WITHDRAW)


def test_steps_are_plain_immutable_values() -> None:
    step = steps.React(EVERYONE, 2, 1)
    again = RULES.game.step(step.pack())
    assert again == step
    assert isinstance(again, steps.React)
    assert (again.seat, again.place, again.intruder) == (EVERYONE, 2, 1)
    assert step != steps.React(EVERYONE, 2, 2)
    assert steps.Storm(EVERYONE) != steps.HandOn(EVERYONE)
    assert step != "step"
    assert hash(step) == hash(again)
    assert repr(step) == "React(seat=-2, 2, 1, 0)"


def test_imagined_answers_are_complete() -> None:
    state = begin()
    play(state, "0 add 3", "0 seal", "1 add 1")
    bids = set()
    for number in range(30):
        imagined = RULES.from_view(state.observe(2), stream(number))
        assert imagined.ready == 1
        assert imagined.sealed[1] == [], "what is not complete is not imagined"
        bids.add(sum(action.coins for action in imagined.sealed[0] if isinstance(action, Add)))
    assert len(bids) > 2


class Flowing(NamedTuple):
    seats: int


class Nothing(State):
    """Of a game that implements nothing."""


def test_the_base_classes_promise_nothing() -> None:
    game = Game(Nothing, [], Vocabulary([], {}), NO_ROOMS)
    state = Nothing.blank()
    state.begin(game, 2, Chance(bytes(16)))
    phase: Phase[Nothing, steps.Storm] = Phase()
    step = steps.Storm(EVERYONE)
    for call in (
        lambda: phase.run(state, step),
        lambda: phase.legal(state, step, 0),
        lambda: phase.accepts(state, step, 0, DONE),
        lambda: phase.default(state, step, 0),
        lambda: phase.take(state, step, 0, DONE),
        lambda: phase.resolve(state, step),
        lambda: game.set_up(2, None, state.chance),
        lambda: game.imagine(Flowing(2), stream(1)),
        lambda: state.prompt(0),
        lambda: state.describe(0, DONE),
        lambda: state.observe(0),
        state.outcome,
        state.rounds,
        lambda: state.value(0),
        state.check,
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert phase.asks(state, step) == 0
    game.leave(state, 0)  # a seat that leaves changes nothing by itself
    assert state.copy().digest() == state.digest()
