"""The kinds of steps on the agenda: which one is answered by which rules stands in `rules/phases.py`."""

from zeitalter.core.agenda import Step

# ---- setting up -----------------------------------------------------------------------------------------------------


class ChoosingLeader(Step, code=0):
    """A seat takes a leader."""


class Drafting(Step, code=1):
    """Everybody picks a starting technology, unseen by the others."""

    round: int  # from 0


class StartCity(Step, code=2):
    """A seat places its first city."""


class Benefits(Step, code=3):
    """A seat gets what its leader brings, then plays starting technologies."""


class StartVillage(Step, code=4):
    """A seat places the village its leader brings."""

    piece: int


class StartCards(Step, code=5):
    """A seat plays starting technologies, in an order of its choice."""


# ---- the turn -------------------------------------------------------------------------------------------------------


class BeginTurn(Step, code=6):
    """A seat's turn begins."""


class Turn(Step, code=7):
    """The menu of a turn."""

    actions_left: int
    closing: int  # 1 for the closing actions of the game


class Looked(Step, code=8):
    """A seat has looked at the top of a deck: the action of that deck follows, if there is one."""

    deck: int
    actions_left: int  # with this one
    closing: int


class Laying(Step, code=9):
    """The technology laid down last: play it or keep it face down."""


class Military(Step, code=10):
    """Recruiting and moving units."""

    has_acted: int


class Refill(Step, code=11):
    """An offer is filled again."""

    deck: int


class AfterAction(Step, code=12):
    """What follows an action: another, the chance of free ones, or the end of the turn."""

    actions_left: int
    closing: int


class EndTurn(Step, code=13):
    """A turn is over."""

    closing: int


class NextTurn(Step, code=14):
    """The next seat has its turn, or the game closes."""


# ---- effects of cards -----------------------------------------------------------------------------------------------


class RunEffect(Step, code=15):
    """The operations of a card from this one on."""

    source: int  # the kind of card
    card: int
    operation: int


class Placing(Step, code=16):
    """A seat puts a piece on the board."""

    piece: int
    where: int
    region: int  # for THIS_REGION


class Deploying(Step, code=17):
    """A seat puts units from its supply on the board."""

    unit: int
    left: int
    regions: int  # bit mask


class Removing(Step, code=18):
    """A seat removes units of others from regions with a unit of its own."""

    left: int
    types: int  # bit mask of the unit types of which one must be there
    region: int  # that of the first one removed, NOTHING before it; SEVERAL if each may stand in another


class TakingTile(Step, code=19):
    """A seat takes tiles from the board."""

    tile: int  # a good, ANY_GOOD or ANY_TILE
    left: int


class Raising(Step, code=20):
    """A seat raises a production of its choice."""

    amount: int
    track: int  # the one left out, or NOTHING


class Shifting(Step, code=21):
    """A seat turns production of one kind into another."""


class ShiftAmount(Step, code=22):
    """How much of it."""

    from_: int
    to: int


class Raiding(Step, code=23):
    """A seat takes one currency for each of its units."""

    left: int
    amount: int


class Exploring(Step, code=24):
    """A seat chooses a region without a city of its own, for a farm and infantry."""


class Locking(Step, code=25):
    """A seat closes a region it dominates to the cities of others."""


class ChoosingOffer(Step, code=26):
    """A seat chooses an offer to be refreshed."""


# ---- scorings and the end -------------------------------------------------------------------------------------------


class Scoring(Step, code=27):
    """An empire scoring."""


class Expelling(Step, code=28):
    """A seat may send an opponent's units out of a region."""


class ClosingActions(Step, code=29):
    """The closing actions of whoever has them."""


class Finish(Step, code=30):
    """The game is over."""
