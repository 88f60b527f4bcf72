# mypyc: no
"""The five levels. They differ in how far they look; their effort is counted in positions, never in seconds, so equal
views and streams give equal answers on every machine."""

from math import exp
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from zeitalter.bots.climber import Climber
from zeitalter.bots.contest import Contest
from zeitalter.bots.judge import HandMade, Learnt
from zeitalter.bots.lookahead import differ
from zeitalter.bots.planner import Limits, Planner
from zeitalter.bots.values import judge_of
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.state import State


class Effort(Struct, frozen=True, kw_only=True):
    """How a level thinks."""

    doubt: float = 0.0  # how far from the best an action may be that is chosen now and then
    nodes: int = 0  # positions tried while planning one's turn; 0: only one step ahead
    width: int = 4  # plans that grow on
    choices: int = 3  # plans kept among those that differ only in the choices of their last action
    replies: int = 1  # decisions of others inside the turn that are thought about
    breadth: int = 8  # actions that others weigh, of more a sample
    finalists: int = 0  # plans compared in several worlds
    tries: int = 0  # how often plans are carried out in all
    turns: int = 0  # of one's own that are played on after a plan

    def part(self, share: float) -> "Effort":
        """The same with a share of the positions."""
        return replace(self, nodes=max(1, round(self.nodes * share)), tries=round(self.tries * share))


LEVELS: dict[str, Effort] = {  # from weak to strong
    "beginner": Effort(doubt=0.5, breadth=60),
    "easy": Effort(breadth=60),
    "medium": Effort(nodes=300, width=10, finalists=3, tries=6),
    "hard": Effort(nodes=900, width=12, finalists=6, tries=24, turns=1),
    "expert": Effort(nodes=2000, width=16, finalists=8, tries=96, turns=1),
}
SPECIAL: dict[tuple[str, str], Effort] = {}  # where a game wants another effort: by game and level


class Level(Bot):
    """A bot of a level."""

    def __init__(self, name: str, share: float = 1.0, values: Path | None = None) -> None:
        """`share` of the positions the level would try; a file of values instead of the one the game ships."""
        self.name = name
        self.share = share
        self.values = values

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """The first action of the plan that promises most."""
        world = player.imagine(rng)
        actions = world.game.considered(world, player.seat)
        if len(actions) == 1:
            return actions[0]
        effort = SPECIAL.get((player.rules.id, self.name), LEVELS[self.name]).part(self.share)
        judge = judge_of(player.rules, self.values)
        if isinstance(judge, Learnt) and not judge.knows(world):
            judge = HandMade()
        policy = Climber(judge, effort.breadth, rng)
        if not LEVELS[self.name].nodes:
            return one_step(world, player.seat, actions, policy, effort.doubt, rng)
        planner = Planner(
            player.seat, judge, policy, Limits(effort.nodes, effort.width, effort.choices, effort.replies), rng
        )
        plans = planner.plans(world, actions)
        if len(plans) == 1 or (not effort.turns and not planner.chancy and not differ(world, player.imagine(rng))):
            return plans[0].actions()[0]
        contest = Contest(player.seat, judge, policy, effort.turns, rng)
        return contest.best(player, plans[: effort.finalists], effort.tries)


def one_step(world: State, seat: int, actions: list[Action], policy: Climber, doubt: float, rng: Stream) -> Action:
    """The action that leads highest at once; in doubt one that is nearly as good."""
    worths = policy.worths(world, seat, actions)
    best = max(worths)
    spread = doubt * (best - sum(worths) / len(worths))
    if spread <= 0.0:
        return actions[worths.index(best)]
    weights = [exp((worth - best) / spread) for worth in worths]
    at = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for action, weight in zip(actions, weights):
        at -= weight
        if at < 0.0:
            return action
    return actions[worths.index(best)]
