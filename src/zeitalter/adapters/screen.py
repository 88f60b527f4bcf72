"""What `render` shows: the board as the seat that is asked sees it, with its question, in words."""

from shutil import get_terminal_size

from zeitalter.adapters.extras import extra
from zeitalter.adapters.setting import Setting
from zeitalter.adapters.table import Table
from zeitalter.text import Words

with extra("pettingzoo"):
    from gymnasium import logger

MODES = ["human", "ansi"]  # printed, or as a text
WIDTH = 120  # of a text


class Screen:
    def __init__(self, setting: Setting, mode: str | None, language: str, players: list[str]) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"there is no render_mode {mode!r}; there are: {', '.join(MODES)}")
        self.mode = mode
        self.rules = setting.rules
        self.words = Words(language, setting.rules, players)

    def show(self, table: Table) -> str | None:
        if self.mode is None:
            logger.warn(f"there is nothing to render without a render_mode: {', '.join(MODES)}")
            return None
        if self.mode == "ansi":
            return self.text(table, WIDTH)
        print(self.text(table, get_terminal_size().columns))
        return None

    def text(self, table: Table, width: int) -> str:
        """At the end as a spectator sees it."""
        board = self.rules.render(table.view(None if table.over else table.seat), self.words, width)
        return board if table.over else f"{board}\n\n{self.words.message(table.state.prompt(table.seat).words)}"
