"""Charts as figures, for the eye and for print: colours that everybody can tell apart, intervals as error bars.

It knows matplotlib and no words: those stand in the charts.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator, PercentFormatter

from zeitalter.stats.charts import Chart, CurveChart, LengthChart, Page, RateChart, RatingChart, SpreadChart

# Okabe and Ito's colours, which people with any kind of colour vision can tell apart.
BLUE: Final = "#0072B2"
ORANGE: Final = "#D55E00"
CURVES: Final = [BLUE, ORANGE, "#009E73", "#CC79A7", "#E69F00", "#56B4E9"]
PALE: Final = "#BFDDEE"
INK: Final = "#222222"
GREY: Final = "#6B6B6B"
FAINT: Final = "#E3E3E3"

WIDTH: Final = 7.2  # inches, a page's text width
ROW: Final = 0.24  # height of a row
FRAME: Final = 1.3  # height of title, axis and legend
HEADING: Final = 0.8  # height of a page's heading and legend
MARGINS: Final[dict[str, Any]] = {"w_pad": 0.1, "h_pad": 0.08}
LENGTH_HEIGHT: Final = 2.7
CURVE_HEIGHT: Final = 3.1
MOST_BARS: Final = 30
EACH_END: Final = 10  # rows of a long chart in an overview: that many from the top and from the bottom
DOTS_PER_INCH: Final = 200

STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "font.size": 9.0,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "legend.frameon": False,
    "legend.fontsize": 8.0,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "zeitalter",  # equal charts make equal files
}


def save(chart: Chart, file: Path) -> None:
    """Draw a chart into a file; its ending says how: .svg, .png or .pdf."""
    with _style():
        figure = Figure(figsize=(WIDTH, height(chart)), layout=ConstrainedLayoutEngine(**MARGINS))
        draw(figure.subplots(), chart)
        if isinstance(chart, RateChart):
            _explain(figure, chart)
        _write(figure, file)


def save_page(page: Page, file: Path) -> None:
    """All charts on one page in two columns, long ones with their ends only."""
    columns = in_columns([shortened(chart) for chart in page.charts])
    tallest = max(sum(height(chart) for chart in column) for column in columns)
    with _style():
        size = (WIDTH * len(columns), tallest + HEADING)
        figure = Figure(figsize=size, layout=ConstrainedLayoutEngine(**MARGINS))
        figure.suptitle(page.heading, x=0.01, ha="left", fontsize=13, fontweight="bold")
        _explain(figure, next(chart for chart in page.charts if isinstance(chart, RateChart)))
        parts = figure.subfigures(1, len(columns), squeeze=False)[0]
        for part, column in zip(parts, columns):
            _draw_column(part, column, tallest)
        _write(figure, file)


def save_curves(charts: list[CurveChart], file: Path) -> None:
    """Charts of the same steps, one below the other."""
    with _style():
        size = (WIDTH, sum(height(chart) for chart in charts))
        figure = Figure(figsize=size, layout=ConstrainedLayoutEngine(**MARGINS))
        for axes, chart in zip(figure.subplots(len(charts), 1, squeeze=False)[:, 0], charts):
            draw(axes, chart)
        _write(figure, file)


def _explain(figure: Figure, chart: RateChart) -> None:
    """The legend of charts with win rates."""
    dot: dict[str, Any] = {"marker": "o", "markersize": 5.5, "color": BLUE, "linewidth": 1.4}
    signs = [
        Line2D([], [], markerfacecolor="white", label=chart.legend_rate, **dot),
        Line2D([], [], markerfacecolor=BLUE, label=chart.legend_telling, **dot),
        Line2D(
            [],
            [],
            marker="|",
            markersize=9,
            markeredgewidth=1.8,
            color=ORANGE,
            linestyle="",
            label=chart.legend_expected,
        ),
    ]
    figure.legend(handles=signs, loc="outside lower center", ncols=len(signs))


def _draw_column(part: SubFigure, column: list[Chart], tallest: float) -> None:
    heights = [height(chart) for chart in column]
    rest = tallest - sum(heights)
    ratios = [*heights, rest] if rest > 0.01 else heights  # an empty place at the end keeps rows equally high
    grid = part.add_gridspec(len(ratios), 1, height_ratios=ratios)
    for place, chart in enumerate(column):
        draw(part.add_subplot(grid[place]), chart)
    if rest > 0.01:
        part.add_subplot(grid[len(column)]).set_axis_off()


def draw(axes: Axes, chart: Chart) -> None:
    if isinstance(chart, RateChart):
        _draw_rates(axes, chart)
    elif isinstance(chart, SpreadChart):
        _draw_spreads(axes, chart)
    elif isinstance(chart, RatingChart):
        _draw_ratings(axes, chart)
    elif isinstance(chart, CurveChart):
        _draw_curves(axes, chart)
    else:
        _draw_lengths(axes, chart)


def height(chart: Chart) -> float:
    """In inches."""
    if isinstance(chart, CurveChart):
        return CURVE_HEIGHT
    return LENGTH_HEIGHT if isinstance(chart, LengthChart) else FRAME + ROW * len(chart.rows)


def shortened(chart: Chart) -> Chart:
    if isinstance(chart, RateChart) and len(chart.rows) > 2 * EACH_END:
        return chart.ends(EACH_END)
    return chart


def in_columns(charts: list[Chart]) -> list[list[Chart]]:
    """Two columns of about the same height, in reading order as far as that goes."""
    if len(charts) < 3:
        return [charts]
    columns: tuple[list[Chart], list[Chart]] = ([], [])
    for chart in charts:
        lower = min(columns, key=lambda column: sum(height(each) for each in column))
        lower.append(chart)
    return list(columns)


# ---- the kinds of charts ---------------------------------------------------------------------------------------------


def _draw_rates(axes: Axes, chart: RateChart) -> None:
    """A line for each row: the rate as a dot, filled where the interval leaves out what was expected."""
    for y, row in enumerate(chart.rows):
        rate = row.rate
        reach = [[max(0.0, rate.rate - rate.low)], [max(0.0, rate.high - rate.rate)]]
        axes.errorbar(
            rate.rate,
            y,
            xerr=reach,
            fmt="o",
            markersize=5.5,
            color=BLUE,
            markerfacecolor=BLUE if rate.is_telling else "white",
            elinewidth=1.4,
            capsize=2.5,
            clip_on=False,
            zorder=3,
        )
        axes.plot(
            [rate.expected] * 2,
            [y - 0.36, y + 0.36],
            color=ORANGE,
            linewidth=1.8,
            solid_capstyle="butt",
        )
    _label_rows(axes, [row.label for row in chart.rows])
    _note_rows(axes, chart.heading_games, [str(row.rate.games) for row in chart.rows])
    axes.set_xlim(0, min(1.0, max(max(row.rate.high, row.rate.expected) for row in chart.rows) * 1.04))
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 2.5, 5, 10]))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    axes.set_title(chart.title, pad=13)  # above the heading of the numbers at the right
    axes.set_xlabel(chart.axis)


def _draw_spreads(axes: Axes, chart: SpreadChart) -> None:
    boxes = [
        {
            "label": label,
            "whislo": each.tenth,
            "q1": each.quarter,
            "med": each.median,
            "q3": each.three_quarters,
            "whishi": each.nine_tenths,
            "mean": each.mean,
            "fliers": [],
        }
        for label, each in chart.rows
    ]
    axes.bxp(
        boxes,
        positions=range(len(boxes)),
        orientation="horizontal",
        widths=0.55,
        showmeans=True,
        showfliers=False,
        patch_artist=True,
        boxprops={"facecolor": PALE, "edgecolor": BLUE},
        whiskerprops={"color": BLUE},
        capprops={"color": BLUE},
        medianprops={"color": BLUE, "linewidth": 2},
        meanprops={"marker": "D", "markerfacecolor": ORANGE, "markeredgecolor": "white", "markersize": 5},
    )
    _label_rows(axes, [label for label, _ in chart.rows])
    axes.set_title(chart.title)
    axes.set_xlabel(chart.axis)
    _note_below(axes, chart.note)


def _draw_ratings(axes: Axes, chart: RatingChart) -> None:
    for y, row in enumerate(chart.rows):
        axes.errorbar(
            row.rating,
            y,
            xerr=[[row.rating - row.low], [row.high - row.rating]],
            fmt="o",
            markersize=5.5,
            color=BLUE,
            elinewidth=1.4,
            capsize=2.5,
            zorder=3,
        )
    _label_rows(axes, [row.label for row in chart.rows])
    _note_rows(axes, chart.heading_notes, [row.note for row in chart.rows])
    axes.set_title(chart.title, pad=13)
    axes.set_xlabel(chart.axis)
    _note_below(axes, chart.note)


def _draw_curves(axes: Axes, chart: CurveChart) -> None:
    """A line for each curve, its points filled where they are telling; dashed, what it is compared with."""
    for number, curve in enumerate(chart.curves):
        colour = CURVES[number % len(CURVES)]
        steps = [point.at for point in curve.points]
        axes.plot(steps, [point.value for point in curve.points], color=colour, linewidth=1.4, label=curve.label)
        for point in curve.points:
            low, high = point.low, point.high
            axes.errorbar(
                point.at,
                point.value,
                yerr=None
                if low is None or high is None
                else [[max(0.0, point.value - low)], [max(0.0, high - point.value)]],
                fmt="o",
                markersize=5.5,
                color=colour,
                markerfacecolor=colour if point.is_telling else "white",
                elinewidth=1.4,
                capsize=2.5,
                zorder=3,
            )
        beside = curve.beside
        axes.plot([point.at for point in beside], [point.value for point in beside], color=colour, linestyle="--")
    if chart.level is not None:
        axes.axhline(chart.level, color=GREY, linewidth=1.2, linestyle="--")
    if chart.in_percent:
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    if len(chart.curves) > 1:
        axes.legend()
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y")
    axes.margins(0.08)
    axes.set_title(chart.title)
    axes.set_xlabel(chart.axis)
    axes.set_ylabel(chart.axis_values)
    _note_below(axes, chart.note)


def _draw_lengths(axes: Axes, chart: LengthChart) -> None:
    first, last = min(chart.games), max(chart.games)
    width = 1 + (last - first) // MOST_BARS  # rounds for each bar
    bars: dict[int, int] = {}
    for rounds, games in chart.games.items():
        place = (rounds - first) // width
        bars[place] = bars.get(place, 0) + games
    middles = [first + place * width + (width - 1) / 2 for place in bars]
    axes.bar(middles, list(bars.values()), width=width * 0.9, color=PALE, edgecolor=BLUE, linewidth=0.8)
    axes.axvline(chart.rounds.mean, color=ORANGE, linewidth=1.8)
    axes.annotate(
        chart.note, (chart.rounds.mean, 1), xycoords=("data", "axes fraction"), xytext=(4, -2),
        textcoords="offset points", va="top", fontsize=8, color=ORANGE,
    )  # fmt: skip
    axes.margins(y=0.15)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
    axes.grid(axis="y")
    axes.set_title(chart.title)
    axes.set_xlabel(chart.axis)
    axes.set_ylabel(chart.axis_games)


def _label_rows(axes: Axes, labels: list[str]) -> None:
    """The first row at the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0, pad=7)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")


def _note_rows(axes: Axes, heading: str, notes: list[str]) -> None:
    """Something about each row at the right, under a heading."""
    for y, note in enumerate(notes):
        axes.annotate(
            note, (1, y), xycoords=("axes fraction", "data"), xytext=(6, 0), textcoords="offset points",
            va="center", fontsize=7.5, color=GREY,
        )  # fmt: skip
    axes.annotate(
        heading, (1, 1), xycoords="axes fraction", xytext=(6, 2), textcoords="offset points",
        fontsize=7.5, color=GREY,
    )  # fmt: skip


def _note_below(axes: Axes, note: str) -> None:
    """How to read a chart, under its axis."""
    axes.annotate(
        note, (0, 0), xycoords="axes fraction", xytext=(0, -32), textcoords="offset points", va="top", fontsize=8,
        color=GREY,
    )  # fmt: skip


# ---- files -----------------------------------------------------------------------------------------------------------


@contextmanager
def _style() -> Iterator[None]:
    with mpl.rc_context(STYLE):
        yield


def _write(figure: Figure, file: Path) -> None:
    dated = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}  # equal charts make equal files
    figure.savefig(file, dpi=DOTS_PER_INCH, metadata=dated.get(file.suffix.lower()))
