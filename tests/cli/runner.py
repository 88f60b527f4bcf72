"""Runs the command line inside the test's own process, or as a program."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from zeitalter.cli.main import main


class Done:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Done:
    """Run a command in English unless it says otherwise."""
    language = () if any(argument.startswith("--language") for argument in arguments) else ("--language", "en")
    capsys.readouterr()
    code = main([*arguments, *language])
    captured = capsys.readouterr()
    return Done(code, captured.out, captured.err)


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command as a running program, in English, in a session of its own that does not outlive the test."""
    process = subprocess.Popen(
        [sys.executable, "-m", "zeitalter", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "en_US.UTF-8"} | environment,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def run_program(*arguments: str, stdin: str = "", **environment: str) -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "zeitalter", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "en_US.UTF-8", "ZEITALTER_STRICT_WORDS": "1"} | environment,
        cwd=Path(__file__).parent,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
