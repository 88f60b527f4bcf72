"""Every page works for everybody: axe finds nothing, in light and dark."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from tests.server.running import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST_BYTES = 250_000


def violations(seat: Seat, rules: list[str] = RULES) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed; install it with: make web")
    seat.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # there the bar with the question covers nothing
    seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = seat.page.evaluate(
        "tags => axe.run(document, { runOnly: { type: 'tag', values: tags } })", rules
    )
    return [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"][:4]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages(open_seat: Open, person: People, dark: bool) -> None:
    anna = person("Anna")
    anna.table("me", "greedy", game="ages_cards")
    anna.table("me", "open", game="ages_cards", start=False)
    seat = open_seat("/", person=anna, dark=dark)
    for path in ["/", "/games/ages_cards", "/games/ages_cards/rules", "/new", "/profile", "/settings", "/about", "/no"]:
        seat.go(path)
        expect(seat.page.locator("h1")).to_be_visible()
        seat.page.wait_for_load_state("networkidle")
        assert violations(seat) == [], path
    anna.post("/api/me/register", {"name": f"Anna {dark}", "password": "correct horse"})
    account = open_seat("/profile", person=anna, dark=dark)
    expect(account.page.get_by_role("heading", name="Keys for programs")).to_be_visible()
    assert violations(account) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "narrow"])
def test_table(open_seat: Open, person: People, dark: bool, size: tuple[int, int]) -> None:
    anna = person("Anna")
    lobby = anna.table("me", "open", game="ages_cards", start=False)
    seat = open_seat(f"/table/{lobby}", person=anna, dark=dark, size=size, settings=NO_QUESTIONS)
    expect(seat.page.get_by_role("button", name="Copy the link")).to_be_visible()
    assert violations(seat) == []

    seat.go(f"/table/{anna.table('me', 'greedy', game='ages_cards', options={'mode': 'combined'})}")
    for _ in range(8):
        seat.sees_own_turn()
        if seat.decision == "buy":
            break
        seat.change(lambda: seat.page.keyboard.press("1"))
    assert violations(seat) == [], seat.decision
    seat.tab("Log")
    assert violations(seat) == []
    seat.tab("Chat")
    seat.page.get_by_role("button", name="Table menu").click()
    assert violations(seat) == []
    seat.page.get_by_role("button", name="Resign").click()
    seat.page.get_by_role("button", name="Really resign").click()
    expect(seat.page.get_by_test_id("scores")).to_be_visible()
    assert violations(seat) == []


def test_first_load_is_small(open_seat: Open) -> None:
    sizes: dict[str, int] = {}
    seat = open_seat("/about")
    seat.page.on("response", lambda answer: sizes.update({answer.url: int(answer.headers.get("content-length", 0))}))
    seat.page.context.clear_cookies()
    seat.page.goto(seat.url + "/")
    expect(seat.page.get_by_role("button", name="Play now")).to_be_visible()
    seat.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes.values()) < MOST_BYTES
    assert all(address.startswith(seat.url) for address in sizes)
