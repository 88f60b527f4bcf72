"""A real Chromium and a real server. Without them the tests are skipped, which a build server counts as a failure."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser import chromium
from tests.browser.seat import Open, People, Seat
from tests.server.person import Person, guests
from tests.server.running import ROOT, Running

CLIENT = ROOT / "src" / "zeitalter" / "server" / "static" / "index.html"

PATIENCE = 30_000  # milliseconds; a busy machine is slow, not wrong

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not chromium.PLACE.exists():
        pytest.skip(f"there is no Chromium at {chromium.PLACE} (name another place in CHROMIUM)")
    if not CLIENT.exists():
        pytest.skip("the browser client is not built; build it with: make web")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        yield browser
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(autouse=True)
def playwright_loop(browser: Browser) -> Iterator[None]:
    """Playwright keeps an event loop running in this thread as long as there is a browser. Tests without one may run in
    the same process, and start loops of their own, so it is put away between the tests that need it."""
    asyncio._set_running_loop(browser._loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def shared_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("browser") / "data", "--seed", "1")
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture
def server(shared_server: Running) -> Running:
    return shared_server


@pytest.fixture
def person(server: Running) -> Iterator[People]:
    """People without a browser, for tables and opponents that are not what a test is about."""
    with guests(server) as make:
        yield make


@pytest.fixture
def open_seat(browser: Browser, server: Running) -> Iterator[Open]:
    """Opens browsers of people who know nothing of each other. An error in a page's script fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def start(
        path: str = "/",
        *,
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        dark: bool = False,
        phone: bool = False,
        person: Person | None = None,
        settings: str = "",
        url: str = "",
    ) -> Seat:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        address = url or server.url
        if person is not None:
            secret = person.http.cookies["zeitalter"]
            context.add_cookies([{"name": "zeitalter", "value": secret, "url": address}])
        if settings:
            context.add_init_script(f"localStorage.setItem('zeitalter-settings', '{settings}')")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if "Content Security" in line.text else None)
        page.goto(address + path)
        return Seat(page, address)

    yield start
    for context in contexts:
        context.close()
    assert errors == []
