"""A bot's worker: a process of its own that reads one task per line and answers with one line.

It gets nothing but the view of one seat. Run by `thinkers.py` as `python -m zeitalter.server.tables.worker`.
"""

import os
import signal
import sys
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.rules import Rules
from zeitalter.games import load


class Task(Struct, frozen=True):
    game: str
    bot: str
    seed: str
    view: Raw


class Answer(Struct, frozen=True, omit_defaults=True):
    action: str = ""  # in the game's notation
    error: str = ""


def choose(rules: Rules, bot: Bot, task: Task) -> str:
    view = msgspec.json.decode(task.view, type=rules.view)
    return rules.vocabulary.notation(bot.choose(PlayerView(rules, view), stream(task.seed)))


def main(packs: dict[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us by closing the line
    if hasattr(os, "nice"):
        os.nice(5)  # people's requests go first
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get between the answers

    @cache
    def rules_of(game: str) -> Rules:
        return load(game, Path(packs[game]) if game in packs else None)

    for line in sys.stdin.buffer:
        try:
            task = msgspec.json.decode(line, type=Task)
            answer = Answer(choose(rules_of(task.game), create(task.bot, rules_of(task.game)), task))
        except Exception as error:  # the server decides what to do about it
            answer = Answer(error=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=dict[str, str]))
