"""A bot's worker: a process of its own that reads one task per line and answers with one line: an action, or advice.

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
from zeitalter.bots.advice import Reason, advise
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.rules import Rules
from zeitalter.games import load


class Task(Struct, frozen=True):
    game: str
    bot: str
    seed: str
    view: Raw
    advice: bool = False  # what the bot would do and why, instead of one action


class Advised(Struct, frozen=True):
    action: str  # in the game's notation
    chance: float | None
    place: int | None
    reasons: list[Reason]


class Answer(Struct, frozen=True, omit_defaults=True):
    action: str = ""  # in the game's notation
    advice: list[Advised] = []
    error: str = ""


def answer(rules: Rules, task: Task) -> Answer:
    player = PlayerView(rules, msgspec.json.decode(task.view, type=rules.view))
    notation = rules.vocabulary.notation
    if not task.advice:
        return Answer(notation(create(task.bot, rules).choose(player, stream(task.seed))))
    found = advise(player, task.bot, stream(task.seed))
    return Answer(advice=[Advised(notation(one.action), one.chance, one.place, one.reasons) for one in found])


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
            found = answer(rules_of(task.game), task)
        except Exception as error:  # the server decides what to do about it
            found = Answer(error=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(found) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=dict[str, str]))
