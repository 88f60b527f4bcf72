"""What every command gets: the words, the two outputs, and the arguments."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from zeitalter.text import Raw, Words

PACE_SECONDS = 600.0  # what time is left is reckoned from: single games may take minutes
WIDE = 160  # columns where no terminal says how wide it is: a file, a pipe


class Bar:
    """A progress bar on stderr, where somebody watches; otherwise nothing at all."""

    def __init__(self, progress: Progress | None, label: str, total: int | None, done: int) -> None:
        self._progress = progress
        self._task = None if progress is None else progress.add_task(label, total=total, completed=done)

    def advance(self) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task)


class TimeLeft(ProgressColumn):
    """How long it will take at the pace of the last minutes; nothing before anything is done."""

    max_refresh = 0.5  # seconds

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        left = task.time_remaining
        if task.finished or left is None:
            return Text()
        minutes, seconds = divmod(round(left), 60)
        clock = Raw(f"{minutes // 60}:{minutes % 60:02}:{seconds:02}")
        return Text(self.words("progress-left", time=clock), style="progress.remaining")


class Output(Console):
    def on_broken_pipe(self) -> None:
        """A reader who has seen enough is not a failure; main.py ends the command quietly, whoever was writing."""
        raise BrokenPipeError


class Context:
    def __init__(self, words: Words, args: Namespace) -> None:
        self.words = words
        self.args: Any = args
        width = WIDE if not sys.stdout.isatty() and "COLUMNS" not in os.environ else None
        self.out = Output(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)
        self.err = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)

    def json(self, value: object) -> None:
        """Plain JSON and nothing else on stdout."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n")

    @contextmanager
    def bar(self, label: str, total: int | None, done: int = 0) -> Iterator[Bar]:
        """Progress towards `total` (None: nobody knows), of which `done` was there before. Programs that read JSON get
        none, whatever their terminal."""
        if not self.err.is_terminal or getattr(self.args, "json", False):
            yield Bar(None, label, total, done)
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeLeft(self.words))
        with Progress(*columns, console=self.err, transient=True, speed_estimate_period=PACE_SECONDS) as progress:
            yield Bar(progress, label, total, done)
