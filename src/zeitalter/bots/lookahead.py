"""Look-ahead through one seat's own turn, for any game.

A plan is a sequence of the seat's own decisions, from the one it faces until its turn has passed. Plans are built level
by level; the most promising unfinished ones are extended (a beam), equal positions only once. What a plan is worth
is what its judge says of the position it ends in.
"""

from typing import Final

from zeitalter.bots.judge import Judge
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.state import State

NEVER: Final = -1e18  # worth of a plan that was not finished


class Limits:
    """How much work one look-ahead may do."""

    __slots__ = ("depth", "first_width", "nodes", "replies", "width")

    def __init__(self, nodes: int, first_width: int, width: int, depth: int, replies: int) -> None:
        self.nodes = nodes  # positions tried before the beam narrows to one plan
        self.first_width = first_width  # plans kept after the first decision
        self.width = width  # plans kept after any later decision
        self.depth = depth  # decisions of one plan
        self.replies = replies  # decisions of other seats answered inside the turn


class Plan:
    """A plan so far: the position it has led to, the number of its first action, its last one, and the value."""

    __slots__ = ("action", "before", "code", "first", "state", "value")

    def __init__(self, state: State, before: "Plan | None", first: int, action: Action, value: float) -> None:
        self.state = state
        self.before = before  # the plan it extends
        self.first = first
        self.action = action
        self.value = value
        self.code = b""  # the encoded position, once somebody had to compare it

    def actions(self) -> list[Action]:
        """From the first decision on."""
        backwards = [self.action]
        before = self.before
        while before is not None:
            backwards.append(before.action)
            before = before.before
        backwards.reverse()
        return backwards


class Lookahead:
    """Finds out what each action of a seat leads to, in one imagined world."""

    __slots__ = ("best", "chancy", "events", "finished", "judge", "limits", "rng", "seat", "tried", "unfinished")

    def __init__(self, seat: int, judge: Judge, limits: Limits, rng: Stream) -> None:
        self.seat = seat
        self.judge = judge
        self.limits = limits
        self.rng = rng
        self.chancy = False  # whether a random event happened in any plan so far
        self.events = 0
        self.tried = 0
        self.finished: list[float] = []
        self.best: dict[int, Plan] = {}  # the best finished plan by its first action
        self.unfinished: list[Plan] = []

    def worths(self, world: State, actions: list[Action]) -> list[float]:
        """For each action the worth of the best plan found that begins with it; NEVER where better ones crowded it
        out."""
        self.tried = 0
        self.events = world.chance.events
        self.finished = [NEVER for i in range(len(actions))]
        self.best = {}
        self.unfinished = []
        for i in range(len(actions)):
            self.extend(world.copy(), None, i, actions[i])
        begun = self.unfinished
        width = self.limits.first_width
        for _depth in range(1, self.limits.depth):
            chosen = best_plans(self.unfinished, width)
            if not chosen:
                break
            self.unfinished = []
            for plan in chosen:
                self.go_on(plan)
            width = self.limits.width if self.tried < self.limits.nodes else 1
        if max(self.finished) == NEVER:  # a turn longer than any plan: judge the first step alone
            for plan in begun:
                self.finish(plan)
        return self.finished

    def carry_out(self, world: State, actions: list[Action]) -> float:
        """What a plan from another world is worth in this one. Where it cannot be carried out to its end, the best
        that can be done from there on."""
        state = world.copy()
        for action in actions:
            if not state.is_actor(self.seat) or not state.is_legal(self.seat, action):
                break
            state.apply(self.seat, action)
            self.settle(state)
        if state.is_actor(self.seat):
            return max(self.worths(state, self.judge.candidates(state, self.seat)))
        return self.judge.worth(state, self.seat)

    def go_on(self, plan: Plan) -> None:
        """Extend a plan by each possible next decision."""
        actions = self.judge.candidates(plan.state, self.seat)
        last = len(actions) - 1
        for i in range(last + 1):
            state = plan.state if i == last else plan.state.copy()  # nobody needs the position itself any more
            self.extend(state, plan, plan.first, actions[i])

    def extend(self, state: State, before: Plan | None, first: int, action: Action) -> None:
        """Try an action after a plan; what comes of it is a longer plan, finished if the turn has passed."""
        self.tried += 1
        state.apply(self.seat, action)
        self.settle(state)
        if state.chance.events > self.events:
            self.chancy = True
        plan = Plan(state, before, first, action, self.judge.worth(state, self.seat))
        if state.is_actor(self.seat):
            self.unfinished.append(plan)
        else:
            self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """Keep a finished plan if it is the best that begins like it."""
        if plan.value > self.finished[plan.first]:
            self.finished[plan.first] = plan.value
            self.best[plan.first] = plan

    def settle(self, state: State) -> None:
        """Answer for the others where they only interrupt the turn: in the open harmlessly, sealed at random."""
        for _reply in range(self.limits.replies):
            if not state.agenda or state.is_actor(self.seat) or not is_interrupted(state, self.seat):
                return
            answer_plainly(state, self.rng)


def is_interrupted(state: State, seat: int, depth: int = 0) -> bool:
    """Whether the seat's turn continues once the others have answered. It does not when they are asked after what it
    began with is off the agenda, which was so deep then: what waits below, such as a later phase, is another turn."""
    if state.ready >> seat & 1:
        return True
    if len(state.agenda) < depth:
        return False
    for step in state.agenda:
        if step.seat == seat:
            return True
    return False


def is_past(state: State, alone: bool, depth: int) -> bool:
    """Whether a turn is over that consists of one step alone, which lay so deep."""
    return alone and len(state.agenda) < depth


def answer_plainly(state: State, rng: Stream) -> None:
    """Whoever is asked answers without a thought: in the open harmlessly, sealed at random."""
    other = state.actors()[0]
    if state.is_sealed():
        legal = state.legal_actions(other)
        state.apply(other, legal[rng.below(len(legal))])
    else:
        state.apply(other, state.default_action(other))


def differ(world: State, other: State) -> bool:
    """Whether two imagined worlds differ in what is hidden now, leaving future chance aside. Changes `other`."""
    other.chance = world.chance.copy()
    return world.encode() != other.encode()


def best_plans(plans: list[Plan], width: int) -> list[Plan]:
    """The plans of largest value, the earlier first among equals, without those that lead to an equal position."""
    order = sorted(range(len(plans)), key=[-plan.value for plan in plans].__getitem__)
    chosen: list[Plan] = []
    for i in order:
        if len(chosen) == width:
            break
        if not is_known(plans[i], chosen):
            chosen.append(plans[i])
    return chosen


def is_known(plan: Plan, chosen: list[Plan]) -> bool:
    """Whether a chosen plan leads to the same position. Equal positions have equal values, so few are encoded."""
    for other in chosen:
        if other.value == plan.value:
            if not plan.code:
                plan.code = plan.state.encode()
            if not other.code:
                other.code = other.state.encode()
            if plan.code == other.code:
                return True
    return False
