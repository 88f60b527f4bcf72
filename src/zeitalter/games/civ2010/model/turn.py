"""What the running turn remembers."""

from typing import Final

from zeitalter.core.part import Part, Value
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.player import CITIES, NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, filled

# What is possible once per turn.
ONCE_NAMES: Final = ["government", "split", "free_building", "harvest", "infiltration", "razing"]
ONCE_GOVERNMENT: Final = 1
ONCE_SPLIT: Final = 2
ONCE_FREE_BUILDING: Final = 4
ONCE_HARVEST: Final = 8
ONCE_INFILTRATION: Final = 16
ONCE_RAZING: Final = 32

# What a city can do.
MAKE_FIGURE: Final = 0
MAKE_UNIT: Final = 1
MAKE_BUILDING: Final = 2
MAKE_WALLS: Final = 3
MAKE_WONDER: Final = 4
DEVOTION: Final = 5
HARVESTING: Final = 6
PROJECT_NAMES: Final = ["figure", "unit", "building", "walls", "wonder", "devotion", "harvest"]


class Project(Value):
    """What a city is doing."""

    kind: int
    index: int  # which figure, unit, building, wonder or resource
    city: int
    free: bool
    second: bool  # from what production the first left
    square: int  # NONE where it needs no square, or none was chosen yet


class Target(Value):
    """What an ability or a culture event is aimed at, NONE where it does not matter."""

    seat: int
    city: int
    square: int
    second: int  # another square
    wonder: int
    tech: int
    armies: int
    scouts: int


def target(
    seat: int = NONE,
    city: int = NONE,
    square: int = NONE,
    second: int = NONE,
    wonder: int = NONE,
    tech: int = NONE,
    armies: int = 0,
    scouts: int = 0,
) -> Target:
    return Target(seat, city, square, second, wonder, tech, armies, scouts)


NO_TARGET: Final = target()


class Turn(Part):
    """What the running turn of one player in one phase remembers."""

    seat: int
    phase: int
    actions: Numbers  # city actions left
    bonus: Numbers  # extra production by city, for the whole turn
    pool: int  # production left for a second item
    project: Project | None  # what a city is about to do
    once: int  # bit mask of what is possible once per turn, see ONCE_*
    wonders: int  # bit mask: wonders used this turn
    moved: int  # bit mask of figures
    group: int  # bit mask of the figures that are marching
    square: int  # where they are
    left: int  # squares they may still go
    quiet: int  # bit mask of seats that do not want to be asked for reactions any more
    targets: tuple[Target, ...]  # by depth of what is being answered
    cancelled: int  # bit mask by depth


def new_turn(seat: int, phase: int) -> Turn:
    turn = Turn.blank()
    turn.seat = seat
    turn.phase = phase
    turn.actions = filled(0, CITIES)
    turn.bonus = filled(0, CITIES)
    turn.square = NOBODY
    return turn
