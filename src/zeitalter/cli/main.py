"""The command `zeitalter`: reads the command line and runs one of the commands."""

import argparse
import os
import sys
from argparse import Namespace
from io import TextIOWrapper
from types import ModuleType

import zeitalter
from zeitalter.cli import (
    admin,
    advise,
    arena,
    bench,
    bot,
    dataset,
    games,
    ladder,
    play,
    replay,
    serve,
    simulate,
    stats,
    train,
    verify,
)
from zeitalter.cli.arguments import PURE_FLAG
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser, translate
from zeitalter.core.wording import Message
from zeitalter.fast.engine import change_over
from zeitalter.text import LANGUAGES, Raw, Words, detect

COMMANDS: dict[str, ModuleType] = {
    "play": play,
    "games": games,
    "simulate": simulate,
    "arena": arena,
    "ladder": ladder,
    "train": train,
    "dataset": dataset,
    "bench": bench,
    "replay": replay,
    "verify": verify,
    "advise": advise,
    "stats": stats,
    "serve": serve,
    "admin": admin,
    "bot": bot,
}
USER_ERROR = 2
INTERRUPTED = 130


# What the compiled engine is worth a new start for.
FAST = {"play", "serve", "simulate", "arena", "ladder", "train", "dataset", "stats", "bench", "advise"}


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    if argv is None and FAST.intersection(arguments) and PURE_FLAG not in arguments:
        change_over()
    words = Words(detect(os.environ))
    for file in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(file, TextIOWrapper):
            file.reconfigure(errors="replace")  # a letter that a terminal lacks must not stop us
    try:
        words = words.switched(chosen_language(arguments, words.language))
        code = run(arguments, words)
        sys.stdout.flush()
        return code
    except UserError as error:
        print(f"zeitalter: {words.message(error.message)}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the reader has seen enough; nothing more to flush
        return 0


def run(arguments: list[str], words: Words) -> int:
    translate(words)
    parser = make_parser(words)
    args = parser.parse_args(arguments, Namespace())
    if not args.command:
        parser.print_help()
        return 0
    code: int = COMMANDS[args.command].run(Context(words, args))
    return code


def make_parser(words: Words) -> Parser:
    parser = Parser(words, prog="zeitalter", description=words("help-zeitalter"))
    parser.settings.add_argument(
        "--version", action="version", version=f"zeitalter {zeitalter.__version__}", help=words("help-version")
    )
    commands: argparse._SubParsersAction[Parser] = parser.add_subparsers(
        title=words("help-commands"), metavar=words("help-command-name"), dest="command"
    )
    for name, command in COMMANDS.items():
        explanation = words(f"help-{name}-command")
        command.add(commands.add_parser(name, words=words, help=explanation, description=explanation))
    return parser


def chosen_language(arguments: list[str], detected: str) -> str:
    """The language after --language, wherever it stands: it is needed to build the parser itself."""
    for argument, following in zip(arguments, [*arguments[1:], ""]):
        if argument == "--language" or argument.startswith("--language="):
            chosen = following if argument == "--language" else argument.removeprefix("--language=")
            if chosen not in LANGUAGES:
                known = Raw(", ".join(LANGUAGES))
                raise UserError(Message("error-language", {"given": Raw(chosen), "known": known}))
            return chosen
    return detected
