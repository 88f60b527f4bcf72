"""Opening tables, sitting down, leaving, bots, starting, resigning, playing again."""

from collections.abc import Callable

import pytest

from tests.server.person import Person
from tests.server.running import Running


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_friend_sits_down_by_link(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", public=False, start=False)
    assert table not in [listed["id"] for listed in bert.get("/api/tables")["open"]]
    seen = bert.get(f"/api/tables/{table}")
    assert (kinds(seen), seen["owner"], seen["status"]) == (["person", "open"], False, "open")
    with anna.live(table) as live:
        joined = bert.post(f"/api/tables/{table}/seat", {"seat": 1})
        assert joined["seats"][1] == {**joined["seats"][1], "name": "Bert", "mine": True}
        live.until(lambda live: live.position["table"]["seats"][1]["name"] == "Bert")
        assert bert.refused(f"/api/tables/{table}/start") == (403, "not-owner")
        anna.post(f"/api/tables/{table}/start")
        live.until(lambda live: live.position["table"]["status"] == "running")
        assert live.position["view"]["seat"] == 0


def test_public_open_tables_are_listed(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False)
    assert table in [listed["id"] for listed in bert.get("/api/tables")["open"]]


def test_tables_without_a_free_seat_are_not_listed_as_open(
    anna: Person, bert: Person, person: Callable[[str], Person]
) -> None:
    table = anna.table("me", "open", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    assert table not in [listed["id"] for listed in person("Carla").get("/api/tables")["open"]]
    assert table in [listed["id"] for listed in bert.get("/api/tables")["mine"]]
    assert bert.get(f"/api/tables/{table}")["host"] == 0


def test_seats_are_taken_once(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", "open", start=False)
    assert bert.refused(f"/api/tables/{table}/seat", {"seat": 0}) == (409, "taken")
    assert bert.refused(f"/api/tables/{table}/seat", {"seat": 3}) == (400, "no-seat")
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    assert bert.refused(f"/api/tables/{table}/seat", {"seat": 2}) == (409, "seated")
    assert anna.refused(f"/api/tables/{table}/start") == (409, "open-seats")


def test_leaving_before_the_start(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/leave")
    seen = bert.get(f"/api/tables/{table}")
    assert (kinds(seen), seen["owner"]) == (["open", "person"], True)
    assert bert.post(f"/api/tables/{table}/leave")["status"] == "abandoned"
    assert anna.refused(f"/api/tables/{table}/seat", {"seat": 0}) == (409, "closed")


def test_nobody_leaves_a_running_game_but_by_resigning(anna: Person) -> None:
    table = anna.table("me", "random", "random")
    assert anna.refused(f"/api/tables/{table}/leave") == (409, "running")
    resigned = anna.post(f"/api/tables/{table}/resign")
    assert resigned["seats"][0]["resigned"] is True


def test_the_last_who_stays_has_won(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    with bert.live(table) as live:
        anna.post(f"/api/tables/{table}/resign")
        end = live.until(lambda live: live.over)
    assert end["outcome"]["ranks"] == [2, 1]
    assert anna.refused(f"/api/tables/{table}/resign") == (409, "over")


def test_the_owner_seats_bots(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False)
    assert bert.refused(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}) == (403, "not-owner")
    assert anna.refused(f"/api/tables/{table}/bot", {"seat": 1, "bot": "deep thought"}) == (400, "no-bot")
    assert anna.refused(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}) == (409, "taken")
    assert kinds(anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})) == ["person", "bot"]
    assert kinds(anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": ""})) == ["person", "open"]


def test_bots_have_names_that_everybody_sees(anna: Person, bert: Person) -> None:
    table = anna.table("me", "random", "hard")
    mine, theirs = ([seat["persona"] for seat in one.get(f"/api/tables/{table}")["seats"]] for one in (anna, bert))
    assert mine == theirs
    assert mine[0] is None
    first, second = (persona["key"] for persona in mine[1:])
    assert first.startswith("persona-")
    assert first != second
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["Anna", "random 2", "hard 3"]
    anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    lent = anna.get(f"/api/tables/{table}")["seats"][0]
    assert (lent["name"], lent["bot"], lent["persona"]) == ("Anna", "random", None)


def test_each_game_has_opponents_of_its_own(anna: Person) -> None:
    table = anna.table("me", "raider", game="ages_cards", start=False)
    assert anna.get(f"/api/tables/{table}")["seats"][1]["bot"] == "raider"
    for bot in ("raider", "hard/4", "hard@values.json", ""):
        wish = {"game": "trial", "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]}
        assert anna.refused("/api/tables", wish) == (400, "no-bot")
    open_table = anna.table("me", "open", start=False)
    assert anna.refused(f"/api/tables/{open_table}/bot", {"seat": 1, "bot": "raider"}) == (400, "no-bot")


def test_a_bot_takes_over_and_gives_back(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False, options={"rounds": 1})
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    assert bert.refused(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}) == (403, "not-your-seat")
    anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    with bert.live(table) as live:
        live.until(lambda live: not live.position["table"]["seats"][0]["to_move"])  # the bot has sealed its bid
    with anna.live(table) as live:
        assert live.refusal("withdraw") == "bot"
        anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": ""})
        live.until(lambda live: live.position["table"]["seats"][0]["kind"] == "person")
        live.send("withdraw")
        live.until(lambda live: live.asked)
    with anna.live(table) as one, bert.live(table) as other:
        while not one.over:
            one.quiet(0.02)
            other.quiet(0.02)
            if one.asked:
                one.attempt(one.first_action())
            elif other.asked:
                other.attempt(other.first_action())
    actions = [entry["action"] for entry in anna.get(f"/api/tables/{table}/record")["entries"]]
    assert actions[0] == "control 0 bot"
    assert "control 0 person" in actions


def test_playing_again(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", "random", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    assert anna.refused(f"/api/tables/{table}/rematch") == (409, "running")
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/resign")
    bert.post(f"/api/tables/{table}/resign")
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert kinds(again) == ["open", "bot", "person"]  # everybody has moved on by one
    assert bert.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert bert.get(f"/api/tables/{table}")["rematch"] == again["id"]


def test_playing_again_against_bots_begins_at_once(anna: Person) -> None:
    table = anna.table("me", "random")
    anna.post(f"/api/tables/{table}/resign")
    assert anna.post(f"/api/tables/{table}/rematch")["status"] == "running"


def test_strangers_ask_for_no_rematch(anna: Person, bert: Person) -> None:
    table = anna.table("me", "random")
    anna.post(f"/api/tables/{table}/resign")
    assert bert.refused(f"/api/tables/{table}/rematch") == (403, "not-your-seat")


def test_my_turn_comes_first(anna: Person) -> None:
    waiting = anna.table("me", "random", game="trial")
    anna.table("me", "open", start=False)
    anna.table("random", "random")
    mine = anna.get("/api/tables")["mine"]
    assert mine[0]["id"] == waiting
    assert len(mine) == 3


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [{"who": "me"}] * 5}, "players"),
        ({"options": {"rounds": 99}}, "options"),
        ({"options": {"colour": "blue"}}, "options"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "hal"}]}, "no-bot"),
        ({"seconds": -1}, "invalid"),
        ({"seats": [{"who": "me"}]}, "invalid"),
        ({"pace": "slow"}, "invalid"),
        ({"unknown": 1}, "invalid"),
        ({"start": True}, "open-seats"),
    ],
)
def test_impossible_tables(anna: Person, change: dict[str, object], code: str) -> None:
    wish = {"game": "trial", "seats": [{"who": "me"}, {"who": "open"}], **change}
    assert anna.refused("/api/tables", wish)[1] == code
    assert anna.get("/api/tables")["mine"] == []


def test_unknown_tables(anna: Person, server: Running) -> None:
    assert anna.http.get("/api/tables/nothing").status_code == 404
    assert anna.refused("/api/tables/nothing/start") == (404, "not-found")


def test_chat(anna: Person, bert: Person) -> None:
    table = anna.table("me", "open", start=False)
    with anna.live(table) as live, bert.live(table) as watching:
        live.send("say", text="  Hello! ")
        watching.send("say", text="Hi, I only watch.")
        for connection in (live, watching):
            connection.until(lambda connection: len(connection.chat) == 2)
        lines = sorted(live.chat, key=lambda line: line["number"])
        assert {(line["name"], line["seat"], line["text"]) for line in lines} == {
            ("Anna", 0, "Hello!"),
            ("Bert", None, "Hi, I only watch."),
        }
        assert lines[0]["author"] != lines[1]["author"]
        assert live.refusal("say", text=" \n ") == "empty"
        assert live.refusal("say", text="x" * 501) == "invalid"
        live.send("say", text="Bye.")
        live.until(lambda live: len(live.chat) == 3)
    with bert.live(table) as later:
        later.until(lambda live: len(live.chat) == 3)
        assert later.chat[2]["author"] == next(line["author"] for line in lines if line["name"] == "Anna")
    assert len(bert.get(f"/api/tables/{table}/chat?since=2")["lines"]) == 1


def test_options_that_do_not_go_together_are_refused_with_a_reason(anna: Person) -> None:
    wish = {"game": "ages", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    answer = anna.http.post("/api/tables", json={**wish, "options": {"level": "expert", "less_mean": True}})
    assert answer.status_code == 400
    assert answer.json()["code"] == "options"
    assert answer.json()["details"] == {"reason": "refused-attackers"}
