"""A battle as it stands: hands, fronts, wounds."""

from typing import Final

from zeitalter.core.part import Part
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers

ATTACKER: Final = 0
DEFENDER: Final = 1


class Front(Part):
    """At most one unit of each side."""

    units: list[int]  # by side; NOBODY for none
    wounds: list[int]


class Battle(Part):
    """A battle: side 0 attacks, side 1 defends."""

    square: int  # NOBODY while there is no battle
    seats: list[int]  # who leads each side
    village: bool  # barbarians defend, led by the left neighbour
    city: int  # city slot under attack, or NOBODY
    hands: list[list[int]]
    fronts: list[Front]
    lost: list[list[int]]  # units eliminated, by side
    bonus: list[int]  # combat bonus by side
    turn: int  # side to play; when nobody has units left, the one that is asked last
    charge: int  # extra wounds of the next unit of the side to play, when it attacks
    healed: tuple[Numbers, Numbers]  # technologies that have healed in this battle, by side


def side_led_by(battle: Battle, seat: int) -> int:
    return ATTACKER if battle.seats[ATTACKER] == seat else DEFENDER


def new_front(side: int, unit: int) -> Front:
    front = Front.blank()
    front.units = [NOBODY, NOBODY]
    front.units[side] = unit
    front.wounds = [0, 0]
    return front


def new_battle() -> Battle:
    battle = Battle.blank()
    battle.square = battle.city = NOBODY
    battle.seats = [NOBODY, NOBODY]
    battle.hands = [[], []]
    battle.lost = [[], []]
    battle.bonus = [0, 0]
    return battle
