# mypyc: no
"""Every action of a game under a number of its own, for learners that choose among numbers.

A number means the same action in every position. The exception are verbs with an open list of things, such as an offer:
their numbers mean "the first one listed", "the second one listed" and so on among those that are legal now.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from zeitalter.core.action import Action, ActionError, Control, PassBy, Resign, Timeout, Undo, Withdraw
from zeitalter.core.vocabulary import Verb, Vocabulary

UNLISTED = (Withdraw, Timeout, Resign, Control, PassBy, Undo)  # never among a seat's legal actions
TOO_MANY = 1 << 20  # numbers no learner could do anything with
LISTED = 64  # numbers of a verb with an open list
SHOWN = 8  # legal numbers an error names


class ActionSpace:
    """The numbers from 0 to `size` - 1.

    All verbs of the vocabulary in their order, each with every combination of its nouns; `narrowed` lists the actions
    of a verb that can occur at all, where most combinations never do. A `listed` verb gets so many numbers for those
    listed now, as every verb with an open list does; what is listed beyond them cannot be chosen by a number.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        narrowed: Mapping[type[Action], Sequence[Action]] | None = None,
        listed: Mapping[type[Action], int] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self._fixed: list[Action | None] = []
        self._number: dict[int, int] = {}  # by the action's key
        self._slots: dict[int, range] = {}  # by the verb's code
        for verb in vocabulary.verbs:
            if verb.kind in UNLISTED:
                continue
            count = listed.get(verb.kind, 0) if listed else 0
            if count or has_list(verb):
                self._slots[verb.code] = range(len(self._fixed), len(self._fixed) + (count or LISTED))
                self._fixed += [None] * (count or LISTED)
                continue
            for action in narrowed[verb.kind] if narrowed and verb.kind in narrowed else every(verb):
                self._number[action.key] = len(self._fixed)
                self._fixed.append(action)
        if len(self._number) + sum(len(slots) for slots in self._slots.values()) != len(self._fixed):
            raise ValueError("an action of this space has two numbers")

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self._fixed)

    def numbers(self, legal: list[Action]) -> list[int | None]:
        """The number of each legal action; None for one that is listed beyond the last number of its verb."""
        if not self._slots:
            return [self._number[action.key] for action in legal]
        free = {code: iter(slots) for code, slots in self._slots.items()}
        return [next(free[action.verb], None) if action.verb in free else self._number[action.key] for action in legal]

    def choosable(self, legal: list[Action]) -> list[int]:
        """The numbers that may be chosen, in the order of the legal actions."""
        return [number for number in self.numbers(legal) if number is not None]

    def action(self, number: int, legal: list[Action]) -> Action:
        """The legal action with this number; an `ActionError` where there is none."""
        action = self._fixed[number] if 0 <= number < self.size else None
        if action is not None and action in legal:
            return action
        for other, candidate in zip(self.numbers(legal), legal):
            if other == number:
                return candidate
        raise ActionError(self._why_not(number, legal))

    def is_listed(self, number: int) -> bool:
        """Whether the number means an action by its place among those listed."""
        return self._fixed[number] is None

    def name(self, number: int) -> str:
        """An action in the game's notation; `offer #3` for the third offer listed."""
        action = self._fixed[number]
        if action is not None:
            return self.vocabulary.notation(action)
        code, slots = next((code, slots) for code, slots in self._slots.items() if number in slots)
        return f"{self.vocabulary.by_code[code].name} #{number - slots.start + 1}"

    def names(self) -> list[str]:
        """Of all numbers, in order."""
        return [self.name(number) for number in range(self.size)]

    def blocks(self) -> dict[str, range]:
        """Which numbers belong to which verb."""
        first: dict[str, int] = {}
        for number in range(self.size):
            first.setdefault(self.name(number).split(" ")[0], number)
        ends = [*list(first.values())[1:], self.size]
        return {verb: range(start, end) for (verb, start), end in zip(first.items(), ends)}

    def _why_not(self, number: int, legal: list[Action]) -> str:
        if not 0 <= number < self.size:
            return f"there is no action {number}; the numbers go from 0 to {self.size - 1}"
        now = sorted(self.choosable(legal))
        some = ", ".join([str(other) for other in now[:SHOWN]]) + (", …" if len(now) > SHOWN else "")
        return f"action {number} ({self.name(number)}) is not legal now; the action mask allows {some or 'none'}"


def has_list(verb: Verb) -> bool:
    """Whether its actions name any number of things."""
    return any(noun.is_list for noun in verb.nouns)


def every(verb: Verb) -> Iterator[Action]:
    """All actions of a verb."""
    count = 1
    for noun in verb.nouns:
        count *= noun.limit
    if count > TOO_MANY:
        raise ValueError(f"{verb.name!r} has {count} actions; a space must narrow it to those that can occur")
    for numbers in product(*[range(noun.limit) for noun in verb.nouns]):
        yield verb.kind(*numbers)
