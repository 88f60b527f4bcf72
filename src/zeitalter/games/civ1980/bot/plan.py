"""The way to the finish, for bots: which civilization cards a nation still needs, and what they will cost together.

Eleven cards must be worth enough, and each one makes others cheaper. The best completion of a set of cards is searched
by exchanging one card at a time.
"""

from typing import Final

from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, price_of_one

SHORT: Final = 4.0  # per point that treasury and trade cards must add at the end, beyond what is always there
EASY_REST: Final = 30
TOO_SHORT: Final = 200.0  # per point that they will hardly bring together
HARD_REST: Final = 80
HARD: Final = 3.0  # per point of a price above what one turn can bring together
EASY_PRICE: Final = 160
EASY_PRICE_CAPPED: Final = 55
TOO_HARD: Final = 24.0  # per point of a price that even a hand of gold hardly reaches while six cards are the limit
TOP_PRICE_CAPPED: Final = 115  # of Law with all credits, which every way needs
NO_TOP: Final = 1000
NOT_ALLOWED: Final = 1000.0

KNOWN: Final[dict[str, dict[int, float]]] = {}  # by the digest of the data: what was searched before


def still_to_pay(state: Civ1980, cards: int, need: int) -> float:
    """What the cheapest way from these cards to a sufficient set will cost, with a fine for what cannot be reached and
    for what treasury and trade cards will have to add to reach the points that the last space needs."""
    return fare_of(state, cards, need, on_offer(state, cards))


def fare_of(state: Civ1980, cards: int, need: int, available: int) -> float:
    """The same with the cards on offer, for those who know them already."""
    catalogue = state.catalogue
    known = KNOWN.get(catalogue.digest)
    if known is None:
        known = {}
        KNOWN[catalogue.digest] = known
    key = situation(state, cards, need, available)
    found = known.get(key)
    if found is None:
        plan = Plan(catalogue, cards, need - cards_value(state, cards), state.settings.hand_cap)
        found = plan.search(available)
        known[key] = found
    return found


def on_offer(state: Civ1980, cards: int) -> int:
    """Mask of the cards that are left and not among these."""
    return all_on_offer(state) & ~cards


def all_on_offer(state: Civ1980) -> int:
    """Mask of the cards that are left."""
    available = 0
    for card in range(state.catalogue.cards):
        if state.copies[card]:
            available |= 1 << card
    return available


def situation(state: Civ1980, cards: int, need: int, available: int) -> int:
    """All that a plan depends on, in one number."""
    capped = 1 if state.settings.hand_cap else 0
    width = state.catalogue.cards
    return ((need << 1 | capped) << width | available) << width | cards


class Plan:
    """A choice of cards to buy in addition to those held."""

    def __init__(self, catalogue: Catalogue, held: int, missing: int, capped: bool) -> None:
        self.catalogue = catalogue
        self.held = held
        self.missing = missing  # points
        self.easy: int = EASY_PRICE_CAPPED if capped else EASY_PRICE
        self.top: int = TOP_PRICE_CAPPED if capped else NO_TOP
        self.prices: list[int] = []  # with the credits of the cards held
        for card in range(catalogue.cards):
            self.prices.append(price_of_one(catalogue, held, card))

    def search(self, available: int) -> float:
        """Begin with the dearest cards, or with those that save most; the better of what can be reached from there."""
        free = max(self.catalogue.most_owned - self.held.bit_count(), 0)
        cards = [card for card in range(self.catalogue.cards) if available >> card & 1]
        cards.sort(key=[-cost for cost in self.catalogue.cost].__getitem__)
        least = min(self.improve(cards, cards[:free]), self.improve(cards, cards[2 : free + 2]))
        savings = [0] * self.catalogue.cards
        for card in cards:
            for other in cards:
                savings[card] -= self.catalogue.better_credit[other][card] + self.catalogue.better_credit[card][other]
        cards.sort(key=savings.__getitem__)
        return min(least, self.improve(cards, cards[:free]))

    def improve(self, cards: list[int], begin: list[int]) -> float:
        """Leave one out or exchange one as long as that helps."""
        chosen = 0
        for card in begin:
            chosen |= 1 << card
        least = self.fare(chosen)
        better = True
        while better:
            better = False
            for out in cards:
                if not chosen >> out & 1:
                    continue
                best = chosen
                for into in [-1, *cards]:
                    if into >= 0 and chosen >> into & 1:
                        continue
                    trial = chosen & ~(1 << out)
                    if into >= 0:
                        trial |= 1 << into
                    fare = self.fare(trial)
                    if fare < least - 0.01:
                        least = fare
                        best = trial
                if best != chosen:
                    chosen = best
                    better = True
        return least

    def fare(self, chosen: int) -> float:
        """The price of the chosen cards, if each pair is bought in the order that saves more."""
        catalogue = self.catalogue
        cards = [card for card in range(catalogue.cards) if chosen >> card & 1]
        total = 0.0
        value = 0
        for place in range(len(cards)):
            card = cards[place]
            value += catalogue.cost[card]
            price = self.prices[card]
            total += price
            for other in cards:
                if other != card:
                    saved = catalogue.better_credit[card][other]
                    price -= saved
                    if other < card:
                        total -= max(saved, catalogue.better_credit[other][card])
            if price > self.easy:
                total += HARD * (price - self.easy) + TOO_HARD * max(price - self.top, 0)
            needs = catalogue.needs[card]
            if (chosen | self.held) & needs != needs:
                total += NOT_ALLOWED
        short = self.missing - value
        if short > 0:
            total += SHORT * max(short - EASY_REST, 0) + TOO_SHORT * max(short - HARD_REST, 0)
            total += HARD * max(short - self.easy, 0)
        return total
