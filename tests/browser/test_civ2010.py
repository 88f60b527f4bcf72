"""civ2010 on its board: exploring, founding, building, researching, fighting and dealing by clicks; what axe says."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from tests.browser.test_access import violations
from tests.server.person import PATIENCE, Json, Person
from zeitalter.games import load
from zeitalter.games.civ2010.view.catalogue_view import CatalogueView

CATALOGUE = load("civ2010").catalogue_view()
WIDTH = 16
MOST_DECISIONS = 220
PARTS = {"square": "map", "place": "map", "city": "city", "market": "city", "wonder": "city", "devote": "city"}


def sit_down(open_seat: Open, anna: Person, **how: Any) -> tuple[Seat, str]:
    table = anna.table("me", "random", game="civ2010", options={"rounds": 60})
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS, **how)
    seat.sees_own_turn()
    return seat, table


def name_of(square: int) -> str:
    return f"{square % WIDTH}-{square // WIDTH}"


def gap(first: int, second: int) -> int:
    return max(abs(first % WIDTH - second % WIDTH), abs(first // WIDTH - second // WIDTH))


def distance(first: int, second: int) -> int:
    return abs(first % WIDTH - second % WIDTH) + abs(first // WIDTH - second // WIDTH)


def is_water(ground: int) -> bool:
    assert isinstance(CATALOGUE, CatalogueView)
    return CATALOGUE.terrains[CATALOGUE.grounds[ground].terrain] == "water"


def sites(view: Json) -> list[int]:
    """Where a city could be founded."""
    centres = [centre for player in view["players"] for centre in player["centres"] if centre >= 0]
    found = []
    for square, ground in enumerate(view["ground"]):
        near = [square + dy * WIDTH + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        if ground < 0 or is_water(ground) or not 0 < square % WIDTH < WIDTH - 1 or min(near) < 0 or max(near) > 255:
            continue
        if all(view["ground"][one] >= 0 and not view["hidden"][one] and view["holder"][one] != 1 for one in near):
            if all(gap(square, centre) > 2 for centre in centres):
                found.append(square)
    return found


def villages(view: Json) -> list[int]:
    return [square for square, token in enumerate(view["hidden"]) if token == "village"]


class Clicks:
    """Somebody who plays by clicking elements of the board, and remembers what was done that way."""

    def __init__(self, seat: Seat, person: Person, table: str) -> None:
        self.seat = seat
        self.person = person
        self.table = table
        self.done: set[str] = set()

    def position(self) -> Json:
        position: Json = self.person.get(f"/api/tables/{self.table}/position")
        return position

    def prompt(self) -> str:
        """The question asked now; empty while it is somebody else's turn."""
        asked = self.position()["prompt"]
        return str(asked["id"]) if asked else ""

    def step(self) -> None:
        """One decision."""
        self.seat.sees_own_turn()
        position = self.position()
        if not position["actions"]:
            return
        prompt = position["prompt"]["id"]
        if prompt == "moving" and self.move(position):
            return
        self.click(self.choose(position))

    def choose(self, position: Json) -> Json:
        actions: list[Json] = position["actions"]
        wanted = ["found", "research", "discover", "place", "fight", "build", "unit", "figure", "send", "stop", "step"]
        if position["prompt"]["id"] == "managing" and "build" in self.done:
            wanted = ["figure", "unit", "devote"]
        for verb in wanted:
            for action in actions:
                if action["action"]["verb"] == verb:
                    return action
        return actions[-1]

    def move(self, position: Json) -> bool:
        """Send one figure over the map: scouts to where a city can be founded, armies to villages."""
        view = position["view"]
        for reach in view["reaches"]:
            if reach["armies"] + reach["scouts"] != 1:
                continue
            goals = [square for square, end in zip(reach["squares"], reach["ends"], strict=True) if end != "passing"]
            aims = sites(view) if reach["scouts"] else villages(view)
            if not goals or not aims:
                continue
            nearest = {square: min(distance(square, aim) for aim in aims) for square in [reach["square"], *goals]}
            goal = min(goals, key=lambda square: nearest[square])
            if nearest[goal] < nearest[reach["square"]]:
                self.walk(reach, goal)
                return True
        return False

    def walk(self, reach: Json, goal: int) -> None:
        """Choose the group, a single figure sets out at once, and then its goal."""
        page = self.seat.page
        self.seat.anchor(f"square:{name_of(reach['square'])}").first.click()
        target = page.locator(
            f'[data-goal="square:{name_of(goal)}"], [data-anchor="square:{name_of(goal)}"].legal'
        ).first
        fewer = {"armies": "One army less", "scouts": "One scout less"}
        for kind, name in fewer.items():  # all are chosen at first
            button = page.get_by_role("button", name=name)
            while button.count() and int(page.get_by_test_id(kind).inner_text()) > reach[kind]:
                button.click()
        target.wait_for()
        before = self.seat.mark()
        target.click()
        self.seat.wait_for_change(before)
        self.done.add("walk")

    def click(self, action: Json) -> None:
        before = self.seat.mark()
        page = self.seat.page
        for anchor in action["anchors"]:
            if anchor == "button:done":
                page.get_by_test_id("done").click()
            elif anchor.startswith("button:"):
                page.get_by_test_id("answer").first.click()
            else:
                part = PARTS.get(anchor.split(":")[0])
                if not self.seat.anchor(anchor).count() and part:
                    page.locator(f"[data-part={part}]").click()
                self.seat.anchor(anchor).first.click()
            if self.seat.mark() != before:
                break
        if self.seat.mark() == before and page.locator(".choices .choice").count():
            page.locator(".choices .choice").first.click()
        self.seat.wait_for_change(before)
        self.done.add(action["action"]["verb"])


def test_explore_found_build_research_and_fight(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat, table = sit_down(open_seat, anna)
    player = Clicks(seat, anna, table)
    wanted = {"place", "discover", "found", "build", "research", "fight", "walk"}
    for _ in range(MOST_DECISIONS):
        player.step()
        if wanted <= player.done:
            break
    assert wanted <= player.done, f"not done by clicks: {wanted - player.done}"
    view = player.position()["view"]
    assert len(view["players"][0]["cities"]) >= 2
    expect(seat.page.locator(".map .district")).to_have_count(
        sum(centre >= 0 for sheet in view["players"] for centre in sheet["centres"])
    )


def test_parts_on_a_phone(open_seat: Open, person: People) -> None:
    seat, _ = sit_down(open_seat, person("Anna"), size=(390, 844), phone=True)
    seat.has_no_side_scroll()
    parts = seat.page.get_by_role("group", name="Parts of the board")
    for name, inside in [
        ("Cities", ".drawer .inside"),
        ("Technologies", "[data-testid=pyramid]"),
        ("Market", ".goods"),
        ("Culture", ".track"),
        ("Overview", ".drawer table"),
        ("Map", ".map"),
    ]:
        parts.get_by_role("button", name=name).click()
        expect(seat.page.locator(inside).first).to_be_visible()
        seat.has_no_side_scroll()


def test_standing_orders_end_trading_and_can_be_taken_back(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat, table = sit_down(open_seat, anna, size=(1440, 900))
    player = Clicks(seat, anna, table)
    seat.page.get_by_test_id("orders").locator("summary").click()
    seat.page.get_by_test_id("order-trade").check()
    seat.page.keyboard.press("Escape")
    while player.position()["view"]["round"] < 3:
        if player.prompt() == "trading":
            before = seat.mark()
            seat.wait_for_change(before)
        elif player.prompt():
            player.step()
    seat.page.get_by_test_id("orders").locator("summary").click()
    seat.page.get_by_test_id("order-trade").uncheck()
    seat.page.keyboard.press("Escape")
    while player.prompt() != "trading":
        if player.prompt():
            player.step()
    seat.page.wait_for_timeout(2000)
    assert player.prompt() == "trading", "nothing ends it now"


def test_a_click_on_a_player_opens_what_is_theirs(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat, table = sit_down(open_seat, anna, size=(1440, 900))
    player = Clicks(seat, anna, table)
    while player.prompt() != "managing":
        if player.prompt():
            player.step()
    seat.anchor("seat:1").first.click()
    expect(seat.page.get_by_test_id("back")).to_be_visible()
    expect(seat.anchor("city:1-0").first).to_have_attribute("aria-current", "true")
    seat.page.get_by_test_id("back").click()
    expect(seat.page.get_by_test_id("back")).to_have_count(0)


def test_idle_cities_and_missing_production_are_told(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "random", game="civ2010", options={"rounds": 60})
    seat = open_seat(f"/table/{table}", person=anna, size=(1440, 900))
    player = Clicks(seat, anna, table)
    while player.prompt() != "managing":
        if player.prompt():
            player.step()
    seat.sees_own_turn()
    seat.page.get_by_test_id("done").click()
    expect(seat.page.get_by_test_id("consequence")).to_contain_text("not used its action")
    seat.page.get_by_role("button", name="Cancel").click()
    seat.page.locator("[data-part=market]").click()
    seat.anchor("market:aircraft").first.click()
    expect(seat.page.get_by_test_id("reason-said")).to_contain_text("Needs Flight")


def test_an_offer_is_made_and_accepted(open_seat: Open, person: People) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.table("me", "open", game="civ2010", start=False)
    ben.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    seats = [open_seat(f"/table/{table}", person=one, settings=NO_QUESTIONS, size=(1440, 900)) for one in (anna, ben)]
    hands = [Clicks(seat, one, table) for seat, one in zip(seats, (anna, ben), strict=True)]
    while hands[0].prompt() != "trading":
        next(hand for hand in hands if hand.prompt()).step()
    before = [sheet["trade"] for sheet in hands[0].position()["view"]["players"]]
    first, second = (seat.page for seat in seats)
    first.get_by_test_id("give-trade").fill("2")
    first.get_by_test_id("give-trade").press("Tab")
    first.get_by_test_id("want-trade").fill("1")
    first.get_by_test_id("want-trade").press("Tab")
    first.get_by_test_id("offer").click()
    expect(second.locator(".offer")).to_contain_text("Anna")
    second.get_by_test_id("counter").click()
    expect(second.get_by_test_id("give-trade")).to_have_value("1")
    expect(second.get_by_test_id("want-trade")).to_have_value("2")
    second.get_by_test_id("offer").click()
    expect(first.locator(".offer")).to_have_count(2)
    first.get_by_role("button", name="Accept", exact=True).click()
    expect(first.locator(".offer")).to_have_count(1)
    after = [sheet["trade"] for sheet in hands[0].position()["view"]["players"]]
    assert after == [before[0] - 1, before[1] + 1]


def test_a_deal_of_three_counts_when_both_others_have_accepted(open_seat: Open, person: People) -> None:
    people = [person(name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].table("me", "open", "open", game="civ2010", start=False)
    for place, one in enumerate(people[1:], 1):
        one.post(f"/api/tables/{table}/seat", {"seat": place})
    people[0].post(f"/api/tables/{table}/start")
    seats = [open_seat(f"/table/{table}", person=one, settings=NO_QUESTIONS, size=(1440, 900)) for one in people]
    hands = [Clicks(seat, one, table) for seat, one in zip(seats, people, strict=True)]
    while hands[0].prompt() != "trading":
        next(hand for hand in hands if hand.prompt()).step()
    before = [sheet["trade"] for sheet in hands[0].position()["view"]["players"]]
    anna, ben, cleo = (seat.page for seat in seats)
    for partner, box, amount in ((1, "want-trade", "1"), (2, "give-trade", str(before[0] + 1))):
        anna.get_by_test_id(f"partner-{partner}").check()
        anna.get_by_test_id(box).fill(amount)
        anna.get_by_test_id(box).press("Tab")
        expect(anna.get_by_test_id(box)).to_have_value(amount)
    assert violations(seats[0]) == [], "writing an offer"
    anna.get_by_test_id("offer").click()
    ben.get_by_role("button", name="Accept", exact=True).click()
    expect(cleo.get_by_test_id("accepted")).to_have_count(1)
    cleo.get_by_role("button", name="Accept", exact=True).click()
    expect(anna.locator(".offer")).to_have_count(0)
    after = [sheet["trade"] for sheet in hands[0].position()["view"]["players"]]
    assert after == [0, before[1] - 1, min(27, before[2] + before[0] + 1)], (
        "all of Anna's trade, and Ben's point passed on"
    )


def test_civilizations_are_chosen_and_a_square_is_suggested(open_seat: Open, person: People) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.table("me", "open", game="civ2010", start=False, options={"civilizations": "chosen"})
    ben.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    seats = [open_seat(f"/table/{table}", person=one, settings=NO_QUESTIONS) for one in (anna, ben)]
    hands = [Clicks(seat, one, table) for seat, one in zip(seats, (anna, ben), strict=True)]
    for seat in seats:
        expect(seat.page.get_by_test_id("answers").get_by_role("button")).to_have_count(6)
        seat.page.get_by_test_id("prompt").get_by_role("button", name="I agree").click()
    for civilization in ("romans", "germans"):
        chooser = who_is_asked(hands, "picking").seat
        assert violations(chooser) == [], "the civilizations"
        before = chooser.mark()
        chooser.anchor(f"civilization:{civilization}").click()
        chooser.wait_for_change(before)
    settler = who_is_asked(hands, "settling").seat
    expect(settler.page.locator(".map .square.legal")).to_have_count(4)
    expect(settler.page.locator(".map .square.legal.asked")).to_have_count(1)
    assert violations(settler) == [], "the strip above the board"


def who_is_asked(hands: list[Clicks], prompt: str) -> Clicks:
    """Waits until somebody has this question before them."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for hand in hands:
            if hand.prompt() == prompt:
                hand.seat.sees_own_turn()
                return hand
    raise AssertionError(f"nobody is asked: {prompt}")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_access(open_seat: Open, person: People, dark: bool, size: tuple[int, int]) -> None:
    anna = person("Anna")
    seat, table = sit_down(open_seat, anna, dark=dark, size=size)
    player = Clicks(seat, anna, table)
    while player.prompt() != "managing":
        player.step()
    seat.sees_own_turn()
    for part in ["city", "techs", "market", "culture", "overview", "map"]:
        tab = seat.page.locator(f"[data-part={part}]")
        if tab.count():
            tab.click()
            assert violations(seat) == [], part
