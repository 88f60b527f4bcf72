"""A real server in its own process, with the trial game among its games."""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
START_SECONDS = 60


def register_trial(folder: Path) -> Path:
    """A folder that, on the path, makes the trial game known as if it were installed."""
    info = folder / "trial_game-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: trial-game\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[zeitalter.games]\ntrial = tests.trial\n", encoding="utf-8")
    return folder


class Running:
    def __init__(self, data: Path, *arguments: str, limits: bool = False, **environment: str) -> None:
        self.data = data
        # Asked everything, unless a test is about what passes by itself: it need not hurry.
        asked = [] if "--pass-after" in arguments else ["--ask-all"]
        self.arguments = [*arguments, *asked, *([] if limits else ["--no-limits"])]
        self.environment = environment
        self.log: list[str] = []
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        port = self.url.rsplit(":", 1)[-1] or "0"
        trial = register_trial(self.data.parent / "games")
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "zeitalter", "serve", "--data", str(self.data), "--port", port]
            + ["--language", "en", "--workers", "1", *self.arguments],
            env=os.environ | {"PYTHONPATH": f"{trial}{os.pathsep}{ROOT}"} | self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        lines: queue.Queue[str] = queue.Queue()
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._readers = [_reader(self.process.stdout, lines.put), _reader(self.process.stderr, self.log.append)]
        try:
            said = lines.get(timeout=START_SECONDS)
        except queue.Empty:
            self.kill()
            raise AssertionError("the server did not start: " + "\n".join(self.log)) from None
        assert "http://" in said, said
        self.url = said.split()[4]

    def wait_for_log(self, text: str, seconds: float = 20) -> None:
        """Until a line of the log contains this: it is written after the answer, and read by another thread."""
        deadline = time.monotonic() + seconds
        while not any(text in line for line in list(self.log)):
            assert time.monotonic() < deadline, f"no {text!r} in the log"
            time.sleep(0.02)

    @property
    def live_url(self) -> str:
        return "ws" + self.url.removeprefix("http")

    def kill(self) -> None:
        """Like a power cut, for the server alone."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._wait()

    def errors(self) -> list[str]:
        """What the server had to complain about."""
        return [line for line in self.log if '"level":"error"' in line or "Traceback" in line]

    def _wait(self) -> None:
        self.process.wait(30)
        for reader in self._readers:  # until the last line is in the log; bots that still think hold it open
            reader.join(5)


def _reader(stream: IO[str], take: Callable[[str], None]) -> threading.Thread:
    """A thread that takes every line until the stream is closed."""

    def read() -> None:
        with stream:
            for line in stream:
                take(line.rstrip("\n"))

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread
