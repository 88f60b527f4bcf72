"""Our engine beside Catanatron, the best-known fast board game engine in Python, on this machine in the same run.

    python benchmarks/peers.py [--game ages_cards] [--rounds 5] [--seconds 2] [--json]

Catanatron 3.2.1 is installed from PyPI into an environment of its own, build/peers, the first time. Then rounds follow
each other in which every contestant plays random games once, in a fresh process, so that a busy or throttled moment of
the machine meets all of them. The table shows medians over the rounds:

- decisions/s: legal actions, random choice and application; only decisions with two or more options are counted,
  for both engines; set-up is not timed, for both engines; Catanatron's check of the chosen action is switched off
  (ours is not called either); time is processor time;
- actions/s: the same counting every action, forced ones too (the usual figure for Catanatron);
- copy µs: one copy of a state (Catanatron: `State.copy`), over positions all through random games.

Ours is measured in pure Python and, if `make fast` has filled build/fast, compiled.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
PEER = "catanatron"
PEER_VERSION = "3.2.1"
ENVIRONMENT = ROOT / "build" / "peers"
FAST = ROOT / "build" / "fast"
COPY_EVERY = 25  # decisions between two positions that are copied
COPIES = 20
PLAYERS = 4

Figures = dict[str, float]


# ---- in the measured processes --------------------------------------------------------------------------------------


class Clock:
    """Adds up decisions and the time for them, and the time for copies."""

    def __init__(self) -> None:
        self.decisions = 0
        self.actions = 0
        self.seconds = 0.0
        self.copies = 0
        self.copy_seconds = 0.0

    def add(self, decisions: int, actions: int, seconds: float) -> None:
        self.decisions += decisions
        self.actions += actions
        self.seconds += seconds

    def figures(self) -> Figures:
        return {
            "decisions": self.decisions / self.seconds,
            "actions": self.actions / self.seconds,
            "copy": self.copy_seconds / self.copies * 1e6,
        }


def measure_catanatron(seconds: float) -> Figures:
    import random

    from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:PLAYERS]

    def play(game: Game, limit: int) -> tuple[int, int]:
        decisions = taken = 0
        while taken < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            if len(actions) > 1:
                decisions += 1
                action = actions[random.randrange(len(actions))]
            else:
                action = actions[0]
            game.execute(action, validate_action=False)
            taken += 1
        return decisions, taken

    clock = Clock()
    seed = 1
    play(Game([RandomPlayer(color) for color in colors], seed=seed), 10**6)  # warm
    while clock.seconds < seconds:
        seed += 1
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        start = process_time()
        decisions, taken = play(game, 10**6)
        clock.add(decisions, taken, process_time() - start)
        if seed % 4 == 2:
            game = Game([RandomPlayer(color) for color in colors], seed=seed)
            while play(game, COPY_EVERY)[1]:
                time_copies(clock, game.state)
    return clock.figures()


def measure_ours(seconds: float, game_id: str, mode: int) -> Figures:
    from zeitalter.core.chance import stream
    from zeitalter.core.playout import play_randomly
    from zeitalter.games import load

    rules = load(game_id)
    options = rules.modes[mode]
    players = min(PLAYERS, rules.seats.stop - 1)
    clock = Clock()
    seed = 1
    play_randomly(rules.setup(players, options, seed), stream(seed), rules.longest)  # warm
    while clock.seconds < seconds:
        seed += 1
        state = rules.setup(players, options, seed)
        rng = stream("peers", seed)
        start = process_time()
        playout = play_randomly(state, rng, rules.longest)
        clock.add(playout.decisions, playout.actions, process_time() - start)
        if seed % 4 == 2:
            state = rules.setup(players, options, seed)
            while play_randomly(state, rng, COPY_EVERY).actions and state.actors():
                time_copies(clock, state)
    return clock.figures()


def time_copies(clock: Clock, state: object) -> None:
    copy = state.copy  # type: ignore[attr-defined]
    start = process_time()
    for _ in range(COPIES):
        copy()
    clock.copy_seconds += process_time() - start
    clock.copies += COPIES


# ---- in the process that compares -----------------------------------------------------------------------------------


def install_peer() -> Path:
    """The Python of the environment with Catanatron in it."""
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = f"{PEER}=={PEER_VERSION}"
    check = f"from importlib.metadata import version; assert version({PEER!r}) == {PEER_VERSION!r}"
    if python.exists() and not subprocess.run([python, "-c", check], capture_output=True, check=False).returncode:
        return python
    print(f"Installing {wanted} into {ENVIRONMENT.relative_to(ROOT)} ...", file=sys.stderr)
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", wanted], check=True)
    return python


def measure(python: Path, arguments: list[str], path: Path | None) -> Figures:
    """Run one contestant in a fresh process."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [str(python), str(Path(__file__).resolve()), "--measure", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def contestants(game_id: str, seconds: float) -> dict[str, tuple[Path, list[str], Path | None]]:
    """Name -> Python, arguments, PYTHONPATH."""
    sys.path.insert(0, str(ROOT / "src"))
    from msgspec import to_builtins

    from zeitalter.games import load

    ours = Path(sys.executable)
    builds = {"pure": ROOT / "src"} | ({"compiled": FAST} if (FAST / "zeitalter").is_dir() else {})
    result: dict[str, tuple[Path, list[str], Path | None]] = {
        f"{PEER} {PEER_VERSION}": (install_peer(), [PEER, str(seconds)], None)
    }
    for number, mode in enumerate(load(game_id).modes):
        name = " ".join(f"{key}={value}" for key, value in to_builtins(mode).items())
        for build, path in builds.items():
            result[f"{game_id} {name}, {build}"] = (ours, [game_id, str(seconds), str(number)], path)
    return result


def compare(game_id: str, rounds: int, seconds: float) -> dict[str, list[Figures]]:
    entered = contestants(game_id, seconds)
    results: dict[str, list[Figures]] = {name: [] for name in entered}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for name, (python, arguments, path) in entered.items():
            results[name].append(measure(python, arguments, path))
    return results


def show(results: dict[str, list[Figures]]) -> None:
    medians = {
        name: {figure: median(each[figure] for each in rounds) for figure in ("decisions", "actions", "copy")}
        for name, rounds in results.items()
    }
    peer = medians[next(iter(medians))]
    width = max(len(name) for name in medians)
    print(f"{'':{width}}  decisions/s   (lowest – highest)  to peer  to pure  actions/s  to peer   copy µs  of peer")
    for name, figures in medians.items():
        each = [figures["decisions"] for figures in results[name]]
        pure = medians.get(name.replace(", compiled", ", pure"), figures)
        print(
            f"{name:{width}}  {figures['decisions']:11,.0f}  ({min(each):8,.0f} – {max(each):8,.0f})"
            f"  {figures['decisions'] / peer['decisions']:6.2f}x  {figures['decisions'] / pure['decisions']:6.2f}x"
            f"  {figures['actions']:9,.0f}  {figures['actions'] / peer['actions']:6.2f}x"
            f"  {figures['copy']:8.2f}  {figures['copy'] / peer['copy']:6.2f}x"
        )
    if not any(name.endswith("compiled") for name in medians):
        print("(no compiled build in build/fast; `make fast` makes it)")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="ages_cards", help="one of our games (default ages_cards)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="playing time of one measurement (default 2)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--measure", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        what, seconds, *mode = options.measure
        figures = (
            measure_catanatron(float(seconds)) if what == PEER else measure_ours(float(seconds), what, int(mode[0]))
        )
        print(json.dumps(figures))
        return 0
    results = compare(options.game, options.rounds, options.seconds)
    if options.json:
        print(json.dumps(results, indent=1))
    else:
        show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
