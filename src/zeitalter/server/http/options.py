"""A game's options as choices with words, read off its Options Struct. Words: option-NAME, -help, -VALUE."""

from typing import get_args, get_type_hints

from msgspec import NODEFAULT, inspect, to_builtins

from zeitalter.core.rules import Rules
from zeitalter.core.wording import Message
from zeitalter.server import wire

Value = str | int | bool


def options_of(rules: Rules) -> list[wire.Option]:
    info = inspect.type_info(rules.options)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"the options of {rules.id} are no Struct")
    first = to_builtins(rules.modes[0])
    hints = get_type_hints(rules.options)
    return [_option(field, first, hints[field.name]) for field in info.fields]


def _option(field: inspect.Field, first: dict[str, Value], hint: object) -> wire.Option:
    name, kind = field.encode_name, field.type
    while isinstance(kind, inspect.Metadata):  # a description around the type itself
        kind = kind.type
    default = first[name] if field.default is NODEFAULT or name in first else to_builtins(field.default)
    least = most = None
    if isinstance(kind, inspect.IntType):
        least = kind.ge if kind.gt is None else kind.gt + 1
        most = kind.le if kind.lt is None else kind.lt - 1
    return wire.Option(
        name=name,
        words=Message(f"option-{name}"),
        help=Message(f"option-{name}-help"),
        default=default,
        choices=[wire.Choice(value, Message(f"option-{name}-{_written(value)}")) for value in _values(kind, hint)],
        least=least,
        most=most,
    )


def _values(kind: inspect.Type, hint: object) -> list[Value]:
    if isinstance(kind, inspect.LiteralType):
        return [value for value in get_args(hint) if value is not None]  # in the order the game lists them
    if isinstance(kind, inspect.EnumType):
        return [to_builtins(member) for member in list(kind.cls)]
    return [False, True] if isinstance(kind, inspect.BoolType) else []


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
