"""Independent jobs, done somewhere: in this process, in others of this machine (`processes.py`), or on a Ray cluster
(`ray_cluster.py`).

A job gives the same result wherever and however often it is done (whatever is random in it follows from a seed), so
one that was lost with its worker is simply done again. Each job's result comes out exactly once.

for number, result in Processes(4).do(Games(batch), pairings):  # as they come
for result in in_order(Processes(4).do(Games(batch), pairings)):
"""

import os
import pickle
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from functools import lru_cache
from itertools import islice
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")
J_in = TypeVar("J_in", contravariant=True)
R_out = TypeVar("R_out", covariant=True)
Numbered = list[tuple[int, Any]]  # jobs or results with their numbers, counted from 0 in the order of the jobs

PORTION_SECONDS = 0.25  # what a worker gets at once: little enough that progress is seen and no end is waited for
LARGEST_PORTION = 256
PATIENCE = 3  # workers lost one after the other, without a single result in between


class Work(Protocol[J_in, R_out]):
    """What is done with every job. It is pickled, and so are jobs and results."""

    def ready(self) -> Callable[[J_in], R_out]:
        """Called once in each worker, for what is slow to make, such as a game's rules."""


class Workers(Protocol):
    """Where jobs are done."""

    def do(self, work: Work[J, R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """The result of every job with the job's number, as they come. Jobs are taken from the iterable when needed."""


class WorkersLost(RuntimeError):
    """Workers die again and again, as where a job takes more memory than there is."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} workers died one after the other; is there enough memory?")
        self.count = count


class ClusterError(RuntimeError):
    """There is no cluster at this address, or it cannot be used; the text says why."""


class Here:
    """All in this process, one after the other."""

    def do(self, work: Work[J, R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        return enumerate(map(work.ready(), jobs))


def in_order(results: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results in the order of their jobs: each as soon as all before it are there."""
    early: dict[int, R] = {}
    expected = 0
    for number, result in results:
        early[number] = result
        while expected in early:
            yield early.pop(expected)
            expected += 1


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- workers in other processes --------------------------------------------------------------------------------------


class Done:
    """What became of a portion of jobs: its results, or the error in one of them."""

    def __init__(self, results: Numbered, seconds: float, error: Exception | None = None, trace: str = "") -> None:
        self.results = results
        self.seconds = seconds
        self.error = error
        self.trace = trace


class Lost:
    """Jobs that went down with their worker."""

    def __init__(self, jobs: Numbered) -> None:
        self.jobs = jobs


class Crew(ABC):
    """Workers that wait for portions of jobs."""

    @abstractmethod
    def room(self) -> int:
        """How many portions can be handed over now."""

    @abstractmethod
    def hand_over(self, portion: Numbered) -> None: ...

    @abstractmethod
    def collect(self) -> list[Done | Lost]:
        """Wait until something has become of at least one portion."""


class Elsewhere(ABC):
    """Workers in other processes."""

    @abstractmethod
    def hire(self, work: bytes) -> AbstractContextManager[Crew]:
        """A crew for this pickled work; it goes home at the end of the `with`."""

    def do(self, work: Work[J, R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        with self.hire(pickle.dumps(work)) as crew:
            yield from _hand_out(crew, Queue(jobs))


class Queue(Generic[J]):
    """The jobs that nobody has yet: those that came back, then the rest."""

    def __init__(self, jobs: Iterable[J]) -> None:
        self._rest = enumerate(jobs)
        self._back: deque[tuple[int, J]] = deque()

    def take(self, count: int) -> Numbered:
        back = [self._back.popleft() for _ in range(min(count, len(self._back)))]
        return back + list(islice(self._rest, count - len(back)))

    def put_back(self, jobs: Numbered) -> None:
        self._back.extend(jobs)


def _hand_out(crew: Crew, queue: Queue[Any]) -> Iterator[tuple[int, Any]]:
    under_way = losses = 0
    size = 1  # of a portion
    while True:
        while crew.room() and (portion := queue.take(size)):
            crew.hand_over(portion)
            under_way += 1
        if not under_way:
            return
        for outcome in crew.collect():
            under_way -= 1
            if isinstance(outcome, Lost):
                losses += 1
                if losses > PATIENCE:
                    raise WorkersLost(losses)
                queue.put_back(outcome.jobs)
                size = 1
                continue
            if outcome.error is not None:
                outcome.error.add_note(outcome.trace)
                raise outcome.error
            losses = 0
            size = _portion(len(outcome.results), outcome.seconds)
            yield from outcome.results


def _portion(jobs: int, seconds: float) -> int:
    return max(1, min(LARGEST_PORTION, round(jobs * PORTION_SECONDS / max(seconds, 1e-6))))


def do_portion(work: bytes, portion: Numbered) -> Done:
    """What a worker does with a portion."""
    start = perf_counter()
    try:
        do = _ready(work)
        return Done([(number, do(job)) for number, job in portion], perf_counter() - start)
    except Exception as error:
        return Done([], perf_counter() - start, _portable(error), f"In a worker:\n{traceback.format_exc()}")


@lru_cache(maxsize=1)
def _ready(work: bytes) -> Callable[[Any], Any]:
    unpickled: Work[Any, Any] = pickle.loads(work)
    return unpickled.ready()


def _portable(error: Exception) -> Exception:
    """The error itself if it survives the way to another process, otherwise one with its text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
