"""The actions of the game."""

from typing import Final

from tests.trial.model.catalogue import CARDS, PIECES, PLACES, SEATS
from zeitalter.core.action import Action
from zeitalter.core.vocabulary import Vocabulary


class Add(Action, code=16):
    """More coins into the sealed bid."""

    coins: int


class Seal(Action, code=17):
    """The bid is complete."""


class Offer(Action, code=18):
    partner: int
    card: int


class Counter(Action, code=19):
    partner: int
    card: int


class Agree(Action, code=20):
    """Swap the cards that lie before each other."""


class Refuse(Action, code=21):
    partner: int


class Move(Action, code=22):
    from_: int
    to: int
    amount: int


class Stop(Action, code=23):
    """March no further."""


class Ambush(Action, code=24):
    card: int


class Let(Action, code=25):
    """Let them pass."""


VERBS: Final[list[type[Action]]] = [Add, Seal, Offer, Counter, Agree, Refuse, Move, Stop, Ambush, Let]


def vocabulary() -> Vocabulary:
    return Vocabulary(
        VERBS,
        {
            "coins": 4,
            "partner": SEATS.stop - 1,
            "card": CARDS,
            "from": PLACES,
            "to": PLACES,
            "place": PLACES,
            "amount": PIECES + 1,
        },
    )
