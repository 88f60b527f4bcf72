"""The connection to the database: SQLite by default, in a way that survives a power cut.

rows = await database.read(lambda connection: connection.execute(...).all())
await database.write(work)     # one transaction, on disk when it returns

Work is an ordinary function that runs in a thread, a whole transaction in one go. Measured against SQLAlchemy's asyncio
extension with aiosqlite, where each statement crosses threads several times, a move costs a third of the time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

MIGRATIONS = Path(__file__).parent / "migrations"
WRITES = "zeitalter_writes"  # execution option: this transaction will write
READERS = 4

T = TypeVar("T")


class DatabaseError(Exception):
    """A database that cannot be used; the text says why."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        is_sqlite = self._engine.dialect.name == "sqlite"
        # SQLite has one writer at a time. Waiting in one thread's queue is fair and cheap; inside SQLite it is neither.
        self._writers = ThreadPoolExecutor(1 if is_sqlite else READERS, "database-writer")
        self._readers = ThreadPoolExecutor(READERS, "database-reader")

    async def prepare(self) -> None:
        """Bring the database into the shape this version expects."""
        await self.write(_upgrade)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with self._engine.connect() as connection:
                connection.execution_options(**{WRITES: True})
                with connection.begin():
                    return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writers, whole)

    async def check(self) -> None:
        """Raise if the database does not answer."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").all())

    async def close(self) -> None:
        for threads in (self._writers, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise DatabaseError(f"cannot use this database address: {error}") from error
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def _engine(url: str) -> Engine:
    try:
        engine = create_engine(url)
    except (ArgumentError, ImportError) as error:
        raise DatabaseError(f"cannot use this database address: {error}") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
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
