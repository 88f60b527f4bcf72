"""Bots that go wrong, put among the worker's bots by the environment; see test_bots.py."""

import os
import signal
import time
from pathlib import Path

from zeitalter import bots
from zeitalter.bots.uniform import Random
from zeitalter.core.action import Action, raw_action
from zeitalter.core.chance import Stream
from zeitalter.core.player import PlayerView

MARK = Path(os.environ.get("MISBEHAVING_MARK", "mark"))


class DiesOnce(Random):
    """Kills its own process at the first decision, and again at the third."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        with MARK.open("a", encoding="utf-8") as mark:
            mark.write("x")
        if MARK.stat().st_size in (1, 4):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(player, rng)


class Cheats(Random):
    """Always wants something impossible."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        return raw_action(250)


class Raises(Random):
    def choose(self, player: PlayerView, rng: Stream) -> Action:
        print("what a bot prints must not disturb")
        raise RuntimeError("no idea")


class Waits(Random):
    """Thinks until a file is there that the test writes."""

    def choose(self, player: PlayerView, rng: Stream) -> Action:
        while not MARK.with_suffix(".go").exists():
            time.sleep(0.02)
        return super().choose(player, rng)


def install() -> None:
    bots.BOTS.update({"dies": DiesOnce, "cheats": Cheats, "raises": Raises, "waits": Waits})
