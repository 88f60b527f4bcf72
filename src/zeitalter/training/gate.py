"""The match that decides about a stage: the new values against the best so far, each deal from both sides.

It is looked at now and then, and ends early when it is clear. Whoever looks often finds what is not there, so a win
must be clearer on the way (three standard deviations, after Haybittle and Peto) than at the end; giving up early
keeps nothing that would not have been kept.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from math import fsum
from pathlib import Path

from msgspec import Struct

from zeitalter.arena.batch import Batch, Pairing, Played
from zeitalter.arena.journal import Journal, JournalError, heading
from zeitalter.arena.wilson import wilson
from zeitalter.arena.work import Workers
from zeitalter.core.rules import Rules
from zeitalter.training.plan import CourseError
from zeitalter.training.selfplay import Table

LOOK = 60  # games between two looks
CLEAR = 3.0  # standard deviations


class Score(Struct, frozen=True):
    """How a match stands for the new values."""

    played: int
    won: float

    @property
    def interval(self) -> tuple[float, float]:
        """Bounds of the share of wins (Wilson, 95 %)."""
        return wilson(self.won, self.played)

    @property
    def keeps(self) -> bool:
        """Whether the new values are better: the whole interval lies above one half."""
        return self.interval[0] > 0.5

    @property
    def is_clear(self) -> bool:
        """Whether the match can end before all its games are played."""
        return wilson(self.won, self.played, CLEAR)[0] > 0.5 or self.interval[1] < 0.5


class Gate:
    """A match between two bots, kept in a folder."""

    def __init__(self, rules: Rules, tables: list[Table], seed: str, folder: Path) -> None:
        """Played at tables that have two sides of equal size; at odd ones, if there are no others, the larger side
        changes with every game."""
        self.rules = rules
        self.tables = [table for table in tables if table.seats % 2 == 0] or tables
        self.seed = seed
        self.folder = folder

    def decide(self, new: str, old: str, games: int, workers: Workers, tell: Callable[[int], None]) -> Score:
        """At most so many games, told as they are counted."""
        shares: list[float] = []
        for portion in self.portions(games):
            for index, deals in enumerate(portion):
                for played in self.play(index, self.pairings(index, deals, new, old), workers):
                    shares.append(share_won(played, new))
                    tell(len(shares))
            score = Score(len(shares), fsum(shares))
            if score.is_clear:
                break
        return score

    def portions(self, games: int) -> Iterator[list[range]]:
        """The deals between two looks, by table. A deal makes two games."""
        count = len(self.tables)
        whole = [max(1, games // 2) // count + (index < max(1, games // 2) % count) for index in range(count)]
        step = max(1, LOOK // (2 * count))
        for start in range(0, max(whole), step):
            yield [range(start, min(start + step, deals)) for deals in whole]

    def pairings(self, index: int, deals: range, new: str, old: str) -> list[Pairing]:
        """Every second seat has the new values, then the others have."""
        return [
            Pairing(2 * deal + side, [(new, old)[(seat + side) % 2] for seat in range(self.tables[index].seats)])
            for deal in deals
            for side in range(2)
        ]

    def play(self, index: int, pairings: list[Pairing], workers: Workers) -> Iterator[Played]:
        """Games at one table: those in its journal, then the others as they come."""
        options = self.rules.read_options(self.tables[index].options)
        batch = Batch(game=self.rules.id, options=options, seed=f"{self.seed}/{index}", block=2)
        file = self.folder / f"match-{index}.jsonl"
        with ExitStack() as files:
            try:
                journal = files.enter_context(Journal(file, heading(self.rules, batch), pairings))
            except JournalError as error:
                raise CourseError(f"{file}: {error}; delete it to play this match again") from None
            yield from journal.played
            for _, played in journal.play(batch, workers):
                yield played


def share_won(played: Played, bot: str) -> float:
    """What a side won of a game."""
    winners = played.result.winners
    return sum(played.bots[seat] == bot for seat in winners) / len(winners)
