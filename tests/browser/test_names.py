"""Names fit: every card name, in both languages, at six widths, in every kind of box in which a board shows one.

In a game under way each place with a name is measured with all names that may stand there: written into it the way the
client writes them, with the same numbers for its style and the same soft hyphens. Names on maps are drawn into areas,
not boxes, and are left out: those of areas and hexes, and all text in SVG.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page

from tests.browser.seat import NO_QUESTIONS, Open, People
from tests.server.person import Person
from tests.web import conftest as web
from zeitalter.games import load

run = web.run  # a fixture: Node.js

WIDTHS: Final = (360, 390, 820, 1280, 1440, 1920)
GAMES: Final = ("ages", "ages_cards", "civ1980", "civ2010", "mosaic")
MAPS: Final = ("area", "hex", "region")  # kinds of names that are drawn on maps
EVENTS: Final = 60  # of the log before names are measured: cards lie in front of people then
SECONDS: Final = 120

ASK = Path(__file__).parents[1] / "web" / "ask_names.ts"
MEASURE = (Path(__file__).parent / "measure_names.js").read_text(encoding="utf-8")


def under_way(person: Person, game: str) -> str:
    """A table at which a bot has played my seat for a while."""
    table = person.table("me", *["random"] * (load(game).seats.start - 1), game=game, public=False)
    person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    deadline = time.monotonic() + SECONDS
    while person.get(f"/api/tables/{table}/position")["log_length"] < EVENTS:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    if person.get(f"/api/tables/{table}")["status"] == "running":
        person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": ""})
    return table


def kinds_of(game: str) -> dict[str, str]:
    """What kind of thing each name belongs to, by the key of its words: a pact does not stand where a mine does."""
    found: dict[str, str] = {}

    def walk(part: Any) -> None:
        if isinstance(part, list):
            for inner in part:
                walk(inner)
        elif isinstance(part, dict):
            name = part.get("name")
            if isinstance(name, dict) and isinstance(part.get("kind"), str):
                found[name["key"]] = part["kind"]
            for inner in part.values():
                walk(inner)

    walk(msgspec.to_builtins(load(game).catalogue_view()))
    return found


def written(run: Callable[..., str], game: str, language: str) -> dict[str, list[Any]]:
    """By kind, the names of a game as its client writes them."""
    kinds: dict[str, list[str]] = {}
    known = kinds_of(game)
    for key, names in load(game).names.items():
        kind = key.partition("-")[0]
        if kind not in MAPS:
            kinds.setdefault(f"{kind} {known.get(key, '')}".strip(), []).append(names[language])
    wanted = {kind: sorted(set(names)) for kind, names in kinds.items()}
    asked = json.dumps({"game": game, "language": language, "kinds": wanted})
    answer: dict[str, list[Any]] = json.loads(run("node", str(ASK), given=asked))
    return answer


def measured(page: Page, names: dict[str, list[Any]]) -> set[str]:
    """What does not fit, in the part of the board that is shown and in all others."""
    parts = page.locator("[data-part]")
    found: set[str] = set(page.evaluate(MEASURE, names))
    for part in range(parts.count()):
        parts.nth(part).evaluate("button => button.click()")
        page.wait_for_timeout(100)
        found |= set(page.evaluate(MEASURE, names))
    return found


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_names_fit(open_seat: Open, person: People, run: Callable[..., str], game: str, language: str) -> None:
    anna = person("Anna")
    seat = open_seat(
        f"/table/{under_way(anna, game)}", person=anna, language=language, size=(1440, 900), settings=NO_QUESTIONS
    )
    page = seat.page
    page.locator(".board").first.wait_for()
    names = written(run, game, language)
    places = 0
    problems = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 780 if width < 800 else 1080})
        page.wait_for_timeout(300)
        found = measured(page, names)
        places += sum(1 for line in found if line.startswith("measured "))
        problems += [f"{width}: {line}" for line in sorted(found) if not line.startswith("measured ")]
    assert places >= len(WIDTHS)
    assert not problems, "\n".join(problems)


def test_names_are_seen_on_the_cards_of_the_pyramid(open_seat: Open, person: People) -> None:
    table = person("Anna").table("me", "random", "random", game="ages_cards")
    seat = open_seat(f"/table/{table}", size=(360, 780), language="de", phone=True)
    names = seat.page.locator(".pyramid .card .name")
    names.first.wait_for()
    assert names.count() == 25
    sizes = names.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 6.5
    assert names.evaluate_all("all => all.every(one => one.getClientRects()[0]?.width > 10)")
