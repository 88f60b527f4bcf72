"""Scripted opponents: one marches on the nearest capital, one hides behind walls and lives for culture."""

from math import exp
from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.civ2010.bot.conquest import GROUP, attack_cards
from zeitalter.games.civ2010.bot.sheet import sheets_of
from zeitalter.games.civ2010.bot.usual import usual
from zeitalter.games.civ2010.bot.ways import ways_on
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board

ARMED: Final = 2.0  # worth of a point of strength, beyond what it is worth anyway
ARMIES: Final = 3.0  # and of an army, as many as can stand together
TOGETHER: Final = 3.0  # of each army in the largest group
STEP: Final = 1.0  # of each step that the largest group is nearer
EDGE: Final = 60.0  # of a group before the capital that can take it
EVEN: Final = 3.0  # strength by which an attack may still be lost
FAR: Final = 24

GUARD: Final = 2.0  # worth of a unit, as many as defend a city
GUARDS: Final = 6
WALLED: Final = 10.0
SPACE: Final = 2.0  # of a space of the culture track
CULTURE: Final = 0.35


class Conqueror(Script[Civ2010]):
    """Arms from the beginning and marches on the capital that is nearest to its own."""

    def __init__(self) -> None:
        super().__init__("conqueror")

    def bend(self, state: Civ2010, seat: int) -> float:
        prey = nearest(state, seat)
        if prey == c.NONE:
            return 0.0
        sheets = sheets_of(state, seat, usual(state.catalogue))
        own = sheets[seat]
        group = own.stacking if own.stacking < GROUP else GROUP
        total = ARMIES * (own.armies if own.armies < group else group) + TOGETHER * own.group
        total += ARMED * own.hand(attack_cards(group))
        if not own.squares:
            return total
        way = ways_on(state).march(sheets[prey].centre, own.skill)
        distance = FAR
        for i in range(len(own.squares)):
            if own.sizes[i] == own.group and way[own.squares[i]] < distance:
                distance = way[own.squares[i]]
        lead = own.force(own.group) - sheets[prey].defence
        total += STEP * (FAR - distance)
        return total + EDGE * (FAR - distance) / FAR / (1.0 + exp(-lead / EVEN))

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


def nearest(state: Civ2010, seat: int) -> int:
    """The seat whose capital is nearest to one's own, or NONE."""
    home = state.players[seat].centres[0]
    found = c.NONE
    least = 0
    for other in state.others(seat):
        capital = state.players[other].centres[0]
        if capital != c.NONE and home != c.NONE:
            distance = board.distance(home, capital)
            if found == c.NONE or distance < least:
                found, least = other, distance
    return found


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
