"""A nation's budget, for bots: what it could pay now, what it has to pay on the way to the finish, and which card of
that way it can buy or is saving for."""

from typing import Final

from zeitalter.games.civ1980.catalogue import CARDS, NONE
from zeitalter.games.civ1980.credits import finish_value, is_complete, price
from zeitalter.games.civ1980.plan import still_to_pay
from zeitalter.games.civ1980.state import HAND_CAP, PAYING, Civ1980, Player, count_cards, set_value
from zeitalter.games.civ1980.weights import DUE, HAND

COMING_TAXES: Final = 0.5  # of what the stock can pay next turn
PATIENCE: Final = 6  # the larger, the nearer a price must be before a nation waits for it


class Budget:
    __slots__ = ("cards", "due", "funds", "need", "owed", "ready", "saved")

    def __init__(self, state: Civ1980, player: Player) -> None:
        basket = state.basket if is_buying(state, player) else 0
        self.cards: int = player.cards | basket
        self.owed: int = price(state, player.cards, basket) if basket else 0
        self.funds: int = player.treasury + set_value(state.catalogue, count_cards(player.hand)) - self.owed
        self.need: int = 0  # points for the last space
        self.due: float = 0.0
        self.ready: bool = False  # a card on the way can be paid
        self.saved: float = 0.0  # what the best purchase ahead will bring, the more the nearer its price
        if player.nation != NONE:
            self.look_ahead(state, player)

    def look_ahead(self, state: Civ1980, player: Player) -> None:
        self.need = finish_value(state, player)
        self.due = still_to_pay(state, self.cards, self.need)
        if not state.settings[HAND_CAP] or is_complete(state, self.cards):
            return
        coming = self.funds + COMING_TAXES * next_taxes(state, player)
        for card in range(CARDS):
            if self.cards >> card & 1 or not state.copies[card] or state.catalogue.needs[card] & ~self.cards:
                continue
            needed = price(state, self.cards, 1 << card)
            gain = DUE * (self.due - still_to_pay(state, self.cards | 1 << card, self.need)) - HAND * needed
            if gain <= 0:
                continue
            if needed <= self.funds:
                self.ready = True
            self.saved = max(self.saved, gain * min(coming / max(needed, 1), 1.0) ** PATIENCE)


def next_taxes(state: Civ1980, player: Player) -> int:
    """What the stock can pay, at the usual rate."""
    return min(state.catalogue.tax * player.cities, player.stock)


def is_buying(state: Civ1980, player: Player) -> bool:
    """Cards in the basket belong to whoever pays for them now."""
    if not state.basket or not state.agenda:
        return False
    step = state.agenda[-1]
    if step.kind == PAYING:
        for seat in range(state.seats):
            if step.a >> seat & 1:
                return state.players[seat] is player
        return False
    return step.seat >= 0 and state.players[step.seat] is player
