"""A real server as a process of its own, with the trial game among its games."""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

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
        self.arguments = [*arguments, *([] if limits else ["--no-limits"])]
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
        threading.Thread(target=_read, args=(self.process.stdout, lines.put), daemon=True).start()
        threading.Thread(target=_read, args=(self.process.stderr, self.log.append), daemon=True).start()
        try:
            said = lines.get(timeout=START_SECONDS)
        except queue.Empty:
            self.kill()
            raise AssertionError("the server did not start: " + "\n".join(self.log)) from None
        assert "http://" in said, said
        self.url = said.split()[4]

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
        deadline = time.monotonic() + 5
        while threading.active_count() > 50 and time.monotonic() < deadline:
            time.sleep(0.05)


def _read(stream: "object", take: "object") -> None:
    with stream:  # type: ignore[attr-defined]
        for line in stream:  # type: ignore[attr-defined]
            take(line.rstrip("\n"))  # type: ignore[operator]
