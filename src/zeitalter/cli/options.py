"""The options of a game, read off its Options Struct: what there is to choose, and what somebody chose."""

from enum import Enum
from typing import get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from zeitalter.cli.errors import UserError
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words

Value = str | int | bool
YES = ("true", "yes", "ja", "on", "1")
NO = ("false", "no", "nein", "off", "0")


class Option(Struct, frozen=True):
    """One option: either a list of values, or a whole number within limits."""

    name: str
    default: object
    values: list[Value] = []
    low: int | None = None
    high: int | None = None

    def limits(self) -> str:
        """What may be written after the equals sign."""
        if self.values:
            return " | ".join(_written(value) for value in self.values)
        return f"{'…' if self.low is None else self.low}–{'…' if self.high is None else self.high}"


class WordedOption(Struct, frozen=True):
    """An option as it is shown to people."""

    name: str
    default: object
    values: dict[str, str]  # value -> explanation
    low: int | None
    high: int | None
    label: str
    explanation: str


def options_of(rules: Rules) -> list[Option]:
    info = inspect.type_info(rules.options)
    assert isinstance(info, inspect.StructType)
    declared = get_type_hints(rules.options)
    return [_option(field, get_args(declared[field.name])) for field in info.fields]


def worded(option: Option, words: Words) -> WordedOption:
    key = f"option-{option.name}"
    values = {_written(value): _text(words, f"{key}-{_written(value)}") for value in option.values}
    label, explanation = _text(words, key), _text(words, f"{key}-help")
    return WordedOption(option.name, option.default, values, option.low, option.high, label, explanation)


def read_options(rules: Rules, given: list[str]) -> Struct:
    """Options from `name=value` texts; those not named are as in the first mode."""
    known = {option.name: option for option in options_of(rules)}
    values = msgspec.to_builtins(rules.modes[0])
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise UserError(Message("error-option-form", {"given": Raw(text)}))
        if name not in known:
            names = Raw(", ".join(known)) if known else Raw("–")
            raise UserError(Message("error-unknown-option", {"name": Raw(name), "game": Raw(rules.id), "known": names}))
        values[name] = _read(known[name], value)
    try:
        return rules.read_options(values)
    except OptionsError as error:
        raise UserError(Message("error-options", {"reason": Raw(error)})) from None


def mode_name(rules: Rules, mode: Struct) -> str:
    """The options in which the modes of a game differ, such as `mode=combined`."""
    all_modes: list[dict[str, object]] = [msgspec.to_builtins(each) for each in rules.modes]
    own: dict[str, object] = msgspec.to_builtins(mode)
    differing = [name for name in own if any(each[name] != own[name] for each in all_modes)]
    return " ".join(f"{name}={_written(own[name])}" for name in differing) or "–"


def _option(field: inspect.Field, declared: tuple[Value, ...]) -> Option:
    """`declared` are the values of a Literal in the order of the source, which msgspec does not keep."""
    kind = field.type
    default = None if field.default is NODEFAULT else msgspec.to_builtins(field.default)
    if isinstance(kind, inspect.LiteralType):
        return Option(field.encode_name, default, list(declared))
    if isinstance(kind, inspect.EnumType):
        members: list[Enum] = list(kind.cls)
        return Option(field.encode_name, default, [msgspec.to_builtins(member) for member in members])
    if isinstance(kind, inspect.BoolType):
        return Option(field.encode_name, default, [False, True])
    if isinstance(kind, inspect.IntType):
        low = kind.ge if kind.gt is None else kind.gt + 1
        high = kind.le if kind.lt is None else kind.lt - 1
        return Option(field.encode_name, default, [], low, high)
    return Option(field.encode_name, default)


def _read(option: Option, text: str) -> Value:
    if option.values == [False, True] and text.lower() in YES + NO:
        return text.lower() in YES
    for value in option.values:
        if _written(value) == text:
            return value
    number = int(text) if text.lstrip("-").isdecimal() and text.isascii() and len(text) < 12 else None
    if option.values or (option.low is not None and (number is None or number < option.low)):
        raise _bad_value(option, text)
    if option.high is not None and (number is None or number > option.high):
        raise _bad_value(option, text)
    return text if number is None else number


def _bad_value(option: Option, text: str) -> UserError:
    allowed = Raw(option.limits())
    return UserError(Message("error-option-value", {"name": Raw(option.name), "given": Raw(text), "allowed": allowed}))


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(words: Words, key: str) -> str:
    """The explanation of an option; where a game has none, nothing."""
    return words(key) if words.has(key) else ""
