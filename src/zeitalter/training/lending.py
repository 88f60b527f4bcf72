"""Values that travel with the work: bots of a course judge by values under a name, `medium@stage-2`, wherever they
play. No worker reads a file, so it does not matter on which machine it is, nor what it has read before."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Generic, TypeVar

from zeitalter.arena.work import Work, Workers
from zeitalter.bots.values import Values, lend
from zeitalter.games import load

J = TypeVar("J")
R = TypeVar("R")


class Lent(Generic[J, R]):
    """Work by bots that need these values."""

    def __init__(self, work: Work[J, R], game: str, values: dict[str, Values]) -> None:
        self.work = work
        self.game = game
        self.values = values

    def ready(self) -> Callable[[J], R]:
        """Makes the values known, then the work itself ready."""
        rules = load(self.game)
        for name, values in self.values.items():
            lend(rules, Path(name), values)
        return self.work.ready()


class Lending:
    """Workers that are given values along with whatever they do."""

    def __init__(self, workers: Workers, game: str, values: dict[str, Values]) -> None:
        self.workers = workers
        self.game = game
        self.values = values

    def do(self, work: Work[J, R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """As the workers themselves."""
        return self.workers.do(Lent(work, self.game, self.values), jobs)
