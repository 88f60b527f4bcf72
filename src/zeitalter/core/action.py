"""Actions: a verb and up to three nouns, and perhaps a short list, packed into one integer key.

    class Buy(Action, code=31):
        card: int

`Buy(card)` makes one, `action.card` reads it. A game lists its verbs in a `Vocabulary`, which gives every action one
JSON form (`{"verb": "buy", "card": "C22"}`) and one short notation (`buy C22`). The engine itself uses only integers.
"""

from typing import ClassVar, Final, dataclass_transform

from zeitalter.core.part import Coded

NOUN_LIMIT: Final = 1 << 16
ITEM_LIMIT: Final = 255  # things a list may name
LIST_LIMIT: Final = 32  # how many of them
LIST_SHIFT: Final = 56

FIRST_GAME_VERB: Final = 16  # a game's own verbs have this code or a higher one
VERB_LIMIT: Final = 256

TABLE: Final = -1  # the pseudo-seat that records what happens to the table rather than in the game


class ActionNumbers(Coded):
    """What an action is made of, whatever its verb calls it."""

    __slots__ = ("a", "b", "c", "items", "key", "verb")
    SHAPE: ClassVar[str] = "list[int]"
    verb: int
    a: int
    b: int
    c: int
    items: tuple[int, ...]
    key: int


@dataclass_transform()
class Action(ActionNumbers):
    """One small decision. Immutable; equal when the keys are equal."""

    __slots__ = ()
    FAMILY: ClassVar[str] = "action"

    def pack(self) -> list[int]:
        """Verb, numbers and list, for `Vocabulary.action`."""
        return [self.verb, self.a, self.b, self.c, *self.items]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({self.a}, {self.b}, {self.c}{f', {self.items}' if self.items else ''})"


def raw_action(verb: int, a: int = 0, b: int = 0, c: int = 0, items: tuple[int, ...] = ()) -> Action:
    """An action of any verb, known or not; games read only instances of their own classes."""
    action = Action()
    action.verb = verb
    action.a = a
    action.b = b
    action.c = c
    action.items = items
    action.key = verb | a << 8 | b << 24 | c << 40 | items_key(items)
    return action


def items_key(items: tuple[int, ...]) -> int:
    """The part of a key that stands for the list; the order of the items matters."""
    key = 0
    shift = 0
    for item in items:
        key |= item + 1 << shift
        shift += 8
    return key << LIST_SHIFT


# Verbs every game understands.


class Withdraw(Action, code=1):
    """A seat takes back its sealed answer while others still think."""


class Timeout(Action, code=2):
    """TABLE: the deadline of a seat passed, its harmless default is played."""

    seat: int


class Resign(Action, code=3):
    """TABLE: a seat leaves the game for good."""

    seat: int


class Control(Action, code=4):
    """TABLE: another kind of player (a bot, a person) takes over a seat; no rule effect."""

    seat: int
    controller: int


class Undo(Action, code=5):
    """A seat takes back its last decision (an entry of the record, never applied to a state)."""


class PassBy(Action, code=7):
    """TABLE: what this seat does next was done for it, since there was nothing to decide; no rule effect."""

    seat: int


class Done(Action, code=6):
    """Nothing, or nothing more: no purchase, no further reaction, the turn is over."""


DONE: Final = Done()
WITHDRAW: Final = Withdraw()


class ActionError(ValueError):
    """An action that cannot be read. The message says what is wrong and what would be right."""
