# mypyc: no
"""What one seat may know, as plain data for clients, bots and tests."""

from msgspec import Struct


class Flow(Struct, frozen=True):
    """Where the game stands, for bots: the agenda and who has answered."""

    agenda: list[list[int]]  # steps, packed
    epoch: int  # asking steps finished so far
    given: int  # actions given by the viewer
    ready: int  # bit mask: seats whose sealed answer is complete
    resigned: int  # bit mask
    ended: int
    sealed: list[list[int]]  # the viewer's own sealed answer so far


class Situation(Struct, frozen=True):
    """Where the game stands, for people: the same as `Flow`, with names."""

    step: dict[str, int | str | None] | None  # what is asked, or None when the game is over: its kind, seat and fields
    steps: list[dict[str, int | str | None]]  # the whole agenda, what is asked first
    sealed: list[dict[str, int | str | list[int | str]]]  # the viewer's own sealed answer so far, as actions
    ready: list[int]  # seats whose sealed answer is complete
    resigned: list[int]
    over: bool


class View(Struct, frozen=True, kw_only=True):
    """Base of every game's view. `seat` is None for a spectator."""

    game: str
    seat: int | None
    seats: int
    actors: list[int]  # seats that may act now
    flow: Flow | None = None  # for bots
    situation: Situation | None = None  # for people
