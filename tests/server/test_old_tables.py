"""Tables that version 0.1 stored: refused in words that name it, and left exactly as they are.

`stored/version-0.1.sqlite3` was written by version 0.1 itself: a running game of `ages_cards` with a deadline that has
passed, one where a bot has to move, and one that is over.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.runner import run
from tests.server.person import Person, guests
from tests.server.running import Running
from zeitalter.core.match import Diverged
from zeitalter.core.rules import OtherLayout
from zeitalter.games import load
from zeitalter.server.storage.database import Database, sqlite_url
from zeitalter.server.storage.rows import TableRow
from zeitalter.server.storage.tables import TableStore
from zeitalter.server.tables import resume

STORED = Path(__file__).parent / "stored" / "version-0.1.sqlite3"
TABLES = ("running", "waiting-for-bot", "over")
HELD = ("tables", "seats", "entries", "events", "snapshots", "chat", "alembic_version")
MESSAGE = "stored by version 0.1 of Zeitalter; it is untouched, finish it with version 0.1"
Rows = dict[str, list[tuple[object, ...]]]


def rows(file: Path) -> Rows:
    with closing(sqlite3.connect(file)) as connection:
        return {table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr) for table in HELD}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "data0" / "zeitalter.sqlite3"
    file.parent.mkdir()
    shutil.copy(STORED, file)
    return file


@pytest.fixture
def server(database: Path, start_server: Callable[..., Running]) -> Iterator[Running]:
    running = start_server()
    yield running
    running.stop()
    assert rows(database) == rows(STORED)


@pytest.fixture
def anna(server: Running) -> Iterator[Person]:
    with guests(server) as make:
        yield make("Anna")


@pytest.mark.parametrize("table", TABLES)
def test_such_a_game_is_not_resumed(database: Path, table: str) -> None:
    async def read() -> None:
        opened = Database(sqlite_url(database))
        try:
            store = TableStore(opened)
            row = await store.find(table)
            assert isinstance(row, TableRow)
            with pytest.raises(Diverged, match=MESSAGE) as diverged:
                resume.resume(load(row.game), row, await store.history(table))
            assert diverged.value.version == "0.1"
            assert isinstance(diverged.value.__cause__, OtherLayout)
        finally:
            await opened.close()

    asyncio.run(read())


def test_every_door_names_the_version(server: Running, anna: Person) -> None:
    for table in TABLES:
        act = {"type": "act", "decision": "1.0", "actions": [{"verb": "pass"}]}
        answers = [
            anna.http.get(f"/api/tables/{table}/position"),
            anna.http.post(f"/api/tables/{table}/act", json=act),
            anna.http.post(f"/api/tables/{table}/undo", json={"type": "undo"}),
            anna.http.post(f"/api/tables/{table}/chat", json={"type": "say", "text": "hello"}),
            anna.http.post(f"/api/tables/{table}/seat", json={"seat": 0}),
            anna.http.post(f"/api/tables/{table}/resign", json={}),
            anna.http.post(f"/api/tables/{table}/rematch", json={}),
            anna.http.get(f"/api/tables/{table}/record"),
        ]
        for answer in answers:
            assert_refused(answer)


def assert_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 409, (answer.request.url, answer.text)
    problem = answer.json()
    assert problem["code"] == "other-version"
    assert problem["details"] == {"version": "0.1"}
    assert MESSAGE in problem["text"]


def test_the_websocket_names_it_and_asks_for_no_further_try(server: Running, anna: Person) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        anna.live("running")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "other-version")


def test_bots_and_clocks_leave_them_alone(server: Running, anna: Person) -> None:
    server.wait_for_log('"bots cannot continue"')
    server.wait_for_log('"table cannot be continued","table":"running"')
    assert sum("table cannot be continued" in line for line in server.log) == 2  # once by the clock, once for the bots
    assert not any("Traceback" in line for line in server.log)
    other = anna.table("me", "random", game="ages_cards")
    assert anna.get(f"/api/tables/{other}/position")["table"]["status"] == "running"
    anna.post(f"/api/tables/{other}/resign")
    with closing(sqlite3.connect(server.data / "zeitalter.sqlite3")) as connection, connection:
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("DELETE FROM tables WHERE id = ?", [other])


def test_an_export_says_so_too(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", MESSAGE), ("de", "hat Version 0.1 von Zeitalter gespeichert")):
        done = run(capsys, "admin", "export", "running", "--data", str(database.parent), "--language", language)
        assert done.code == 2
        assert words in done.err
    assert rows(database) == rows(STORED)
