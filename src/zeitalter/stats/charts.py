"""The numbers in words: every chart of a game with its labels in one language, ready to be printed or drawn."""

from msgspec import Struct, structs

from zeitalter.stats.spread import Spread
from zeitalter.stats.tally import PLAYER, SEAT, Rate, Statistics
from zeitalter.text import Raw, Words


class Row(Struct, frozen=True):
    label: str
    rate: Rate


class RateChart(Struct, frozen=True, kw_only=True):
    """Win rates with intervals, the best at the top."""

    name: str  # for a file
    title: str
    title_ends: str  # where only the ends are shown
    heading: str  # of the labels
    heading_games: str  # of how often each was counted
    axis: str
    legend_rate: str
    legend_telling: str  # where the interval leaves out what was expected
    legend_expected: str
    rows: list[Row]
    left_out: str = ""  # why rows are missing

    def ends(self, count: int) -> "RateChart":
        """The first and the last rows of a long chart."""
        return structs.replace(self, title=self.title_ends, rows=self.rows[:count] + self.rows[-count:])


class SpreadChart(Struct, frozen=True, kw_only=True):
    """How numbers are spread, for several groups."""

    name: str
    title: str
    heading: str
    axis: str
    note: str  # how to read it
    rows: list[tuple[str, Spread]]


class LengthChart(Struct, frozen=True, kw_only=True):
    """How many games lasted how many rounds."""

    name: str
    title: str
    axis: str
    axis_games: str
    note: str  # the mean
    games: dict[int, int]
    rounds: Spread


class RatingRow(Struct, frozen=True):
    label: str
    rating: float
    low: float
    high: float
    note: str  # at the right


class RatingChart(Struct, frozen=True, kw_only=True):
    """Ratings with intervals, the best at the top."""

    name: str
    title: str
    axis: str
    heading_notes: str
    note: str  # how to read it
    rows: list[RatingRow]


class CurvePoint(Struct, frozen=True):
    at: int
    value: float
    low: float | None = None  # an interval, if there is one
    high: float | None = None
    is_telling: bool = False


class Curve(Struct, frozen=True):
    label: str
    points: list[CurvePoint]
    beside: list[CurvePoint] = []  # what it is compared with


class CurveChart(Struct, frozen=True, kw_only=True):
    """How something changes step by step."""

    name: str
    title: str
    axis: str
    axis_values: str
    note: str  # how to read it
    curves: list[Curve]
    level: float | None = None  # a line across, to compare with
    in_percent: bool = False


Chart = RateChart | SpreadChart | LengthChart | RatingChart | CurveChart


class Page(Struct, frozen=True, kw_only=True):
    """All charts of a game."""

    statistics: Statistics
    heading: str
    charts: list[Chart]


def page(statistics: Statistics, words: Words, least: int = 1) -> Page:
    """What fewer than `least` players had is left out. The words are those of the game."""
    kinds = [kind for kind in statistics.rates if kind != PLAYER or len(statistics.rates[kind]) > 1]  # against whom?
    rates = [rate_chart(statistics, kind, words, least) for kind in kinds]
    charts: list[Chart] = [chart for chart in rates if chart.rows]
    if statistics.scores:
        charts.append(score_chart(statistics, words))
    charts.append(length_chart(statistics, words))
    tables = [words("stats-table", players=seats, games=games) for seats, games in statistics.tables.items()]
    heading = words("stats-heading", game="game-name", tables=Raw(words.join(tables)))
    return Page(statistics=statistics, heading=heading, charts=charts)


def rate_chart(statistics: Statistics, kind: str, words: Words, least: int) -> RateChart:
    heading = words(f"trait-{kind}")
    rates = statistics.rates[kind]
    told = rates if kind in (SEAT, PLAYER) else [rate for rate in rates if rate.games >= least]
    missing = len(rates) - len(told)
    return RateChart(
        name=kind,
        title=words("stats-title-rates", what=Raw(heading)),
        title_ends=words("stats-title-ends", what=Raw(heading)),
        heading=heading,
        heading_games=words("column-games"),
        axis=words("column-win-rate"),
        legend_rate=words("stats-legend-rate"),
        legend_telling=words("stats-legend-telling"),
        legend_expected=words("stats-legend-equal" if kind == PLAYER else "stats-legend-expected"),
        rows=[Row(label(kind, rate.key, words), rate) for rate in told],
        left_out=words("stats-left-out", count=missing, least=least) if missing else "",
    )


def score_chart(statistics: Statistics, words: Words) -> SpreadChart:
    return SpreadChart(
        name="scores",
        title=words("stats-title-scores"),
        heading=words("trait-player"),
        axis=words("stats-points"),
        note=words("stats-legend-spread"),
        rows=list(statistics.scores.items()),
    )


def length_chart(statistics: Statistics, words: Words) -> LengthChart:
    return LengthChart(
        name="length",
        title=words("stats-title-length"),
        axis=words("column-rounds"),
        axis_games=words("column-games"),
        note=words("stats-mean", mean=words.decimal(statistics.rounds.mean)),
        games=statistics.lengths,
        rounds=statistics.rounds,
    )


def label(kind: str, key: str, words: Words) -> str:
    if kind == SEAT:
        return words("stats-seat", number=Raw(key))
    return key if kind == PLAYER else words(key)
