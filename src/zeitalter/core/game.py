"""What all positions of a game share and none of them changes: its phases, its words and its judgement.

A state refers to its game, and asks it for everything that needs more than the position's own fields.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from zeitalter.core.action import Action
from zeitalter.core.agenda import STEP_SIZE, Step
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.outcome import Outcome
from zeitalter.core.phase import Phase
from zeitalter.core.script import Script
from zeitalter.core.space import ActionSpace
from zeitalter.core.sums import Sum
from zeitalter.core.view import View
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.core.wording import Consequence, Description, Message, Prompt

if TYPE_CHECKING:
    from zeitalter.core.state import State

S = TypeVar("S", bound="State")
Course = list[tuple[type[Step], Phase[S, Any]]]  # which phase answers which kind of step


class Rooms(Generic[S]):
    """What a game's rooms do for its positions: the functions that need more than the position's own fields."""

    def __init__(
        self,
        set_up: Callable[[S, Any], None],  # the options; fills a blank position
        imagine: Callable[[S, Any, Stream], None],  # a view; fills a blank position, all but the flow
        observe: Callable[[S, int | None], View],
        prompt: Callable[[S, int], Prompt],
        describe: Callable[[S, int, Action], Description],
        outcome: Callable[[S], Outcome | None],
        value: Callable[[S, int], float],
        check: Callable[[S], None],
    ) -> None:
        self.set_up = set_up
        self.imagine = imagine
        self.observe = observe
        self.prompt = prompt
        self.describe = describe
        self.outcome = outcome
        self.value = value
        self.check = check


class Game(Generic[S]):
    """Each game derives its own from this, and says what its positions refer to."""

    def __init__(self, kind: type[S], course: Course[S], vocabulary: Vocabulary, rooms: Rooms[S]) -> None:
        """The codes of the steps are counted from 0."""
        self.kind = kind
        self.vocabulary = vocabulary
        self.rooms = rooms
        self.phases: list[Phase[S, Any]] = []
        self.steps: list[type[Step]] = []
        for step, phase in sorted(course, key=code_of):
            if len(self.steps) != step.CODE:
                raise ValueError(f"{step.NAME} has the code {step.CODE}, where {len(self.steps)} comes next")
            self.steps.append(step)
            self.phases.append(phase)

    def step(self, packed: list[int]) -> Step:
        """A step from `Step.pack`. A ValueError for numbers no step would pack to, as in a damaged snapshot."""
        if len(packed) == STEP_SIZE and 0 <= packed[0] < len(self.steps):
            kind: Any = self.steps[packed[0]]
            step: Step = kind(packed[1], *packed[2 : 2 + len(kind.PLACES)])
            if step.pack() == packed:
                return step
        raise ValueError(f"{packed} is not a step of this game")

    def action(self, packed: list[int]) -> Action:
        """An action from `Action.pack`."""
        return self.vocabulary.action(packed)

    def blank(self, seats: int, chance: Chance) -> S:
        """A position with the common fields set, the others at their zero."""
        kind: Any = self.kind
        state: S = kind.blank()
        state.begin(self, seats, chance)
        return state

    def set_up(self, seats: int, options: Any, chance: Chance) -> S:
        """The starting position, before the agenda runs."""
        state = self.blank(seats, chance)
        self.rooms.set_up(state, options)
        return state

    def imagine(self, view: Any, rng: Stream) -> S:
        """One full state this view could have come from."""
        state = self.blank(view.seats, Chance(rng.key()))
        self.rooms.imagine(state, view, rng)
        state.restore_flow(view, rng)
        return state

    def prompt(self, state: S, seat: int) -> Prompt:
        """See `State.prompt`."""
        return self.rooms.prompt(state, seat)

    def describe(self, state: S, seat: int, action: Action) -> Description:
        """See `State.describe`, which adds how far undo helps."""
        return self.rooms.describe(state, seat, action)

    def observe(self, state: S, seat: int | None) -> View:
        """See `State.observe`."""
        return self.rooms.observe(state, seat)

    def outcome(self, state: S) -> Outcome | None:
        """See `State.outcome`."""
        return self.rooms.outcome(state)

    def value(self, state: S, seat: int) -> float:
        """See `State.value`."""
        return self.rooms.value(state, seat)

    def check(self, state: S) -> None:
        """See `State.check`."""
        self.rooms.check(state)

    # ---- what a game implements -----------------------------------------------------------------------------------

    def attach(self, state: S) -> None:
        """Set the fields that refer to things outside the position, such as the catalogue."""

    def leave(self, state: S, seat: int) -> None:
        """What happens when a seat leaves a game that the others continue."""

    def candidates(self, state: S, seat: int) -> list[Action]:
        """What a bot weighs: the legal actions, or, where these are a mere sample of an open choice, better ones. All
        are legal, and follow from what the seat may know."""
        return state.legal_actions(seat)

    def values(self, state: S) -> list[float]:
        """`value` of every seat, for a game in which much of it is the same for all."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def considered(self, state: S, seat: int) -> list[Action]:
        """What a bot with a level weighs: `candidates`, unless the game knows which of them are worth a thought."""
        return self.candidates(state, seat)

    def is_turn(self, step: Step) -> bool:
        """Whether such a step is a turn of its own: bots that plan from there on look no further than its end."""
        return False

    def doubts(self) -> list[float]:
        """How much the levels doubt, from weak to strong: by such a share of the game may a plan be worse that is often
        chosen nevertheless. Measured, so that each level beats the one below."""
        return [0.06, 0.025, 0.015, 0.0, 0.0]

    def most_positions(self, state: S) -> int:
        """So many positions at most are tried while a turn is planned. Where much depends on what several others do, a
        longer search finds the mistakes of the judgement rather than better turns."""
        return 1 << 30

    def foresight(self, state: S) -> int:
        """Rounds for which a strong bot plays on after its plan: more where a turn is a single action, none where that
        tells little. With several opponents what they do is too uncertain."""
        return 1 if state.seats == 2 else 0

    def addressed(self, state: S, seat: int) -> int:
        """Bit mask of those to whom this seat has proposed something that waits for their answer. Bots that plan to
        propose it think about the answer."""
        return 0

    def factors(self) -> "Factors[S] | None":
        """What a learnt value reads; None in a game without one."""
        return None

    def scripts(self) -> "list[Script[S]]":
        """Scripted opponents that only this game has."""
        return []

    def space(self) -> ActionSpace:
        """The numbers of all actions, for learners."""
        return ActionSpace(self.vocabulary)

    def writer(self) -> Writer:
        """What turns views into numbers, for learners."""
        return Writer(self.steps)

    # A table explains itself. All of this follows from what the seat may know.

    def figures(self) -> list[str]:
        """What everybody can count of everybody, such as culture: whenever it changes, the log says so. Each has words,
        `figure-culture`."""
        return []

    def holdings(self, state: S, seat: int) -> list[int]:
        """How much a seat has of each of the `figures`."""
        return []

    def elements(self, state: S, seat: int) -> list[str]:
        """The elements of the board, as anchors, that this seat sees and could think of clicking."""
        return []

    def why_not(self, state: S, seat: int, anchor: str) -> Message | None:
        """Why nothing can be done with this element of the board now ("needs Navigation"); None where the rules have
        no more to say than that it is not asked for. Also for a seat that is not asked."""
        return None

    def sums(self, state: S, seat: int | None) -> list[Sum]:
        """What the figures on the board are made of, as far as this seat or a spectator sees them."""
        return []

    def consequences(self, state: S, seat: int, action: Action) -> list[Consequence]:
        """What a person should know before this action: it is shown once, and confirmed. Nothing where nothing is at
        stake: then nobody is asked."""
        return []

    def passing(self, state: S, seat: int) -> Action | None:
        """The action of a seat that is asked and has nothing to decide, if that is plain to everybody: taken for it,
        it tells nobody anything. None where there is a choice, or where others cannot know that there is none."""
        return None

    def has_order(self, state: S, seat: int) -> bool:
        """Whether a seat that is not asked has given an order that stands, such as to be left out of the rest of a
        phase. It may withdraw it at any time."""
        return False

    def end_order(self, state: S, seat: int) -> None:
        """The seat withdraws its order: it is asked again."""

    def choices(self, state: S, seat: int) -> list[Action]:
        """What people are offered: at least one action for everything they can do, as far as it can be listed. All are
        legal, and follow from what the seat may know."""
        return state.legal_actions(seat)


def code_of(entry: "tuple[type[Step], Phase[Any, Any]]") -> int:
    """The code of the kind of step, by which a course is sorted."""
    return entry[0].CODE
