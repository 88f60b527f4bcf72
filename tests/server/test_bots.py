"""Bots at tables: workers that die, bots that fail, thinking that is seen and blocks nobody."""

import asyncio
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest
from msgspec import Raw

from tests.server.person import PATIENCE, Person
from tests.server.running import Running
from tests.trial import RULES
from zeitalter.core.match import Match
from zeitalter.fast.engine import is_compiled
from zeitalter.games import load
from zeitalter.server.library import Library
from zeitalter.server.tables.bots import Bots, bot_seed
from zeitalter.server.tables.thinkers import COMPILED_SECONDS, PURE_SECONDS, Thinkers, TooSlow, Worker
from zeitalter.server.tables.worker import Task


@pytest.fixture(scope="module")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose processes know the misbehaving bots."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "games").mkdir()
    (folder / "games" / "sitecustomize.py").write_text("from tests.server.misbehaving import install\ninstall()\n")
    running = Running(folder / "data", MISBEHAVING_MARK=str(folder / "mark"))
    yield running
    running.stop()


@pytest.fixture
def anna(odd_server: Running) -> Iterator[Person]:
    with Person(odd_server, "Anna") as person:
        yield person


@pytest.fixture
def go(odd_server: Running) -> Iterator[Path]:
    """The file that the waiting bot waits for."""
    file = odd_server.data.parent / "mark.go"
    yield file
    file.unlink(missing_ok=True)


def workers_of(server: Running) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "tables.worker" in line]


def test_a_dead_worker_is_replaced_and_the_move_made(anna: Person, odd_server: Running) -> None:
    table = anna.table("dies", "random", options={"rounds": 1})
    with anna.live(table) as live:
        live.until(lambda live: live.over)
    odd_server.wait_for_log("bot worker lost")
    actions = [entry["action"] for entry in anna.get(f"/api/tables/{table}/record")["entries"]]
    assert not [action for action in actions if action.startswith("timeout")]


@pytest.mark.parametrize("bot", ["cheats", "raises"])
def test_a_bot_without_ideas_plays_the_harmless_default(anna: Person, bot: str) -> None:
    table = anna.table(bot, "random", options={"rounds": 1})
    with anna.live(table) as live:
        live.until(lambda live: live.over)
    entries = anna.get(f"/api/tables/{table}/record")["entries"]
    assert {"timeout 0"} == {entry["action"] for entry in entries if entry["seat"] == -1}


def test_thinking_is_seen_and_blocks_nobody(anna: Person, odd_server: Running, go: Path) -> None:
    table = anna.table("me", "waits", options={"rounds": 1})
    with anna.live(table) as live:
        assert live.position["table"]["seats"][1]["thinking"] is True
        live.send("ping")
        live.until(lambda live: '{"type":"pong"}' in live.received)
        assert anna.get("/api/games")
        live.do({"verb": "add", "coins": 1})
        live.do({"verb": "seal"})
        assert live.position["table"]["seats"][1]["thinking"] is True
        go.touch()
        live.until(lambda live: not live.position["table"]["seats"][1]["thinking"])


def test_taking_back_while_a_bot_thinks(anna: Person, go: Path) -> None:
    """What a person takes back meanwhile and what the bot decides do not get in each other's way."""
    table = anna.table("me", "waits", options={"rounds": 1})
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        live.do({"verb": "add", "coins": 1}, {"verb": "seal"})
        live.send("withdraw")
        live.until(lambda live: live.asked)
        live.do({"verb": "add", "coins": 2}, {"verb": "seal"})
        go.touch()
        live.until(lambda live: live.position["prompt"] is not None and live.position["prompt"]["id"] == "trade")
        bids = [line["args"] for line in live.log.values() if line["key"] == "trial-event-bid"]
        assert {"seat": 0, "coins": 2} in bids


def test_bots_go_on_by_themselves_after_a_crash(anna: Person, odd_server: Running, go: Path) -> None:
    table = anna.table("waits", "random", "random", options={"rounds": 1})
    with anna.live(table) as live:
        assert live.position["table"]["seats"][0]["thinking"] is True
        odd_server.kill()
    go.touch()
    odd_server.start()
    deadline = time.monotonic() + PATIENCE  # nobody looks, so nobody but the server itself wakes the bots
    while anna.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


class Slow(Thinkers):
    """Only one bot answers in time."""

    def __init__(self, quick: str) -> None:
        super().__init__(Library(), 1)
        self.quick = quick
        self.asked: list[str] = []

    async def choose(self, game: str, bot: str, seed: str, view: bytes) -> str:
        self.asked.append(bot)
        if bot != self.quick:
            raise TooSlow("no answer")
        return "pass"


def test_an_easy_bot_decides_for_one_that_takes_too_long() -> None:
    thinkers = Slow("easy")
    bots = Bots(Mock(), thinkers)
    assert asyncio.run(bots._choose("trial", "expert", "seed", b"{}")) == "pass"
    assert thinkers.asked == ["expert", "easy"]
    with pytest.raises(TooSlow):
        asyncio.run(Bots(Mock(), Slow("nobody"))._choose("trial", "expert", "seed", b"{}"))


def test_a_bot_that_takes_too_long_is_ended() -> None:
    async def think() -> None:
        thinkers = Thinkers(Library(), 1, seconds=0.001)
        view = msgspec.json.encode(Match(load("ages_cards"), 2, seed=1).state.observe(0))
        with pytest.raises(TooSlow, match="no answer within"):
            await thinkers.choose("ages_cards", "expert", "seed", view)
        assert not thinkers._all  # its late answer must not be taken for that to another question
        await thinkers.close()

    asyncio.run(think())


def test_pure_python_has_more_time_to_think() -> None:
    thinkers = Thinkers(Library(), 1)
    limits = [thinkers._limit(Worker(Mock(), build)) for build in (None, Path("build"))]
    assert limits == [COMPILED_SECONDS if is_compiled() else PURE_SECONDS, COMPILED_SECONDS]
    assert COMPILED_SECONDS >= 8 * 15
    assert PURE_SECONDS >= 10 * COMPILED_SECONDS


def test_workers_end_with_the_server(start_server: Callable[..., Running]) -> None:
    server = start_server()
    with Person(server, "Anna") as anna, anna.live(anna.table("random", "random")) as live:
        live.until(lambda live: live.position["sequence"] > 0)
    workers = workers_of(server)
    assert workers
    server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(_alive(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in workers if _alive(pid)]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] == "Z")


def test_a_bots_seed_tells_nothing_about_the_games() -> None:
    match = Match(RULES, 2, seed=b"sixteen bytes!!!")
    seeds = {bot_seed(match, seat) for seat in (0, 1)}
    assert len(seeds) == 2
    assert not [seed for seed in seeds if seed in match.seed.hex() or match.seed.hex() in seed]


def test_a_task_is_a_view_and_nothing_else() -> None:
    """What a worker is handed: the names of game and bot, a seed of the bot's own, one seat's view."""
    match = Match(RULES, 2, seed=7)
    view = msgspec.json.encode(match.state.observe(0))
    task = msgspec.json.decode(msgspec.json.encode(Task("trial", "random", bot_seed(match, 0), Raw(view))))
    assert set(task) == {"game", "bot", "seed", "view", "advice"}
    assert task["view"] == msgspec.to_builtins(match.state.observe(0))
