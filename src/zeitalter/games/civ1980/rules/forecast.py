"""What the next turn will ask of a nation as things stand: taxes against the stock, support of its cities, growth.

Nothing is foreseen but what follows from the position: fights, calamities and the moves of others may change all of it.
"""

from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import COINAGE
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.cities import city_price
from zeitalter.games.civ1980.rules.growth import growth_of
from zeitalter.games.civ1980.rules.moves import cities_of, tokens_on_board

BEFORE_SURPLUS = 8  # up to this phase tokens above the limits are still there
LEAST_RATE = 1  # with Coinage


class Forecast:
    """Of one nation, with the cities it founds."""

    def __init__(self, state: Civ1980, seat: int, founded: list[int]) -> None:
        player = state.players[seat]
        self.cities: list[int] = sorted(cities_of(state, seat) + founded)
        self.spent: int = 0  # tokens that cities founded now take from the board
        self.crowded: list[int] = []  # areas where tokens die in phase 8
        self.surplus: int = 0
        self.growth: int = 0  # in the next phase 2
        due = 0
        for area in range(len(player.tokens)):
            n = player.tokens[area]
            if not n:
                continue
            inside = area in founded
            if inside:
                price = min(n, city_price(state, area))
                self.spent += price
                n -= price
            most = 0 if inside or state.city[area] != NOBODY else state.limit(seat, area)
            if n > most and state.phase < BEFORE_SURPLUS:
                self.surplus += n - most
                self.crowded.append(area)
                n = most
            due += growth_of(n)
        self.stock: int = player.stock + self.spent + self.surplus
        self.tokens: int = tokens_on_board(state, seat) - self.spent - self.surplus
        self.rate: int = LEAST_RATE if state.has(seat, COINAGE) else state.catalogue.tax
        self.taxes: int = self.rate * len(self.cities)
        self.revolting: int = len(self.cities) - min(len(self.cities), self.stock // self.rate)
        self.support: int = state.catalogue.support * len(self.cities)
        self.growth = min(due, max(self.stock - self.taxes, 0))
        self.stunted: int = due - self.growth

    def lacks_support(self) -> bool:
        return self.tokens < self.support


def planned(state: Civ1980, seat: int) -> list[int]:
    """Where a nation has chosen to found cities in its answer so far."""
    if not state.agenda or not isinstance(state.agenda[-1], steps.Building):
        return []
    return [action.area for action in state.sealed[seat] if isinstance(action, verbs.Found)]


def forecast(state: Civ1980, seat: int) -> Forecast:
    """With what the nation has chosen so far."""
    return Forecast(state, seat, planned(state, seat))
