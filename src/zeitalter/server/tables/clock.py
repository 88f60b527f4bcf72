"""Deadlines: when a decision's time has run out, the harmless default is played."""

import asyncio
import logging
import time

from zeitalter.core.match import is_readable
from zeitalter.server.errors import NotPlayable
from zeitalter.server.tables import play
from zeitalter.server.tables.house import House
from zeitalter.server.tables.live import LiveTable

log = logging.getLogger(__name__)
LONGEST_SLEEP = 60.0
RETRY = 5.0
GRACE = 3600.0  # at most, after the server was down


class Clock:
    def __init__(self, house: House) -> None:
        self.house = house
        self._due: dict[str, float] = {}  # table -> its next deadline
        self._earlier = asyncio.Event()

    def look(self, table: LiveTable) -> None:
        deadline = table.next_deadline()
        if deadline is None:
            self._due.pop(table.row.id, None)
        else:
            self._due[table.row.id] = deadline
            self._earlier.set()

    async def resume(self) -> None:
        """Called before anything runs: nobody loses a turn because the server was down. A table that another version of
        this program has to finish is left exactly as it is."""
        now = time.time()
        overdue = await self.house.store.overdue(now)
        ours = [table_id for table_id, snapshot in overdue.items() if snapshot is None or is_readable(snapshot)]
        await self.house.store.give_grace(ours, now, GRACE)

    async def run(self) -> None:
        """Runs while the server does."""
        self._due.update(await self.house.store.deadlines())
        while True:
            now = time.time()
            for table_id in [table_id for table_id, due in self._due.items() if due <= now]:
                await self._time_out(table_id)
            wait = min(self._due.values(), default=now + LONGEST_SLEEP) - time.time()
            self._earlier.clear()
            try:
                await asyncio.wait_for(self._earlier.wait(), max(0.01, min(wait, LONGEST_SLEEP)))
            except TimeoutError:
                continue

    async def _time_out(self, table_id: str) -> None:
        try:
            await self.house.do(table_id, self._time_out_overdue)
        except NotPlayable:  # the house has logged why; stop this clock
            self._due.pop(table_id, None)
        except Exception:  # one broken table must not stop the clocks of all others
            log.exception("deadline not carried out", extra={"table": table_id})
            self._due[table_id] = time.time() + RETRY

    async def _time_out_overdue(self, table: LiveTable) -> None:
        await play.time_out_overdue(table)
        self.look(table)
