"""A view as numbers: whole numbers in a fixed order, each with a name, for learners, datasets and learnt bots.

A game's `Writer` puts a view on a `Sheet`: on `Numbers` it becomes an array, on `Names` the list of what entries mean.
How much is written, and in which order, must not depend on the view, only the values do.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from zeitalter.core.agenda import Step
    from zeitalter.core.view import View

NOTHING: Final = -1
PLAYERS: Final = [f"player{place}" for place in range(8)]  # as seen from the viewer, who is player0


class Sheet:
    """Takes down one entry after the other. Things are named by the words of their catalogue, and given by their
    numbers in it; None or a number below 0 is no thing."""

    def under(self, name: str) -> None:
        """The names of the following entries begin with this."""
        raise NotImplementedError

    def number(self, name: str, value: int) -> None:
        """One number; a truth is 0 or 1."""
        raise NotImplementedError

    def one_of(self, name: str, words: Sequence[str], thing: int | None) -> None:
        """An entry for each word: 1 for the thing, 0 for the others."""
        raise NotImplementedError

    def each(self, name: str, words: Sequence[str], values: Sequence[int]) -> None:
        """An entry for each word: its value."""
        raise NotImplementedError

    def several(self, name: str, words: Sequence[str], things: Iterable[int | None]) -> None:
        """An entry for each word: how often it is among the things."""
        raise NotImplementedError


class Names(Sheet):
    """What the entries mean; the values are left aside."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blocks: list[str] = []  # for each name the part that it shares with those written together with it
        self.beginning = ""

    def under(self, name: str) -> None:
        """See `Sheet`."""
        self.beginning = f"{name}." if name else ""

    def number(self, name: str, value: int) -> None:
        """See `Sheet`."""
        self.names.append(self.beginning + name)
        self.blocks.append(self.beginning[:-1])

    def one_of(self, name: str, words: Sequence[str], thing: int | None) -> None:
        """See `Sheet`."""
        self._every(name, words)

    def each(self, name: str, words: Sequence[str], values: Sequence[int]) -> None:
        """See `Sheet`."""
        if len(values) != len(words):
            raise ValueError(f"{name} has {len(words)} entries, not {len(values)}")
        self._every(name, words)

    def several(self, name: str, words: Sequence[str], things: Iterable[int | None]) -> None:
        """See `Sheet`."""
        self._every(name, words)

    def _every(self, name: str, words: Sequence[str]) -> None:
        block = self.beginning + name
        for word in words:
            self.names.append(f"{block}.{word}")
            self.blocks.append(block)


class Numbers(Sheet):
    """Only what is not 0 is written, so a sheet of thousands of entries costs little."""

    def __init__(self, size: int) -> None:
        self.values: array[int] = array("h", bytes(2 * size))
        self.at = 0

    def under(self, name: str) -> None:
        """Names do not matter here."""

    def number(self, name: str, value: int) -> None:
        """See `Sheet`."""
        if value:
            self.values[self.at] = value
        self.at += 1

    def one_of(self, name: str, words: Sequence[str], thing: int | None) -> None:
        """See `Sheet`."""
        if thing is not None and thing >= 0:
            self.values[self.at + thing] = 1
        self.at += len(words)

    def each(self, name: str, words: Sequence[str], values: Sequence[int]) -> None:
        """See `Sheet`."""
        at = self.at
        here = self.values
        for value in values:
            if value:
                here[at] = value
            at += 1
        self.at += len(words)

    def several(self, name: str, words: Sequence[str], things: Iterable[int | None]) -> None:
        """See `Sheet`."""
        at = self.at
        here = self.values
        for thing in things:
            if thing is not None and thing >= 0:
                here[at + thing] += 1
        self.at = at + len(words)


class Writer:
    """Writes views of one game on a sheet. Each game derives its own from this and adds what its view holds."""

    def __init__(self, steps: "list[type[Step]]", seats: Sequence[str] = ()) -> None:
        """`seats` are the fields of steps that name seats: they are left to the game, which writes them as the viewer
        sees them, `player0` and so on."""
        self.steps = [step.NAME for step in steps]
        self.fields: list[str] = []  # of all steps, one after the other
        self.places: list[list[tuple[int, int]]] = []  # by step: the number of a field, its place in a packed step
        for step in steps:
            own: list[tuple[int, int]] = []
            for place, field in enumerate(step.PLACES):
                if field.rstrip("_") not in seats:
                    own.append((len(self.fields), 2 + place))
                    self.fields.append(f"{step.NAME}.{field.rstrip('_')}")
            self.places.append(own)

    def write(self, sheet: Sheet, view: Any) -> None:
        """Everything, in the same order for every view: first who is asked what, then the game's own part."""
        flow = view.flow
        kind = NOTHING
        fields = [0] * len(self.fields)
        if flow.agenda:
            asked = flow.agenda[-1]
            kind = asked[0]
            for number, place in self.places[kind]:
                fields[number] = asked[place]
        sheet.under("")
        sheet.one_of("asked", self.steps, kind)
        sheet.each("asked", self.fields, fields)
        sheet.number("sealed", len(flow.sealed))
        for place, seat in enumerate(around(view)):
            sheet.under(PLAYERS[place])
            sheet.number("to_move", seat in view.actors)
            sheet.number("resigned", flow.resigned >> seat & 1)
        sheet.under("")


def around(view: Any) -> list[int]:
    """All seats in the order of play, beginning with the viewer's: on a sheet they are player0, player1, ..."""
    return [(view.seat + place) % view.seats for place in range(view.seats)]


class Features:
    """The views of a game with this number of players as arrays of `size` whole numbers of 16 bits."""

    def __init__(self, writer: Writer, view: "View") -> None:
        """Any view of the game will do."""
        sheet = Names()
        writer.write(sheet, view)
        self.writer = writer
        self.game = view.game
        self.seats = view.seats
        self.names: list[str] = sheet.names  # of the entries
        self.blocks: list[str] = sheet.blocks  # for each of them the part of the name that its block has in common
        self.size = len(sheet.names)

    def numbers(self, view: "View") -> "array[int]":
        """What the seat of this view knows."""
        if view.game != self.game or view.seats != self.seats or view.seat is None:
            raise ValueError(
                f"these features are of views of seats in {self.game} for {self.seats} players, not of "
                f"{view.game} for {view.seats} and seat {view.seat}"
            )
        sheet = Numbers(self.size)
        self.writer.write(sheet, view)
        if sheet.at != self.size:
            raise ValueError(f"{self.game} wrote {sheet.at} entries, where there are {self.size}")
        return sheet.values
