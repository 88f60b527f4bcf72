"""zeitalter replay: checks a record, or the records of a file, and retells the games in words."""

from pathlib import Path

from zeitalter.cli.arguments import MANY, add_pack
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.scores import print_scores
from zeitalter.cli.storage import find_records, replay_record
from zeitalter.core.match import Match
from zeitalter.core.names import told_apart
from zeitalter.core.records import Found, is_bulk
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument("file", type=Path, metavar=words("help-file-name"), help=words("help-file"))
    parser.settings.add_argument("--line", type=Number(words, 1, MANY), metavar="N", help=words("help-line"))
    parser.settings.add_argument("--quiet", action="store_true", help=words("help-quiet"))
    add_pack(parser)


def run(context: Context) -> int:
    wanted = context.args.line
    if wanted is not None and not is_bulk(context.args.file):
        raise UserError(Message("error-one-record", {"file": Raw(context.args.file)}))
    told = 0
    for found in find_records(context.args.file):
        if wanted in (None, found.line):
            retell(context, found)
            told += 1
    if wanted is not None and not told:
        raise UserError(Message("error-no-line", {"file": Raw(context.args.file), "line": wanted}))
    return 0


def retell(context: Context, found: Found) -> None:
    match = replay_record(found, context.args.pack)
    words = Words(context.words.language, match.rules, told_apart(match.players))
    if not context.args.quiet:
        tell(context, match, words)
    context.out.print(words("replay-fine", file=Raw(found.place), entries=len(match.entries)), soft_wrap=True)


def tell(context: Context, match: Match, words: Words) -> None:
    """Every event, secrets too: the file contains the whole game."""
    for logged in match.events:
        text = words.message(logged.event.message)
        if logged.undone:
            text = words("replay-undone", text=Raw(text))
        context.out.print(f"{logged.entry + 1:5} {text}", style="dim" if logged.undone else "", soft_wrap=True)
    outcome = match.state.outcome()
    if outcome is None:
        context.out.print(words("replay-unfinished"))
    else:
        print_scores(context.out, words, outcome)
