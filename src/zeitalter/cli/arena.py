"""zeitalter arena: which bot is the stronger, and how sure that is."""

from msgspec import UNSET, UnsetType, to_builtins
from rich.table import Table

from zeitalter.arena.batch import Batch
from zeitalter.arena.lineups import is_balanced, lineup
from zeitalter.arena.standings import Standing, labels, pairings, standings
from zeitalter.arena.times import Pace
from zeitalter.cli import arguments, batches, paces, sequential
from zeitalter.cli.columns import numbers_table, standing_cells, standing_headings
from zeitalter.cli.context import Context
from zeitalter.cli.parser import Parser
from zeitalter.text import Raw, Words

GAMES = 400


class Tournament(batches.Series, frozen=True, kw_only=True):
    standings: list[Standing]
    block: int | UnsetType = UNSET  # games in a row with the same deal, with --pairs and --sprt
    sprt: sequential.Finding | UnsetType = UNSET
    times: list[Pace] | UnsetType = UNSET


def add(parser: Parser) -> None:
    words = parser.words
    arguments.add_game(parser)
    arguments.add_bots(parser, "--bots", None, words("help-bots"))
    arguments.add_table(parser)
    batches.add(parser, default=GAMES)
    parser.set_defaults(games=None)
    parser.settings.add_argument("--pairs", action="store_true", help=words("help-pairs"))
    sequential.add(parser)
    paces.add(parser, words("help-times"))
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    rules = arguments.read_rules(args.game, args.pack)
    bots = arguments.read_bots(rules, args.bots)
    players = arguments.read_players(rules, args.players, len(bots))
    options = arguments.read_table(context, rules, players)
    duel = sequential.read(context, bots, players)
    seed = "0" if args.seed is None else args.seed
    batch = Batch(
        game=rules.id,
        pack=args.pack,
        options=options,
        seed=seed,
        records=args.record is not None,
        block=players if args.pairs or duel else 1,
        times=args.times,
    )
    if duel is None:
        played = batches.play(context, rules, batch, pairings(bots, players, args.games or GAMES))
    else:
        played = batches.play(context, rules, batch, pairings(bots, players, duel.most_games), duel.is_over)
    lines = [lineup(len(bots), players, each.number) for each in played]
    tournament = Tournament(
        game=rules.id,
        version=rules.version,
        data=rules.data_digest,
        options=to_builtins(options),
        players=players,
        seed=seed,
        games=len(played),
        balanced=is_balanced(len(bots), players, len(played)),
        standings=standings(bots, players, [each.result for each in played]),
        block=UNSET if batch.block == 1 else batch.block,
        sprt=UNSET if duel is None else duel.finding(),
        times=paces.paces_of(labels(bots), played, lines) if args.times else UNSET,
    )
    if args.json:
        context.json(tournament)
    else:
        show(context, Words(context.words.language, rules), bots, tournament)
    return 0


def show(context: Context, words: Words, bots: list[str], tournament: Tournament) -> None:
    context.out.print(table_of(words, tournament.standings))
    if not tournament.balanced:
        context.out.print(words("arena-unbalanced", games=tournament.games, players=tournament.players))
    if len(bots) > 1 and len(set(bots)) == 1:
        show_mirror(context, words, tournament.standings)
    if tournament.block is not UNSET:
        context.out.print(words("arena-pairs", players=tournament.players))
    context.out.print(words("arena-note", seed=Raw(tournament.seed)))
    if tournament.sprt is not UNSET:
        sequential.show(context, words, tournament.sprt)
    if tournament.times is not UNSET:
        context.out.print()
        context.out.print(paces.table_of(words, tournament.times))
        context.out.print(words("arena-times"))


def table_of(words: Words, rows: list[Standing]) -> Table:
    table = numbers_table(
        words("column-bot"),
        (
            *standing_headings(words),
            words("column-mean-place"),
            words("column-by-seat"),
        ),
    )
    for standing in rows:
        table.add_row(
            standing.bot,
            *standing_cells(words, standing),
            words.decimal(standing.mean_place, 2),
            " ".join(f"{won:.0f}/{at}" for won, at in zip(standing.wins_by_seat, standing.games_by_seat)),
        )
    return table


def show_mirror(context: Context, words: Words, rows: list[Standing]) -> None:
    """A bot against itself: a check of the arena, for the share is known beforehand."""
    outside = [row for row in rows if not row.low <= row.chance <= row.high]
    context.out.print(words("arena-mirror-odd" if outside else "arena-mirror", bot=Raw(rows[0].bot)))
