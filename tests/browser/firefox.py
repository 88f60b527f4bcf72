"""A Firefox driven over WebDriver BiDi, which it speaks by itself: no driver is needed."""

import itertools
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

from websockets.sync.client import ClientConnection, connect

PLACE = which(os.environ.get("FIREFOX", "firefox-esr")) or which("firefox")
PATIENCE = 60.0  # seconds
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One window. What its console says is kept in `said`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said: list[str] = []
        self._numbers = itertools.count(1)
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.window: str = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("method") == "log.entryAdded":
                entry = answer["params"]
                self.said.append(f"{entry['level']}: {entry['text']}")
            elif answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def sign_in(self, url: str, cookie: str) -> None:
        """Be somebody whom the server knows already."""
        host = url.split("//")[1].split(":")[0]
        value = {"type": "string", "value": cookie}
        self.call("storage.setCookie", cookie={"name": "zeitalter", "value": value, "domain": host, "httpOnly": True})

    def go(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression of the page."""
        target = {"context": self.window}
        done = self.call("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return done["result"].get("value")

    def until(self, condition: str) -> None:
        """Wait for an expression of the page to become true."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(f"Boolean({condition})"):
            assert time.monotonic() < deadline, f"never: {condition}"
            time.sleep(0.05)


@contextmanager
def launch(profile: Path) -> Iterator[Firefox]:
    assert PLACE is not None
    profile.mkdir(parents=True, exist_ok=True)
    command = [PLACE, "--headless", "--remote-debugging-port", "0", "--profile", str(profile), "about:blank"]
    env = os.environ | {"HOME": str(profile)}  # where it writes what it likes
    said = profile / "said"
    with said.open("w", encoding="utf-8") as told:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=told, env=env)
    try:
        with connect(f"{address(process, said)}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Where it listens, as it says itself."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        found = LISTENING.search(said.read_text(encoding="utf-8"))
        if found:
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox does not listen: {said.read_text(encoding='utf-8')}")
