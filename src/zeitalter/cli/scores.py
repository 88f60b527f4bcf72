"""The final scores, by category and player."""

from rich.console import Console
from rich.table import Table

from zeitalter.core.outcome import Outcome
from zeitalter.text import Words


def print_scores(out: Console, words: Words, outcome: Outcome) -> None:
    seats = range(len(outcome.totals))
    table = Table(title=words.message(outcome.reason), title_justify="left", title_style="bold")
    table.add_column(words("scores-category"))
    for seat in seats:
        table.add_column(words.player(seat), justify="right")
    shown = outcome.table or outcome.scores
    categories = list(dict.fromkeys(category for scores in shown for category in scores))
    for category in categories:
        table.add_row(words(category), *[str(shown[seat].get(category, 0)) for seat in seats])
    table.add_section()
    if outcome.points and not outcome.table:
        table.add_row(words("scores-total"), *[str(outcome.totals[seat]) for seat in seats], style="bold")
    table.add_row(words("scores-place"), *[str(outcome.ranks[seat]) for seat in seats])
    out.print(table)
    out.print(words("scores-winners", count=len(outcome.winners), seats=list(outcome.winners)))
