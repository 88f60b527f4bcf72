"""Prints, for every game, mode and player count, what some random games look like step by step. Run by test_compiled.py
once on the sources and once on the compiled build; both must print the same.

python tests/fast/trace.py SEEDS
"""

import json
import sys
from hashlib import blake2b

from zeitalter.core import state as engine
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.rules import Rules
from zeitalter.games import all_rules

EVERY = 16  # steps between two full digests


def trace(rules: Rules, seats: int, mode: int, seed: int) -> dict[str, object]:
    """One random game: the number of actions, the digest of all that was offered and chosen, the final position."""
    state = rules.setup(seats, rules.modes[mode], seed)
    rng = stream("trace", rules.id, seats, mode, seed)
    seen = blake2b(digest_size=8)
    steps = 0
    while (actors := state.actors()) and steps < rules.longest:
        seat = actors[rng.below(len(actors))]
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        seen.update(repr((seat, [option.key for option in legal], action.key)).encode())
        if steps % EVERY == 0:
            seen.update(state.digest().encode())
            seen.update(state.copy().encode())
            seen.update(f"{state.value(seat):.9f}".encode())
            imagined = PlayerView(rules, state.observe(seat)).imagine(stream("imagine", steps))
            seen.update(imagined.digest().encode())
        state.apply(seat, action)
        steps += 1
    return {"game": rules.id, "seats": seats, "mode": mode, "seed": seed, "steps": steps, "trace": seen.hexdigest()}


def main(seeds: int) -> None:
    traces = [
        trace(rules, seats, mode, seed)
        for rules in all_rules()
        for mode in range(len(rules.modes))
        for seats in rules.seats
        for seed in range(seeds)
    ]
    json.dump({"engine": engine.__file__, "traces": traces}, sys.stdout, indent=1)


if __name__ == "__main__":
    main(int(sys.argv[1]))
