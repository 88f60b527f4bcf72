"""/api/tables: opening tables, sitting down, starting, leaving."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from zeitalter.core import record
from zeitalter.core.rules import seed_key
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.http.limits import Limits
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.site import Site
from zeitalter.server.storage.rows import TableRow
from zeitalter.server.tables import commands, creation, seating
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.position import describe

LISTED = 100
UNFINISHED_PER_ACCOUNT = 200
P = ParamSpec("P")


def table_of(site: Site, row: TableRow, visitor: Visitor | None) -> wire.Table:
    return describe(row, None if visitor is None else visitor.id, site.house.tables.get(row.id))


def is_my_turn(table: wire.Table) -> bool:
    return table.status == "running" and any(
        seat.mine and seat.to_move and seat.kind == "person" for seat in table.seats
    )


@get("/tables")
async def get_tables(anyone: NamedDependency[Visitor | None], site: NamedDependency[Site]) -> wire.Tables:
    mine = [] if anyone is None else await site.house.store.of_account(anyone.id, LISTED)
    order = {"running": 0, "open": 1, "over": 2}
    tables = [table_of(site, row, anyone) for row in mine]
    tables.sort(key=lambda table: (not is_my_turn(table), order.get(table.status, 3), -table.changed))
    return wire.Tables(
        mine=tables, open=[table_of(site, row, anyone) for row in await site.house.store.open_to_all(LISTED)]
    )


@post("/tables", status_code=201)
async def post_table(
    data: JSONBody[wire.NewTable],
    creator: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> wire.Table:
    await _limit_tables(site, limits, creator)
    seed = seed_key(site.settings.seed) if site.settings.seed else None
    row = creation.new_row(site.library, data, creator.id, creator.name, seed)
    if data.start and any(seat.open for seat in row.seats):
        raise Problem("open-seats", "there are free seats")
    return await _open(site, row, creator, data.start)


async def _limit_tables(site: Site, limits: Limits, visitor: Visitor) -> None:
    limits.require(limits.creating, visitor.id, "too many new tables; wait a little")
    if limits.enabled and await site.house.store.count_unfinished(visitor.id) >= UNFINISHED_PER_ACCOUNT:
        raise Problem("too-many", f"you have {UNFINISHED_PER_ACCOUNT} unfinished tables")


async def _open(site: Site, row: TableRow, visitor: Visitor, begin: bool) -> wire.Table:
    await site.house.store.add(row)
    if begin:
        await site.house.do(row.id, seating.start, visitor.id)
    return table_of(site, await site.house.row(row.id), visitor)


@get("/tables/{table_id:str}")
async def get_table(
    table_id: FromPath[str], anyone: NamedDependency[Visitor | None], site: NamedDependency[Site]
) -> wire.Table:
    return table_of(site, await site.house.row(table_id), anyone)


class Player(Struct, frozen=True):
    """Who wants to change which table."""

    site: Site
    table_id: str
    visitor: Visitor

    async def do(
        self, command: Callable[Concatenate[LiveTable, P], Awaitable[None]], *args: P.args, **kwargs: P.kwargs
    ) -> wire.Table:
        """Carry out a command; the table after it."""
        await self.site.house.do(self.table_id, command, *args, **kwargs)
        return table_of(self.site, await self.site.house.row(self.table_id), self.visitor)


async def at_table(table_id: FromPath[str], player: NamedDependency[Visitor], site: NamedDependency[Site]) -> Player:
    return Player(site, table_id, player)


@post("/seat", status_code=200)
async def post_seat(data: JSONBody[wire.TakeSeat], mover: NamedDependency[Player]) -> wire.Table:
    return await mover.do(seating.take, mover.visitor.id, mover.visitor.name, data.seat)


@post("/leave", status_code=200)
async def post_leave(data: JSONBody[wire.WhichSeat], mover: NamedDependency[Player]) -> wire.Table:
    return await mover.do(seating.leave, mover.visitor.id, data.seat)


@post("/bot", status_code=200)
async def post_bot(data: JSONBody[wire.SetBot], mover: NamedDependency[Player]) -> wire.Table:
    return await mover.do(seating.set_bot, mover.visitor.id, data.seat, data.bot)


@post("/start", status_code=200)
async def post_start(mover: NamedDependency[Player]) -> wire.Table:
    return await mover.do(seating.start, mover.visitor.id)


@post("/resign", status_code=200)
async def post_resign(data: JSONBody[wire.WhichSeat], mover: NamedDependency[Player]) -> wire.Table:
    return await mover.do(commands.resign, mover.visitor, data.seat)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def post_rematch(
    table_id: FromPath[str],
    creator: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> wire.Table:
    await _limit_tables(site, limits, creator)
    next_id = await site.house.do(table_id, creation.rematch, creator.id)
    row = await site.house.row(next_id)
    if row.owner == creator.id and row.status == "open" and not any(seat.open for seat in row.seats):
        await site.house.do(next_id, seating.start, creator.id)
    return table_of(site, await site.house.row(next_id), creator)


@get("/tables/{table_id:str}/record")
async def get_record(
    table_id: FromPath[str], anyone: NamedDependency[Visitor | None], site: NamedDependency[Site]
) -> Response[dict[str, Any]]:
    async with site.house.open(table_id) as table:
        if table.match is None or table.row.status != "over":
            raise Problem("secret", "the record is open after the end: it contains the seed")
        body = record.write(table.match.record())
        name = f"{table.row.game}-{time.strftime('%Y-%m-%d', time.gmtime(table.row.changed))}-{table.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]


HANDLERS: list[ControllerRouterHandler] = [
    Router(
        "/tables/{table_id:str}",
        route_handlers=[post_seat, post_leave, post_bot, post_start, post_resign],
        dependencies={"mover": Provide(at_table)},
    ),
    *[get_tables, post_table, get_table, post_rematch, get_record],
]
