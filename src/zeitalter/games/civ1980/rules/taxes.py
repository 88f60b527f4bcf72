"""Phase 1: taxes and revolts."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import COINAGE
from zeitalter.games.civ1980.model.state import REVOLT, REVOLT_LOSS, REVOLTS, TAX_RATE, Civ1980, Phase
from zeitalter.games.civ1980.model.verbs import CITY, DONE_ACTION, TAX
from zeitalter.games.civ1980.rules.moves import area_name, by_stock, cities_of, city_pieces, place_city, remove_city


class Taxes(Phase):
    """Everybody with cities pays; with Coinage the rate of 1, 2 or 3 is chosen first."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 1
        state.debts = [0] * state.seats  # cities not paid for
        state.push(Step(REVOLTS, EVERYONE))
        mask = 0
        for seat in state.order:
            if state.players[seat].cities:
                if state.has(seat, COINAGE):
                    mask |= 1 << seat
                else:
                    pay_taxes(state, seat, state.catalogue.tax)
        state.ask_all(TAX_RATE, mask)


def pay_taxes(state: Civ1980, seat: int, rate: int) -> None:
    """The full rate for as many cities as the stock allows; the others will revolt."""
    player = state.players[seat]
    paid = min(player.cities, player.stock // rate)
    player.stock -= paid * rate
    player.treasury += paid * rate
    state.debts[seat] = player.cities - paid
    if state.log is not None:
        state.emit("event-taxes", {"seat": seat, "n": paid * rate, "unpaid": player.cities - paid})


class TaxRate(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(TAX, 2), Action(TAX, 1), Action(TAX, 3)]

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            for action in state.sealed[seat]:
                pay_taxes(state, seat, action.a)


class Revolts(Phase):
    """After all payments, owner by owner; whoever has most tokens in stock may take revolting cities first."""

    def run(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.debts[seat]:
                unpaid = state.debts[seat]
                state.debts[seat] = 0
                state.push(step)
                ask_taker(state, seat, unpaid, state.everyone() & ~(1 << seat))
                return


class Revolt(Phase):
    """One taker: any of the owner's cities, as many as revolt, or none."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in cities_of(state, step.a)] + [DONE_ACTION]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == CITY:
            remove_city(state, action.a)
            place_city(state, seat, action.a)
            if state.log is not None:
                state.emit("event-revolt", {"seat": seat, "seat_from": step.a, "area": area_name(state, action.a)})
            if step.b > 1:
                ask_taker(state, step.a, step.b - 1, step.c | 1 << seat)
        else:
            ask_taker(state, step.a, step.b, step.c)


def ask_taker(state: Civ1980, owner: int, left: int, takers: int) -> None:
    """The richest of those still to be asked; if nobody has a city piece the owner loses the cities."""
    anybody = False
    for seat in by_stock(state, owner):
        if city_pieces(state, seat):
            anybody = True
            if takers >> seat & 1:
                state.push(Step(REVOLT, seat, owner, left, takers & ~(1 << seat)))
                return
    if not anybody and left < state.players[owner].cities:
        state.push(Step(REVOLT_LOSS, owner, 0, left))
    elif not anybody:
        for area in cities_of(state, owner):
            eliminate(state, owner, area)


def eliminate(state: Civ1980, owner: int, area: int) -> None:
    remove_city(state, area)
    if state.log is not None:
        state.emit("event-revolt-lost", {"seat": owner, "area": area_name(state, area)})


class RevoltLoss(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in cities_of(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        eliminate(state, seat, action.a)
        if step.b > 1:
            state.push(Step(REVOLT_LOSS, seat, 0, step.b - 1))
