"""Where ships can go: along the coasts, over open seas with Astronomy."""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import ASTRONOMY, CLOTH_MAKING, NONE
from zeitalter.games.civ1980.model.state import Civ1980

FAR: Final = 99


def ship_range(state: Civ1980, seat: int) -> int:
    catalogue = state.catalogue
    return catalogue.long_range if state.has(seat, CLOTH_MAKING) else catalogue.range


def distances(state: Civ1980, seat: int, start: int, steps: int) -> list[int]:
    """Steps to every water within reach, FAR to the others. An open sea counts as a step and needs Astronomy; the last
    step never leads onto one."""
    result = [FAR] * state.catalogue.waters
    result[start] = 0
    edge = [start]
    open_sea = state.has(seat, ASTRONOMY)
    links = state.board.links
    area = state.catalogue.water_area
    for step in range(1, steps + 1):
        reached: list[int] = []
        for water in edge:
            for other in links[water]:
                if result[other] == FAR and (area[other] != NONE or (open_sea and step < steps)):
                    result[other] = step
                    reached.append(other)
        edge = reached
    return result


def may_enter(state: Civ1980, seat: int, water: int, steps_left: int) -> bool:
    """One step of a ship: onto an open sea only with Astronomy and a step left to get off it."""
    if steps_left < 1:
        return False
    return state.catalogue.water_area[water] != NONE or (steps_left > 1 and state.has(seat, ASTRONOMY))
