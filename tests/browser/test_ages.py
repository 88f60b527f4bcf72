"""The flagship on its board: a whole beginner's game by clicks, the parts of the board, and what axe says."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, OWN_TURN, Open, People, Seat
from tests.browser.test_access import violations
from tests.server.person import Person

MOST_DECISIONS = 120
ROW = '[data-anchor^="row:"].legal'
OWN_CARD = ".civilization .tech.legal"


def sit_down(open_seat: Open, anna: Person, level: str, **how: object) -> Seat:
    table = anna.table("me", "greedy", game="ages", options={"level": level})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS, **how)
    seat.sees_own_turn()
    return seat


def end_turn(seat: Seat) -> None:
    seat.change(lambda: seat.page.get_by_test_id("done").click())


def act_on(seat: Seat, selector: str) -> bool:
    """Click an element, then the first choice if it leaves several; whether there was such an element."""
    element = seat.page.locator(selector).first
    if not element.count():
        return False
    before = seat.mark()
    element.click()
    choice = seat.page.locator(".choices button").first
    seat.page.wait_for_function(
        "before => document.querySelector('.shell').dataset.sequence !== before"
        " || document.querySelector('.choices button')",
        arg=before,
    )
    if seat.mark() == before:
        choice.click()
        seat.wait_for_change(before)
    seat.sees_own_turn()
    return True


def test_beginners_game_to_the_end(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = sit_down(open_seat, anna, "beginner")
    scores = seat.page.get_by_test_id("scores")

    hand = seat.page.locator(".hands .card").count() + seat.page.locator(".mine .realm .tone-wonder").count()
    assert act_on(seat, ROW)
    now = seat.page.locator(".hands .card").count() + seat.page.locator(".mine .realm .tone-wonder").count()
    assert now == hand + 1
    end_turn(seat)

    seat.sees_own_turn()  # the second round on the board: people, a building, a card
    workers = seat.page.locator(".mine .unused").inner_text()
    assert act_on(seat, '[data-anchor$=":yellow"].legal')
    assert seat.page.locator(".mine .unused").inner_text() != workers
    assert act_on(seat, OWN_CARD)
    assert act_on(seat, ROW)
    assert "culture" in seat.page.get_by_test_id("forecast").inner_text()
    end_turn(seat)

    for decision in range(MOST_DECISIONS):  # the rest by the list
        expect(seat.page.locator(f"{OWN_TURN}, [data-testid=scores]").first).to_be_visible()
        if scores.count():
            break
        actions = seat.actions()
        action = actions.first if decision % 3 == 0 else actions.last
        seat.change(action.click)
    expect(scores).to_be_visible()
    assert scores.locator("tbody tr").count() == 2


def test_why_a_card_cannot_be_taken(open_seat: Open, person: People) -> None:
    seat = sit_down(open_seat, person("Anna"), "expert")
    dear = seat.page.locator('[data-anchor^="row:"]:not(.legal)').last
    expect(dear).to_contain_text("You do not have enough civil actions left.")
    dear.hover()
    expect(seat.page.locator(".inspector .why")).to_have_text("You do not have enough civil actions left.")


def test_ending_the_turn_with_fewer_military_cards(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = sit_down(open_seat, anna, "expert")
    end_turn(seat)
    seat.sees_own_turn()
    expect(seat.page.get_by_test_id("forecast")).to_contain_text("draw 2 military cards")
    seat.page.get_by_role("button", name="Draw fewer").click()
    seat.change(seat.page.get_by_test_id("amounts").get_by_role("button", name="only 1 military card drawn").click)
    log = anna.get(f"/api{urlsplit(seat.page.url).path.replace('/table/', '/tables/')}/position")["new_log"]
    drawn = [line["message"] for line in log if line["message"]["key"] == "event-draw"]
    assert [message["args"]["seat"] for message in drawn] == [0]


def test_parts_on_a_phone(open_seat: Open, person: People) -> None:
    seat = sit_down(open_seat, person("Anna"), "expert", size=(390, 844), phone=True)
    seat.has_no_side_scroll()
    seat.goes_through_parts(("Civilization", ".civilization"), ("Hand", ".hands"), ("Card row", ".offers"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_access(open_seat: Open, person: People, dark: bool, size: tuple[int, int]) -> None:
    seat = sit_down(open_seat, person("Anna"), "expert", dark=dark, size=size)
    assert violations(seat) == []
    end_turn(seat)
    seat.sees_own_turn()
    assert violations(seat) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_a_click_on_somebody_opens_that_civilization(open_seat: Open, person: People, size: tuple[int, int]) -> None:
    seat = sit_down(open_seat, person("Anna"), "expert", size=size)
    mine, other = (seat.page.get_by_test_id(f"civilization-of-{number}") for number in range(2))
    expect(mine).to_be_visible()
    seat.anchor("seat:1").first.click()
    expect(other.locator(".civilization")).to_be_visible()
    other.get_by_role("button", name="back to my board").click()
    expect(mine).to_be_visible()
    seat.page.get_by_test_id("open-board").click()
    expect(other).to_be_visible()
    seat.has_no_side_scroll()


def test_figures_and_terms_are_marked(open_seat: Open, person: People) -> None:
    seat = sit_down(open_seat, person("Anna"), "expert")
    figures = seat.page.locator("[data-figure]").evaluate_all("all => all.map(one => one.dataset.figure)")
    for name in ("culture:0", "science-income:0", "strength:1", "row:0", "build:bronze", "ahead-resources"):
        assert name in figures, name
    assert seat.page.locator('[data-term="card-row"]').count()
