"""The connection to the database: SQLite by default, in a way that survives a power cut.

async with database.reading() as connection: ...
async with database.writing() as connection: ...    # one transaction, on disk when the block is left
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
WRITES = "zeitalter_writes"  # execution option: this transaction will write


class DatabaseError(Exception):
    """A database that cannot be used; the text says why."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time. Waiting for it here is fair and cheap; waiting inside SQLite is neither.
        self._writer = asyncio.Lock() if self.is_sqlite else None

    async def prepare(self) -> None:
        """Bring the database into the shape this version expects."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            await connection.run_sync(_upgrade)
            await connection.commit()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        waiting: AbstractAsyncContextManager[Any] = self._writer or nullcontext()
        async with waiting, self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self.reading() as connection:
            await connection.exec_driver_sql("SELECT 1")

    async def close(self) -> None:
        await self.engine.dispose()


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def _engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        if parsed.drivername == "sqlite":
            parsed = parsed.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(parsed)
    except (ArgumentError, ImportError) as error:
        raise DatabaseError(f"cannot use this database address: {error}") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could fail in the middle; one that writes says so at once.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
