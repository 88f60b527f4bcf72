"""How long bots think: the processor time of every decision, and of every turn.

A turn is what a seat decides until another seat decides something. Times differ from run to run, so they are kept
apart from results.
"""

from collections.abc import Iterable
from math import ceil
from time import thread_time

from msgspec import Struct

from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView


class Thinking(Struct, frozen=True):
    """Of one seat in one game, in microseconds."""

    decisions: list[int] = []
    turns: list[int] = []


class Pace(Struct, frozen=True, kw_only=True):
    """How long a bot takes, in seconds."""

    bot: str
    decisions: int
    decision_median: float
    decision_p99: float  # only one decision of a hundred takes longer
    turns: int
    turn_median: float
    turn_p99: float


class Stopwatch:
    """Takes the times of all seats of a game."""

    def __init__(self, seats: int) -> None:
        self.seats = [Thinking([], []) for seat in range(seats)]
        self._last = -1  # who decided last

    def timed(self, bots: list[Bot]) -> list[Bot]:
        return [Timed(bot, self) for bot in bots]

    def add(self, seat: int, seconds: float) -> None:
        microseconds = round(seconds * 1e6)
        thinking = self.seats[seat]
        thinking.decisions.append(microseconds)
        if seat == self._last:
            thinking.turns[-1] += microseconds
        else:
            thinking.turns.append(microseconds)
        self._last = seat


class Timed(Bot):
    """A bot by the clock; it chooses as if nobody looked."""

    def __init__(self, bot: Bot, stopwatch: Stopwatch) -> None:
        self.bot = bot
        self.stopwatch = stopwatch

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        start = thread_time()
        action = self.bot.choose(player, rng)
        self.stopwatch.add(player.seat, thread_time() - start)
        return action


def paces(bots: list[str], games: Iterable[tuple[list[int], list[Thinking]]]) -> list[Pace]:
    """The pace of each bot over many games, each with its line-up and the times by seat."""
    decisions: list[list[int]] = [[] for bot in bots]
    turns: list[list[int]] = [[] for bot in bots]
    for line, seats in games:
        for bot, thinking in zip(line, seats):
            decisions[bot] += thinking.decisions
            turns[bot] += thinking.turns
    return [
        Pace(
            bot=bot,
            decisions=len(decided),
            decision_median=_quantile(decided, 0.5),
            decision_p99=_quantile(decided, 0.99),
            turns=len(turned),
            turn_median=_quantile(turned, 0.5),
            turn_p99=_quantile(turned, 0.99),
        )
        for bot, decided, turned in zip(bots, map(sorted, decisions), map(sorted, turns))
    ]


def _quantile(ordered: list[int], share: float) -> float:
    """In seconds: the least value that this share of them does not exceed."""
    if not ordered:
        return 0.0
    return ordered[ceil(share * len(ordered)) - 1] / 1e6
