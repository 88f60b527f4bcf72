"""The measuring: rounds in which every contestant plays once, each time in a fresh process."""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.contest.contestants import Contestant
from benchmarks.contest.loops import Figures

LOOPS = Path(__file__).with_name("loops.py")
Results = dict[str, list[Figures]]  # by name, one for each round


def play_rounds(contestants: list[Contestant], rounds: int, seconds: float) -> Results:
    """Interleaved, so that a busy or throttled moment of the machine meets all of them."""
    results: Results = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for contestant in contestants:
            results[contestant.name].append(measure(contestant, seconds))
    return results


def measure(contestant: Contestant, seconds: float) -> Figures:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if contestant.path is not None:
        environment["PYTHONPATH"] = str(contestant.path)
    command = [str(contestant.python), str(LOOPS), str(seconds), contestant.loop, *contestant.arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{contestant.name} failed:\n{' '.join(command)}\n{done.stderr}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])  # some engines greet first
    return figures
