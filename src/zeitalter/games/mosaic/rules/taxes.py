"""Taxes and tariffs (rulebook, 6. Steuern und Zoll)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.moves import gain


def levy_by_card(state: Mosaic, seat: int, card: int) -> None:
    """6. Steuern und Zoll, with a card."""
    tax = state.catalogue.taxes[card]
    state.players[seat].taxes.append(card)
    gain(state, seat, c.MONEY, taxed_trade(state, seat, tax))
    levy(state, seat, tax.tariff, tax.first, tax.second)


def taxed_trade(state: Mosaic, seat: int, tax: c.TaxCard) -> int:
    """What a leader adds to taxes for trade goods."""
    return 2 * state.goods_kinds(seat) if not tax.tariff and state.power(seat) == c.TAX_TRADE else 0


def levy(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> None:
    """6. Steuern und Zoll: money by the formula, and what lies on the bonus space."""
    gain(state, seat, c.MONEY, levied(state, seat, is_tariff, first, second))
    state.bonus = 0


def levied(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> int:
    player = state.players[seat]
    if is_tariff:
        money = first * state.goods_kinds(seat) + second * player.cities() + state.production(seat, c.TARIFF_TRACK)
    else:
        money = first * player.population + second * player.symbols[c.GOVERNMENT] + state.production(seat, c.TAX_TRACK)
    return money + state.bonus
