"""Rules: options, set-up and snapshots of any bytes."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import begin, play, skip_bids, skip_trades
from tests.trial import RULES, TrialOptions
from zeitalter.core.chance import stream
from zeitalter.core.conformance.snapshots import with_checksum
from zeitalter.core.data import fidelity
from zeitalter.core.rules import LAYOUT, Fidelity, OptionsError, OtherLayout, SnapshotError, Sources, own
from zeitalter.core.state import State
from zeitalter.core.view import Situation, View


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
    known = Sources(stated=6, outside=1, inferred=1, reconstructed=2)
    assert known.total == 10
    assert known.reconstructed_share == 0.2
    assert Sources().reconstructed_share == 0


def test_names_are_counted_apart_from_values() -> None:
    tables = {
        "numbers": {"hand": 3, "source": "S"},
        "cards": [
            {"name": "Salz", "cost": 2, "source": {"name": "R", "cost": "X"}},
            {"name": "Tuch", "cost": 3, "source": {"name": "S", "cost": None}},
        ],
    }
    assert fidelity(tables) == Fidelity(values=Sources(stated=1, outside=1), names=Sources(stated=1, reconstructed=1))


def test_people_begin_with_the_first_preset() -> None:
    assert RULES.usual == RULES.presets[0].options


def test_a_snapshot_of_another_layout_names_the_version_that_wrote_it() -> None:
    first = msgspec.msgpack.encode([RULES.id, RULES.version, RULES.data_digest, STATE.pack()])
    with pytest.raises(OtherLayout, match=r"stored by version 0\.1 of Zeitalter; .* finish it with version 0\.1"):
        RULES.decode(with_checksum(first), any_version=True)
    later = msgspec.msgpack.encode([LAYOUT + 1, "whatever comes then"])
    with pytest.raises(OtherLayout, match="stored by a later version"):
        RULES.decode(with_checksum(later), any_version=True)


# ---- what people are shown -------------------------------------------------------------------------------------------


def situation(state: State, seat: int | None) -> Situation:
    view = RULES.show(state, seat)
    assert view.flow is None
    assert view.situation is not None
    return view.situation


def test_people_are_told_what_is_asked_by_name() -> None:
    state = begin()
    shown = situation(state, 0)
    assert shown.step == {"kind": "bid", "seat": None}
    assert [step["kind"] for step in shown.steps] == ["bid", "trade", "set_out", "storm", "hand_on", "next_round"]
    assert shown.step == shown.steps[0]
    assert not shown.over


def test_people_see_their_own_sealed_answer_as_actions() -> None:
    state = begin()
    play(state, "0 add 2", "0 seal", "1 add 1")
    assert situation(state, 0).sealed == [{"verb": "add", "coins": 2}, {"verb": "seal"}]
    assert situation(state, 1).sealed == [{"verb": "add", "coins": 1}]
    for eye in (2, None):
        assert situation(state, eye).sealed == []
        assert situation(state, eye).ready == [0]


def test_people_see_whose_turn_it_is_and_the_fields_of_a_step() -> None:
    state = begin()
    skip_bids(state)
    skip_trades(state)
    assert situation(state, None).step == {"kind": "march", "seat": 0, "moves_left": 2}
    play(state, "0 move north east 1")
    assert situation(state, None).step == {"kind": "react", "seat": 1, "place": "east", "intruder": 0}


def test_people_see_who_has_left_and_that_the_game_is_over() -> None:
    state = begin()
    play(state, "table resign 1")
    assert situation(state, 0).resigned == [1]
    assert not situation(state, 0).over
    play(state, "table resign 0")
    shown = situation(state, 0)
    assert (shown.step, shown.steps, shown.resigned, shown.over) == (None, [], [0, 1], True)


def test_people_and_bots_see_the_same_otherwise() -> None:
    state = begin()
    for seat in (0, 1, 2, None):
        bots, people = state.observe(seat), RULES.show(state, seat)
        assert bots.situation is None
        assert msgspec.structs.replace(people, flow=bots.flow, situation=None) == bots


def test_a_view_for_people_cannot_be_continued() -> None:
    state = begin()
    with pytest.raises(ValueError, match="this view is for people"):
        RULES.from_view(RULES.show(state, 0), stream(1))
    RULES.from_view(state.observe(0), stream(1))


class OtherView(View, frozen=True, kw_only=True):
    """Of some other game."""


def test_another_games_view_is_refused() -> None:
    flow = begin().observe(0).flow
    with pytest.raises(TypeError, match="needs TrialView, not OtherView"):
        RULES.from_view(OtherView(game="other", seat=0, seats=2, actors=[], flow=flow), stream(1))
