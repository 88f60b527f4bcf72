"""The kinds of steps: first those that ask somebody, then those that run by themselves.

A field `opponent` is the seat something is taken from; `NOTHING` stands for a card or kind that is left open.
"""

from typing import Final

from zeitalter.core.agenda import Step

# When mines produce: at the end of a turn, with pacts and corruption; by an event with corruption; by an event alone.
TURN_END: Final = 0
ECONOMY: Final = 1
MINES_ALONE: Final = 2


class Actions(Step, code=0):
    """The actions of a turn, one after the other."""


class Politics(Step, code=1):
    """The political action of a turn."""


class Discarding(Step, code=2):
    """Military cards beyond the limit of the hand."""

    surplus: int


class AnsweringPact(Step, code=3):
    """Accept or refuse a pact; `role` is that of who offers it."""

    card: int
    offered_by: int
    role: int


class Bidding(Step, code=4):
    """A bid for the territory that came up, or none."""


class Colonizing(Step, code=5):
    """The force sent by the highest bidder."""


class Attacking(Step, code=6):
    """Units the attacker sacrifices."""


class Defending(Step, code=7):
    """Units the defender sacrifices, and bonus cards."""


class LosingPopulation(Step, code=8):
    """Which workers go."""

    workers: int


class LosingBuilding(Step, code=9):
    """Which building is lost, of any kind or of one."""

    building: int


class Razing(Step, code=10):
    """Which buildings of somebody else are destroyed; from the second one on of the same card."""

    opponent: int
    buildings: int
    tech: int


class GainingMix(Step, code=11):
    """How much of a gain is food, the rest being resources; perhaps all or nothing."""

    total: int
    either: int


class LosingMix(Step, code=12):
    """How much of a loss is food."""

    total: int


class Plundering(Step, code=13):
    """How much of the loot is food."""

    opponent: int
    total: int


class FreeBuilding(Step, code=14):
    """Whether to build something that costs nothing."""

    tech: int


class TurningWonder(Step, code=15):
    """Which wonder is turned over."""


class LosingColony(Step, code=16):
    """Which colony is given up."""


class TakingFree(Step, code=17):
    """Cards of the row for actions that nobody spends; whether one was taken already."""

    actions: int
    taken: int


class LosingBlue(Step, code=18):
    """From which cards blue tokens are lost."""

    tokens: int


class Annexing(Step, code=19):
    """Which colony is taken."""

    opponent: int


class Stealing(Step, code=20):
    """Which special technologies are taken, for so many points of science."""

    opponent: int
    science: int


class SkippingMine(Step, code=21):
    """Which mine produces a token less."""

    occasion: int


class ChoosingPrivate(Step, code=22):
    """Everybody chooses bonus cards in secret."""


class ChoosingOpen(Step, code=23):
    """A seat chooses a bonus card openly."""


class Feeding(Step, code=43):
    """Food is missing: whether a resource is paid in place of one, by the trade routes."""


class BeginTurn(Step, code=24):
    """A turn begins."""


class Refill(Step, code=25):
    """The card row slides and is filled."""


class ResolveWar(Step, code=26):
    """A war declared in the last turn is settled."""


class BeginPolitics(Step, code=27):
    """Whether there is a political action."""


class BeginDiscarding(Step, code=28):
    """Whether military cards must be discarded."""


class Produce(Step, code=29):
    """Production at the end of a turn, with at most so many military cards."""

    cards: int


class ProduceResources(Step, code=30):
    """Mines, and corruption where it follows."""

    occasion: int


class Draw(Step, code=31):
    """Military cards for unused military actions, at most so many."""

    cards: int


class NextTurn(Step, code=32):
    """Whose turn comes next, if any."""


class RevealEvent(Step, code=33):
    """The top current event comes up."""


class EventEffect(Step, code=34):
    """One sentence of an event, for the seats of a bit mask."""

    operation: int
    amount: int
    seats: int


class EventSeat(Step, code=35):
    """What a sentence of an event means for one seat."""

    operation: int
    amount: int


class EndEvent(Step, code=36):
    """An event has been carried out."""

    card: int


class Compare(Step, code=37):
    """The strengths in a fight are compared."""


class EndFight(Step, code=38):
    """A fight is over."""


class LosePopulation(Step, code=39):
    """Unused workers go first."""

    workers: int


class Surplus(Step, code=40):
    """Buildings beyond the urban limit of a new government."""


class BeginRazing(Step, code=41):
    """Whether there is anything to destroy."""

    opponent: int
    buildings: int


class Finish(Step, code=42):
    """The end of the game."""
