"""Plans for the rest of one's own turn, in one imagined world.

A plan is a sequence of the seat's own decisions until its turn has passed. Plans grow step by step, a step being an
action with all the choices it brings with it; the best of them grow on (a beam), equal positions only once, and none
that begin alike or end alike may crowd out all the others. Others who are asked in between answer by a cheap policy.
"""

from typing import Final

from zeitalter.bots.climber import Climber, is_restless
from zeitalter.bots.judge import Judge
from zeitalter.bots.lookahead import NEVER, Plan, answer_plainly, best_plans, is_interrupted, is_known, is_past
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.state import State

STEPS: Final = 60  # of one plan
CHOICES: Final = 6  # that one action brings with it
INTERRUPTIONS: Final = 12  # decisions of other seats answered inside the turn


class Limits:
    """How much work one search for plans may do."""

    __slots__ = ("choices", "nodes", "replies", "width")

    def __init__(self, nodes: int, width: int, choices: int, replies: int) -> None:
        self.nodes = nodes  # positions tried before the beam narrows to one plan
        self.width = width  # plans that grow on
        self.choices = choices  # plans kept among those that differ only in the choices of their last action
        self.replies = replies  # decisions of other seats inside the turn that are thought about


class Planner:
    """Finds the best plan for each first action."""

    __slots__ = (
        "alone",
        "best",
        "chancy",
        "depth",
        "events",
        "judge",
        "kind",
        "limits",
        "policy",
        "rng",
        "round",
        "seat",
        "tried",
        "unfinished",
    )

    def __init__(self, seat: int, judge: Judge, policy: Climber, limits: Limits, rng: Stream) -> None:
        self.seat = seat
        self.judge = judge
        self.policy = policy
        self.limits = limits
        self.rng = rng
        self.chancy = False  # whether a random event happened in any plan so far
        self.tried = 0
        self.events = 0
        self.kind = 0  # of the step at which the search began
        self.depth = 0  # of the agenda there
        self.round = 0
        self.alone = False  # whether that step is a turn of its own
        self.best: dict[int, Plan] = {}  # the best finished plan by its first action
        self.unfinished: list[Plan] = []

    def plans(self, world: State, actions: list[Action]) -> list[Plan]:
        """The best plan found for each action that was not crowded out, the best first."""
        self.events = world.chance.events
        self.kind = world.agenda[-1].kind
        self.depth = len(world.agenda)
        self.round = world.rounds()
        self.alone = world.game.is_turn(world.agenda[-1])
        before = self.policy.tried  # by other plans
        for i in range(len(actions)):
            self.extend(world.copy(), None, i, actions[i])
        begun = self.unfinished
        for _step in range(STEPS):
            tried = self.tried + self.policy.tried - before
            width = self.limits.width if tried < self.limits.nodes else 1
            chosen = diverse_plans(self.unfinished, width)
            if not chosen:
                break
            self.unfinished = []
            for plan in chosen:
                self.go_on(plan)
        if not self.best:  # a turn longer than any plan: judge the first step alone
            for plan in begun:
                self.finish(plan)
        return sorted(self.best.values(), key=minus_value)

    def go_on(self, plan: Plan) -> None:
        """Extend a plan by each possible next decision."""
        actions = plan.state.game.considered(plan.state, self.seat)
        last = len(actions) - 1
        for i in range(last + 1):
            state = plan.state if i == last else plan.state.copy()  # nobody needs the position itself any more
            self.extend(state, plan, plan.first, actions[i])

    def extend(self, state: State, before: Plan | None, first: int, action: Action) -> None:
        """Try an action after a plan, with the choices that it brings with it."""
        restless = self.step(state, before, first, action, [])
        for _choice in range(CHOICES):
            if not restless:
                return
            more: list[Plan] = []
            if len(restless) > 1:
                self.weigh(restless)
                restless = best_plans(restless, self.limits.choices)
            for plan in restless:
                for choice in plan.state.game.considered(plan.state, self.seat):
                    self.step(plan.state.copy(), plan, first, choice, more)
            restless = more
        self.weigh(restless)
        self.unfinished.extend(restless)

    def weigh(self, plans: list[Plan]) -> None:
        """Judge plans that were left without a value."""
        for plan in plans:
            plan.value = self.judge.worth(plan.state, self.seat)

    def step(self, state: State, before: Plan | None, first: int, action: Action, restless: list[Plan]) -> list[Plan]:
        """Carry out one action; the longer plan is finished, or unfinished, or one of those still without rest. These
        are judged once they have to be compared: many have no rival."""
        self.tried += 1
        state.apply(self.seat, action)
        self.settle(state)
        if state.chance.events > self.events:
            self.chancy = True
        plan = Plan(state, before, first, action, NEVER)
        over = not state.is_actor(self.seat) or state.rounds() != self.round or is_past(state, self.alone, self.depth)
        if not over and is_restless(state, self.seat, self.kind, self.depth):
            restless.append(plan)
            return restless
        plan.value = self.judge.worth(state, self.seat)
        if over:
            self.finish(plan)
        else:
            self.unfinished.append(plan)
        return restless

    def finish(self, plan: Plan) -> None:
        """Keep a finished plan if it is the best that begins like it."""
        known = self.best.get(plan.first)
        if known is None or plan.value > known.value:
            self.best[plan.first] = plan

    def settle(self, state: State) -> None:
        """Answer for the others where they only interrupt the turn: what the seat has proposed to them and their first
        other decision by the policy, more of them harmlessly, or where answers are hidden at random. In a turn of one
        step all that counts is what was proposed: with whom one talks must not decide who else is thought for."""
        replies = 0 if self.alone else self.limits.replies
        for _reply in range(INTERRUPTIONS):
            if not state.agenda or state.is_actor(self.seat) or not is_interrupted(state, self.seat, self.depth):
                return
            other = self.addressee(state)
            if other < 0 and replies:
                other = state.actors()[0]
                replies -= 1
            if other < 0:
                answer_plainly(state, self.rng)
            else:
                state.apply(other, self.policy.choose(state, other))

    def addressee(self, state: State) -> int:
        """Who is asked for an answer to what the seat has proposed, or -1."""
        addressed = state.game.addressed(state, self.seat)
        if addressed:
            for other in state.actors():
                if addressed >> other & 1:
                    return other
        return -1


def minus_value(plan: Plan) -> float:
    """To sort plans, the best first."""
    return -plan.value


def diverse_plans(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, of those that begin alike or end alike no more than a half, unless there are no others."""
    if len(plans) <= 1 or width == 1:
        return best_plans(plans, width)
    most = (width + 1) // 2
    begun: dict[int, int] = {}
    ended: dict[int, int] = {}
    chosen: list[Plan] = []
    passed: list[Plan] = []
    for plan in sorted(plans, key=minus_value):
        if len(chosen) == width:
            return chosen
        if is_known(plan, chosen):
            continue
        first = begun.get(plan.first, 0)
        verb = ended.get(plan.action.verb, 0)
        if first < most and verb < most:
            begun[plan.first] = first + 1
            ended[plan.action.verb] = verb + 1
            chosen.append(plan)
        else:
            passed.append(plan)
    return chosen + passed[: width - len(chosen)]
