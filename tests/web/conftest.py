"""Runs the client's own tools. Without Node.js, and without PyPI to get it from, these tests are skipped."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD = str(ROOT / "tools" / "build_web.sh")

Run = Callable[..., str]


@pytest.fixture(scope="session")
def run() -> Run:
    """Calls a command of Node.js in the client's folder and gives its output; a failure fails the test."""
    if subprocess.run([BUILD, "node"], capture_output=True).returncode:
        pytest.skip("there is no Node.js here and none to be had from PyPI")
    folder = subprocess.run([BUILD, "path"], capture_output=True, text=True, check=True).stdout.strip()
    path = os.environ["PATH"]
    environment = {**os.environ, "PATH": f"{folder}:{path}" if folder else path}

    def call(*command: str, given: str = "") -> str:
        done = subprocess.run(command, cwd=WEB, env=environment, input=given, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return call
