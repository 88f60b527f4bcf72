"""One table in memory. A change needs its lock, and is on disk before anybody hears of it."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.server import wire
from zeitalter.server.storage.rows import Change, SeatRow, TableRow
from zeitalter.server.storage.tables import TableStore
from zeitalter.server.tables.watcher import NOTHING, Watcher, seats_of

if TYPE_CHECKING:
    from zeitalter.server.tables.position import Seen

SNAPSHOT_EVERY = 32  # entries, where undo needs nothing kept
SNAPSHOT_AT_LATEST = 128


class LiveTable:
    def __init__(self, row: TableRow, rules: Rules, store: TableStore) -> None:
        self.rules = rules
        self.store = store
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()  # seats whose bot is at work
        self.passes = False  # what leaves nothing to decide passes by itself here
        self.ask_all: set[int] = set()  # seats of people who want to be asked even that
        self.users = 0  # commands under way or waiting; while there are any, the table stays in memory
        self.used = time.monotonic()
        self.on_commit: list[Callable[[LiveTable], None]] = []
        self.replace(row, None, 0)

    def replace(self, row: TableRow, match: Match | None, snapshot_at: int) -> None:
        """Take over what is on disk."""
        self.row = row
        self.match = match
        self.stale = False  # memory may be ahead of the disk: read the table again before using it
        self.cache: dict[tuple[int | None, wire.Audience], Seen] = {}  # what each seat sees, until the next change
        self.undone = [] if match is None else [logged.number for logged in match.events if logged.undone]
        self.snapshot_at = snapshot_at  # entries in the snapshot on disk
        self.deadlines_before: list[float | None] = []  # of the decisions that can be undone: what undo restores
        self._remember()
        for watcher in self.watchers:
            watcher.told = NOTHING

    def _remember(self) -> None:
        """What is on disk now."""
        self._entries = 0 if self.match is None else len(self.match.entries)
        self._events = 0 if self.match is None else len(self.match.events)
        self._undone = len(self.undone)
        self._seats = [msgspec.structs.replace(seat) for seat in self.row.seats]
        self._decisions = {} if self.match is None else {s: self.match.decision(s) for s in self.match.state.actors()}

    # ---- reading --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Match:
        if self.match is None:
            raise AssertionError("this table has not begun")
        return self.match

    def seat(self, number: int) -> SeatRow:
        return self.row.seats[number]

    def bots_to_move(self) -> list[int]:
        if self.row.status != "running":
            return []
        return [seat.seat for seat in self.row.seats if seat.to_move and seat.bot]

    def nothing_to_decide(self) -> list[int]:
        """Seats of people who are asked something that passes by itself."""
        if self.match is None or self.row.status != "running" or not self.passes:
            return []
        state = self.match.state
        asked = [seat.seat for seat in self.row.seats if seat.to_move and not seat.bot]
        return [seat for seat in asked if seat not in self.ask_all and state.game.passing(state, seat) is not None]

    def next_deadline(self) -> float | None:
        if self.row.status != "running":
            return None
        return min(
            (seat.deadline for seat in self.row.seats if seat.to_move and seat.deadline is not None), default=None
        )

    def is_needed(self) -> bool:
        return bool(self.users or self.watchers or self.thinking)

    def present(self, account: str | None) -> bool:
        return account is not None and any(watcher.account == account for watcher in self.watchers)

    # ---- changing -------------------------------------------------------------------------------------------------

    async def commit(self) -> None:
        """Write down everything that is new, then tell everybody."""
        now = time.time()
        self._refresh(now)
        changed = [seat for seat, before in zip(self.row.seats, self._seats) if seat != before]
        change = self._change(now)
        try:
            await self.store.save(self.row, changed, change)
        except BaseException:
            self.stale = True
            raise
        if change is not None and change.snapshot is not None:
            self.snapshot_at = self.sequence
        self._remember()
        self.cache.clear()
        for hear in self.on_commit:
            hear(self)
        for watcher in self.watchers:
            watcher.show(self._seat_for(watcher))

    @property
    def sequence(self) -> int:
        return 0 if self.match is None else len(self.match.entries)

    def _change(self, now: float) -> Change | None:
        match = self.match
        if match is None:
            return None
        return Change(
            first=self._entries,
            entries=match.entries[self._entries :],
            events=match.events[self._events :],
            undone=[number for number in self.undone[self._undone :] if number < self._events],
            snapshot=match.snapshot() if self._wants_snapshot(match) else None,
            at=now,
        )

    def _wants_snapshot(self, match: Match) -> bool:
        passed = len(match.entries) - self.snapshot_at
        if not match.state.agenda or not match.entries:  # the first and the last position
            return True
        return passed >= SNAPSHOT_AT_LATEST or (passed >= SNAPSHOT_EVERY and not match.saved)

    def _refresh(self, now: float) -> None:
        """Bring the rows up to what the match says: who has to move until when, who has left, whether it is over."""
        self.row.changed = now
        if self.match is None:
            return
        state = self.match.state
        actors = state.actors()
        for seat in self.row.seats:
            before = self._seats[seat.seat]
            seat.resigned = bool(state.resigned >> seat.seat & 1)
            seat.to_move = seat.seat in actors
            if not seat.to_move or not self.row.seconds or seat.bot:
                seat.deadline = None
            elif seat.deadline is None or (
                seat.deadline == before.deadline and self._decisions.get(seat.seat) != self.match.decision(seat.seat)
            ):
                seat.deadline = now + self.row.seconds
        if not actors and self.row.status == "running":
            self.row.status = "over"

    def _seat_for(self, watcher: Watcher) -> int | None:
        """The seat to look through from now on. With several seats at one screen, none where the shown one is done and
        another has to decide."""
        mine = seats_of(self.row, watcher.account)
        if len(mine) < 2:
            return mine[0] if mine else None
        to_move = [seat for seat in mine if self.seat(seat).to_move and not self.seat(seat).bot]
        return watcher.shown if watcher.shown in to_move or not to_move else None
