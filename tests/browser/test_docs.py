"""The documentation as the server offers it: in the browser, under the same policy as the client."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from tests.browser.seat import Open
from tests.browser.test_access import violations
from tests.docs.building import site_of_this_run
from zeitalter.server.http import app
from zeitalter.server.settings import Settings
from zeitalter.server.site import Site

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
START_SECONDS = 20


@contextmanager
def serving(data: Path, docs: Path) -> Iterator[str]:
    """A server with this documentation; its address."""
    application: Any = app.create(Site(Settings(data=data, docs=docs)))
    server = uvicorn.Server(uvicorn.Config(application, port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + START_SECONDS
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("documented"), site_of_this_run(tmp_path_factory)) as address:
        yield address


def watch(page: Page, address: str) -> list[str]:
    """What goes wrong on a page: errors, and requests to other hosts."""
    wrong: list[str] = []
    page.on("console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith(address) else wrong.append(asked.url))
    return wrong


@pytest.mark.parametrize(("language", "words"), [("en", "Documentation"), ("de", "Dokumentation")])
def test_the_client_leads_there(open_seat: Open, address: str, language: str, words: str) -> None:
    seat = open_seat("/", language=language, url=address)
    seat.page.get_by_role("link", name=words).click()
    expect(seat.page).to_have_url(f"{address}/docs/index.html")
    expect(seat.page.get_by_role("heading", name="Zeitalter")).to_be_visible()
    seat.page.goto(f"{address}/about")
    expect(seat.page.get_by_role("article").get_by_role("link", name=words)).to_be_visible()


def test_without_documentation_there_is_no_link(open_seat: Open, tmp_path: Path) -> None:
    with serving(tmp_path, tmp_path / "nothing") as address:
        page = open_seat("/about", url=address).page
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("link", name="About")).to_have_count(1)
        expect(page.get_by_role("link", name="Documentation")).to_have_count(0)


@pytest.mark.parametrize(("size", "dark"), [((1440, 900), False), ((390, 844), True)], ids=["wide", "narrow and dark"])
def test_pages(open_seat: Open, address: str, size: tuple[int, int], dark: bool) -> None:
    page = open_seat("/docs", size=size, dark=dark, url=address).page
    wrong = watch(page, address)
    for path in ("getting-started.html", "rulings/ages.html", "reference/zeitalter.core.match.html"):
        page.goto(f"{address}/docs/{path}")
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert paper == ("rgb(21, 24, 29)" if dark else "rgb(245, 239, 227)")
    assert wrong == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_access(open_seat: Open, address: str, dark: bool) -> None:
    assert violations(open_seat("/docs/getting-started.html", dark=dark, url=address), RULES) == []


def test_search(open_seat: Open, address: str) -> None:
    page = open_seat("/docs", url=address).page
    wrong = watch(page, address)
    page.get_by_role("textbox", name="Search").fill("backup")
    result = page.locator(".md-search-result__link", has_text="Looking after it").first
    expect(result).to_be_visible()
    result.click()
    expect(page.get_by_role("heading", name="Looking after it")).to_be_in_viewport()
    assert wrong == []


def test_a_page_that_is_not_there(open_seat: Open, address: str) -> None:
    page = open_seat("/docs/rulings/chess", url=address).page
    expect(page.get_by_role("heading", name="404")).to_be_visible()
    page.get_by_role("link", name="Guides").first.click()
    expect(page.get_by_role("heading", name="Getting started")).to_be_visible()
