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
    """Shows tables of one environment."""

    def __init__(self, setting: Setting, mode: str | None, language: str, players: list[str]) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"there is no render_mode {mode!r}; there are: {', '.join(MODES)}")
        self.setting = setting
        self.mode = mode
        self.language = language
        self.players = players
        self.words()  # refuses a language that there is not

    def words(self) -> Words:
        """Not kept, since they cannot be pickled; the catalogue behind them is."""
        return Words(self.language, self.setting.rules, self.players)

    def show(self, table: Table) -> str | None:
        """A text for "ansi"; printed for "human"."""
        if self.mode is None:
            logger.warn(f"there is nothing to render without a render_mode: {', '.join(MODES)}")
            return None
        if self.mode == "ansi":
            return self.text(table, WIDTH)
        print(self.text(table, get_terminal_size().columns))
        return None

    def text(self, table: Table, width: int) -> str:
        """At the end as a spectator sees it."""
        words = self.words()
        board = self.setting.rules.render(table.view(None if table.over else table.seat), words, width)
        return board if table.over else f"{board}\n\n{words.message(table.state.prompt(table.seat).words)}"
