"""zeitalter stats: who wins, with what, and how long games take, counted in records."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from rich.table import Table

from zeitalter.arena.work import in_order
from zeitalter.cli import arguments
from zeitalter.cli.columns import numbers_table
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Number, Parser
from zeitalter.cli.storage import find_files, find_records
from zeitalter.cli.workers import add_workers, at_work, missing_extra
from zeitalter.core.record import RecordError
from zeitalter.core.records import Found
from zeitalter.core.wording import Message
from zeitalter.games import load
from zeitalter.stats.charts import Page, RateChart, page
from zeitalter.stats.facts import Facts, ReadFacts
from zeitalter.stats.spread import Spread
from zeitalter.stats.tally import Statistics, Tally
from zeitalter.text import Raw, Words

PICTURES = (".svg", ".png", ".pdf")
FEW = 5  # had by fewer players, a rate says nothing


class Report(Struct, frozen=True, kw_only=True):
    unfinished: int  # records of games that were not finished; they count nowhere
    games: list[Statistics]


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument(
        "places", nargs="+", type=Path, metavar=words("help-place"), help=words("help-stats-places")
    )
    add = parser.settings.add_argument
    add("--plot", type=Path, metavar=words("help-place"), help=words("help-plot"))
    add("--least", type=Number(words, 1, arguments.MANY), default=FEW, metavar="N", help=words("help-least"))
    arguments.add_pack(parser)
    add_workers(parser)
    arguments.add_json(parser)
    arguments.add_pure(parser)


def run(context: Context) -> int:
    args = context.args
    report = count(context, find_files(args.places))
    if not report.games:
        raise UserError(Message("error-no-games", {"unfinished": report.unfinished}))
    pages = [page_of(context, statistics) for statistics in report.games]
    if args.plot is not None:
        plot(pages, args.plot)
    if args.json:
        context.json(report)
        return 0
    for each in pages:
        show(context, each)
    if report.unfinished:
        context.out.print(context.words("stats-unfinished", count=report.unfinished))
    return 0


def count(context: Context, files: list[Path]) -> Report:
    """Reads all records, wherever work is done, and counts them in their order."""
    tally, unfinished = Tally(), 0
    try:
        with context.bar(context.words("progress-records"), None) as bar, at_work(context) as workers:
            read: Iterator[Facts | None] = in_order(workers.do(ReadFacts(context.args.pack), records(files)))
            for facts in read:
                bar.advance()
                if facts is None:
                    unfinished += 1
                else:
                    tally.add(facts)
    except RecordError as error:
        raise UserError(Message("error-remote", {"reason": arguments.one_line(error)})) from None
    return Report(unfinished=unfinished, games=tally.statistics())


def records(files: list[Path]) -> Iterator[Found]:
    for file in files:
        yield from find_records(file)


def page_of(context: Context, statistics: Statistics) -> Page:
    rules = load(statistics.game, context.args.pack)
    return page(statistics, Words(context.words.language, rules), context.args.least)


# ---- tables ----------------------------------------------------------------------------------------------------------


def show(context: Context, shown: Page) -> None:
    words = context.words
    context.out.print(shown.heading, style="bold")
    context.out.print(spreads(words, shown.statistics))
    for chart in shown.charts:
        if isinstance(chart, RateChart):
            context.out.print()
            context.out.print(rates(words, chart))
            if chart.left_out:
                context.out.print(chart.left_out, style="dim")
    context.out.print()
    context.out.print(words("stats-note"), soft_wrap=True)


def spreads(words: Words, statistics: Statistics) -> Table:
    table = numbers_table(
        "",
        (
            words("column-mean"),
            words("column-deviation"),
            words("column-lowest"),
            "10 %",
            "25 %",
            words("column-median"),
            "75 %",
            "90 %",
            words("column-highest"),
        ),
    )
    add_spread(table, words, words("column-rounds"), statistics.rounds)
    add_spread(table, words, words("column-decisions"), statistics.decisions)
    for player, points in statistics.scores.items():
        add_spread(table, words, words("stats-points-of", player=Raw(player)), points)
    return table


def add_spread(table: Table, words: Words, label: str, of: Spread) -> None:
    cuts = (of.lowest, of.tenth, of.quarter, of.median, of.three_quarters, of.nine_tenths, of.highest)
    table.add_row(label, words.decimal(of.mean), words.decimal(of.deviation), *(words.decimal(cut, 0) for cut in cuts))


def rates(words: Words, chart: RateChart) -> Table:
    table = numbers_table(
        chart.heading,
        (
            words("column-games"),
            words("column-wins"),
            words("column-win-rate"),
            words("column-interval"),
            words("column-expected"),
        ),
    )
    for row in chart.rows:
        rate = row.rate
        table.add_row(
            row.label,
            str(rate.games),
            words.decimal(rate.wins),
            words.percent(rate.rate),
            f"{words.percent(rate.low)} – {words.percent(rate.high)}",
            words.percent(rate.expected),
            style="bold" if rate.is_telling else "",
        )
    return table


# ---- plots -----------------------------------------------------------------------------------------------------------


def plot(pages: list[Page], place: Path) -> None:
    """One picture with everything, or a folder with a picture for each chart."""
    try:
        from zeitalter.stats import drawing
    except ModuleNotFoundError as error:
        raise missing_extra(error, "plots", "--plot") from None
    try:
        if place.suffix.lower() in PICTURES:
            if len(pages) > 1:
                raise UserError(Message("error-plot-games", {"file": Raw(place)}))
            place.parent.mkdir(parents=True, exist_ok=True)
            drawing.save_page(pages[0], place)
            return
        place.mkdir(parents=True, exist_ok=True)
        for drawn in pages:
            for chart in drawn.charts:
                drawing.save(chart, place / f"{drawn.statistics.game}-{chart.name}.svg")
    except OSError as error:
        raise UserError(Message("error-write", {"file": Raw(place), "reason": Raw(error.strerror)})) from None
