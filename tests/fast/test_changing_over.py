"""When the compiled build is used, and how a program and its bots change over to it."""

import asyncio
import logging
import sys
from pathlib import Path

import msgspec
import pytest

from tests.tools.trees import write_tree
from zeitalter.core.match import Match
from zeitalter.fast import checkout, engine
from zeitalter.games import load
from zeitalter.server.library import Library
from zeitalter.server.tables import compiling
from zeitalter.server.tables.thinkers import Thinkers

SOURCES = {
    "tools/build_fast.py": "",
    "src/zeitalter/__init__.py": "",
    "src/zeitalter/core/state.py": "TURNS = 3\n",
    "src/zeitalter/server/static/index.html": "<p>the client</p>",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that this program believes to run from."""
    write_tree(tmp_path, SOURCES)
    monkeypatch.setattr(checkout, "HERE", tmp_path / "src")
    return tmp_path


def build(tree: Path, stamp: str | None = None) -> Path:
    folder = tree / "build" / "fast"
    folder.mkdir(parents=True, exist_ok=True)
    made_of = checkout.fingerprint(tree / "src") if stamp is None else stamp
    (folder / checkout.STAMP).write_text(f"settings\n{made_of}\n")
    return folder


# ---- fresh or stale ----------------------------------------------------------------------------------------------


def test_a_build_of_these_sources_is_found(tree: Path) -> None:
    assert checkout.fresh_build() is None
    folder = build(tree)
    assert checkout.fresh_build() == folder


def test_a_build_finds_its_own_checkout(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "HERE", build(tree))
    assert checkout.root() == tree


@pytest.mark.parametrize("change", ["TURNS = 4\n", ""])
def test_a_stale_build_is_never_used(tree: Path, change: str) -> None:
    build(tree)
    (tree / "src/zeitalter/core/state.py").write_text(change)
    assert checkout.fresh_build() is None


def test_a_new_or_missing_file_makes_a_build_stale(tree: Path) -> None:
    build(tree)
    extra = tree / "src/zeitalter/core/more.py"
    extra.write_text("")
    assert checkout.fresh_build() is None
    extra.unlink()
    assert checkout.fresh_build() is not None
    (tree / "src/zeitalter/core/state.py").unlink()
    assert checkout.fresh_build() is None


def test_an_unfinished_build_is_not_used(tree: Path) -> None:
    (build(tree) / checkout.STAMP).write_text("settings\n")
    assert checkout.fresh_build() is None


def test_the_browser_client_is_no_part_of_the_engine(tree: Path) -> None:
    folder = build(tree)
    (tree / "src/zeitalter/server/static/index.html").write_text("<p>a newer client</p>")
    assert checkout.fresh_build() == folder


def test_an_installed_package_has_no_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "HERE", tmp_path / "lib" / "site-packages")
    assert checkout.root() is None
    assert checkout.fresh_build() is None


# ---- this program ------------------------------------------------------------------------------------------------


class Started(Exception):
    """Instead of a new program."""


@pytest.fixture
def willing(monkeypatch: pytest.MonkeyPatch) -> None:
    def execve(program: str, arguments: list[str], environment: dict[str, str]) -> None:
        raise Started(program, arguments, environment)

    monkeypatch.setattr("os.execve", execve)
    monkeypatch.delenv(engine.PURE)
    monkeypatch.delenv(engine.CHANGED, raising=False)


@pytest.mark.usefixtures("willing")
def test_a_program_starts_again_with_the_compiled_engine(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    folder = build(tree)
    with pytest.raises(Started) as started:
        engine.change_over()
    program, arguments, environment = started.value.args
    assert (program, arguments) == (sys.executable, sys.orig_argv)
    assert environment["PYTHONPATH"].split(":") == [str(folder), "mine"]
    assert environment[engine.CHANGED]


@pytest.mark.usefixtures("willing")
@pytest.mark.parametrize("variable", [engine.PURE, engine.CHANGED])
def test_not_when_refused_and_not_twice(tree: Path, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    build(tree)
    monkeypatch.setenv(variable, "1")
    engine.change_over()


@pytest.mark.usefixtures("willing")
def test_not_without_a_fresh_build(tree: Path) -> None:
    build(tree, "of other sources")
    engine.change_over()


@pytest.mark.usefixtures("tree")
def test_what_a_server_says_of_its_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine.prospect() == "refused"  # as in all tests
    monkeypatch.delenv(engine.PURE)
    assert engine.prospect() == "building"
    assert engine.prospect(refused=True) == "refused"
    monkeypatch.setenv("CC", "no-such-compiler")
    assert engine.prospect() == "no-compiler"
    monkeypatch.setattr(engine, "root", lambda: None)
    assert engine.prospect() == "installed"


# ---- the bots of a running server --------------------------------------------------------------------------------


def test_bots_change_over_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """The worker that thinks finishes; the next decision is made by a new one. Equal questions have equal answers."""
    state = Match(load("ages_cards"), 2, seed=1).state
    view = msgspec.json.encode(state.observe(state.actors()[0]))

    async def play() -> list[str]:
        thinkers = Thinkers(Library({}), 2)
        try:
            first = await thinkers.choose("ages_cards", "greedy", "seed", view)
            (old,) = thinkers._all
            thinking = asyncio.create_task(thinkers.choose("ages_cards", "greedy", "seed", view))
            await asyncio.sleep(0)  # it has its worker now
            await thinkers.change_over(tmp_path)
            second = await thinking
            assert old not in thinkers._all
            assert old.process.returncode is not None
            third = await thinkers.choose("ages_cards", "greedy", "seed", view)
            (new,) = thinkers._all
            assert new.build == tmp_path
            return [first, second, third]
        finally:
            await thinkers.close()

    assert len(set(asyncio.run(play()))) == 1


BUILDER = """
import sys
from pathlib import Path
from zeitalter.fast import checkout
tree = Path(__file__).parents[1]
folder = tree / "build" / "fast"
folder.mkdir(parents=True)
(folder / checkout.STAMP).write_text("settings\\n" + checkout.fingerprint(tree / "src"))
"""


def compile_with(tree: Path, builder: str) -> Path | None:
    (tree / "tools/build_fast.py").write_text(builder)

    async def run() -> Path | None:
        thinkers = Thinkers(Library({}), 1)
        await compiling.compile_engine(thinkers)
        return thinkers._build

    return asyncio.run(run())


def test_a_server_compiles_in_the_background(tree: Path) -> None:
    assert compile_with(tree, BUILDER) == tree / "build" / "fast"


def test_a_failed_build_changes_nothing_and_says_why(tree: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    assert compile_with(tree, "import sys; sys.exit('gcc: out of memory')") is None
    (record,) = caplog.records
    assert vars(record)["reason"] == "gcc: out of memory"


def test_a_server_that_stops_ends_its_compilers(tree: Path) -> None:
    mark = tree / "mark"
    waiting = f"import time, pathlib\npathlib.Path({str(mark)!r}).write_text('begun')\ntime.sleep(60)\n"
    (tree / "tools/build_fast.py").write_text(waiting)

    async def run() -> None:
        task = asyncio.create_task(compiling.compile_engine(Thinkers(Library({}), 1)))
        while not mark.exists():
            await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(task, 10)

    asyncio.run(run())
