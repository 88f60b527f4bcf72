"""How each engine is driven through random games, in a process and an environment of its own.

    python loops.py SECONDS LOOP [ARGUMENT ...]

prints the figures of one measurement as JSON. Set-up is not timed, for any engine; time is processor time. Each engine
is imported only by its own loop, since no environment holds them all.
"""

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

COPY_EVERY = 25  # decisions between two positions that are copied
COPIES = 20
COPIED_GAMES = 4  # one game in so many is played once more, for its positions to be copied
WHOLE_GAME = 10**6  # actions, more than any game has

Figures = dict[str, float]


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

    def time_copies(self, copy: Callable[[], object]) -> None:
        start = process_time()
        for _ in range(COPIES):
            copy()
        self.copy_seconds += process_time() - start
        self.copies += COPIES

    def figures(self) -> Figures:
        """Per second; the microseconds of a copy only for an engine whose positions were copied."""
        found = {"decisions": self.decisions / self.seconds, "actions": self.actions / self.seconds}
        return found | ({"copy": self.copy_seconds / self.copies * 1e6} if self.copies else {})


class Loop:
    """Random games on one engine."""

    times_set_up = False

    def new_game(self, seed: int) -> Any:
        raise NotImplementedError

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        """Play to the end, or for so many actions: decisions with two or more options, and all actions."""
        raise NotImplementedError

    def copier(self, game: Any) -> Callable[[], object] | None:
        """What copies a position; None if the engine has no such thing."""
        return None

    def measure(self, seconds: float) -> Figures:
        clock = Clock()
        seed = 1
        self.play(self.new_game(seed), WHOLE_GAME)  # warm
        while clock.seconds < seconds:
            seed += 1
            start = process_time()
            game = self.new_game(seed)
            if not self.times_set_up:
                start = process_time()
            decisions, actions = self.play(game, WHOLE_GAME)
            clock.add(decisions, actions, process_time() - start)
            if seed % COPIED_GAMES == 2:
                self.copy_positions(clock, seed)
        return clock.figures()

    def copy_positions(self, clock: Clock, seed: int) -> None:
        """Copy positions all through a game. One of fewer actions is copied where it begins."""
        game = self.new_game(seed)
        copy = self.copier(game)
        while copy is not None:
            clock.time_copies(copy)
            copy = self.copier(game) if self.play(game, COPY_EVERY)[1] == COPY_EVERY else None


class Ours(Loop):
    """The engine of this project, through its own interface."""

    def __init__(self, game_id: str, mode: str, players: str) -> None:
        from zeitalter.core.chance import stream
        from zeitalter.core.playout import play_randomly
        from zeitalter.games import load

        self.rules = load(game_id)
        self.options = self.rules.modes[int(mode)]
        self.players = int(players)
        self.stream = stream
        self.play_randomly = play_randomly

    def new_game(self, seed: int) -> Any:
        self.rng = self.stream("peers", seed)
        return self.rules.setup(self.players, self.options, seed)

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        playout = self.play_randomly(game, self.rng, min(limit, self.rules.longest))
        return playout.decisions, playout.actions

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy


class Catanatron(Loop):
    """Four players; the check of the chosen action is switched off, as ours is not called either."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
        from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

        self.game = Game
        self.turns = TURNS_LIMIT
        self.player = RandomPlayer
        self.colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new_game(self, seed: int) -> Any:
        return self.game([self.player(color) for color in self.colors], seed=seed)

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        decisions = taken = 0
        while taken < limit and game.winning_color() is None and game.state.num_turns < self.turns:
            actions = game.state.playable_actions
            if len(actions) > 1:
                decisions += 1
                action = actions[random.randrange(len(actions))]
            else:
                action = actions[0]
            game.execute(action, validate_action=False)
            taken += 1
        return decisions, taken

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.state.copy
        return copy


class OpenSpiel(Loop):
    """A game of OpenSpiel through `pyspiel.State`. What chance does is timed but not counted, as in our games."""

    def __init__(self, name: str) -> None:
        import open_spiel.python.games  # type: ignore[import-untyped]  # noqa: F401  (enters the Python games)
        import pyspiel  # type: ignore[import-not-found]

        self.game = pyspiel.load_game(name)

    def new_game(self, seed: int) -> Any:
        random.seed(seed)
        return self.game.new_initial_state()

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        decisions = taken = 0
        while taken < limit and not game.is_terminal():
            if game.is_chance_node():
                outcomes, weights = zip(*game.chance_outcomes())
                game.apply_action(random.choices(outcomes, weights)[0])
                continue
            actions = game.legal_actions()
            if len(actions) > 1:
                decisions += 1
                action = actions[random.randrange(len(actions))]
            else:
                action = actions[0]
            game.apply_action(action)
            taken += 1
        return decisions, taken

    def copier(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.clone
        return copy


class RLCard(Loop):
    """A game of RLCard through its environment, which has no copy to offer."""

    def __init__(self, name: str) -> None:
        import rlcard  # type: ignore[import-not-found]

        self.environment = rlcard.make(name, config={"seed": 1})

    def new_game(self, seed: int) -> Any:
        random.seed(seed)
        state, _ = self.environment.reset()
        return state

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        environment = self.environment
        state = game
        decisions = taken = 0
        while taken < limit and not environment.is_over():
            actions = list(state["legal_actions"])
            if len(actions) > 1:
                decisions += 1
                action = actions[random.randrange(len(actions))]
            else:
                action = actions[0]
            state, _ = environment.step(action)
            taken += 1
        return decisions, taken


class PettingZoo(Loop):
    """Any environment with PettingZoo's interface for turns: `reset`, `last`, a random action of the mask, `step`. The
    set-up is timed here: in poker, with its few decisions in a game, it is much of what an agent waits for."""

    times_set_up = True

    def __init__(self, environment: Any) -> None:
        from numpy import flatnonzero

        self.environment = environment
        self.allowed = flatnonzero

    def new_game(self, seed: int) -> Any:
        random.seed(seed)
        self.environment.reset(seed=seed)
        return self.environment

    def play(self, game: Any, limit: int) -> tuple[int, int]:
        allowed = self.allowed
        decisions = taken = 0
        while taken < limit and game.agents:
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            actions = allowed(observation["action_mask"].astype(bool))  # of truths NumPy finds them much faster
            if len(actions) > 1:
                decisions += 1
                action = actions[random.randrange(len(actions))]
            else:
                action = actions[0]
            game.step(int(action))
            taken += 1
        return decisions, taken


def pettingzoo_classic(name: str) -> Loop:
    from importlib import import_module

    return PettingZoo(import_module(f"pettingzoo.classic.{name}").env())


def pettingzoo_ours(game_id: str, mode: str, players: str) -> Loop:
    """Our games as PettingZoo sees them."""
    from msgspec import to_builtins

    from zeitalter.adapters.pettingzoo import env
    from zeitalter.games import load

    options = to_builtins(load(game_id).modes[int(mode)])
    return PettingZoo(env(game_id, players=int(players), options=options))


LOOPS: dict[str, Callable[..., Loop]] = {
    "ours": Ours,
    "catanatron": Catanatron,
    "openspiel": OpenSpiel,
    "rlcard": RLCard,
    "pettingzoo": pettingzoo_classic,
    "pettingzoo-ours": pettingzoo_ours,
}


def main() -> None:
    seconds, loop, *arguments = sys.argv[1:]
    print(json.dumps(LOOPS[loop](*arguments).measure(float(seconds))))


if __name__ == "__main__":
    main()
