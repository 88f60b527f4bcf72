"""Nothing is lost: the server dies and comes back, the network goes and comes back."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seat import NO_QUESTIONS, Open, People
from tests.server.person import Person
from tests.server.running import Running

GAINS = ("event-more", "event-less")
STORED = Path(__file__).parents[1] / "server" / "stored" / "version-0.1.sqlite3"


@pytest.fixture
def mortal_server(browser: Browser, tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data")
    yield running
    running.stop()


def test_server_killed_and_started_again(open_seat: Open, mortal_server: Running) -> None:
    with Person(mortal_server, "Anna") as anna:
        table = anna.table("me", "greedy", game="ages_cards")
        seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS, url=mortal_server.url)
        for _ in range(4):
            seat.sees_own_turn()
            seat.click_first_legal()
        seat.sees_own_turn()
        question, cards = seat.question, seat.page.locator(".dock [data-anchor]").all_inner_texts()
        mark = seat.mark()

        mortal_server.kill()
        banner = seat.page.get_by_text("The connection is lost")
        expect(banner).to_be_visible()
        mortal_server.start()
        expect(banner).to_have_count(0, timeout=30_000)
        seat.sees_own_turn()
        assert (seat.question, seat.mark()) == (question, mark)
        assert seat.page.locator(".dock [data-anchor]").all_inner_texts() == cards
        seat.click_first_legal()


def test_network_gone_and_back(open_seat: Open, person: People) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.table("me", "open", game="ages_cards", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    seat = open_seat(f"/table/{table}", person=anna)
    expect(seat.prompt).to_be_visible()
    seat.tab("Log")
    before = seat.mark()

    seat.page.context.set_offline(True)
    expect(seat.page.get_by_text("The connection is lost")).to_be_visible()
    assert seat.legal().count() == 0
    for _ in range(3):  # the game goes on meanwhile
        for one in (anna, bert):
            position = one.get(f"/api/tables/{table}/position")
            if position["actions"]:
                body = {"type": "act", "decision": position["decision"], "actions": [position["actions"][0]["action"]]}
                one.post(f"/api/tables/{table}/act", body)
                break
    seat.page.context.set_offline(False)
    expect(seat.page.get_by_text("The connection is lost")).to_have_count(0)
    seat.wait_for_change(before)
    lines = anna.get(f"/api/tables/{table}/position?log=0")["new_log"]
    last = [line["number"] for line in lines if line["message"]["key"] not in GAINS][-1]  # those are rows of signs
    expect(seat.page.locator(f"[data-testid=log] li[data-number='{last}']")).to_be_visible()


def test_a_table_of_version_0_1_says_who_can_finish_it(open_seat: Open, browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    shutil.copy(STORED, tmp_path / "data" / "zeitalter.sqlite3")
    server = Running(tmp_path / "data")
    try:
        for language, title, words in (
            ("en", "This table cannot be continued here", "stored by version 0.1"),
            ("de", "Dieser Tisch lässt sich hier nicht fortsetzen", "hat Version 0.1 von Zeitalter gespeichert"),
        ):
            page = open_seat("/table/running", language=language, url=server.url).page
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            expect(page.get_by_text(words)).to_be_visible()
    finally:
        server.stop()
