# mypyc: no
"""The five levels. They differ in how far they look; their effort is counted in positions, never in seconds, so equal
views and streams give equal answers on every machine."""

from math import exp
from pathlib import Path

from zeitalter.bots.climber import Climber
from zeitalter.bots.contest import Contest
from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.judge import HandMade, Learnt
from zeitalter.bots.lookahead import Plan, differ
from zeitalter.bots.planner import Limits, Planner
from zeitalter.bots.values import judge_of
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.state import State

QUICK = Limits(nodes=30, width=2, choices=1, replies=0)  # for the rest of a turn whose plan cannot be carried out
ODDS = 25.0  # doubt is smaller where plans differ little: so many leads of the best over the mean count as a whole game


class Level(Bot):
    """A bot of a level."""

    def __init__(self, name: str, share: float = 1.0, values: Path | None = None) -> None:
        """`share` of the positions the level would try; a file of values instead of the one the game ships."""
        self.effort = LEVELS[name] if share == 1.0 else LEVELS[name].part(share)
        self.place = list(LEVELS).index(name)
        self.values = values

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """The first action of the plan that promises most."""
        world = player.imagine(rng)
        actions = world.game.considered(world, player.seat)
        if len(actions) == 1:
            return actions[0]
        planner = self.planner(player, world, rng)
        plans = self.plans(player, world, actions, planner)
        doubt = 0.0 if self.effort.sure else world.game.doubts()[self.place]
        spread = doubt * ODDS * lead(plans)
        if isinstance(planner.judge, Learnt):
            spread = min(spread, doubt)
        return (doubtful(plans, spread, rng) if spread > 0.0 else plans[0]).actions()[0]

    def planner(self, player: PlayerView, world: State, rng: Stream) -> Planner:
        """What finds its plans in a world."""
        effort = self.effort
        judge = judge_of(player.rules, self.values)
        if isinstance(judge, Learnt) and not judge.knows(world):
            judge = HandMade()
        policy = Climber(judge, effort.breadth, rng)
        return Planner(player.seat, judge, policy, effort.limits(world.game.most_positions(world)), rng)

    def plans(self, player: PlayerView, world: State, actions: list[Action], planner: Planner) -> list[Plan]:
        """The best plans found, each with another first action; the first of them promises most."""
        effort = self.effort
        judge, rng = planner.judge, planner.rng
        plans = planner.plans(world, actions)
        finalists = plans[: effort.finalists]
        if isinstance(judge, Learnt):
            finalists = [plan for plan in finalists if plan.value > plans[0].value - effort.clear]
        turns = world.game.foresight(world) if effort.playing else 0
        if len(finalists) == 1 or not (turns or planner.chancy or differ(world, player.imagine(rng))):
            return plans
        contest = Contest(player.seat, judge, planner.policy, QUICK, turns, effort.playing, rng)
        return contest.rank(player, plans, len(finalists), effort.tries)


def lead(plans: list[Plan]) -> float:
    """How far the best plan is above the mean."""
    return plans[0].value - sum([plan.value for plan in plans]) / len(plans)


def doubtful(plans: list[Plan], spread: float, rng: Stream) -> Plan:
    """Mostly one of the best plans, the seldomer the worse it is: by the factor e for each `spread`."""
    weights = [exp((plan.value - plans[0].value) / spread) for plan in plans]
    at = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for plan, weight in zip(plans, weights):
        at -= weight
        if at < 0.0:
            return plan
    return plans[0]
