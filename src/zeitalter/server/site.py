"""All parts of a running server, put together. Knows nothing of HTTP."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from zeitalter.server.library import Library
from zeitalter.server.people.accounts import People
from zeitalter.server.settings import Settings
from zeitalter.server.storage.accounts import AccountStore
from zeitalter.server.storage.chat import ChatStore
from zeitalter.server.storage.database import Database
from zeitalter.server.storage.tables import TableStore
from zeitalter.server.tables.bots import Bots
from zeitalter.server.tables.clock import Clock
from zeitalter.server.tables.compiling import compile_engine
from zeitalter.server.tables.house import House
from zeitalter.server.tables.passing import Passing
from zeitalter.server.tables.thinkers import Thinkers

log = logging.getLogger(__name__)
HOUSEKEEPING_SECONDS = 60.0
FORGET_SECONDS = 90 * 24 * 3600.0  # tables that never began


class Site:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.library = Library(settings.packs)
        self.database = Database(settings.database_url)
        self.people = People(AccountStore(self.database))
        self.chat = ChatStore(self.database)
        self.house = House(TableStore(self.database), self.library, settings.idle_seconds)
        self.thinkers = Thinkers(self.library, settings.bot_workers)
        self.bots = Bots(self.house, self.thinkers)
        self.clock = Clock(self.house)
        self.passing = Passing(self.house, settings.passing)
        self.house.on_commit = [self.bots.look, self.clock.look, self.passing.look]
        self.house.on_watch = [self.passing.look]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.database.prepare()
        await self.clock.resume()
        tasks = [asyncio.create_task(self.clock.run()), asyncio.create_task(self._keep_house())]
        if self.settings.compile:
            tasks.append(asyncio.create_task(compile_engine(self.thinkers)))
        try:
            await self.bots.resume()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.passing.close()
            await self.bots.close()
            await self.house.close()
            await self.database.close()

    async def _keep_house(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(min(HOUSEKEEPING_SECONDS, self.settings.idle_seconds))
            try:
                await self.house.let_go()
                now = time.time()
                if now - cleaned > 24 * 3600:
                    await self.people.store.remove_expired(now)
                    await self.house.store.remove_old(now - FORGET_SECONDS)
                    cleaned = now
            except Exception:  # tomorrow is another day; a full disk must not end the games in memory
                log.exception("housekeeping failed")
