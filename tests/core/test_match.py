"""Matches: acting, batches, undo and its borders, the log."""

import msgspec
import pytest

from tests.core.play import begin, read
from tests.trial import RULES
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Move, Stop
from zeitalter.core.action import TABLE, Action, Control, Resign, raw_action
from zeitalter.core.match import Diverged, Logged, Match, Refused
from zeitalter.core.record import Entry
from zeitalter.core.replay import replay
from zeitalter.core.wording import Message


def act(match: Match, *moves: str) -> None:
    for move in moves:
        match.act(*read(move))


def in_the_march(seats: int = 2) -> Match:
    """A match in which seat 0 marches first."""
    match = Match(RULES, seats, seed=1)
    act(match, "0 add 1", *[f"{seat} seal" for seat in range(seats)], *[f"{seat} done" for seat in range(seats)])
    assert match.state.actors() == [0]
    return match


def code(match: Match, move: str, decision: str | None = None) -> str:
    before = match.state.digest(), len(match.entries), len(match.events)
    seat, action = read(move)
    with pytest.raises(Refused) as refused:
        match.act(seat, action, decision)
    assert (match.state.digest(), len(match.entries), len(match.events)) == before
    return refused.value.code


def test_what_is_not_possible_is_refused() -> None:
    match = in_the_march()
    assert code(match, "1 stop") == "not-asked"
    assert code(match, "0 seal") == "illegal"
    assert code(match, "0 move north south 1") == "illegal"
    assert code(match, "0 withdraw") == "illegal"
    assert code(match, "0 undo") == "illegal"
    assert code(match, "0 resign 0") == "illegal"
    assert code(match, "7 stop") == "not-asked"
    assert code(match, "table resign 5") == "illegal"
    assert code(match, "0 stop", "1.1") == "stale"
    assert code(match, "table resign 0", match.decision(0)) == "stale"


def test_malformed_actions_are_refused() -> None:
    match = in_the_march()
    nonsense = [raw_action(0), raw_action(255), Move(60000, 1, 1), raw_action(Stop.CODE, 1), Resign(9), Control(7, 1)]
    for action in nonsense:
        for seat in (0, TABLE):
            with pytest.raises(Refused) as refused:
                match.act(seat, action)
            assert refused.value.code == "illegal"
    with pytest.raises(Refused):
        match.act(TABLE, Control(2, 0))  # there is no third seat to control


def test_nothing_happens_after_the_end() -> None:
    match = in_the_march()
    act(match, "table resign 0")
    assert code(match, "1 stop") == "over"
    assert code(match, "table resign 1") == "over"


def test_open_ended_actions_are_accepted() -> None:
    match = in_the_march()
    _, action = read("0 move north east 4")
    assert action not in match.state.legal_actions(0)
    match.act(0, action)


def test_a_batch_is_done_whole_or_not_at_all() -> None:
    match = in_the_march()
    before = match.state.digest()
    moves = [read(f"0 {move}")[1] for move in ("move north east 2", "move north south 1")]
    with pytest.raises(Refused):
        match.act_all(0, moves)
    assert match.state.digest() == before
    assert match.undoable(0) == 0
    assert len(match.entries) == len(match.record().entries)
    match.act_all(0, [moves[0]], match.decision(0))
    assert match.undoable(0) == 1


def copies(monkeypatch: pytest.MonkeyPatch, match: Match, *moves: str) -> int:
    """How often the position is copied to carry out these moves as one batch."""
    made = 0
    copy = Trial.copy

    def counted(state: Trial) -> Trial:
        nonlocal made
        made += 1
        return copy(state)

    monkeypatch.setattr(Trial, "copy", counted)
    match.act_all(read(moves[0])[0], [read(move)[1] for move in moves])
    return made


def test_an_action_costs_one_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert copies(monkeypatch, in_the_march(), "0 move north west 1") == 1
    assert copies(monkeypatch, in_the_march(), "0 move north west 1", "0 move west south 1") == 2
    assert copies(monkeypatch, in_the_march(), "table control 1 bot") == 0


@pytest.mark.parametrize("moves", [["move north west 1"], ["move north west 1", "move west south 1"]])
def test_what_goes_wrong_inside_the_rules_leaves_nothing_behind(
    moves: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = in_the_march()
    actions = [read(f"0 {move}")[1] for move in moves]
    before, decision, entries, events = match.snapshot(), match.decision(0), match.entries[:], match.events[:]
    apply = Trial.apply

    def broken(state: Trial, seat: int, action: Action) -> None:
        apply(state, seat, action)
        if action == actions[-1]:
            raise RuntimeError("broken rules")

    monkeypatch.setattr(Trial, "apply", broken)
    with pytest.raises(RuntimeError, match="broken rules"):
        match.act_all(0, actions)
    assert (match.snapshot(), match.decision(0)) == (before, decision)
    assert (match.entries, match.events) == (entries, events)


def test_nobody_peeks_behind_a_border_with_a_batch() -> None:
    """Seat 1's last stop brings the storm and new cards; what comes after it cannot be tried out in the same breath."""
    match = in_the_march()
    act(match, "0 stop")
    before = match.state.digest()
    for guess in ("add 1", "seal", "ambush salt0"):
        with pytest.raises(Refused) as refused:
            match.act_all(1, [read("1 stop")[1], read(f"1 {guess}")[1]])
        assert refused.value.code == "border"
        assert match.state.digest() == before


def test_undo_takes_back_one_decision_or_the_whole_turn() -> None:
    match = in_the_march()
    digests = [match.state.digest()]
    act(match, "0 move north west 2")
    digests.append(match.state.digest())
    act(match, "0 move west south 1")
    assert match.undoable(0) == 2
    match.undo(0)
    assert match.state.digest() == digests[1]
    act(match, "0 move west north 1")
    match.undo_turn(0)
    assert match.state.digest() == digests[0]
    assert match.undoable(0) == 0
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)
    assert replay(match.record(), RULES).state.digest() == digests[0]


def test_undo_says_which_lines_of_the_log_are_gone() -> None:
    match = in_the_march()
    length = len(match.events)
    act(match, "0 move north west 2", "0 move west south 1")
    assert match.undo(0) == [length + 1]
    assert match.undo(0) == [length, length + 2]  # the line about the first undo goes with it
    act(match, "0 move north west 2", "0 move west south 1")
    gone = match.undo_turn(0)
    assert [match.events[number].event.message.key for number in gone[:2]] == ["trial-event-move"] * 2
    assert all(match.events[number].undone for number in gone)
    assert sorted(gone) == sorted(set(gone))


def stored(match: Match) -> tuple[bytes, list[Entry], list[Logged]]:
    return match.snapshot(), match.entries[:], [Logged(e.number, e.entry, e.event, e.undone) for e in match.events]


def test_a_match_is_resumed_as_it_was_left() -> None:
    match = in_the_march()
    act(match, "0 move north west 2", "0 move west south 1")
    match.undo(0)
    snapshot, at = match.snapshot(), len(match.entries)
    act(match, "0 stop")
    _, entries, events = stored(match)
    again = Match(RULES, 2, seed=1)
    again.resume(match.start, snapshot, at, entries, events)
    assert stored(again) == stored(match)
    assert again.decision(1) == match.decision(1)
    assert again.undoable(0) == match.undoable(0) == 2
    from_the_start = Match(RULES, 2, seed=1)
    from_the_start.resume(match.start, None, 0, entries, events)
    assert stored(from_the_start) == stored(match)


def test_a_stored_match_that_does_not_fit_is_not_resumed() -> None:
    match = in_the_march()
    act(match, "0 move north west 2")
    snapshot, entries, events = stored(match)
    at = len(entries)
    other = [*entries[:-1], msgspec.structs.replace(entries[-1], check="other")]
    for arguments, reason in (
        ((snapshot[:-1], at, entries, events), "truncated"),
        ((b"", at, entries, events), "truncated"),
        ((None, 0, other, events), "entry 5 .*leads to another position"),
        ((snapshot, at, [*entries, Entry(0, "fly")], events), "entry 6 .'fly' by seat 0"),
    ):
        with pytest.raises(Diverged, match=reason):
            Match(RULES, 2, seed=1).resume(match.start, *arguments)
    with pytest.raises(Diverged, match="starting position differs"):
        Match(RULES, 2, seed=2).resume(match.start, None, 0, entries, events)


def test_nobody_takes_back_the_decisions_of_others() -> None:
    match = in_the_march()
    act(match, "0 stop")
    assert [match.undoable(seat) for seat in (0, 1)] == [1, 0]
    act(match, "1 move east north 1")
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 1]


def test_undo_stops_at_chance_and_at_a_reveal() -> None:
    match = in_the_march()
    act(match, "0 stop", "1 stop")  # the storm
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
    act(match, "0 seal", "1 seal")
    cards = [RULES.vocabulary.by_name["ambush"].nouns[0].values[hand[0]] for hand in begin_hands(match)]  # type: ignore[index]
    act(match, f"0 offer 1 {cards[0]}")
    assert match.undoable(0) == 1
    act(match, f"1 counter 0 {cards[1]}", "0 agree")
    assert match.undoable(0) == 0


def begin_hands(match: Match) -> list[list[int]]:
    assert isinstance(match.state, Trial)
    return match.state.hands


def test_sealed_answers_are_withdrawn_not_undone() -> None:
    match = Match(RULES, 2, seed=1)
    act(match, "0 add 1")
    assert match.undoable(0) == 0
    name = match.decision(0)
    act(match, "0 withdraw")
    assert match.decision(0) != name


def test_the_table_ends_what_can_be_undone() -> None:
    match = in_the_march(3)
    act(match, "0 move north west 1", "table resign 2")
    assert match.undoable(0) == 0


def test_everybody_reads_who_has_left() -> None:
    match = in_the_march(3)
    act(match, "table resign 2")
    for eye in (0, 1, 2, None):
        assert match.log(eye)[-1][1] == Message("event-resign", {"seat": 2})


def test_a_decision_is_never_named_twice() -> None:
    match = in_the_march()
    names = [match.decision(0)]
    for move in ("0 move north west 1", "0 move north west 1"):
        act(match, move)
        names.append(match.decision(0))
        match.undo(0)
        names.append(match.decision(0))
    assert len(set(names)) == len(names)
    assert code(match, "0 stop", names[0]) == "stale"


def test_the_log_follows_undo_and_keeps_its_numbers() -> None:
    match = in_the_march()
    act(match, "0 move north west 1")
    told = match.log(1)
    assert told[-1][1].key == "trial-event-move"
    match.undo(0)
    assert [message.key for number, message in match.log(1)][-1] == "event-undo"
    assert told[-1][0] not in [number for number, message in match.log(1)]
    assert [logged.number for logged in match.events] == list(range(len(match.events)))
    assert match.log(1, since=len(match.events) - 1) == match.log(1)[-1:]


def test_the_log_tells_each_seat_its_own() -> None:
    match = Match(RULES, 3, seed=1)
    act(match, "0 seal", "1 seal", "2 seal")
    card = RULES.vocabulary.notation(match.state.legal_actions(0)[1]).split(" ")[-1]
    act(match, f"0 offer 1 {card}")
    assert match.log(0)[-1][1].key == "trial-event-offer"
    assert "card_secret" in match.log(0)[-1][1].args
    for eye in (1, 2, None):
        message = match.log(eye)[-1][1]
        assert message.key == "trial-event-offer-hidden"
        assert message.args == {"seat": 0, "seat_to": 1}


def test_control_is_recorded_and_changes_nothing() -> None:
    match = in_the_march()
    before = match.state.digest()
    act(match, "table control 1 bot")
    assert match.state.digest() == before
    assert match.entries[-1].action == "control 1 bot"


def test_a_record_does_not_grow_with_the_match() -> None:
    match = in_the_march()
    record = match.record()
    length = len(record.entries)
    act(match, "0 stop")
    assert len(record.entries) == length


def test_a_match_starts_like_its_state() -> None:
    match = Match(RULES, 3, seed=1)
    assert match.state.digest() == begin().digest()
    assert match.players == ["seat 0", "seat 1", "seat 2"]
