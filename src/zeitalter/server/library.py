"""The games this server offers, each with its own data or those of a data pack."""

import logging
from pathlib import Path

from zeitalter.core.rules import Rules
from zeitalter.games import PackError, UnknownGame, games, load

log = logging.getLogger(__name__)


class Library:
    def __init__(self, packs: dict[str, Path] | None = None) -> None:
        self.packs = packs or {}
        unknown = sorted(set(self.packs) - set(games()))
        if unknown:
            raise UnknownGame(unknown[0], games())
        self._rules: dict[str, Rules] = {}
        for game in games():
            try:
                self._rules[game] = load(game, self.packs.get(game))
            except PackError:  # asked for by name
                raise
            except Exception:  # one broken game, perhaps of somebody else, must not keep the others from being played
                log.exception("game left out", extra={"game": game})

    def __contains__(self, game: str) -> bool:
        return game in self._rules

    def rules(self, game: str) -> Rules:
        return self._rules[game]

    def all(self) -> list[Rules]:
        return list(self._rules.values())
