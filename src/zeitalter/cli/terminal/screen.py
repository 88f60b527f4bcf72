"""What a game looks like in the terminal: the board, the question, the possible answers."""

import msgspec
from rich.console import Console
from rich.text import Text

from zeitalter.core.match import Match
from zeitalter.core.rules import Rules
from zeitalter.core.view import View
from zeitalter.core.wording import Description
from zeitalter.text import Raw, Words


def board(rules: Rules, view: View, words: Words, width: int) -> Text:
    """The board as the game draws it; where it does not, everything the view says."""
    draws = type(rules).render is not Rules.render
    return Text.from_ansi(rules.render(view, words, width) if draws else outline(view))


def outline(view: View) -> str:
    """A plain outline of any view; the flow of the game is left to the question."""
    fields: dict[str, object] = msgspec.to_builtins(view)
    return "\n".join(_lines({name: value for name, value in fields.items() if name not in ("flow", "game")}, 0))


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


def print_decision(console: Console, match: Match, seat: int, words: Words) -> None:
    """The board, the question and the numbered answers."""
    state = match.state
    console.print()
    console.print(board(match.rules, state.observe(seat), words, console.width))
    console.print()
    console.print(words.message(state.prompt(seat).words), style="bold")
    legal = state.legal_actions(seat)
    digits = len(str(len(legal)))
    for number, action in enumerate(legal, 1):
        console.print(f"  {number:{digits}}  {choice(words, state.describe(seat, action))}")


def choice(words: Words, description: Description) -> str:
    text = words.message(description.words)
    return words("play-irreversible", text=Raw(text)) if description.irreversible else text
