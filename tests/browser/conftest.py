"""A real Chromium and a real server. Without them the tests are skipped, which a build server counts as a failure."""

import asyncio
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from tests.browser import chromium
from tests.browser.line import LIVE, Line
from tests.browser.seat import AT_ONCE, Open, People, Seat
from tests.server.person import Person, guests
from tests.server.running import ROOT, Running

CLIENT = ROOT / "src" / "zeitalter" / "server" / "static" / "index.html"

PATIENCE = 30_000  # milliseconds; a busy machine is slow, not wrong

expect.set_options(timeout=PATIENCE)

KEEP_SETTINGS = "localStorage.getItem('zeitalter-settings') ?? localStorage.setItem('zeitalter-settings', 'SETTINGS')"

# What the browser itself says of a request that was refused or a line that was lost; the page shows both to people.
ANSWERED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
CUT_OFF = re.compile(r"Failed to load resource: net::|WebSocket connection to ")


def is_complaint(line: ConsoleMessage) -> bool:
    """Whether a line of the browser's console says that something is wrong with the page."""
    if line.type not in ("error", "warning") or CUT_OFF.match(line.text):
        return False
    return not (ANSWERED.match(line.text) and any(part in line.location["url"] for part in ("/api/", "/docs/")))


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
    """Opens browsers of people who know nothing of each other. An error in a page's script, and any error or warning in
    the browser's console, fails the test."""
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
        settings: str = AT_ONCE,
        url: str = "",
        line: Line | None = None,
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
        context.add_init_script(KEEP_SETTINGS.replace("SETTINGS", settings))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if is_complaint(line) else None)
        if line is not None:
            page.route_web_socket(LIVE, line.between)
        page.goto(address + path)
        return Seat(page, address)

    yield start
    for context in contexts:
        context.close()
    assert errors == []
