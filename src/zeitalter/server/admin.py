"""What a host does alongside the running server: list, export and import tables, reset a password, back up."""

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from zeitalter.core import record
from zeitalter.core.record import Record, RecordError
from zeitalter.core.replay import replay
from zeitalter.server import wire
from zeitalter.server.ids import new_id
from zeitalter.server.library import Library
from zeitalter.server.people.accounts import login_of
from zeitalter.server.people.secrets import hash_password
from zeitalter.server.storage.accounts import AccountStore
from zeitalter.server.storage.database import Database, DatabaseError, sqlite_file
from zeitalter.server.storage.rows import Change, SeatRow, TableRow
from zeitalter.server.storage.tables import TableStore
from zeitalter.server.tables import resume

FORMAT = 1


class AdminError(Exception):
    """Something that cannot be done; the text says why."""


class ExportedSeat(Struct, frozen=True):
    name: str
    bot: str


class Exported(Struct, frozen=True):
    """A table as a file. It contains the seed, which reveals everything that is hidden."""

    format: int
    pace: wire.Pace
    public: bool
    seconds: int
    created: float
    seats: list[ExportedSeat]
    record: Record


class Admin:
    def __init__(self, database: Database, library: Library) -> None:
        self.database = database
        self.library = library
        self.tables = TableStore(database)
        self.accounts = AccountStore(database)

    async def list_tables(self, limit: int) -> list[TableRow]:
        return await self.tables.all(limit)

    async def export_table(self, table_id: str) -> bytes:
        row = await self.tables.find(table_id)
        if row is None or not row.start:
            raise AdminError(f"there is no table {table_id!r} with a game")
        if row.game not in self.library:
            raise AdminError(f"there is no game {row.game!r} here")
        match = resume.resume(self.library.rules(row.game), row, await self.tables.history(table_id))
        seats = [ExportedSeat(seat.name, seat.bot) for seat in row.seats]
        exported = Exported(
            FORMAT, msgspec.convert(row.pace, wire.Pace), row.public, row.seconds, row.created, seats, match.record()
        )
        return msgspec.json.format(msgspec.json.encode(exported), indent=1)

    async def import_table(self, data: bytes) -> str:
        """The id of a new table with the game of an export, or of a plain record. People take their seats again."""
        exported = _read(data)
        played = exported.record
        if played.game not in self.library:
            raise AdminError(f"there is no game {played.game!r} here")
        match = replay(played, self.library.rules(played.game))
        now = time.time()
        actors = match.state.actors()
        row = TableRow(
            id=new_id(),
            game=played.game,
            version=played.version,
            data=played.data,
            options=msgspec.to_builtins(match.options),
            pace=exported.pace,
            public=exported.public,
            seconds=exported.seconds,
            status="running" if actors else "over",
            owner=None,
            created=exported.created,
            changed=now,
            seed=match.seed,
            start=match.start,
            seats=[
                SeatRow(
                    seat=number,
                    name=seat.name,
                    bot=seat.bot,
                    resigned=bool(match.state.resigned >> number & 1),
                    to_move=number in actors,
                )
                for number, seat in enumerate(exported.seats)
            ],
        )
        await self.tables.add(
            row, Change(first=0, entries=match.entries, events=match.events, snapshot=match.snapshot(), at=now)
        )
        return row.id

    async def reset_password(self, name: str) -> str:
        """A new password for an account, made up here. All its sessions end."""
        account = await self.accounts.find_login(login_of(name))
        if account is None:
            raise AdminError(f"there is no account {name!r}")
        password = secrets.token_urlsafe(12)
        await self.accounts.set_password(account.id, await hash_password(password))
        return password


def _read(data: bytes) -> Exported:
    try:
        exported = msgspec.json.decode(data, type=Exported)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        played = record.read(data)  # says what is wrong if it is not a record either
        seats = [ExportedSeat(name, "") for name in played.players]
        return Exported(FORMAT, "turns", False, 0, time.time(), seats, played)
    if exported.format != FORMAT:
        raise RecordError(f"the file has format {exported.format}; this program reads format {FORMAT}")
    if len(exported.seats) != exported.record.seats:
        raise RecordError("the file names another number of seats than its record")
    return exported


def check_existing(url: str) -> None:
    """Opening an SQLite database that is not there would make an empty one."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise DatabaseError(f"there is no database {file}; say where it is with --data or --database")


def back_up(url: str, target: Path) -> None:
    """A consistent copy of an SQLite database, also while a server writes to it."""
    source = sqlite_file(url)
    if source is None:
        raise AdminError("only SQLite databases are backed up here; use your database's own tool")
    check_existing(url)
    if target.exists():
        raise AdminError(f"{target} exists already")
    address = f"{source.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
    except sqlite3.Error as error:
        raise AdminError(f"{source} cannot be copied to {target}: {error}") from error
