"""Long runs: a killed worker, a killed run that is continued, Ctrl-C, the file of another run."""

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.runner import run, started

GAMES = 20
ARENA = ("arena", "ages_cards", "--bots", "greedy,random", "--games", str(GAMES), "--seed", "r")


@pytest.fixture(scope="module")
def uninterrupted() -> str:
    done = subprocess.run(
        [sys.executable, "-m", "zeitalter", *ARENA, "--jobs", "1", "--json"], capture_output=True, text=True, check=True
    )
    return done.stdout


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for_games(process: subprocess.Popen[str], file: Path, games: int) -> None:
    while lines(file) < 1 + games:  # the heading comes first
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def descendants(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield int(child)
            yield from descendants(int(child))


def title(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


@pytest.mark.parametrize(
    ("where", "worker"), [(("--jobs", "2"), "spawn_main"), (("--jobs", "2", "--ray", "local"), "ray::do_portion")]
)
def test_a_worker_killed_in_the_middle_changes_nothing(
    where: tuple[str, ...], worker: str, uninterrupted: str, tmp_path: Path
) -> None:
    journal = tmp_path / "games.jsonl"
    with started(*ARENA, *where, "--json", "--resume", str(journal), RAY_AUTH_MODE="disabled") as process:
        wait_for_games(process, journal, 3)
        workers = [pid for pid in descendants(process.pid) if worker in title(pid)]
        os.kill(workers[0], signal.SIGKILL)
        assert lines(journal) < GAMES
        out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert out == uninterrupted
    assert lines(journal) == 1 + GAMES


def test_a_killed_run_is_continued(uninterrupted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "games.jsonl"
    with started(*ARENA, "--jobs", "2", "--json", "--resume", str(journal)) as process:
        wait_for_games(process, journal, 4)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    kept = journal.read_bytes()
    assert 5 <= kept.count(b"\n") <= GAMES
    journal.write_bytes(kept + kept.splitlines()[-1][:100])  # as if it had been killed while writing
    again = run(capsys, *ARENA, "--jobs", "1", "--json", "--resume", str(journal))
    assert (again.code, again.err) == (0, "")
    assert again.out == uninterrupted
    assert journal.read_bytes().startswith(kept)
    assert lines(journal) == 1 + GAMES
    written = journal.read_bytes()
    assert run(capsys, *ARENA, "--jobs", "1", "--json", "--resume", str(journal)).out == uninterrupted
    assert journal.read_bytes() == written


@pytest.mark.parametrize(("language", "hint"), [("en", "The same command continues"), ("de", "macht weiter")])
def test_ctrl_c_says_how_to_continue(language: str, hint: str, tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    with started(*ARENA, "--jobs", "2", "--games", "9999", "--resume", str(journal), "--language", language) as process:
        wait_for_games(process, journal, 2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert hint in err
    assert f" {lines(journal) - 1} " in err
    assert len(err.splitlines()) == 1


SMALL = ("arena", "ages_cards", "--bots", "random,random", "--jobs", "1", "--json")


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (("--seed", "2"), "seed there: 1, here: 2"),
        (("--seed", "1", "--option", "mode=reason"), 'options there: {"mode":"new_world"}, here: {"mode":"reason"}'),
        (("--seed", "1", "--bots", "random,greedy"), "bots there: random, random, here: random, greedy"),
        (("--seed", "1", "--players", "3"), "bots there: random, random, here: random, random, random"),
    ],
)
def test_the_file_of_another_run_is_refused(
    other: tuple[str, ...], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, *SMALL, "--games", "2", "--seed", "1", "--resume", str(file))
    before = file.read_bytes()
    refused = run(capsys, *SMALL, "--games", "2", *other, "--resume", str(file))
    assert refused.code == 2
    assert f"{file} belongs to another run: {reason}" in refused.err
    assert file.read_bytes() == before


def test_a_run_may_grow_and_keeps_its_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, part, whole = tmp_path / "games.jsonl", tmp_path / "part.jsonl.gz", tmp_path / "whole.jsonl.gz"
    run(capsys, *SMALL, "--games", "2", "--resume", str(journal), "--record", str(part))
    grown = run(capsys, *SMALL, "--games", "4", "--resume", str(journal), "--record", str(part))
    assert grown.out == run(capsys, *SMALL, "--games", "4", "--record", str(whole)).out
    assert part.read_bytes() == whole.read_bytes()
    without = run(capsys, *SMALL, "--games", "4", "--resume", str(journal))
    assert "with records there: true, here: false" in without.err


@pytest.mark.parametrize("content", [b"my notes", b"my notes\n", b"{}\n"])
def test_a_file_that_is_no_journal_is_left_alone(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    refused = run(capsys, *SMALL, "--games", "2", "--resume", str(file))
    assert refused.code == 2
    assert "cannot be continued: line 1" in refused.err
    assert file.read_bytes() == content


def test_a_torn_heading_is_begun_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, *SMALL, "--games", "2", "--resume", str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:50])
    assert run(capsys, *SMALL, "--games", "2", "--resume", str(file)).code == 0
    assert file.read_bytes() == whole


@pytest.mark.parametrize(("language", "words"), [("en", ("Games", "left")), ("de", ("Partien", "noch"))])
def test_progress_on_a_terminal(language: str, words: tuple[str, str]) -> None:
    """How far it is and how long it will take."""
    shown = on_a_terminal("--language", language)
    assert f"{words[0]} " in shown
    assert "/4" in shown
    assert words[1] in shown


def test_no_progress_for_a_program() -> None:
    assert on_a_terminal("--json") == ""


def on_a_terminal(*arguments: str) -> str:
    """What a command writes to a terminal on stderr."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "zeitalter", *ARENA, "--games", "4", "--jobs", "1", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(theirs)
    shown = b""
    with open(ours, "rb", buffering=0) as terminal:  # noqa: PTH123 (it has no path)
        try:
            while more := terminal.read(4096):
                shown += more
        except OSError:
            pass  # how Linux says that nobody writes to it any more
    assert process.wait() == 0
    return shown.decode()


def test_without_ray_the_way_to_get_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "zeitalter.arena.ray_cluster", raising=False)
    refused = run(capsys, *SMALL, "--games", "1", "--ray", "local")
    assert refused.code == 2
    assert "pip install 'zeitalter[ray]'" in refused.err


@pytest.mark.parametrize("address", ["no such address", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    refused = run(capsys, *SMALL, "--games", "1", "--ray", address)
    assert refused.code == 2
    assert f"the Ray cluster “{address}” cannot be used" in refused.err
