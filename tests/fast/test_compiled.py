"""The compiled build: everything still compiles, and it plays exactly like the sources."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zeitalter.games import load
from zeitalter.server.library import Library
from zeitalter.server.tables.thinkers import Thinkers

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "unoptimised"  # its own folder: `make fast` keeps its optimised build beside it
SEEDS = 3


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Compiled without optimisation: this shows that it compiles, not how fast it is."""
    command = [sys.executable, "tools/build_fast.py", "--opt", "0", "--out", str(BUILD)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return BUILD


def traces(path: Path) -> Any:
    command = [sys.executable, "tests/fast/trace.py", str(SEEDS)]
    environment = os.environ | {"PYTHONPATH": str(path)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_compiled_build_plays_exactly_like_the_sources(compiled: Path) -> None:
    fast, pure = traces(compiled), traces(ROOT / "src")
    assert fast["engine"].endswith(".so")
    assert pure["engine"].endswith(".py")
    assert fast["traces"] == pure["traces"]
    assert all(game["steps"] > 0 for game in pure["traces"])


def test_a_bot_worker_runs_the_compiled_engine_and_decides_the_same(compiled: Path) -> None:
    state = load("ages_cards").setup(2, seed=1)
    view = msgspec.json.encode(state.observe(state.actors()[0]))

    async def think() -> list[str]:
        thinkers = Thinkers(Library({}), 1)
        try:
            pure = await thinkers.choose("ages_cards", "greedy", "seed", view)
            await thinkers.change_over(compiled)
            fast = await thinkers.choose("ages_cards", "greedy", "seed", view)
            (worker,) = thinkers._all
            loaded = Path(f"/proc/{worker.process.pid}/maps")
            assert not loaded.exists() or str(compiled) in loaded.read_text()  # only Linux tells
            return [pure, fast]
        finally:
            await thinkers.close()

    pure, fast = asyncio.run(think())
    assert pure == fast


def test_nothing_is_compiled_beside_the_sources(compiled: Path) -> None:
    assert list(compiled.rglob("*.so"))
    assert not list((ROOT / "src").rglob("*.so"))
