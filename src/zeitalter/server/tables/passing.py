"""What leaves a person nothing to decide passes by itself, after a pause that is always the same, so that its length
tells nobody anything."""

import asyncio
import logging

from zeitalter.core.match import Refused
from zeitalter.server.errors import Problem
from zeitalter.server.tables import play
from zeitalter.server.tables.house import House
from zeitalter.server.tables.live import LiveTable

log = logging.getLogger(__name__)


class Passing:
    def __init__(self, house: House, pause: float) -> None:
        self.house = house
        self.pause = pause
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}  # table and seat

    def look(self, table: LiveTable) -> None:
        """Begin to wait for every person who has nothing to decide. The table is locked."""
        table.passes = self.pause >= 0
        for seat in table.nothing_to_decide():
            key = table.row.id, seat
            if key not in self._tasks:
                task = asyncio.create_task(self._pass(table.row.id, seat, table.game.decision(seat)))
                self._tasks[key] = task
                task.add_done_callback(lambda done, key=key: self._tasks.pop(key, None))  # type: ignore[misc]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass(self, table_id: str, seat: int, decision: str) -> None:
        """Pass on after the pause; what comes next may pass by itself, too."""
        try:
            while decision:
                await asyncio.sleep(self.pause)
                decision = await self.house.do(table_id, self._unless_decided, seat, decision)
        except (Refused, Problem) as error:
            log.warning("nothing passed by itself", extra={"table": table_id, "seat": seat, "reason": str(error)})

    async def _unless_decided(self, table: LiveTable, seat: int, decision: str) -> str:
        """The next decision that passes by itself, if there is one."""
        if seat in table.nothing_to_decide() and table.game.decision(seat) == decision:
            await play.pass_by(table, seat)
        return table.game.decision(seat) if seat in table.nothing_to_decide() else ""
