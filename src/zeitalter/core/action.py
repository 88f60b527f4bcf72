"""Actions: a verb and up to three nouns, packed into one integer key.

A game lists its verbs in a `Vocabulary`, which gives every action one JSON form (`{"verb": "buy", "card": "C22"}`)
and one short notation (`buy C22`). Inside the engine only the integers are used.
"""

from typing import Final

NOUN_LIMIT: Final = 1 << 16

# Verbs every game understands. A game's own verbs start at FIRST_GAME_VERB.
WITHDRAW: Final = 1  # a seat takes back its sealed answer while others still think
TIMEOUT: Final = 2  # TABLE: the deadline of a seat passed, its harmless default is played
RESIGN: Final = 3  # TABLE: a seat leaves the game for good
CONTROL: Final = 4  # TABLE: another kind of player (a bot, a person) takes over a seat; no rule effect
UNDO: Final = 5  # a seat takes back its last decision (an entry of the record, never applied to a state)
FIRST_GAME_VERB: Final = 16

TABLE: Final = -1  # the pseudo-seat that records what happens to the table rather than in the game


class Action:
    """One small decision. Immutable; equal when the keys are equal."""

    __slots__ = ("a", "b", "c", "key", "verb")

    def __init__(self, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.key = verb | a << 8 | b << 24 | c << 40

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.a}, {self.b}, {self.c})"


def action_from_key(key: int) -> Action:
    return Action(key & 0xFF, key >> 8 & 0xFFFF, key >> 24 & 0xFFFF, key >> 40 & 0xFFFF)


class ActionError(ValueError):
    """An action that cannot be read. The message says what is wrong and what would be right."""


class Noun:
    """What an action speaks about: a number, or one of a list of named things."""

    def __init__(self, name: str, values: list[str] | None = None, limit: int = NOUN_LIMIT) -> None:
        self.name = name
        self.values = values
        self.limit = limit if values is None else len(values)
        self.index: dict[str, int] = {} if values is None else {value: i for i, value in enumerate(values)}

    def word(self, number: int) -> str:
        return str(number) if self.values is None else self.values[number]

    def number(self, word: str) -> int:
        if self.values is None:
            if not (word.isascii() and word.isdigit() and len(word) <= 5 and int(word) < self.limit):
                raise ActionError(f"{self.name} must be a number from 0 to {self.limit - 1}, not {word!r}")
            return int(word)
        if word not in self.index:
            raise ActionError(f"{word!r} is not a known {self.name}")
        return self.index[word]

    def json(self, number: int) -> int | str:
        return number if self.values is None else self.values[number]

    def from_json(self, value: object) -> int:
        if self.values is None and isinstance(value, int) and not isinstance(value, bool):
            return self.number(str(value))
        if self.values is not None and isinstance(value, str):
            return self.number(value)
        raise ActionError(f"{self.name} must be {'a number' if self.values is None else 'a text'}, not {value!r}")


class Verb:
    def __init__(self, code: int, name: str, nouns: list[Noun]) -> None:
        self.code = code
        self.name = name
        self.nouns = nouns


SEAT_LIMIT: Final = 8
_SEAT: Final = Noun("seat", None, SEAT_LIMIT)
CONTROLLERS: Final = ["person", "bot"]
COMMON_VERBS: Final = [
    Verb(WITHDRAW, "withdraw", []),
    Verb(TIMEOUT, "timeout", [_SEAT]),
    Verb(RESIGN, "resign", [_SEAT]),
    Verb(CONTROL, "control", [_SEAT, Noun("controller", CONTROLLERS)]),
    Verb(UNDO, "undo", []),
]


class Vocabulary:
    """All verbs of one game, and how its actions are written down."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = COMMON_VERBS + verbs
        self.by_code: dict[int, Verb] = {verb.code: verb for verb in self.verbs}
        self.by_name: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        if len(self.by_code) != len(self.verbs) or len(self.by_name) != len(self.verbs):
            raise ValueError("two verbs share a code or a name")

    def verb(self, name: str) -> Verb:
        if name not in self.by_name:
            raise ActionError(f"{name!r} is not a verb of this game; it has {', '.join(sorted(self.by_name))}")
        return self.by_name[name]

    def knows(self, action: Action) -> bool:
        """Whether an action can be written down: a known verb, its nouns in range, the others 0."""
        if action.verb not in self.by_code:
            return False
        numbers = _nouns(action)
        nouns = self.by_code[action.verb].nouns
        for noun, number in zip(nouns, numbers):
            if not 0 <= number < noun.limit:
                return False
        return not any(numbers[len(nouns) :])

    def notation(self, action: Action) -> str:
        verb = self.by_code[action.verb]
        return " ".join([verb.name, *[noun.word(n) for noun, n in zip(verb.nouns, _nouns(action))]])

    def parse(self, text: str) -> Action:
        words = text.split(" ")
        verb = self.verb(words[0])
        if len(words) != len(verb.nouns) + 1:
            wanted = " ".join([verb.name, *[f"<{noun.name}>" for noun in verb.nouns]])
            raise ActionError(f"{text!r} should have the form {wanted!r}")
        return _action(verb, [noun.number(word) for noun, word in zip(verb.nouns, words[1:])])

    def to_json(self, action: Action) -> dict[str, int | str]:
        verb = self.by_code[action.verb]
        result: dict[str, int | str] = {"verb": verb.name}
        for noun, number in zip(verb.nouns, _nouns(action)):
            result[noun.name] = noun.json(number)
        return result

    def from_json(self, value: object) -> Action:
        if not isinstance(value, dict) or not isinstance(value.get("verb"), str):
            raise ActionError('an action is an object with a text under "verb"')
        verb = self.verb(value["verb"])
        names = [noun.name for noun in verb.nouns]
        if set(value) != {"verb", *names}:
            raise ActionError(f"{verb.name!r} takes {', '.join(names) or 'nothing else'}, not {sorted(set(value))}")
        return _action(verb, [noun.from_json(value[noun.name]) for noun in verb.nouns])


def _nouns(action: Action) -> list[int]:
    return [action.a, action.b, action.c]


def _action(verb: Verb, numbers: list[int]) -> Action:
    padded = numbers + [0, 0, 0]
    return Action(verb.code, padded[0], padded[1], padded[2])
