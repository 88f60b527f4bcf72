"""Workers as processes of this machine. One that is killed is replaced, and its jobs are done again."""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread

from zeitalter.arena.work import Crew, Done, Elsewhere, Here, Lost, Numbered, Workers, do_portion

SPAWN = multiprocessing.get_context("spawn")  # the same everywhere, and safe next to the thread of a progress bar


def on_this_machine(processes: int) -> Workers:
    return Here() if processes == 1 else Processes(processes)


class Processes(Elsewhere):
    def __init__(self, count: int) -> None:
        if count < 1:
            raise ValueError(f"{count} processes do nothing")
        self.count = count

    @contextmanager
    def hire(self, work: bytes) -> Iterator[Crew]:
        crew = LocalCrew(self.count, work)
        try:
            yield crew
        finally:
            crew.dismiss()


class LocalCrew(Crew):
    """Processes are started when they are first needed: few jobs need few of them."""

    def __init__(self, count: int, work: bytes) -> None:
        self.count = count
        self.work = work
        self.processes: dict[Connection, BaseProcess] = {}
        self.idle: list[Connection] = []
        self.busy: dict[Connection, Numbered] = {}

    def room(self) -> int:
        return self.count - len(self.busy)

    def hand_over(self, portion: Numbered) -> None:
        worker = self.idle.pop() if self.idle else self._start()
        self.busy[worker] = portion
        try:
            worker.send(portion)
        except OSError:
            pass  # it has died since its last answer: `collect` hears of it

    def collect(self) -> list[Done | Lost]:
        return [self._hear(worker) for worker in wait(list(self.busy)) if isinstance(worker, Connection)]

    def _hear(self, worker: Connection) -> Done | Lost:
        portion = self.busy.pop(worker)
        try:
            done: Done = worker.recv()
        except (EOFError, OSError):
            self.processes.pop(worker).join()
            worker.close()
            return Lost(portion)
        self.idle.append(worker)
        return done

    def _start(self) -> Connection:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_serve, args=(theirs, self.work), daemon=True)
        with _deaf():
            process.start()
        theirs.close()
        self.processes[ours] = process
        return ours

    def dismiss(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for worker, process in self.processes.items():
            process.join()
            worker.close()


def _serve(employer: Connection, work: bytes) -> None:
    try:
        while True:
            employer.send(do_portion(work, employer.recv()))
    except (EOFError, OSError):
        pass  # the employer is gone, and nobody else wants the results


@contextmanager
def _deaf() -> Iterator[None]:
    """A process started in here never hears Ctrl-C: the one that started it does, and ends it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
