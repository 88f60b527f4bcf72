# mypyc: no
"""Records: a whole game as a JSON file. `core/replay.py` plays one again."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

FORMAT = 2
OLD_FORMAT = 1  # of version 0.1: the same fields, but digests of positions laid out differently


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: who, what, what chance answered, and the first digits of the state's digest after it."""

    seat: int  # -1 for what happened to the table
    action: str  # in notation
    chance: list[int] = []
    check: str = ""


class Result(Struct, frozen=True):
    """How a recorded game ended."""

    digest: str  # of the last position
    totals: list[int]
    ranks: list[int]
    reason: str  # a message key


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game. Equal records replay to equal games, byte for byte."""

    format: int
    game: str
    version: int  # of the game's rules
    data: str  # digest of the game's data
    options: object
    seats: Annotated[int, Meta(ge=1, le=8)]
    players: list[str]
    seed: str  # in hexadecimal digits
    start: str  # digest of the first position
    entries: list[Entry]
    result: Result | None = None


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the text says where and why."""


def write(record: Record) -> bytes:
    """A record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


class Report(Struct, frozen=True):
    """What a browser saves when somebody reports a problem: beside much else the record of a game that is over."""

    report: int
    record: Record | None = None


def _record_of(data: bytes) -> Record:
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError:
        try:
            reported = msgspec.json.decode(data, type=Report).record
        except msgspec.ValidationError:
            reported = None
        if reported is None:
            raise
        return reported


def read(data: bytes) -> Record:
    """A record from JSON, also from within a report of a problem; a `RecordError` says why it is none. Whether it
    replays is up to `core/replay.py`."""
    try:
        record = _record_of(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a whole record: {error}") from None
    if record.format not in (OLD_FORMAT, FORMAT):
        raise RecordError(
            f"the record has format {record.format}; this program reads formats {OLD_FORMAT} and {FORMAT}"
        )
    return record
