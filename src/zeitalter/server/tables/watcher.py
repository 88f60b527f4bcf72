"""Somebody who looks at a table: a connection, with the seat it looks through and how much of the log it has."""

import asyncio

from msgspec import Struct

from zeitalter.server import wire
from zeitalter.server.storage.rows import ChatRow, TableRow


class Told(Struct, frozen=True):
    """How much of a table's log somebody has heard."""

    lines: int = 0  # those below this number have been sent
    undone: int = 0  # how many of the lines undone at this table were announced


NOTHING = Told()


class Watcher:
    def __init__(self, account: str | None, log_known: int = 0, audience: wire.Audience = "people") -> None:
        self.account = account
        self.audience = audience
        self.shown: int | None = None
        self.told = Told(log_known)
        self.changed = asyncio.Event()  # there is something to send
        self.due = False  # a position, that is
        self.chat: list[ChatRow] = []

    def wake(self) -> None:
        self.due = True
        self.changed.set()

    def hear(self, line: ChatRow) -> None:
        self.chat.append(line)
        self.changed.set()

    def show(self, seat: int | None) -> None:
        """Look through another seat. It has its own log, read from the beginning."""
        if seat != self.shown:
            self.shown = seat
            self.told = NOTHING
        self.wake()


def seats_of(row: TableRow, account: str | None) -> list[int]:
    """The seats somebody has at a table; a seat lent to a bot is still theirs."""
    return [] if account is None else [seat.seat for seat in row.seats if seat.account == account]


def first_look(row: TableRow, account: str | None) -> int | None:
    """The seat to begin with: the only one, or the neutral view for spectators and those who have several."""
    seats = seats_of(row, account)
    return seats[0] if len(seats) == 1 else None
