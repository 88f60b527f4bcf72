"""Over the websocket: what passes by itself, questions about elements and figures, consequences of choices."""

from collections.abc import Callable

import pytest

from tests.server.person import Live, Person, guests, table_of_two
from tests.server.running import Running
from tests.server.test_live import DONE, SEAL, to_the_march

PAUSE = "300"  # milliseconds


@pytest.fixture
def server(start_server: Callable[..., Running]) -> Running:
    return start_server("--pass-after", PAUSE)


@pytest.fixture
def two(server: Running, anna: Person, bert: Person) -> str:
    return table_of_two(anna, bert)


def to_the_trade(one: Live, other: Live) -> None:
    for live in (one, other):
        live.until(lambda live: live.asked)
        live.do(SEAL)
    for live in (one, other):
        live.until(lambda live: live.asked and live.position["prompt"]["id"] == "trade")


def test_what_leaves_nothing_to_decide_passes_by_itself(anna: Person, bert: Person, two: str) -> None:
    with anna.live(two) as one, bert.live(two) as other:
        to_the_trade(one, other)
        one.do(DONE)  # nobody is left to trade with
        other.until(lambda live: live.position["passing"])
        other.until(lambda live: any(line["key"] == "event-passed" for line in live.log.values()))
        for live in (one, other):
            live.until(lambda live: any("march" in str(step) for step in live.position["view"]["situation"]["steps"]))


def test_whoever_wants_to_is_asked_all(anna: Person, bert: Person, two: str) -> None:
    with anna.live(two) as one, bert.live(two) as other:
        to_the_trade(one, other)
        other.send("ask-all", on=True)
        one.do(DONE)
        other.until(lambda live: len(live.position["actions"]) == 1)
        assert not other.position["passing"]
        other.send("ask-all", on=False)
        other.until(lambda live: any(line["key"] == "event-passed" for line in live.log.values()))


def test_elements_and_figures_are_explained(anna: Person, bert: Person, two: str) -> None:
    with anna.live(two) as one, bert.live(two) as other:
        other.send("ask-all", on=True)
        first = to_the_march(one, other)
        reason = first.explained("bid")
        assert reason["reason"]["key"] == "trial-not-bid"
        assert reason["sequence"] == first.position["sequence"]
        found = first.explained("figure:pieces:0")["sum"]
        assert (found["total"], [term["n"] for term in found["terms"]]) == (6, [6])
        assert first.explained("figure:nothing")["sum"] is None
        assert other.explained("figure:hand:0")["sum"] is None  # what others hold is not explained


def test_choices_come_with_their_consequences(anna: Person, bert: Person, two: str) -> None:
    with anna.live(two) as one, bert.live(two) as other:
        other.send("ask-all", on=True)
        first = to_the_march(one, other)
        stop = next(action for action in first.position["actions"] if action["action"]["verb"] == "stop")
        assert stop["consequences"] == [{"words": {"key": "trial-moves-lost", "args": {"moves": 2}}}]


def test_a_hint_says_what_a_strong_bot_would_do(anna: Person, bert: Person, two: str) -> None:
    with anna.live(two) as one, bert.live(two) as other:
        other.send("ask-all", on=True)
        first = to_the_march(one, other)
        first.send("hint")
        hinted = first.answer("hinted")
        assert hinted["decision"] == first.position["decision"]
        listed = [action["action"]["verb"] for action in first.position["actions"]]
        assert hinted["suggestions"]
        assert all(found["action"]["verb"] in listed for found in hinted["suggestions"])
        second = other if first is one else one
        assert second.refusal("hint") == "not-asked"


def test_spectators_get_no_hints(server: Running, anna: Person, bert: Person, two: str) -> None:
    with guests(server) as make, make("Carl").live(two) as live:
        assert live.refusal("hint") == "which-seat"


def test_spectators_may_ask_about_figures(server: Running, anna: Person, bert: Person, two: str) -> None:
    with guests(server) as make, make("Carl").live(two) as live:
        assert live.explained("figure:pieces:1")["sum"]["total"] == 6
        assert live.explained("card-amber0")["reason"] is None
