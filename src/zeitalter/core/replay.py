# mypyc: no
"""Replaying a record leads to the same state, byte for byte, or says where and why it differs."""

from collections.abc import Callable

import msgspec

from zeitalter.core.chance import KEY_SIZE
from zeitalter.core.match import Match
from zeitalter.core.record import OLD_FORMAT, Record, RecordError, Result
from zeitalter.core.rules import Rules


def replay(record: Record, rules: Rules, before: Callable[[Match, int], None] | None = None) -> Match:
    """Play a record again, checking every step. `before` sees the match before each entry, with the entry's number."""
    match = _begin(record, rules)
    positions = _has_comparable_positions(record, match)
    for number, entry in enumerate(record.entries, 1):
        if before is not None:
            before(match, number - 1)
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
