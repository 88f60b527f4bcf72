"""Phases: the three kinds of them, their defaults, and whether undo will help; and the game that holds them."""

from typing import Any

import pytest

from tests.core.bare import NO_ROOMS
from zeitalter.core.action import DONE, TABLE, Action, Resign
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import Chance
from zeitalter.core.game import Course, Game
from zeitalter.core.phase import Phase, Question, Sealed
from zeitalter.core.state import UNDO_AT_WILL, UNDO_NEVER, UNDO_UNKNOWN, UNDO_UNTIL_ANSWERED, State
from zeitalter.core.vocabulary import Vocabulary


class Say(Action, code=16):
    word: int


class Ask(Step, code=0):
    words: int


class Vote(Step, code=1):
    """Everybody under cover."""


class Count(Step, code=2):
    """By itself."""


class Talk(State):
    said: list[int]
    counted: int


class Asking(Question[Talk, Ask]):
    """Word 0 is harmless; 1 throws a die; 2 reveals something; 3 hands over to the next seat; 4 says nothing more."""

    def legal(self, state: Talk, step: Ask, seat: int) -> list[Action]:
        return [Say(word) for word in range(step.words)]

    def take(self, state: Talk, step: Ask, seat: int, action: Action) -> None:
        assert isinstance(action, Say)
        state.said.append(action.word)
        if action.word == 1:
            state.chance.below(6)
        elif action.word == 2:
            state.reveal()
        if action.word != 4:
            state.push(Ask((seat + 1) % 2 if action.word == 3 else seat, step.words))


class Voting(Sealed[Talk, Vote]):
    def legal(self, state: Talk, step: Vote, seat: int) -> list[Action]:
        return [Say(1), Say(2), DONE]

    def resolve(self, state: Talk, step: Vote) -> None:
        state.said = [len(answers) for answers in state.sealed]


class Counting(Phase[Talk, Count]):
    def run(self, state: Talk, step: Count) -> None:
        state.counted += 1


class TalkGame(Game[Talk]):
    def __init__(self, course: Course[Talk]) -> None:
        super().__init__(Talk, course, VOCABULARY, NO_ROOMS)


def course(asking: Question[Talk, Ask]) -> Course[Talk]:
    return [(Vote, Voting()), (Ask, asking), (Count, Counting())]


VOCABULARY = Vocabulary([Say], {"word": 5})
GAME = TalkGame(course(Asking()))


def talk(*steps: Step, game: TalkGame = GAME) -> Talk:
    """A position with these steps to come, the first one first."""
    state = Talk.blank()
    state.begin(game, 2, Chance(bytes(16)))
    for step in reversed(steps):
        state.push(step)
    state.advance()
    return state


# ---- three kinds -----------------------------------------------------------------------------------------------------


def test_a_phase_runs_by_itself() -> None:
    state = talk(Count(EVERYONE), Count(EVERYONE), Ask(1, 3))
    assert state.counted == 2
    assert state.actors() == [1]
    assert not state.is_sealed()


def test_a_question_asks_its_seat_and_takes_effect_at_once() -> None:
    state = talk(Ask(1, 5), Count(EVERYONE))
    assert state.actors() == [1]
    assert state.legal_actions(0) == []
    assert state.is_legal(1, Say(4))
    assert not state.is_legal(0, Say(4))
    assert not state.is_legal(1, DONE)
    state.apply(1, Say(4))
    assert state.said == [4]
    assert state.counted == 1
    assert state.actors() == []


def test_a_sealed_phase_asks_everybody_left_and_waits_for_all() -> None:
    state = talk(Vote(EVERYONE), Ask(0, 1))
    assert state.is_sealed()
    assert state.actors() == [0, 1]
    state.apply(1, Say(2))
    assert state.said == []
    assert state.actors() == [0]
    state.apply(0, Say(1))
    assert state.said == [1, 1]
    assert state.sealed == [[], []]
    assert not state.is_sealed()


def test_a_sealed_phase_does_not_ask_who_has_left() -> None:
    state = Talk.blank()
    state.begin(GAME, 3, Chance(bytes(16)))
    state.push(Vote(EVERYONE))
    state.apply(TABLE, Resign(1))
    assert state.actors() == [0, 2]


# ---- the harmless choice ---------------------------------------------------------------------------------------------


def test_the_default_is_doing_nothing_where_that_comes_last() -> None:
    assert talk(Vote(EVERYONE)).default_action(0) == DONE


def test_the_default_is_otherwise_the_first_choice() -> None:
    assert talk(Ask(0, 3)).default_action(0) == Say(0)


class Opposite(Asking):
    """Doing nothing is offered first, hence no default by itself: a phase that means it says so."""

    def legal(self, state: Talk, step: Ask, seat: int) -> list[Action]:
        return [Say(4), DONE, Say(0)]


def test_doing_nothing_in_the_middle_is_no_default() -> None:
    assert talk(Ask(0, 3), game=TalkGame(course(Opposite()))).default_action(0) == Say(4)


# ---- whether undo will help ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "undo"),
    [(0, UNDO_AT_WILL), (1, UNDO_NEVER), (2, UNDO_NEVER), (3, UNDO_UNTIL_ANSWERED), (4, UNDO_NEVER)],
)
def test_what_cannot_be_taken_back(word: int, undo: int) -> None:
    """Chance, a reveal, the end of the game; another seat's turn until it has answered."""
    state = talk(Ask(0, 5))
    before = state.digest()
    assert state.undo_after(0, Say(word)) == undo
    assert state.digest() == before


def test_sealed_answers_are_withdrawn_and_the_table_asks_nobody() -> None:
    assert talk(Vote(EVERYONE)).undo_after(0, Say(1)) == UNDO_AT_WILL
    assert talk(Ask(0, 5)).undo_after(TABLE, Resign(0)) == UNDO_AT_WILL


class Unworried(Asking):
    def undo_after(self, state: Talk, step: Ask, seat: int, action: Action) -> int:
        return UNDO_AT_WILL if isinstance(action, Say) and action.word == 0 else UNDO_UNKNOWN

    def take(self, state: Talk, step: Ask, seat: int, action: Action) -> None:
        assert action != Say(0), "what is plain is not tried out"
        super().take(state, step, seat, action)


def test_where_undo_is_plain_nothing_is_tried_out() -> None:
    state = talk(Ask(0, 5), game=TalkGame(course(Unworried())))
    assert state.undo_after(0, Say(0)) == UNDO_AT_WILL
    assert state.undo_after(0, Say(1)) == UNDO_NEVER
    assert Asking().undo_after(state, Ask(0, 5), 0, Say(0)) == UNDO_UNKNOWN, "only a phase that says so foresees it"


# ---- the game --------------------------------------------------------------------------------------------------------


def test_phases_are_found_by_the_code_of_their_step() -> None:
    assert [kind.NAME for kind in GAME.steps] == ["ask", "vote", "count"]
    assert [type(phase) for phase in GAME.phases] == [Asking, Voting, Counting]


@pytest.mark.parametrize(
    ("course", "reason"),
    [
        ([(Ask, Asking()), (Count, Counting())], "count has the code 2, where 1 comes next"),
        ([(Vote, Voting())], "vote has the code 1, where 0 comes next"),
        ([(Ask, Asking()), (Vote, Voting()), (Ask, Asking())], "ask has the code 0, where 1 comes next"),
        ([(Step, Asking())], "has the code -1, where 0 comes next"),
    ],
)
def test_gaps_and_doubles_in_the_codes_are_refused(course: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        TalkGame(course)


def test_a_packed_step_gets_its_class_back() -> None:
    step = GAME.step([0, 1, 3, 0, 0])
    assert isinstance(step, Ask)
    assert (step.seat, step.words) == (1, 3)


@pytest.mark.parametrize("packed", [[3, 0, 0, 0, 0], [-1, 0, 0, 0, 0], [], [0], [0, 1], [1, -2, 5, 0, 0], [0] * 6])
def test_what_is_no_step_is_refused(packed: list[int]) -> None:
    """Such as from a damaged snapshot; numbers without a name would be lost."""
    with pytest.raises(ValueError, match="is not a step of this game"):
        GAME.step(packed)
