# mypyc: no
"""Snapshots continue identically; damaged, cut and foreign bytes are refused."""

from collections.abc import Iterator
from functools import partial
from hashlib import blake2b

import msgspec

from zeitalter.core.conformance.case import Case, Played
from zeitalter.core.rules import LAYOUT, SnapshotError
from zeitalter.core.state import State


def check_snapshots(case: Case) -> None:
    """A snapshot gives back the same position, and the game goes on from it in the same way."""
    for moment in case.moments(case.size.positions):
        again = case.rules.decode(case.rules.snapshot(moment.state))
        case.expect(again.digest() == moment.digest, "a snapshot comes back as another position", moment.step)
        case.expect(again.encode() == moment.state.encode(), "a snapshot comes back with other bytes", moment.step)
    for game in case.games:
        check_continues(case, game)


def check_continues(case: Case, game: Played) -> None:
    """From a snapshot in the middle the rest of the game leads to the same end."""
    middle = game.moments[len(game.moments) // 2]
    state = case.rules.decode(case.rules.snapshot(middle.state))
    for seat, action in game.actions[middle.step :]:
        state.apply(seat, action)
    case.expect(state.digest() == game.end.digest(), "the game continues differently after a snapshot", middle.step)


def check_damaged_snapshots(case: Case) -> None:
    """A snapshot that is damaged or of something else is refused with a `SnapshotError`."""
    for moment in case.moments(3):
        for name, snapshot in damages(case, moment.state):
            case.expect_error(SnapshotError, partial(case.rules.decode, snapshot), name, moment.step)


def damages(case: Case, state: State) -> Iterator[tuple[str, bytes]]:
    rules = case.rules
    whole = rules.snapshot(state)
    rng = case.rng("damage")
    yield "nothing", b""
    yield "one byte more", whole + b"\0"
    for _ in range(case.size.damages):
        length = rng.below(len(whole))
        yield f"a snapshot cut to {length} bytes", whole[:length]
        place, bit = rng.below(len(whole)), rng.below(8)
        yield f"a snapshot with bit {bit} of byte {place} flipped", flipped(whole, place, bit)
    packed = state.pack()
    mark = (LAYOUT, rules.id, rules.version, rules.data_digest)
    yield "another game's snapshot", sealed([LAYOUT, "other", rules.version, rules.data_digest, packed])
    yield "another version's snapshot", sealed([LAYOUT, rules.id, rules.version + 1, rules.data_digest, packed])
    yield "a snapshot of other data", sealed([LAYOUT, rules.id, rules.version, "other", packed])
    yield "a snapshot of a later layout", sealed([LAYOUT + 1, *mark[1:], packed])
    yield "a snapshot without a layout", sealed([*mark[1:], packed])
    for shape in ([], None, 7, "text", [*mark], [*mark, None], [*mark, []], [*mark, {}], [*mark, [None] * len(packed)]):
        yield f"{shape!r:.60} in place of a snapshot", sealed(shape)
    yield "a checksum over nothing", with_checksum(b"")
    yield "a checksum over nonsense", with_checksum(b"\xc1")
    for place in range(len(packed)):
        before, after = packed[:place], packed[place + 1 :]
        yield f"a snapshot with a text in field {place}", sealed([*mark, [*before, "text", *after]])
        yield f"a snapshot without field {place}", sealed([*mark, before + after])


def sealed(body: object) -> bytes:
    return with_checksum(msgspec.msgpack.encode(body))


def with_checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=8).digest() + body


def flipped(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
