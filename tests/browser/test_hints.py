"""A hint on demand, and words of others that are not in sight."""

import pytest
from playwright.sync_api import expect

from tests.browser.seat import Open, People
from zeitalter.games import games


@pytest.mark.parametrize("game", games())
def test_a_hint_is_shown_and_taken(open_seat: Open, person: People, game: str) -> None:
    anna = person("Anna")
    table = anna.table("me", "random", game=game)
    seat = open_seat(f"/table/{table}", person=anna)
    seat.sees_own_turn()
    seat.page.keyboard.press("h")
    first = seat.page.get_by_test_id("hinted").locator("li.best button")
    expect(first).to_be_visible()
    before = seat.mark()
    first.click()
    if seat.page.get_by_test_id("confirm").count():
        seat.page.keyboard.press("Enter")
    seat.wait_for_change(before)
    expect(seat.page.get_by_test_id("hinted")).to_have_count(0)


def test_unread_words_are_counted(open_seat: Open, person: People) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.table("me", "open", game="ages_cards", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    page = open_seat(f"/table/{table}", person=anna).page
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("unread")).to_have_count(0)
    with bert.live(table) as live:
        live.send("say", text="Hello!")
        live.send("say", text="Your turn.")
        expect(page.get_by_test_id("unread")).to_have_text("2")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("Your turn.")).to_be_visible()
    expect(page.get_by_test_id("unread")).to_have_count(0)
