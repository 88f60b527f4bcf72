"""Requests made up from the server's own description: whatever is sent, nothing breaks inside."""

import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.core.result import Ok

from tests.server.person import Person
from tests.server.running import Running

EXAMPLES = 8
Places = dict[str, list[str]]


def test_no_request_breaks_the_server(server: Running, anna: Person) -> None:
    tables = [anna.table("me", "random"), anna.table("me", "open", start=False), anna.table("me", "random")]
    anna.post(f"/api/tables/{tables[2]}/resign")
    # Names that exist, so that requests get further than the door.
    places = {"table_id": tables, "game": ["ages_cards", "trial"], "language": ["de", "en"], "token": ["x"]}
    tried = 0
    for found in schemathesis.openapi.from_url(f"{server.url}/api/schema").get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        with Person(server, "Fuzz") as person:  # somebody new each time, since requests log out, register ...
            attack(operation, anna if operation.path.startswith("/api/tables") else person, places)
        tried += 1
    assert tried > 25


def attack(operation: Any, who: Person, places: Places) -> None:
    cookies = {"zeitalter": who.http.cookies["zeitalter"]}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def attempt(case: Case) -> None:
        choice = random.Random(repr(case.body) + repr(case.query))
        for name in case.path_parameters or {}:
            if choice.random() < 0.7:
                case.path_parameters[name] = choice.choice(places[name])
        answer = case.call(base_url=who.server.url, headers={"X-Zeitalter": "1"}, cookies=cookies)
        sent = answer.request
        assert answer.status_code < 500, (sent.method, sent.url, sent.body, answer.text)

    attempt()
