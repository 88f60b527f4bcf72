"""Taxes and tariffs (rulebook, 6. Steuern und Zoll)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.moves import gain


def levy_by_card(state: Mosaic, seat: int, card: int) -> None:
    """6. Steuern und Zoll, with a card: only that collects what lies on the bonus space."""
    state.players[seat].taxes.append(card)
    gain(state, seat, c.MONEY, Levies(state, seat).by_card(state.catalogue.taxes[card]))
    if state.bonus:
        state.emit("event-bonus-taken", {"seat": seat, "n": state.bonus})
    state.bonus = 0


def levy_plain(state: Mosaic, seat: int, is_tariff: bool) -> None:
    """6. Steuern und Zoll, once there are no cards left."""
    first, second = state.catalogue.plain_tax[is_tariff]
    state.emit("event-tariff" if is_tariff else "event-tax", {"seat": seat})
    gain(state, seat, c.MONEY, Levies(state, seat).plain(is_tariff, first, second))


class Levies:
    """What taxes and tariffs bring a seat now."""

    def __init__(self, state: Mosaic, seat: int) -> None:
        player = state.players[seat]
        self.population = player.population
        self.government = player.symbols[c.GOVERNMENT]
        self.tax = state.production(seat, c.TAX_TRACK)
        self.kinds = state.goods_kinds(seat)
        self.cities = player.cities()
        self.tariff = state.production(seat, c.TARIFF_TRACK)
        self.bonus = state.bonus
        self.trade = 2 * self.kinds if state.power(seat) == c.TAX_TRADE else 0

    def plain(self, is_tariff: bool, first: int, second: int) -> int:
        """Money by the formula of a tax or tariff."""
        if is_tariff:
            return first * self.kinds + second * self.cities + self.tariff
        return first * self.population + second * self.government + self.tax

    def by_card(self, card: c.TaxCard) -> int:
        money = self.plain(card.tariff, card.first, card.second) + self.bonus
        return money if card.tariff else money + self.trade
