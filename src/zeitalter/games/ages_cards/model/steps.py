"""The kinds of steps. A question that leaves no choice is not asked: it runs by itself."""

from zeitalter.core.agenda import Step


class StartResource(Step, code=0):
    """A later player begins with a resource of their choice."""


class Turn(Step, code=1):
    """A player's turn begins."""


class ResourcePhase(Step, code=2):
    """The active player plays a card as a resource."""


class TechnologyPhase(Step, code=3):
    """The active player plays a card as a technology."""


class Activation(Step, code=4):
    """The effect of the technology just played may be used."""

    card: int


class Effect(Step, code=5):
    """An operation of a card's effect is carried out, then those after it; after the last one it is complete."""

    card: int
    operation: int
    bonus: int  # to the strength of an attack


class Choice(Step, code=6):
    """An operation of a card's effect leaves a choice to a player."""

    card: int
    operation: int
    left: int  # how often it is still to be made


class Reacting(Step, code=7):
    """An attacked player may react."""

    card: int
    strength: int


class Battle(Step, code=8):
    """An attack is decided."""

    card: int
    bonus: int


class LosingResources(Step, code=9):
    """A defeated player exhausts resources."""

    left: int  # cards still to be exhausted ...
    spare: int  # ... unless spaces already exhausted count as two: so many fewer


class GivingWonder(Step, code=10):
    """A defeated player gives a wonder to the attacker."""


class BuyPhase(Step, code=11):
    """What the active player can pay is worked out."""


class Buying(Step, code=12):
    """The active player may buy a card."""


class Paying(Step, code=13):
    """The active player puts down resources for a card."""

    card: int


class EndOfTurn(Step, code=14):
    """What the end of the turn consists of is decided."""


class BuildingWonder(Step, code=15):
    """The active player chooses a wonder to build (A New World)."""


class Collecting(Step, code=16):
    """All technologies of the active player return to the hand."""


class TakingBack(Step, code=17):
    """The active player may take resources back."""


class Fame(Step, code=18):
    """Where the active player may place fame is worked out (Triumph of Reason)."""


class PlacingFame(Step, code=19):
    """The active player chooses a wonder for a fame marker."""


class Finish(Step, code=20):
    """The turn is over: the game ends, or the next player's turn begins."""
