"""The look-ahead, on a game made of nothing but the point: digits chosen one by one, worth the last one."""

from typing import Self

import pytest

from zeitalter.bots.lookahead import NEVER, VICTORY, Limits, Lookahead, Plan, best_plans, differ
from zeitalter.core.action import FIRST_GAME_VERB, Action
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance, stream
from zeitalter.core.outcome import Outcome
from zeitalter.core.state import State
from zeitalter.core.wording import Message

ASK, REPLY, ROLL = 1, 2, 3
DIGITS = range(3)


class Digits(State):
    """Seat 0 chooses `length` digits; after a 2 the other seat must reply, and its harmless reply is nothing."""

    length: int
    chosen: list[int]
    replies: list[int]
    rolled: int

    @classmethod
    def of(cls, length: int, key: bytes = bytes(16)) -> Self:
        state = cls()
        state.begin(2, Chance(key))
        state.length, state.chosen, state.replies, state.rolled = length, [], [], 0
        state.push(Step(ASK, 1))  # the other seat's turn comes after it
        state.push(Step(ASK, 0))
        return state

    def asks(self, step: Step) -> int:
        return 0 if step.kind == ROLL else 1 << step.seat

    def run(self, step: Step) -> None:
        self.rolled = self.chance.below(6)

    def legal(self, step: Step, seat: int) -> list[Action]:
        return [Action(FIRST_GAME_VERB, digit) for digit in DIGITS]

    def default(self, step: Step, seat: int) -> Action:
        return Action(FIRST_GAME_VERB, 0)

    def take(self, step: Step, seat: int, action: Action) -> None:
        if seat == 1:
            self.replies.append(action.a)
            return
        self.chosen.append(action.a)
        if len(self.chosen) < self.length:
            self.push(Step(ASK, 0))
            if action.a == 2:
                self.push(Step(REPLY, 1))

    def copy(self) -> Self:
        new = type(self)()
        new.copy_flow(self)
        new.length, new.chosen, new.replies, new.rolled = self.length, self.chosen[:], self.replies[:], self.rolled
        return new

    def pack(self) -> list[object]:
        return [self.pack_flow(), self.chosen, self.replies, self.rolled]

    def value(self, seat: int) -> float:
        return float(sum(self.chosen)) - 10 * sum(self.replies)

    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome([{}, {}], [0, 0], [2, 1], Message("over"))


def worths(state: State, limits: Limits) -> tuple[list[float], Lookahead]:
    lookahead = Lookahead(0, limits, stream("test"))
    return lookahead.worths(state, state.legal_actions(0)), lookahead


WIDE = Limits(nodes=1000, first_width=9, width=9, depth=10, replies=5)


def test_plans_go_on_to_the_end_of_the_turn() -> None:
    found, _ = worths(Digits.of(3), WIDE)
    assert found == [0 + 2 + 2, 1 + 2 + 2, 2 + 2 + 2]


def test_the_state_itself_is_left_alone() -> None:
    state = Digits.of(3)
    before = state.encode()
    worths(state, WIDE)
    assert state.encode() == before


def test_a_narrow_beam_leaves_the_unpromising_unfinished() -> None:
    found, lookahead = worths(Digits.of(3), Limits(nodes=1, first_width=1, width=1, depth=10, replies=5))
    assert found == [NEVER, NEVER, 6]
    assert lookahead.tried == 9


def test_a_turn_longer_than_any_plan_is_judged_by_its_first_step() -> None:
    found, _ = worths(Digits.of(50), Limits(nodes=9, first_width=2, width=2, depth=3, replies=5))
    assert found == [0, 1, 2]


def test_without_replies_an_interruption_ends_the_plan() -> None:
    found, _ = worths(Digits.of(2), Limits(nodes=1000, first_width=9, width=9, depth=10, replies=0))
    assert found == [0 + 2, 1 + 2, 2]


class Unordered(Digits):
    """Only which digits were chosen matters, not in which order."""

    def pack(self) -> list[object]:
        return [self.pack_flow(), sorted(self.chosen), self.replies, self.rolled]


def plan(digits: list[int]) -> Plan:
    state = Unordered.of(3)
    state.chosen = digits
    return Plan(state, None, digits[0], Action(FIRST_GAME_VERB, digits[-1]), state.value(0))


def test_equal_positions_go_on_once() -> None:
    chosen = best_plans([plan([1, 0]), plan([0, 1]), plan([2, 0]), plan([1, 1])], width=5)
    assert [plan.state.pack()[1] for plan in chosen] == [[0, 2], [1, 1], [0, 1]]
    assert [plan.first for plan in chosen] == [2, 1, 1]


def test_equal_positions_do_not_hide_the_best_action() -> None:
    found, _ = worths(Unordered.of(3), WIDE)
    assert max(found) == found[2] == 6


@pytest.mark.parametrize(("rank", "sign"), [(1, 1), (2, -1)])
def test_the_end_of_the_game_outweighs_every_value(rank: int, sign: int, monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Outcome([{}, {}], [0, 0], [rank, 1], Message("over"))
    monkeypatch.setattr(Digits, "outcome", lambda self: outcome)
    state = Digits.of(1)
    del state.agenda[0]  # no turn of the other seat: the game is over after the digit
    found, _ = worths(state, WIDE)
    assert found == [sign * VICTORY + digit for digit in DIGITS]


def test_chance_inside_a_plan_is_noticed() -> None:
    calm, rolling = Digits.of(1), Digits.of(1)
    rolling.agenda.insert(1, Step(ROLL, -2))
    assert not worths(calm, WIDE)[1].chancy
    assert worths(rolling, WIDE)[1].chancy


def test_worlds_differ_in_hidden_parts_not_in_future_chance() -> None:
    assert not differ(Digits.of(2, bytes(16)), Digits.of(2, b"another key 1234"))
    other = Digits.of(2)
    other.rolled = 4
    assert differ(Digits.of(2), other)


def test_a_plan_is_known_by_its_actions() -> None:
    _, lookahead = worths(Digits.of(3), WIDE)
    assert [action.a for action in lookahead.best[1].actions()] == [1, 2, 2]


class Fewer(Digits):
    """A world without twos."""

    def legal(self, step: Step, seat: int) -> list[Action]:
        return super().legal(step, seat)[:2]


def test_a_look_ahead_begins_anew_each_time() -> None:
    lookahead = Lookahead(0, WIDE, stream("test"))
    lookahead.worths(Digits.of(3), Digits.of(3).legal_actions(0))
    first = lookahead.tried
    assert lookahead.worths(Fewer.of(3), Fewer.of(3).legal_actions(0)) == [0 + 1 + 1, 1 + 1 + 1]
    assert sorted(lookahead.best) == [0, 1]
    assert lookahead.tried < first


def test_nothing_is_left_over_from_a_turn_that_was_too_long() -> None:
    shallow = Limits(nodes=9, first_width=2, width=2, depth=3, replies=5)
    lookahead = Lookahead(0, shallow, stream("test"))
    lookahead.worths(Digits.of(50), Digits.of(50).legal_actions(0))
    again = lookahead.worths(Fewer.of(2), Fewer.of(2).legal_actions(0))
    assert again == worths(Fewer.of(2), shallow)[0] == [0 + 1, 1 + 1]


def test_a_plan_that_is_not_possible_in_another_world_is_mended() -> None:
    digits = [Action(FIRST_GAME_VERB, digit) for digit in (0, 2, 2)]
    assert Lookahead(0, WIDE, stream("test")).carry_out(Fewer.of(3), digits) == 0 + 1 + 1


def test_a_plan_in_another_world() -> None:
    digits = [Action(FIRST_GAME_VERB, digit) for digit in (0, 1, 2)]
    lookahead = Lookahead(0, WIDE, stream("test"))
    assert lookahead.carry_out(Digits.of(3), digits) == 0 + 1 + 2
    assert lookahead.carry_out(Digits.of(5), digits) == 0 + 1 + 2 + 2 + 2  # the rest as well as possible
    assert lookahead.carry_out(Digits.of(2), digits) == 0 + 1  # the turn is over before
