"""Work for the tests of workers: importable, so that workers in other processes find it."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

import zeitalter.core.state


class Squares(Struct, frozen=True):
    """The square of each number. Even ones take a little longer, so that results do not come in order."""

    def ready(self) -> Callable[[int], int]:
        return self.square

    def square(self, number: int) -> int:
        time.sleep(0.02 if number % 2 == 0 else 0)
        return number * number


class Fatal(Struct, frozen=True):
    """Squares, but the worker that gets the number 5 is killed: the first time only, or always."""

    marker: Path
    always: bool = False

    def ready(self) -> Callable[[int], int]:
        return self.square

    def square(self, number: int) -> int:
        if number == 5 and (self.always or not self.marker.exists()):
            self.marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


class Picky(Exception):
    """An error that cannot be unpickled: it needs two arguments and hands on one."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"{number} is {reason}")


class Refusal(Struct, frozen=True):
    """Squares of small numbers; others are errors."""

    def ready(self) -> Callable[[int], int]:
        return self.square

    def square(self, number: int) -> int:
        if number == 6:
            raise Picky(number, "six")
        if number > 3:
            raise ValueError(f"{number} is too large")
        return number * number


class Engine(Struct, frozen=True):
    """From where the engine was loaded."""

    def ready(self) -> Callable[[int], str]:
        return lambda number: str(zeitalter.core.state.__file__)


class Slow(Struct, frozen=True):
    """Who does it."""

    def ready(self) -> Callable[[int], int]:
        return self.who

    def who(self, number: int) -> int:
        time.sleep(0.2)
        return os.getpid()
