"""Records: reading what anybody may have written into a file."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import read as move
from tests.trial import RULES
from zeitalter.core.match import Match
from zeitalter.core.record import Record, RecordError, read, write
from zeitalter.core.replay import replay


def played() -> Record:
    match = Match(RULES, 2, seed=1, players=["Anna", "Ben"])
    for text in ("0 add 1", "1 seal", "0 seal", "0 done", "1 done", "0 move north west 2"):
        match.act(*move(text))
    match.undo(0)
    for text in ("0 stop", "1 stop", "table resign 1"):
        match.act(*move(text))
    return match.record()


RECORD = played()


def test_a_record_is_readable_json() -> None:
    data = msgspec.json.decode(write(RECORD))
    assert data["game"] == "trial"
    assert data["players"] == ["Anna", "Ben"]
    assert [entry["action"] for entry in data["entries"][5:7]] == ["move north west 2", "undo"]
    assert data["result"]["reason"] == "trial-end-resignation"
    assert read(write(RECORD)) == msgspec.json.decode(write(RECORD), type=Record)


def test_a_report_of_a_problem_holds_a_record() -> None:
    record = msgspec.json.decode(write(RECORD))
    report = {"report": 1, "words": "odd", "position": {}, "record": record}
    assert read(msgspec.json.encode(report)) == read(write(RECORD))
    with pytest.raises(RecordError, match="not a whole record"):
        read(msgspec.json.encode({"report": 1, "words": "odd"}))


def test_a_replayed_match_can_go_on() -> None:
    half = msgspec.structs.replace(RECORD, entries=RECORD.entries[:5], result=None)
    match = replay(half, RULES)
    match.act(*move("0 stop"))
    assert match.players == ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 9}, "made with version 9 of trial, this is version 1"),
        ({"data": "abcdefghij"}, r"other card data \(abcdefgh, here no data "),
        ({"game": "chess"}, "is of 'chess', not of 'trial'"),
        ({"seats": 5, "players": ["x"] * 5}, "trial is for 2 to 4 players, not 5"),
        ({"options": {"rounds": 99}}, "options: Expected `int` <= 6"),
        ({"options": {"rounds": 3, "more": 1}}, "unknown field `more`"),
        ({"seed": "12"}, "seed must be 32 hexadecimal digits"),
        ({"seed": "00" * 16}, "the starting position differs"),
        ({"players": ["Anna"]}, "names 1 players for 2 seats"),
        ({"result": None}, "the end differs"),
    ],
)
def test_a_changed_record_says_what_is_wrong(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        replay(msgspec.structs.replace(RECORD, **changes), RULES)


@pytest.mark.parametrize(
    ("number", "changes", "reason"),
    [
        (0, {"action": "add 2"}, "entry 1 of 10 .'add 2' by seat 0.: the position differs from here on"),
        (0, {"action": "add 9"}, "entry 1 of 10 .* coins must be a number from 0 to 3"),
        (4, {"seat": 0}, "entry 5 of 10 .* has nothing to decide now"),
        (6, {"seat": 1}, "entry 7 of 10 .'undo' by seat 1.: nothing to take back"),
        (8, {"chance": [3, 3]}, r"entry 9 of 10 .*: chance answered \[\d\], the record says \[3, 3\]"),
        (8, {"check": "0"}, "entry 9 of 10 .*: the position differs from here on"),
    ],
)
def test_a_changed_entry_is_named(number: int, changes: dict[str, object], reason: str) -> None:
    entries = RECORD.entries[:]
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    with pytest.raises(RecordError, match=reason):
        replay(msgspec.structs.replace(RECORD, entries=entries), RULES)


@pytest.mark.parametrize("data", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"format":1}'])
def test_what_is_no_record_is_not_read(data: bytes) -> None:
    with pytest.raises(RecordError, match="this is not a whole record"):
        read(data)


def test_another_format_is_not_read() -> None:
    with pytest.raises(RecordError, match="has format 7; this program reads formats 1 and 2"):
        read(write(msgspec.structs.replace(RECORD, format=7)))


OLD = msgspec.structs.replace(
    RECORD,
    format=1,
    start="laid out differently",
    entries=[msgspec.structs.replace(entry, check="other") for entry in RECORD.entries],
    result=msgspec.structs.replace(RECORD.result, digest="other"),
)


def test_a_record_of_version_0_1_replays_by_its_actions() -> None:
    """Its digests are of positions laid out differently, so they say nothing here."""
    match = replay(read(write(OLD)), RULES)
    assert match.record() == RECORD
    whole = msgspec.structs.replace(RECORD, format=1)
    assert replay(read(write(whole)), RULES).record() == RECORD


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"result": msgspec.structs.replace(RECORD.result, totals=[99, 99])}, "the end differs"),
        ({"result": None}, "the end differs"),
        ({"entries": OLD.entries[1:]}, "entry 1 of 9|the end differs"),
        ({"format": 2}, "the starting position differs"),
    ],
)
def test_a_record_of_version_0_1_is_still_checked(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        replay(msgspec.structs.replace(OLD, **changes), RULES)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_an_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from([*RECORD.__struct_fields__, "seat", "action", "chance", "check"]), st.data())
def test_any_value_anywhere_is_the_same_or_an_error(key: str, data: st.DataObject) -> None:
    """Whatever is written in place of any one value: the record replays, or says that it does not."""
    whole = msgspec.json.decode(write(RECORD))
    value = data.draw(JSON)
    if key in whole or key == "result":
        whole[key] = value
    else:
        entry = whole["entries"][data.draw(st.integers(0, len(whole["entries"]) - 1))]
        entry[key] = value
    try:
        match = replay(read(msgspec.json.encode(whole)), RULES)
    except RecordError:
        return
    assert match.state.digest() == RECORD.result.digest  # type: ignore[union-attr]
