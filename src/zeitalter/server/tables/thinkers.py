"""Worker processes that think for bots, so that the event loop never has to.

A worker that dies is replaced, and its task given to another. One that takes too long is ended: the same bot would take
as long again.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec
from msgspec import Raw

from zeitalter.fast.engine import environment, is_compiled
from zeitalter.server.library import Library
from zeitalter.server.tables.worker import Advised, Answer, Task

log = logging.getLogger(__name__)
LONGEST_LINE = 1 << 20
ATTEMPTS = 3
COMPILED_SECONDS = 120.0  # for one decision; the strongest level needs about 15
PURE_SECONDS = 1200.0


class BotFailed(Exception):
    """A bot gave no usable answer; the text says why."""


class TooSlow(BotFailed):
    """A bot gave no answer in time."""


class _Lost(Exception):
    """The worker is of no more use."""


class Worker:
    def __init__(self, process: Process, build: Path | None) -> None:
        self.process = process
        self.build = build  # the compiled engine it runs, if the server itself does not

    async def ask(self, task: Task, seconds: float) -> Answer:
        if self.process.stdin is None or self.process.stdout is None:
            raise _Lost("the worker has no pipes")
        try:
            self.process.stdin.write(msgspec.json.encode(task) + b"\n")
            await self.process.stdin.drain()
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        except TimeoutError:
            raise TooSlow(f"no answer within {seconds:.0f} seconds") from None
        except (OSError, ValueError) as error:
            raise _Lost(str(error)) from error
        if not line.endswith(b"\n"):
            raise _Lost("the worker died")
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Thinkers:
    def __init__(self, library: Library, workers: int, seconds: float | None = None) -> None:
        self._packs = {game: str(pack) for game, pack in library.packs.items()}
        self._seconds = seconds
        self._places = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._build: Path | None = None

    async def choose(self, game: str, bot: str, seed: str, view: bytes) -> str:
        """The action a bot chooses for the seat whose view this is, in the game's notation."""
        return (await self._ask(Task(game, bot, seed, Raw(view)))).action

    async def advise(self, game: str, level: str, seed: str, view: bytes) -> list[Advised]:
        """What a level would do for the seat whose view this is, the best first, and why."""
        return (await self._ask(Task(game, level, seed, Raw(view), advice=True))).advice

    async def _ask(self, task: Task) -> Answer:
        async with self._places:
            for attempt in range(1, ATTEMPTS + 1):
                worker = self._idle.pop() if self._idle else await self._start()
                try:
                    answer = await worker.ask(task, self._limit(worker))
                except _Lost as error:
                    log.warning("bot worker lost", extra={"bot": task.bot, "attempt": attempt, "reason": str(error)})
                    await self._drop(worker)
                except BaseException:  # too slow, or cancelled: its answer would come to the wrong question
                    await asyncio.shield(self._drop(worker))
                    raise
                else:
                    await self._keep(worker)
                    if answer.error:
                        raise BotFailed(answer.error)
                    return answer
        raise BotFailed(f"{ATTEMPTS} workers were lost over one decision")

    @property
    def compiled(self) -> bool:
        return is_compiled() or self._build is not None

    def _limit(self, worker: Worker) -> float:
        if self._seconds is not None:
            return self._seconds
        return COMPILED_SECONDS if is_compiled() or worker.build is not None else PURE_SECONDS

    async def change_over(self, build: Path) -> None:
        """From now on bots think with this compiled engine; it decides like any other, only sooner. Workers in the
        middle of a decision finish it."""
        self._build = build
        for worker in self._idle[:]:
            await self._drop(worker)

    async def close(self) -> None:
        for worker in list(self._all):
            await self._drop(worker)

    async def _start(self) -> Worker:
        packs = msgspec.json.encode(self._packs).decode()
        command = (sys.executable, "-m", "zeitalter.server.tables.worker", packs)
        build = self._build
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=None if build is None else environment(build)
        )
        worker = Worker(process, build)
        self._all.add(worker)
        return worker

    async def _keep(self, worker: Worker) -> None:
        """For the next decision, unless its engine is outdated."""
        if worker.build == self._build:
            self._idle.append(worker)
        else:
            await self._drop(worker)

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        await worker.end()
