"""What protects a server: origins, floods, sizes, headers, and that errors reveal nothing."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.person import Person
from tests.server.running import Running
from zeitalter.server.http.guard import Guard
from zeitalter.server.http.limits import Limit, Limits


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("limited") / "data", "--origin", "https://play.example.org", limits=True)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def limited_person(limited: Running) -> Iterator[Person]:
    """Somebody who came in before the crowd of a test closed the door."""
    with Person(limited, "Anna") as one:
        yield one


# ---- other sites ----------------------------------------------------------------------------------------------------


def test_changes_need_an_own_origin_or_header(anna: Person, server: Running) -> None:
    cookies = {"zeitalter": anna.http.cookies["zeitalter"]}
    body = {"game": "trial", "seats": [{"who": "me"}, {"who": "random"}]}
    for headers, status in (
        ({}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://evil.example", "X-Zeitalter": "1"}, 403),
        ({"Origin": server.url.replace("127.0.0.1", "127.0.0.1.evil.example")}, 403),
        ({"Origin": server.url}, 400),  # let through; the body is wrong
        ({"X-Zeitalter": "1"}, 400),
    ):
        answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers, cookies=cookies)
        assert answer.status_code == status, headers
    assert httpx.post(f"{server.url}/api/me/logout", cookies=cookies).json()["code"] == "origin"
    assert anna.get("/api/me") is not None


def test_the_websocket_checks_the_origin_itself(anna: Person, server: Running) -> None:
    table = anna.table("me", "random")
    address = f"{server.live_url}/api/tables/{table}/live"
    cookie = {"Cookie": f"zeitalter={anna.http.cookies['zeitalter']}"}
    for origin in ("https://evil.example", "null", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=cookie | {"Origin": origin}):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, additional_headers=cookie | {"Origin": server.url}) as socket:
        assert json.loads(socket.recv(10))["seat"] == 0


def test_further_origins_by_setting(limited: Running) -> None:
    own = {"Origin": "https://play.example.org"}
    assert httpx.post(f"{limited.url}/api/me/logout", headers=own).status_code == 204


def test_no_answer_is_readable_for_other_sites(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


# ---- headers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/table/whatever", "/missing.js"])
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers  # plain http


def test_private_answers_are_not_kept(anna: Person) -> None:
    assert anna.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_proxies_are_believed_only_when_asked(start_server: Callable[..., Running], server: Running) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "9.9.9.9", "X-Zeitalter": "1"}
    plain = httpx.post(f"{server.url}/api/me/guest", json={"name": "A"}, headers=forwarded)
    assert "secure" not in plain.headers["set-cookie"].lower()
    behind = start_server("--proxy", "127.0.0.1")
    answer = httpx.post(f"{behind.url}/api/me/guest", json={"name": "A"}, headers=forwarded)
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


# ---- sizes ----------------------------------------------------------------------------------------------------------


def test_large_requests_are_refused(anna: Person, server: Running) -> None:
    assert anna.http.post("/api/me/guest", content=b"x" * 200_000).status_code == 413
    assert anna.http.get("/api/tables?x=" + "y" * 5000).status_code == 414
    huge = {"name": "A", "password": "p" * 1000}
    assert anna.refused("/api/me/login", huge)[0] == 400


def test_large_messages_end_the_connection(anna: Person) -> None:
    table = anna.table("me", "random")
    with anna.live(table) as live:
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.until(lambda live: False)
        assert live.socket.close_code == 1009


def test_nested_bodies(anna: Person) -> None:
    for body in (b"[" * 30_000, b'{"name":' * 7_000, b"\xff\xfe", b'{"name": "\\ud800"}', b""):
        answer = anna.http.post("/api/me/guest", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, body[:20]
        assert answer.json()["code"] == "invalid"


# ---- floods ---------------------------------------------------------------------------------------------------------


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    limit = Limit(burst=3, per_second=0.5, clock=lambda: now)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now = 2.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now = 1000.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeitalter.server.http.limits.MANY", 100)
    now = 0.0
    limit = Limit(burst=3, per_second=1, clock=lambda: now)
    for number in range(1000):
        now += 0.001
        assert limit.allows(str(number))
        assert len(limit._buckets) <= 100
    assert Limits(enabled=False).allows(Limit(0, 1), "x")


def test_too_many_guests_from_one_address(limited: Running, limited_person: Person) -> None:
    statuses = []
    for _ in range(40):
        answer = httpx.post(f"{limited.url}/api/me/guest", json={"name": "A"}, headers={"X-Zeitalter": "1"})
        statuses.append(answer.status_code)
        if answer.status_code == 429:
            assert answer.json()["code"] == "rate"
            break
    assert statuses[-1] == 429


def test_too_many_requests_from_one_address() -> None:
    async def site(scope: object, receive: object, send: Callable[..., Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def flood() -> None:
        limits = Limits(enabled=True)
        limits.requests.clock = lambda: 0.0  # however slow this machine is, all come in one moment
        transport = httpx.ASGITransport(Guard(site, limits, ()), client=("192.0.2.1", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answers = [await client.get("/api/health") for _ in range(int(limits.requests.burst) + 1)]
            assert answers[-1].status_code == 429
            assert answers[-1].json()["code"] == "rate"
            assert answers[-1].headers["retry-after"]
            assert answers[-2].status_code == 204
            assert (await client.get("/")).status_code == 204  # pages are still served

    asyncio.run(flood())


def test_chat_is_slowed_down(limited_person: Person) -> None:
    table = limited_person.table("me", "open", start=False)
    with limited_person.live(table) as live:
        for number in range(10):
            live.send("say", text=f"line {number}")
        live.until(lambda live: bool(live.refusals))
        assert live.refusals[0]["code"] == "rate"


def test_too_many_tables(limited_person: Person) -> None:
    wish = {"game": "trial", "seats": [{"who": "me"}, {"who": "open"}]}
    answers = [limited_person.http.post("/api/tables", json=wish) for _ in range(40)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429


# ---- errors and logs ------------------------------------------------------------------------------------------------


def test_errors_tell_nothing_about_the_inside(anna: Person, server: Running) -> None:
    for path in ("/api/games/%2e%2e%2fx", "/api/tables/%00", "/api/texts/xx", "/api/games/nothing/schema", "/api"):
        answer = anna.http.get(path)
        assert answer.status_code in (400, 404), path
        assert set(answer.json()) == {"code", "text", "details"}
        assert not re.search(r"Traceback|File \"|site-packages|sqlite", answer.text)
    assert anna.http.put("/api/me", json={}).status_code == 405
    assert anna.http.put("/api/me", json={}).json()["code"] == "method-not-allowed"


def test_logs_are_json_without_secrets(server: Running) -> None:
    with Person(server) as person:
        person.post("/api/me/register", {"name": "Logged Person", "password": "a very secret password"})
        token = person.post("/api/me/tokens", {"label": "a label", "scopes": ["read"]})["secret"]
        table = person.table("me", "random", public=False)
        with person.live(table) as live:
            live.send("say", text="private words")
            live.until(lambda live: bool(live.chat))
        httpx.get(f"{server.url}/api/me?token=inthequery", headers={"Authorization": f"Bearer {token}"})
        cookie = person.http.cookies["zeitalter"]
    server.wait_for_log(f"/api/tables/{table[:4]}…")
    for line in server.log:
        json.loads(line)
    text = "\n".join(server.log)
    for secret in ("a very secret password", token, cookie, table, "private words", "Logged Person", "inthequery"):
        assert secret not in text


def test_health(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/health").json()
    assert answer["status"] == "ok"
