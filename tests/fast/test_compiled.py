"""The compiled build: everything still compiles, and it plays exactly like the sources."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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


def test_nothing_is_compiled_beside_the_sources(compiled: Path) -> None:
    assert list(compiled.rglob("*.so"))
    assert not list((ROOT / "src").rglob("*.so"))
