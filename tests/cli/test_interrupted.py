"""Ctrl-C and a closed pipe end a command without noise."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.runner import run, started


def test_ctrl_c_in_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("zeitalter.arena.batch.play_match", interrupted)
    done = run(capsys, "simulate", "ages_cards", "--jobs", "1")
    assert (done.code, done.out, done.err) == (130, "", "")


def test_ctrl_c_with_several_processes(tmp_path: Path) -> None:
    with started("simulate", "ages_cards", "--games", "100000", "--jobs", "2", "--record", str(tmp_path)) as process:
        while not list(tmp_path.iterdir()) and process.poll() is None:  # until a first game is over
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to all of them
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize("command", [("games", "--json"), ("games",)])
def test_a_closed_pipe(command: tuple[str, ...]) -> None:
    """The reader, such as `head`, has seen enough before we are done."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "zeitalter", *command],
            stdout=writing,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")
