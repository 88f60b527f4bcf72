"""Phase 1: taxes and revolts."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import COINAGE
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.moves import (
    area_name,
    by_stock,
    cities_of,
    city_pieces,
    place_city,
    remove_city,
)
from zeitalter.games.civ1980.rules.simultaneous import Simultaneous


class Taxes(Phase[Civ1980, steps.Taxes]):
    """Everybody with cities pays; with Coinage the rate of 1, 2 or 3 is chosen first."""

    def run(self, state: Civ1980, step: steps.Taxes) -> None:
        state.phase = 1
        state.debts = [0] * state.seats  # cities not paid for
        state.push(steps.Revolts(EVERYONE))
        mask = 0
        for seat in state.order:
            if state.players[seat].cities:
                if state.has(seat, COINAGE):
                    mask |= 1 << seat
                else:
                    pay_taxes(state, seat, state.catalogue.tax)
        state.ask_all(steps.TaxRate(EVERYONE, mask))


def pay_taxes(state: Civ1980, seat: int, rate: int) -> None:
    """The full rate for as many cities as the stock allows; the others will revolt."""
    player = state.players[seat]
    paid = min(player.cities, player.stock // rate)
    player.stock -= paid * rate
    player.treasury += paid * rate
    state.debts[seat] = player.cities - paid
    state.emit("event-taxes", {"seat": seat, "n": paid * rate, "cities": paid, "rate": rate})
    if paid < player.cities:
        state.emit("event-revolting", {"seat": seat, "n": player.cities - paid, "stock": player.stock, "rate": rate})


class TaxRate(Simultaneous[steps.TaxRate]):
    def legal(self, state: Civ1980, step: steps.TaxRate, seat: int) -> list[Action]:
        return [verbs.Tax(2), verbs.Tax(1), verbs.Tax(3)]

    def ends_with(self, last: Action) -> bool:
        return True

    def carry_out(self, state: Civ1980, step: steps.TaxRate, seat: int) -> None:
        for action in state.sealed[seat]:
            assert isinstance(action, verbs.Tax)
            pay_taxes(state, seat, action.rate)


class Revolts(Phase[Civ1980, steps.Revolts]):
    """After all payments, owner by owner; whoever has most tokens in stock may take revolting cities first."""

    def run(self, state: Civ1980, step: steps.Revolts) -> None:
        for seat in state.order:
            if state.debts[seat]:
                unpaid = state.debts[seat]
                state.debts[seat] = 0
                state.push(step)
                ask_taker(state, seat, unpaid, state.everyone() & ~(1 << seat))
                return


class Revolt(Question[Civ1980, steps.Revolt]):
    """One taker: any of the owner's cities, as many as revolt, or none."""

    def legal(self, state: Civ1980, step: steps.Revolt, seat: int) -> list[Action]:
        return [verbs.City(area) for area in cities_of(state, step.owner)] + [DONE]

    def take(self, state: Civ1980, step: steps.Revolt, seat: int, action: Action) -> None:
        if isinstance(action, verbs.City):
            remove_city(state, action.area)
            place_city(state, seat, action.area)
            state.emit("event-revolt", {"seat": seat, "seat_from": step.owner, "area": area_name(state, action.area)})
            if step.revolting > 1:
                ask_taker(state, step.owner, step.revolting - 1, step.takers | 1 << seat)
        else:
            state.emit("event-revolt-declined", {"seat": seat, "seat_from": step.owner})
            ask_taker(state, step.owner, step.revolting, step.takers)


def ask_taker(state: Civ1980, owner: int, left: int, takers: int) -> None:
    """The richest of those still to be asked; if nobody has a city piece the cities are lost, and the richest of all
    says which."""
    others = by_stock(state, owner)
    anybody = False
    for seat in others:
        if city_pieces(state, seat):
            anybody = True
            if takers >> seat & 1:
                state.push(steps.Revolt(seat, owner, left, takers & ~(1 << seat)))
                return
    if anybody:
        state.emit("event-revolt-stays", {"seat": owner, "n": left})
    elif left < state.players[owner].cities:
        state.push(steps.RevoltLoss(others[0], owner, left))
    else:
        for area in cities_of(state, owner):
            eliminate(state, owner, area)


def eliminate(state: Civ1980, owner: int, area: int) -> None:
    remove_city(state, area)
    state.emit("event-revolt-lost", {"seat": owner, "area": area_name(state, area)})


class RevoltLoss(Question[Civ1980, steps.RevoltLoss]):
    def legal(self, state: Civ1980, step: steps.RevoltLoss, seat: int) -> list[Action]:
        return [verbs.City(area) for area in cities_of(state, step.owner)]

    def take(self, state: Civ1980, step: steps.RevoltLoss, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.City)
        eliminate(state, step.owner, action.area)
        if step.cities > 1:
            state.push(steps.RevoltLoss(seat, step.owner, step.cities - 1))
