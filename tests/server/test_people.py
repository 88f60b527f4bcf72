"""Guests, accounts, sessions, tokens."""

from itertools import count

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.person import Person
from tests.server.running import Running

PASSWORD = "correct horse battery"


numbers = count()


def new_name() -> str:
    return f"Zoe {next(numbers)}"


def test_a_guest_is_recognised_by_the_cookie(server: Running) -> None:
    with Person(server) as person:
        assert person.get("/api/me") is None
        answer = person.http.post("/api/me/guest", json={"name": "  Ada \u202e Lovelace\n"})
        assert answer.json()["name"] == "Ada Lovelace"
        assert answer.json()["guest"] is True
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # plain http here
        assert person.get("/api/me") == answer.json()


def test_a_guest_may_change_the_name(anna: Person) -> None:
    before = anna.get("/api/me")
    assert anna.post("/api/me/guest", {"name": "Anne"}) == {**before, "name": "Anne"}
    assert anna.refused("/api/me/guest", {"name": "\u200b \t"}) == (400, "name")
    assert anna.refused("/api/me/guest", {"name": "x" * 25})[0] == 400


def test_registering_keeps_the_games(anna: Person, server: Running) -> None:
    table = anna.table("me", "open", start=False)
    name = new_name()
    old_cookie = anna.http.cookies["zeitalter"]
    me = anna.post("/api/me/register", {"name": name, "password": PASSWORD})
    assert me["guest"] is False
    assert [mine["id"] for mine in anna.get("/api/tables")["mine"]] == [table]

    with Person(server) as elsewhere:
        assert elsewhere.post("/api/me/login", {"name": name.upper(), "password": PASSWORD})["id"] == me["id"]
        assert [mine["id"] for mine in elsewhere.get("/api/tables")["mine"]] == [table]
    # The cookie from before is worth nothing any more.
    answer = httpx.get(f"{server.url}/api/me", cookies={"zeitalter": old_cookie})
    assert answer.json() is None


def test_logging_in_takes_a_guests_games_along(server: Running) -> None:
    name = new_name()
    with Person(server) as member, Person(server, "Guest") as guest:
        me = member.post("/api/me/register", {"name": name, "password": PASSWORD})
        table = guest.table("me", "random")
        waiting = guest.table("me", "open", start=False)
        with guest.live(table) as live:
            guest.post("/api/me/login", {"name": name, "password": PASSWORD})
            with pytest.raises(ConnectionClosed):
                live.until(lambda live: False)
        assert guest.get("/api/me")["id"] == me["id"]
        assert {mine["id"] for mine in member.get("/api/tables")["mine"]} == {table, waiting}
        seats = member.get(f"/api/tables/{table}")["seats"]
        assert (seats[0]["mine"], seats[0]["name"]) == (True, name)
        with member.live(table) as live:
            live.until(lambda live: live.asked)
        member.post(f"/api/tables/{waiting}/leave", {})


def test_names_of_accounts_are_unique(server: Running) -> None:
    name = new_name()
    with Person(server) as first, Person(server, "Guest") as second:
        first.post("/api/me/register", {"name": name, "password": PASSWORD})
        taken = {"name": name.replace(" ", "  ").lower(), "password": PASSWORD}
        assert second.refused("/api/me/register", taken) == (409, "name-taken")
        assert second.get("/api/me")["guest"] is True


def test_wrong_passwords_and_unknown_names_look_alike(server: Running) -> None:
    name = new_name()
    with Person(server) as person:
        person.post("/api/me/register", {"name": name, "password": PASSWORD})
        wrong = person.http.post("/api/me/login", json={"name": name, "password": "something else"})
        unknown = person.http.post("/api/me/login", json={"name": "nobody at all", "password": "something else"})
        assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json()) == (403, wrong.json())
        assert person.refused("/api/me/register", {"name": new_name(), "password": "short"})[0] == 400


def test_logging_out_ends_the_session_and_its_sockets(anna: Person, server: Running) -> None:
    table = anna.table("me", "open", start=False)
    cookie = anna.http.cookies["zeitalter"]
    with anna.live(table) as live:
        anna.post("/api/me/logout")
        with pytest.raises(ConnectionClosed):
            live.until(lambda live: False)
        assert live.socket.close_code == 4401
    assert httpx.get(f"{server.url}/api/me", cookies={"zeitalter": cookie}).json() is None


def test_a_new_password_ends_all_other_sessions(server: Running) -> None:
    name = new_name()
    with Person(server) as here, Person(server) as there:
        here.post("/api/me/register", {"name": name, "password": PASSWORD})
        there.post("/api/me/login", {"name": name, "password": PASSWORD})
        assert here.refused("/api/me/password", {"old": "wrong", "new": "another password"}) == (403, "wrong-password")
        here.post("/api/me/password", {"old": PASSWORD, "new": "another password"})
        assert here.get("/api/me")["name"] == name
        assert there.get("/api/me") is None
        assert there.refused("/api/me/login", {"name": name, "password": PASSWORD})[0] == 403


def test_tokens_have_scopes(anna: Person, server: Running) -> None:
    table = anna.table("me", "open", start=False)

    def with_token(*scopes: str) -> httpx.Client:
        token = anna.post("/api/me/tokens", {"label": "bot", "scopes": list(scopes)})
        return httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token['secret']}"})

    with with_token("read") as reader, with_token("play") as player, with_token("read", "create") as creator:
        assert reader.get("/api/me").json()["name"] == "Anna"
        assert reader.post(f"/api/tables/{table}/leave", json={}).status_code == 403
        assert player.get("/api/tables").json()["code"] == "scope"
        assert player.post(f"/api/tables/{table}/chat", json={"type": "say", "text": "hello"}).status_code == 200
        new = {"game": "trial", "seats": [{"who": "me"}, {"who": "open"}]}
        assert creator.post("/api/tables", json=new).status_code == 201
        assert reader.post("/api/tables", json=new).json()["code"] == "scope"
        for client in (reader, player, creator):  # no token makes further tokens or changes who somebody is
            assert client.get("/api/me/tokens").status_code == 403
            assert client.post("/api/me/tokens", json={"label": "x", "scopes": []}).status_code == 403
            assert client.post("/api/me/register", json={"name": new_name(), "password": PASSWORD}).status_code == 403
            assert client.post("/api/me/guest", json={"name": "Other"}).status_code == 403

    listed = anna.get("/api/me/tokens")
    assert len(listed) == 3
    assert all("secret" not in token for token in listed)
    secret = anna.post("/api/me/tokens", {"label": "gone", "scopes": ["read"]})
    anna.http.delete(f"/api/me/tokens/{secret['id']}").raise_for_status()
    gone = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {secret['secret']}"})
    assert gone.status_code == 401


def test_nobody_deletes_the_tokens_of_others(anna: Person, bert: Person) -> None:
    token = anna.post("/api/me/tokens", {"label": "mine", "scopes": ["read"]})
    assert bert.http.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    assert len(anna.get("/api/me/tokens")) == 1


def test_without_a_session_only_looking_is_allowed(server: Running, anna: Person) -> None:
    table = anna.table("me", "open", start=False)
    with Person(server) as nobody:
        assert nobody.get("/api/tables")["mine"] == []
        assert nobody.get(f"/api/tables/{table}")["seats"][0]["mine"] is False
        assert nobody.refused(f"/api/tables/{table}/seat", {"seat": 1}) == (401, "no-session")
        assert nobody.refused("/api/tables", {"game": "trial", "seats": [{"who": "me"}, {"who": "me"}]})[0] == 401
        with nobody.live(table) as live:
            assert live.refusal("say", text="hello") == "no-session"
