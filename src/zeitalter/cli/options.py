"""The options of a game at the command line: shown in words, and read from `name=value`."""

import msgspec
from msgspec import Struct

from zeitalter.cli.errors import UserError
from zeitalter.core.options import Option, Value, options_of, written
from zeitalter.core.rules import OptionsError, Rules
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words

YES = ("true", "yes", "ja", "on", "1")
NO = ("false", "no", "nein", "off", "0")


class WordedOption(Struct, frozen=True):
    """An option as it is shown to people."""

    name: str
    default: Value
    values: dict[str, str]  # value -> explanation
    low: int | None
    high: int | None
    label: str
    explanation: str


def worded(option: Option, words: Words) -> WordedOption:
    values = {written(value): _text(words, option.value_key(value)) for value in option.values}
    label, explanation = _text(words, option.key), _text(words, option.help_key)
    return WordedOption(option.name, option.default, values, option.low, option.high, label, explanation)


def limits(option: Option) -> str:
    """What may be written after the equals sign."""
    if option.values:
        return " | ".join(written(value) for value in option.values)
    return f"{'…' if option.low is None else option.low}–{'…' if option.high is None else option.high}"


def read_options(rules: Rules, base: Struct, given: list[str]) -> Struct:
    """Options from `name=value` texts; those not named are as in `base`."""
    known = {option.name: option for option in options_of(rules)}
    values = msgspec.to_builtins(base)
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


def read_preset(rules: Rules, name: str | None, for_people: bool) -> Struct:
    """The options that a preset stands for, or those one begins with: for people, or for programs, whose games end."""
    known = [preset.name for preset in rules.presets]
    if name is None:
        return rules.usual if for_people else rules.modes[0]
    if name not in known:
        names = Raw(", ".join(known)) if known else Raw("–")
        raise UserError(Message("error-unknown-preset", {"name": Raw(name), "game": Raw(rules.id), "known": names}))
    number = known.index(name)
    return rules.presets[number].options if for_people else rules.modes[number]


def mode_name(rules: Rules, mode: Struct) -> str:
    """The options in which the modes of a game differ, such as `mode=combined`."""
    all_modes: list[dict[str, Value]] = [msgspec.to_builtins(each) for each in rules.modes]
    own: dict[str, Value] = msgspec.to_builtins(mode)
    differing = [name for name in own if any(each[name] != own[name] for each in all_modes)]
    return " ".join(f"{name}={written(own[name])}" for name in differing) or "–"


def _read(option: Option, text: str) -> Value:
    if option.values == [False, True] and text.lower() in YES + NO:
        return text.lower() in YES
    for value in option.values:
        if written(value) == text:
            return value
    if option.values or not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 12):
        raise _bad_value(option, text)
    number = int(text)
    if (option.low is not None and number < option.low) or (option.high is not None and number > option.high):
        raise _bad_value(option, text)
    return number


def _bad_value(option: Option, text: str) -> UserError:
    allowed = Raw(limits(option))
    return UserError(Message("error-option-value", {"name": Raw(option.name), "given": Raw(text), "allowed": allowed}))


def _text(words: Words, key: str) -> str:
    """The explanation of an option; where a game has none, nothing."""
    return words(key) if words.has(key) else ""
