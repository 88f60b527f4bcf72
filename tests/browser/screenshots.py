"""Takes the pictures of docs/images from a real server and a real browser.

Run: python -m tests.browser.screenshots [folder]
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import civ1980
from tests.browser.chromium import launch
from tests.server.person import Json, Person
from tests.server.running import ROOT, Running
from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.model import steps

FOLDER = ROOT / "docs" / "images"
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
TRIES = 12
CIV1980 = [
    ("map", steps.Moving, "desktop", "light"),
    ("trade", steps.Trading, "desktop", "dark"),
    ("map", steps.Moving, "phone", "light"),
]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Running(Path(place) / "data")
        browser = launch(playwright)
        try:
            with Person(server, "Hypatia") as person:
                take_all(browser, server, person, folder)
                take_civ1980(browser, server, person, folder)
        finally:
            browser.close()
            server.stop()


def take_all(browser: Browser, server: Running, person: Person, folder: Path) -> None:
    moments = {
        "home": "/",
        "create": "/new?game=ages_cards",
        "table-start": f"/table/{reach(person, lambda p: p['prompt']['id'] == 'technology', turns=0)}",
        "table-buy": f"/table/{reach(person, good_purchase, turns=7)}",
        "table-attack": f"/table/{reach(person, lambda p: p['prompt']['id'] == 'reacting', turns=4)}",
        "end": f"/table/{reach(person, None, turns=500)}",
        "mosaic": f"/table/{begin(person, 20, 'mosaic')}",
        "civ2010-cities": f"/table/{reach_round(person, 'civ2010', 8, 'managing')}",
    }
    for theme in ("light", "dark"):
        for device in SIZES:
            context = open_context(browser, server, person, device, theme)
            for name, path in moments.items():
                take(context, server.url + path, folder / f"{name}-{device}-{theme}.jpg")
            context.close()


def take_civ1980(browser: Browser, server: Running, person: Person, folder: Path) -> None:
    """Three pictures of a game with seven nations."""
    with tempfile.TemporaryDirectory() as place:
        for name, kind, device, theme in CIV1980:
            match = civ1980.moment(7, "a", later(kind))
            table = civ1980.sit_down(server, match, Path(place), {match.state.actors()[0]: person})
            context = open_context(browser, server, person, device, theme)
            take(context, f"{server.url}/table/{table}", folder / f"civ1980-{name}-{device}-{theme}.jpg")
            context.close()


def later(kind: type[Step]) -> civ1980.Wanted:
    return lambda state: state.turn >= 12 and isinstance(state.agenda[-1], kind)


def open_context(browser: Browser, server: Running, person: Person, device: str, theme: str) -> BrowserContext:
    width, height = SIZES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        locale="en",
        is_mobile=device == "phone",
        has_touch=device == "phone",
        device_scale_factor=1,
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": "zeitalter", "value": person.http.cookies["zeitalter"], "url": server.url}])
    return context


def take(context: BrowserContext, address: str, file: Path) -> None:
    page = context.new_page()
    page.goto(address)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    settle(page)
    page.screenshot(path=file, type="jpeg", quality=84)
    page.close()


def settle(page: Page) -> None:
    page.wait_for_timeout(500)


def good_purchase(position: Json) -> bool:
    return bool(position["prompt"]["id"] == "buy" and len(position["actions"]) >= 4)


def reach(person: Person, wanted: Callable[[Json], bool] | None, turns: int) -> str:
    """A table at a moment worth a picture. A bot plays my seat for some turns, then I look for the moment myself."""
    for _ in range(TRIES):
        table = begin(person, turns)
        if wanted is None:
            return table
        if look_for(person, table, wanted):
            return table
    raise RuntimeError("no such moment came up; try again")


def reach_round(person: Person, game: str, number: int, prompt: str) -> str:
    """A table of four in a later round, when I am asked a certain question."""
    table = person.table("me", *["greedy"] * 3, game=game, public=False)
    person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"})
    wait(lambda: bool(person.get(f"/api/tables/{table}/position")["view"]["round"] >= number))
    person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": ""})
    look_for(person, table, lambda position: bool(position["prompt"]["id"] == prompt), choice=-1)
    return table


def begin(person: Person, turns: int, game: str = "ages_cards") -> str:
    table = person.table("me", "greedy", "greedy", game=game, public=False)
    if turns:
        person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"})
        wait(lambda: passed(person, table, turns))
        if not over(person, table):
            person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": ""})
    return table


def look_for(person: Person, table: str, wanted: Callable[[Json], bool], choice: int = 0) -> bool:
    """Plays on until the moment comes or the game ends."""
    while True:
        wait(lambda: over(person, table) or bool(person.get(f"/api/tables/{table}/position")["actions"]))
        position = person.get(f"/api/tables/{table}/position")
        if not position["actions"] or wanted(position):
            return bool(position["actions"])
        body = {"type": "act", "decision": position["decision"], "actions": [position["actions"][choice]["action"]]}
        person.post(f"/api/tables/{table}/act", body)


def passed(person: Person, table: str, turns: int) -> bool:
    position = person.get(f"/api/tables/{table}/position")
    return bool(position["table"]["status"] != "running" or position["view"]["turns"] >= turns * 3)


def over(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}")["status"] != "running")


def wait(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 180
    while not happened():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.05)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
