# mypyc: no
"""All verbs of one game and how its actions are written down; likewise the steps that people are told about."""

from collections.abc import Sequence
from typing import Any, Final

from zeitalter.core.action import (
    FIRST_GAME_VERB,
    ITEM_LIMIT,
    LIST_LIMIT,
    NOUN_LIMIT,
    VERB_LIMIT,
    Action,
    ActionError,
    Control,
    Done,
    PassBy,
    Resign,
    Timeout,
    Undo,
    Withdraw,
    raw_action,
)
from zeitalter.core.agenda import Step
from zeitalter.core.declare import ITEMS, NUMBERS

SEAT_LIMIT: Final = 8
CONTROLLERS: Final = ["person", "bot"]
COMMON_VERBS: Final[list[type[Action]]] = [Withdraw, Timeout, Resign, Control, Undo, Done, PassBy]

Words = list[str] | int  # the names of the things a noun may be, or the number it stays below
Json = dict[str, "int | str | list[int | str]"]


class Noun:
    """What an action speaks about: a number or one of several named things, or a list of them."""

    def __init__(self, name: str, words: Words, is_list: bool) -> None:
        self.name = name
        self.values = None if isinstance(words, int) else words
        self.limit = words if isinstance(words, int) else len(words)
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values or [])}
        self.is_list = is_list

    def knows(self, value: Any) -> bool:
        """Whether this number, or each one of the list, is in range."""
        numbers = value if self.is_list else (value,)
        return len(numbers) <= LIST_LIMIT and all(0 <= number < self.limit for number in numbers)

    def json(self, value: Any) -> Any:
        """A number or a list of them, things by their names."""
        if self.is_list:
            return [self.word(number) for number in value]
        return value if self.values is None else self.values[value]

    def word(self, number: int) -> int | str:
        """The name of a thing, or the number itself."""
        return number if self.values is None else self.values[number]

    def from_json(self, value: object) -> Any:
        """From `json`; an `ActionError` says what is wrong."""
        if not self.is_list:
            return self.number_in_json(value)
        if not isinstance(value, list):
            raise ActionError(f"{self.name} must be a list, not {value!r}")
        return self.short([self.number_in_json(item) for item in value])

    def number_in_json(self, value: object) -> int:
        """One number or name in JSON; a name must be a text, a number a number."""
        if self.values is None and isinstance(value, int) and not isinstance(value, bool):
            return self.number(str(value))
        if self.values is not None and isinstance(value, str):
            return self.number(value)
        raise ActionError(f"{self.name} must be {'a number' if self.values is None else 'a text'}, not {value!r}")

    # In the notation a list is written with commas, and "-" when it is empty.

    def notation(self, value: Any) -> str:
        """As a word of the notation."""
        return ",".join([str(self.word(number)) for number in (value if self.is_list else (value,))]) or "-"

    def parse(self, text: str) -> Any:
        """From `notation`; an `ActionError` says what is wrong."""
        if self.is_list:
            return self.short([self.number(word) for word in ([] if text == "-" else text.split(","))])
        return self.number(text)

    def number(self, word: str) -> int:
        """From one name or number written as text."""
        if self.values is None:
            if not (word.isascii() and word.isdigit() and len(word) <= 5 and int(word) < self.limit):
                raise ActionError(f"{self.name} must be a number from 0 to {self.limit - 1}, not {word!r}")
            return int(word)
        if word not in self.index:
            raise ActionError(f"{word!r} is not a known {self.name}")
        return self.index[word]

    def short(self, numbers: list[int]) -> tuple[int, ...]:
        """A list that is not too long."""
        if len(numbers) > LIST_LIMIT:
            raise ActionError(f"{self.name} must have at most {LIST_LIMIT} entries, not {len(numbers)}")
        return tuple(numbers)


class Verb:
    """One kind of action with its nouns."""

    def __init__(self, kind: type[Action], nouns: list[Noun]) -> None:
        self.kind: Any = kind
        self.code: int = kind.CODE
        self.name: str = kind.NAME
        self.nouns = nouns
        self.places = list(kind.PLACES.values())

    def values(self, action: Action) -> list[Any]:
        """What an action of this kind says for each noun."""
        return [getattr(action, place) for place in self.places]


class Vocabulary:
    """`nouns` says what each field of an action may be: under its name, or under `verb.name` where verbs differ."""

    def __init__(self, verbs: Sequence[type[Action]], nouns: dict[str, Words]) -> None:
        self.nouns: dict[str, Words] = {"seat": SEAT_LIMIT, "controller": CONTROLLERS, **nouns}
        for kind in verbs:
            if not FIRST_GAME_VERB <= kind.CODE < VERB_LIMIT:
                allowed = f"{FIRST_GAME_VERB} to {VERB_LIMIT - 1}"
                raise ValueError(f"{kind.NAME!r} has the code {kind.CODE}; the verbs of a game have {allowed}")
        self.verbs = [self._verb(kind) for kind in [*COMMON_VERBS, *verbs]]
        self.by_code: dict[int, Verb] = {verb.code: verb for verb in self.verbs}
        self.by_name: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        if len(self.by_code) != len(self.verbs) or len(self.by_name) != len(self.verbs):
            raise ValueError("two verbs share a code or a name")

    def _verb(self, kind: type[Action]) -> Verb:
        nouns = []
        for field, place in kind.PLACES.items():
            name = field.rstrip("_")
            words = self._words(kind, name)
            if words is None:
                raise ValueError(f"{kind.NAME!r} speaks of {name!r}, and no noun says what that may be")
            most = ITEM_LIMIT if place == ITEMS else NOUN_LIMIT
            if (words if isinstance(words, int) else len(words)) > most:
                raise ValueError(f"{name!r} of {kind.NAME!r} may be one of {most} things at most")
            nouns.append(Noun(name, words, place == ITEMS))
        return Verb(kind, nouns)

    def _words(self, kind: type[Action] | type[Step], name: str) -> Words | None:
        return self.nouns.get(f"{kind.NAME}.{name}", self.nouns.get(name))

    def verb(self, name: str) -> Verb:
        """A verb by its name; an `ActionError` names those there are."""
        if name not in self.by_name:
            raise ActionError(f"{name!r} is not a verb of this game; it has {', '.join(sorted(self.by_name))}")
        return self.by_name[name]

    def knows(self, action: Action) -> bool:
        """Whether an action can be written down: a known verb, its nouns in range, the others 0."""
        if action.verb not in self.by_code:
            return False
        verb = self.by_code[action.verb]
        unused = [getattr(action, number) for number in (*NUMBERS, ITEMS) if number not in verb.places]
        return not any(unused) and all(noun.knows(value) for noun, value in zip(verb.nouns, verb.values(action)))

    def action(self, packed: list[int]) -> Action:
        """An action from `Action.pack`, of the game's own class; a mere `Action` where there is no such verb."""
        raw = raw_action(packed[0], packed[1], packed[2], packed[3], tuple(packed[4:]))
        if packed[0] not in self.by_code:
            return raw
        verb = self.by_code[packed[0]]
        action: Action = verb.kind(*verb.values(raw))
        return action if action.key == raw.key else raw

    def notation(self, action: Action) -> str:
        """An action as a short text, such as `buy C22`."""
        verb = self.by_code[action.verb]
        return " ".join([verb.name, *[noun.notation(value) for noun, value in zip(verb.nouns, verb.values(action))]])

    def parse(self, text: str) -> Action:
        """An action from its notation. An `ActionError` says what is wrong; whether it is legal is another question."""
        words = text.split(" ")
        verb = self.verb(words[0])
        if len(words) != len(verb.nouns) + 1:
            wanted = " ".join([verb.name, *[f"<{noun.name}>" for noun in verb.nouns]])
            raise ActionError(f"{text!r} should have the form {wanted!r}")
        action: Action = verb.kind(*[noun.parse(word) for noun, word in zip(verb.nouns, words[1:])])
        return action

    def to_json(self, action: Action) -> Json:
        """An action as an object, such as `{"verb": "buy", "card": "C22"}`."""
        verb = self.by_code[action.verb]
        result: Json = {"verb": verb.name}
        for noun, place in zip(verb.nouns, verb.places):
            result[noun.name] = noun.json(getattr(action, place))
        return result

    def from_json(self, value: object) -> Action:
        """An action from such an object, which may come from anywhere. An `ActionError` says what is wrong."""
        if not isinstance(value, dict) or not isinstance(value.get("verb"), str):
            raise ActionError('an action is an object with a text under "verb"')
        verb = self.verb(value["verb"])
        names = [noun.name for noun in verb.nouns]
        if set(value) != {"verb", *names}:
            raise ActionError(f"{verb.name!r} takes {', '.join(names) or 'nothing else'}, not {sorted(set(value))}")
        action: Action = verb.kind(*[noun.from_json(value[noun.name]) for noun in verb.nouns])
        return action

    def step_json(self, step: Step) -> dict[str, int | str | None]:
        """A step as people are told about it: its kind, and its numbers by name, things by their ids."""
        result: dict[str, int | str | None] = {"kind": step.NAME, "seat": step.seat if step.seat >= 0 else None}
        for field, place in step.PLACES.items():
            name, number = field.rstrip("_"), getattr(step, place)
            words = self._words(type(step), name)
            if isinstance(words, list):
                result[name] = words[number] if 0 <= number < len(words) else None
            else:
                result[name] = number
        return result
