"""What a game looks like in the terminal: the board, the question, the possible answers."""

from rich.console import Console
from rich.text import Text

from zeitalter.core.match import Match
from zeitalter.core.wording import Description
from zeitalter.text import Raw, Words


def print_decision(console: Console, match: Match, seat: int, words: Words) -> None:
    """The board, the question and the numbered answers."""
    state = match.state
    console.print()
    console.print(Text.from_ansi(match.rules.render(state.observe(seat), words, console.width)))
    console.print()
    console.print(words.message(state.prompt(seat).words), style="bold")
    legal = state.legal_actions(seat)
    digits = len(str(len(legal)))
    for number, action in enumerate(legal, 1):
        console.print(f"  {number:{digits}}  {choice(words, state.describe(seat, action))}")


def choice(words: Words, description: Description) -> str:
    text = words.message(description.words)
    return words("play-irreversible", text=Raw(text)) if description.irreversible else text
