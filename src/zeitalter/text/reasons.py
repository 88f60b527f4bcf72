"""The reasons of advice in words: a factor of the game and how much it changes.

reason(words, "culture", 2.0)  # "+2 culture"
"""

from zeitalter.text.words import Raw, Words

MINUS = "−"


def reason(words: Words, factor: str, change: float) -> str:
    """What changes; `words` are those of the game. Some factors have words of their own for a change downwards."""
    key = f"factor-{factor}"
    if change < 0 and words.has(f"{key}-less"):
        key = f"{key}-less"
    return words(key, change=signed(words, change))


def signed(words: Words, change: float) -> Raw:
    """+2 or −1; one decimal where the figure is not whole."""
    whole = abs(change - round(change)) < 1e-6
    return Raw(("+" if change > 0 else MINUS) + words.decimal(abs(change), 0 if whole else 1))
