"""What all positions of a game share and none of them changes: its phases, its words and its judgement.

A state refers to its game, and asks it for everything that needs more than the position's own fields.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.outcome import Outcome
from zeitalter.core.phase import Phase
from zeitalter.core.view import View
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.core.wording import Description, Prompt

if TYPE_CHECKING:
    from zeitalter.core.state import State

S = TypeVar("S", bound="State")
Course = list[tuple[type[Step], Phase[S, Any]]]  # which phase answers which kind of step


class Game(Generic[S]):
    """A game derives its own from this and implements the methods of the second half."""

    def __init__(self, course: Course[S], vocabulary: Vocabulary) -> None:
        """The codes of the kinds are counted from 0."""
        self.vocabulary = vocabulary
        self.phases: list[Phase[S, Any]] = []
        self.steps: list[type[Step]] = []
        for kind, phase in sorted(course, key=code_of):
            if len(self.steps) != kind.CODE:
                raise ValueError(f"{kind.NAME} has the code {kind.CODE}, where {len(self.steps)} comes next")
            self.steps.append(kind)
            self.phases.append(phase)

    def step(self, packed: list[int]) -> Step:
        """A step from `Step.pack`."""
        kind: Any = self.steps[packed[0]]
        step: Step = kind(packed[1], *packed[2 : 2 + len(kind.PLACES)])
        return step

    def action(self, packed: list[int]) -> Action:
        """An action from `Action.pack`."""
        return self.vocabulary.action(packed)

    # ---- what a game implements -----------------------------------------------------------------------------------

    def attach(self, state: S) -> None:
        """Set the fields that refer to what lies outside the position, such as the catalogue."""
        raise NotImplementedError

    def set_up(self, seats: int, options: Any, chance: Chance) -> S:
        """The starting position, before the agenda runs."""
        raise NotImplementedError

    def imagine(self, view: Any, rng: Stream) -> S:
        """One full state this view could have come from."""
        raise NotImplementedError

    def leave(self, state: S, seat: int) -> None:
        """What happens when a seat leaves a game that goes on."""

    def prompt(self, state: S, seat: int) -> Prompt:
        raise NotImplementedError

    def describe(self, state: S, seat: int, action: Action) -> Description:
        raise NotImplementedError

    def observe(self, state: S, seat: int | None) -> View:
        """Everything this seat may know; None is a spectator."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def value(self, state: S, seat: int) -> float:
        """How well this seat stands, for bots: larger is better, comparable within one game only."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Raise AssertionError when an invariant of the game is broken."""
        raise NotImplementedError


def code_of(entry: "tuple[type[Step], Phase[Any, Any]]") -> int:
    return entry[0].CODE
