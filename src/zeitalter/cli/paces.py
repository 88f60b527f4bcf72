"""How long bots think, as a table."""

from msgspec import UNSET
from rich.table import Table

from zeitalter.arena.batch import Played
from zeitalter.arena.times import Pace, Thinking, paces
from zeitalter.cli.columns import numbers_table
from zeitalter.cli.parser import Parser
from zeitalter.text import Raw, Words


def add(parser: Parser, text: str) -> None:
    parser.settings.add_argument("--times", action="store_true", help=text)


def paces_of(bots: list[str], games: list[Played], lines: list[list[int]]) -> list[Pace]:
    return paces(bots, [(line, times(played)) for played, line in zip(games, lines)])


def times(played: Played) -> list[Thinking]:
    assert played.times is not UNSET, "the batch asks for times"
    return played.times


def table_of(words: Words, of: list[Pace]) -> Table:
    table = numbers_table(
        words("column-bot"),
        (
            words("column-decisions"),
            words("column-decision-ms"),
            words("column-decision-p99"),
            words("column-turns"),
            words("column-turn-ms"),
            words("column-turn-p99"),
        ),
    )
    for pace in of:
        table.add_row(
            pace.bot,
            str(pace.decisions),
            milliseconds(words, pace.decision_median),
            milliseconds(words, pace.decision_p99),
            str(pace.turns),
            milliseconds(words, pace.turn_median),
            milliseconds(words, pace.turn_p99),
        )
    return table


def milliseconds(words: Words, seconds: float) -> Raw:
    return words.decimal(1000 * seconds, 2 if seconds < 0.01 else 0)
