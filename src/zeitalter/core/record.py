# mypyc: no
"""Records: a whole game as a JSON file. `core/replay.py` plays one again."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

FORMAT = 2
OLD_FORMAT = 1  # of version 0.1: the same fields, but digests of positions laid out differently


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: who, what, what chance answered, and the first digits of the state's digest after it."""

    seat: int
    action: str
    chance: list[int] = []
    check: str = ""


class Result(Struct, frozen=True):
    digest: str
    totals: list[int]
    ranks: list[int]
    reason: str


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    game: str
    version: int
    data: str
    options: object
    seats: Annotated[int, Meta(ge=1, le=8)]
    players: list[str]
    seed: str
    start: str
    entries: list[Entry]
    result: Result | None = None


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the text says where and why."""


def write(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a whole record: {error}") from None
    if record.format not in (OLD_FORMAT, FORMAT):
        raise RecordError(
            f"the record has format {record.format}; this program reads formats {OLD_FORMAT} and {FORMAT}"
        )
    return record
