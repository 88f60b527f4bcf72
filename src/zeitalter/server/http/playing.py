"""/api/tables/{id}/...: play and chat without a websocket. Also used by the websocket, so both are the same."""

import time
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from zeitalter.core.match import Refused
from zeitalter.server import wire
from zeitalter.server.http.limits import Limits
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.people.secrets import digest
from zeitalter.server.site import Site
from zeitalter.server.storage.rows import ChatRow
from zeitalter.server.tables import play, seating
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.position import position
from zeitalter.server.tables.watcher import Watcher, first_look, seats_of

CHAT_LINES = 100
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7, required=False)]
ViewFor = Annotated[wire.Audience, QueryParameter(required=False)]
Number = Annotated[int, QueryParameter(ge=0, le=10_000_000, required=False)]


# ---- what both doors do -------------------------------------------------------------------------------------------


async def act(site: Site, table_id: str, visitor: Visitor, seat: int | None, message: wire.Act) -> None:
    async def command(table: LiveTable) -> None:
        await play.act(table, seating.played_seat(table, visitor.id, seat), message.actions, message.decision)

    await site.house.do(table_id, command)


async def undo(site: Site, table_id: str, visitor: Visitor, seat: int | None, whole: bool) -> None:
    async def command(table: LiveTable) -> None:
        await play.undo(table, seating.played_seat(table, visitor.id, seat), whole)

    await site.house.do(table_id, command)


async def withdraw(site: Site, table_id: str, visitor: Visitor, seat: int | None) -> None:
    async def command(table: LiveTable) -> None:
        await play.withdraw(table, seating.played_seat(table, visitor.id, seat))

    await site.house.do(table_id, command)


async def say(site: Site, limits: Limits, table_id: str, visitor: Visitor, text: str) -> ChatRow:
    if not limits.allows(limits.talking, visitor.id):
        raise Refused("rate", "not so fast; wait a little before you say more")
    words = text.strip()
    if not words:
        raise Refused("empty", "say something")

    async def command(table: LiveTable) -> ChatRow:
        mine = seats_of(table.row, visitor.id)
        seat = mine[0] if mine else None
        line = await site.chat.add(table_id, visitor.id, seat, visitor.name, words, time.time())
        for watcher in table.watchers:
            watcher.hear(line)
        return line

    return await site.house.do(table_id, command)


def chat_of(table_id: str, rows: list[ChatRow]) -> wire.Chat:
    return wire.Chat(
        [
            wire.ChatLine(row.number, row.name, row.seat, row.text, row.at, digest(f"{table_id}/{row.account}")[:12])
            for row in rows
        ]
    )


def _limit(limits: Limits, visitor: Visitor) -> None:
    if not limits.allows(limits.acting, visitor.id):
        raise Refused("rate", "too many actions; wait a little")


# ---- the REST door ------------------------------------------------------------------------------------------------


async def _position(
    site: Site, table_id: str, visitor: Visitor | None, seat: int | None, log: int, view: wire.Audience
) -> wire.Position:
    account = None if visitor is None else visitor.id
    async with site.house.open(table_id) as table:
        watcher = Watcher(account, log, view)
        watcher.shown = first_look(table.row, account)
        if seat is not None:
            watcher.shown = seating.own_seat(table, account or "", seat)
        return position(table, watcher)


@get("/tables/{table_id:str}/position")
async def get_position(
    table_id: FromPath[str],
    anyone: NamedDependency[Visitor | None],
    site: NamedDependency[Site],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> wire.Position:
    return await _position(site, table_id, anyone, seat, log, view)


@post("/tables/{table_id:str}/act", status_code=200)
async def post_act(
    table_id: FromPath[str],
    data: JSONBody[wire.Act],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> wire.Position:
    _limit(limits, player)
    await act(site, table_id, player, seat, data)
    return await _position(site, table_id, player, seat, log, view)


@post("/tables/{table_id:str}/undo", status_code=200)
async def post_undo(
    table_id: FromPath[str],
    data: JSONBody[wire.Undo],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> wire.Position:
    _limit(limits, player)
    await undo(site, table_id, player, seat, data.whole_turn)
    return await _position(site, table_id, player, seat, log, view)


@post("/tables/{table_id:str}/withdraw", status_code=200)
async def post_withdraw(
    table_id: FromPath[str],
    data: JSONBody[wire.Withdraw],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> wire.Position:
    _limit(limits, player)
    await withdraw(site, table_id, player, seat)
    return await _position(site, table_id, player, seat, log, view)


@get("/tables/{table_id:str}/chat")
async def get_chat(
    table_id: FromPath[str], anyone: NamedDependency[Visitor | None], site: NamedDependency[Site], since: Number = 0
) -> wire.Chat:
    await site.house.row(table_id)
    return chat_of(table_id, await site.chat.lines(table_id, since, CHAT_LINES))


@post("/tables/{table_id:str}/chat", status_code=200)
async def post_chat(
    table_id: FromPath[str],
    data: JSONBody[wire.Say],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> wire.Chat:
    return chat_of(table_id, [await say(site, limits, table_id, player, data.text)])


HANDLERS = [get_position, post_act, post_undo, post_withdraw, get_chat, post_chat]
