# mypyc: no
"""Players without a person: they see what their seat sees, and are reproducible.

    bot = create("greedy")
    action = bot.choose(PlayerView(rules, state.observe(seat)), stream("my game", seat))

`BOTS` has them by name, from weak to strong.
"""

from zeitalter.bots.greedy import Greedy
from zeitalter.bots.uniform import Random
from zeitalter.core.player import Bot

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}  # from weak to strong


class UnknownBot(LookupError):
    """There is no bot of this name; the message and `known` say which there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
        self.name = name
        self.known = list(BOTS)


def create(name: str) -> Bot:
    """A bot by its name, one of `BOTS`. An `UnknownBot` for any other name."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]()
