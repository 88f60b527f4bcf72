"""Units chosen for a number of points: a token is one, a city five. Losses and civil wars are counted so."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.civ1980.model import verbs

CITY_POINTS: Final = 5

TOKENS_FIRST: Final = 1
CITIES_FIRST: Final = 2


def attainable(points: int, tokens: int, cities: int) -> bool:
    """Whether exactly so many points can be made of tokens and cities."""
    for used in range(cities + 1):
        if 0 <= points - CITY_POINTS * used <= tokens:
            return True
    return False


class UnitChoice:
    """`tokens` and `cities` are what can still be chosen, `left` the points to be met exactly."""

    def __init__(self, tokens: list[int], cities: list[int], points: int) -> None:
        self.left = points
        self.tokens = tokens  # by area
        self.total: int = sum(tokens)
        self.cities = cities  # areas
        self.chosen_tokens: list[int] = [0] * len(tokens)
        self.chosen_cities: list[int] = []

    def do(self, action: Action) -> None:
        if isinstance(action, verbs.Lose):
            self.choose(action.area, action.amount)
        elif isinstance(action, verbs.City):
            self.choose_city(action.area)

    def choose(self, area: int, amount: int) -> None:
        self.tokens[area] -= amount
        self.chosen_tokens[area] += amount
        self.total -= amount
        self.left -= amount

    def choose_city(self, area: int) -> None:
        self.cities.remove(area)
        self.chosen_cities.append(area)
        self.left -= CITY_POINTS

    def can_choose(self, amount: int) -> bool:
        """Whether an exact rest remains."""
        return amount <= self.left and attainable(self.left - amount, self.total - amount, len(self.cities))

    def can_choose_city(self, area: int) -> bool:
        return self.left >= CITY_POINTS and attainable(self.left - CITY_POINTS, self.total, len(self.cities) - 1)

    def legal(self) -> list[Action]:
        """As many tokens of an area as possible, or one; any number is accepted."""
        actions: list[Action] = []
        if self.left <= 0:
            return actions
        for area in range(len(self.tokens)):
            most = self.most(area)
            if most:
                actions.append(verbs.Lose(area, most))
                if most > 1 and self.can_choose(1):
                    actions.append(verbs.Lose(area, 1))
        for area in self.cities:
            if self.can_choose_city(area):
                actions.append(verbs.City(area))
        return actions

    def most(self, area: int) -> int:
        most = min(self.tokens[area], self.left)
        while most > 0 and not self.can_choose(most):
            most -= 1
        return most

    def accepts(self, area: int, amount: int) -> bool:
        return 0 < amount <= self.tokens[area] and self.can_choose(amount)

    def choose_tokens(self, keep: int) -> None:
        """As many as possible, so many left in each area."""
        for area in range(len(self.tokens)):
            while self.left and self.tokens[area] > keep and self.can_choose(1):
                self.choose(area, 1)

    def choose_cities(self) -> None:
        for area in self.cities[:]:
            if self.left > 0 and self.can_choose_city(area):
                self.choose_city(area)
