"""Whether a decision costs more the longer a game lasts: decisions per second by round.

    python benchmarks/growth.py [--games 20] [--json] [--plot docs/images/growth.svg]

Random games of `ages` (expert, 4 players) and `civ1980` (7 players) are played in two ways:

- engine: the legal actions are listed, one is applied;
- table: the action goes through a `Match`, with its log, its undo and its record, as on a server.

A decision has two or more options; the time is processor time; rounds that fewer than half of the games reach are left
out. How many options there were is told beside it: listing and applying more of them takes longer in any round. The
plot needs the extra `plots`. After `make fast`, PYTHONPATH=build/fast measures the compiled build.
"""

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from zeitalter.core.chance import stream
from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.fast.engine import is_compiled
from zeitalter.games import load

CASES = {"ages": (2, 4), "civ1980": (0, 7)}  # number of the mode, players

Figures = dict[str, list[float]]  # what -> by round


class Round:
    """What the decisions of one round took, over all games."""

    def __init__(self) -> None:
        self.games: set[int] = set()
        self.decisions = 0
        self.options = 0
        self.engine = 0.0
        self.table = 0.0


def play(rules: Rules, mode: int, players: int, game: int, rounds: dict[int, Round]) -> None:
    """One random game, each of its actions in both ways."""
    rng = stream("growth", game)
    match = Match(rules, players, rules.modes[mode], f"growth/{game}")
    state = match.state.copy()
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        here = rounds.setdefault(state.rounds(), Round())
        start = process_time()
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        state.apply(seat, action)
        engine = process_time() - start
        start = process_time()
        match.act(seat, action)
        table = process_time() - start
        if len(legal) > 1:
            here.games.add(game)
            here.decisions += 1
            here.options += len(legal)
            here.engine += engine
            here.table += table


def measure(game_id: str, games: int) -> Figures:
    rules = load(game_id)
    mode, players = CASES[game_id]
    play(rules, mode, players, -1, {})  # warm
    rounds: dict[int, Round] = {}
    for game in range(games):
        play(rules, mode, players, game, rounds)
    usual = [(number, one) for number, one in sorted(rounds.items()) if 2 * len(one.games) >= games]
    return {
        "round": [number for number, one in usual],
        "decisions": [one.decisions for number, one in usual],
        "options": [one.options / one.decisions for number, one in usual],
        "engine": [one.decisions / one.engine for number, one in usual],
        "table": [one.decisions / one.table for number, one in usual],
    }


def show(results: dict[str, Figures]) -> None:
    for game, figures in results.items():
        print(f"{game:10}" + "".join(f"{what:>11}" for what in ("round", "options", "engine/s", "table/s")))
        for number, options, engine, table in zip(*[figures[what] for what in ("round", "options", "engine", "table")]):
            print(f"{'':10}{number:11.0f}{options:11.1f}{engine:11,.0f}{table:11,.0f}")


def plot(results: dict[str, Figures], build: str, path: Path) -> None:
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "growth"  # the same figures give the same file
    figure: Any = Figure(figsize=(9, 3.6), layout="constrained")
    for place, (game, figures) in enumerate(results.items(), 1):
        axes = figure.add_subplot(1, len(results), place)
        for what, style in (("engine", "-"), ("table", "--")):
            axes.plot(figures["round"], figures[what], style, label=f"{what}, decisions/s")
        axes.set(title=f"{game}, {CASES[game][1]} players, {build}", xlabel="round", ylim=(0, None))
        options = axes.twinx()
        options.plot(figures["round"], figures["options"], ":", color="grey")
        options.set(ylabel="options per decision", ylim=(0, None))
        axes.legend(loc="lower right", fontsize="small")
    figure.savefig(path, metadata={"Date": None})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="random games of each (default 20)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--plot", type=Path, help="write the figures as a picture, such as growth.svg")
    options = parser.parse_args()
    build = "compiled" if is_compiled() else "pure"
    results = {game: measure(game, options.games) for game in CASES}
    if options.plot is not None:
        plot(results, build, options.plot)
    if options.json:
        print(json.dumps({"build": build, "games": results}, indent=1))
    else:
        show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
