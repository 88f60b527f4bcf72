"""Tables on disk: who sits where, every entry, every event, one snapshot."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zeitalter.core.match import Logged
from zeitalter.core.record import Entry
from zeitalter.core.wording import Event
from zeitalter.server.storage import schema
from zeitalter.server.storage.database import Database
from zeitalter.server.storage.rows import Change, History, SeatRow, TableRow

_events = msgspec.json.Decoder(Event)
_chance = msgspec.json.Decoder(list[int])
_options = msgspec.json.Decoder(dict[str, str | int | bool])


class Conflict(Exception):
    """Somebody else has written this table's next entry: what is in memory is out of date."""


class TableStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- reading --------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> TableRow | None:
        def work(connection: Connection) -> TableRow | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
            return None if row is None else _with_seats(connection, [row])[0]

        return await self.database.read(work)

    async def history(self, table_id: str) -> History:
        return await self.database.read(lambda connection: _history(connection, table_id))

    async def of_account(self, account: str, limit: int) -> list[TableRow]:
        """Tables where somebody sits or which they opened, the last changed first."""
        t, s = schema.tables, schema.seats
        mine = select(s.c.table_id).where(s.c.account == account).union(select(t.c.id).where(t.c.owner == account))
        return await self._list(select(t).where(t.c.id.in_(mine), t.c.status != "abandoned"), limit)

    async def open_to_all(self, limit: int) -> list[TableRow]:
        """Tables with a free seat that anybody may find."""
        t, s = schema.tables, schema.seats
        free = select(s.c.table_id).where(s.c.account.is_(None), s.c.bot == "")
        return await self._list(select(t).where(t.c.status == "open", t.c.public, t.c.id.in_(free)), limit)

    async def all(self, limit: int) -> list[TableRow]:
        return await self._list(select(schema.tables), limit)

    async def count_unfinished(self, account: str) -> int:
        """How many tables somebody has opened that are not over."""
        t = schema.tables
        query = select(func.count()).where(t.c.owner == account, t.c.status.in_(["open", "running"]))
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot has to move."""
        t, s = schema.tables, schema.seats
        query = select(t.c.id).join(s, s.c.table_id == t.c.id)
        query = query.where(t.c.status == "running", s.c.to_move, s.c.bot != "").distinct()
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def deadlines(self) -> dict[str, float]:
        """The next deadline of each running table that has one."""
        t, s = schema.tables, schema.seats
        query = select(t.c.id, func.min(s.c.deadline)).join(s, s.c.table_id == t.c.id).group_by(t.c.id)
        query = query.where(t.c.status == "running", s.c.to_move, s.c.deadline.is_not(None))
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in found}

    async def overdue(self, now: float) -> dict[str, bytes | None]:
        """The snapshots of tables where a deadline has passed."""
        p, s = schema.snapshots, schema.seats
        query = select(s.c.table_id, p.c.body).outerjoin(p, p.c.table_id == s.c.table_id).where(s.c.deadline <= now)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in found}

    async def _list(self, query: Select[Any], limit: int) -> list[TableRow]:
        ordered = query.order_by(schema.tables.c.changed.desc()).limit(limit)
        return await self.database.read(lambda connection: _with_seats(connection, connection.execute(ordered).all()))

    # ---- writing --------------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, change: Change | None = None) -> None:
        """A new table; with its history so far if it was imported."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(id=row.id, **_columns(row)))
            connection.execute(insert(schema.seats), [_seat_columns(row.id, seat) for seat in row.seats])
            if change is not None:
                _append(connection, row.id, change)

        await self.database.write(work)

    async def save(self, row: TableRow, seats: list[SeatRow], change: Change | None = None) -> None:
        """A table, those of its seats that changed, and what happened: in one transaction."""
        table_id, columns = row.id, _columns(row)
        places = [{"of": table_id, "at": seat.seat, **_free(seat)} for seat in seats]

        def work(connection: Connection) -> None:
            if change is not None:
                _append(connection, table_id, change)
            connection.execute(_save_table, {"of": table_id, **columns})
            if places:
                connection.execute(_save_seat, places)

        await self.database.write(work)

    async def save_snapshot(self, table_id: str, sequence: int, body: bytes) -> None:
        await self.database.write(lambda connection: _replace_snapshot(connection, table_id, sequence, body))

    async def give_grace(self, tables: list[str], now: float, longest: float) -> None:
        """People who could not answer in time while the server was down get the time of one decision, within limits."""
        t, s = schema.tables, schema.seats
        seconds = select(t.c.seconds).where(t.c.id == s.c.table_id).scalar_subquery()
        grace = now + case((seconds < longest, seconds), else_=longest)
        statement = update(s).where(s.c.deadline <= now, s.c.table_id.in_(tables)).values(deadline=grace)
        await self.database.write(lambda connection: connection.execute(statement))

    async def remove_old(self, before: float) -> int:
        """Forget tables that nobody has begun since long ago."""
        t = schema.tables
        old = t.c.status.in_(["open", "abandoned"]) & (t.c.changed < before)
        return await self.database.write(lambda connection: connection.execute(delete(t).where(old)).rowcount)


# Statements of every move, built once.
_t, _s = schema.tables, schema.seats
_save_table = update(_t).where(_t.c.id == bindparam("of"))
_save_seat = update(_s).where(_s.c.table_id == bindparam("of"), _s.c.seat == bindparam("at"))


def _history(connection: Connection, table_id: str) -> History:
    e, v, s = schema.entries, schema.events, schema.snapshots
    entry = select(e.c.seat, e.c.action, e.c.chance, e.c.check)
    event = select(v.c.number, v.c.entry, v.c.body, v.c.undone)
    entries = connection.execute(entry.where(e.c.table_id == table_id).order_by(e.c.sequence)).all()
    events = connection.execute(event.where(v.c.table_id == table_id).order_by(v.c.number)).all()
    snapshot = connection.execute(select(s).where(s.c.table_id == table_id)).first()
    return History(
        snapshot=None if snapshot is None else snapshot.body,
        snapshot_sequence=0 if snapshot is None else snapshot.sequence,
        entries=[Entry(seat, action, _chance.decode(chance), check) for seat, action, chance, check in entries],
        events=[Logged(number, entry, _events.decode(body), undone) for number, entry, body, undone in events],
    )


def _append(connection: Connection, table_id: str, change: Change) -> None:
    if change.entries:
        entries = [
            {"table_id": table_id, "sequence": sequence, **_entry_columns(entry), "at": change.at}
            for sequence, entry in enumerate(change.entries, change.first)
        ]
        try:
            connection.execute(insert(schema.entries), entries)
        except IntegrityError as error:
            raise Conflict(table_id) from error
    if change.events:
        events = [
            {
                "table_id": table_id,
                "number": logged.number,
                "entry": logged.entry,
                "body": msgspec.json.encode(logged.event).decode(),
                "undone": logged.undone,
            }
            for logged in change.events
        ]
        connection.execute(insert(schema.events), events)
    if change.undone:
        v = schema.events
        where = (v.c.table_id == table_id) & v.c.number.in_(change.undone)
        connection.execute(update(v).where(where).values(undone=True))
    if change.snapshot is not None:
        _replace_snapshot(connection, table_id, change.first + len(change.entries), change.snapshot)


def _replace_snapshot(connection: Connection, table_id: str, sequence: int, body: bytes) -> None:
    s = schema.snapshots
    connection.execute(delete(s).where(s.c.table_id == table_id))
    connection.execute(insert(s).values(table_id=table_id, sequence=sequence, body=body))


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    s = schema.seats
    query = select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.table_id, s.c.seat)
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for row in connection.execute(query):
        values = dict(row._mapping)
        seats[values.pop("table_id")].append(SeatRow(**values))
    found = []
    for row in rows:
        values = dict(row._mapping)
        values["options"] = _options.decode(values["options"])
        found.append(TableRow(**values, seats=seats[row.id]))
    return found


def _entry_columns(entry: Entry) -> dict[str, object]:
    return {**msgspec.structs.asdict(entry), "chance": msgspec.json.encode(entry.chance).decode()}


def _columns(row: TableRow) -> dict[str, object]:
    values = msgspec.structs.asdict(row)
    del values["id"], values["seats"]
    return {**values, "options": msgspec.json.encode(row.options).decode()}


def _seat_columns(table_id: str, seat: SeatRow) -> dict[str, object]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


def _free(seat: SeatRow) -> dict[str, object]:
    """What of a seat can change."""
    values = msgspec.structs.asdict(seat)
    del values["seat"]
    return values
