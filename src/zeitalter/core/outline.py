# mypyc: no
"""Any view as plain text, for games that do not draw their own board."""

import msgspec

from zeitalter.core.view import View

LEFT_OUT = ("flow", "situation", "game")


def outline(view: View) -> str:
    """A plain outline of any view; where the game stands is left to the question."""
    fields: dict[str, object] = msgspec.to_builtins(view)
    return "\n".join(_lines({name: value for name, value in fields.items() if name not in LEFT_OUT}, 0))


def _lines(value: object, depth: int) -> list[str]:
    indent = "  " * depth
    if isinstance(value, dict):
        items = [(str(name), item) for name, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        items = [(str(number), item) for number, item in enumerate(value)]
    else:
        return [f"{indent}{_short(value)}"]
    lines = []
    for name, item in items:
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(part, (dict, list)) for part in item)):
            lines += [f"{indent}{name}:", *_lines(item, depth + 1)]
        else:
            lines.append(f"{indent}{name}: {_short(item)}")
    return lines


def _short(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value) or "–"
    return "–" if value is None else str(value)
