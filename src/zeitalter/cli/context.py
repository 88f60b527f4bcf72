"""What every command gets: the words, the two outputs, and the arguments."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zeitalter.text import Words

WIDE = 160  # columns where no terminal says how wide it is: a file, a pipe


class Bar:
    """A progress bar on stderr, where somebody watches; otherwise nothing at all."""

    def __init__(self, progress: Progress | None, label: str, total: int) -> None:
        self._progress = progress
        self._task = None if progress is None else progress.add_task(label, total=total)

    def advance(self) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task)


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
    def bar(self, label: str, total: int) -> Iterator[Bar]:
        if not self.err.is_terminal:
            yield Bar(None, label, total)
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as progress:
            yield Bar(progress, label, total)
