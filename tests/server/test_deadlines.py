"""A deadline per decision, after which the harmless default is played and recorded."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

from tests.server.person import Person
from tests.server.running import Running
from zeitalter.server.settings import DATABASE_FILE


def test_the_default_is_played_when_time_runs_out(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False, seconds=1, options={"rounds": 1})
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    begun = time.time()
    started = anna.post(f"/api/tables/{table}/start")
    assert begun + 1 <= started["seats"][0]["deadline"] <= time.time() + 1
    with anna.live(table) as live:
        live.until(lambda live: live.over)
    entries = anna.get(f"/api/tables/{table}/record")["entries"]
    assert {entry["seat"] for entry in entries} == {-1}
    assert {entry["action"] for entry in entries} == {"timeout 0", "timeout 1"}


def test_each_decision_has_its_own_time(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False, seconds=1000, options={"rounds": 1})
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        first = [seat["deadline"] for seat in live.position["table"]["seats"]]
        time.sleep(0.05)
        live.do({"verb": "add", "coins": 1})
        second = [seat["deadline"] for seat in live.position["table"]["seats"]]
        assert second[0] > first[0]
        assert second[1] == first[1]  # Bert's decision is the same as before
        live.do({"verb": "seal"})
        assert live.position["table"]["seats"][0]["deadline"] is None


def test_bots_have_no_deadline(anna: Person) -> None:
    table = anna.table("me", "random", seconds=1000)
    assert anna.get(f"/api/tables/{table}")["seats"][1]["deadline"] is None


def test_deadlines_outlive_the_server(start_server: Callable[..., Running]) -> None:
    server = start_server()
    with Person(server, "Anna") as anna:
        table = anna.table("me", "me", seconds=1, options={"rounds": 1})
        server.kill()
        server.start()
        with anna.live(table) as live:
            live.until(lambda live: live.over)
        assert live.position["outcome"]


def test_nobody_loses_a_turn_because_the_server_was_away(start_server: Callable[..., Running]) -> None:
    server = start_server()
    with Person(server, "Anna") as anna:
        table = anna.table("me", "me", seconds=1000, options={"rounds": 1})
        server.kill()
        with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database, database:
            database.execute("UPDATE seats SET deadline = ?", (time.time() - 1,))  # it ran out meanwhile
        away = time.time()
        server.start()
        seats = anna.get(f"/api/tables/{table}")["seats"]
        assert [seat["to_move"] for seat in seats] == [True, True]
        assert all(away + 1000 <= seat["deadline"] <= time.time() + 1000 for seat in seats)
