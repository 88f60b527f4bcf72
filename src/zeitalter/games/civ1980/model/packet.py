"""Packets of trade cards in phase 11, and what the table remembers about them."""

from typing import Final, TypeAlias

from zeitalter.core.part import Value

Cards: TypeAlias = tuple[int, ...]  # trade cards by kind, sorted

ENOUGH: Final = 8  # in the mask of those who are done: the first bit of those who are so for the whole turn
ALL: Final = 7  # instead of a seat: an offer to everybody


class Packet(Value):
    """Trade cards laid face down: an offer, or the answer to one."""

    number: int
    owner: int
    to: int  # a seat, or ALL
    answers: int  # number of the packet it answers, or NONE
    named: int  # a commodity in it, truthfully
    wish: int  # a commodity asked for, a mere claim; the catalogue's `no_wish` for none
    value: int  # of its sets, truthfully
    round: int  # of trade, in which it was laid down
    cards: Cards  # secret


class Told(Value):
    """What everybody has heard about a packet of this turn."""

    number: int
    owner: int
    to: int
    answers: int
    named: int
    wish: int
    value: int
    round: int
    size: int


class Laid(Value):
    """What is not suggested to its owner again: the cards, whom they were meant for, and the packet they answered."""

    receivers: int  # mask
    answers: int
    cards: Cards
