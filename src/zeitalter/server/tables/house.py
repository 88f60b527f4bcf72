"""The house: finds the one owner of each running table, loads it when needed and lets it go when idle.

async with house.open(table_id) as table: ...      # loaded, locked, up to date with the disk
await house.do(table_id, play.resign, seat)        # the same, for what changes something
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from zeitalter.core.match import Diverged, Refused
from zeitalter.server.errors import NotPlayable, Problem
from zeitalter.server.library import Library
from zeitalter.server.storage.rows import AccountRow, TableRow
from zeitalter.server.storage.tables import Conflict, TableStore
from zeitalter.server.tables import resume, seating
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.watcher import Watcher, first_look

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
MOST_TABLES = 1000  # that a guest takes along; more than anybody plays


class House:
    def __init__(self, store: TableStore, library: Library, idle_seconds: float = 300) -> None:
        self.store = store
        self.library = library
        self.idle_seconds = idle_seconds
        self.tables: dict[str, LiveTable] = {}
        self.on_commit: list[Callable[[LiveTable], None]] = []
        self.on_watch: list[Callable[[LiveTable], None]] = []
        self._loading: dict[str, asyncio.Lock] = {}
        self._commands: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        table = await self._find(table_id)
        try:
            async with table.lock:
                if table.stale:
                    await self._reload(table)
                yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    async def do(
        self,
        table_id: str,
        command: Callable[Concatenate[LiveTable, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Carry out a command at a table, all of it even if the person who asked for it has gone."""

        async def whole() -> T:
            async with self.open(table_id) as table:
                try:
                    return await command(table, *args, **kwargs)
                except (Refused, Problem):  # nothing has changed
                    raise
                except Conflict:  # another process moved first; what it did is read before the next command
                    table.stale = True
                    raise Problem("stale", "the game went on meanwhile; look at the table again") from None
                except BaseException:  # who knows what has: what is on disk counts
                    table.stale = True
                    raise

        task = asyncio.create_task(whole())
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        return await asyncio.shield(task)

    async def hand_over(self, guest: AccountRow, account: AccountRow) -> None:
        """All tables of a guest who has logged in."""
        for row in await self.store.of_account(guest.id, MOST_TABLES):
            try:
                await self.do(row.id, seating.hand_over, guest, account)
            except Problem as error:  # a table that cannot be loaded must not keep anybody from logging in
                log.warning("table not handed over", extra={"table": row.id, "reason": str(error)})

    async def watch(self, table_id: str, watcher: Watcher, most: int) -> None:
        async with self.open(table_id) as table:
            if len(table.watchers) >= most:
                raise Problem("rate", "too many people watch this table")
            watcher.shown = first_look(table.row, watcher.account)
            table.watchers.add(watcher)
            for hear in self.on_watch:
                hear(table)
            self._announce_presence(table)

    async def unwatch(self, table_id: str, watcher: Watcher) -> None:
        async with self.open(table_id) as table:
            table.watchers.discard(watcher)
            self._announce_presence(table)

    def _announce_presence(self, table: LiveTable) -> None:
        for watcher in table.watchers:
            watcher.wake()

    # ---- loading and letting go -----------------------------------------------------------------------------------

    async def _find(self, table_id: str) -> LiveTable:
        """The owner of a table, counted as used from here on so that it stays."""
        table = self.tables.get(table_id)
        if table is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    table = self.tables.get(table_id)
                    if table is None:
                        table = await self._load(table_id)
                        self.tables[table_id] = table
            finally:
                self._loading.pop(table_id, None)
        table.users += 1
        return table

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.row(table_id)
        table = LiveTable(row, self.library.rules(row.game), self.store)
        await self._restore(table, row)
        table.on_commit = self.on_commit
        return table

    async def _reload(self, table: LiveTable) -> None:
        await self._restore(table, await self.row(table.row.id))

    async def _restore(self, table: LiveTable, row: TableRow) -> None:
        if not row.start:  # not begun yet
            table.replace(row, None, 0)
            return
        history = await self.store.history(row.id)
        try:
            match = resume.resume(table.rules, row, history)
        except Diverged as error:
            log.error("table cannot be continued", extra={"table": row.id, "reason": str(error)})
            raise _unavailable(error) from error
        table.replace(row, match, history.snapshot_sequence)

    async def row(self, table_id: str) -> TableRow:
        table = self.tables.get(table_id)
        if table is not None and not table.stale and not table.lock.locked():
            return table.row
        row = await self.store.find(table_id)
        if row is None or row.game not in self.library:
            raise Problem("not-found", "there is no such table")
        return row

    async def let_go(self, idle_seconds: float | None = None) -> None:
        """Forget tables that nobody has used for a while; a snapshot makes the next loading quick."""
        limit = time.monotonic() - (self.idle_seconds if idle_seconds is None else idle_seconds)
        for table_id, table in list(self.tables.items()):
            if table.is_needed() or table.used > limit:
                continue
            async with self.open(table_id) as kept:
                if kept.match is not None and kept.sequence > kept.snapshot_at:
                    await self.store.save_snapshot(table_id, kept.sequence, kept.match.snapshot())
                    kept.snapshot_at = kept.sequence
            if not table.is_needed():
                del self.tables[table_id]

    async def close(self) -> None:
        await asyncio.gather(*self._commands, return_exceptions=True)
        await self.let_go(idle_seconds=-1)


def _unavailable(why: Diverged) -> NotPlayable:
    if why.version:
        return NotPlayable("other-version", str(why), {"version": why.version})
    return NotPlayable("unavailable", "this table needs other rules or data than this server has")
