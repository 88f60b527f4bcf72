"""The state of a game: one position, and the machinery that walks through its agenda.

A game derives its state from `State` and adds its own fields. The phases of its `Game` say what its steps do.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from zeitalter.core.action import TABLE, WITHDRAW, Action, Resign, Timeout
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.part import Part, Shared, Transient
from zeitalter.core.view import Flow, View
from zeitalter.core.wording import Arg, Description, Event, Message, Prompt

if TYPE_CHECKING:
    from zeitalter.core.game import Game
    from zeitalter.core.outcome import Outcome

RUNNING: Final = 0
ENDED_BY_RESIGNATION: Final = 1
FIRST_GAME_ENDING: Final = 2  # a game's own endings have this number or a higher one

UNDO_AT_WILL: Final = 0
UNDO_UNTIL_ANSWERED: Final = 1
UNDO_NEVER: Final = 2
UNDO_UNKNOWN: Final = -1  # until somebody tries it out


class State(Part):
    """A position. Mutable, cheap to copy, refers to nothing but its own data and its immutable game."""

    TAKES_GAME: ClassVar[bool] = True
    game: Shared["Game[Any]"]
    seats: int
    chance: Chance
    agenda: list[Step]  # what is still to come, the next step last
    sealed: list[list[Action]]  # hidden answers while a sealed step is asking
    ready: int  # bit mask: seats whose sealed answer is complete
    epoch: int  # asking steps finished so far
    given: list[int]  # actions given by each seat
    resigned: int  # bit mask: seats that have left the game
    ended: int  # RUNNING, or why it is over
    reveals: int  # how often something hidden became known
    log: Transient[list[Event] | None]  # events since somebody asked for them

    def begin(self, game: "Game[Any]", seats: int, chance: Chance) -> None:
        """Set the common fields of a new, blank position."""
        self.game = game
        self.seats = seats
        self.chance = chance
        self.sealed = [[] for i in range(seats)]
        self.given = [0] * seats
        game.attach(self)

    # ---- seats ----------------------------------------------------------------------------------------------------

    def everyone(self) -> int:
        """Bit mask of all seats."""
        return (1 << self.seats) - 1

    def has_resigned(self, seat: int) -> bool:
        """Whether this seat has left the game."""
        return self.resigned >> seat & 1 != 0

    def remaining(self) -> list[int]:
        """Seats that have not left the game."""
        return [seat for seat in range(self.seats) if not self.resigned >> seat & 1]

    def clockwise(self, first: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # ---- the contract: reading ------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that may act now; empty when the game is over."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        asked = self.game.phases[step.kind].asks(self, step) & ~self.ready
        if step.seat >= 0 and asked == 1 << step.seat:
            return [step.seat]
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def is_actor(self, seat: int) -> bool:
        """Whether this seat may act now."""
        if not self.agenda or not 0 <= seat < self.seats:
            return False
        step = self.agenda[-1]
        return self.game.phases[step.kind].asks(self, step) & ~self.ready & 1 << seat != 0

    def legal_actions(self, seat: int) -> list[Action]:
        """All actions this seat may take now, or a finite sample of them where the choice is open-ended."""
        if not self.agenda or not 0 <= seat < self.seats:
            return []
        step = self.agenda[-1]
        phase = self.game.phases[step.kind]
        return phase.legal(self, step, seat) if phase.asks(self, step) & ~self.ready & 1 << seat else []

    def is_legal(self, seat: int, action: Action) -> bool:
        """Whether a seat, or TABLE, may take this action now; also for open-ended actions that `legal_actions` only
        samples."""
        if seat == TABLE:
            return self.is_legal_for_table(action)
        if action.verb == WITHDRAW.verb:
            if not 0 <= seat < self.seats or self.has_resigned(seat):
                return False
            return bool(self.sealed[seat]) or self.game.has_order(self, seat)
        if not self.is_actor(seat):
            return False
        step = self.agenda[-1]
        return self.game.phases[step.kind].accepts(self, step, seat, action)

    def is_legal_for_table(self, action: Action) -> bool:
        """Whether this may happen to the table now: a deadline has passed, a seat resigns."""
        if isinstance(action, Timeout):
            return self.is_actor(action.seat)
        if isinstance(action, Resign):
            return bool(self.agenda) and action.seat < self.seats and not self.has_resigned(action.seat)
        return False

    def default_action(self, seat: int) -> Action:
        """The harmless choice for a seat whose time ran out."""
        step = self.agenda[-1]
        return self.game.phases[step.kind].default(self, step, seat)

    def is_sealed(self) -> bool:
        """Whether the answers being given are hidden until all are in."""
        return bool(self.agenda) and self.game.phases[self.agenda[-1].kind].is_sealed()

    def undo_after(self, seat: int, action: Action) -> int:
        """How far undo will help after this action: not at all if something new comes to light or the game is over;
        until somebody answers if only others are asked next; else at will."""
        if seat == TABLE or self.is_sealed():
            return UNDO_AT_WILL
        step = self.agenda[-1]
        foreseen = self.game.phases[step.kind].undo_after(self, step, seat, action)
        return self.undo_by_trial(seat, action) if foreseen == UNDO_UNKNOWN else foreseen

    def undo_by_trial(self, seat: int, action: Action) -> int:
        """The same, found out by carrying out the action in a copy."""
        after = self.copy()
        after.apply(seat, action)
        if after.borders() != self.borders() or not after.agenda:
            return UNDO_NEVER
        return UNDO_AT_WILL if after.is_actor(seat) else UNDO_UNTIL_ANSWERED

    def decision(self, seat: int) -> int:
        """Names the decision this seat faces: it changes when the seat acts or is asked something else."""
        return self.epoch << 20 | self.given[seat]

    def borders(self) -> int:
        """Counts random events and reveals. Undo never crosses a change of it."""
        return self.chance.events + self.reveals

    # ---- the contract: acting -------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action and advance to the next decision. The caller has checked that it is legal."""
        known = self.known_holdings()
        if seat == TABLE:
            if isinstance(action, Timeout):
                self.emit("event-timeout", {"seat": action.seat})
                self.answer(action.seat, self.default_action(action.seat))
            elif isinstance(action, Resign):
                self.resign(action.seat)
        elif action.verb == WITHDRAW.verb and not self.sealed[seat]:
            self.given[seat] += 1
            self.game.end_order(self, seat)
        elif action.verb == WITHDRAW.verb:
            self.given[seat] -= len(self.sealed[seat])  # what was sealed never happened
            self.sealed[seat].clear()
            self.ready &= ~(1 << seat)
        else:
            self.answer(seat, action)
        self.advance_from(known)

    def answer(self, seat: int, action: Action) -> None:
        """Take the answer of a seat to the step on top: at once, or sealed until all are in."""
        step = self.agenda[-1]
        phase = self.game.phases[step.kind]
        self.given[seat] += 1
        if not phase.is_sealed():
            self.agenda.pop()
            phase.take(self, step, seat, action)
            if not self.agenda or self.agenda[-1] is not step:  # else several seats are still answering it
                self.epoch += 1
            return
        self.sealed[seat].append(action)
        if phase.is_complete(self, step, seat):
            self.ready |= 1 << seat

    def advance(self) -> None:
        """Run steps until one asks a seat that is still in the game, or the game is over."""
        self.advance_from(self.known_holdings())

    def advance_from(self, known: list[list[int]]) -> None:
        """The same; `known` is what the log has told of everybody's holdings."""
        known = self.tell_changes(known)
        agenda = self.agenda
        phases = self.game.phases
        while agenda:
            step = agenda[-1]
            waiting = phases[step.kind].asks(self, step) & ~self.ready
            if waiting == 0:
                agenda.pop()
                if self.ready:
                    self.open_sealed(step)
                else:
                    phases[step.kind].run(self, step)
                known = self.tell_changes(known)
            elif waiting & self.resigned:
                seat = 0
                while not waiting & self.resigned & 1 << seat:
                    seat += 1
                self.answer(seat, self.default_action(seat))
                known = self.tell_changes(known)
            else:
                return

    def open_sealed(self, step: Step) -> None:
        """All answers to a sealed step are in: a border, since everybody may learn from what happens next."""
        self.epoch += 1
        self.reveal()
        self.game.phases[step.kind].resolve(self, step)
        self.clear_sealed()

    def clear_sealed(self) -> None:
        """Forget all sealed answers."""
        self.ready = 0
        for answers in self.sealed:
            answers.clear()

    def resign(self, seat: int) -> None:
        """A seat leaves: its decisions are answered by the default from now on; a last remaining seat has won."""
        self.resigned |= 1 << seat
        self.emit("event-resign", {"seat": seat})
        if len(self.remaining()) <= 1:
            self.clear_sealed()
            self.end(ENDED_BY_RESIGNATION)
        self.game.leave(self, seat)

    def end(self, reason: int) -> None:
        """The game is over; `reason` is ENDED_BY_RESIGNATION or one of the game's own."""
        self.agenda.clear()
        self.ended = reason

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def reveal(self) -> None:
        """Hidden information became known to somebody: undo may not go back behind this."""
        self.reveals += 1

    def emit(self, key: str, args: dict[str, Arg], seen_by: int = -1, public: str = "") -> None:
        """Log an event, if somebody listens. `public` is the key under which those outside `seen_by` read of it,
        without the arguments that only the chosen seats may see: an argument whose name ends in `_secret` is theirs."""
        if self.log is not None:
            shown: dict[str, Arg] = {name: value for name, value in args.items() if not name.endswith("_secret")}
            self.log.append(Event(Message(key, args), seen_by, Message(public, shown) if public else None))

    def known_holdings(self) -> list[list[int]]:
        """What everybody has, if somebody listens."""
        return [] if self.log is None else [self.game.holdings(self, seat) for seat in range(self.seats)]

    def tell_changes(self, known: list[list[int]]) -> list[list[int]]:
        """Log how everybody's holdings have changed since, if somebody listens; returns what they are now."""
        if self.log is None:
            return known
        now = self.known_holdings()
        for seat in range(self.seats):
            for figure, had, has in zip(self.game.figures(), known[seat], now[seat]):
                if has != had:
                    key = "event-more" if has > had else "event-less"
                    self.log.append(
                        Event(Message(key, {"seat": seat, "n": abs(has - had), "figure": f"figure-{figure}"}))
                    )
        return now

    # ---- the contract: bytes --------------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """The whole position as bytes, the same for equal positions. `Rules.snapshot` guards them for storing."""
        return msgspec.msgpack.encode(self.pack())

    def digest(self) -> str:
        """A hash of the whole position."""
        return blake2b(self.encode(), digest_size=16).hexdigest()

    # ---- the contract: views --------------------------------------------------------------------------------------

    def observe(self, seat: int | None) -> View:
        """Everything this seat may know; None is a spectator."""
        return self.game.observe(self, seat)

    def observe_flow(self, seat: int | None) -> Flow:
        """Where the game stands, for bots. How many actions other seats have given, and how many borders there were,
        would give hidden answers away."""
        return Flow(
            agenda=[step.pack() for step in self.agenda],
            epoch=self.epoch,
            given=0 if seat is None else self.given[seat],
            ready=self.ready,
            resigned=self.resigned,
            ended=self.ended,
            sealed=[] if seat is None else [action.pack() for action in self.sealed[seat]],
        )

    def restore_flow(self, view: View, rng: Stream) -> None:
        """Continue a view: what other seats have sealed is imagined. Call it last, with all other fields in place."""
        flow = view.flow
        assert flow is not None, "a view for people cannot be continued"
        game = self.game
        self.chance = Chance(rng.key(), 0)
        self.reveals = 0
        self.agenda = [game.step(step) for step in flow.agenda]
        self.epoch = flow.epoch
        self.given = [0] * view.seats
        self.resigned = flow.resigned
        self.ended = flow.ended
        self.ready = 0
        self.sealed = [[] for i in range(view.seats)]
        if view.seat is not None:
            self.given[view.seat] = flow.given
            self.sealed[view.seat] = [game.action(packed) for packed in flow.sealed]
        for seat in range(view.seats):
            if flow.ready >> seat & 1 and seat != view.seat:
                self.imagine_answer(seat, rng)
        self.ready = flow.ready

    def imagine_answer(self, seat: int, rng: Stream) -> None:
        """Some complete sealed answer of another seat, the other answers left as they are."""
        step = self.agenda[-1]
        phase = self.game.phases[step.kind]
        while not self.sealed[seat] or not phase.is_complete(self, step, seat):
            legal = phase.legal(self, step, seat)
            self.sealed[seat].append(legal[rng.below(len(legal))])
            self.given[seat] += 1

    # ---- the contract: what the game knows --------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        """Which decision this seat faces, in words."""
        return self.game.prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        """What an action means, in words."""
        description = self.game.describe(self, seat, action)
        undo = self.undo_after(seat, action)
        if undo == UNDO_AT_WILL:
            return description
        words, anchors, amount = description.words, description.anchors, description.amount
        return Description(words, anchors, amount, undo == UNDO_NEVER, undo == UNDO_UNTIL_ANSWERED)

    def outcome(self) -> "Outcome | None":
        """Points and places, or None while the game is running."""
        return self.game.outcome(self)

    def value(self, seat: int) -> float:
        """How well this seat stands, for bots: larger is better, comparable within one game only."""
        return self.game.value(self, seat)

    def check(self) -> None:
        """Raise AssertionError when an invariant of the game is broken."""
        self.game.check(self)

    def rounds(self) -> int:
        """How many rounds have begun, for statistics."""
        raise NotImplementedError
