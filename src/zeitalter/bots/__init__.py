# mypyc: no
"""Players without a person: they see what their seat sees, and are reproducible.

    bot = create("hard")
    action = bot.choose(PlayerView(rules, state.observe(seat)), stream("my game", seat))

`BOTS` has those of all games by name, from weak to strong.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.greedy import Greedy
from zeitalter.bots.levels import Level
from zeitalter.bots.scripted import Exploiter
from zeitalter.bots.uniform import Random
from zeitalter.core.player import Bot
from zeitalter.core.rules import Rules

RESEARCH: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}  # yardsticks, not for the table
BOTS: dict[str, Callable[[], Bot]] = RESEARCH | {name: partial(Level, name) for name in LEVELS}


class UnknownBot(LookupError):
    """There is no bot of this name; the message and `known` say which there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[object, ...]:
        return UnknownBot, (self.name, self.known)  # so that it comes back from another process


def bots_of(rules: Rules) -> list[str]:
    """The names of all bots that play this game: the common ones and its own scripted opponents."""
    return [*BOTS, *(script.name for script in rules.game.scripts())]


def create(name: str, rules: Rules | None = None) -> Bot:
    """A bot by its name, one of `BOTS`, or a scripted opponent of this game. An `UnknownBot` for any other name.

    `hard/4` is a level with a quarter of its positions, `hard@FILE` one that judges by the values in a file.
    """
    level, _, file = name.partition("@")
    level, _, part = level.partition("/")
    if level in LEVELS and (not part or part.isdecimal()) and part != "0":
        return Level(level, 1.0 / int(part or 1), Path(file) if file else None)
    if name in BOTS:
        return BOTS[name]()
    for script in rules.game.scripts() if rules else []:
        if script.name == name:
            return Exploiter(script)
    raise UnknownBot(name, bots_of(rules) if rules else list(BOTS))
