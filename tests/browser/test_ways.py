"""Other ways to play: keyboard alone, a phone, both languages, a game without a board of its own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, Seat
from tests.server.person import Person
from tests.server.running import ROOT

Open = Callable[..., Seat]
PAGES = ["/", "/games/ages_cards", "/games/ages_cards/rules", "/new", "/profile", "/settings", "/about", "/nowhere"]


def test_keyboard_alone(open_seat: Open) -> None:
    seat = open_seat("/games/ages_cards")
    keys = seat.page.keyboard
    play = seat.page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    for _ in range(40):
        keys.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    keys.press("Enter")
    seat.sees_own_turn()
    assert seat.page.get_by_test_id("told").inner_text() == "" or seat.question

    decisions = set()
    for _ in range(6):
        seat.sees_own_turn()
        decisions.add(seat.decision)
        before = seat.mark()
        if seat.legal().count():
            keys.press("b")
            expect(seat.page.locator("[data-anchor].legal:focus")).to_have_count(1)
            keys.press("ArrowRight")
            keys.press("ArrowLeft")
            expect(seat.page.locator("[data-anchor]:focus")).to_have_count(1)
            keys.press("b")
            keys.press("Enter")
        else:
            keys.press("d")
        if seat.page.get_by_test_id("confirm").count():
            keys.press("Enter")
        seat.wait_for_change(before)
    assert {"resource", "technology"} <= decisions

    keys.press("?")
    expect(seat.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    keys.press("Escape")
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    assert seat.page.get_by_test_id("told").inner_text() != ""


@pytest.mark.parametrize("width", [360, 390])
def test_phone(open_seat: Open, person: Callable[[str], Person], width: int) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", "greedy", game="ages_cards")
    seat = open_seat(f"/table/{table}", person=anna, size=(width, 780), phone=True, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    seat.has_no_side_scroll()
    for _ in range(3):
        before = seat.mark()
        seat.legal().first.tap()
        seat.wait_for_change(before)
        seat.sees_own_turn()

    card = seat.page.locator(".pyramid [data-anchor]").first
    card.tap()  # nothing to do with it now: it shows itself
    expect(seat.page.locator(".sheet-below")).to_be_visible()
    seat.page.get_by_role("button", name="Close").tap()
    expect(seat.page.locator(".sheet-below")).to_have_count(0)
    for name in ("Actions", "Log", "Chat", "Board"):
        seat.tab(name)
        seat.has_no_side_scroll()
        assert seat.prompt.is_visible()
    for path in PAGES:
        seat.go(path)
        expect(seat.page.locator("h1")).to_be_visible()
        seat.has_no_side_scroll()


def test_language_changes_without_loading(open_seat: Open, person: Callable[[str], Person]) -> None:
    anna = person("Anna")
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna, language="de")
    seat.sees_own_turn()
    assert "Ressource" in seat.question
    seat.page.evaluate("window.stillHere = true")
    seat.page.get_by_role("button", name="English").click()
    expect(seat.page.get_by_text("Your turn").first).to_be_visible()
    assert "resource" in seat.question
    assert seat.page.evaluate("window.stillHere") is True
    assert seat.page.locator("html").get_attribute("lang") == "en"
    seat.page.get_by_role("button", name="Deutsch").click()
    expect(seat.page.get_by_text("Du bist am Zug").first).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_key_is_shown_instead_of_words(open_seat: Open, person: Callable[[str], Person], language: str) -> None:
    ours = (ROOT / "web/src/text/en.ftl").read_text() + (ROOT / "web/src/boards/ages_cards/text/en.ftl").read_text()
    games = (ROOT / "src/zeitalter/games/ages_cards/text/en.ftl").read_text()
    keys = {key for key in re.findall(r"^([a-z][\w-]*) =", ours + games, re.MULTILINE) if "-" in key}
    anna = person("Anna")
    table = anna.table("me", "greedy", game="ages_cards", options={"mode": "combined"})
    seat = open_seat("/", person=anna, language=language, settings=NO_QUESTIONS)
    for path in [*PAGES, f"/table/{table}"]:
        seat.go(path)
        expect(seat.page.locator("h1, [data-testid=prompt]").first).to_be_visible()
        shown = seat.page.locator("body").inner_text() + seat.page.locator("body").inner_html()
        visible = set(re.findall(r"(?<![\w/-])[a-z][\w]*(?:-[\w]+)+(?![\w/-])", seat.page.locator("body").inner_text()))
        assert not visible & keys, path
        assert "{ $" not in shown


def test_game_without_a_board(open_seat: Open, person: Callable[[str], Person]) -> None:
    """The trial game has sealed bids with amounts, and no board: the list and the plain rendering carry it."""
    anna = person("Anna")
    table = anna.table("me", "random", game="trial")
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    for _ in range(12):
        expect(seat.page.locator("[data-testid=prompt].mine:not(.busy), [data-testid=scores]").first).to_be_visible()
        if seat.page.get_by_test_id("scores").count():
            break
        before = seat.mark()
        seat.actions().last.click()
        confirm = seat.page.get_by_test_id("confirm")
        if confirm.count():
            more = seat.page.get_by_role("button", name="More")
            if more.count():
                more.click()
            confirm.click()
        seat.wait_for_change(before)
    expect(seat.page.locator(".generic dt").first).to_be_visible()
