"""The same boards in Firefox: each is drawn, a decision is taken, and the console stays silent."""

from collections.abc import Iterator

import pytest

from tests.browser import firefox
from tests.browser.seat import People
from tests.server.running import Running
from zeitalter.games import games


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[firefox.Firefox]:
    if firefox.PLACE is None:
        pytest.skip("there is no Firefox (name its place in FIREFOX)")
    with firefox.launch(tmp_path_factory.mktemp("firefox")) as window:
        yield window


@pytest.mark.parametrize("game", games())
def test_a_decision_in_firefox(window: firefox.Firefox, server: Running, person: People, game: str) -> None:
    anna = person("Anna")
    table = anna.table("me", "random", game=game)
    window.sign_in(server.url, anna.http.cookies["zeitalter"])
    window.said.clear()
    window.go(f"{server.url}/table/{table}")
    window.until("document.querySelector('[data-testid=prompt].mine:not(.busy)')")
    before = window.run("document.querySelector('[data-sequence]').dataset.sequence")
    window.run("document.querySelector('[data-testid=actions] button').click()")
    window.run("document.querySelector('[data-testid=confirm]')?.click()")
    window.until(f"document.querySelector('[data-sequence]').dataset.sequence !== '{before}'")
    assert [line for line in window.said if not line.startswith(("info", "debug")) and not is_left(line, table)] == []


def is_left(line: str, table: str) -> bool:
    """Whether this is only the lost connection of a page that was left before."""
    return "/live?" in line and table not in line
