"""Play over the websocket: decisions, refusals, undo, simultaneous and sealed answers, several tabs, reconnecting."""

import json
from collections.abc import Callable

import pytest

from tests.server.person import Json, Live, Person, table_of_two

SEAL: Json = {"verb": "seal"}
STOP: Json = {"verb": "stop"}
DONE: Json = {"verb": "done"}
LET: Json = {"verb": "let"}


def add(coins: int) -> Json:
    return {"verb": "add", "coins": coins}


def move(origin: str, to: str, amount: int) -> Json:
    return {"verb": "move", "from": origin, "to": to, "amount": amount}


@pytest.fixture
def table(anna: Person, bert: Person) -> str:
    """Anna and Bert at the trial game; both are asked for a sealed bid."""
    return table_of_two(anna, bert)


def to_the_march(one: Live, other: Live) -> Live:
    """Bids and trades done with; the one who leads and has to march."""
    for live in (one, other):
        live.until(lambda live: live.asked)
    one.do(add(1))
    for live, answers in ((one, (SEAL, DONE)), (other, (SEAL, DONE))):
        live.until(lambda live: live.asked)
        live.do(answers[0])
    for live in (one, other):
        live.until(lambda live: live.asked and live.position["prompt"]["id"] == "trade")
        live.do(DONE)
    one.until(lambda live: live.asked and live.position["prompt"]["id"] == "march")
    return one


def test_position_says_everything_a_client_needs(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as live:
        position = live.until(lambda live: live.asked)
        assert position["prompt"]["id"] == "bid"
        assert position["view"]["seat"] == position["seat"] == 0
        assert {"verb": "seal"} in [offered["action"] for offered in position["actions"]]
        assert position["table"]["seats"][0]["present"] is True
        assert position["table"]["seats"][1]["present"] is False
        with bert.live(table):
            live.until(lambda live: live.position["table"]["seats"][1]["present"])
        live.until(lambda live: not live.position["table"]["seats"][1]["present"])


def test_an_action_answers_the_decision_it_names(anna: Person, table: str) -> None:
    with anna.live(table) as live:
        first = live.until(lambda live: live.asked)["decision"]
        live.do(add(1))
        assert live.refusal("act", decision=first, actions=[add(1)], reference="mine") == "stale"
        assert live.refusals[-1]["reference"] == "mine"
        assert live.refusal("act", decision=live.position["decision"], actions=[STOP]) == "illegal"
        assert live.refusal("act", decision=live.position["decision"], actions=[{"verb": "fly"}]) == "illegal"
        assert (
            live.refusal("act", decision=live.position["decision"], actions=[{"verb": "timeout", "seat": 1}])
            == "illegal"
        )
        assert live.position["sequence"] == 1


def test_all_actions_of_a_message_or_none(anna: Person, table: str) -> None:
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        decision = live.position["decision"]
        assert live.refusal("act", decision=decision, actions=[add(3), add(3)]) == "illegal"
        live.quiet()
        assert (live.position["sequence"], live.position["decision"]) == (0, decision)
        assert live.do(add(1), add(1), SEAL)["sequence"] == 3


def test_an_amount_is_one_choice_and_any_value_of_it_is_accepted(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as a, bert.live(table) as b:
        marching = to_the_march(a, b)
        moves = [offered for offered in marching.position["actions"] if offered["action"]["verb"] == "move"]
        ways = [(offered["action"]["from"], offered["action"]["to"]) for offered in moves]
        assert len(ways) == len(set(ways))
        first = moves[0]
        pieces = first["amount"]["to"]
        assert pieces > 3
        assert first["amount"] == {"from": 1, "to": pieces, "noun": "amount", "arg": "amount", "step": 1}
        assert first["words"]["args"]["amount"] == first["action"]["amount"] == 1
        for outside in (0, pieces + 1):
            actions = [first["action"] | {"amount": outside}]
            assert marching.refusal("act", decision=marching.position["decision"], actions=actions) == "illegal"
        marching.do(first["action"] | {"amount": pieces - 1})  # not among the actions the rules list as a sample


def test_views_are_for_people_unless_a_bot_asks(anna: Person, table: str) -> None:
    with anna.live(table) as people, anna.live(table, view="bot") as bot:
        for live in (people, bot):
            live.until(lambda live: live.asked)
        people.do(add(1))
        bot.until(lambda live: live.position["sequence"] == 1)
        situation = people.position["view"]["situation"]
        assert people.position["view"]["flow"] is None
        assert (situation["step"]["kind"], situation["sealed"]) == ("bid", [add(1)])
        assert bot.position["view"]["situation"] is None
        assert len(bot.position["view"]["flow"]["sealed"]) == 1
        assert bot.position["actions"] == people.position["actions"]
    path = f"/api/tables/{table}"
    position = anna.get(f"{path}/position")
    act = {"type": "act", "decision": position["decision"], "actions": [add(1)]}
    assert position["view"]["flow"] is anna.post(f"{path}/act", act)["view"]["flow"] is None
    assert anna.get(f"{path}/position?view=bot")["view"]["flow"]["given"] == 2


def test_simultaneous_answers_in_any_order(anna: Person, bert: Person) -> None:
    """What the other does in between changes nothing: both name the decision they saw at the start."""
    ends = []
    for first_is_anna in (True, False):
        table = anna.table("me", "open", start=False)
        bert.post(f"/api/tables/{table}/seat", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        with anna.live(table) as one, bert.live(table) as other:
            for live in (one, other):
                live.until(lambda live: live.asked)
            decisions = {one: one.position["decision"], other: other.position["decision"]}
            bids = {one: (add(2), SEAL), other: (add(1), SEAL)}
            for live in (one, other) if first_is_anna else (other, one):
                live.act(*bids[live], decision=decisions[live])
            for live in (one, other):
                live.until(lambda live: live.asked and live.position["prompt"]["id"] == "trade")
                assert not live.refusals
            ends.append((one.position["view"]["coins"], one.position["view"]["leader"]))
    assert ends == [([3, 5], 0)] * 2


def test_a_sealed_answer_stays_hidden_and_can_be_withdrawn(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as one, bert.live(table) as other:
        one.until(lambda live: live.asked)
        one.do(add(2), SEAL)
        assert not one.asked
        assert one.position["withdrawable"] is True
        other.until(lambda live: not live.position["table"]["seats"][0]["to_move"])
        assert other.position["view"]["situation"]["sealed"] == []
        assert other.position["withdrawable"] is False
        assert other.refusal("withdraw") == "no-withdraw"
        decision = other.position["decision"]
        one.send("withdraw")
        one.until(lambda live: live.asked)
        other.until(lambda live: live.position["table"]["seats"][0]["to_move"])
        assert other.position["decision"] == decision  # it has not changed for Bert
        one.do(add(1), SEAL)
        other.act(SEAL, decision=decision)
        one.until(lambda live: live.asked and live.position["prompt"]["id"] == "trade")
        assert one.position["view"]["coins"] == [4, 5]
        assert one.refusal("withdraw") == "no-withdraw"


def test_undo_by_step_and_to_the_start_of_the_turn(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as one, bert.live(table) as other:
        live = to_the_march(one, other)
        before = live.position
        seen = dict(live.log)
        live.do(move("north", "isle", 2))
        after_one = live.position
        assert after_one["undoable"] == 1
        assert len(live.log) > len(seen)
        other.until(lambda live: live.position["sequence"] == after_one["sequence"])
        assert other.position["undoable"] == 0
        assert other.refusal("undo") == "no-undo"

        live.send("undo", reference="u1")
        live.until(lambda live: live.position["sequence"] > after_one["sequence"])
        assert live.position["view"] == before["view"]
        assert live.position["decision"] != before["decision"]  # numbers are never used again
        assert live.position["undone_log"]
        undone = {number: line for number, line in live.log.items() if line["key"] != "event-undo"}
        assert undone == seen
        other.until(lambda live: live.position["sequence"] == one.position["sequence"])
        assert other.log == {number: line for number, line in live.log.items() if number in other.log}

        live.do(move("north", "isle", 1))
        live.send("undo", whole_turn=True)
        live.until(lambda live: live.position["view"] == before["view"])
        assert live.position["undoable"] == 0
        assert live.refusal("undo") == "no-undo"


def test_undo_stops_at_a_border(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as one, bert.live(table) as other:
        live = to_the_march(one, other)
        live.do(move("north", "east", 1))  # into Bert's pieces: he may react
        other.until(lambda live: live.asked)
        other.do(LET)
        one.until(lambda live: live.asked)
        assert one.position["undoable"] == 0
        assert one.refusal("undo") == "no-undo"


def test_two_tabs_of_one_player_agree(anna: Person, table: str) -> None:
    with anna.live(table) as first, anna.live(table) as second:
        for tab in (first, second):
            tab.until(lambda live: live.asked)
        decision = second.position["decision"]
        first.do(add(1))
        second.until(lambda live: live.position["sequence"] == 1)
        assert {k: v for k, v in first.position.items() if "log" not in k} == {
            k: v for k, v in second.position.items() if "log" not in k
        }
        assert first.log == second.log
        assert second.refusal("act", decision=decision, actions=[add(1)]) == "stale"
        second.do(SEAL)
        first.until(lambda live: live.position["sequence"] == 2)


def test_reconnecting_gets_only_the_new_lines(anna: Person, bert: Person, table: str) -> None:
    with anna.live(table) as one, bert.live(table) as other:
        live = to_the_march(one, other)
        live.do(move("north", "isle", 2))
        known, log = live.position["log_length"], dict(live.log)
        live.send("undo")
        live.until(lambda live: live.position["undone_log"] != [])
        expected = dict(live.log)
    with anna.live(table, log=known) as again:
        assert again.position["log_from"] == known
        assert all(line["number"] >= known for line in again.position["new_log"])
        merged = {number: line for number, line in log.items() if number not in again.position["undone_log"]}
        assert merged | again.log == expected
    with anna.live(table, log=10_000) as beyond:
        assert beyond.position["log_from"] == beyond.position["log_length"]


def test_spectators_see_what_a_spectator_may(person: Callable[[str], Person], anna: Person, table: str) -> None:
    carla = person("Carla")
    with carla.live(table) as watching, anna.live(table) as live:
        live.until(lambda live: live.asked)
        live.do(add(1), SEAL)
        position = watching.until(lambda live: not live.position["table"]["seats"][0]["to_move"])
        assert position["seat"] is None
        assert position["view"]["known"] == [[], []]
        assert position["view"]["situation"]["sealed"] == []
        assert (position["actions"], position["decision"], position["prompt"]) == ([], "", None)
        assert not any("secret" in json.dumps(line) for line in watching.log.values())
        assert watching.refusal("act", decision="", actions=[SEAL]) == "which-seat"
        assert watching.refusal("show", seat=0) == "not-your-seat"
        assert (
            carla.refused(f"/api/tables/{table}/act?seat=0", {"type": "act", "decision": "", "actions": [SEAL]})[0]
            == 403
        )


def test_messages_that_make_no_sense(anna: Person, table: str) -> None:
    with anna.live(table) as live:
        for text in (
            "",
            "nonsense",
            "{}",
            "[]",
            '{"type": "fly"}',
            '{"type": "act"}',
            '{"type":"ping","x":1}',
            "[" * 5000,
        ):
            before = len(live.refusals)
            live.socket.send(text)
            live.until(lambda live: len(live.refusals) > before)  # noqa: B023
            assert live.refusals[-1]["code"] == "invalid"
        live.send("ping")
        live.until(lambda live: '{"type":"pong"}' in live.received)
