"""Several people at one screen: one connection never carries the secrets of two seats."""

import json
from itertools import pairwise

from tests.server.person import Json, Person


def secrets(text: str) -> set[str]:
    """The seats whose hand a message shows."""
    message = json.loads(text)
    if message["type"] != "position" or message["view"] is None:
        return set()
    return {str(seat) for seat, known in enumerate(message["view"]["known"]) if known}


def test_neutral_view_between_turns(anna: Person) -> None:
    table = anna.table({"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}, "random", options={"rounds": 1})
    listed = anna.get(f"/api/tables/{table}")
    assert listed["hotseat"] is True
    assert [seat["name"] for seat in listed["seats"]] == ["Ada", "Bo", "random 3"]
    assert [seat["persona"] is None for seat in listed["seats"]] == [True, True, False]
    with anna.live(table) as live:
        assert live.position["seat"] is None
        assert live.position["actions"] == []
        assert live.refusal("act", decision="", actions=[{"verb": "seal"}]) == "which-seat"
        assert live.refusal("show", seat=2) == "not-your-seat"
        turns: list[int] = []
        while not live.over:
            live.until(lambda live: live.asked or live.over or waiting(live.position) != [])
            if live.over:
                break
            if not live.asked:
                seat = waiting(live.position)[0]
                live.send("show", seat=seat)
                shown = live.until(lambda live: live.position["seat"] == seat)  # noqa: B023
                assert shown["log_from"] == 0  # the other one's log is forgotten
                turns.append(seat)
            elif live.asked:
                live.attempt(live.first_action())
        assert set(turns) == {0, 1}
        running = [text for text in live.received if '"status":"running"' in text]
        assert all(len(secrets(text)) <= 1 for text in running)
        seen = [json.loads(text)["seat"] for text in running if json.loads(text)["type"] == "position"]
        for before, after in pairwise(seen):
            assert before == after or None in (before, after)  # never from one hand straight to the other


def waiting(position: Json) -> list[int]:
    seats = position["table"]["seats"]
    return [number for number, seat in enumerate(seats) if seat["mine"] and seat["to_move"]]


def test_back_to_neutral_by_hand(anna: Person) -> None:
    table = anna.table("me", "me")
    with anna.live(table) as live:
        live.send("show", seat=1)
        assert live.until(lambda live: live.position["seat"] == 1)["view"]["known"][1]
        live.send("show", seat=None)
        neutral = live.until(lambda live: live.position["seat"] is None)
        assert neutral["view"]["known"] == [[], []]
        assert neutral["log_from"] == 0


def test_over_rest_the_seat_is_named(anna: Person) -> None:
    table = anna.table("me", "me")
    assert anna.get(f"/api/tables/{table}/position")["seat"] is None
    position = anna.get(f"/api/tables/{table}/position?seat=1")
    act = {"type": "act", "decision": position["decision"], "actions": [{"verb": "seal"}]}
    assert anna.refused(f"/api/tables/{table}/act", act) == (400, "which-seat")
    after = anna.post(f"/api/tables/{table}/act?seat=1", act)
    assert (after["seat"], after["withdrawable"]) == (1, True)
    assert anna.post(f"/api/tables/{table}/withdraw?seat=1", {"type": "withdraw"})["withdrawable"] is False
