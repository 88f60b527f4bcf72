# mypyc: no
"""The greedy bot: looks through its own turn and takes the way to the position its game values most."""

from zeitalter.bots.judge import HandMade, Judge
from zeitalter.bots.lookahead import Limits, Lookahead, Plan, differ
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView

ALL = Limits(nodes=150, first_width=10, width=3, depth=40, replies=12)  # comparing all actions in one world
AGAIN = Limits(nodes=50, first_width=2, width=2, depth=40, replies=12)  # repairing a plan that another world has broken
FINALISTS = 3
MORE_WORLDS = 2


class Greedy(Bot):
    """All actions are tried in one imagined world; the best few plans in others as well, if luck or secrets matter.

    It thinks again at every decision, though it has a plan for its whole turn: following the first plan would be three
    times as fast, but loses to thinking again (one game in eight in `ages`), because the beam holds few of the plans.
    """

    def judge(self, player: PlayerView) -> Judge:
        """Who says what positions are worth."""
        return HandMade()

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """The first action of the plan that ends best."""
        judge = self.judge(player)
        world = player.imagine(rng)
        actions = judge.candidates(world, player.seat)
        if len(actions) == 1:
            return actions[0]
        lookahead = Lookahead(player.seat, judge, ALL, rng)
        lookahead.worths(world, actions)
        plans = sorted(lookahead.best.values(), key=lambda plan: -plan.value)
        if len(plans) > 1 and (lookahead.chancy or differ(world, player.imagine(rng))):
            return self._compare(player, judge, plans[:FINALISTS], rng)
        return _any([plan.actions()[0] for plan in plans if plan.value == plans[0].value], rng)

    def _compare(self, player: PlayerView, judge: Judge, plans: list[Plan], rng: Stream) -> Action:
        """The first action of the plan with the largest sum over several worlds, the same worlds for each."""
        lookahead = Lookahead(player.seat, judge, AGAIN, rng)
        sums = [plan.value for plan in plans]
        steps = [plan.actions() for plan in plans]
        for _ in range(MORE_WORLDS):
            world = player.imagine(rng)
            for i, actions in enumerate(steps):
                sums[i] += lookahead.carry_out(world, actions)
        return _any([actions[0] for actions, total in zip(steps, sums) if total == max(sums)], rng)


def _any(actions: list[Action], rng: Stream) -> Action:
    return actions[rng.below(len(actions))]
