"""The actions of the game."""

from typing import TYPE_CHECKING, Final

from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from zeitalter.games.ages.model.catalogue import Catalogue

SEATS: Final = 4
SLOTS: Final = 13  # of the card row
HIGHEST_BID: Final = 199
LARGEST_MIX: Final = 99
MOST_STAGES: Final = 9  # in one action
ROLES: Final = ["a", "b"]  # in a pact

# ---- actions of a turn -----------------------------------------------------------------------------------------------


class Take(Action, code=17):
    slot: int


class Grow(Action, code=18):
    """A new worker."""


class Build(Action, code=19):
    tech: int


class Upgrade(Action, code=20):
    from_: int
    tech: int


class Destroy(Action, code=21):
    tech: int


class Stage(Action, code=22):
    stages: int


class Lead(Action, code=23):
    card: int


class Discover(Action, code=24):
    card: int


class Revolt(Action, code=25):
    card: int


class Use(Action, code=26):
    card: int


class UseBuild(Action, code=27):
    card: int
    tech: int


class UseUpgrade(Action, code=28):
    card: int
    from_: int
    tech: int


class UseDiscover(Action, code=29):
    card: int
    target: int


class UseRevolt(Action, code=30):
    card: int
    target: int


class Tactic(Action, code=31):
    card: int


class Draft(Action, code=32):
    tech: int


class FreeGrow(Action, code=33):
    """A new worker by the ocean liners."""


class Draw(Action, code=34):
    """A military card (variant)."""


class Swap(Action, code=35):
    """Pay in another way."""


class DrawFewer(Action, code=58):
    """End the turn with fewer military cards than could be drawn."""

    cards: int


# ---- politics --------------------------------------------------------------------------------------------------------


class Place(Action, code=36):
    card: int


class Attack(Action, code=37):
    card: int
    opponent: int


class Offer(Action, code=38):
    card: int
    opponent: int
    role: int


class Break(Action, code=39):
    opponent: int


class Colonize(Action, code=40):
    card: int


class Discard(Action, code=41):
    card: int


class Accept(Action, code=42):
    """A pact."""


class Refuse(Action, code=43):
    """A pact."""


# ---- fights and events -----------------------------------------------------------------------------------------------


class Bid(Action, code=44):
    amount: int


class Sacrifice(Action, code=45):
    tech: int


class Spend(Action, code=46):
    card: int


class Lose(Action, code=47):
    tech: int


class Raze(Action, code=48):
    opponent: int
    tech: int


class Mix(Action, code=49):
    food: int


class Turn(Action, code=50):
    card: int


class Surrender(Action, code=51):
    card: int


class Annex(Action, code=52):
    card: int


class Steal(Action, code=53):
    card: int


class Skip(Action, code=54):
    tech: int


class Choose(Action, code=55):
    card: int


class FreeBuild(Action, code=56):
    tech: int


class Give(Action, code=57):
    tech: int


VERBS: Final[list[type[Action]]] = [
    Take, Grow, Build, Upgrade, Destroy, Stage, Lead, Discover, Revolt, Use, UseBuild, UseUpgrade, UseDiscover,
    UseRevolt, Tactic, Draft, FreeGrow, Draw, Swap, Place, Attack, Offer, Break, Colonize, Discard, Accept, Refuse,
    Bid, Sacrifice, Spend, Lose, Raze, Mix, Turn, Surrender, Annex, Steal, Skip, Choose, FreeBuild, Give,
    DrawFewer,
]  # fmt: skip

GROW: Final = Grow()
FREE_GROW: Final = FreeGrow()
DRAW: Final = Draw()
SWAP: Final = Swap()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()


class Prepared:
    """Actions that are listed often, made once for all cards of a catalogue."""

    def __init__(self, cards: int, built: int) -> None:
        self.takes = [Take(slot) for slot in range(SLOTS)]
        self.stages = [Stage(n) for n in range(MOST_STAGES + 1)]
        self.builds = [Build(tech) for tech in range(built)]
        self.upgrades = [[Upgrade(old, new) for new in range(built)] for old in range(built)]
        self.destroys = [Destroy(tech) for tech in range(built)]
        self.drafts = [Draft(tech) for tech in range(built)]
        self.sacrifices = [Sacrifice(tech) for tech in range(built)]
        self.losses = [Lose(tech) for tech in range(built)]
        self.leads = [Lead(card) for card in range(cards)]
        self.discoveries = [Discover(card) for card in range(cards)]
        self.revolts = [Revolt(card) for card in range(cards)]
        self.uses = [Use(card) for card in range(cards)]
        self.tactics = [Tactic(card) for card in range(cards)]
        self.places = [Place(card) for card in range(cards)]
        self.discards = [Discard(card) for card in range(cards)]
        self.spendings = [Spend(card) for card in range(cards)]


def vocabulary(catalogue: "Catalogue") -> Vocabulary:
    techs = catalogue.ids[: catalogue.built]
    return Vocabulary(
        VERBS,
        {
            "slot": SLOTS,
            "stages": MOST_STAGES + 1,
            "card": catalogue.ids,
            "target": catalogue.ids,
            "tech": techs,
            "from": techs,
            "opponent": SEATS,
            "role": ROLES,
            "amount": HIGHEST_BID + 1,
            "cards": catalogue.military_draw + 1,
            "food": LARGEST_MIX + 1,
            "building": catalogue.kinds,
            "operation": catalogue.operations,
        },
    )
