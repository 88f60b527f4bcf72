"""A table explains itself: changes are told, what leaves nothing to decide passes, what is new is known."""

import pytest

from tests.core.play import read
from tests.core.test_match import act, in_the_march
from tests.trial import RULES
from zeitalter.core.action import PassBy
from zeitalter.core.choices import choices
from zeitalter.core.match import Match, Refused
from zeitalter.core.replay import replay
from zeitalter.core.sums import Tally


def keys(match: Match, seat: int, since: int = 0) -> list[str]:
    return [message.key for _, message in match.log(seat, since)]


def in_the_trade() -> Match:
    """A match in which only seat 1 still trades."""
    match = Match(RULES, 2, seed=1)
    act(match, "0 add 1", "0 seal", "1 seal", "0 done")
    return match


def test_the_log_tells_every_change_of_what_everybody_can_count() -> None:
    match = Match(RULES, 2, seed=1)
    act(match, "0 add 2", "0 seal")
    assert "event-less" not in keys(match, 1), "a sealed bid is nobody's business"
    act(match, "1 seal")
    told = [message.args for _, message in match.log(None) if message.key == "event-less"]
    assert told == [{"seat": 0, "n": 2, "figure": "figure-coins"}]


def test_what_leaves_nothing_to_decide_passes() -> None:
    match = in_the_trade()
    match.pass_by(1)
    assert [(entry.seat, entry.action) for entry in match.entries[-2:]] == [(-1, "pass_by 1"), (1, "done")]
    assert "event-passed" in keys(match, 0)
    again = replay(match.record(), RULES).state
    assert again.digest() == match.state.digest()


def test_nothing_else_passes() -> None:
    match = in_the_march()
    for seat in (0, 1):
        with pytest.raises(Refused, match="nothing that passes"):
            match.pass_by(seat)


def test_undo_goes_behind_what_passed() -> None:
    match = in_the_march()
    act(match, "0 move north isle 6")
    for pieces in match.state.pieces:  # type: ignore[attr-defined]
        pieces[0] = 0
    match.pass_by(0)
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.state.agenda[-1].pack() == in_the_march().state.agenda[-1].pack()
    assert "event-passed" not in keys(match, 0)
    assert match.undoable(0) == 0


def test_what_is_new_since_the_last_decision() -> None:
    match = in_the_trade()
    before = len(match.events)
    match.pass_by(1)
    assert match.since(0) == before  # its own leaving the trade is known
    assert match.since(1) <= before  # what passed was no decision of its own
    act(match, "0 stop") if match.state.is_actor(0) else act(match, "1 stop")
    assert match.since(match.state.actors()[0]) < len(match.events)


def test_a_choice_says_what_it_costs() -> None:
    match = in_the_march()
    found = {choice.json["verb"]: choice.consequences for choice in choices(match.state, 0)}
    assert [one.words.args for one in found["stop"]] == [{"moves": 2}]
    assert found["move"] == []


def test_terms_of_nothing_are_left_out() -> None:
    tally = Tally("culture:0")
    tally.add(2, "temple")
    tally.add(0, "wonder")
    tally.add(-1, "famine")
    found = tally.sum()
    assert (found.total, [term.n for term in found.terms]) == (1, [2, -1])


def test_who_passes_is_noted_for_a_known_seat_only() -> None:
    match = in_the_march()
    with pytest.raises(Refused, match="no such seat"):
        match.act(-1, PassBy(5))
    assert read("table pass_by 1")[1] == PassBy(1)
