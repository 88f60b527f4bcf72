"""`zeitalter serve` and `zeitalter play` as programs."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.runner import run
from tests.server.running import Running


def test_a_port_in_use_is_told_in_one_line(server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = server.url.rsplit(":", 1)[-1]
    done = run(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert done.code == 2
    assert "in use" in done.err
    assert done.err.count("\n") == 1


def test_mistakes_of_a_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, complaint in (
        (("--redis", "redis://localhost"), "not supported yet"),
        (("--database", "nonsense"), "cannot use this database"),
        (("--host", "192.0.2.1"), "192.0.2.1:0: "),
        (("--pack", "ages_cards"), "GAME=FOLDER"),
        (("--pack", f"ages_cards={tmp_path}/nothing"), "there is no folder"),
    ):
        done = run(capsys, "serve", "--port", "0", "--data", str(tmp_path), *arguments)
        assert done.code == 2, arguments
        assert complaint in done.err


def test_play_leads_to_a_running_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zeitalter", "play", "ages_cards", "--port", "0", "--players", "3", "--seat", "2"]
    process = subprocess.Popen(
        [*command, "--bot", "random", "--no-open", "--language", "en", "--data", str(tmp_path), "--seed", "7"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        base = address.split("/welcome/")[0]
        with httpx.Client(base_url=base) as client:
            assert client.get("/welcome/wrong").status_code == 404
            first = client.get(address)
            assert first.status_code == 303
            table = first.headers["location"].removeprefix("/table/")
            position = client.get(f"/api/tables/{table}/position").json()
            assert position["seat"] == 1
            assert position["table"]["status"] == "running"
            assert [seat["kind"] for seat in position["table"]["seats"]] == ["bot", "person", "bot"]
            assert client.get(address).headers["location"] == first.headers["location"]
        stranger = httpx.get(address)  # the same address again, from another browser: to watch
        assert stranger.headers["location"] == first.headers["location"]
        assert "set-cookie" not in stranger.headers
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
