# mypyc: no
"""All verbs of one game, and how its actions are written down; the same for the steps that people are told of."""

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
    Noun,
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
COMMON_VERBS: Final[list[type[Action]]] = [Withdraw, Timeout, Resign, Control, Undo, Done]

Words = list[str] | int  # the names of the things a noun may be, or the number it stays below
Json = dict[str, "int | str | list[int | str]"]


class Verb:
    def __init__(self, kind: type[Action], nouns: list[Noun]) -> None:
        self.kind: Any = kind
        self.code: int = kind.CODE
        self.name: str = kind.NAME
        self.nouns = nouns
        self.places = list(kind.PLACES.values())

    def values(self, action: Action) -> list[Any]:
        return [getattr(action, place) for place in self.places]


class Vocabulary:
    """`nouns` tells what each field of an action may be: under its name, or under `verb.name` where verbs differ."""

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
            words = self.nouns.get(f"{kind.NAME}.{name}", self.nouns.get(name))
            if words is None:
                raise ValueError(f"{kind.NAME!r} speaks of {name!r}, and no noun says what that may be")
            most = ITEM_LIMIT if place == ITEMS else NOUN_LIMIT
            if (words if isinstance(words, int) else len(words)) > most:
                raise ValueError(f"{name!r} of {kind.NAME!r} may be one of {most} things at most")
            nouns.append(Noun(name, None, words) if isinstance(words, int) else Noun(name, words))
        return Verb(kind, nouns)

    def verb(self, name: str) -> Verb:
        if name not in self.by_name:
            raise ActionError(f"{name!r} is not a verb of this game; it has {', '.join(sorted(self.by_name))}")
        return self.by_name[name]

    def knows(self, action: Action) -> bool:
        """Whether an action can be written down: a known verb, its nouns in range, the others 0."""
        if action.verb not in self.by_code:
            return False
        verb = self.by_code[action.verb]
        for noun, place, value in zip(verb.nouns, verb.places, verb.values(action)):
            numbers = value if place == ITEMS else [value]
            if len(numbers) > LIST_LIMIT or not all(0 <= number < noun.limit for number in numbers):
                return False
        unused = [getattr(action, number) for number in (*NUMBERS, ITEMS) if number not in verb.places]
        return not any(unused)

    def action(self, packed: list[int]) -> Action:
        """An action from `Action.pack`, of the game's own class; a mere `Action` where there is no such verb."""
        raw = raw_action(packed[0], packed[1], packed[2], packed[3], tuple(packed[4:]))
        if packed[0] not in self.by_code:
            return raw
        verb = self.by_code[packed[0]]
        action: Action = verb.kind(*verb.values(raw))
        return action if action.key == raw.key else raw

    def notation(self, action: Action) -> str:
        verb = self.by_code[action.verb]
        words = [
            noun.words(value) if place == ITEMS else noun.word(value)
            for noun, place, value in zip(verb.nouns, verb.places, verb.values(action))
        ]
        return " ".join([verb.name, *words])

    def parse(self, text: str) -> Action:
        words = text.split(" ")
        verb = self.verb(words[0])
        if len(words) != len(verb.nouns) + 1:
            wanted = " ".join([verb.name, *[f"<{noun.name}>" for noun in verb.nouns]])
            raise ActionError(f"{text!r} should have the form {wanted!r}")
        values = [
            noun.numbers(word) if place == ITEMS else noun.number(word)
            for noun, place, word in zip(verb.nouns, verb.places, words[1:])
        ]
        action: Action = verb.kind(*values)
        return action

    def to_json(self, action: Action) -> Json:
        verb = self.by_code[action.verb]
        result: Json = {"verb": verb.name}
        for noun, place, value in zip(verb.nouns, verb.places, verb.values(action)):
            result[noun.name] = [noun.json(number) for number in value] if place == ITEMS else noun.json(value)
        return result

    def from_json(self, value: object) -> Action:
        if not isinstance(value, dict) or not isinstance(value.get("verb"), str):
            raise ActionError('an action is an object with a text under "verb"')
        verb = self.verb(value["verb"])
        names = [noun.name for noun in verb.nouns]
        if set(value) != {"verb", *names}:
            raise ActionError(f"{verb.name!r} takes {', '.join(names) or 'nothing else'}, not {sorted(set(value))}")
        values = [
            noun.from_json_list(value[noun.name]) if place == ITEMS else noun.from_json(value[noun.name])
            for noun, place in zip(verb.nouns, verb.places)
        ]
        action: Action = verb.kind(*values)
        return action

    def step_json(self, step: Step) -> dict[str, int | str | None]:
        """A step as people are told of it: its kind and its numbers by name, things by their ids."""
        result: dict[str, int | str | None] = {"kind": step.NAME, "seat": step.seat if step.seat >= 0 else None}
        for field, place in step.PLACES.items():
            name, number = field.rstrip("_"), getattr(step, place)
            words = self.nouns.get(f"{step.NAME}.{name}", self.nouns.get(name))
            if isinstance(words, list):
                result[name] = words[number] if 0 <= number < len(words) else None
            else:
                result[name] = number
        return result
