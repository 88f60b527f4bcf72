"""A nation's budget, for bots: what it could pay now, what it has to pay on the way to the finish, and which card of
that way it can buy or is saving for."""

from typing import Final

from zeitalter.games.civ1980.bot.plan import on_offer, situation, still_to_pay
from zeitalter.games.civ1980.bot.weights import DUE, HAND
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.player import Player, count_cards, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, finish_value, is_complete, price
from zeitalter.games.civ1980.rules.surplus import LEAST_WORTH, least_wanted
from zeitalter.games.civ1980.rules.trade_cards import is_full

COMING_TAXES: Final = 0.5  # of what the stock can pay next turn
PATIENCE: Final = 6  # the larger, the nearer a price must be before a nation waits for it
NO_PRICE: Final = 10_000  # more than any: nothing left to buy, or no limit
LEAST_ON_BOARD: Final = 14  # tokens that never get into a treasury: support of a few cities, people too far apart

KNOWN: Final[dict[str, dict[int, list[tuple[int, float]]]]] = {}  # by the digest of the data: what was looked up before


class Budget:
    __slots__ = ("cards", "due", "funds", "need", "owed", "saved", "spending")

    def __init__(self, state: Civ1980, player: Player) -> None:
        basket = state.basket if is_buying(state, player) else 0
        self.cards: int = player.cards | basket
        self.owed: int = price(state, player.cards, basket) if basket else 0
        self.funds: int = player.treasury + set_value(state.catalogue, kept_cards(state, player)) - self.owed
        self.need: int = 0  # points for the last space
        self.due: float = 0.0
        self.spending: int = 0  # price of the best card on the way that can be paid
        self.saved: float = 0.0  # what the best purchase ahead will bring, the more the nearer its price
        if player.nation != NONE:
            self.look_ahead(state, player)

    def look_ahead(self, state: Civ1980, player: Player) -> None:
        self.need = finish_value(state, player)
        self.due = still_to_pay(state, self.cards, self.need)
        if not state.settings.hand_cap or is_complete(state, self.cards):
            return
        coming = self.funds + COMING_TAXES * next_taxes(state, player)
        reach = self.reach(state, player)
        most = 0.0
        for needed, gain in purchases(state, self.cards, self.need):
            if needed <= self.funds and gain > most:
                most = gain
                self.spending = needed
            if needed <= reach:
                self.saved = max(self.saved, gain * min(coming / max(needed, 1), 1.0) ** PATIENCE)

    def reach(self, state: Civ1980, player: Player) -> int:
        """The dearest price worth waiting for: with a full hand only taxes can add to it, as far as tokens go."""
        if not is_full(state, len(player.hand)):
            return NO_PRICE
        return self.funds - player.treasury + most_taxes(state)


def kept_cards(state: Civ1980, player: Player) -> list[int]:
    """The hand by kind. Once nothing is bought any more, what phase 13 will take back does not count."""
    counts = count_cards(state.catalogue, player.hand)
    if state.phase in (12, 13) and not is_buying(state, player) and not will_buy(state, player):
        for card in least_wanted(state, counts, len(player.hand) - state.catalogue.hand_limit, LEAST_WORTH):
            counts[card] -= 1
    return counts


def purchases(state: Civ1980, cards: int, need: int) -> list[tuple[int, float]]:
    """The next cards on the way to the finish, each with its price and what having it is worth beyond that."""
    return purchases_of(state, cards, need, on_offer(state, cards))


def purchases_of(state: Civ1980, cards: int, need: int, available: int) -> list[tuple[int, float]]:
    """The same with the cards on offer, for those who know them already."""
    known = KNOWN.get(state.catalogue.digest)
    if known is None:
        known = {}
        KNOWN[state.catalogue.digest] = known
    key = situation(state, cards, need, available)
    found = known.get(key)
    if found is None:
        found = []
        due = still_to_pay(state, cards, need)
        for card in range(state.catalogue.cards):
            if available >> card & 1 and not state.catalogue.needs[card] & ~cards:
                needed = price(state, cards, 1 << card)
                gain = DUE * (due - still_to_pay(state, cards | 1 << card, need)) - HAND * needed
                if gain > 0:
                    found.append((needed, gain))
        known[key] = found
    return found


def next_price(state: Civ1980, player: Player) -> int:
    """Of the cheapest card on the way."""
    if player.nation == NONE or is_complete(state, player.cards):
        return NO_PRICE
    least = NO_PRICE
    for needed, _gain in purchases(state, player.cards, finish_value(state, player)):
        least = min(least, needed)
    return least


def can_wait(state: Civ1980, player: Player) -> bool:
    """Whether the next taxes will suffice for a card on the way. For the last space nearly all tokens can become taxes,
    turn by turn."""
    hand = set_value(state.catalogue, count_cards(state.catalogue, player.hand))
    if is_complete(state, player.cards):
        missing = finish_value(state, player) - cards_value(state, player.cards)
        return missing <= hand + most_taxes(state)
    return next_price(state, player) <= hand + player.treasury + next_taxes(state, player)


def next_taxes(state: Civ1980, player: Player) -> int:
    """What the stock can pay, at the usual rate."""
    return min(state.catalogue.tax * player.cities, player.stock)


def most_taxes(state: Civ1980) -> int:
    """What can gather in a treasury, turn by turn."""
    return state.board.tokens - LEAST_ON_BOARD


def will_buy(state: Civ1980, player: Player) -> bool:
    """Whether a nation's purchases of this turn are still to come."""
    if state.phase != 12:
        return state.phase < 12
    for step in state.agenda:
        if isinstance(step, steps.Purchases):
            for seat in state.order[: state.seats - step.bought]:  # they buy in reverse order
                if state.players[seat] is player:
                    return True
    return False


def is_buying(state: Civ1980, player: Player) -> bool:
    """Cards in the basket belong to whoever pays for them now."""
    if not state.basket or not state.agenda:
        return False
    step = state.agenda[-1]
    if isinstance(step, steps.Paying):
        for seat in range(state.seats):
            if step.asked >> seat & 1:
                return state.players[seat] is player
        return False
    return step.seat >= 0 and state.players[step.seat] is player
