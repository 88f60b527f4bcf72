"""Our engine beside others, on this machine in the same run.

    python benchmarks/peers.py [--game ages_cards | --all] [--rounds 5] [--seconds 2] [--json]

Beside Catanatron, the best-known fast board game engine in Python; with `--all` every game of ours, also through
PettingZoo's interface, beside Catanatron, OpenSpiel, RLCard and PettingZoo's classic games. The peers are installed
from PyPI into an environment of their own, build/peers, the first time, in the versions that contest/environment.py
names. Then rounds follow each other in which every contestant plays random games once, in a fresh process, so that a
busy or throttled moment of the machine meets all of them. The table shows medians over the rounds:

- decisions/s: legal actions, random choice and application; only decisions with two or more options are counted, for
  every engine; set-up is not timed, for any engine; Catanatron's check of the chosen action is switched off (ours is
  not called either); time is processor time;
- actions/s: the same counting every action, forced ones too (the usual figure for Catanatron);
- copy µs: one copy of a state (Catanatron: `State.copy`, OpenSpiel: `State.clone`), over positions all through random
  games.

Ours is measured in pure Python and, if `make fast` has made build/fast from these sources, compiled. Below the table
stands which bars are met: pure twice Catanatron's decisions per second, compiled 15 times; through PettingZoo five
times chess_v6, and not slower than texas_holdem_v4.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from benchmarks.contest.contestants import everybody, one_game
from benchmarks.contest.rounds import play_rounds
from benchmarks.contest.table import as_json, show


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    entered = parser.add_mutually_exclusive_group()
    entered.add_argument("--game", default="ages_cards", help="one of our games, in every mode (default ages_cards)")
    entered.add_argument("--all", action="store_true", help="all our games beside all peers")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="playing time of one measurement (default 2)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    options = parser.parse_args()
    entries = everybody() if options.all else one_game(options.game)
    results = play_rounds(entries.contestants, options.rounds, options.seconds)
    if options.json:
        print(json.dumps(as_json(entries, results), indent=1, ensure_ascii=False))
    else:
        show(entries, results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
