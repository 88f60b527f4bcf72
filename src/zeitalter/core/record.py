# mypyc: no
"""Records: a whole game as a JSON file. Replaying one gives the byte-same state or says where and why it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from zeitalter.core.chance import KEY_SIZE

if TYPE_CHECKING:
    from zeitalter.core.match import Match
    from zeitalter.core.rules import Rules

FORMAT = 1


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
    if record.format != FORMAT:
        raise RecordError(f"the record has format {record.format}; this program reads format {FORMAT}")
    return record


def replay(record: Record, rules: Rules) -> Match:
    """Play a record again, checking every step."""
    match = _begin(record, rules)
    for number, entry in enumerate(record.entries, 1):
        where = f"entry {number} of {len(record.entries)} ({entry.action!r} by seat {entry.seat})"
        try:
            match.repeat(entry)
        except ValueError as error:
            raise RecordError(f"{where}: {error}") from None
        played = match.entries[-1]
        if played.chance != entry.chance:
            raise RecordError(f"{where}: chance answered {played.chance}, the record says {entry.chance}")
        if played.check != entry.check:
            raise RecordError(f"{where}: the position differs from here on ({played.check} instead of {entry.check})")
    if match.record().result != record.result:
        raise RecordError(f"the end differs: {match.record().result} instead of {record.result}")
    return match


def _begin(record: Record, rules: Rules) -> Match:
    from zeitalter.core.match import Match

    if record.game != rules.id:
        raise RecordError(f"the record is of {record.game!r}, not of {rules.id!r}")
    if record.version != rules.version:
        raise RecordError(
            f"the record was made with version {record.version} of {rules.id}, this is version {rules.version}"
        )
    if record.data != rules.data_digest:
        raise RecordError(
            f"the record was made with other card data ({record.data[:8]}, here {rules.data_digest[:8]}); "
            "use the same data pack"
        )
    try:
        options = msgspec.convert(record.options, rules.options)
    except msgspec.ValidationError as error:
        raise RecordError(f"the record's options: {error}") from None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != KEY_SIZE:
        raise RecordError(f"the record's seed must be {KEY_SIZE * 2} hexadecimal digits")
    if len(record.players) != record.seats:
        raise RecordError(f"the record names {len(record.players)} players for {record.seats} seats")
    try:
        match = Match(rules, record.seats, options, seed, record.players)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if match.start != record.start:
        raise RecordError(f"the starting position differs ({match.start[:8]} instead of {record.start[:8]})")
    return match
