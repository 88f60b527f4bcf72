"""Rules: options, set-up and snapshots of any bytes."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import begin, play
from tests.trial import RULES, TrialOptions
from zeitalter.core.conformance.snapshots import with_checksum
from zeitalter.core.rules import LAYOUT, Fidelity, OptionsError, OtherLayout, SnapshotError, own
from zeitalter.core.state import State


class OtherOptions(msgspec.Struct):
    """Of some other game."""


def test_the_number_of_players_is_limited() -> None:
    for seats in (0, 1, 5, -1):
        with pytest.raises(OptionsError, match=f"trial is for 2 to 4 players, not {seats}"):
            RULES.setup(seats)


def test_options_are_read_from_plain_values() -> None:
    assert RULES.read_options({}) == TrialOptions(rounds=3)
    assert RULES.read_options({"rounds": "5"}) == TrialOptions(rounds=5)


@pytest.mark.parametrize("values", [{"rounds": 0}, {"rounds": 7}, {"rounds": "many"}, {"rounds": None}, {"round": 1}])
def test_wrong_options_are_explained(values: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match=r"options of trial: .*known options: rounds"):
        RULES.read_options(values)


def test_another_games_options_and_views_are_refused() -> None:
    with pytest.raises(OptionsError, match="trial needs its own options, not OtherOptions"):
        RULES.setup(2, OtherOptions())
    with pytest.raises(TypeError, match="needs TrialOptions, not OtherOptions"):
        own(TrialOptions, OtherOptions())


def test_the_first_mode_is_the_usual_one() -> None:
    assert RULES.setup(2, None, 5).digest() == RULES.setup(2, RULES.modes[0], 5).digest()
    assert RULES.setup(2, RULES.modes[1], 5).digest() != RULES.setup(2, RULES.modes[0], 5).digest()


def snapshot_in_the_middle() -> tuple[State, bytes]:
    state = begin()
    play(state, "0 add 2", "0 seal", "1 add 1")
    return state, RULES.snapshot(state)


STATE, SNAPSHOT = snapshot_in_the_middle()


def test_a_snapshot_keeps_sealed_answers() -> None:
    again = RULES.decode(SNAPSHOT)
    assert again.digest() == STATE.digest()
    play(again, "1 withdraw", "1 seal", "2 seal")


@given(st.binary(max_size=300))
def test_any_bytes_are_no_snapshot(data: bytes) -> None:
    for attempt in (data, with_checksum(data)):
        with pytest.raises(SnapshotError):
            RULES.decode(attempt)


@given(st.integers(0, len(SNAPSHOT) - 1), st.integers(1, 255))
def test_any_changed_byte_is_noticed(place: int, change: int) -> None:
    damaged = bytearray(SNAPSHOT)
    damaged[place] ^= change
    with pytest.raises(SnapshotError, match="damaged or cut off"):
        RULES.decode(bytes(damaged))


@given(st.integers(8, len(SNAPSHOT) - 1), st.integers(1, 255))
def test_a_forged_byte_is_noticed_or_harmless(place: int, change: int) -> None:
    """With a matching checksum: a state or a SnapshotError, nothing else."""
    forged = bytearray(SNAPSHOT)
    forged[place] ^= change
    try:
        assert isinstance(RULES.decode(with_checksum(bytes(forged[8:]))), State)
    except SnapshotError:
        pass


def test_a_foreign_snapshot_is_explained() -> None:
    body = msgspec.msgpack.encode([LAYOUT, "chess", 3, "0123456789", []])
    with pytest.raises(SnapshotError, match=r"of chess version 3 \(data 01234567\), not trial version 1"):
        RULES.decode(with_checksum(body))


def test_fidelity_is_counted() -> None:
    known = Fidelity(stated=6, outside=1, inferred=1, reconstructed=2)
    assert known.total == 10
    assert known.reconstructed_share == 0.2
    assert Fidelity(0, 0, 0, 0).reconstructed_share == 0


def test_a_snapshot_of_another_layout_names_the_version_that_wrote_it() -> None:
    first = msgspec.msgpack.encode([RULES.id, RULES.version, RULES.data_digest, STATE.pack()])
    with pytest.raises(OtherLayout, match=r"stored by version 0\.1 of Zeitalter; .* finish it with version 0\.1"):
        RULES.decode(with_checksum(first), any_version=True)
    later = msgspec.msgpack.encode([LAYOUT + 1, "whatever comes then"])
    with pytest.raises(OtherLayout, match="stored by a later version"):
        RULES.decode(with_checksum(later), any_version=True)
