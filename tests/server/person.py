"""Somebody who plays on a server: requests, and the websocket of a table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running

Json = dict[str, Any]
PATIENCE = 30.0


class Person:
    def __init__(self, server: Running, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"X-Zeitalter": "1"}, timeout=PATIENCE)
        if name:
            self.post("/api/me/guest", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *args: object) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self._good(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:
        return self._good(self.http.post(path, json={} if body is None else body))

    def refused(self, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a request that must not succeed."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def _good(self, answer: httpx.Response) -> Any:
        assert answer.is_success, (answer.request.url, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def table(self, *seats: str | Json, game: str = "trial", start: bool = True, **more: Any) -> str:
        """Opens a table. Seats: "me", "open" or the name of a bot."""
        wishes = [_wish(seat) for seat in seats]
        body = {"game": game, "seats": wishes, "start": start, **more}
        table: str = self.post("/api/tables", body)["id"]
        return table

    def live(self, table: str, log: int = 0, view: str = "people") -> Live:
        cookie = self.http.cookies.get("zeitalter")
        headers = {"Cookie": f"zeitalter={cookie}"} if cookie else {}
        address = f"{self.server.live_url}/api/tables/{table}/live?log={log}&view={view}"
        return Live(connect(address, additional_headers=headers, max_size=None))


def table_of_two(one: Person, other: Person) -> str:
    """A running table of the trial game with these two."""
    table = one.table("me", "open", start=False)
    other.post(f"/api/tables/{table}/seat", {"seat": 1})
    one.post(f"/api/tables/{table}/start")
    return table


@contextmanager
def guests(server: Running) -> Iterator[Callable[[str], Person]]:
    """Makes guests, and lets them go in the end."""
    made: list[Person] = []

    def make(name: str = "Anna") -> Person:
        made.append(Person(server, name))
        return made[-1]

    yield make
    for one in made:
        one.http.close()


def _wish(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat}


class Live:
    """One connection to a table. Remembers everything it was sent, and the newest position."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket = connecting.__enter__()
        self.received: list[str] = []
        self.position: Json = {}
        self.log: dict[int, Json] = {}
        self.chat: list[Json] = []
        self.refusals: list[Json] = []
        self._sent = 0  # messages whose refusal would be told apart from others
        try:
            self.until(lambda live: bool(live.position))
        except BaseException:
            connecting.__exit__(None, None, None)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, value, trace)

    # ---- receiving ------------------------------------------------------------------------------------------------

    def next(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "position":
            self.position = message
            self.log = {number: line for number, line in self.log.items() if number < message["log_from"]}
            self.log |= {line["number"]: line["message"] for line in message["new_log"]}
            for number in message["undone_log"]:
                self.log.pop(number, None)
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "refused":
            self.refusals.append(message)
        return message

    def until(self, condition: Callable[[Live], bool], timeout: float = PATIENCE) -> Json:
        """Read until something holds; returns the newest position."""
        deadline = time.monotonic() + timeout
        while not condition(self):
            self.next(max(0.01, deadline - time.monotonic()))
        return self.position

    def quiet(self, seconds: float = 0.3) -> None:
        """Read what comes within a short time."""
        try:
            while True:
                self.next(seconds)
        except TimeoutError:
            return

    # ---- sending --------------------------------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def act(self, *actions: Json, decision: str | None = None, reference: str = "") -> None:
        decision = self.position["decision"] if decision is None else decision
        self.send("act", decision=decision, actions=list(actions), reference=reference)

    def do(self, *actions: Json) -> Json:
        """Act, and wait until the server has carried it out."""
        assert self.attempt(*actions), self.refusals[-1]
        return self.position

    def attempt(self, *actions: Json) -> bool:
        """The same where others act at the same time, and may be faster and make it impossible."""
        decision, reference = self.position["decision"], self._reference()
        self.act(*actions, reference=reference)
        self.until(lambda live: live.position["decision"] != decision or live._is_refused(reference))
        if not self._is_refused(reference):
            return True
        assert self.refusals[-1]["code"] in ("illegal", "stale", "not-asked"), self.refusals[-1]
        self.next()  # the newest position follows
        return False

    def undo(self) -> None:
        """Take back the last decision, unless another seat decides before the server hears of it."""
        undone, reference = self._undone(), self._reference()
        self.send("undo", reference=reference)
        self.until(lambda live: live._undone() > undone or live._is_refused(reference))

    def _undone(self) -> int:
        return sum(line["key"] == "event-undo" for line in self.log.values())

    def _reference(self) -> str:
        self._sent += 1
        return f"message {self._sent}"

    def _is_refused(self, reference: str) -> bool:
        return any(refusal["reference"] == reference for refusal in self.refusals)

    def refusal(self, kind: str, **fields: Any) -> str:
        """Send something that must be refused; returns the code."""
        before = len(self.refusals)
        self.send(kind, **fields)
        self.until(lambda live: len(live.refusals) > before)
        code: str = self.refusals[-1]["code"]
        return code

    def explained(self, about: str) -> Json:
        """The answer to a question about an element of the board or a figure."""
        self.send("ask", about=about)
        return self.answer("told")

    def answer(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := self.next())["type"] != kind:
            assert message["type"] != "refused", message
        return message

    # ---- playing --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        return bool(self.position["decision"])

    @property
    def over(self) -> bool:
        return bool(self.position["table"]["status"] == "over")

    def first_action(self) -> Json:
        action: Json = self.position["actions"][0]["action"]
        return action

    def play_on(self, choose: Callable[[Json], Json] | None = None, most: int = 10_000) -> Json:
        """Play one seat until the game is over, or for some decisions."""
        for _ in range(most):
            self.until(lambda live: live.asked or live.over)
            if self.over:
                break
            self.attempt(self.first_action() if choose is None else choose(self.position))
        return self.position
