"""Bots from outside: the example of docs/api.md, and `zeitalter bot`. They have a token and their own view, no more."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.person import Person
from tests.server.running import ROOT, Running, register_trial

SECONDS = 60


def token(person: Person) -> str:
    secret: str = person.post("/api/me/tokens", {"label": "bot", "scopes": ["read", "play"]})["secret"]
    return secret


def example() -> str:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    return str(code[0])


def test_the_example_is_short() -> None:
    lines = [line for line in example().splitlines() if line.strip()]
    assert len(lines) < 20


def test_the_example_plays_a_game(anna: Person, server: Running, tmp_path: Path) -> None:
    table = anna.table("me", "random", options={"rounds": 1})
    (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "bot.py"), server.url, token(anna), table],
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")
    assert anna.get(f"/api/tables/{table}")["status"] == "over"


def bot(server: Running, secret: str, folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = {"PYTHONPATH": f"{register_trial(folder)}{os.pathsep}{ROOT}", "ZEITALTER_TOKEN": secret}
    command = [sys.executable, "-W", "error", "-m", "zeitalter", "bot", server.url, "--language", "en", *arguments]
    return subprocess.Popen(
        command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


def test_zeitalter_bot_plays_wherever_it_sits(anna: Person, bert: Person, server: Running, tmp_path: Path) -> None:
    against_each_other = anna.table("me", "open", start=False, options={"rounds": 1})
    bert.post(f"/api/tables/{against_each_other}/seat", {"seat": 1})
    anna.post(f"/api/tables/{against_each_other}/start")
    hotseat = anna.table("me", "me", options={"rounds": 1})
    bots = [bot(server, token(one), tmp_path, "--bot", "random", "--until-done") for one in (anna, bert)]
    for process in bots:
        out, err = process.communicate(timeout=SECONDS)
        assert (process.returncode, err) == (0, "")
        assert against_each_other in out
    for table in (against_each_other, hotseat):
        assert anna.get(f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize(
    ("arguments", "secret", "complaint"),
    [
        ((), "wrong", "401"),
        ((), "", "a token is missing"),
        (("--bot", "hal"), "x", "there is no bot"),
    ],
)
def test_mistakes_in_one_line(
    server: Running, tmp_path: Path, arguments: tuple[str, ...], secret: str, complaint: str
) -> None:
    process = bot(server, secret, tmp_path, *arguments)
    _, err = process.communicate(timeout=SECONDS)
    assert process.returncode == 2
    assert complaint in err
    assert err.count("\n") == 1


def begun(person: Person, table: str) -> bool:
    """Whether the bot from outside has taken its place and some moves are made."""
    position = person.get(f"/api/tables/{table}/position")
    return bool(position["sequence"] >= 5 and position["table"]["seats"][0]["present"])


def test_a_bot_survives_a_restart_of_the_server(start_server: Callable[..., Running], tmp_path: Path) -> None:
    server = start_server()
    with Person(server, "Anna") as anna:
        table = anna.table("me", "random", options={"rounds": 6})
        process = bot(server, token(anna), tmp_path, "--bot", "random", "--until-done")
        deadline = time.monotonic() + SECONDS
        while not begun(anna, table) and time.monotonic() < deadline:
            time.sleep(0.02)
        server.kill()
        server.start()
        _, err = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, err
        assert anna.get(f"/api/tables/{table}")["status"] == "over"
