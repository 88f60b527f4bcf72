"""Kills a server again and again, in the middle of many games, and checks that nothing acknowledged was lost.

Twenty tables run at once, each with a person (played by this script over the websocket) and bots. Whatever the server
tells anybody counts as acknowledged: every position, every own action, every line of chat, every new table. After each
kill -9 the server starts again and the games go on. At the end each game is replayed from the database, and every
acknowledged position must be exactly the position of the replay at its number.

Run: python benchmarks/crash.py [--kills 20] [--tables 20] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from zeitalter.core.match import Match
from zeitalter.core.record import Record
from zeitalter.games import load
from zeitalter.server.admin import Admin, Exported
from zeitalter.server.library import Library
from zeitalter.server.settings import DATABASE_FILE
from zeitalter.server.storage.chat import ChatStore
from zeitalter.server.storage.database import Database, sqlite_url

GAME = "ages_cards"
SEAT = 0


class Server:
    """A server process that can be killed and started again on the same data and port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "zeitalter", "serve", "--data", str(self.data), "--port", str(self.port)]
        command += ["--no-limits", "--log", "error", "--language", "en"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            raise SystemExit(f"the server did not start: {said!r}")
        self.port = int(said.split()[4].rsplit(":", 1)[-1])

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()


class Acknowledged:
    """What the server has said about one table."""

    def __init__(self) -> None:
        self.positions: dict[int, str] = {}  # sequence -> digest of the person's view
        self.actions: list[tuple[str, str]] = []  # the person's own, with the decision each one answered
        self.chat: list[str] = []
        self.over = False


class Crowd:
    """The person at all tables."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.rules = load(GAME)
        self.headers: dict[str, str] = {"X-Zeitalter": "1"}
        self.tables: dict[str, Acknowledged] = {}

    async def enter(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=60) as client:
            (await client.post("/api/me/guest", json={"name": "Crash"})).raise_for_status()
            token = await client.post("/api/me/tokens", json={"label": "crash", "scopes": ["read", "play", "create"]})
            self.headers = {"Authorization": f"Bearer {token.json()['secret']}"}

    async def open_tables(self, wanted: int) -> None:
        """As many running games as wanted; those that are over are replaced."""
        running = sum(not known.over for known in self.tables.values())
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=60) as client:
            for _ in range(wanted - running):
                seats = [{"who": "me"}] + [{"who": "bot", "bot": "random"}] * self.rng.randint(1, 3)
                answer = await client.post("/api/tables", json={"game": GAME, "seats": seats, "start": True})
                answer.raise_for_status()
                self.tables[answer.json()["id"]] = Acknowledged()

    async def acted(self, actions: int) -> None:
        """Until the server has acknowledged so many actions."""
        while sum(len(known.actions) for known in self.tables.values()) < actions:
            await asyncio.sleep(0.02)

    async def play(self) -> None:
        """Play at all tables until the server is gone."""
        await asyncio.gather(*[self._play(table, known) for table, known in self.tables.items() if not known.over])

    async def _play(self, table: str, known: Acknowledged) -> None:
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?log=1000000"
        try:
            async with connect(address, additional_headers=self.headers, max_size=None, open_timeout=30) as socket:
                answered, said = ("", ""), ""
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "chat":
                        known.chat += [line["text"] for line in message["lines"] if line["text"] not in known.chat]
                    if message["type"] == "refused":
                        answered = ("", "")
                    if message["type"] != "position":
                        continue
                    known.positions[message["sequence"]] = digest(message["view"])
                    if answered[0] and message["decision"] != answered[0]:  # carried out, and told to us
                        known.actions.append(answered)
                        answered = ("", "")
                    if message["outcome"]:
                        known.over = True
                        return
                    if message["decision"] and not answered[0]:
                        action = self.rng.choice(message["actions"])["action"]
                        notation = self.rules.vocabulary.notation(self.rules.vocabulary.from_json(action))
                        answered = (message["decision"], notation)
                        await socket.send(json.dumps({"type": "act", "decision": answered[0], "actions": [action]}))
                        if self.rng.random() < 0.02:
                            said = f"line {len(known.chat)} {said}"[:100]
                            await socket.send(json.dumps({"type": "say", "text": said}))
        except (TimeoutError, OSError, WebSocketException):
            return  # killed; what came until now was acknowledged


def digest(view: Any) -> str:
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).hexdigest()


async def check(data: Path, tables: dict[str, Acknowledged]) -> tuple[int, int, int]:
    """Compare all that was acknowledged with the database. Gives the numbers of positions, actions and chat lines."""
    database = Database(sqlite_url(data / DATABASE_FILE))
    counts = [0, 0, 0]
    try:
        admin, chat = Admin(database, Library()), ChatStore(database)
        for table, known in tables.items():
            exported = msgspec.json.decode(await admin.export_table(table), type=Exported)
            views, actions = replayed(exported.record)
            for sequence, seen in known.positions.items():
                if views.get(sequence) != seen:
                    raise SystemExit(f"table {table}: the acknowledged position {sequence} is lost or another one")
            for answered in known.actions:
                if answered not in actions:
                    raise SystemExit(f"table {table}: the acknowledged action {answered} is lost")
            lines = {row.text for row in await chat.lines(table, 0, 1_000_000)}
            if not lines.issuperset(known.chat):
                raise SystemExit(f"table {table}: a line of chat is lost")
            counts = [counts[0] + len(known.positions), counts[1] + len(known.actions), counts[2] + len(known.chat)]
    finally:
        await database.close()
    return counts[0], counts[1], counts[2]


def replayed(record: Record) -> tuple[dict[int, str], set[tuple[str, str]]]:
    """The person's view after each entry, and the person's actions with the decisions they answered."""
    rules = load(record.game)
    match = Match(rules, record.seats, msgspec.convert(record.options, rules.options), bytes.fromhex(record.seed))
    views, actions = {0: digest(msgspec.to_builtins(rules.show(match.state, SEAT)))}, set()
    for entry in record.entries:
        if entry.seat == SEAT:
            actions.add((match.decision(SEAT), entry.action))
        match.repeat(entry)
        views[len(match.entries)] = digest(msgspec.to_builtins(rules.show(match.state, SEAT)))
    return views, actions


async def run(
    data: Path, kills: int, tables: int, seed: int, longest: float = 4.0, least: int = 0
) -> tuple[int, int, int]:
    """`longest`: seconds until a kill, at most, once `least` more actions are acknowledged."""
    rng = random.Random(seed)
    server = Server(data)
    server.start()
    crowd = Crowd(server, rng)
    try:
        await crowd.enter()
        for number in range(1, kills + 1):
            await crowd.open_tables(tables)
            playing = asyncio.create_task(crowd.play())
            await crowd.acted(number * least)
            await asyncio.sleep(rng.uniform(0.05, longest))
            server.kill()
            await playing
            told = sum(len(known.positions) for known in crowd.tables.values())
            print(f"kill {number:2}: {len(crowd.tables)} tables, {told} acknowledged positions", flush=True)
            server.start()
    finally:
        server.kill()
    return await check(data, crowd.tables)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        positions, actions, chat = asyncio.run(run(Path(folder), args.kills, args.tables, args.seed))
    seconds = time.monotonic() - began
    print(f"{args.kills} kills in {seconds:.0f} s: nothing acknowledged is lost")
    print(f"({positions} positions, {actions} actions, {chat} lines of chat)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
