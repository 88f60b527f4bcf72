"""The actions of the game."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.packet import ALL


class Follow(Action, code=17):
    """Take a ready-made proposal; 0: decide by hand instead."""

    proposal: int


class DemandOrder(Action, code=18):
    """A simultaneous phase is to be played in order."""


class Nation(Action, code=19):
    nation: int


class Place(Action, code=20):
    """The first token, or a volcano."""

    area: int


class Tax(Action, code=21):
    rate: int


class City(Action, code=22):
    """To take, lose, reduce, or defend next."""

    area: int


class Grow(Action, code=23):
    area: int
    amount: int


class Levy(Action, code=24):
    """A token pays the upkeep of one ship."""

    area: int


class Scrap(Action, code=25):
    ship: int


class Launch(Action, code=26):
    """Build a ship from the treasury."""

    water: int


class Move(Action, code=27):
    from_: int
    to: int
    amount: int


class Voyage(Action, code=28):
    """Load, sail and land in one go."""

    ship: int
    water: int
    amount: int


class Load(Action, code=29):
    ship: int
    amount: int


class Sail(Action, code=30):
    ship: int
    water: int


class Land(Action, code=31):
    ship: int
    amount: int


class Found(Action, code=32):
    """Build a city."""

    area: int


class Gold(Action, code=33):
    """Buy the top card of the ninth stack."""


class Accept(Action, code=34):
    packet: int


class Refuse(Action, code=35):
    packet: int


class Retract(Action, code=36):
    packet: int


class Offer(Action, code=37):
    """Lay down a packet for somebody, or ALL."""

    to: int
    named: int
    wish: int
    cards: tuple[int, ...]


class Counter(Action, code=38):
    """Lay down a packet in answer to another."""

    packet: int
    named: int
    cards: tuple[int, ...]


class Buy(Action, code=39):
    card: int


class Pay(Action, code=40):
    named: int
    amount: int


class HandBack(Action, code=41):
    card: int


class Lose(Action, code=42):
    area: int
    amount: int


class Plain(Action, code=43):
    plain: int


class Hit(Action, code=44):
    """Points another player is to lose."""

    victim: int
    amount: int


class Name(Action, code=45):
    beneficiary: int


class Keep(Action, code=46):
    part: int


class Show(Action, code=47):
    grain: int


class Conscript(Action, code=48):
    """Build a ship, some tokens of its price from an area."""

    water: int
    area: int
    levied: int


class Enough(Action, code=49):
    """No more trade in this turn."""


GENERAL: Final[list[type[Action]]] = [Follow, DemandOrder, Nation, Place, City, Lose]
PEOPLE_AND_SHIPS: Final[list[type[Action]]] = [Tax, Grow, Levy, Scrap, Launch, Conscript, Found]
MOVES: Final[list[type[Action]]] = [Move, Voyage, Load, Sail, Land]
CARDS: Final[list[type[Action]]] = [Gold, Offer, Counter, Accept, Refuse, Retract, Buy, Pay, HandBack, Enough]
CALAMITIES: Final[list[type[Action]]] = [Plain, Hit, Name, Keep, Show]
VERBS: Final = [*GENERAL, *PEOPLE_AND_SHIPS, *MOVES, *CARDS, *CALAMITIES]

BY_HAND: Final = 0
PROPOSALS: Final = 16
MOST: Final = 256  # amounts are below this
SEATS: Final = 7

ENOUGH: Final = Enough()
DEMAND_ORDER: Final = DemandOrder()
GOLD: Final = Gold()
FOLLOWS: Final[list[Action]] = [Follow(k) for k in range(PROPOSALS)]
DECIDE_BY_HAND: Final = FOLLOWS[BY_HAND]


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    commodities = catalogue.trade_ids[: catalogue.commodities]
    return Vocabulary(
        VERBS,
        {
            "amount": MOST,
            "area": catalogue.area_ids,
            "beneficiary": SEATS,
            "buy.card": catalogue.card_ids,
            "calamity": catalogue.trade_ids[catalogue.commodities :],
            "card": catalogue.trade_ids,
            "cards": catalogue.trade_ids,
            "from": catalogue.area_ids,
            "grain": MOST,
            "levied": 3,
            "named": commodities,
            "nation": [nation.id for nation in catalogue.nations],
            "offer.to": ALL + 1,
            "packet": 1 << 16,
            "part": 3,
            "plain": catalogue.plain_ids,
            "proposal": PROPOSALS,
            "rate": 4,
            "ship": 16,
            "to": catalogue.area_ids,
            "victim": SEATS,
            "volcano": catalogue.volcano_ids,
            "water": catalogue.water_ids,
            "wish": [*commodities, "nothing"],
        },
    )
