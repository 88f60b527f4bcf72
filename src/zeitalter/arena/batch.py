"""Many games, in one or several processes. The results do not depend on how many."""

import gc
import multiprocessing
import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Barrier, Event
from pathlib import Path
from threading import current_thread, main_thread

from msgspec import Struct

from zeitalter.arena.game import GameResult, play_match, record_match
from zeitalter.bots import create
from zeitalter.core.names import told_apart
from zeitalter.core.record import write
from zeitalter.core.rules import Rules
from zeitalter.games import load

CHUNKS_PER_PROCESS = 16  # so that a process that got the long games does not keep the others waiting
LONGEST_CHUNK = 8
NEW_OBJECTS = 100_000  # between two searches for garbage


class Batch(Struct, frozen=True, kw_only=True):
    """What all games of a run have in common."""

    game: str
    pack: Path | None = None
    options: Struct | None = None
    seed: str = "0"
    record: Path | None = None  # folder for records


class Pairing(Struct, frozen=True):
    """One game: its number and the bots by seat."""

    number: int
    bots: list[str]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(batch: Batch, pairings: list[Pairing], processes: int = 1) -> Iterator[GameResult]:
    """Play the games and yield their results in order."""
    processes = min(processes, len(pairings))
    if processes <= 1:
        rules = load(batch.game, batch.pack)
        for pairing in pairings:
            yield play(batch, rules, pairing)
        return
    chunk = max(1, min(LONGEST_CHUNK, len(pairings) // (processes * CHUNKS_PER_PROCESS)))
    context = multiprocessing.get_context("spawn")  # the same everywhere, and safe next to the thread of a progress bar
    stop = context.Event()
    meeting = context.Barrier(processes)
    executor = ProcessPoolExecutor(processes, context, _begin, (batch, stop, meeting))
    try:
        with _deaf():
            for _ in range(processes):
                executor.submit(_meet)  # nobody is free before all are there, so each of these starts a process
        yield from executor.map(_play, pairings, chunksize=chunk)
    finally:
        stop.set()
        executor.shutdown(wait=True, cancel_futures=True)


def play(batch: Batch, rules: Rules, pairing: Pairing) -> GameResult:
    seed = f"{batch.seed}/{pairing.number}"
    bots = [create(name) for name in pairing.bots]
    with _little_cleaning():
        if batch.record is None:
            return play_match(rules, len(bots), batch.options, bots, seed)
        result, record = record_match(rules, batch.options, bots, seed, told_apart(pairing.bots))
    (batch.record / record_name(batch, pairing)).write_bytes(write(record))
    return result


def record_name(batch: Batch, pairing: Pairing) -> str:
    seed = re.sub(r"[^\w.-]", "_", batch.seed)[:40]  # a seed may be any text, a file name not
    return f"{batch.game}-{len(pairing.bots)}-{seed}-{pairing.number}.json"


@contextmanager
def _little_cleaning() -> Iterator[None]:
    """Positions and plans form no cycles, so the search for garbage finds nothing and takes a share of a bot's time."""
    before = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, before[1], before[2])
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: the one that started them does, and tells them to stop."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Stopped(Exception):
    """Nobody waits for this game any more."""


class Worker:
    """What a worker process keeps between two games."""

    batch: Batch
    rules: Rules
    stop: Event
    meeting: Barrier


def _begin(batch: Batch, stop: Event, meeting: Barrier) -> None:
    Worker.batch = batch
    Worker.rules = load(batch.game, batch.pack)
    Worker.stop = stop
    Worker.meeting = meeting


def _meet() -> None:
    Worker.meeting.wait()


def _play(pairing: Pairing) -> GameResult:
    if Worker.stop.is_set():
        raise Stopped
    return play(Worker.batch, Worker.rules, pairing)
