"""Governments and the refresh each of them brings (rulebook, 8. Regierung)."""

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.moves import untaken
from zeitalter.games.mosaic.rules.needs import meets
from zeitalter.games.mosaic.rules.payment import affordable, pay


def can_govern(state: Mosaic, seat: int, government: int, more: int = 0) -> bool:
    card = state.catalogue.governments[government]
    if not affordable(state, seat, c.IDEAS, card.ideas, more):
        return False
    for player in state.players:
        if player.government == government:
            return False
    return meets(state, seat, card.needs) or state.has(seat, c.FREE_GOVERNMENT)


def govern(state: Mosaic, seat: int, government: int, more: int) -> None:
    """8. Regierung: the old card goes back first."""
    card = state.catalogue.governments[government]
    pay(state, seat, c.IDEAS, card.ideas, more)
    state.players[seat].government = government
    state.emit("event-govern", {"seat": seat, "government": "government-" + card.id})


def free_governments(state: Mosaic) -> list[int]:
    taken = [player.government for player in state.players if player.government != c.NOTHING]
    return untaken(len(state.catalogue.governments), [taken])


def refreshes(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if player.government == c.NOTHING or player.government in player.refreshed:
        return []
    return [verbs.Refresh(deck) for deck in range(c.DECKS) if state.offers[deck]]
