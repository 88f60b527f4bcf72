# mypyc: no
"""The games, one package each, found by themselves: a new package here, or an entry point of the group
`zeitalter.games` in another distribution, is a new game.

rules = load("ages_cards")
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from zeitalter.core.rules import Rules

GROUP = "zeitalter.games"


class UnknownGame(LookupError):
    def __init__(self, game_id: str, known: list[str]) -> None:
        super().__init__(f"there is no game {game_id!r}; there are: {', '.join(known)}")
        self.game_id = game_id
        self.known = known

    def __reduce__(self) -> tuple[object, ...]:
        return UnknownGame, (self.game_id, self.known)  # so that it comes back from another process


class PackError(ValueError):
    """A data pack that cannot be used; the message says which file and why."""


def games() -> list[str]:
    """The ids of all games."""
    return sorted(_packages())


def load(game_id: str, pack: Path | None = None) -> Rules:
    """The rules of a game, with its own data or those of a data pack."""
    packages = _packages()
    if game_id not in packages:
        raise UnknownGame(game_id, sorted(packages))
    if pack is None:
        return _load(packages[game_id])
    if not pack.is_dir():
        raise PackError(f"there is no folder {pack}")
    try:
        return _create(packages[game_id], pack)
    except (OSError, ValueError) as error:
        raise PackError(str(error)) from error


def all_rules() -> list[Rules]:
    return [load(game_id) for game_id in games()]


def _packages() -> dict[str, str]:
    """Game id -> package. A package without a module `title` is not a game yet."""
    found = {module.name: f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value)
    return {game_id: package for game_id, package in found.items() if find_spec(f"{package}.title") is not None}


@cache
def _load(package: str) -> Rules:
    return _create(package, None)


def _create(package: str, pack: Path | None) -> Rules:
    rules = import_module(f"{package}.title").create(pack)
    if not isinstance(rules, Rules):
        raise TypeError(f"{package}.title.create gave {type(rules).__name__}, not Rules")
    return rules
