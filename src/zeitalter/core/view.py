# mypyc: no
"""What one seat may know, as plain data for clients, bots and tests."""

from msgspec import Struct


class Flow(Struct, frozen=True):
    """Where the game stands, as everybody may know it: the agenda and who has answered."""

    agenda: list[list[int]]
    epoch: int
    given: int  # actions given by the viewer
    ready: int
    resigned: int
    ended: int
    sealed: list[int]  # keys of the viewer's own sealed answer so far


class View(Struct, frozen=True, kw_only=True):
    """Base of every game's view. `seat` is None for a spectator."""

    game: str
    seat: int | None
    seats: int
    actors: list[int]
    flow: Flow
