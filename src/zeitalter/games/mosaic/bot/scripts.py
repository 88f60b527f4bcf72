"""Scripted opponents: leaders and starting technologies by a fixed list, and one thing that each of them wants most."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic

SCHOLARS: Final = ["philosopher", "engineer", "artist", "scribe", "magistrate", "farmer", "priestess", "merchant"]
LEARNING: Final = [
    *("number_system", "alphabet", "calendar", "writing", "oral_tradition", "law_code", "magistrates", "philosophy"),
    *("quarries", "brickmaking", "wheel", "corvee", "irrigation", "seeds", "fishing", "agrarian_settlement"),
    *("herbal_medicine", "villages", "clans", "adobe_houses", "bathing", "community_hearths", "roof_tiles"),
]
PATRIARCHS: Final = ["farmer", "magistrate", "scribe", "engineer", "priestess", "general", "merchant", "artist"]
GROWING: Final = [
    *("herbal_medicine", "villages", "clans", "adobe_houses", "bathing", "irrigation", "seeds", "fishing"),
    *("agrarian_settlement", "community_hearths", "calendar", "grain_pits", "hunting", "quarries", "brickmaking"),
    *("exploration", "pottery", "wheel", "law_code", "magistrates"),
]


class Drafter(Script[Mosaic]):
    """Takes leaders and starting technologies in the order of a list; others where none of them is left."""

    def __init__(self, name: str, leaders: list[str], technologies: list[str]) -> None:
        super().__init__(name)
        self.leaders = leaders
        self.technologies = technologies

    def narrow(self, state: Mosaic, seat: int, actions: list[Action]) -> list[Action]:
        first = len(self.leaders) + len(self.technologies)
        found = actions
        for action in actions:
            place = first
            if isinstance(action, verbs.Leader):
                place = place_in(self.leaders, state.catalogue.leaders[action.leader].id)
            elif isinstance(action, verbs.Draft):
                place = place_in(self.technologies, state.technology(action.technology).id)
            if place < first:
                first = place
                found = [action]
        return found


def place_in(names: list[str], name: str) -> int:
    """Where a name stands in a list; far behind if it is not there."""
    return names.index(name) if name in names else len(names) + 100


class Scholar(Drafter):
    """Ideas first: whatever brings them, and all the technologies they buy."""

    IDEAS: Final = 0.3
    ENOUGH: Final = 16  # production beyond which it wants no more
    TECHNOLOGY: Final = 0.8

    def __init__(self) -> None:
        super().__init__("scholar", SCHOLARS, LEARNING)

    def bend(self, state: Mosaic, seat: int) -> float:
        player = state.players[seat]
        production = min(self.ENOUGH, state.production(seat, c.IDEAS_TRACK))
        return self.IDEAS * production + self.TECHNOLOGY * (len(player.up) + len(player.down))


class Settler(Drafter):
    """People first, then a city wherever there is room."""

    PERSON: Final = 0.5
    ENOUGH: Final = 16
    CITY: Final = 1.0

    def __init__(self) -> None:
        super().__init__("settler", PATRIARCHS, GROWING)

    def bend(self, state: Mosaic, seat: int) -> float:
        player = state.players[seat]
        return self.PERSON * min(self.ENOUGH, player.population) + self.CITY * player.cities()


def scripts() -> list[Script[Mosaic]]:
    return [Scholar(), Settler()]
