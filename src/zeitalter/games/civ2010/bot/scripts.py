"""Scripted opponents: one marches on a capital, one hides behind walls and lives for culture."""

from math import exp
from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.civ2010.bot.conquest import GROUP
from zeitalter.games.civ2010.bot.factors import conquest_rounds
from zeitalter.games.civ2010.bot.roads import PATIENCE
from zeitalter.games.civ2010.bot.sheet import sheets_of
from zeitalter.games.civ2010.bot.usual import usual
from zeitalter.games.civ2010.bot.ways import ways_on
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board

ROAD: Final = 400.0  # worth of a conquest now, beyond what it is worth anyway
ARMED: Final = 1.5  # of a point of strength that an attack has
TOGETHER: Final = 2.0  # of each army in the largest group
EDGE: Final = 80.0  # of a group before a capital that can take it
EVEN: Final = 3.0  # strength by which an attack may still be lost
FAR: Final = 16  # steps

GUARD: Final = 2.0  # worth of a unit, as many as defend a city
GUARDS: Final = 6
WALLED: Final = 10.0
SPACE: Final = 2.0  # of a space of the culture track
CULTURE: Final = 0.35


class Conqueror(Script[Civ2010]):
    """Arms from the beginning and marches on the capital that it can take soonest."""

    def __init__(self) -> None:
        super().__init__("conqueror")

    def bend(self, state: Civ2010, seat: int) -> float:
        sheets = sheets_of(state, seat, usual(state.catalogue))
        own = sheets[seat]
        ways = ways_on(state)
        group = own.stacking if own.stacking < GROUP else GROUP
        total = ROAD * exp(-conquest_rounds(state, own, sheets, ways) / PATIENCE)
        total += ARMED * own.force(group) + TOGETHER * own.group
        best = 0.0
        for other in sheets:
            if other.seat != seat and other.centre != c.NONE:
                way = ways.march(other.centre, own.skill)
                for i in range(len(own.squares)):
                    steps_left = way[own.squares[i]]
                    if steps_left < FAR:
                        lead = own.force(own.sizes[i]) - other.defence
                        strike = (FAR - steps_left) / FAR / (1.0 + exp(-lead / EVEN))
                        if strike > best:
                            best = strike
        return total + EDGE * best

    def narrow(self, state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
        """No wonders, no arts where a city can arm instead, and no government that attacks no cities."""
        if isinstance(state.agenda[-1], steps.Managing):
            return rather(actions, [action for action in actions if not is_luxury(action, actions)])
        if isinstance(state.agenda[-1], steps.Starting):
            return rather(actions, [action for action in actions if not is_peaceful(state, action)])
        return actions


class Recluse(Script[Civ2010]):
    """Never attacks anybody; walls, units at home, and culture."""

    def __init__(self) -> None:
        super().__init__("recluse")

    def bend(self, state: Civ2010, seat: int) -> float:
        player = state.players[seat]
        units = len(player.units)
        total = GUARD * (units if units < GUARDS else GUARDS)
        if player.walls & 1:
            total += WALLED
        return total + SPACE * player.track + CULTURE * player.culture

    def narrow(self, state: Civ2010, seat: int, actions: list[Action]) -> list[Action]:
        return rather(actions, [action for action in actions if not is_attack(state, seat, action)])


SCRIPTS: Final[list[Script[Civ2010]]] = [Conqueror(), Recluse()]


def rather(actions: list[Action], some: list[Action]) -> list[Action]:
    """Some of the actions, or all where that leaves none."""
    return some if some else actions


def is_luxury(action: Action, actions: list[Action]) -> bool:
    if isinstance(action, verbs.Erect):
        return True
    if not isinstance(action, (verbs.Devote, verbs.Harvest)):
        return False
    for other in actions:
        if isinstance(other, (verbs.Unit, verbs.Figure)) and other.city == action.city:
            return True
    return False


def is_peaceful(state: Civ2010, action: Action) -> bool:
    return isinstance(action, verbs.Govern) and state.catalogue.governments[action.government].no_city_attacks


def is_attack(state: Civ2010, seat: int, action: Action) -> bool:
    """Whether a step leads to figures or a city of somebody else."""
    if not isinstance(action, verbs.Walk):
        return False
    others = state.holder[action.square] not in (c.NONE, seat)
    return others or board.centre_owner(state, action.square) not in (c.NONE, seat)
