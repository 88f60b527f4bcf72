"""A few declared classes, for the tests of declarations: both as they are and with everything written out."""

from typing import Any

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance
from zeitalter.core.game import Game
from zeitalter.core.part import Mask, Part, Shared, Transient, Value
from zeitalter.core.phase import Phase
from zeitalter.core.state import State
from zeitalter.core.vocabulary import Vocabulary


class Colour(Value):
    """A value of plain fields."""

    shade: int
    name: str


class Walled(Value):
    colour: Colour
    gates: tuple[int, ...]

    def is_open(self) -> bool:
        return bool(self.gates)


class Piece(Part):
    strength: int


class Meadow(Part):
    """A part of parts."""

    pieces: list[Piece]


class Player(Part):
    name: str
    hand: list[int]

    def draw(self, card: int) -> None:
        self.hand.append(card)


class Kept(Part):
    @property
    def first(self) -> int:
        return 1

    def copy(self) -> "Kept":
        """By hand."""
        return self

    number: int


class Lay(Action, code=16):
    """Cards before a partner."""

    partner: int
    cards: tuple[int, ...]


class Move(Action, code=17, called="go"):
    from_: int
    to: int
    amount: int


class Stop(
    Action,
    code=18,
):
    pass


class Ready(Action, code=19):
    """Its constructor is written by hand."""

    mark: int

    def __init__(self) -> None:
        self.verb, self.a, self.b, self.c, self.items = 19, 3, 0, 0, ()
        self.key = 19 | 3 << 8


class Wait(Step, code=0):
    """For this many rounds."""

    rounds: int


class Storm(Step, code=1):
    pass


class Position(Part):
    """Everything that a state may have, without being one."""

    TAKES_GAME = True
    game: Shared[Any]
    catalogue: Shared[list[str]]
    chance: Chance
    answers: list[Action]
    waiting: Step | None
    known: Mask
    cache: Transient[list[int] | None]


class Table(State):
    meadow: Meadow
    flag: Colour | None
    log_text: str

    def rounds(self) -> int:
        return 1


class Storms(Phase[Table, Storm]):
    def run(self, state: Table, step: Storm) -> None:
        state.emit("storm", {"seat": step.seat})
        if state.meadow.pieces:
            state.emit(
                "losses",
                {
                    "losses": len(state.meadow.pieces),
                    "first": costly(state),
                },
                1,
                "some-losses",
            )
        state.meadow.pieces = []


ASKED: list[int] = []


def costly(state: Table) -> int:
    """An argument of an event that takes time to find."""
    ASKED.append(1)
    return state.meadow.pieces[0].strength


class TableGame(Game[Any]):
    def __init__(self) -> None:
        rooms: Any = None  # never asked
        super().__init__(Table, [(Wait, Phase()), (Storm, Storms())], VOCABULARY, rooms)
        self.catalogue = ["never", "copied"]

    def attach(self, state: Any) -> None:
        if isinstance(state, Position):
            state.catalogue = self.catalogue


VOCABULARY = Vocabulary([Lay, Move, Stop], {"partner": 4, "cards": 9, "from": 5, "to": 5, "amount": 7})
GAME = TableGame()
