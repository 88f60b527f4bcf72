"""How often each leader of Mosaic wins among greedy bots, and how long their games last.

Leaders are dealt at random, so that none is judged by who likes to choose it. With --quick the bots look less far ahead
(fewer plans, one imagined world): about three times as fast.

Run: PYTHONPATH=build/fast python tools/mosaic_leaders.py --players 4 --games 600 [--first 0] [--quick] [--processes 2]
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import get_context
from statistics import mean, quantiles
from typing import NamedTuple

from zeitalter.arena.game import play_match
from zeitalter.arena.wilson import wilson
from zeitalter.bots import greedy
from zeitalter.bots.lookahead import Limits
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import PlayerView
from zeitalter.games.mosaic.model.verbs import Leader
from zeitalter.games.mosaic.title import create

QUICK = Limits(nodes=50, first_width=4, width=2, depth=40, replies=12)
RULES = create()


class Task(NamedTuple):
    players: int
    number: int
    quick: bool


class Played(NamedTuple):
    leaders: list[str]
    winners: list[int]
    rounds: int
    reason: str


class Led(greedy.Greedy):
    """Greedy, but any leader is as good as another."""

    def __init__(self) -> None:
        self.leader = ""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        legal = player.legal_actions
        if not isinstance(legal[0], Leader):
            return super().choose(player, rng)
        action = legal[rng.below(len(legal))]
        assert isinstance(action, Leader)
        self.leader = RULES.catalogue.leaders[action.leader].id
        return action


def play(task: Task) -> Played:
    if task.quick:
        greedy.ALL, greedy.MORE_WORLDS = QUICK, 0
    bots = [Led() for _ in range(task.players)]
    result = play_match(RULES, task.players, None, list(bots), f"leaders {task.players} {task.number}")
    return Played([bot.leader for bot in bots], result.winners, result.rounds, result.reason.key)


def report(players: int, games: list[Played]) -> str:
    seen = Counter(leader for game in games for leader in game.leaders)
    won: Counter[str] = Counter()
    for game in games:
        for winner in game.winners:
            won[game.leaders[winner]] += 1
    lines = [
        f"{len(games)} games of {players}; a leader's fair share is {1 / players:.0%}",
        "leader       won of  share  interval",
    ]
    for leader in sorted(seen, key=lambda key: -won[key] / seen[key]):
        low, high = wilson(won[leader], seen[leader])
        share = won[leader] / seen[leader]
        lines.append(f"{leader:12} {won[leader]:3} {seen[leader]:3}  {share:4.0%}  {low:.0%} - {high:.0%}")
    rounds = sorted(game.rounds for game in games)
    if len(rounds) > 1:
        low, _, high = quantiles(rounds, n=4)
        lines.append(
            f"rounds: {rounds[0]} to {rounds[-1]}, mean {mean(rounds):.1f}, half of them {low:.0f} to {high:.0f}"
        )
    ends = Counter(game.reason for game in games)
    lines.append("ends: " + ", ".join(f"{reason} {number}" for reason, number in ends.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Win shares of the leaders of Mosaic among greedy bots.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on with an earlier run")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.games)
    tasks = [Task(options.players, number, options.quick) for number in numbers]
    games: list[Played] = []
    with get_context("spawn").Pool(options.processes) as pool:
        for game in pool.imap(play, tasks):
            games.append(game)
            print(len(games), game.rounds, *game.leaders, "won:", *[game.leaders[w] for w in game.winners], flush=True)
    print(report(options.players, games))


if __name__ == "__main__":
    main()
