"""Rows as plain values: what storage hands out and takes in."""

from msgspec import Struct

from zeitalter.core.match import Logged
from zeitalter.core.record import Entry


class AccountRow(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None
    created: float

    @property
    def guest(self) -> bool:
        return self.login is None


class TokenRow(Struct, frozen=True):
    id: str
    account: str
    label: str
    scopes: list[str]
    created: float


class SeatRow(Struct, kw_only=True):
    seat: int
    account: str | None = None
    name: str = ""
    bot: str = ""
    resigned: bool = False
    to_move: bool = False
    deadline: float | None = None

    @property
    def open(self) -> bool:
        return self.account is None and not self.bot


class TableRow(Struct, kw_only=True):
    id: str
    game: str
    version: int
    data: str
    options: dict[str, str | int | bool]
    pace: str
    public: bool
    seconds: int
    status: str
    owner: str | None
    created: float
    changed: float
    seed: bytes
    start: str = ""
    rematch: str = ""
    seats: list[SeatRow] = []


class ChatRow(Struct, frozen=True):
    number: int
    account: str
    seat: int | None
    name: str
    text: str
    at: float


class Change(Struct, kw_only=True):
    """What one step adds to a table: written together or not at all."""

    first: int  # sequence of the first new entry
    entries: list[Entry] = []
    events: list[Logged] = []
    undone: list[int] = []  # numbers of events that were taken back
    snapshot: bytes | None = None
    at: float


class History(Struct, kw_only=True):
    """Everything that happened at a table so far."""

    snapshot: bytes | None
    snapshot_sequence: int
    entries: list[Entry]
    events: list[Logged]
