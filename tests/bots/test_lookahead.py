"""The look-ahead, on a game made of nothing but the point: digits chosen one by one, worth the last one."""

import pytest

from tests.core.bare import NO_ROOMS
from zeitalter.bots.judge import VICTORY, HandMade
from zeitalter.bots.lookahead import NEVER, Limits, Lookahead, Plan, best_plans, differ
from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import Chance, stream
from zeitalter.core.game import Course, Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.phase import Phase, Question
from zeitalter.core.state import State
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.core.wording import Message

DIGITS = range(3)


class Choose(Action, code=16):
    digit: int


class Ask(Step, code=0):
    """A seat chooses a digit."""


class Reply(Step, code=1):
    """The other seat replies to a 2."""


class Roll(Step, code=2):
    """Chance interrupts the turn."""


class Digits(State):
    """Seat 0 chooses `length` digits; after a 2 the other seat must reply, and its harmless reply is nothing."""

    length: int
    chosen: list[int]
    replies: list[int]
    rolled: int

    def rounds(self) -> int:
        return 1


class Choosing(Question[Digits, Ask]):
    def legal(self, state: Digits, step: Ask, seat: int) -> list[Action]:
        return [Choose(digit) for digit in DIGITS]

    def take(self, state: Digits, step: Ask, seat: int, action: Action) -> None:
        assert isinstance(action, Choose)
        if seat == 1:
            state.replies.append(action.digit)
            return
        state.chosen.append(action.digit)
        if len(state.chosen) < state.length:
            state.push(Ask(0))
            if action.digit == 2:
                state.push(Reply(1))


class Rolling(Phase[Digits, Roll]):
    def run(self, state: Digits, step: Roll) -> None:
        state.rolled = state.chance.below(6)


COURSE: Course[Digits] = [(Ask, Choosing()), (Reply, Choosing()), (Roll, Rolling())]


class DigitGame(Game[Digits]):
    def __init__(self, course: Course[Digits]) -> None:
        super().__init__(Digits, course, VOCABULARY, NO_ROOMS)

    def value(self, state: Digits, seat: int) -> float:
        return float(sum(state.chosen)) - 10 * sum(state.replies)

    def outcome(self, state: Digits) -> Outcome | None:
        return None if state.agenda else Outcome([{}, {}], [0, 0], [2, 1], Message("over"))


VOCABULARY = Vocabulary([Choose], {"digit": len(DIGITS)})
GAME = DigitGame(COURSE)


def digits(length: int, key: bytes = bytes(16), game: DigitGame = GAME, kind: type[Digits] = Digits) -> Digits:
    state = kind.blank()
    state.begin(game, 2, Chance(key))
    state.length = length
    state.push(Ask(1))  # the other seat's turn comes after it
    state.push(Ask(0))
    return state


def worths(state: State, limits: Limits) -> tuple[list[float], Lookahead]:
    lookahead = Lookahead(0, HandMade(), limits, stream("test"))
    return lookahead.worths(state, state.legal_actions(0)), lookahead


WIDE = Limits(nodes=1000, first_width=9, width=9, depth=10, replies=5)


def test_plans_go_on_to_the_end_of_the_turn() -> None:
    found, _ = worths(digits(3), WIDE)
    assert found == [0 + 2 + 2, 1 + 2 + 2, 2 + 2 + 2]


def test_the_state_itself_is_left_alone() -> None:
    state = digits(3)
    before = state.encode()
    worths(state, WIDE)
    assert state.encode() == before


def test_a_narrow_beam_leaves_the_unpromising_unfinished() -> None:
    found, lookahead = worths(digits(3), Limits(nodes=1, first_width=1, width=1, depth=10, replies=5))
    assert found == [NEVER, NEVER, 6]
    assert lookahead.tried == 9


def test_a_turn_longer_than_any_plan_is_judged_by_its_first_step() -> None:
    found, _ = worths(digits(50), Limits(nodes=9, first_width=2, width=2, depth=3, replies=5))
    assert found == [0, 1, 2]


def test_without_replies_an_interruption_ends_the_plan() -> None:
    found, _ = worths(digits(2), Limits(nodes=1000, first_width=9, width=9, depth=10, replies=0))
    assert found == [0 + 2, 1 + 2, 2]


class Unordered(Digits):
    """Only which digits were chosen matters, not in which order."""

    def pack(self) -> list[object]:
        in_order = self.copy()
        in_order.chosen.sort()
        return Digits.pack(in_order)


def plan(chosen: list[int]) -> Plan:
    state = digits(3, kind=Unordered)
    state.chosen = chosen
    return Plan(state, None, chosen[0], Choose(chosen[-1]), state.value(0))


def chosen_in(plan: Plan) -> list[int]:
    assert isinstance(plan.state, Digits)
    return plan.state.chosen


def test_equal_positions_go_on_once() -> None:
    chosen = best_plans([plan([1, 0]), plan([0, 1]), plan([2, 0]), plan([1, 1])], width=5)
    assert [sorted(chosen_in(plan)) for plan in chosen] == [[0, 2], [1, 1], [0, 1]]
    assert [plan.first for plan in chosen] == [2, 1, 1]


def test_equal_positions_do_not_hide_the_best_action() -> None:
    found, _ = worths(digits(3, kind=Unordered), WIDE)
    assert max(found) == found[2] == 6


@pytest.mark.parametrize(("rank", "sign"), [(1, 1), (2, -1)])
def test_the_end_of_the_game_outweighs_every_value(rank: int, sign: int, monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Outcome([{}, {}], [0, 0], [rank, 1], Message("over"))
    monkeypatch.setattr(DigitGame, "outcome", lambda self, state: outcome)
    state = digits(1)
    del state.agenda[0]  # no turn of the other seat: the game is over after the digit
    found, _ = worths(state, WIDE)
    assert found == [sign * VICTORY + digit for digit in DIGITS]


def test_chance_inside_a_plan_is_noticed() -> None:
    calm, rolling = digits(1), digits(1)
    rolling.agenda.insert(1, Roll(EVERYONE))
    assert not worths(calm, WIDE)[1].chancy
    assert worths(rolling, WIDE)[1].chancy


def test_worlds_differ_in_hidden_parts_not_in_future_chance() -> None:
    assert not differ(digits(2, bytes(16)), digits(2, b"another key 1234"))
    other = digits(2)
    other.rolled = 4
    assert differ(digits(2), other)


def test_a_plan_is_known_by_its_actions() -> None:
    _, lookahead = worths(digits(3), WIDE)
    assert lookahead.best[1].actions() == [Choose(1), Choose(2), Choose(2)]


class FewerDigits(Choosing):
    def legal(self, state: Digits, step: Ask, seat: int) -> list[Action]:
        return super().legal(state, step, seat)[:2]


WITHOUT_TWOS = DigitGame([(Ask, FewerDigits()), (Reply, FewerDigits()), (Roll, Rolling())])


def fewer(length: int) -> Digits:
    """A world without twos."""
    return digits(length, game=WITHOUT_TWOS)


def test_a_look_ahead_begins_anew_each_time() -> None:
    lookahead = Lookahead(0, HandMade(), WIDE, stream("test"))
    lookahead.worths(digits(3), digits(3).legal_actions(0))
    first = lookahead.tried
    assert lookahead.worths(fewer(3), fewer(3).legal_actions(0)) == [0 + 1 + 1, 1 + 1 + 1]
    assert sorted(lookahead.best) == [0, 1]
    assert lookahead.tried < first


def test_nothing_is_left_over_from_a_turn_that_was_too_long() -> None:
    shallow = Limits(nodes=9, first_width=2, width=2, depth=3, replies=5)
    lookahead = Lookahead(0, HandMade(), shallow, stream("test"))
    lookahead.worths(digits(50), digits(50).legal_actions(0))
    again = lookahead.worths(fewer(2), fewer(2).legal_actions(0))
    assert again == worths(fewer(2), shallow)[0] == [0 + 1, 1 + 1]


def test_a_plan_that_is_not_possible_in_another_world_is_mended() -> None:
    plan: list[Action] = [Choose(digit) for digit in (0, 2, 2)]
    assert Lookahead(0, HandMade(), WIDE, stream("test")).carry_out(fewer(3), plan) == 0 + 1 + 1


def test_a_plan_in_another_world() -> None:
    plan: list[Action] = [Choose(digit) for digit in (0, 1, 2)]
    lookahead = Lookahead(0, HandMade(), WIDE, stream("test"))
    assert lookahead.carry_out(digits(3), plan) == 0 + 1 + 2
    assert lookahead.carry_out(digits(5), plan) == 0 + 1 + 2 + 2 + 2  # the rest as well as possible
    assert lookahead.carry_out(digits(2), plan) == 0 + 1  # the turn is over before
