"""Taxes and tariffs (rulebook, 6. Steuern und Zoll)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.moves import gain


def levy_by_card(state: Mosaic, seat: int, card: int) -> None:
    """6. Steuern und Zoll, with a card: only that collects what lies on the bonus space."""
    state.players[seat].taxes.append(card)
    gain(state, seat, c.MONEY, levied_by_card(state, seat, state.catalogue.taxes[card]))
    state.bonus = 0


def levy_plain(state: Mosaic, seat: int, is_tariff: bool) -> None:
    """6. Steuern und Zoll, once there are no cards left."""
    first, second = state.catalogue.plain_tax[is_tariff]
    gain(state, seat, c.MONEY, levied(state, seat, is_tariff, first, second))


def levied_by_card(state: Mosaic, seat: int, tax: c.TaxCard) -> int:
    money = levied(state, seat, tax.tariff, tax.first, tax.second) + state.bonus
    if not tax.tariff and state.power(seat) == c.TAX_TRADE:
        money += 2 * state.goods_kinds(seat)
    return money


def levied(state: Mosaic, seat: int, is_tariff: bool, first: int, second: int) -> int:
    """Money by the formula of a tax or tariff."""
    player = state.players[seat]
    if is_tariff:
        return first * state.goods_kinds(seat) + second * player.cities() + state.production(seat, c.TARIFF_TRACK)
    return first * player.population + second * player.symbols[c.GOVERNMENT] + state.production(seat, c.TAX_TRACK)
