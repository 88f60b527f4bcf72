"""A match to bytes and back: the position, what undo needs, and how often decisions were taken back.

Loading a table is: its snapshot, then the entries after it played again, each checked against its stored digest.
"""

import msgspec
from msgspec import Struct

from zeitalter.core.match import Match, Saved
from zeitalter.core.record import Entry
from zeitalter.core.rules import OptionsError, Rules, SnapshotError
from zeitalter.server.storage.rows import History, TableRow


class Kept(Struct, array_like=True):
    """One step of the undo stack."""

    seat: int
    state: bytes
    events: int


class Snapshot(Struct, array_like=True):
    state: bytes
    taken_back: list[int]
    saved: list[Kept]


class Diverged(Exception):
    """A stored game does not continue to the stored position: other rules, other data, or a damaged database."""


def pack(match: Match) -> bytes:
    snapshot = match.rules.snapshot
    saved = [Kept(saved.seat, snapshot(saved.state), saved.events) for saved in match.saved]
    return msgspec.msgpack.encode(Snapshot(snapshot(match.state), match.taken_back, saved))


def begin(rules: Rules, row: TableRow) -> Match:
    options = rules.read_options(dict(row.options))
    return Match(rules, len(row.seats), options, row.seed, [seat.name for seat in row.seats])


def resume(rules: Rules, row: TableRow, history: History) -> Match:
    """The match of a table as it was left; raises `Diverged` where these rules and data cannot go on with it."""
    try:
        match = _restored(rules, row, history)
    except (OptionsError, SnapshotError, msgspec.DecodeError) as error:
        raise Diverged(str(error)) from error
    at = history.snapshot_sequence
    match.entries = history.entries[:at]
    match.events = [logged for logged in history.events if logged.entry < at]
    for entry in history.entries[at:]:
        _again(match, entry)
    if len(match.events) != len(history.events):
        raise Diverged("the log of events differs from the stored one; numbers would be used twice")
    match.events = history.events
    return match


def _restored(rules: Rules, row: TableRow, history: History) -> Match:
    """At the snapshot, or at the start where there is none."""
    match = begin(rules, row)
    match.start = row.start
    if history.snapshot is not None:
        snapshot = msgspec.msgpack.decode(history.snapshot, type=Snapshot)
        # After an update of the rules or the data a running game goes on from where it is, if it can.
        match.state = rules.decode(snapshot.state, any_version=True)
        match.taken_back = snapshot.taken_back
        saved = [Saved(kept.seat, rules.decode(kept.state, any_version=True), kept.events) for kept in snapshot.saved]
        match.saved = saved
    return match


def _again(match: Match, entry: Entry) -> None:
    number = len(match.entries)
    try:
        match.repeat(entry)
    except ValueError as error:  # not an action of this game, or not possible here
        raise Diverged(f"entry {number} ({entry.action!r} by seat {entry.seat}): {error}") from error
    if match.entries[-1] != entry:
        raise Diverged(f"entry {number} ({entry.action!r} by seat {entry.seat}) leads to another position than stored")
