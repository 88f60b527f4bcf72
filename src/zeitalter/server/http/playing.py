"""/api/tables/{id}/...: play and chat without a websocket."""

from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from zeitalter.server import wire
from zeitalter.server.http.limits import Limits
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.site import Site
from zeitalter.server.tables import commands
from zeitalter.server.tables.watcher import Told

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7, required=False)]
ViewFor = Annotated[wire.Audience, QueryParameter(required=False)]
Number = Annotated[int, QueryParameter(ge=0, le=10_000_000, required=False)]


class Player(Struct, frozen=True):
    """Whose move a request is, and what of the log they know already."""

    site: Site
    table_id: str
    visitor: Visitor
    seat: int | None
    log: int
    view: wire.Audience

    async def move(self, wanted: commands.Move) -> wire.Position:
        await self.site.house.do(self.table_id, commands.move, self.visitor, self.seat, wanted)
        async with self.site.house.open(self.table_id) as table:
            return commands.look(table, self.visitor, self.seat, Told(self.log), self.view)


async def at_table(
    table_id: FromPath[str],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> Player:
    limits.require(limits.acting, player.id, "too many actions; wait a little")
    return Player(site, table_id, player, seat, log, view)


@post("/act", status_code=200)
async def post_act(data: JSONBody[wire.Act], mover: NamedDependency[Player]) -> wire.Position:
    return await mover.move(data)


@post("/undo", status_code=200)
async def post_undo(data: JSONBody[wire.Undo], mover: NamedDependency[Player]) -> wire.Position:
    return await mover.move(data)


@post("/withdraw", status_code=200)
async def post_withdraw(data: JSONBody[wire.Withdraw], mover: NamedDependency[Player]) -> wire.Position:
    return await mover.move(data)


@get("/position")
async def get_position(
    table_id: FromPath[str],
    anyone: NamedDependency[Visitor | None],
    site: NamedDependency[Site],
    seat: SeatNumber = None,
    log: Number = 0,
    view: ViewFor = "people",
) -> wire.Position:
    async with site.house.open(table_id) as table:
        return commands.look(table, anyone, seat, Told(log), view)


@get("/chat")
async def get_chat(
    table_id: FromPath[str], anyone: NamedDependency[Visitor | None], site: NamedDependency[Site], since: Number = 0
) -> wire.Chat:
    await site.house.row(table_id)
    return commands.chat_of(table_id, await site.chat.lines(table_id, since, commands.CHAT_LINES))


@post("/chat", status_code=200)
async def post_chat(
    table_id: FromPath[str],
    data: JSONBody[wire.Say],
    player: NamedDependency[Visitor],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
) -> wire.Chat:
    limits.require(limits.talking, player.id, commands.TALKING_TOO_FAST)
    return commands.chat_of(table_id, [await site.house.do(table_id, commands.say, site.chat, player, data.text)])


HANDLERS = [
    Router(
        "/tables/{table_id:str}",
        route_handlers=[post_act, post_undo, post_withdraw, get_position, get_chat, post_chat],
        dependencies={"mover": Provide(at_table)},
    )
]
