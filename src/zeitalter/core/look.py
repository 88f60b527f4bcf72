# mypyc: no
"""What may be looked up at the table: cards, areas, units, each with what is printed on it."""

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One thing with a name, in the reader's language."""

    id: str  # as in the notation of actions
    name: str
    kind: str  # what it is: "Wonder", "Area"; tells things of the same name apart
    text: list[str]  # lines: cost, what it needs, what it does, its neighbours, both of its sides


def find(entries: list[Entry], wanted: str) -> list[Entry]:
    """The entries meant: those with this id or name; else those whose name has words that begin so; else those that
    have it anywhere in their name."""
    sought = wanted.casefold().strip()
    exact = [entry for entry in entries if sought in (entry.id.casefold(), entry.name.casefold())]
    if exact:
        return exact
    begun = [entry for entry in entries if begins_words(entry.name.casefold(), sought)]
    return begun or [entry for entry in entries if sought in entry.name.casefold()]


def begins_words(name: str, sought: str) -> bool:
    """Whether the name, from one of its words on, begins like this."""
    parts = name.split()
    return any(" ".join(parts[i:]).startswith(sought) for i in range(len(parts)))
