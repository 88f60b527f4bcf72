# mypyc: no
"""The options of a game, read off its Options Struct: what there is to choose."""

from typing import get_args, get_type_hints

from msgspec import Struct, inspect, to_builtins

from zeitalter.core.rules import Rules

Value = str | int | bool


class Option(Struct, frozen=True):
    """One option: one of some values, or a whole number within limits. Its words: option-NAME, -help, -VALUE."""

    name: str
    default: Value  # what people begin with
    values: list[Value] = []  # in the order the game lists them; empty for a number
    low: int | None = None
    high: int | None = None

    @property
    def key(self) -> str:
        """The key of its name in the catalogues."""
        return f"option-{self.name}"

    @property
    def help_key(self) -> str:
        """The key of its explanation."""
        return f"{self.key}-help"

    def value_key(self, value: Value) -> str:
        """The key of the words for one of its values."""
        return f"{self.key}-{written(value)}"

    def all_keys(self) -> list[str]:
        """Of all words that the option needs: its name, its explanation, its values."""
        return [self.key, self.help_key, *(self.value_key(value) for value in self.values)]


def options_of(rules: Rules) -> list[Option]:
    """All options of a game, in the order it declares them."""
    info = inspect.type_info(rules.options)
    assert isinstance(info, inspect.StructType)
    usual: dict[str, Value] = to_builtins(rules.usual)
    hints = get_type_hints(rules.options)  # msgspec does not keep the order of a Literal
    return [_option(field, usual[field.encode_name], hints[field.name]) for field in info.fields]


def _option(field: inspect.Field, default: Value, hint: object) -> Option:
    name, kind = field.encode_name, field.type
    if isinstance(kind, inspect.Metadata):  # a description around the type itself
        kind = kind.type
    if isinstance(kind, inspect.LiteralType):
        return Option(name, default, list(get_args(hint)))
    if isinstance(kind, inspect.BoolType):
        return Option(name, default, [False, True])
    if isinstance(kind, inspect.IntType):
        low = kind.ge if kind.gt is None else kind.gt + 1
        high = kind.le if kind.lt is None else kind.lt - 1
        return Option(name, default, [], low, high)
    raise TypeError(f"option {name!r} must be a Literal, a bool or an int, not {hint}")


def mode_key(rules: Rules, mode: int) -> str:
    """The key of the words for one of a game's modes: its preset, or the value that it alone has of some option. Empty
    where there is nothing to tell apart."""
    if rules.presets:
        return rules.presets[mode].key
    modes: list[dict[str, Value]] = [to_builtins(each) for each in rules.modes]
    if len(modes) == 1:
        return ""
    telling = [name for name in modes[0] if len({each[name] for each in modes}) == len(modes)]
    return f"option-{telling[0]}-{written(modes[mode][telling[0]])}"


def written(value: Value) -> str:
    """A value as people type it, and as it appears in the keys of its words."""
    return str(value).lower() if isinstance(value, bool) else str(value)
