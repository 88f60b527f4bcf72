"""The rules of one kind of step. A game has one stateless phase for each kind; the agenda decides whose turn it is.

- `Phase` runs by itself.
- `Question` asks its step's seat, whose answer takes effect at once.
- `Sealed` asks everybody at once and collects hidden answers, each built from one or more actions; it resolves when all
  asked seats have completed theirs.

A question to several seats whose answers take effect at once overrides `asks`, and pushes its step again in `take`.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import Step
from zeitalter.core.state import UNDO_UNKNOWN

if TYPE_CHECKING:
    from zeitalter.core.state import State

S = TypeVar("S", bound="State")
T = TypeVar("T", bound=Step)


class Phase(Generic[S, T]):
    """A step that runs by itself."""

    def asks(self, state: S, step: T) -> int:
        """Bit mask of the seats this step asks; 0 for a step that runs by itself."""
        return 0

    def is_sealed(self) -> bool:
        """Whether answers are hidden until all are in."""
        return False

    def run(self, state: S, step: T) -> None:
        """Carry out a step that asks nobody. It is off the agenda already."""
        raise NotImplementedError

    def legal(self, state: S, step: T, seat: int) -> list[Action]:
        """What a seat that is asked may answer, or a plain, stable sample of it where the choice is open-ended."""
        raise NotImplementedError

    def accepts(self, state: S, step: T, seat: int, action: Action) -> bool:
        """Whether an action answers this step; phases with open-ended actions say more than `legal` lists."""
        for legal in self.legal(state, step, seat):
            if legal.key == action.key:
                return True
        return False

    def take(self, state: S, step: T, seat: int, action: Action) -> None:
        """Carry out an answer. The step is off the agenda already; push it again if it keeps asking."""
        raise NotImplementedError

    def default(self, state: S, step: T, seat: int) -> Action:
        """Doing nothing where that is offered, always last in the list; otherwise the first choice."""
        legal = self.legal(state, step, seat)
        return legal[-1] if legal[-1].key == DONE.key else legal[0]

    def is_complete(self, state: S, step: T, seat: int) -> bool:
        """Whether the actions in `sealed[seat]` are a whole answer to a sealed step."""
        return True

    def resolve(self, state: S, step: T) -> None:
        """All answers to a sealed step are in `sealed`."""
        raise NotImplementedError

    def undo_after(self, state: S, step: T, seat: int, action: Action) -> int:
        """How far undo will help after this action, where that is plain without trying it out; else UNDO_UNKNOWN."""
        return UNDO_UNKNOWN


class Question(Phase[S, T]):
    """A step that asks its seat."""

    def asks(self, state: S, step: T) -> int:
        """The seat of the step."""
        return 1 << step.seat


class Sealed(Phase[S, T]):
    """A step that collects hidden answers of everybody still in the game."""

    def asks(self, state: S, step: T) -> int:
        """Everybody still in the game."""
        return state.everyone() & ~state.resigned

    def is_sealed(self) -> bool:
        """Yes."""
        return True
