"""What people choose from: one choice per range of amounts."""

import pytest

from tests.trial import RULES
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Move, Seal, Stop
from zeitalter.core.action import Action, ActionError
from zeitalter.core.choices import Choice, choices, values, with_amount
from zeitalter.core.state import UNDO_AT_WILL, UNDO_NEVER, UNDO_UNTIL_ANSWERED, State
from zeitalter.core.wording import Amount


def marching() -> State:
    """The leader may march; everybody's pieces are still at home."""
    state = RULES.setup(2, seed=1)
    while not any(isinstance(action, Stop) for action in state.legal_actions(state.actors()[0])):
        for seat in state.actors():
            state.apply(seat, state.default_action(seat))
    return state


def of_moves(state: State) -> list[Choice]:
    return [choice for choice in choices(state, state.actors()[0]) if isinstance(choice.action, Move)]


def test_actions_that_differ_in_the_amount_alone_are_one_choice() -> None:
    state = marching()
    seat = state.actors()[0]
    listed = [action for action in state.legal_actions(seat) if isinstance(action, Move)]
    ways = {(action.from_, action.to) for action in listed}
    found = of_moves(state)
    assert len(listed) == 2 * len(ways)  # one piece, or all of them
    assert [choice.action for choice in found] == listed[::2]
    assert {(choice.json["from"], choice.json["to"]) for choice in found} == {
        (RULES.vocabulary.to_json(action)["from"], RULES.vocabulary.to_json(action)["to"]) for action in listed
    }


def test_every_other_action_is_a_choice_of_its_own() -> None:
    state = RULES.setup(2, seed=1)
    found = [choice.action for choice in choices(state, 0)]
    assert found == state.legal_actions(0)
    assert Seal() in found


def test_every_value_of_a_range_is_legal_in_its_place() -> None:
    state = marching()
    seat = state.actors()[0]
    for choice in of_moves(state):
        assert choice.meaning.amount is not None
        for number in values(choice.meaning.amount):
            action = with_amount(RULES.vocabulary, choice, number)
            assert isinstance(action, Move)
            assert action.amount == number
            assert state.is_legal(seat, action)


@pytest.mark.parametrize("number", [-1, 0, 99])
def test_other_values_are_refused(number: int) -> None:
    with pytest.raises(ActionError, match=f"{number} is not an amount"):
        with_amount(RULES.vocabulary, of_moves(marching())[0], number)


def test_an_action_without_an_amount_takes_none() -> None:
    choice = choices(RULES.setup(2, seed=1), 0)[0]
    with pytest.raises(ActionError):
        with_amount(RULES.vocabulary, choice, 1)


def test_the_last_value_is_one_that_the_steps_reach() -> None:
    assert list(values(Amount(2, 9, step=3))) == [2, 5, 8]


@pytest.mark.parametrize("undo", [UNDO_NEVER, UNDO_UNTIL_ANSWERED])
def test_a_choice_is_final_or_passes_on_if_one_of_its_amounts_does(undo: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_but_one(state: State, seat: int, action: Action) -> int:
        return undo if isinstance(action, Move) and action.amount > 1 else UNDO_AT_WILL

    monkeypatch.setattr(Trial, "undo_after", all_but_one)
    found = of_moves(marching())
    assert found
    assert all(choice.json["amount"] == 1 for choice in found)
    assert all(choice.meaning.irreversible == (undo == UNDO_NEVER) for choice in found)
    assert all(choice.meaning.passes_on == (undo == UNDO_UNTIL_ANSWERED) for choice in found)
