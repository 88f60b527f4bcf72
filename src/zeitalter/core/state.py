"""The state of a game: the contract, and the machinery that walks through the agenda.

A game derives its state from `State`, adds its own fields and implements the methods of the second half. A step of the
agenda either runs by itself (`asks` gives 0), asks seats whose answers take effect at once, or is sealed: it collects
hidden answers, each built from one or more actions, and resolves when all asked seats have completed theirs.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Self

import msgspec

from zeitalter.core.action import RESIGN, TABLE, TIMEOUT, WITHDRAW, Action, action_from_key
from zeitalter.core.agenda import Step, unpack_step
from zeitalter.core.chance import Chance, Stream

if TYPE_CHECKING:
    from zeitalter.core.outcome import Outcome
    from zeitalter.core.view import Flow, View
    from zeitalter.core.wording import Arg, Description, Event, Prompt

RUNNING: Final = 0
ENDED_BY_RESIGNATION: Final = 1
FIRST_GAME_ENDING: Final = 2


class State:
    """A position. Mutable, cheap to copy, refers to nothing but its own data and the game's immutable catalogue."""

    __slots__ = (
        "agenda",
        "chance",
        "ended",
        "epoch",
        "given",
        "log",
        "ready",
        "resigned",
        "reveals",
        "sealed",
        "seats",
    )
    # State classes have no constructor, so that a copy is a bare object whose fields are assigned, compiled or not.
    seats: int
    chance: Chance
    agenda: list[Step]
    sealed: list[list[Action]]  # hidden answers while a sealed step is asking
    ready: int  # bit mask: seats whose sealed answer is complete
    epoch: int  # asking steps finished so far
    given: list[int]  # actions given by each seat
    resigned: int  # bit mask
    ended: int
    reveals: int
    log: "list[Event] | None"  # events since somebody asked for them; not part of the position

    def begin(self, seats: int, chance: Chance) -> None:
        """Set the common fields of a new game."""
        self.seats = seats
        self.chance = chance
        self.agenda = []
        self.sealed = [[] for i in range(seats)]
        self.ready = 0
        self.epoch = 0
        self.given = [0] * seats
        self.resigned = 0
        self.ended = RUNNING
        self.reveals = 0
        self.log = None

    # ---- the contract: reading ------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that may act now; empty when the game is over."""
        if not self.agenda:
            return []
        asked = self.asks(self.agenda[-1]) & ~self.ready
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def is_actor(self, seat: int) -> bool:
        if not self.agenda or not 0 <= seat < self.seats:
            return False
        return self.asks(self.agenda[-1]) & ~self.ready & 1 << seat != 0

    def legal_actions(self, seat: int) -> list[Action]:
        """All actions this seat may take now, or a finite sample of them where the choice is open-ended."""
        return self.legal(self.agenda[-1], seat) if self.is_actor(seat) else []

    def is_legal(self, seat: int, action: Action) -> bool:
        if seat == TABLE:
            return self.is_legal_for_table(action)
        if action.verb == WITHDRAW:
            return 0 <= seat < self.seats and bool(self.sealed[seat]) and not self.resigned >> seat & 1
        return self.is_actor(seat) and self.accepts(self.agenda[-1], seat, action)

    def is_legal_for_table(self, action: Action) -> bool:
        if action.verb == TIMEOUT:
            return self.is_actor(action.a)
        if action.verb == RESIGN:
            return bool(self.agenda) and action.a < self.seats and not self.resigned >> action.a & 1
        return False

    def default_action(self, seat: int) -> Action:
        """The harmless choice for a seat whose time ran out."""
        return self.default(self.agenda[-1], seat)

    def decision(self, seat: int) -> int:
        """Names the decision this seat faces: it changes when the seat acts or is asked something else."""
        return self.epoch << 20 | self.given[seat]

    def borders(self) -> int:
        """Counts random events and reveals. Undo never crosses a change of it."""
        return self.chance.events + self.reveals

    # ---- the contract: acting -------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action and go on to the next decision. Legality is the caller's business."""
        if seat == TABLE:
            if action.verb == TIMEOUT:
                self.answer(action.a, self.default_action(action.a))
            else:
                self.resign(action.a)
        elif action.verb == WITHDRAW:
            self.given[seat] -= len(self.sealed[seat])  # what was sealed never happened
            self.sealed[seat].clear()
            self.ready &= ~(1 << seat)
        else:
            self.answer(seat, action)
        self.advance()

    def answer(self, seat: int, action: Action) -> None:
        step = self.agenda[-1]
        self.given[seat] += 1
        if not self.is_sealed(step):
            self.agenda.pop()
            self.take(step, seat, action)
            if not self.agenda or self.agenda[-1] is not step:  # else several seats go on answering the same question
                self.epoch += 1
            return
        self.sealed[seat].append(action)
        if self.is_complete(step, seat):
            self.ready |= 1 << seat

    def advance(self) -> None:
        """Run steps until one asks a seat that is still in the game, or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            waiting = self.asks(step) & ~self.ready
            if waiting == 0:
                agenda.pop()
                if self.ready:
                    self.open_sealed(step)
                else:
                    self.run(step)
            elif waiting & self.resigned:
                seat = 0
                while not waiting & self.resigned & 1 << seat:
                    seat += 1
                self.answer(seat, self.default_action(seat))
            else:
                return

    def open_sealed(self, step: Step) -> None:
        """All answers to a sealed step are in: a border, since everybody may learn from what happens next."""
        self.epoch += 1
        self.reveal()
        self.resolve(step)
        self.clear_sealed()

    def clear_sealed(self) -> None:
        self.ready = 0
        for answers in self.sealed:
            answers.clear()

    def resign(self, seat: int) -> None:
        """A seat leaves: its decisions are answered by the default from now on; a last remaining seat has won."""
        self.resigned |= 1 << seat
        self.emit("event-resign", {"seat": seat})
        remaining = [other for other in range(self.seats) if not self.resigned >> other & 1]
        if len(remaining) <= 1:
            self.clear_sealed()
            self.end(ENDED_BY_RESIGNATION)

    def end(self, reason: int) -> None:
        self.agenda.clear()
        self.ended = reason

    def push(self, step: Step) -> None:
        self.agenda.append(step)

    def reveal(self) -> None:
        """Hidden information became known to somebody: undo may not go back behind this."""
        self.reveals += 1

    def emit(self, key: str, args: "dict[str, Arg]", seen_by: int = -1, public: str = "") -> None:
        """Log an event. `public` is the key under which those outside `seen_by` read of it, without the arguments
        that only the chosen seats may see: an argument whose name ends in `_secret` is theirs alone."""
        if self.log is not None:
            from zeitalter.core.wording import Event, Message

            shown: dict[str, Arg] = {name: value for name, value in args.items() if not name.endswith("_secret")}
            self.log.append(Event(Message(key, args), seen_by, Message(public, shown) if public else None))

    # ---- the contract: copies and bytes ---------------------------------------------------------------------------

    def copy(self) -> Self:
        raise NotImplementedError

    def copy_flow(self, source: "State") -> None:
        """Take over the common fields of another state, sharing nothing mutable with it."""
        self.seats = source.seats
        self.chance = source.chance.copy()
        self.agenda = source.agenda[:]
        self.sealed = [answers[:] for answers in source.sealed]
        self.ready = source.ready
        self.epoch = source.epoch
        self.given = source.given[:]
        self.resigned = source.resigned
        self.ended = source.ended
        self.reveals = source.reveals
        self.log = None

    def pack(self) -> list[object]:
        """The whole position as plain lists and numbers."""
        raise NotImplementedError

    def pack_flow(self) -> list[object]:
        return [
            self.seats,
            self.chance.key,
            self.chance.events,
            [step.pack() for step in self.agenda],
            [[action.key for action in answers] for answers in self.sealed],
            self.ready,
            self.epoch,
            self.given,
            self.resigned,
            self.ended,
            self.reveals,
        ]

    def unpack_flow(self, data: list[object]) -> None:
        flow = msgspec.convert(data, PackedFlow)
        self.seats = flow[0]
        self.chance = Chance(flow[1], flow[2])
        self.agenda = [unpack_step(step) for step in flow[3]]
        self.sealed = [[action_from_key(key) for key in keys] for keys in flow[4]]
        self.ready, self.epoch, self.given = flow[5], flow[6], flow[7]
        self.resigned, self.ended, self.reveals = flow[8], flow[9], flow[10]
        self.log = None

    def encode(self) -> bytes:
        return msgspec.msgpack.encode(self.pack())

    def digest(self) -> str:
        return blake2b(self.encode(), digest_size=16).hexdigest()

    # ---- the contract: views --------------------------------------------------------------------------------------

    def observe_flow(self, seat: int | None) -> "Flow":
        from zeitalter.core.view import Flow

        # How many actions other seats have given, and how many borders there were, would tell about hidden answers.
        return Flow(
            agenda=[step.pack() for step in self.agenda],
            epoch=self.epoch,
            given=0 if seat is None else self.given[seat],
            ready=self.ready,
            resigned=self.resigned,
            ended=self.ended,
            sealed=[] if seat is None else [action.key for action in self.sealed[seat]],
        )

    def restore_flow(self, view: "View", rng: Stream) -> None:
        """Continue a view: what other seats have sealed is imagined. Call it last, with all other fields in place."""
        flow = view.flow
        self.seats = view.seats
        self.chance = Chance(rng.key(), 0)
        self.reveals = 0
        self.agenda = [unpack_step(step) for step in flow.agenda]
        self.epoch = flow.epoch
        self.given = [0] * view.seats
        self.resigned = flow.resigned
        self.ended = flow.ended
        self.log = None
        self.ready = 0
        self.sealed = [[] for i in range(view.seats)]
        if view.seat is not None:
            self.given[view.seat] = flow.given
            self.sealed[view.seat] = [action_from_key(key) for key in flow.sealed]
        for seat in range(view.seats):
            if flow.ready >> seat & 1 and seat != view.seat:
                self.imagine_answer(seat, rng)
        self.ready = flow.ready

    def imagine_answer(self, seat: int, rng: Stream) -> None:
        """Some complete sealed answer of another seat, the other answers left as they are."""
        step = self.agenda[-1]
        while not self.sealed[seat] or not self.is_complete(step, seat):
            legal = self.legal(step, seat)
            self.sealed[seat].append(legal[rng.below(len(legal))])
            self.given[seat] += 1

    # ---- what a game implements -----------------------------------------------------------------------------------

    def asks(self, step: Step) -> int:
        """Bit mask of the seats this step asks; 0 for a step that runs by itself."""
        raise NotImplementedError

    def run(self, step: Step) -> None:
        """Carry out a step that asks nobody. It is off the agenda already."""
        raise NotImplementedError

    def legal(self, step: Step, seat: int) -> list[Action]:
        raise NotImplementedError

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        """Whether an action answers this step; games with open-ended actions say more than `legal` lists."""
        for legal in self.legal(step, seat):
            if legal.key == action.key:
                return True
        return False

    def default(self, step: Step, seat: int) -> Action:
        raise NotImplementedError

    def take(self, step: Step, seat: int, action: Action) -> None:
        """Carry out an answer. The step is off the agenda already; push it again if it goes on asking."""
        raise NotImplementedError

    def is_sealed(self, step: Step) -> bool:
        return False

    def is_complete(self, step: Step, seat: int) -> bool:
        """Whether the actions in `sealed[seat]` are a whole answer to a sealed step."""
        return True

    def resolve(self, step: Step) -> None:
        """All answers to a sealed step are in `sealed`."""
        raise NotImplementedError

    def prompt(self, seat: int) -> "Prompt":
        raise NotImplementedError

    def describe(self, seat: int, action: Action) -> "Description":
        raise NotImplementedError

    def observe(self, seat: int | None) -> "View":
        """Everything this seat may know; None is a spectator."""
        raise NotImplementedError

    def outcome(self) -> "Outcome | None":
        raise NotImplementedError

    def rounds(self) -> int:
        """How many rounds have begun, for statistics."""
        raise NotImplementedError

    def value(self, seat: int) -> float:
        """How well this seat stands, for bots: larger is better, comparable within one game only."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError when an invariant of the game is broken."""
        raise NotImplementedError


PackedFlow = tuple[
    int, bytes, int, list[list[int]], list[list[int]], int, int, list[int], int, int, int
]  # the shape of `pack_flow`, validated when a snapshot is read
