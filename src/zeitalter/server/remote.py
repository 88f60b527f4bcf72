"""A bot that plays on a server from outside, through the same doors as everybody: it sees its own seat's view only."""

import asyncio
import logging
from collections.abc import Callable

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from zeitalter.core.chance import stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import Rules
from zeitalter.server import wire
from zeitalter.server.library import Library

log = logging.getLogger(__name__)
LOOK_SECONDS = 3.0  # between two looks at the list of tables
LARGEST_MESSAGE = 1 << 24
REFUSALS = 5  # in one position


class RemoteError(Exception):
    """The server cannot be used; the text says why."""


class Unreachable(RemoteError):
    """Nobody answers there, at the moment."""


class Message(Struct):
    """What a bot reads of the server's messages."""

    type: str
    table: wire.Table | None = None
    sequence: int = 0
    seat: int | None = None
    view: Raw = Raw(b"null")
    decision: str = ""
    code: str = ""
    text: str = ""


class RemoteBot:
    def __init__(self, url: str, token: str, bot: Bot, library: Library, seed: str = "") -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.bot = bot
        self.library = library
        self.seed = seed
        self.on_table: Callable[[wire.Table], None] = lambda table: None
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def run(self, until_done: bool = False) -> None:
        """Play wherever the account sits; forever, or until none of its games is running."""
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=30) as client:
            await self._check(client)
            while True:
                try:
                    for table in await self._running(client):
                        if table.id not in self._playing:
                            self.on_table(table)
                            self._playing[table.id] = asyncio.create_task(self._play(table))
                    if until_done and not self._playing:
                        return
                except Unreachable as error:  # a restart; the games will be there again
                    log.warning("server away", extra={"reason": str(error)})
                await asyncio.wait(self._playing.values() or [_pause()], timeout=LOOK_SECONDS)
                for table_id, task in list(self._playing.items()):
                    if task.done():
                        del self._playing[table_id]
                        task.result()

    async def _check(self, client: httpx.AsyncClient) -> None:
        """Views of other rules could not be read."""
        for game in msgspec.json.decode(await _get(client, "/api/games"), type=list[wire.Game]):
            if game.id in self.library and self.library.rules(game.id).version != game.version:
                here = self.library.rules(game.id).version
                raise RemoteError(f"the server has version {game.version} of {game.id}, here is version {here}")

    async def _running(self, client: httpx.AsyncClient) -> list[wire.Table]:
        tables = msgspec.json.decode(await _get(client, "/api/tables"), type=wire.Tables)
        return [table for table in tables.mine if table.status == "running" and table.game in self.library]

    async def _play(self, table: wire.Table) -> None:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table.id}/live?view=bot"
        rules = self.library.rules(table.game)
        while True:
            try:
                async with connect(address, additional_headers=self.headers, max_size=LARGEST_MESSAGE) as socket:
                    if await self._follow(socket, rules):
                        return
            except (OSError, WebSocketException) as error:
                log.warning("connection lost", extra={"reason": str(error)})
                await asyncio.sleep(LOOK_SECONDS)

    async def _follow(self, socket: ClientConnection, rules: Rules) -> bool:
        """Answer every decision of one table. True when there is nothing more to do there."""
        answered, refusals, sequence = "", 0, -1
        async for text in socket:
            message = msgspec.json.decode(text, type=Message)
            if message.type == "refused":  # others were faster; a new position follows
                answered, refusals = "", refusals + 1
                if message.code not in ("stale", "illegal", "not-asked") or refusals > REFUSALS:
                    raise RemoteError(f"the server refused: {message.text} ({message.code})")
            if message.table is None:
                continue
            if message.sequence != sequence:
                sequence, refusals = message.sequence, 0
            if message.table.status != "running":
                return True
            mine = [seat for seat, taken in enumerate(message.table.seats) if taken.mine and taken.to_move]
            if message.decision and message.decision != answered:
                answered = message.decision
                action = await asyncio.to_thread(self._choose, rules, message)
                act = wire.Act(message.decision, [action])
                await socket.send(msgspec.json.encode(act).decode())
            elif not message.decision and mine and message.seat not in mine:
                await socket.send(msgspec.json.encode(wire.ShowSeat(mine[0])).decode())
        return False

    def _choose(self, rules: Rules, message: Message) -> wire.ActionJson:
        view = PlayerView(rules, msgspec.json.decode(message.view, type=rules.view))
        action = self.bot.choose(view, stream("remote", self.seed, message.decision))
        return rules.vocabulary.to_json(action)


async def _get(client: httpx.AsyncClient, path: str) -> bytes:
    try:
        answer = await client.get(path)
    except httpx.HTTPError as error:
        raise Unreachable(f"{client.base_url} does not answer: {error}") from error
    if answer.status_code != 200:
        raise RemoteError(f"{path}: {answer.status_code} {answer.text[:200]}")
    return answer.content


def _pause() -> "asyncio.Task[None]":
    return asyncio.create_task(asyncio.sleep(LOOK_SECONDS))
