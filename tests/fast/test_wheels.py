"""Both wheels, installed into an empty environment, play a game and serve the page."""

import json
import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SIMULATE = ("simulate", "ages_cards", "--players", "2", "--games", "1", "--seed", "1", "--json")


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env=os.environ | environment,
        cwd=ROOT.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build_wheel(folder: Path, **environment: str) -> Path:
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.deep
@pytest.mark.parametrize(("compiled", "platform", "engine"), [("", "any", ".py"), ("1", "linux", ".so")])
def test_a_wheel_plays_and_serves(tmp_path: Path, compiled: str, platform: str, engine: str) -> None:
    wheel = build_wheel(tmp_path / "dist", ZEITALTER_COMPILED=compiled)
    assert platform in wheel.name
    venv.create(tmp_path / "env", with_pip=True)
    python, program = tmp_path / "env/bin/python", tmp_path / "env/bin/zeitalter"
    run(python, "-m", "pip", "install", "-qq", "--require-hashes", "-r", ROOT / "requirements/run.txt")
    run(python, "-m", "pip", "install", "-qq", "--no-deps", wheel)
    assert run(python, "-c", "import zeitalter.core.state as s; print(s.__file__)").strip().endswith(engine)
    (game,) = json.loads(run(program, *SIMULATE))["games"]
    (here,) = json.loads(run(sys.executable, "-m", "zeitalter", *SIMULATE))["games"]
    assert game["digest"] == here["digest"]
    serve = [str(program), "serve", "--port", "0", "--data", str(tmp_path / "data"), "--language", "en"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            with urllib.request.urlopen(address) as page:
                assert b"<title>" in page.read()
        finally:
            server.terminate()
