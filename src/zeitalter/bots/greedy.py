# mypyc: no
"""The greedy bot: looks through its own turn and takes the way to the position its game values most."""

from zeitalter.bots.lookahead import Limits, Lookahead, Plan, differ
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.state import State
from zeitalter.core.view import View

ALL = Limits(nodes=400, first_width=8, width=8, depth=40, replies=12)  # comparing all actions in one world
AGAIN = Limits(nodes=50, first_width=2, width=2, depth=40, replies=12)  # mending a plan that another world has broken
FINALISTS = 3
MORE_WORLDS = 2


class Intention:
    """What is left of a plan, and what its seat will see if all goes as planned."""

    def __init__(self, world: State, seat: int, actions: list[Action], lookahead: Lookahead) -> None:
        self.world = world
        self.seat = seat
        self.actions = actions
        self.lookahead = lookahead
        self.foreseen: View | None = None

    def next(self) -> Action:
        """Take the next action, in the imagined world too, to know how it goes on."""
        action = self.actions.pop(0)
        self.world.apply(self.seat, action)
        self.lookahead.settle(self.world)
        goes_on = self.actions and self.world.is_actor(self.seat)
        self.foreseen = self.world.observe(self.seat) if goes_on else None
        return action

    def fits(self, view: View) -> bool:
        return self.foreseen == view


class Greedy(Bot):
    """All actions are tried in one imagined world; the best few plans in others as well, if luck or secrets matter.

    Within a turn it follows its plan, as far as it was thought through, while it sees what it has foreseen.
    """

    def __init__(self) -> None:
        self._intention: Intention | None = None

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        if self._intention is not None and self._intention.fits(player.view):
            return self._intention.next()
        self._intention = None
        world = player.imagine(rng)
        actions = world.legal_actions(player.seat)
        if len(actions) == 1:
            return actions[0]
        lookahead = Lookahead(player.seat, ALL, rng)
        lookahead.worths(world, actions)
        plan = self._best_plan(player, world, lookahead)
        self._intention = Intention(world, player.seat, plan.actions()[: lookahead.thorough], lookahead)
        return self._intention.next()

    def _best_plan(self, player: PlayerView, world: State, lookahead: Lookahead) -> Plan:
        plans = sorted(lookahead.best.values(), key=lambda plan: -plan.value)
        if len(plans) > 1 and (lookahead.chancy or differ(world, player.imagine(lookahead.rng))):
            return self._compare(player, plans[:FINALISTS], lookahead.rng)
        return _any([plan for plan in plans if plan.value == plans[0].value], lookahead.rng)

    def _compare(self, player: PlayerView, plans: list[Plan], rng: Stream) -> Plan:
        """The plan with the largest sum over several worlds, the same worlds for each."""
        lookahead = Lookahead(player.seat, AGAIN, rng)
        sums = [plan.value for plan in plans]
        for _ in range(MORE_WORLDS):
            world = player.imagine(rng)
            for i, plan in enumerate(plans):
                sums[i] += lookahead.carry_out(world, plan.actions())
        return _any([plan for plan, total in zip(plans, sums) if total == max(sums)], rng)


def _any(plans: list[Plan], rng: Stream) -> Plan:
    return plans[rng.below(len(plans))]
