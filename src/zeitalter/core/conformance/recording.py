# mypyc: no
"""Records replay to the same position; edited ones say that they do not."""

from collections.abc import Iterator

import msgspec

from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.undoing import Undoer
from zeitalter.core.record import Entry, Record, RecordError, read, write
from zeitalter.core.replay import replay

OTHER_ACTION = "another action"
EDITED = 120  # actions in the match whose record is spoilt in many ways: long matches would take too long to replay


def check_records(case: Case) -> None:
    match = Undoer(case, "record").play()
    data = write(match.record())
    again = replay(read(data), case.rules)
    case.expect(again.state.digest() == match.state.digest(), "a record replays to another position")
    case.expect(write(again.record()) == data, "a replayed record is written differently")
    for seat in (None, *range(case.seats)):
        case.expect(again.log(seat) == match.log(seat), f"the log of seat {seat} differs after a replay")


def check_edited_records(case: Case) -> None:
    record = Undoer(case, "edit").play(EDITED).record()
    whole = Undoer(case, "edit whole").play().record()
    for name, data in [*edits(case, record), *edited_ends(whole)]:
        try:
            again = replay(read(data), case.rules)
        except RecordError:
            continue
        except Exception as error:
            case.fail(f"{name} gives {type(error).__name__} instead of RecordError: {error}")
        # Two actions may have the same effect; nobody can tell them apart by the positions.
        harmless = OTHER_ACTION in name and again.entries[-1].check == record.entries[-1].check
        case.expect(harmless, f"{name} replays as if nothing were wrong")


def edits(case: Case, record: Record) -> Iterator[tuple[str, bytes]]:
    """Ways to spoil a record."""
    whole = write(record)
    rng = case.rng("edit")
    yield "an empty file", b""
    for _ in range(min(case.size.damages, 10)):
        length = rng.below(len(whole) - 2)
        yield f"a record cut to {length} bytes", whole[:length]
    plain = msgspec.json.decode(whole)
    for key in plain:
        if key not in ("players", "result"):
            yield f"a record without {key}", msgspec.json.encode({k: v for k, v in plain.items() if k != key})
        yield f"a record with nonsense as {key}", msgspec.json.encode({**plain, key: {"no": "such thing"}})
    yield "a record of another format", encode(record, format=record.format + 1)
    yield "a record of another game", encode(record, game="other")
    yield "a record of another version", encode(record, version=record.version + 1)
    yield "a record with other data", encode(record, data="other")
    yield "a record with another seed", encode(record, seed="00" * 16)
    yield "a record with a short seed", encode(record, seed="00")
    yield "a record with no seed", encode(record, seed="no seed at all")
    yield "a record for more seats than there are", encode(record, seats=8, players=["x"] * 8)
    yield "a record with too few players", encode(record, players=record.players[1:])
    yield "a record with another start", encode(record, start="0" * 32)
    yield "a record with a field too many", msgspec.json.encode({**plain, "more": 1})
    yield "a record in pieces", b"[" * 5000
    yield from edited_entries(case, record)


def edited_ends(record: Record) -> Iterator[tuple[str, bytes]]:
    if record.result is not None:
        totals = [n + 1 for n in record.result.totals]
        yield "a record with other points", encode(record, result=msgspec.structs.replace(record.result, totals=totals))
        yield "a record without its end", encode(record, result=None)
        yield "a record without its last entry", encode(record, entries=record.entries[:-1])


def edited_entries(case: Case, record: Record) -> Iterator[tuple[str, bytes]]:
    entries = record.entries
    rng = case.rng("entries")
    for _ in range(case.size.damages // 3):
        number = rng.below(len(entries))
        entry = entries[number]
        other = entries[rng.below(len(entries))].action
        changed: list[tuple[str, Entry]] = [
            ("a misspelt action", msgspec.structs.replace(entry, action=entry.action + " x")),
            ("a seat that does not exist", msgspec.structs.replace(entry, seat=7)),
            ("another check", msgspec.structs.replace(entry, check="00000000")),
            ("another answer of chance", msgspec.structs.replace(entry, chance=[*entry.chance, 1])),
        ]
        if other != entry.action:
            changed.append((OTHER_ACTION, msgspec.structs.replace(entry, action=other)))
        if entry.chance:
            wrong = [entry.chance[0] + 1, *entry.chance[1:]]
            changed.append(("a changed answer of chance", msgspec.structs.replace(entry, chance=wrong)))
        for name, new in changed:
            yield (
                f"a record with {name} in entry {number + 1}",
                encode(record, entries=[*entries[:number], new, *entries[number + 1 :]]),
            )


def encode(record: Record, **changes: object) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(record, **changes))
