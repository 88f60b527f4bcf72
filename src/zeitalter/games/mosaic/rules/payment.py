"""Paying: money replaces stone, ideas and food, two for one (rulebook, Zahlungsmittel)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic


def missing(state: Mosaic, seat: int, currency: int, amount: int) -> int:
    stock = state.players[seat].stock[currency]
    return amount - stock if stock < amount else 0


def affordable(
    state: Mosaic, seat: int, first: int, n: int, more: int = 0, second: int = c.IDEAS, m: int = 0, more2: int = 0
) -> bool:
    """Whether a seat can pay n of the first currency and m of the second, replacing `more` and `more2` units by money
    beyond those that are missing."""
    stock = state.players[seat].stock
    one = more if stock[first] >= n else n - stock[first] + more
    two = more2 if stock[second] >= m else m - stock[second] + more2
    return one <= n and two <= m and c.MONEY_RATE * (one + two) <= stock[c.MONEY]


def pay(
    state: Mosaic, seat: int, first: int, n: int, more: int = 0, second: int = c.IDEAS, m: int = 0, more2: int = 0
) -> None:
    one = missing(state, seat, first, n) + more
    two = missing(state, seat, second, m) + more2
    stock = state.players[seat].stock
    stock[first] -= n - one
    stock[second] -= m - two
    stock[c.MONEY] -= c.MONEY_RATE * (one + two)
