# mypyc: no
"""Decisions that are none, as everybody can see: one choice only, nothing to move, nothing to pay with."""

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.rules.movement import land_moves, moves_by_hand
from zeitalter.games.civ1980.rules.purchase import for_sale
from zeitalter.games.civ1980.view.consequences import consequences

PUBLIC = (steps.PickNation, steps.RevoltLoss, steps.Defending, steps.Pirates, steps.FloodPlain, steps.VolcanoArea)


def passing(state: Civ1980, seat: int) -> Action | None:
    step = state.agenda[-1]
    if isinstance(step, PUBLIC):
        only = state.legal_actions(seat)
        return only[0] if len(only) == 1 else None
    if isinstance(step, steps.Moving):
        return DONE if has_nothing_to_move(state, seat) and not consequences(state, seat, DONE) else None
    if isinstance(step, steps.Buying):
        return DONE if cannot_buy(state, seat) else None
    if isinstance(step, steps.ShowingGrain) and not state.players[seat].hand:
        return verbs.Show(0)
    return None


def has_nothing_to_move(state: Civ1980, seat: int) -> bool:
    if moves_by_hand(state):
        return state.legal_actions(seat) == [DONE]
    after = state.copy()
    after.moved = [0] * state.catalogue.areas
    return not state.players[seat].ships and not land_moves(after, seat)


def cannot_buy(state: Civ1980, seat: int) -> bool:
    """Even the best cards that so many could be would not pay for anything. What the cards are plays no part: that
    they do not suffice tells nothing of them."""
    if state.basket:
        return False
    player = state.players[seat]
    best = max(state.catalogue.trade_value)
    most = player.treasury + len(player.hand) ** 2 * best
    prices = [
        price(state, player.cards, 1 << card)
        for card in range(state.catalogue.cards)
        if for_sale(state, seat) >> card & 1
    ]
    return not prices or min(prices) > most
