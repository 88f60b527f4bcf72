"""zeitalter ladder: all bots of a game against each other, from the strongest to the weakest."""

from pathlib import Path

from msgspec import UNSET, UnsetType, structs, to_builtins

from zeitalter.arena.batch import Batch
from zeitalter.arena.game import GameResult
from zeitalter.arena.ladder import Rung, rungs
from zeitalter.arena.lineups import is_even, round_robin
from zeitalter.arena.standings import labels, seated
from zeitalter.arena.times import Pace
from zeitalter.bots import bots_of
from zeitalter.cli import arguments, batches, paces
from zeitalter.cli.columns import numbers_table, standing_cells, standing_headings
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Names, Parser
from zeitalter.cli.stats import PICTURES
from zeitalter.cli.workers import missing_extra
from zeitalter.core.wording import Message
from zeitalter.stats.charts import RatingChart, RatingRow
from zeitalter.text import Raw, Words

GAMES = 200


class Ladder(batches.Series, frozen=True, kw_only=True):
    rungs: list[Rung]  # the best first
    times: list[Pace] | UnsetType = UNSET  # in the same order; differs from run to run


def add(parser: Parser) -> None:
    words = parser.words
    arguments.add_game(parser)
    add = parser.settings.add_argument
    add("--bots", type=Names(), metavar="A,B,…", help=words("help-ladder-bots"))
    arguments.add_table(parser)
    batches.add(parser, default=GAMES)
    add("--plot", type=Path, metavar=words("help-file-name"), help=words("help-ladder-plot"))
    paces.add(parser, words("help-ladder-times"))
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    refuse_early(args.plot)
    rules = arguments.read_rules(args.game, args.pack)
    bots = arguments.read_bots(rules, bots_of(rules) if args.bots is None else args.bots)
    if len(bots) < 2:
        raise UserError(Message("error-ladder-bots"))
    players = arguments.read_players(rules, args.players)
    options = arguments.read_table(context, rules, players)
    seed = "0" if args.seed is None else args.seed
    batch = Batch(
        game=rules.id,
        pack=args.pack,
        options=options,
        seed=seed,
        records=args.record is not None,
        block=players,
        times=True,
    )
    lines = round_robin(len(bots), players, args.games)
    played = batches.play(context, rules, batch, seated(bots, lines))
    found = climb(bots, players, [(line, each.result) for line, each in zip(lines, played)])
    by_name = {pace.bot: pace for pace in paces.paces_of(labels(bots), played, lines)}
    ladder = Ladder(
        game=rules.id,
        version=rules.version,
        data=rules.data_digest,
        options=to_builtins(options),
        players=players,
        seed=seed,
        games=args.games,
        balanced=len({tuple(rung.standing.games_by_seat) for rung in found}) == 1
        and is_even(len(bots), players, lines),
        rungs=found,
    )
    words = Words(context.words.language, rules)
    ordered = [by_name[rung.bot] for rung in found]
    if args.plot is not None:
        plot(chart_of(words, ladder), args.plot)
    if args.json:
        context.json(structs.replace(ladder, times=ordered) if args.times else ladder)
    else:
        show(context, words, ladder, ordered)
    return 0


def refuse_early(picture: Path | None) -> None:
    """What is missing for the end is told before the games are played."""
    try:
        import zeitalter.arena.ratings
    except ModuleNotFoundError as error:
        raise missing_extra(error, "ratings", "ladder") from None
    if picture is None:
        return
    if picture.suffix.lower() not in PICTURES:
        raise UserError(Message("error-picture", {"file": Raw(picture), "known": Raw(", ".join(PICTURES))}))
    try:
        import zeitalter.stats.drawing  # noqa: F401
    except ModuleNotFoundError as error:
        raise missing_extra(error, "plots", "--plot") from None


def climb(bots: list[str], players: int, games: list[tuple[list[int], GameResult]]) -> list[Rung]:
    from zeitalter.arena.ratings import ratings

    return rungs(bots, players, games, ratings(len(bots), [(line, result.ranks) for line, result in games]))


def show(context: Context, words: Words, ladder: Ladder, times: list[Pace]) -> None:
    table = numbers_table(
        words("column-bot"),
        (
            words("column-rating"),
            words("column-sigma"),
            *standing_headings(words),
            words("column-decision-ms"),
            words("column-decision-p99"),
        ),
    )
    for rung, pace in zip(ladder.rungs, times):
        standing = rung.standing
        table.add_row(
            rung.bot,
            words.decimal(rung.mu),
            words.decimal(rung.sigma),
            *standing_cells(words, standing),
            paces.milliseconds(words, pace.decision_median),
            paces.milliseconds(words, pace.decision_p99),
        )
    context.out.print(table)
    if context.args.times:
        context.out.print()
        context.out.print(paces.table_of(words, times))
        context.out.print()
    if not ladder.balanced:
        context.out.print(words("arena-unbalanced", games=ladder.games, players=ladder.players))
    context.out.print(words("ladder-note", seed=Raw(ladder.seed)), soft_wrap=True)


# ---- the picture -----------------------------------------------------------------------------------------------------


def chart_of(words: Words, ladder: Ladder) -> RatingChart:
    table = words("stats-table", players=ladder.players, games=ladder.games)
    return RatingChart(
        name="ladder",
        title=words("ladder-title", game="game-name", table=Raw(table)),
        axis=words("column-rating"),
        heading_notes=words("column-win-rate"),
        note=words("ladder-legend"),
        rows=[
            RatingRow(rung.bot, rung.mu, rung.low, rung.high, words.percent(rung.standing.win_rate, 0))
            for rung in ladder.rungs
        ],
    )


def plot(chart: RatingChart, file: Path) -> None:
    from zeitalter.stats import drawing

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        drawing.save(chart, file)
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(file), "reason": Raw(error.strerror)})) from None
