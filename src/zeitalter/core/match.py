# mypyc: no
"""A match: a state with its log, its undo and its record. Everything that happens to a running game goes through here.

    match = Match(rules, seats=2, seed=b"...")
    match.act(0, action)
    match.undo(0)
    match.record()
    match.snapshot()

What cannot be done raises `Refused` and changes nothing.
"""

from functools import partial

import msgspec
from msgspec import Struct

from zeitalter.core.action import TABLE, Action, Control, PassBy, Undo, Withdraw
from zeitalter.core.record import FORMAT, Entry, Record, Result
from zeitalter.core.rules import OtherLayout, Rules, SnapshotError, seed_key, snapshot_body
from zeitalter.core.state import State
from zeitalter.core.wording import Event, Message


class Refused(ValueError):
    """An action that was not carried out; nothing has changed. `code` is stable, the text is for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Diverged(Exception):
    """A stored match cannot be continued: another version of this program stored it (`version`), or it needs other
    rules or other data, or it is damaged."""

    def __init__(self, text: str, version: str = "") -> None:
        super().__init__(text)
        self.version = version


class Logged(Struct):
    """An event in the log. Numbers are never reused; an event that was undone stays, marked."""

    number: int
    entry: int  # the number of the entry it belongs to
    event: Event
    undone: bool = False


class Saved(Struct):
    """What undo goes back to: the state before one decision of a seat."""

    seat: int
    state: State
    events: int  # how many there were
    passed: bool = False  # the decision was none: undo goes on to the one before


class Snapshot(Struct, array_like=True):
    """What a match needs besides its entries and events: the position, and what undo goes back to."""

    state: bytes  # `Rules.snapshot`
    taken_back: list[int]
    saved: list[tuple[int, bytes, int]]  # the fields of each `Saved`
    passed: list[int] = []  # which of them were no decisions


class Match:
    """A game in progress. `seed` decides all chance; without `options` the first mode of the game is played."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        options: Struct | None = None,
        seed: bytes | int | str = 0,
        players: list[str] | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed_key(seed)
        self.options = rules.modes[0] if options is None else options
        self.players = players or [f"seat {seat}" for seat in range(seats)]
        self.state = rules.setup(seats, self.options, self.seed)
        self.start = self.state.digest()  # of the first position
        self.entries: list[Entry] = []  # everything that was done, undo too
        self.events: list[Logged] = []
        self.saved: list[Saved] = []  # what undo goes back to, one for each decision
        self.taken_back = [0] * seats  # how often each seat's decisions have changed by undo or withdrawing

    # ---- acting ---------------------------------------------------------------------------------------------------

    def decision(self, seat: int) -> str:
        """Names the decision a seat faces. Never the same again, not even after undo."""
        return f"{self.state.decision(seat)}.{self.taken_back[seat]}"

    def act(self, seat: int, action: Action, decision: str | None = None) -> None:
        """Carry out one action of a seat, or refuse it and change nothing."""
        self.act_all(seat, [action], decision)

    def act_all(self, seat: int, actions: list[Action], decision: str | None = None) -> None:
        """Carry out several actions of one seat: all of them, or none. Only the last may cross a border: otherwise a
        seat could learn what chance or a reveal brings, and have it taken back by a later action that is refused."""
        if decision is not None and (not 0 <= seat < self.state.seats or decision != self.decision(seat)):
            raise Refused("stale", "this decision is no longer open; look at the table again")
        entries, events, saved, taken_back = len(self.entries), len(self.events), self.saved[:], self.taken_back[:]
        borders = self.state.borders()
        start: State | None = None
        try:
            for number, action in enumerate(actions):
                if number and self.state.borders() != borders:
                    raise Refused("border", f"action {number} brings something new; decide on the rest after it")
                if seat == TABLE and isinstance(action, (Control, PassBy)):
                    self._note(action)
                    continue
                self._refuse_illegal(seat, action)
                before = self.state.copy()
                start = before if start is None else start
                self._apply(seat, action, before)
        except Exception:
            del self.entries[entries:], self.events[events:]
            self.saved, self.taken_back = saved, taken_back
            self.state = self.state if start is None else start
            raise

    def pass_by(self, seat: int) -> None:
        """Do what a seat that has nothing to decide would do, and say so in the log."""
        action = self.state.game.passing(self.state, seat) if self.state.is_actor(seat) else None
        if action is None:
            raise Refused("not-asked", f"seat {seat} has nothing that passes by itself")
        self.act(TABLE, PassBy(seat))
        self.act(seat, action)

    def _note(self, action: Control | PassBy) -> None:
        """Who sits at the table, and who decides for whom, does not concern the rules."""
        if not self.rules.vocabulary.knows(action) or action.seat >= self.state.seats:
            raise Refused("illegal", "there is no such seat or controller")
        if isinstance(action, PassBy):
            self._tell(Message("event-passed", {"seat": action.seat}))
        self.entries.append(self._entry(TABLE, action, []))

    def _tell(self, message: Message) -> None:
        """Log something that is not the rules' doing."""
        self.events.append(Logged(len(self.events), len(self.entries), Event(message)))

    def _passes(self, seat: int) -> bool:
        """Whether what this seat does now was announced as no decision of its own."""
        last = self.entries[-1] if self.entries else None
        return last is not None and last.seat == TABLE and last.action == self.rules.vocabulary.notation(PassBy(seat))

    def _apply(self, seat: int, action: Action, before: State) -> None:
        state = self.state
        sealed = state.is_sealed()
        state.log = []
        state.chance.answers = []
        state.apply(seat, action)
        if isinstance(action, Withdraw):
            self.taken_back[seat] += 1
        if seat == TABLE or sealed or state.borders() != before.borders():
            self.saved.clear()
        else:
            if self.saved and self.saved[-1].seat != seat:
                self.saved.clear()
            passed = seat != TABLE and self._passes(seat)
            self.saved.append(Saved(seat, before, len(self.events) - passed, passed))
        for event in state.log:
            self.events.append(Logged(len(self.events), len(self.entries), event))
        self.entries.append(self._entry(seat, action, state.chance.answers))
        state.log = None
        state.chance.answers = None

    def _refuse_illegal(self, seat: int, action: Action) -> None:
        state = self.state
        if not state.agenda:
            raise Refused("over", "the game is over")
        if not self.rules.vocabulary.knows(action):
            raise Refused("illegal", "this game has no such action")
        if state.is_legal(seat, action):
            return
        if seat != TABLE and not state.is_actor(seat):
            raise Refused("not-asked", f"seat {seat} has nothing to decide now")
        raise Refused("illegal", f"{self.rules.vocabulary.notation(action)!r} is not possible now")

    def _entry(self, seat: int, action: Action, answers: list[int]) -> Entry:
        return Entry(seat, self.rules.vocabulary.notation(action), answers, self.state.digest()[:8])

    # ---- undo -----------------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many of its decisions this seat may take back, one by one."""
        return sum(not saved.passed for saved in self.saved) if self.saved and self.saved[-1].seat == seat else 0

    def undo(self, seat: int) -> list[int]:
        """Take back the last decision of a seat; returns the numbers of the events undone with it. The record keeps the
        decision as well as its undo."""
        if not self.undoable(seat):
            raise Refused("no-undo", "nothing to take back: chance, a reveal or another player came after it")
        saved = self.saved.pop()
        while saved.passed:
            saved = self.saved.pop()
        self.state = saved.state
        self.taken_back = [n + 1 for n in self.taken_back]
        undone = [logged for logged in self.events[saved.events :] if not logged.undone]
        for logged in undone:
            logged.undone = True
        self._tell(Message("event-undo", {"seat": seat}))
        self.entries.append(self._entry(seat, Undo(), []))
        return [logged.number for logged in undone]

    def undo_turn(self, seat: int) -> list[int]:
        """Take back all decisions of a seat since the last border."""
        undone = self.undo(seat)
        while self.undoable(seat):
            undone += self.undo(seat)
        return undone

    def repeat(self, entry: Entry) -> None:
        """Do what an entry of a record says; a ValueError says why it is not possible here."""
        action = self.rules.vocabulary.parse(entry.action)
        if isinstance(action, Undo):
            self.undo(entry.seat)
        else:
            self.act(entry.seat, action)

    # ---- reading --------------------------------------------------------------------------------------------------

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Message]]:
        """The events a seat may read, numbered, those undone left out."""
        told = [(one.number, one.event.for_seat(seat)) for one in self.events[since:] if not one.undone]
        return [(number, message) for number, message in told if message is not None]

    def since(self, seat: int) -> int:
        """The number of the first event after the last decision of a seat: what is new to it."""
        note = self.rules.vocabulary.notation(PassBy(seat))
        for number in range(len(self.entries) - 1, -1, -1):
            if self.entries[number].seat == seat and (number == 0 or self.entries[number - 1].action != note):
                return next((one.number for one in self.events if one.entry > number), len(self.events))
        return 0

    # ---- storing --------------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """All that `resume` needs besides the entries and events, which only ever grow and are stored one by one."""
        pack = self.rules.snapshot
        saved = [(saved.seat, pack(saved.state), saved.events) for saved in self.saved]
        passed = [number for number, one in enumerate(self.saved) if one.passed]
        return msgspec.msgpack.encode(Snapshot(pack(self.state), self.taken_back, saved, passed))

    def resume(self, start: str, snapshot: bytes | None, at: int, entries: list[Entry], events: list[Logged]) -> None:
        """Continue, in a match that has just been set up, where a stored one was left: at its snapshot after `at`
        entries; those after it are played again and compared with what is stored. A `Diverged` says why that fails."""
        if snapshot is not None:
            self._restore(snapshot)
        elif start != self.start:
            raise Diverged("the starting position differs from the stored one")
        self.start = start
        self.entries = entries[:at]
        self.events = [logged for logged in events if logged.entry < at]
        for entry in entries[at:]:
            self._repeat_exactly(entry)
            # What people have read stays, even if a newer version of the rules words it otherwise.
            self.events = [logged for logged in events if logged.entry < len(self.entries)]

    def _restore(self, snapshot: bytes) -> None:
        try:
            stored = msgspec.msgpack.decode(snapshot, type=Snapshot)
            # After an update of the rules or the data a running game continues from where it is, if it can.
            unpack = partial(self.rules.decode, any_version=True)
            self.state = unpack(stored.state)
            self.saved = [
                Saved(seat, unpack(state), events, number in stored.passed)
                for number, (seat, state, events) in enumerate(stored.saved)
            ]
            self.taken_back = stored.taken_back
        except OtherLayout as error:
            raise Diverged(str(error), error.version) from error
        except (SnapshotError, msgspec.DecodeError) as error:
            raise Diverged(str(error)) from error

    def _repeat_exactly(self, entry: Entry) -> None:
        where = f"entry {len(self.entries)} ({entry.action!r} by seat {entry.seat})"
        try:
            self.repeat(entry)
        except ValueError as error:  # not an action of this game, or not possible here
            raise Diverged(f"{where}: {error}") from error
        if self.entries[-1] != entry:
            raise Diverged(f"{where} leads to another position than stored")

    def record(self) -> Record:
        """The game so far as a record; it contains the seed, so it reveals everything that is hidden."""
        outcome = self.state.outcome()
        result = None
        if outcome is not None:
            result = Result(self.state.digest(), outcome.totals, outcome.ranks, outcome.reason.key)
        return Record(
            format=FORMAT,
            game=self.rules.id,
            version=self.rules.version,
            data=self.rules.data_digest,
            options=self.options,
            seats=self.state.seats,
            players=self.players,
            seed=self.seed.hex(),
            start=self.start,
            entries=self.entries[:],
            result=result,
        )


def is_readable(snapshot: bytes) -> bool:
    """Whether a snapshot of a match is intact and of this program's layout."""
    try:
        snapshot_body(msgspec.msgpack.decode(snapshot, type=Snapshot).state)
    except (SnapshotError, msgspec.DecodeError):
        return False
    return True
