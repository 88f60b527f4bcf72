# mypyc: no
"""The greedy bot: looks through its own turn and takes the way to the position its game values most."""

from zeitalter.bots.lookahead import NEVER, Limits, Lookahead, differ
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView

ALL = Limits(nodes=400, first_width=8, width=8, depth=40, replies=12)  # comparing all actions in one world
ONE = Limits(nodes=130, first_width=4, width=4, depth=40, replies=12)  # one finalist in one more world
FINALISTS = 3
MORE_WORLDS = 1


class Greedy(Bot):
    """All actions are tried in one imagined world; the best few in others as well, if luck or secrets matter."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        world = player.imagine(rng)
        actions = world.legal_actions(player.seat)
        if len(actions) == 1:
            return actions[0]
        lookahead = Lookahead(player.seat, ALL, rng)
        worths = lookahead.worths(world, actions)
        order = sorted(range(len(actions)), key=lambda i: -worths[i])
        finalists = [i for i in order[:FINALISTS] if worths[i] > NEVER]
        if len(finalists) > 1:
            second = player.imagine(rng)
            if differ(world, second) or lookahead.chancy:
                return self._compare(player, rng, [actions[i] for i in finalists], [worths[i] for i in finalists])
        return _any([actions[i] for i in order if worths[i] == worths[order[0]]], rng)

    def _compare(self, player: PlayerView, rng: Stream, actions: list[Action], worths: list[float]) -> Action:
        """The action with the largest sum over several worlds, the same worlds for each."""
        lookahead = Lookahead(player.seat, ONE, rng)
        sums = worths[:]
        for _ in range(MORE_WORLDS):
            world = player.imagine(rng)
            for i, action in enumerate(actions):
                sums[i] += lookahead.worths(world, [action])[0]
        return _any([action for action, total in zip(actions, sums) if total == max(sums)], rng)


def _any(actions: list[Action], rng: Stream) -> Action:
    return actions[rng.below(len(actions))]
