"""What a game looks like in the terminal: the board, the question, the possible answers."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from zeitalter.core.choices import choices, values
from zeitalter.core.look import Entry
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
    listed = choices(state, seat)
    digits = len(str(len(listed)))
    for number, choice in enumerate(listed, 1):
        console.print(f"  {number:{digits}}  {in_words(words, choice.meaning, number)}")


def in_words(words: Words, meaning: Description, number: int) -> str:
    """One answer; of a range also what to type for another amount."""
    text = words.message(meaning.words)
    amount = meaning.amount
    if amount is not None and len(values(amount)) > 1:
        text = words(
            "play-amount", text=Raw(text), least=amount.least, most=values(amount)[-1], step=amount.step, number=number
        )
    return words("play-irreversible", text=Raw(text)) if meaning.irreversible else text


def print_entry(console: Console, entry: Entry) -> None:
    console.print(f"{entry.name} ({entry.kind})", style="bold")
    for line in entry.text:
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
