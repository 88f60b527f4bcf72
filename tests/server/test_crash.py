"""Killed without warning in the middle of everything: nothing that was acknowledged is lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import crash
from tests.server.person import Person
from tests.server.running import Running


@pytest.fixture
def server(start_server: Callable[..., Running]) -> Running:
    return start_server()


def test_everything_acknowledged_is_there_after_a_crash(anna: Person, bert: Person, server: Running) -> None:
    table = anna.table("me", "open", "random", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        live.do({"verb": "add", "coins": 1})
        live.do({"verb": "add", "coins": 1})
        live.send("say", text="Do not forget me.")
        live.until(lambda live: len(live.chat) == 1)
        server.kill()
    before = live
    server.start()
    with anna.live(table, log=before.position["log_length"]) as live:
        live.until(lambda live: bool(live.chat))
        for key in ("decision", "prompt", "actions", "undoable"):
            assert live.position[key] == before.position[key]
        assert live.position["sequence"] >= before.position["sequence"]
        assert live.position["view"]["situation"] == {
            **before.position["view"]["situation"],
            "ready": live.position["view"]["situation"]["ready"],
        }
        assert [line["text"] for line in live.chat] == ["Do not forget me."]
        live.do({"verb": "seal"})  # the old decision, answered on the new server
    with anna.live(table) as whole:
        assert {number: whole.log[number] for number in before.log} == before.log


def test_undo_works_across_a_crash(anna: Person, server: Running) -> None:
    table = anna.table("me", "random", game="ages_cards")
    with anna.live(table) as live:
        while live.position["undoable"] < 2 and not live.over:
            live.until(lambda live: live.asked or live.over)
            live.do(live.first_action())
        undoable, sequence = live.position["undoable"], live.position["sequence"]
        server.kill()
    server.start()
    with anna.live(table) as live:
        assert (live.position["undoable"], live.position["sequence"]) == (undoable, sequence)
        live.send("undo")
        live.until(lambda live: live.position["sequence"] > sequence)
        assert live.position["undoable"] == undoable - 1


def test_killed_three_times_under_many_games(tmp_path: Path) -> None:
    """The small sister of benchmarks/crash.py."""
    positions, actions, _ = asyncio.run(crash.run(tmp_path, kills=3, tables=4, seed=5, longest=1.0, least=5))
    assert positions >= actions >= 15


def test_a_polite_stop_keeps_everything_too(anna: Person, server: Running) -> None:
    table = anna.table("me", "random")
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        live.do({"verb": "add", "coins": 1})
        server.stop()
    assert server.errors() == []
    server.start()
    with anna.live(table) as again:
        assert again.position["sequence"] >= live.position["sequence"]
        assert again.position["decision"] == live.position["decision"]
