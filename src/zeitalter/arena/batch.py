"""Many games. The results do not depend on where they are played, nor in how many processes."""

import gc
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from msgspec import UNSET, Raw, Struct, UnsetType

from zeitalter.arena.game import GameResult, play_match, record_match
from zeitalter.arena.times import Stopwatch, Thinking
from zeitalter.arena.work import Here, Workers, in_order
from zeitalter.bots import create
from zeitalter.core.names import told_apart
from zeitalter.core.records import to_line
from zeitalter.core.rules import Rules
from zeitalter.games import load

NEW_OBJECTS = 100_000  # between two searches for garbage


class Batch(Struct, frozen=True, kw_only=True):
    """What all games of a run have in common."""

    game: str
    pack: Path | None = None
    options: Struct | None = None
    seed: str = "0"
    records: bool = False  # whether records are wanted, too; they take time
    block: int = 1  # so many successive games have the same deal; the bots' own luck is another in each
    times: bool = False  # whether the thinking of the bots is timed


class Pairing(Struct, frozen=True):
    """One game: its number and the bots by seat."""

    number: int
    bots: list[str]


class Played(Struct, frozen=True, omit_defaults=True):
    """A game that is over."""

    number: int
    bots: list[str]
    result: GameResult
    record: Raw | UnsetType = UNSET  # as one line of JSON
    times: list[Thinking] | UnsetType = UNSET  # by seat; the only thing in here that differs from run to run


class Games(Struct, frozen=True):
    """Games of a batch as work: each pairing is a job."""

    batch: Batch

    def ready(self) -> Callable[[Pairing], Played]:
        return partial(play, self.batch, load(self.batch.game, self.batch.pack))


def run(batch: Batch, pairings: Iterable[Pairing], workers: Workers | None = None) -> Iterator[GameResult]:
    """Play the games and yield their results in order."""
    for played in in_order((workers or Here()).do(Games(batch), pairings)):
        yield played.result


def play(batch: Batch, rules: Rules, pairing: Pairing) -> Played:
    deal, luck = f"{batch.seed}/{pairing.number // batch.block}", f"{batch.seed}/{pairing.number}"
    bots = [create(name, rules) for name in pairing.bots]
    stopwatch = Stopwatch(len(bots))
    if batch.times:
        bots = stopwatch.timed(bots)
    times = stopwatch.seats if batch.times else UNSET
    with _little_cleaning():
        if not batch.records:
            result = play_match(rules, len(bots), batch.options, bots, deal, luck)
            return Played(pairing.number, pairing.bots, result, times=times)
        result, record = record_match(rules, batch.options, bots, deal, told_apart(pairing.bots), luck)
        return Played(pairing.number, pairing.bots, result, Raw(to_line(record)), times)


def record_name(batch: Batch, played: Played) -> str:
    seed = re.sub(r"[^\w.-]", "_", batch.seed)[:40]  # a seed may be any text, a file name not
    return f"{batch.game}-{len(played.bots)}-{seed}-{played.number}.json"


@contextmanager
def _little_cleaning() -> Iterator[None]:
    """Positions and plans form no cycles, so the search for garbage finds nothing and takes a share of a bot's time."""
    before = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, before[1], before[2])
    try:
        yield
    finally:
        gc.set_threshold(*before)
