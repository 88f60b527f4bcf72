"""The straight way: a guest opens a table with bots, plays to the end over the websocket, and takes the record home."""

import msgspec

from tests.server.person import Person
from tests.server.running import Running
from zeitalter.core.record import read
from zeitalter.core.replay import replay
from zeitalter.games import load


def test_a_guest_plays_a_game_against_bots(anna: Person, server: Running) -> None:
    table = anna.table("me", "random", "greedy", game="ages_cards", options={"mode": "reason"})
    with anna.live(table) as live:
        assert live.socket.response is not None
        assert "permessage-deflate" in live.socket.response.headers["Sec-WebSocket-Extensions"]
        assert live.position["seat"] == 0
        end = live.play_on()
    assert end["outcome"]["ranks"]
    assert end["decision"] == ""
    assert sorted(live.log) == list(live.log)

    answer = anna.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read(answer.content)
    assert record.players == ["Anna", "random 2", "greedy 3"]
    match = replay(record, load("ages_cards"))
    assert len(match.entries) == end["sequence"]
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.totals == end["outcome"]["totals"]


def test_the_seed_and_the_record_are_secret_before_the_end(anna: Person) -> None:
    table = anna.table("me", "random")
    answer = anna.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 403
    assert answer.json()["code"] == "secret"
    assert "seed" not in anna.http.get(f"/api/tables/{table}/position").text


def test_the_view_is_that_of_the_schema(anna: Person) -> None:
    table = anna.table("me", "random", game="ages_cards")
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        rules = load("ages_cards")
        view = msgspec.convert(live.position["view"], rules.view)
        assert view.seat == 0
        for offered in live.position["actions"]:
            rules.vocabulary.from_json(offered["action"])
    schema = anna.get("/api/games/ages_cards/schema")
    assert schema["$ref"].endswith(rules.view.__name__)


def test_the_same_game_over_rest_alone(anna: Person) -> None:
    """Polling works as well, with the same answers."""
    table = anna.table("me", "random", options={"rounds": 1})
    position = anna.get(f"/api/tables/{table}/position")
    lines = {line["number"] for line in position["new_log"]}
    while position["table"]["status"] == "running":
        if position["decision"]:
            act = {"type": "act", "decision": position["decision"], "actions": [position["actions"][0]["action"]]}
            position = anna.post(f"/api/tables/{table}/act?log={position['log_length']}", act)
        else:
            position = anna.get(f"/api/tables/{table}/position?log={position['log_length']}")
        assert not lines & {line["number"] for line in position["new_log"]}
        lines |= {line["number"] for line in position["new_log"]}
    assert position["outcome"]
