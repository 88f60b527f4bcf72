"""The payment carried out against every other legal one."""

from itertools import product

import pytest

from tests.games.ages.kit import number, table
from zeitalter.games.ages.rules.tokens import pay_resources

MINES = ("bronze", "iron", "coal", "oil")
VALUES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}
AMPLE = 12  # tokens in the bank

Tokens = tuple[int, ...]  # values of the tokens on cards, the greatest first


def rests(tokens: Tokens, amount: int, values: list[int]) -> set[Tokens]:
    """All that can be left of these tokens after paying exactly `amount`: whole tokens go to the bank, and tokens of
    the bank are laid out as change for one of them, on cards of lower value than that."""
    found: set[Tokens] = set()
    for kept in {tuple(t for t, keep in zip(tokens, mask, strict=True) if keep) for mask in masks(len(tokens))}:
        change = sum(tokens) - sum(kept) - amount
        paid = list(tokens)
        for token in kept:
            paid.remove(token)
        if change == 0:
            found.add(kept)
        for token in set(paid):
            if 0 < change < token:
                for coins in ways(change, [value for value in values if value < token]):
                    found.add(tuple(sorted(kept + coins, reverse=True)))
    return found


def masks(length: int) -> list[tuple[bool, ...]]:
    return list(product((False, True), repeat=length))


def ways(amount: int, values: list[int]) -> list[Tokens]:
    if not amount:
        return [()]
    return [(v, *rest) for v in values if v <= amount for rest in ways(amount - v, [w for w in values if w <= v])]


@pytest.mark.parametrize(
    "cards", [("bronze",), ("bronze", "iron"), ("bronze", "coal"), ("bronze", "iron", "oil"), MINES]
)
def test_no_other_payment_leaves_fewer_tokens_or_greater_ones(cards: tuple[str, ...]) -> None:
    values = [VALUES[card] for card in cards]
    for stock in product(range(3), repeat=len(cards)):
        tokens = tuple(sorted((v for v, n in zip(values, stock, strict=True) for _ in range(n)), reverse=True))
        for amount in range(1, sum(tokens) + 1):
            blue = " ".join(f"{card}={n}" for card, n in zip(cards, stock, strict=True))
            workers = " ".join(f"{card}=0" for card in cards)
            game = table().player(0, workers=workers, blue=blue, bank=AMPLE)
            assert pay_resources(game.state, game.of(0), amount) == amount
            laid = [VALUES[card] for card in cards for _ in range(game.of(0).blue[number(card)])]
            left = tuple(sorted(laid, reverse=True))
            others = rests(tokens, amount, values)
            assert left in others
            assert left == max(others, key=lambda rest: (-len(rest), rest)), (tokens, amount, left)
