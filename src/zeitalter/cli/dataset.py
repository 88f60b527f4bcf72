"""zeitalter dataset: the decisions of bots as numbers, for learners."""

from contextlib import closing
from pathlib import Path

from msgspec import Struct

from zeitalter.arena.batch import Batch
from zeitalter.arena.standings import pairings
from zeitalter.cli import arguments
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.workers import add_workers, at_work, missing_extra
from zeitalter.core.wording import Message
from zeitalter.text import Raw

GAMES = 100


class Written(Struct, frozen=True, kw_only=True):
    game: str
    folder: str
    schema: int
    games: int
    decisions: int
    features: int
    actions: int


def add(parser: Parser) -> None:
    words = parser.words
    add = parser.settings.add_argument
    arguments.add_game(parser)
    arguments.add_bots(parser, "--bot", "greedy", words("help-dataset-bot"))
    arguments.add_table(parser)
    add(
        "--games",
        type=Number(words, 1, arguments.MANY),
        default=GAMES,
        metavar="K",
        help=words("help-games", default=GAMES),
    )
    add("--out", type=Path, required=True, metavar=words("help-folder"), help=words("help-dataset-out"))
    add_workers(parser)
    arguments.add_json(parser)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    try:
        from zeitalter.datasets import DatasetError, load
        from zeitalter.datasets.writing import Writing, heading
    except ModuleNotFoundError as error:
        raise missing_extra(error, "datasets", "zeitalter dataset") from None
    args = context.args
    rules = arguments.read_rules(args.game, args.pack)
    bots = arguments.read_bots(rules, args.bot)
    players = arguments.read_players(rules, args.players, len(bots))
    options = arguments.read_table(context, rules, players)
    batch = Batch(game=rules.id, pack=args.pack, options=options, seed="0" if args.seed is None else args.seed)
    games = list(pairings(bots, players, args.games))
    try:
        writing = Writing(args.out, heading(rules, batch, players, bots), games)
        label = context.words("progress-games")
        with (
            context.bar(label, len(games), writing.done) as bar,
            at_work(context) as workers,
            closing(writing.write(batch, workers)) as played,
        ):
            for _ in played:
                bar.advance()
        dataset = load(args.out)
    except DatasetError as error:
        raise UserError(Message("error-dataset", {"reason": arguments.one_line(error)})) from None
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(args.out), "reason": Raw(error.strerror)})) from None
    written = Written(
        game=rules.id,
        folder=str(args.out),
        schema=dataset.header.version,
        games=dataset.games,
        decisions=dataset.decisions,
        features=len(dataset.header.features),
        actions=len(dataset.header.actions),
    )
    if args.json:
        context.json(written)
    else:
        context.out.print(
            context.words(
                "dataset-written",
                folder=Raw(written.folder),
                games=written.games,
                decisions=written.decisions,
                features=written.features,
                actions=written.actions,
            )
        )
    return 0
