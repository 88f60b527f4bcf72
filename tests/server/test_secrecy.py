"""A whole game with marked cards: every message and every answer to everybody is searched for what they may not know.

The test plays the table in two worlds at once: what a seat may know is computed here from the record of the game, and
compared with all that the server said, byte for byte.
"""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tests.server.person import Live, Person
from tests.server.running import Running
from tests.trial import RULES
from tests.trial.model.catalogue import CARDS, GOODS
from zeitalter.core.match import Match
from zeitalter.core.record import read

Said = tuple[int | None, str, Any]  # seat, whom the view is for, position


def test_nothing_reaches_a_wrong_seat(person: Callable[[str], Person], anna: Person, bert: Person) -> None:
    carla, dora = person("Carla"), person("Dora")
    table = anna.table("me", "open", "random", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    everybody: dict[Person, int | None] = {anna: 0, bert: 1, carla: None, dora: None}
    said: list[Said] = []
    with ExitStack() as lines:
        a, b, c = [lines.enter_context(one.live(table)) for one in (anna, bert, carla)]
        of_bots = [lines.enter_context(one.live(table, view="bot")) for one in (anna, bert, carla)]
        lives: dict[Live, tuple[int | None, str]] = {
            live: (seat, view)
            for view, group in (("people", (a, b, c)), ("bot", of_bots))
            for live, seat in zip(group, (0, 1, None))
        }
        turn = 0
        while not a.over:
            for live in lives:
                live.quiet(0.01)
            for live in (a, b):
                if live.asked and not live.over:
                    turn += 1
                    options = live.position["actions"]
                    live.attempt(options[turn * 7 % len(options)]["action"])
                    if turn % 5 == 0 and live.position["undoable"]:
                        live.undo()
            if turn % 6 == 0:
                for one, seat in everybody.items():
                    walk(one, table, seat, said)
        for live in lives:
            live.until(lambda live: live.over)
        for live, (seat, view) in lives.items():
            for text in live.received:
                message = json.loads(text)
                assert "seed" not in message
                if message["type"] == "position":
                    said.append((seat, view, message))
    for view in ("people", "bot"):
        assert len([one for one in said if one[1] == view]) > 100

    worlds = replayed(anna.http.get(f"/api/tables/{table}/record").content)
    for seat, view, message in said:
        match = worlds[message["sequence"]]
        # The view is exactly what the rules let this seat observe or be shown: nothing more, nothing else.
        state = match.state
        allowed = state.observe(seat) if view == "bot" else RULES.show(state, seat)
        assert message["view"] == msgspec.to_builtins(allowed), (seat, view, message["sequence"])
        assert (message["view"]["flow"] is None) == (view == "people")
        assert (message["view"]["situation"] is None) == (view == "bot")
        readable = dict(match.log(seat))
        for line in message["new_log"]:
            assert line["message"] == json.loads(msgspec.json.encode(readable[line["number"]]))
        if not message["outcome"]:
            hidden_goods(match, seat, message)


def walk(one: Person, table: str, seat: int | None, said: list[Said]) -> None:
    """Everything that can be asked about a table in the middle of a game."""
    for view in ("people", "bot"):
        said.append((seat, view, one.get(f"/api/tables/{table}/position?view={view}")))
        for other in range(3):
            answer = one.http.get(f"/api/tables/{table}/position?view={view}&seat={other}")
            assert (answer.status_code == 200) == (other == seat)
    assert one.http.get(f"/api/tables/{table}/position?view=all").status_code == 400
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/chat", "/api/me", "/api/health"):
        answer = one.http.get(path)
        assert answer.status_code == 200
        assert not any(word in answer.text for word in (*CARDS, *[f"card-{good}" for good in GOODS], "seed"))
    is_secret = one.http.get(f"/api/tables/{table}/record").json().get("code") == "secret"
    assert is_secret or one.get(f"/api/tables/{table}")["status"] == "over"  # it may have ended this moment
    for path in ("catalogue", "schema"):
        assert one.http.get(f"/api/games/trial/{path}").status_code == 200


def replayed(record: bytes) -> dict[int, Match]:
    """The game after each entry."""
    played = read(record)
    match = Match(RULES, played.seats, RULES.read_options(dict(played.options)), bytes.fromhex(played.seed))  # type: ignore[call-overload]
    worlds = {0: snapshot(match)}
    for entry in played.entries:
        match.repeat(entry)
        worlds[len(match.entries)] = snapshot(match)
    return worlds


def snapshot(match: Match) -> Match:
    copy = Match.__new__(Match)
    copy.state = match.state.copy()
    copy.events = [msgspec.structs.replace(logged) for logged in match.events]
    return copy


def hidden_goods(match: Match, seat: int | None, message: Any) -> None:
    """The marked cards: what a seat does not know stands nowhere in what it may choose or is asked."""
    state: Any = match.state
    known = {card for card in range(len(CARDS)) if seat is not None and state.knows[card] >> seat & 1}
    open_cards = known | set(state.discards)
    unseen = {CARDS[card] for card in range(len(CARDS))} - {CARDS[card] for card in open_cards}
    text = json.dumps([message["actions"], message["prompt"], message["table"]])
    assert not [card for card in unseen if f'"{card}"' in text or f"card-{card}" in text]


@pytest.mark.parametrize("path", ["position", "chat", "record", ""])
def test_private_tables_need_their_address(anna: Person, server: Running, path: str) -> None:
    anna.table("me", "random", public=False)
    with Person(server) as stranger:
        assert anna.get("/api/tables")["mine"]
        assert all(table["public"] for table in stranger.get("/api/tables")["open"])
        assert stranger.http.get(f"/api/tables/guess/{path}").status_code == 404
