"""Which of several plans is the best: each is carried out in more and more imagined worlds, and the worse half drops
out each time (sequential halving). What is hoped for at the end of the turn counts, or, where all play on by the cheap
policy, at the beginning of the next one.
"""

from typing import Final

from zeitalter.bots.climber import Climber
from zeitalter.bots.judge import Judge
from zeitalter.bots.lookahead import Plan, is_interrupted, is_past
from zeitalter.bots.planner import Limits, Planner, minus_value
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import PlayerView
from zeitalter.core.state import State

OWN: Final = 60  # decisions of one's own in a turn
ALL: Final = 40  # decisions of each seat until one's next turn
TRUST: Final = 3  # so many worlds weighs what the planner found
LITTLE: Final = 0  # and so many where all play on: it looked less far


class Entrant:
    """A plan in the contest."""

    __slots__ = ("actions", "count", "means", "plan", "total")

    def __init__(self, plan: Plan, trust: int) -> None:
        self.plan = plan
        self.actions = plan.actions()
        self.total = trust * plan.value
        self.count = trust
        self.means = [plan.value]  # after each round that it was in

    def mean(self) -> float:
        """Over all worlds it was carried out in, the planner's own among them."""
        return self.total / self.count


class Contest:
    """Compares plans of one seat by what they lead to."""

    __slots__ = ("judge", "playing", "policy", "quick", "rng", "seat", "turns")

    def __init__(
        self, seat: int, judge: Judge, policy: Climber, quick: Limits, turns: int, playing: int, rng: Stream
    ) -> None:
        self.seat = seat
        self.judge = judge
        self.policy = policy  # for answers to others, and for all who play on
        self.quick = quick  # for the rest of a turn whose plan cannot be carried out
        self.turns = turns  # that all play on; 0: one's own turn is judged when it is over
        self.playing = playing  # positions that the policy may try
        self.rng = rng

    def rank(self, player: PlayerView, plans: list[Plan], finalists: int, tries: int) -> list[Plan]:
        """The plan that did best, then the others. `tries` is how often plans may be carried out in all.

        The value of a plan becomes what it promises over all worlds. Those that dropped out are as far behind the best
        as they were in the worlds they have in common: worlds differ more than plans do."""
        trust = LITTLE if self.turns else TRUST
        entrants = [Entrant(plan, trust) for plan in plans]
        left = entrants[:finalists]
        end = self.policy.tried + self.playing
        while len(left) > 1:
            halvings = (len(left) - 1).bit_length()
            spent = self.policy.tried + (end - self.policy.tried) // halvings
            for _world in range(max(1, tries // (halvings * len(left)))):
                world = player.imagine(self.rng)
                for entrant in left:
                    entrant.total += self.carry_out(world.copy(), entrant.actions)
                    entrant.count += 1
                tries -= len(left)
                if self.turns and self.policy.tried >= spent:
                    break
            for entrant in left:
                entrant.means.append(entrant.mean())
            left.sort(key=minus_mean)
            del left[(len(left) + 1) // 2 :]
        best = left[0]
        for entrant in entrants:
            behind = best.means[len(entrant.means) - 1] - entrant.means[-1]
            entrant.plan.value = best.means[-1] - behind
        return [best.plan, *sorted([plan for plan in plans if plan is not best.plan], key=minus_value)]

    def carry_out(self, state: State, actions: list[Action]) -> float:
        """What is hoped for after a plan; where it cannot be carried out, after a quick one instead."""
        seat = self.seat
        at = 0
        depth = len(state.agenda)
        number = state.rounds()
        alone = state.game.is_turn(state.agenda[-1])
        for _decision in range(OWN):
            if not state.agenda or state.rounds() != number:
                break
            if state.is_actor(seat) and not is_past(state, alone, depth):
                action = actions[at] if at < len(actions) else None
                at += 1
                if action is None or not state.is_legal(seat, action):
                    self.decide(state, seat)
                else:
                    state.apply(seat, action)
            elif is_interrupted(state, seat, depth):
                other = state.actors()[0]
                state.apply(other, self.policy.choose(state, other))
            else:
                break
        if self.turns:
            self.play_on(state, number + self.turns)
        return self.judge.worth(state, seat)

    def play_on(self, state: State, number: int) -> None:
        """All decide by the policy until the seat is asked again in the round of this number."""
        for _decision in range(ALL * self.turns * state.seats):
            actors = state.actors()
            if not actors or (state.rounds() >= number and state.is_actor(self.seat)):
                return
            actor = actors[0] if len(actors) == 1 else actors[self.rng.below(len(actors))]
            state.apply(actor, self.policy.choose(state, actor))

    def decide(self, state: State, seat: int) -> None:
        """Make a quick plan and carry it out as far as nobody comes in between."""
        actions = state.game.considered(state, seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
            return
        planner = Planner(seat, self.judge, self.policy, self.quick, self.rng)
        for action in planner.plans(state, actions)[0].actions():
            if not state.is_actor(seat) or not state.is_legal(seat, action):
                return
            state.apply(seat, action)


def minus_mean(entrant: Entrant) -> float:
    """To sort entrants, the best first."""
    return -entrant.mean()
