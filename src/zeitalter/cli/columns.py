"""Tables of numbers at the command line."""

from collections.abc import Iterable

from rich.table import Table


def numbers_table(first: str, headings: Iterable[str]) -> Table:
    """What the rows are about at the left, then numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table
