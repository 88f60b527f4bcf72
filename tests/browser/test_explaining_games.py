"""In every game: clicks in vain get a reason, figures their sum, and what others did is told."""

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from zeitalter.core.game import Game
from zeitalter.games import games, load

GAMES = [game for game in games() if type(load(game).game).why_not is not Game.why_not]
MOST = 8  # elements that are clicked
GENERAL = ("Not asked for now", "It is for ")


def in_sight(seat: Seat, what: str, most: int) -> list[Locator]:
    """Elements that can be reached with the pointer, and are not covered by others."""
    found: list[Locator] = []
    for element in seat.page.locator(what).all():
        if len(found) < most and element.evaluate(REACHED):
            found.append(element)
    return found


REACHED = """element => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.bottom > innerHeight || box.right > innerWidth || box.top < 0) return false;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit !== null && hit.closest("[data-anchor], [data-figure]") === element;
}"""


def confirm(seat: Seat, before: str) -> None:
    """If asked to; a standing order may be faster."""
    button = seat.page.locator("[data-testid=confirm], [data-testid=amounts] button").first
    while seat.page.get_by_test_id("offer").count() and seat.mark() == before:
        try:
            button.click(timeout=500)
        except PlaywrightTimeout:
            continue


@pytest.mark.parametrize("game", GAMES)
def test_the_board_explains_itself(open_seat: Open, person: People, game: str) -> None:
    anna = person("Anna")
    most = load(game).seats.stop - 1
    table = anna.table("me", *["easy"] * (min(3, most) - 1 or 1), game=game)
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    for _ in range(4):  # somewhat into the game
        actions = seat.actions()
        before = seat.mark()
        actions.last.click()
        confirm(seat, before)
        seat.wait_for_change(before)
        seat.sees_own_turn()

    said = seat.page.get_by_test_id("reason-said")
    reasons = []
    actions = anna.get(f"/api/tables/{table}/position")["actions"]
    named = {anchor for action in actions for anchor in action.get("anchors", [])}
    for element in in_sight(seat, "section.board [data-anchor]:not(.legal, [data-own])", MOST):
        anchor = element.get_attribute("data-anchor")
        if anchor in named:  # it is clicked later in some action
            continue
        element.click()
        expect(said, str(anchor)).not_to_have_text("", timeout=5000)
        reasons.append(said.inner_text())
        seat.page.keyboard.press("Escape")
        expect(said).to_have_text("")
    specific = [one for one in reasons if not one.startswith(GENERAL)]
    assert len(specific) >= len(reasons) * 0.8, reasons

    for figure in in_sight(seat, "[data-figure]", 4):
        figure.hover()
        expect(seat.page.get_by_test_id("sum")).to_have_attribute("data-of", figure.get_attribute("data-figure") or "")
        seat.page.get_by_test_id("prompt").hover()
        expect(seat.page.get_by_test_id("sum")).to_have_count(0)
