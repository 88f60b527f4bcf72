"""The games this server offers, each with its own data or those of a data pack."""

from pathlib import Path

from zeitalter.core.rules import Rules
from zeitalter.games import UnknownGame, games, load


class Library:
    def __init__(self, packs: dict[str, Path] | None = None) -> None:
        self.packs = packs or {}
        unknown = sorted(set(self.packs) - set(games()))
        if unknown:
            raise UnknownGame(unknown[0], games())
        self._rules = {game: load(game, self.packs.get(game)) for game in games()}

    def __contains__(self, game: str) -> bool:
        return game in self._rules

    def rules(self, game: str) -> Rules:
        return self._rules[game]

    def all(self) -> list[Rules]:
        return list(self._rules.values())
