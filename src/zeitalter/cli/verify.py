"""zeitalter verify: replays all stored records."""

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from zeitalter.arena.work import Workers, in_order
from zeitalter.cli.arguments import add_pack
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser
from zeitalter.cli.storage import find_files, find_records, records_folder, replay_record
from zeitalter.cli.workers import add_jobs, at_work
from zeitalter.core.records import Found
from zeitalter.core.wording import Message
from zeitalter.text import Raw


class Check(Struct, frozen=True):
    """Replaying records, as work: what is wrong with each, or None."""

    pack: Path | None

    def ready(self) -> Callable[[Found], Message | None]:
        return self.check

    def check(self, found: Found) -> Message | None:
        try:
            replay_record(found, self.pack)
        except UserError as error:
            return error.message
        return None


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument(
        "places", nargs="*", type=Path, metavar=words("help-place"), help=words("help-verify-places")
    )
    add_pack(parser)
    add_jobs(parser)


def run(context: Context) -> int:
    words = context.words
    own = records_folder()
    files = find_files(context.args.places or [own] * own.is_dir())
    checked: list[Message | None] = []
    with context.bar(words("progress-records"), None) as bar, at_work(context) as workers:
        for problem in problems(files, workers, Check(context.args.pack)):
            checked.append(problem)
            if problem is not None:
                context.err.print(words.message(problem), soft_wrap=True)
            bar.advance()
    failed = len(checked) - checked.count(None)
    if failed:
        raise UserError(Message("verify-failed", {"failed": failed, "count": len(checked)}))
    if checked:
        context.out.print(words("verify-fine", count=len(checked)))
    else:
        places = words.join([str(place) for place in context.args.places or [own]])
        context.out.print(words("verify-none", places=Raw(places)), soft_wrap=True)
    return 0


def problems(files: list[Path], workers: Workers, check: Check) -> Iterator[Message | None]:
    """What is wrong with each record, in order. A file that ends too early counts as one more, and others follow."""
    unreadable: list[Message] = []

    def records() -> Iterator[Found]:
        for file in files:
            try:
                yield from find_records(file)
            except UserError as error:
                unreadable.append(error.message)

    yield from in_order(workers.do(check, records()))
    yield from unreadable
