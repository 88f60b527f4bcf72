"""Many games at the command line: where they are played, what is kept of them, how far they are."""

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import msgspec
from msgspec import UNSET, structs

from zeitalter.arena.batch import Batch, Games, Pairing, Played, record_name
from zeitalter.arena.journal import DamagedJournal, Journal, OtherRun, heading
from zeitalter.arena.work import in_order
from zeitalter.cli import arguments
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.workers import add_workers, at_work
from zeitalter.core.records import RecordsFile, is_bulk
from zeitalter.core.rules import Rules
from zeitalter.core.wording import Message
from zeitalter.text import Raw


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Which games were played, and whether every bot came to every seat equally often."""

    game: str
    version: int
    data: str
    options: object
    players: int
    seed: str
    games: int
    balanced: bool


def add(parser: Parser, default: int) -> None:
    """Everything that says how many games are played, where, and what is kept."""
    words = parser.words
    add = parser.settings.add_argument
    add(
        "--games",
        type=Number(words, 1, arguments.MANY),
        default=default,
        metavar="K",
        help=words("help-games", default=default),
    )
    add_workers(parser)
    add("--resume", type=Path, metavar=words("help-file-name"), help=words("help-resume"))
    add("--record", type=Path, metavar=words("help-place"), help=words("help-record"))
    arguments.add_json(parser)


def play(
    context: Context,
    rules: Rules,
    batch: Batch,
    pairings: list[Pairing],
    is_enough: Callable[[Played], bool] = lambda played: False,
) -> list[Played]:
    """All games, in order, with a progress bar; records go where they are kept.

    `is_enough` is asked after every game, in the order of the games: what was finished beyond the last one is left out,
    so that it does not matter where games are played, nor how many at once.
    """
    results = []
    with ExitStack() as files:
        journal = None
        if context.args.resume is not None:
            journal = files.enter_context(open_journal(context.args.resume, rules, batch, pairings))
        keep = files.enter_context(keeper(context.args.record, batch))
        games = files.enter_context(closing(finished(context, batch, pairings, journal)))
        try:
            for played in in_order((each.number, each) for each in games):
                keep(played)
                results.append(structs.replace(played, record=UNSET))
                if is_enough(played):
                    break
        except KeyboardInterrupt:
            if journal is not None:
                tell_how_to_continue(context, journal.count, len(pairings))
            raise
    return results


def finished(context: Context, batch: Batch, pairings: list[Pairing], journal: Journal | None) -> Generator[Played]:
    """Those of the journal, then the others as they come."""
    old = [] if journal is None else journal.played
    yield from old
    with context.bar(context.words("progress-games"), len(pairings), len(old)) as bar, at_work(context) as workers:
        new = workers.do(Games(batch), pairings) if journal is None else journal.play(batch, workers)
        for _, played in new:
            bar.advance()
            yield played


def open_journal(file: Path, rules: Rules, batch: Batch, pairings: list[Pairing]) -> Journal:
    try:
        return Journal(file, heading(rules, batch), pairings)
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
    except DamagedJournal as error:
        reason = Raw(error.reason)
        raise UserError(
            Message("error-resume-damaged", {"file": Raw(file), "line": error.line, "reason": reason})
        ) from None
    except OtherRun as error:
        there, here = Raw(shown(error.there)), Raw(shown(error.here))
        what = f"resume-{error.what}"
        message = Message("error-resume-other", {"file": Raw(file), "what": what, "there": there, "here": here})
        raise UserError(message) from None


def shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def tell_how_to_continue(context: Context, done: int, games: int) -> None:
    hint = context.words("resume-hint", done=done, games=games, file=Raw(context.args.resume))
    context.err.print(hint, soft_wrap=True)


@contextmanager
def keeper(place: Path | None, batch: Batch) -> Iterator[Callable[[Played], None]]:
    """What keeps the record of a game: in a folder as a file each, or in one file as a line each."""
    if place is None:
        yield lambda played: None
        return
    try:
        if is_bulk(place):
            place.parent.mkdir(parents=True, exist_ok=True)
            with RecordsFile(place) as file:
                yield lambda played: file.add(line_of(played))
        else:
            place.mkdir(parents=True, exist_ok=True)
            yield lambda played: write_single(place / record_name(batch, played), line_of(played))
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(place), "reason": Raw(error.strerror)})) from None


def line_of(played: Played) -> bytes:
    assert isinstance(played.record, msgspec.Raw), "the batch asks for records"
    return bytes(played.record)


def write_single(file: Path, line: bytes) -> None:
    file.write_bytes(msgspec.json.format(line, indent=1))
