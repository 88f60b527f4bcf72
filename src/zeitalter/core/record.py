# mypyc: no
"""Records: a whole game as a JSON file. Replaying one leads to the same state, byte for byte, or says where and why it
differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from zeitalter.core.chance import KEY_SIZE

if TYPE_CHECKING:
    from zeitalter.core.match import Match
    from zeitalter.core.rules import Rules

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


def replay(record: Record, rules: Rules) -> Match:
    """Play a record again, checking every step."""
    match = _begin(record, rules)
    positions = _has_comparable_positions(record, match)
    for number, entry in enumerate(record.entries, 1):
        where = f"entry {number} of {len(record.entries)} ({entry.action!r} by seat {entry.seat})"
        try:
            match.repeat(entry)
        except ValueError as error:
            raise RecordError(f"{where}: {error}") from None
        played = match.entries[-1]
        if played.chance != entry.chance:
            raise RecordError(f"{where}: chance answered {played.chance}, the record says {entry.chance}")
        if positions and played.check != entry.check:
            raise RecordError(f"{where}: the position differs from here on ({played.check} instead of {entry.check})")
    result = match.record().result
    if not _is_same_result(result, record.result, positions):
        raise RecordError(f"the end differs: {result} instead of {record.result}")
    return match


def _has_comparable_positions(record: Record, match: Match) -> bool:
    """Whether digests can be compared. Version 0.1 may have laid positions out differently; then it shows at the start,
    and the actions, what chance answered and the result are all there is to compare."""
    if match.start == record.start:
        return True
    if record.format == OLD_FORMAT:
        return False
    raise RecordError(f"the starting position differs ({match.start[:8]} instead of {record.start[:8]})")


def _is_same_result(played: Result | None, recorded: Result | None, positions: bool) -> bool:
    if played is None or recorded is None or positions:
        return played == recorded
    return msgspec.structs.replace(played, digest="") == msgspec.structs.replace(recorded, digest="")


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
        return Match(rules, record.seats, options, seed, record.players)
    except ValueError as error:
        raise RecordError(str(error)) from None
