"""Games of bots against themselves, and what was seen in them: the factors of some positions, and how it ended."""

from collections.abc import Callable
from functools import partial

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zeitalter.arena.game import play_on
from zeitalter.bots import create
from zeitalter.bots.judge import shares_of
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream, stream
from zeitalter.core.factors import Factors
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import Rules
from zeitalter.games import load

CERTAIN = 1 << 20  # chances are counted in parts of it


class Table(Struct, frozen=True):
    """A way to play: so many seats, these options (as plain values)."""

    seats: int
    options: dict[str, object]


class Training(Struct, frozen=True):
    """One game to be played."""

    number: int
    seed: str
    table: Table
    bots: list[str]  # by seat
    surprise: float  # how often a bot does just anything, so that more is seen than what it would do
    sights: float  # how often a decision is taken down


class Harvest(Struct, frozen=True):
    """What one game gave: arrays for `sights` positions and all seats."""

    number: int
    variant: int
    rows: "NDArray[np.float32]"  # positions, seats, factors
    progress: "NDArray[np.float32]"  # positions
    shares: "NDArray[np.float32]"  # seats


class SelfPlay(Struct, frozen=True):
    """Self-play as work: each game is a job."""

    game: str

    def ready(self) -> Callable[[Training], Harvest]:
        """Loads the game once for each worker."""
        return partial(play, load(self.game))


def play(rules: Rules, training: Training) -> Harvest:
    """One game to its end."""
    factors = rules.game.factors()
    if factors is None:
        raise ValueError(f"{rules.id} has no factors")
    options = rules.read_options(training.table.options)
    seen = Seen(factors, stream("sights", training.seed, training.number), training)
    bots: list[Bot] = [Curious(create(name, rules), seen) for name in training.bots]
    seed = f"{training.seed}/{training.number}"
    state = rules.setup(training.table.seats, options, seed)
    variant = factors.variant(state)
    play_on(rules, state, state.apply, bots, seed)
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(f"{rules.id}, seed {seed}: the game has no outcome")
    return Harvest(
        training.number,
        variant,
        np.array(seen.rows, np.float32).reshape(len(seen.progress), training.table.seats, len(factors.names)),
        np.array(seen.progress, np.float32),
        np.array(shares_of(outcome), np.float32),
    )


class Seen:
    """What was taken down in a game."""

    def __init__(self, factors: "Factors[object]", rng: Stream, training: Training) -> None:
        self.factors = factors
        self.rng = rng
        self.surprise = round(training.surprise * CERTAIN)
        self.sights = round(training.sights * CERTAIN)
        self.rows: list[list[list[float]]] = []
        self.progress: list[float] = []

    def look(self, player: PlayerView) -> None:
        """Take down the position as the seat imagines it, judged by any seat: a search judges when others are to move,
        too."""
        world = player.imagine(self.rng)
        self.rows.append(self.factors.rows(world, self.rng.below(world.seats)))
        self.progress.append(self.factors.progress(world))


class Curious(Bot):
    """A bot that does just anything now and then."""

    def __init__(self, bot: Bot, seen: Seen) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        """What the bot would do, mostly."""
        seen = self.seen
        if seen.rng.below(CERTAIN) < seen.sights:
            seen.look(player)
        if seen.rng.below(CERTAIN) < seen.surprise:
            world = player.imagine(seen.rng)
            actions = world.game.considered(world, player.seat)
            return actions[seen.rng.below(len(actions))]
        return self.bot.choose(player, rng)
