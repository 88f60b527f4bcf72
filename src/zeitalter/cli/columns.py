"""Tables of numbers at the command line."""

from collections.abc import Iterable

from rich.table import Table

from zeitalter.arena.standings import Standing
from zeitalter.text import Words

STANDING = (
    "column-games",
    "column-wins",
    "column-win-rate",
    "column-interval",
    "column-chance",
    "column-mean-score",
)


def numbers_table(first: str, headings: Iterable[str]) -> Table:
    """What the rows are about at the left, then numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def standing_headings(words: Words) -> list[str]:
    """Over `standing_cells`."""
    return [words(key) for key in STANDING]


def standing_cells(words: Words, standing: Standing) -> list[str]:
    """How a bot did."""
    return [
        str(standing.games),
        words.decimal(standing.wins),
        words.percent(standing.win_rate),
        f"{words.percent(standing.low)} – {words.percent(standing.high)}",
        words.percent(standing.chance, 0),
        words.decimal(standing.mean_score),
    ]
