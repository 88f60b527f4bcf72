# mypyc: no
"""Every number a player sees explains itself: a sum with what it is made of, from the rules.

    tally = Tally("culture:0")
    tally.add(1, "ages-temple")
    tally.sum()

A figure is named by what it counts, and where there are several, by whose or of what: `culture:0`, `taxes:2`.
"""

from msgspec import Struct

from zeitalter.core.wording import Arg, Message


class Term(Struct, frozen=True):
    """One thing that adds to a sum or takes from it."""

    words: Message
    n: int


class Sum(Struct, frozen=True):
    """A figure on the board and what it is made of; the terms add up to the total."""

    figure: str
    total: int
    terms: list[Term]


class Tally:
    """Collects the terms of one figure."""

    def __init__(self, figure: str) -> None:
        self.figure = figure
        self.terms: list[Term] = []

    def add(self, n: int, key: str, **args: Arg) -> None:
        """A term in words; what adds nothing is not mentioned."""
        if n:
            self.terms.append(Term(Message(key, args), n))

    def sum(self) -> Sum:
        """All of it."""
        return Sum(self.figure, sum(term.n for term in self.terms), self.terms)
