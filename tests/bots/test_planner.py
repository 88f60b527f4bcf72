"""Plans of the levels, on the game of digits: what others answer, what is kept, where a turn ends."""

from tests.bots.test_lookahead import COURSE, Ask, Choose, DigitGame, Digits, digits
from zeitalter.bots.climber import Climber
from zeitalter.bots.contest import Contest
from zeitalter.bots.judge import HandMade
from zeitalter.bots.levels import doubtful
from zeitalter.bots.lookahead import Plan, is_interrupted
from zeitalter.bots.planner import Limits, Planner, diverse_plans
from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Stream, stream
from zeitalter.core.player import PlayerView
from zeitalter.core.state import State


class Feud(DigitGame):
    """What hurts seat 0 is what seat 1 wants."""

    def value(self, state: Digits, seat: int) -> float:
        worth = super().value(state, seat)
        return worth if seat == 0 else -worth


FEUD = Feud(COURSE)


def planned(state: State, replies: int, nodes: int = 1000) -> list[Plan]:
    rng = stream("test")
    planner = Planner(0, HandMade(), Climber(HandMade(), 8, rng), Limits(nodes, 9, 3, replies), rng)
    return planner.plans(state, state.legal_actions(0))


def test_plans_reach_the_end_of_the_turn_the_best_first() -> None:
    plans = planned(digits(3), replies=0)
    assert [(plan.first, plan.value) for plan in plans] == [(2, 6), (1, 5), (0, 4)]


def test_others_answer_in_their_own_interest() -> None:
    """After a 2 seat 1 may reply, which costs seat 0 ten for each of its digits; harmlessly it would choose 0."""
    assert planned(digits(2, game=FEUD), replies=0)[0].actions() == [Choose(2), Choose(2)]
    assert planned(digits(2, game=FEUD), replies=5)[0].actions() == [Choose(1), Choose(2)]


class Proposal(Feud):
    """Whatever seat 0 says is a proposal to seat 1."""

    def addressed(self, state: Digits, seat: int) -> int:
        return 2


def test_who_is_proposed_something_answers_in_his_own_interest() -> None:
    plans = planned(digits(2, game=Proposal(COURSE)), replies=0)
    assert plans[0].actions() == [Choose(1), Choose(2)]


class Alone(DigitGame):
    """Each digit is a turn of its own."""

    def is_turn(self, step: Step) -> bool:
        return isinstance(step, Ask)


def test_a_turn_of_one_step_is_over_with_it() -> None:
    for game, length in ((DigitGame(COURSE), 2), (Alone(COURSE), 1)):
        state = digits(1, game=game)
        state.agenda = [Ask(0), Ask(0)]
        state.length = 0
        assert len(planned(state, replies=0)[0].actions()) == length


def test_with_few_nodes_one_plan_is_carried_on() -> None:
    assert [plan.first for plan in planned(digits(5), replies=0, nodes=1)] == [2]


def test_a_phase_that_waits_below_is_another_turn() -> None:
    state = digits(1)
    depth = len(state.agenda)
    state.agenda = [Ask(0), Ask(1)]  # seat 1 is asked, and seat 0 will be later
    assert is_interrupted(state, 0, depth)
    state.agenda = [Ask(0)]
    assert not is_interrupted(state, 0, depth)


def plan(first: int, digit: int, value: float) -> Plan:
    state = digits(3)
    state.chosen = [first, round(10 * value)]  # no two alike
    return Plan(state, None, first, Choose(digit), value)


def test_no_beginning_crowds_out_the_others() -> None:
    alike = [plan(0, 1, value) for value in (9.0, 8.0, 7.0, 6.0)]
    other = plan(1, 1, 1.0)
    assert diverse_plans([*alike, other], 1) == alike[:1]
    assert diverse_plans([*alike, other], 4) == [alike[0], alike[1], alike[2], alike[3]]  # all end alike
    other.action = Other()
    assert diverse_plans([*alike, other], 4) == [alike[0], alike[1], other, alike[2]]


class Other(Action, code=17):
    """Another verb."""


def test_doubt_prefers_the_better_plan() -> None:
    plans = [plan(0, 0, 3.0), plan(1, 0, 2.0), plan(2, 0, 0.0)]
    rng = stream("doubt")
    chosen = [doubtful(plans, 1.0, rng).first for _ in range(600)]
    assert chosen.count(0) > chosen.count(1) > chosen.count(2) > 0
    assert doubtful([plans[0]] * 3, 1.0, rng) is plans[0]  # nothing to doubt


class Worlds(PlayerView):
    """Worlds like the planner's own."""

    def __init__(self, length: int, game: DigitGame) -> None:
        self.seen = 0
        self.length = length
        self.digits = game

    def imagine(self, rng: Stream) -> State:
        self.seen += 1
        return digits(self.length, game=self.digits)


def contest(turns: int = 0, playing: int = 0) -> Contest:
    rng = stream("test")
    return Contest(0, HandMade(), Climber(HandMade(), 8, rng), Limits(30, 2, 1, 0), turns, playing, rng)


def test_a_contest_finds_the_plan_that_does_best_in_most_worlds() -> None:
    """The planner liked 2 2 best, as if nobody replied; carried out, the reply is there."""
    hopeful = planned(digits(2, game=FEUD), replies=0)
    assert hopeful[0].actions() == [Choose(2), Choose(2)]
    worlds = Worlds(2, FEUD)
    ranked = contest().rank(worlds, hopeful, finalists=3, tries=12)
    assert ranked[0].actions()[0] == Choose(1)
    assert worlds.seen >= 2
    assert [one.value for one in ranked] == sorted([one.value for one in ranked], reverse=True)


class Revenge(Feud):
    """A 2 is paid for in the other seat's turn."""

    def value(self, state: Digits, seat: int) -> float:
        worth = float(sum(state.chosen)) - (10 * sum(state.replies) if 2 in state.chosen else 0)
        return worth if seat == 0 else -worth


def test_who_plays_on_sees_what_the_others_make_of_a_plan() -> None:
    game = Revenge(COURSE)
    plans = planned(digits(1, game=game), replies=0)
    assert plans[0].actions() == [Choose(2)]
    assert contest().rank(Worlds(1, game), plans, finalists=3, tries=12)[0].actions() == [Choose(2)]
    ahead = contest(turns=1, playing=1000).rank(Worlds(1, game), plans, finalists=3, tries=12)
    assert ahead[0].actions() == [Choose(1)]


def test_who_plays_on_does_not_trust_the_plan_that_looked_less_far() -> None:
    plans = planned(digits(1, game=Revenge(COURSE)), replies=0)
    for plan in plans:
        plan.value *= 1000.0  # the planner is very sure of itself
    ahead = contest(turns=1, playing=1000).rank(Worlds(1, Revenge(COURSE)), plans, finalists=3, tries=12)
    assert ahead[0].actions() == [Choose(1)]


def test_playing_on_ends_when_its_positions_are_used_up() -> None:
    game = Revenge(COURSE)
    worlds, few = Worlds(1, game), Worlds(1, game)
    contest(turns=1, playing=1000).rank(worlds, planned(digits(1, game=game), replies=0), finalists=3, tries=60)
    contest(turns=1, playing=1).rank(few, planned(digits(1, game=game), replies=0), finalists=3, tries=60)
    assert few.seen == 2  # one for each halving
    assert worlds.seen > few.seen
