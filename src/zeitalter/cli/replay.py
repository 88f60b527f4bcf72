"""zeitalter replay: checks a record and retells the game in words."""

from pathlib import Path

from zeitalter.cli.arguments import add_pack
from zeitalter.cli.context import Context
from zeitalter.cli.parser import Parser
from zeitalter.cli.scores import print_scores
from zeitalter.cli.storage import replay_record
from zeitalter.core.match import Match
from zeitalter.core.names import told_apart
from zeitalter.text import Raw, Words


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument("file", type=Path, metavar=words("help-file-name"), help=words("help-file"))
    parser.settings.add_argument("--quiet", action="store_true", help=words("help-quiet"))
    add_pack(parser)


def run(context: Context) -> int:
    file: Path = context.args.file
    match = replay_record(file, context.args.pack)
    words = Words(context.words.language, match.rules, told_apart(match.players))
    if not context.args.quiet:
        tell(context, match, words)
    context.out.print(words("replay-fine", file=Raw(file), entries=len(match.entries)), soft_wrap=True)
    return 0


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
