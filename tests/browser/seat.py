"""Somebody in front of a browser."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.server.person import Person

OWN_TURN = "[data-testid=prompt].mine:not(.busy)"
AT_ONCE = '{"pace":"once"}'
NO_QUESTIONS = '{"confirm":"never","pace":"once"}'


class Seat:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    # ---- the table ------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def question(self) -> str:
        return self.prompt.locator(".question").inner_text()

    @property
    def decision(self) -> str:
        """Which decision I face; empty when there is none."""
        return self.prompt.get_attribute("data-prompt") or ""

    def sees_own_turn(self) -> None:
        expect(self.page.locator(OWN_TURN)).to_be_visible()

    def is_own_turn(self) -> bool:
        return self.page.locator(OWN_TURN).count() > 0

    def legal(self) -> Locator:
        """The board elements that may be clicked now."""
        return self.page.locator("[data-anchor].legal")

    def anchor(self, name: str) -> Locator:
        return self.page.locator(f'[data-anchor="{name}"]')

    def actions(self) -> Locator:
        return self.page.locator("[data-testid=actions] button")

    def click_first_legal(self) -> None:
        """Click the first highlighted element, confirm if asked, and wait until the position has changed."""
        self.change(lambda: self.legal().first.click())

    def change(self, what: Callable[[], object]) -> None:
        before = self.mark()
        what()
        self.answer()
        self.wait_for_change(before)

    def answer(self) -> None:
        """What a click may have left open: the card that a tap shows, an amount, a confirmation."""
        for what in ("play", "confirm"):
            button = self.page.get_by_test_id(what)
            if button.count():
                button.first.click()
        amounts = self.page.get_by_test_id("amounts").get_by_role("button")
        if amounts.count():
            amounts.first.click()

    def mark(self) -> str:
        """Changes with every decision taken, by anyone."""
        return str(self.page.evaluate("document.querySelector('.shell')?.dataset.sequence ?? ''"))

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(
            "before => (document.querySelector('.shell')?.dataset.sequence ?? '') !== before", arg=before
        )

    def tab(self, name: str) -> None:
        self.page.get_by_role("navigation", name="Areas").get_by_role("button", name=name).click()

    def goes_through_parts(self, *parts: tuple[str, str]) -> None:
        """On a phone the board is shown in parts: their names, and what is then to be seen."""
        group = self.page.get_by_role("group", name="Parts of the board")
        for name, inside in parts:
            group.get_by_role("button", name=name).click()
            expect(self.page.locator(inside).first).to_be_visible()
            self.has_no_side_scroll()

    def log_lines(self) -> list[str]:
        return self.page.locator("[data-testid=log] li").all_inner_texts()

    def has_no_side_scroll(self) -> None:
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} pixels too wide"


Open = Callable[..., Seat]
People = Callable[[str], Person]
