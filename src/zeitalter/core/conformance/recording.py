# mypyc: no
"""Records replay to the same position; edited ones say that they do not."""

from collections.abc import Iterator
from functools import partial

import msgspec

from zeitalter.core.conformance.case import Case
from zeitalter.core.conformance.undoing import Undoer
from zeitalter.core.record import Record, RecordError, read, write
from zeitalter.core.replay import replay

OTHER_ACTION = "another action"
EDITED = 120  # actions in the match whose record is spoilt in many ways: long matches would take too long to replay


def check_records(case: Case) -> None:
    """A record survives JSON and replays to the same position."""
    match = Undoer(case, "record").play()
    data = write(match.record())
    again = replay(read(data), case.rules)
    case.expect(again.state.digest() == match.state.digest(), "a record replays to another position")
    case.expect(write(again.record()) == data, "a replayed record is written differently")
    for seat in (None, *range(case.seats)):
        case.expect(again.log(seat) == match.log(seat), f"the log of seat {seat} differs after a replay")


def check_edited_records(case: Case) -> None:
    """A record in which anything was changed is refused."""
    record = Undoer(case, "edit").play(EDITED).record()
    whole = Undoer(case, "edit whole").play().record()
    for name, data in [*edits(case, record), *edited_ends(whole)]:
        case.expect_error(RecordError, partial(replay_edited, case, record, name, data), name)


def replay_edited(case: Case, record: Record, name: str, data: bytes) -> None:
    again = replay(read(data), case.rules)
    if OTHER_ACTION in name and again.entries[-1].check == record.entries[-1].check:
        raise RecordError("two actions may have the same effect; nobody can tell them apart by the positions")


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
    yield "a record of another version", encode(record, version=record.version + 1)
    for key, value in (("game", "other"), ("data", "other"), ("seed", "00" * 16), ("seed", "00"), ("seed", "no seed")):
        yield f"a record with the {key} {value!r}", encode(record, **{key: value})
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
        changes: list[tuple[str, dict[str, object]]] = [
            ("a misspelt action", {"action": entry.action + " x"}),
            ("a seat that does not exist", {"seat": 7}),
            ("another check", {"check": "00000000"}),
            ("one more answer of chance", {"chance": [*entry.chance, 1]}),
        ]
        if other != entry.action:
            changes.append((OTHER_ACTION, {"action": other}))
        if entry.chance:
            changes.append(("another answer of chance", {"chance": [entry.chance[0] + 1, *entry.chance[1:]]}))
        for name, change in changes:
            new = [*entries[:number], msgspec.structs.replace(entry, **change), *entries[number + 1 :]]
            yield f"a record with {name} in entry {number + 1}", encode(record, entries=new)


def encode(record: Record, **changes: object) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(record, **changes))
