"""Words for messages: the shared catalogue, the game's own, and the names that come from the game's data.

words = Words("de", rules, ["Anna", "Bot 2"])
words.message(event)
words("cli-saved", file=Raw("game.json"))
"""

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from zeitalter.core.rules import Rules
from zeitalter.core.wording import Arg, Message
from zeitalter.text.languages import DEFAULT, LANGUAGES

STRICT = "ZEITALTER_STRICT_WORDS"  # set in the environment: a missing text is an error instead of showing its key


GERMAN_SEPARATORS = str.maketrans(",.", ".,")


class Raw(str):
    """A text that is taken as it is, not as the key of a message: a file name, somebody's words."""

    __slots__ = ()


class NoWords(LookupError):
    """A message that cannot be worded (strict only)."""


class Words:
    """Words messages in one language. A missing text shows its key, or raises `NoWords` when strict."""

    def __init__(
        self, language: str, rules: Rules | None = None, players: list[str] | None = None, strict: bool | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.rules = rules
        self.players = players or []
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._names = {} if rules is None else rules.names
        self._bundle = _bundle(language, None if rules is None else rules.texts)

    def __call__(self, key: str, /, **args: Arg) -> str:
        return self._word(key, args)

    def message(self, message: Message, /) -> str:
        return self._word(message.key, message.args)

    def has(self, key: str) -> bool:
        return key in self._names or self._bundle.has_message(key)

    def player(self, seat: int, /) -> str:
        """Who sits there; seats without a name are numbered from 1."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self._word("player-unnamed", {"number": seat + 1})

    def join(self, items: list[str]) -> str:
        """A, B and C."""
        if not items:
            return self._word("list-empty", {})
        if len(items) == 1:
            return items[0]
        return self._word("list-and", {"first": Raw(", ".join(items[:-1])), "last": Raw(items[-1])})

    def decimal(self, value: float, digits: int = 1) -> Raw:
        """A number with its separators as the language has them: 1,234.5 or 1.234,5."""
        text = f"{value:,.{digits}f}"
        return Raw(text.translate(GERMAN_SEPARATORS) if self.language == "de" else text)

    def percent(self, share: float, digits: int = 1) -> Raw:
        return Raw(f"{self.decimal(100 * share, digits)} %")

    def switched(self, language: str) -> "Words":
        """The same in another language."""
        return Words(language, self.rules, self.players, self.strict)

    def _word(self, key: str, args: dict[str, Arg]) -> str:
        if key in self._names:
            names = self._names[key]
            return names.get(self.language) or names.get(DEFAULT) or self._missing(key)
        if not self._bundle.has_message(key):
            return self._missing(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._missing(key)
        text, errors = self._bundle.format_pattern(pattern, {name: self._arg(name, arg) for name, arg in args.items()})
        if errors and self.strict:
            raise NoWords(f"{self.language}: {key!r} with {sorted(args)}: {errors[0]}")
        return str(text)

    def _arg(self, name: str, arg: Arg) -> int | str:
        if isinstance(arg, list):
            return self.join([str(self._arg(name, item)) for item in arg])
        if isinstance(arg, int):
            return self.player(arg) if name.startswith("seat") else arg
        return str(arg) if isinstance(arg, Raw) else self._word(arg, {})

    def _missing(self, key: str) -> str:
        if self.strict:
            raise NoWords(f"{self.language}: there are no words for {key!r}")
        return key


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in (Path(__file__).parent, folder):
        file = None if place is None else place / f"{language}.ftl"
        if file is not None and file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
