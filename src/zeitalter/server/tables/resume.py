"""The match of a table: a new one, or the stored one as it was left."""

from zeitalter.core.match import Diverged, Match
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.server.storage.rows import History, TableRow


def begin(rules: Rules, row: TableRow) -> Match:
    options = rules.read_options(dict(row.options))
    return Match(rules, len(row.seats), options, row.seed, [seat.name for seat in row.seats])


def resume(rules: Rules, row: TableRow, history: History) -> Match:
    """A `Diverged` says why these rules and data cannot continue it."""
    try:
        match = begin(rules, row)
    except OptionsError as error:
        raise Diverged(str(error)) from error
    match.resume(row.start, history.snapshot, history.snapshot_sequence, history.entries, history.events)
    return match
