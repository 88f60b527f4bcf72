# mypyc: no
"""Words for people, as data: a key of the language catalogues plus arguments.

Arguments are numbers, message keys (a card's name, worded in the reader's language), or lists of them. A number whose
name begins with `seat` stands for that seat's player.
"""

from typing import Protocol

from msgspec import Struct, field

Arg = int | str | list[int | str]


class Message(Struct, frozen=True, omit_defaults=True):
    """A key of the language catalogues and what its words are to be filled with."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


class Prompt(Struct, frozen=True):
    """Which decision a seat faces: a stable id, the question in words, the board elements it is about."""

    id: str
    words: Message
    anchors: list[str] = field(default_factory=list)


class Amount(Struct, frozen=True, rename={"least": "from", "most": "to"}):
    """A number that may be chosen within an action: every value of the range is legal in its place."""

    least: int
    most: int
    noun: str = "amount"  # the field of the action that holds it
    arg: str = "n"  # the argument of the words that holds it
    step: int = 1


class Description(Struct, frozen=True, omit_defaults=True):
    """What an action means: words, the board elements it belongs to in the order a person would click them."""

    words: Message
    anchors: list[str] = field(default_factory=list)
    amount: Amount | None = None
    irreversible: bool = False  # set by the state: undo cannot reach behind it; the shell asks for confirmation
    passes_on: bool = False  # set by the state: others are asked next, and undo ends with their answer


class Consequence(Struct, frozen=True, omit_defaults=True):
    """What an action brings with it that a person may not have in mind: actions left unused, hunger, the odds of an
    attack. `grave` is what hardly anybody wants: it is shown in red."""

    words: Message
    grave: bool = False


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `seen_by` limits `message` to some seats (bit mask); the others read `public`."""

    message: Message
    seen_by: int = -1
    public: Message | None = None

    def for_seat(self, seat: int | None) -> Message | None:
        """What this seat reads of it; None if it is not even told that something happened."""
        if self.seen_by == -1 or (seat is not None and seat >= 0 and self.seen_by >> seat & 1):
            return self.message
        return self.public


class Wording(Protocol):
    """What turns messages into words of one language; the text layer provides it."""

    def __call__(self, key: str, /, **args: Arg) -> str: ...

    def message(self, message: Message, /) -> str:
        """A message in words."""
        ...

    def player(self, seat: int, /) -> str:
        """The name of whoever plays this seat."""
        ...
