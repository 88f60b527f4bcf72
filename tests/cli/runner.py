"""Runs the command line inside the test's own process, or as a program."""

import os
import subprocess
import sys
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
