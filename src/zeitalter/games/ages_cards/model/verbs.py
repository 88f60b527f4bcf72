"""The actions of the game."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.ages_cards.model.catalogue import ERA_NAMES, ERAS, RESOURCE_NAMES, RESOURCES, SEATS, Catalogue


class PlayResource(Action, code=17, called="resource"):
    card: int


class PlayTechnology(Action, code=18, called="technology"):
    card: int


class Activate(Action, code=19):
    """Use the effect of the technology just played."""


class Refresh(Action, code=20):
    card: int


class Exhaust(Action, code=21):
    card: int


class Gain(Action, code=22):
    resource: int


class Choose(Action, code=23):
    opponent: int


class Copy(Action, code=24):
    """Receive what an opponent's resource shows."""

    card: int


class Use(Action, code=25):
    """Activate a civil technology by means of another."""

    card: int


class Deploy(Action, code=26):
    """Play an attack card by means of a tactic."""

    card: int


class Strike(Action, code=27):
    """Activate an attack by means of a tactic."""

    card: int


class Return(Action, code=28):
    """Take the activated attack back into the hand."""


class React(Action, code=29):
    card: int


class Give(Action, code=30):
    wonder: int


class Buy(Action, code=31):
    card: int


class Pay(Action, code=32):
    """Pay the cheapest way at once."""


class Spend(Action, code=33):
    """Put down a temporary resource."""

    resource: int


class Build(Action, code=34):
    wonder: int


class TakeBack(Action, code=35):
    card: int


class PlaceFame(Action, code=36, called="place"):
    era: int


class MoveFame(Action, code=37, called="move"):
    from_: int
    era: int


VERBS: Final[list[type[Action]]] = [
    PlayResource, PlayTechnology, Activate, Refresh, Exhaust, Gain, Choose, Copy, Use, Deploy, Strike, Return, React,
    Give, Buy, Pay, Spend, Build, TakeBack, PlaceFame, MoveFame,
]  # fmt: skip


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    return Vocabulary(
        VERBS,
        {
            "card": catalogue.instance_names,
            "wonder": [wonder.id for wonder in catalogue.wonders],
            "resource": RESOURCE_NAMES,
            "opponent": SEATS,
            "era": ERA_NAMES,
            "from": ERA_NAMES,
        },
    )


class Actions:
    """What is often on offer, built once for all positions: the action for each card, wonder, resource or era."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards = range(len(catalogue.cards))
        wonders = range(len(catalogue.wonders))
        resources = range(RESOURCES)
        self.activate: Action = Activate()
        self.return_: Action = Return()
        self.pay: Action = Pay()
        self.play_resource = [PlayResource(card) for card in cards]
        self.play_technology = [PlayTechnology(card) for card in cards]
        self.refresh = [Refresh(card) for card in cards]
        self.exhaust = [Exhaust(card) for card in cards]
        self.gain = [Gain(resource) for resource in resources]
        self.choose = [Choose(opponent) for opponent in range(SEATS)]
        self.copy = [Copy(card) for card in cards]
        self.use = [Use(card) for card in cards]
        self.deploy = [Deploy(card) for card in cards]
        self.strike = [Strike(card) for card in cards]
        self.react = [React(card) for card in cards]
        self.give = [Give(wonder) for wonder in wonders]
        self.buy = [Buy(card) for card in cards]
        self.spend = [Spend(resource) for resource in resources]
        self.build = [Build(wonder) for wonder in wonders]
        self.take_back = [TakeBack(card) for card in cards]
        self.place_fame = [PlaceFame(era) for era in range(ERAS)]
