"""The actions of the game and their names."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.civ2010.model.catalogue import RESOURCE_NAMES, SEATS, SQUARES, TYPE_NAMES, WIDTH, Catalogue
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT


class Agree(Action, code=16):
    """Yes."""


class Pick(Action, code=17):
    civilization: int


class Place(Action, code=18):  # choose a square
    square: int


class Found(Action, code=19):
    square: int


class Govern(Action, code=20):
    government: int


class Call(Action, code=21):  # take a great person out of the reserve
    person: int


class Wonder(Action, code=22):  # use a wonder
    wonder: int


class Raise(Action, code=23):
    figure: int


class Play(Action, code=24):  # play a culture event
    card: int


class Send(Action, code=25):
    city: int


class Propose(Action, code=26):
    """The terms for a partner are written now; an offer may have several."""

    seat: int


class Give(Action, code=27):
    item: int
    amount: int


class GiveToken(Action, code=28):
    """Put a token into the terms, or take it out again."""

    token: int


class GiveCard(Action, code=29):
    """Put a card into the terms, or take it out again."""

    card: int


class Want(Action, code=30):
    item: int
    amount: int


class Submit(Action, code=31):
    """The offer is complete."""


class TakeBack(Action, code=32):
    """The offer is void."""


class Accept(Action, code=33):
    seat: int


class Decline(Action, code=34):
    seat: int


class Figure(Action, code=35):
    city: int
    figure: int


class Unit(Action, code=36):
    city: int
    type: int


class Build(Action, code=37):
    city: int
    building: int


class BuildFree(Action, code=38):
    city: int
    building: int


class Wall(Action, code=39):  # number 1 is free
    city: int
    number: int


class Erect(Action, code=40):  # build a wonder
    city: int
    wonder: int


class Devote(Action, code=41):  # a city devotes itself to the arts
    city: int


class Harvest(Action, code=42):
    city: int
    resource: int


class Advance(Action, code=43):
    """One space further on the culture track."""


class Use(Action, code=44):  # use an ability of a technology
    tech: int
    number: int


class Pay(Action, code=45):
    resource: int


class PayToken(Action, code=46):
    token: int


class PayCard(Action, code=47):
    card: int


class City(Action, code=48):  # choose a city
    seat: int
    city: int


class Choose(Action, code=49):  # choose a player
    seat: int


class Learn(Action, code=50):
    tech: int


class Outdate(Action, code=51):  # make a wonder obsolete
    wonder: int


class Discard(Action, code=52):
    card: int


class Cancel(Action, code=53):  # by a culture event, or by a technology: those are counted after all cards
    by: int


class Hush(Action, code=54):
    """No more questions this turn."""


class March(Action, code=55):
    square: int
    armies: int
    scouts: int


class Walk(Action, code=56, called="step"):
    square: int


class Discover(Action, code=57):
    place: int


class Stop(Action, code=58):
    """The group stays where it is."""


class Infiltrate(Action, code=59):
    square: int


class Raze(Action, code=60):
    """Destroy the building here."""


class Kill(Action, code=61):  # figures of a square; no figure at all means the great person there
    square: int
    armies: int
    scouts: int


class Fight(Action, code=62):  # front 0 is a new one, the others are counted from 1
    unit: int
    front: int


class Wound(Action, code=63):
    front: int


class Heal(Action, code=64):
    front: int


class Save(Action, code=65):
    unit: int


class Loot(Action, code=66):
    loot: int


class StealCard(Action, code=67):
    card: int


class Take(Action, code=68):
    resource: int


class Research(Action, code=69):
    tech: int


class FoundWithArmy(Action, code=70):  # where a scout stands too
    square: int


class Displace(Action, code=71):  # the next figure that leaves the square of a new city
    figure: int


class Draw(Action, code=72):  # a unit from a pile
    type: int


VERBS: Final[list[type[Action]]] = [
    Agree, Pick, Place, Found, Govern, Call, Wonder, Raise, Play, Send, Propose, Give, GiveToken, GiveCard, Want,
    Submit, TakeBack, Accept, Decline, Figure, Unit, Build, BuildFree, Wall, Erect, Devote, Harvest, Advance, Use, Pay,
    PayToken, PayCard, City, Choose, Learn, Outdate, Discard, Cancel, Hush, March, Walk, Discover, Stop, Infiltrate,
    Raze, Kill, Fight, Wound, Heal, Save, Loot, StealCard, Take, Research, FoundWithArmy, Displace, Draw,
]  # fmt: skip

# Kinds of figures.
ARMY: Final = 0
SCOUT: Final = 1

# What is given, wanted and looted: trade, culture, the market resources, then what lies face down.
TRADE_ITEM: Final = 0
CULTURE_ITEM: Final = 1
FIRST_RESOURCE_ITEM: Final = 2
HUT_ITEM: Final = 6
VILLAGE_ITEM: Final = 7
CARD_ITEM: Final = 8

AGREE: Final = Agree()
ADVANCE: Final = Advance()
HUSH: Final = Hush()
STOP: Final = Stop()
SUBMIT: Final = Submit()
TAKE_BACK: Final = TakeBack()
RAZE: Final = Raze()
PLACES: Final = [Place(square) for square in range(SQUARES)]
WALKS: Final = [Walk(square) for square in range(SQUARES)]

KIND_NAMES: Final = ["army", "scout"]
ITEM_NAMES: Final = ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "card"]
GIVE_NAMES: Final = ITEM_NAMES[:HUT_ITEM]
SQUARE_NAMES: Final = [f"{square % WIDTH}-{square // WIDTH}" for square in range(SQUARES)]
ANSWERED_NAMES: Final = ["event", "ability", "city_action"]
FRONTS: Final = 64
AMOUNTS: Final = 10_000  # more culture than anybody will ever have


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    techs = [tech.id for tech in catalogue.techs]
    return Vocabulary(
        VERBS,
        {
            "amount": AMOUNTS,
            "answered": ANSWERED_NAMES,
            "armies": FIRST_SCOUT + 1,
            "building": [building.id for building in catalogue.buildings],
            "by": [*catalogue.card_names, *techs],
            "card": catalogue.card_names,
            "city": CITIES,
            "civilization": [civilization.id for civilization in catalogue.civilizations],
            "figure": KIND_NAMES,
            "front": FRONTS,
            "give.item": GIVE_NAMES,
            "government": [government.id for government in catalogue.governments],
            "item": ITEM_NAMES,
            "loot": ITEM_NAMES,
            "number": 2,
            "person": [person.id for person in catalogue.persons],
            "place": max([len(layout.neutral_corners) for layout in catalogue.layouts]),
            "resource": RESOURCE_NAMES,
            "scouts": FIGURES - FIRST_SCOUT + 1,
            "seat": SEATS,
            "square": SQUARE_NAMES,
            "tech": techs,
            "token": len(catalogue.token_content),
            "type": TYPE_NAMES,
            "unit": len(catalogue.unit_type),
            "wonder": [wonder.id for wonder in catalogue.wonders],
        },
    )
