"""The kinds of steps."""

from zeitalter.core.agenda import Step


class Bid(Step, code=0):
    """Everybody bids for the lead under cover."""


class Trade(Step, code=1):
    """Everybody trades at once."""


class March(Step, code=2):
    """A seat marches."""

    moves_left: int


class React(Step, code=3):
    """A seat may ambush whoever marched in."""

    place: int
    intruder: int


class Deal(Step, code=4):
    """Hands are filled up."""


class SetOut(Step, code=5):
    """The marches of a round begin."""


class Storm(Step, code=6):
    """A storm strikes one place."""


class HandOn(Step, code=7):
    """All hands go to the left."""


class NextRound(Step, code=8):
    """A round begins, or the game ends."""
