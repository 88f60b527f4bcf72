"""Mosaic on its board: a whole game for two against a bot by clicks, money as a substitute, and what axe says."""

import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.seat import NO_QUESTIONS, OWN_TURN, Open, People, Seat
from tests.browser.test_access import violations
from tests.server.person import Json, Person
from tests.server.running import Running

MOST_CLICKS = 600
# The kinds of elements, the better ones first: what ends the game soonest.
ORDER = (
    "card:achievement",
    "card:golden",
    "down:",
    "hex:",
    "card:population",
    "card:tax",
    "card:build",
    "card:technology",
)


def sit_down(open_seat: Open, anna: Person, bot: str = "greedy", **how: object) -> Seat:
    table = anna.table("me", bot, game="mosaic")
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS, **how)
    seat.sees_own_turn()
    return seat


def click(seat: Seat, name: str) -> None:
    """Click an element of the board, and the first choice if several are left."""
    before = seat.mark()
    seat.page.locator(f'[data-anchor="{name}"].legal').first.click()
    play = seat.page.get_by_test_id("play")
    if play.count():  # on a phone a card is shown first
        play.first.click()
    seat.page.wait_for_function(
        "before => document.querySelector('.shell').dataset.sequence !== before"
        " || document.querySelector('.choices button')"
        " || !document.querySelector('[data-testid=prompt].mine:not(.busy)')",
        arg=before,
    )
    choice = seat.page.locator(".choices button").first
    if seat.mark() == before and choice.count():
        choice.click()
    seat.wait_for_change(before)


def legal(seat: Seat) -> list[str]:
    names: list[str] = seat.legal().evaluate_all("nodes => nodes.map(node => node.dataset.anchor)")
    return names


def step(seat: Seat, rng: random.Random) -> str:
    """One decision on the board; the prompt it answered."""
    prompt = seat.decision
    names = legal(seat)
    done = seat.page.get_by_test_id("done")
    if done.is_enabled() and (not names or rng.random() < 0.5):
        seat.change(done.click)
        return prompt
    if not names:  # an amount, by the buttons beside the question
        seat.change(seat.page.get_by_test_id("answer").first.click)
        return prompt
    best = min(names, key=lambda name: (rank(name), rng.random()))
    click(seat, best)
    return prompt


def rank(name: str) -> int:
    kinds = [number for number, kind in enumerate(ORDER) if name.startswith(kind)]
    return kinds[0] if kinds else len(ORDER)


def test_whole_game_for_two(open_seat: Open, person: People) -> None:
    seat = sit_down(open_seat, person("Anna"), bot="random")  # answers at once, and takes cards of all decks
    rng = random.Random(7)
    prompts: set[str] = set()
    over = seat.page.get_by_test_id("scores")
    for _ in range(MOST_CLICKS):
        expect(seat.page.locator(f"{OWN_TURN}, [data-testid=scores]").first).to_be_visible()
        if over.count():
            break
        prompts.add(step(seat, rng))
    expect(over).to_be_visible()
    assert over.locator("tbody tr").count() == 2
    assert {"leader", "drafting", "start-city", "turn", "placing"} <= prompts


def first_turn(seat: Seat) -> None:
    """Through leaders, draft, start city and benefits to the first action."""
    rng = random.Random(1)
    for _ in range(MOST_CLICKS):
        seat.sees_own_turn()
        if seat.decision == "turn":
            return
        step(seat, rng)
    raise AssertionError("the first turn does not come")


def mine(anna: Person, seat: Seat) -> Json:
    table = seat.page.url.rsplit("/", 1)[1]
    tableau: Json = anna.get(f"/api/tables/{table}/position")["view"]["players"][0]
    return tableau


def test_money_instead_of_ideas(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = sit_down(open_seat, anna)
    first_turn(seat)
    for _ in range(20):  # until there is money for more than what is missing
        before = mine(anna, seat)
        if seat.decision == "turn" and before["stock"]["ideas"] >= 5 and before["stock"]["money"] >= 4:
            break
        goal = "track:ideas" if before["stock"]["ideas"] < 5 else "card:tax"
        names = [name for name in legal(seat) if name.startswith(goal)]
        if seat.decision == "turn" and names:
            click(seat, names[0])
        else:
            step(seat, random.Random(2))
        seat.sees_own_turn()
    seat.page.get_by_role("button", name="Ask before each payment").click()
    seat.page.locator('.offers [data-anchor^="card:technology"].legal').first.click()
    payment = seat.page.get_by_role("group", name="Payment")
    pay = seat.page.get_by_test_id("confirm")
    expect(pay).to_have_text("Pay 5 ideas")
    for _ in range(2):
        payment.get_by_role("button", name="More money instead of ideas").click()
    expect(payment.locator(".instead")).to_have_text("ideas replaced: 2")
    expect(pay).to_have_text("Pay 3 ideas + 4 money")
    assert violations(seat) == []
    before_paying = seat.mark()
    pay.click()
    seat.wait_for_change(before_paying)
    after = mine(anna, seat)
    paid = {name: before["stock"][name] - after["stock"][name] for name in before["stock"]}
    assert paid["ideas"] == 3
    assert paid["money"] == 4


@pytest.fixture
def republican(tmp_path: Path) -> Iterator[Person]:
    """Anna, on a server on which the Republic is to be had for nothing."""
    pack = tmp_path / "pack"
    pack.mkdir()
    text = (files("zeitalter.games.mosaic.data") / "governments.toml").read_text(encoding="utf-8")
    text = text.replace("ideas = 20\nneeds = { government = 2, science = 1, population = 1 }", "ideas = 0\nneeds = {}")
    (pack / "governments.toml").write_text(text, encoding="utf-8")
    running = Running(tmp_path / "data", "--seed", "1", "--pack", f"mosaic={pack}")
    with Person(running, "Anna") as anna:
        yield anna
    running.stop()
    assert running.errors() == []


def reach_a_vain_look(anna: Person, table: str) -> str:
    """Play on until a deck may be looked at of whose offer nothing can be paid: its name."""
    usual = ["done", "research", "grow", "govern"]  # the better ones last: take the Republic, spend ideas and food
    with anna.live(table) as live:
        while True:
            position = live.until(lambda live: live.asked or live.over)
            assert not live.over, "no such moment came"
            actions = [one["action"] for one in position["actions"]]
            verbs = {action["verb"] for action in actions}
            for deck, taking in (("technology", "research"), ("population", "grow")):
                if {"verb": "look", "deck": deck} in actions and taking not in verbs:
                    return deck
            wanted = [one for one in actions if one.get("government", "republic") == "republic"]
            live.do(max(wanted, key=lambda one: usual.index(one["verb"]) if one["verb"] in usual else -1))


def test_republic_looks_and_puts_the_card_back(open_seat: Open, republican: Person) -> None:
    table = republican.table("me", "random", game="mosaic")
    deck = reach_a_vain_look(republican, table)
    url = republican.server.url
    seat = open_seat(f"/table/{table}", person=republican, settings=NO_QUESTIONS, url=url)
    seat.sees_own_turn()
    expect(seat.page.get_by_text("a look at the top card of a deck before your action")).to_be_visible()
    before = seat.mark()
    seat.page.locator(f'[data-anchor="deck:{deck}"].legal').first.click()
    look = seat.page.get_by_role("button", name="Look at the top card")
    if look.count():  # the deck may also be asked for a new offer
        look.first.click()
    seat.wait_for_change(before)
    assert seat.decision == "looked"
    expect(seat.page.get_by_role("heading", name="Top card of the deck")).to_be_visible()
    done = seat.page.get_by_test_id("done")
    expect(done).to_have_text("Put it back and take another action")
    expect(seat.page.locator(".offers .top")).to_contain_text("You know the top card:")
    assert violations(seat) == []
    seat.change(done.click)
    assert seat.decision == "turn"
    assert [name for name in legal(seat) if name.startswith("track:")] != []  # work is possible again


def test_parts_on_a_phone(open_seat: Open, person: People) -> None:
    seat = sit_down(open_seat, person("Anna"), size=(390, 844), phone=True)
    first_turn(seat)
    seat.has_no_side_scroll()
    seat.goes_through_parts(
        ("Offers", ".offers"),
        ("Tableau", "section.mine"),
        ("Goals", ".goals"),
        ("Map", ".map"),
        ("Actions", ".actions"),
    )


def test_map_fits_and_can_be_enlarged(open_seat: Open, person: People) -> None:
    """On a tablet and a phone: no side scroll, plaques below the map, buttons and fingers that enlarge it."""
    anna = person("Anna")
    seat = sit_down(open_seat, anna, size=(390, 844), phone=True)
    rng = random.Random(1)
    while seat.decision != "start-city":
        step(seat, rng)
        seat.sees_own_turn()
    hexagon = seat.page.locator("[data-anchor^='hex:'].legal").first
    small = width(hexagon)
    assert small < 22
    before = seat.mark()
    hexagon.tap()  # too small for a finger: enlarges
    seat.page.wait_for_function(
        "small => document.querySelector('.hex.legal').getBoundingClientRect().width > 1.3 * small", arg=small
    )
    assert seat.mark() == before
    seat.page.get_by_role("button", name="Show all").click()
    seat.page.get_by_role("button", name="Enlarge").click()
    assert width(hexagon) > 1.2 * small
    seat.has_no_side_scroll()
    for size in ((390, 844), (820, 1180)):
        seat.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(seat.page.locator(".plaques .plaque")).to_have_count(7)
        inside = seat.page.locator(".window").evaluate("node => node.scrollWidth - node.clientWidth")
        assert inside == 0, f"the map is {inside} pixels wider than its window at {size}"
        seat.has_no_side_scroll()


def width(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_access(open_seat: Open, person: People, dark: bool, size: tuple[int, int]) -> None:
    seat = sit_down(open_seat, person("Anna"), dark=dark, size=size)
    assert violations(seat) == []
    first_turn(seat)
    assert violations(seat) == []
    if size[0] < 700:
        for part in ("offers", "mine", "goals"):
            seat.page.locator(f"[data-part={part}]").click()
            assert violations(seat) == [], part


def test_actions_are_named_and_offers_in_sight(open_seat: Open, person: People) -> None:
    """On a desktop, without scrolling: the eight actions and the cards of both large offers. What is not possible says
    why; an opponent's panel opens its whole board."""
    seat = sit_down(open_seat, person("Anna"), size=(1440, 900))
    first_turn(seat)
    actions = seat.page.locator(".actions .action")
    expect(actions).to_have_count(8)
    assert [text.split("\n")[0] for text in actions.all_inner_texts()] == [
        *("Work", "Population", "Build", "Wonder", "Technology", "Taxes", "Military", "Government"),
    ]
    for section in ("technology", "build"):
        box = seat.page.locator(f"[data-section={section}]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900, section
    seat.page.locator('[data-anchor^="card:golden"]').first.click()
    expect(seat.page.get_by_text("Missing:").first).to_be_visible()
    before = seat.mark()
    seat.page.locator('[data-anchor="seat:1"]').first.click()
    dialog = seat.page.get_by_role("dialog")
    expect(dialog.locator("section.mine")).to_be_visible()
    assert violations(seat) == []
    dialog.get_by_role("button", name="Close").click()
    assert seat.mark() == before
