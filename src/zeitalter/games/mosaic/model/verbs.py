"""The actions of the game."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary, Words
from zeitalter.games.mosaic.model import catalogue as c

# Money that replaces units of a cost beyond those that are missing: of its first currency, and of its second.


class Leader(Action, code=17):
    leader: int


class Draft(Action, code=18):
    technology: int


class Place(Action, code=19):
    hex: int


class Work(Action, code=20):
    currency: int


class Grow(Action, code=21):
    card: int
    money_for_first: int


class GrowPlain(Action, code=22):
    """Population without a card, once there are none left."""

    money_for_first: int


class Build(Action, code=23):
    card: int
    money_for_first: int
    money_for_second: int


class Found(Action, code=24):
    """A city, port or village without a card."""

    piece: int
    money_for_first: int


class Wonder(Action, code=25):
    wonder: int
    money_for_first: int
    money_for_second: int


class Research(Action, code=26):
    technology: int
    money_for_first: int


class Levy(Action, code=27):
    card: int


class LevyPlain(Action, code=28):
    """Taxes or tariffs without a card, once there are none left."""

    kind: int


class Military(Action, code=29):
    """Recruit and move units."""


class Recruit(Action, code=30):
    unit: int
    region: int


class Move(Action, code=31):
    unit: int
    from_: int
    to: int


class Govern(Action, code=32):
    government: int
    money_for_first: int


class Look(Action, code=33):
    deck: int


class TakeSeen(Action, code=34):
    """The card on top of the deck just looked at."""

    money_for_first: int
    money_for_second: int


class ClaimAge(Action, code=35, called="golden_age"):
    age: int


class Claim(Action, code=36):
    achievement: int


class Play(Action, code=37):
    technology: int


class Refresh(Action, code=38):
    deck: int


class Convert(Action, code=39):
    currency: int


class TakeOver(Action, code=40):
    hex: int


class Raise(Action, code=41):
    track: int


class Deploy(Action, code=42):
    unit: int
    region: int


class Remove(Action, code=43):
    opponent: int
    unit: int
    region: int


class Take(Action, code=44):
    hex: int


class Shift(Action, code=45):
    from_: int
    to: int


class Amount(Action, code=46):
    number: int


class Raid(Action, code=47):
    currency: int


class Region(Action, code=48):
    region: int


class Expel(Action, code=49):
    opponent: int
    from_: int
    to: int


MILITARY: Final = Military()

Verbs = list[type[Action]]
SETTING_UP: Final[Verbs] = [Leader, Draft, Place]
ACTIONS: Final[Verbs] = [Work, Grow, GrowPlain, Build, Found, Wonder, Research, Levy, LevyPlain, Military, Govern]
ARMY: Final[Verbs] = [Recruit, Move, Deploy, Remove, Expel]
FREE: Final[Verbs] = [Look, TakeSeen, ClaimAge, Claim, Play, Refresh, Convert, TakeOver]
CHOICES: Final[Verbs] = [Raise, Take, Shift, Amount, Raid, Region]


class Listed:
    """Actions that are listed again and again, made once."""

    def __init__(self, catalogue: c.Catalogue) -> None:
        self.places = [Place(place.index) for place in catalogue.hexes]
        self.takes = [Take(place.index) for place in catalogue.hexes]
        self.works: list[Action] = [Work(currency) for currency in range(c.MONEY)]
        self.offered: list[list[Action]] = [  # by deck, then card
            [Research(card.index, 0) for card in catalogue.technologies],
            [Build(card.index, 0, 0) for card in catalogue.builds],
            [Grow(card.index, 0) for card in catalogue.populations],
            [Levy(card.index) for card in catalogue.taxes],
        ]
        self.founds = [Found(piece, 0) for piece in range(c.WONDER)]
        self.governs = [Govern(card.index, 0) for card in catalogue.governments]
        self.recruits = [[Recruit(unit, region.index) for region in catalogue.regions] for unit in range(c.UNITS)]


def vocabulary(catalogue: c.Catalogue) -> Vocabulary:
    regions = [region.id for region in catalogue.regions]
    money = 100
    nouns: dict[str, Words] = {
        "leader": [leader.id for leader in catalogue.leaders],
        "technology": [card.id for card in catalogue.technologies],
        "wonder": [card.id for card in catalogue.wonders],
        "government": [card.id for card in catalogue.governments],
        "age": [card.id for card in catalogue.golden_ages],
        "achievement": [card.id for card in catalogue.achievements],
        "build.card": [card.id for card in catalogue.builds],
        "grow.card": [card.id for card in catalogue.populations],
        "levy.card": [card.id for card in catalogue.taxes],
        "levy_plain.kind": ["tax", "tariff"],
        "money_for_first": money,
        "money_for_second": money,
        "hex": [place.id for place in catalogue.hexes],
        "region": regions,
        "from": regions,
        "to": regions,
        "piece": c.PIECE_NAMES,
        "found.piece": c.PIECE_NAMES[: c.WONDER],
        "where": c.WHERES,
        "unit": c.UNIT_NAMES,
        "deploying.unit": c.DEPLOYED_NAMES,
        "opponent": c.SEATS,
        "deck": c.DECK_NAMES,
        "currency": c.CURRENCY_NAMES,
        "work.currency": c.CURRENCY_NAMES[: c.MONEY],
        "track": c.TRACK_NAMES,
        "shift.from": c.TRACK_NAMES,
        "shift.to": c.TRACK_NAMES,
        "shift_amount.from": c.TRACK_NAMES,
        "shift_amount.to": c.TRACK_NAMES,
        "number": 1000,
        "source": c.SOURCE_NAMES,
        "tile": [*catalogue.goods, *catalogue.resource_tiles],
    }
    return Vocabulary(SETTING_UP + ACTIONS + ARMY + FREE + CHOICES, nouns)
