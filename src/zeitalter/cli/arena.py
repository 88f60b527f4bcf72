"""zeitalter arena: which bot is the stronger, and how sure that is."""

from msgspec import Struct, to_builtins
from rich.table import Table

from zeitalter.arena.batch import Batch
from zeitalter.arena.lineups import is_balanced
from zeitalter.arena.standings import Standing, pairings, standings
from zeitalter.cli import arguments, batches
from zeitalter.cli.context import Context
from zeitalter.cli.parser import Parser
from zeitalter.text import Raw, Words


class Tournament(Struct, frozen=True, kw_only=True):
    game: str
    version: int
    data: str
    options: object
    players: int
    seed: str
    games: int
    balanced: bool
    standings: list[Standing]


def add(parser: Parser) -> None:
    arguments.add_game(parser)
    arguments.add_bots(parser, "--bots", None, parser.words("help-bots"))
    arguments.add_table(parser)
    batches.add(parser, default=400)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    rules = arguments.read_rules(args.game, args.pack)
    bots = arguments.read_bots(rules, args.bots)
    players = arguments.read_players(rules, args.players, len(bots))
    options = arguments.read_table(context, rules, players)
    seed = "0" if args.seed is None else args.seed
    batch = Batch(game=rules.id, pack=args.pack, options=options, seed=seed, records=args.record is not None)
    results = batches.play(context, rules, batch, pairings(bots, players, args.games))
    tournament = Tournament(
        game=rules.id,
        version=rules.version,
        data=rules.data_digest,
        options=to_builtins(options),
        players=players,
        seed=seed,
        games=args.games,
        balanced=is_balanced(len(bots), players, args.games),
        standings=standings(bots, players, results),
    )
    if args.json:
        context.json(tournament)
    else:
        show(context, Words(context.words.language, rules), tournament)
    return 0


def show(context: Context, words: Words, tournament: Tournament) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("column-bot"))
    for heading in (
        words("column-games"),
        words("column-wins"),
        words("column-win-rate"),
        words("column-interval"),
        words("column-chance"),
        words("column-mean-score"),
        words("column-mean-place"),
        words("column-by-seat"),
    ):
        table.add_column(heading, justify="right")
    for standing in tournament.standings:
        table.add_row(
            standing.bot,
            str(standing.games),
            words.decimal(standing.wins),
            words.percent(standing.win_rate),
            f"{words.percent(standing.low)} – {words.percent(standing.high)}",
            words.percent(standing.chance, 0),
            words.decimal(standing.mean_score),
            words.decimal(standing.mean_place, 2),
            " ".join(f"{won:.0f}/{at}" for won, at in zip(standing.wins_by_seat, standing.games_by_seat)),
        )
    context.out.print(table)
    if not tournament.balanced:
        context.out.print(words("arena-unbalanced", games=tournament.games, players=tournament.players))
    context.out.print(words("arena-note", seed=Raw(tournament.seed)))
