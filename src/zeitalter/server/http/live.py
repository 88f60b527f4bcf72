"""/api/tables/{id}/live: the websocket of a table. One reader and one writer per connection.

The writer sends the newest position whenever something has changed. A slow connection skips positions, never log lines.
"""

import asyncio
import logging
import secrets
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from zeitalter.core.match import Refused
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.http.limits import Limits
from zeitalter.server.http.sockets import Sockets
from zeitalter.server.http.visitors import recognise, require
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.site import Site
from zeitalter.server.tables import commands, seating
from zeitalter.server.tables.hints import hint
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.position import explain, position
from zeitalter.server.tables.watcher import Told, Watcher

log = logging.getLogger(__name__)
REFUSED = 4000  # close codes: the client need not try again before something has changed
CLOSE_CODES = {"not-found": 4404, "no-session": 4401, "scope": 4403, "rate": 4429}
CLOSE_CODES |= {"unavailable": 4409, "other-version": 4409}
WATCHERS_PER_TABLE = 300
OUTDATED = ("stale", "illegal", "not-asked", "no-undo", "no-withdraw")  # a position follows: look again

_messages = msgspec.json.Decoder(wire.FromClient)
_encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, socket: Socket, site: Site, limits: Limits, table_id: str, visitor: Visitor | None) -> None:
        self.socket = socket
        self.site = site
        self.limits = limits
        self.table_id = table_id
        self.visitor = visitor
        self.watcher = Watcher(None if visitor is None else visitor.id, _log_known(socket), _audience(socket))
        self.key = secrets.token_hex(8)  # of this connection, for its limits
        self.answers: list[wire.FromServer] = []  # to this connection alone
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        await self.site.house.watch(self.table_id, self.watcher, WATCHERS_PER_TABLE)
        try:
            lines = await self.site.chat.lines(self.table_id, 0, commands.CHAT_LINES)
            said = {line.number for line in lines}
            meanwhile = [line for line in self.watcher.chat if line.number not in said]
            self.watcher.chat = lines + meanwhile
            self.watcher.wake()
            tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
            _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (WebSocketException, OSError)):
                    log.error("connection failed", exc_info=result)
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
            await asyncio.shield(self.site.house.unwatch(self.table_id, self.watcher))

    # ---- writing --------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        watcher = self.watcher
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            answers, self.answers = self.answers, []
            chat, watcher.chat = watcher.chat, []
            for answer in answers:
                await self._send(answer)
            if watcher.due:
                watcher.due = False
                async with self.site.house.open(self.table_id) as table:
                    message = position(table, watcher.account, watcher.shown, watcher.told, watcher.audience)
                    watcher.told = Told(message.log_length, len(table.undone))
                await self._send(message)
            if chat:
                await self._send(commands.chat_of(self.table_id, chat))

    async def _send(self, message: wire.FromServer) -> None:
        await self.socket.send_data(_encode(message).decode(), mode="text")

    def _answer(self, message: wire.FromServer) -> None:
        self.answers.append(message)
        self.watcher.changed.set()

    # ---- reading --------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            reference = ""
            try:
                await self.limits.patience(self.limits.messages, self.key)
                message = _decode(text)
                reference = getattr(message, "reference", "")
                await self._obey(message)
            except (Refused, Problem) as error:
                self._answer(refusal(error, reference))
                if error.code in OUTDATED:
                    self.watcher.wake()
            except (SQLAlchemyError, OSError):  # the table is read again from disk; the client may try again
                log.exception("action failed")
                self._answer(wire.Refusal("server", "something went wrong in the server", reference))

    async def _obey(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self._answer(wire.Pong())
            return
        if isinstance(message, wire.Ask):
            async with self.site.house.open(self.table_id) as table:
                self._answer(explain(table, self.watcher.shown, message.about))
            return
        if isinstance(message, wire.Hint):
            await self._hint(require(self.visitor, "play"))
            return
        visitor = require(self.visitor, "read" if isinstance(message, wire.ShowSeat) else "play")
        await self.limits.patience(self.limits.acting, visitor.id)
        if isinstance(message, wire.Say):
            self.limits.require(self.limits.talking, visitor.id, commands.TALKING_TOO_FAST)
            await self.site.house.do(self.table_id, commands.say, self.site.chat, visitor, message.text)
        elif isinstance(message, wire.ShowSeat):
            await self.site.house.do(self.table_id, self._show, visitor, message.seat)
        elif isinstance(message, wire.AskAll):
            async with self.site.house.open(self.table_id) as table:
                commands.ask_all(table, visitor, message.on)
                self.site.passing.look(table)
        else:
            await self.site.house.do(self.table_id, commands.move, visitor, self.watcher.shown, message)

    async def _hint(self, visitor: Visitor) -> None:
        """Begin to look for one; meanwhile the connection goes on. One at a time."""
        await self.limits.patience(self.limits.acting, visitor.id)
        if self.hinting is not None and not self.hinting.done():
            return
        async with self.site.house.open(self.table_id) as table:
            seat = seating.own_seat(table, visitor.id, self.watcher.shown)
        self.hinting = asyncio.create_task(self._find_hint(seat))

    async def _find_hint(self, seat: int) -> None:
        try:
            self._answer(await hint(self.site.house, self.site.thinkers, self.table_id, seat))
        except (Refused, Problem) as error:
            self._answer(refusal(error))

    async def _show(self, table: LiveTable, visitor: Visitor, seat: int | None) -> None:
        self.watcher.show(None if seat is None else seating.own_seat(table, visitor.id, seat))


def refusal(error: Refused | Problem, reference: str = "") -> wire.Refusal:
    return wire.Refusal(error.code, str(error), reference, error.details if isinstance(error, Problem) else {})


def _decode(text: str) -> wire.FromClient:
    try:
        message: wire.FromClient = _messages.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("invalid", f"this message cannot be read: {error}") from None


def _log_known(socket: Socket) -> int:
    text = str(socket.query_params.get("log", "0"))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0


def _audience(socket: Socket) -> wire.Audience:
    return "bot" if socket.query_params.get("view") == "bot" else "people"


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    site: NamedDependency[Site],
    limits: NamedDependency[Limits],
    sockets: NamedDependency[Sockets],
) -> None:
    await socket.accept()
    try:
        visitor = await recognise(socket, site)
        if visitor is not None:
            require(visitor, "read")
        with sockets.opened(socket, visitor):
            await Connection(socket, site, limits, table_id, visitor).run()
    except Problem as error:
        code = CLOSE_CODES.get(error.code, REFUSED)
        try:
            await socket.send_data(_encode(refusal(error)).decode(), mode="text")
            await socket.close(code, error.code)
        except WebSocketException:
            pass  # gone already
