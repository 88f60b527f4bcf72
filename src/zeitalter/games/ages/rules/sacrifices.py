"""Units that are sacrificed and bonus cards that are spent, in fights and for colonies alike."""

from zeitalter.core.action import Action
from zeitalter.games.ages.model.catalogue import BONUS
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.moves import different


def add_sacrifices(state: Ages, seat: int, claimed: list[int], legal: list[Action]) -> None:
    workers = state.players[seat].workers
    units = state.catalogue.units
    for tech in range(units.first, units.end):
        if workers[tech] > claimed.count(tech):
            legal.append(state.catalogue.prepared.sacrifices[tech])


def add_bonus_cards(state: Ages, seat: int, legal: list[Action]) -> None:
    for card in different(state.players[seat].military):
        if state.card(card).kind == BONUS:
            legal.append(state.catalogue.prepared.spendings[card])


def bury(state: Ages, seat: int, units: list[int]) -> None:
    """Sacrificed units return to the yellow bank."""
    player = state.players[seat]
    for unit in units:
        player.workers[unit] -= 1
        player.yellow += 1
