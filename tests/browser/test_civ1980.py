"""Tresham's Civilization on its board: move, build, trade with a second browser, buy, suffer a calamity; phones."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.civ1980 import asks, moment, sit_down
from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from tests.browser.test_access import violations
from tests.server.running import Running
from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import STACKS
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.sea import FAR, distances, ship_range
from zeitalter.games.civ1980.rules.trade_cards import has_red_top


def area(seat: Seat, name: str) -> Locator:
    return seat.page.locator(f'[data-anchor="area:{name}"] .land')


def click_area(seat: Seat, number: int = 0, kind: str = "legal") -> str:
    """Clicks a highlighted area of the map in its middle; its name."""
    found = seat.page.locator(f".area.{kind}").nth(number)
    name = found.get_attribute("data-anchor") or ""
    found.dispatch_event("click")
    return name.removeprefix("area:")


def open_at(
    open_seat: Open,
    server: Running,
    person: People,
    folder: Path,
    kind: type[Step],
    turn: int,
    seats: int,
    **how: object,
) -> Seat:
    """Anna at the first decision of this kind from this turn on, whoever faces it in the game."""
    match = moment(seats, "a", lambda state: state.turn >= turn and isinstance(state.agenda[-1], kind))
    anna = person("Anna")
    table = sit_down(server, match, folder, {match.state.actors()[0]: anna})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS, **how)
    seat.sees_own_turn()
    return seat


def numbers(seat: Seat) -> list[str]:
    """Tokens, stock, treasury, cities and ships of my nation."""
    return seat.page.locator(".mine li b").all_inner_texts()


def test_moving_by_clicks(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 6, 4)
    page = seat.page
    title = page.locator(".dock h2").first
    before = int("".join(filter(str.isdigit, title.inner_text())))

    click_area(seat)  # a source, then a target: all its tokens go
    targets = page.locator(".area.target")
    expect(targets.first).to_be_attached()
    mark = seat.mark()
    click_area(seat, 0, "target")
    seat.wait_for_change(mark)
    expect(title).not_to_contain_text(f" {before} ")
    expect(page.locator(".trip").first).to_be_attached()

    seat.change(lambda: page.get_by_test_id("undo").click())
    expect(title).to_contain_text(f" {before} ")

    page.get_by_text("Number", exact=True).click()  # one token only
    click_area(seat)
    mark = seat.mark()
    click_area(seat, 0, "target")
    seat.wait_for_change(mark)
    expect(title).to_contain_text(f" {before - 1} ")

    page.get_by_text("All", exact=True).click()  # many at once
    page.get_by_role("button", name="Gather", exact=True).click()
    mark = seat.mark()
    click_area(seat, 0, "target")
    seat.wait_for_change(mark)
    mark = seat.mark()
    page.get_by_test_id("done").click()
    seat.wait_for_change(mark)


Spot = tuple[float, float]


def middle(found: Locator) -> Spot:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(seat: Seat, name: str) -> Spot:
    """A point in an area: where its limit is printed."""
    return middle(seat.page.locator(f'.pieces[data-area="{name}"] .limit'))


def drag(seat: Seat, start: Spot, *way: Spot) -> None:
    mouse = seat.page.mouse
    mouse.move(*start)
    mouse.down()
    for spot in way:
        mouse.move(*spot, steps=5)
    mouse.up()


def left_to_move(seat: Seat) -> int:
    return int("".join(filter(str.isdigit, seat.page.locator(".dock h2").first.inner_text())))


def test_moving_by_dragging(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 6, 4)
    page = seat.page
    before = left_to_move(seat)
    stack = page.locator(".pieces:has(.stack.free)").first
    start = middle(stack.locator(".stack.free"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 30, start[1] + 10, steps=4)
    expect(page.get_by_test_id("load")).to_be_visible()
    target = (page.locator(".area.target").first.get_attribute("data-anchor") or "").removeprefix("area:")
    page.mouse.move(*inside(seat, target), steps=5)
    mark = seat.mark()
    page.mouse.up()
    seat.wait_for_change(mark)
    expect(page.get_by_test_id("load")).to_have_count(0)
    expect(page.get_by_test_id("so-far").locator("li")).to_have_count(1)
    expect(page.locator(".trip.now")).to_have_count(1)
    expect(page.locator(".frame .badge")).to_have_count(1)
    assert left_to_move(seat) < before
    seat.change(lambda: page.get_by_test_id("undo").click())
    assert left_to_move(seat) == before

    page.get_by_text("Number", exact=True).click()  # one token only
    start = middle(page.locator(".pieces:has(.stack.free)").first.locator(".stack.free"))
    mark = seat.mark()
    drag(seat, start, (start[0] + 30, start[1] + 10), inside(seat, target))
    seat.wait_for_change(mark)
    assert left_to_move(seat) == before - 1

    mark = seat.mark()  # dropped at sea nothing moves; beside tokens the map is dragged
    place = page.locator(".frame svg").first.get_attribute("viewBox")
    frame = page.locator(".frame").bounding_box()
    assert frame is not None
    drag(seat, middle(page.locator(".stack.free").first), (frame["x"] + 4, frame["y"] + 4))
    page.get_by_role("button", name="Enlarge").click()
    drag(seat, (frame["x"] + 20, frame["y"] + 20), (frame["x"] + 120, frame["y"] + 90))
    assert page.locator(".frame svg").first.get_attribute("viewBox") != place
    assert seat.mark() == mark


def touch(seat: Seat, *fingers: list[Spot]) -> None:
    """Fingers that go down together, each along its way, and up again."""
    session = seat.page.context.new_cdp_session(seat.page)
    for moment_number, spots in enumerate(zip(*fingers, strict=True)):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        kind = "touchStart" if moment_number == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def between(start: Spot, end: Spot, steps: int = 6) -> list[Spot]:
    return [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps + 1)
    ]


def test_dragging_with_fingers(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 6, 4, size=(390, 844), phone=True)
    page = seat.page
    before = left_to_move(seat)
    frame = page.locator(".frame").bounding_box()
    assert frame is not None
    free = page.locator(".pieces:has(.stack.free)")
    places = [middle(free.nth(i).locator(".stack.free")) for i in range(free.count())]
    seen = [(x, y) for x, y in places if frame["y"] < y < frame["y"] + frame["height"] - 60 and 20 < x < 370]
    start = seen[0]

    mark = seat.mark()  # two fingers enlarge the map, also from above tokens
    place = page.locator(".frame svg").first.get_attribute("viewBox")
    aside = (start[0] + 40, start[1])
    touch(seat, between(start, (start[0] - 10, start[1])), between(aside, (aside[0] + 50, aside[1])))
    assert page.locator(".frame svg").first.get_attribute("viewBox") != place
    expect(page.get_by_test_id("load")).to_have_count(0)
    assert seat.mark() == mark

    page.get_by_role("button", name="Show all").click()
    start = middle(free.first.locator(".stack.free"))
    click_area(seat, 0)
    target = (page.locator(".area.target").first.get_attribute("data-anchor") or "").removeprefix("area:")
    mark = seat.mark()
    touch(seat, between(start, inside(seat, target)))
    seat.wait_for_change(mark)
    assert left_to_move(seat) < before


def crossing(state: Civ1980) -> tuple[int, int, int] | None:
    """A ship of whoever moves with own tokens beside it, their area, and a coast too far to walk to."""
    if not isinstance(state.agenda[-1], steps.Moving):
        return None
    mover = state.actors()[0]
    player = state.players[mover]
    areas = state.catalogue.water_area
    for ship, water in enumerate(player.ships):
        reach = distances(state, mover, water, ship_range(state, mover))
        for other in range(len(reach)):
            near = areas[other] in (*state.board.land[areas[water]], areas[water], -1)
            if player.tokens[areas[water]] and reach[other] < FAR and not near:
                return ship, areas[water], areas[other]
    return None


def test_ships_by_dragging(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    match = moment(4, "a", lambda state: crossing(state) is not None, ships=True)
    state = match.state
    assert isinstance(state, Civ1980)
    mover = state.actors()[0]
    ids = state.catalogue.area_ids
    found = crossing(state)
    assert found is not None
    ship, source, far = found
    anna = person("Anna")
    table = sit_down(server, match, tmp_path, {mover: anna})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    page = seat.page

    start = middle(page.locator(f'.pieces[data-area="{ids[source]}"] .stack.free'))
    mark = seat.mark()
    drag(seat, start, (start[0] + 30, start[1] + 10), inside(seat, ids[far]))  # too far to walk: by ship
    seat.wait_for_change(mark)
    expect(page.locator(".trip.sea.now")).to_have_count(1)
    expect(page.get_by_test_id("so-far").locator("li")).to_have_count(1)

    seat.change(lambda: page.get_by_test_id("undo").click())
    start = middle(page.locator(f'[data-anchor="ship:{mover}-{ship}"] .hull'))
    mark = seat.mark()
    drag(seat, start, (start[0] + 30, start[1] + 10), inside(seat, ids[far]))
    seat.wait_for_change(mark)
    expect(page.locator(".trip.sea.now")).to_have_count(1)


def test_building_a_city(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Building, 5, 4)
    cities = int(numbers(seat)[3].split("/")[0])
    seat.change(lambda: click_area(seat))
    done = seat.page.get_by_test_id("done")
    if done.is_enabled():
        seat.change(done.click)
    expect(seat.page.locator(".mine li b").nth(3)).to_contain_text(f"{cities + 1}/9")


def test_trading_with_a_second_browser(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    def both_can_trade(state: Civ1980) -> bool:
        return asks(state, steps.Trading, 0) and asks(state, steps.Trading, 1)

    anna, bert = person("Anna"), person("Bert")
    table = sit_down(server, moment(2, "a", both_can_trade), tmp_path, {0: anna, 1: bert})
    first = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    second = open_seat(f"/table/{table}", person=bert, settings=NO_QUESTIONS)

    put_three(first)
    expect(first.page.get_by_test_id("packet-told")).to_contain_text("3 cards worth")
    offer = first.page.get_by_test_id("offer")
    offer.click()
    expect(first.page.get_by_test_id("packet")).to_have_count(1)

    expect(offer).to_be_disabled()  # this very packet lies there; with another wish it is another
    first.page.get_by_label("Wish").select_option("Gold")
    offer.click()
    expect(first.page.get_by_test_id("packet")).to_have_count(2)
    first.page.get_by_role("button", name="Take back packet 2").click()
    expect(first.page.get_by_test_id("packet")).to_have_count(1)

    expect(second.page.get_by_test_id("packet")).to_have_count(1)
    expect(second.page.get_by_test_id("packet")).to_contain_text("3 cards worth")
    put_three(second)
    second.page.get_by_test_id("offer").click()  # an offer of one's own hinders nobody from answering
    expect(second.page.get_by_test_id("packet")).to_have_count(2)
    second.page.get_by_role("button", name="Answer with my packet").click()
    expect(second.page.get_by_test_id("packet")).to_have_count(3)

    accept = first.page.get_by_role("button", name="Accept packet 4").first
    expect(accept).to_be_visible()
    accept.click()
    for seat in (first, second):
        expect(seat.page.locator("li.deal")).to_contain_text("gives")  # the two know the cards
        expect(seat.page.get_by_test_id("packet")).to_have_count(0)


def test_a_red_back_on_top_of_a_stack_is_shown(
    open_seat: Open, server: Running, person: People, tmp_path: Path
) -> None:
    match = moment(4, "a", lambda state: any(has_red_top(state, stack) for stack in range(STACKS)))
    assert isinstance(match.state, Civ1980)
    red = [has_red_top(match.state, stack) for stack in range(STACKS)]
    anna = person("Anna")
    table = sit_down(server, match, tmp_path, {match.state.actors()[0]: anna})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.page.get_by_role("button", name="Succession table").click()
    stacks = seat.page.get_by_test_id("stack")
    expect(stacks).to_have_count(STACKS)
    assert ["red back" in text for text in stacks.all_inner_texts()] == red


def put_three(seat: Seat) -> None:
    more = seat.page.locator('.packet .counter button[aria-label^="More"]:enabled')
    for _ in range(3):
        more.first.click()


def test_buying_a_card(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    match = moment(
        4,
        "a",
        lambda state: isinstance(state.agenda[-1], steps.Buying) and len(state.legal_actions(state.actors()[0])) > 1,
    )
    anna = person("Anna")
    table = sit_down(server, match, tmp_path, {match.state.actors()[0]: anna})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    card = seat.page.locator(".shop .card.legal").first
    name = card.locator(".name").inner_text()
    price = int(card.locator(".price b").inner_text())
    seat.change(card.click)
    expect(seat.page.get_by_test_id("total")).to_have_text(f"Price {price}")
    seat.change(seat.page.get_by_test_id("done").click)
    expect(seat.page.locator(".way button").first).to_be_visible()
    seat.change(seat.page.locator(".way button").first.click)
    seat.page.get_by_role("button", name="Card shop").click()
    expect(seat.page.locator(".shop .card.owned", has_text=name)).to_be_visible()


LEFT_OPEN = "[data-testid=confirm], [data-testid=amounts] button, .choices button"


def test_suffering_a_calamity(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Losing, 5, 4)
    page = seat.page
    expect(page.get_by_test_id("calamity")).to_contain_text("points to lose")
    tokens = int(numbers(seat)[0])
    seat.change(lambda: page.locator(".dock button", has_text="Decide in detail").click())
    while not page.get_by_test_id("done").is_enabled():
        mark = seat.mark()
        click_area(seat)
        page.wait_for_function(
            "before => document.querySelector('.shell').dataset.sequence !== before"
            f" || document.querySelector('{LEFT_OPEN}')",
            arg=mark,
        )
        if seat.mark() == mark:
            page.locator(LEFT_OPEN).first.click()
            seat.page.wait_for_timeout(100)
            seat.answer()
            seat.wait_for_change(mark)
        seat.sees_own_turn()
    seat.change(page.get_by_test_id("done").click)
    expect(page.locator(".mine li b").first).not_to_have_text(str(tokens))


def test_order_is_demanded(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    def together(state: Civ1980) -> bool:
        return isinstance(state.agenda[-1], steps.Shipyard) and state.actors() == [0, 1]

    anna, bert = person("Anna"), person("Bert")
    table = sit_down(server, moment(2, "a", together), tmp_path, {0: anna, 1: bert})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.page.locator(".dock button", has_text="Demand that this phase is played in order").click()
    other = open_seat(f"/table/{table}", person=bert, settings=NO_QUESTIONS)
    other.sees_own_turn()
    other.change(other.page.locator(".dock button", has_text="Keep the ships, build none").click)
    expect(seat.page.locator(".dock button", has_text="Demand")).to_have_count(0)


def test_parts_on_a_phone(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 9, 7, size=(390, 844), phone=True)
    seat.goes_through_parts(("Trade", ".room"), ("Card", ".shop"), ("Succession", ".succession"), ("Map", ".frame svg"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_access(
    open_seat: Open, server: Running, person: People, tmp_path: Path, dark: bool, size: tuple[int, int]
) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 9, 7, dark=dark, size=size)
    parts = seat.page.get_by_role("group", name="Parts of the board")
    for name in ("Map", "Trade", "Card", "Succession"):
        parts.get_by_role("button", name=name).click()
        assert violations(seat) == []


def test_what_the_next_turn_asks_for_stands_beside_the_map(
    open_seat: Open, server: Running, person: People, tmp_path: Path
) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Building, 5, 4)
    page = seat.page
    ahead = page.get_by_test_id("forecast")
    expect(ahead).to_contain_text("Taxes")
    taxes = page.locator('[data-figure="next-taxes"]')
    before = int(taxes.inner_text())
    click_area(seat)
    expect(taxes).to_have_text(str(before + 2))
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_test_id("legend")).to_contain_text("Population limit")
    expect(page.locator('.phases [aria-current="step"]')).to_contain_text("Building cities")


def test_a_target_out_of_reach_says_why(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.Moving, 6, 4)
    page = seat.page
    far = page.locator(".area:not(.legal):not(.out)").last
    far.dispatch_event("click")
    expect(page.get_by_test_id("reason-said")).not_to_have_text("")
    expect(page.locator(".area.chosen")).to_have_count(0)


def test_nations_are_chosen_on_the_map(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    seat = open_at(open_seat, server, person, tmp_path, steps.PickNation, 0, 4)
    homes = seat.page.locator(".home.legal")
    expect(homes.first).to_be_visible()
    name = homes.first.get_attribute("aria-label") or ""
    mark = seat.mark()
    homes.first.locator("circle").first.click()
    seat.wait_for_change(mark)
    expect(seat.page.get_by_text(name, exact=True).first).to_be_visible()


def test_no_more_trade_is_said_once(open_seat: Open, server: Running, person: People, tmp_path: Path) -> None:
    anna, bert = person("Anna"), person("Bert")
    match = moment(2, "a", lambda state: asks(state, steps.Trading, 0) and asks(state, steps.Trading, 1))
    table = sit_down(server, match, tmp_path, {0: anna, 1: bert})
    first = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    second = open_seat(f"/table/{table}", person=bert, settings=NO_QUESTIONS)
    first.page.get_by_role("button", name="No more trade in this turn").first.click()
    expect(second.page.get_by_test_id("enough")).to_contain_text("Anna")
    put_three(second)
    second.page.get_by_test_id("offer").click()
    expect(first.page.get_by_test_id("packet")).to_have_count(1)  # seen, but not asked
    expect(first.page.get_by_test_id("done")).to_be_disabled()
    first.page.get_by_role("button", name="Trade again").click()
    first.sees_own_turn()
    expect(second.page.get_by_test_id("enough")).to_have_count(0)
