"""Golden ages and achievements: what they ask for, and claiming them."""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import projects
from zeitalter.games.mosaic.rules.effects import start_effects
from zeitalter.games.mosaic.rules.influence import dominated, present
from zeitalter.games.mosaic.rules.moves import free_golden_ages


def claims(state: Mosaic, seat: int) -> list[Action]:
    catalogue = state.catalogue
    symbols = state.players[seat].symbols
    found: list[Action] = []
    for age in free_golden_ages(state):
        if symbols[catalogue.golden_ages[age].pillar] >= catalogue.golden_ages[age].symbols:
            found.append(verbs.ClaimAge(age))
    for achievement in state.achievements:
        if is_achieved(state, seat, achievement):
            found.append(verbs.Claim(achievement))
    return found


def claim_age(state: Mosaic, seat: int, age: int) -> None:
    state.players[seat].golden_ages.append(age)
    state.emit("event-claim", {"seat": seat, "card": "golden-" + state.catalogue.golden_ages[age].id})
    start_effects(state, seat, c.FROM_GOLDEN_AGE, age)


def claim_achievement(state: Mosaic, seat: int, achievement: int) -> None:
    state.achievements.remove(achievement)
    state.players[seat].achievements.append(achievement)
    state.emit("event-claim", {"seat": seat, "card": "achievement-" + state.catalogue.achievements[achievement].id})


def is_achieved(state: Mosaic, seat: int, achievement: int) -> bool:
    need = wanted(state, achievement)
    if state.catalogue.achievements[achievement].need == c.NEED_DOMINATED and present(state, seat) < need:
        return False  # without counting the influence of everybody
    return measure(state, seat, achievement) >= need


def wanted(state: Mosaic, achievement: int) -> int:
    card = state.catalogue.achievements[achievement]
    return card.few if state.is_small() else card.amount


def measure(state: Mosaic, seat: int, achievement: int) -> int:
    """How far a seat is on the way to an achievement."""
    return NEEDS[state.catalogue.achievements[achievement].need].measure(state, seat)


# ---- what achievements ask for --------------------------------------------------------------------------------------


class Need:
    """Something an achievement may ask for: its word in the data, and how much of it a seat has."""

    def __init__(self, need: int, name: str, measure: Callable[[Mosaic, int], int]) -> None:
        self.need = need
        self.name = name
        self.measure = measure


def population(state: Mosaic, seat: int) -> int:
    return state.players[seat].population


def projects_and_wonders(state: Mosaic, seat: int) -> int:
    return projects(state, seat) + len(state.players[seat].wonders)


def cities(state: Mosaic, seat: int) -> int:
    return state.players[seat].cities()


def units(state: Mosaic, seat: int) -> int:
    return state.players[seat].unit_count()


def goods_kinds(state: Mosaic, seat: int) -> int:
    return state.goods_kinds(seat)


def money(state: Mosaic, seat: int) -> int:
    return state.players[seat].stock[c.MONEY]


def pillars(state: Mosaic, seat: int) -> int:
    return c.PILLARS - state.players[seat].symbols.count(0)


def ports(state: Mosaic, seat: int) -> int:
    return len(state.players[seat].sites[c.PORT])


def technologies(state: Mosaic, seat: int) -> int:
    return len(state.players[seat].up)


def tax_production(state: Mosaic, seat: int) -> int:
    return state.production(seat, c.TAX_TRACK)


def food_production(state: Mosaic, seat: int) -> int:
    return state.production(seat, c.FOOD_TRACK)


def stone_production(state: Mosaic, seat: int) -> int:
    return state.production(seat, c.STONE_TRACK)


def ideas_production(state: Mosaic, seat: int) -> int:
    return state.production(seat, c.IDEAS_TRACK)


def tariff_production(state: Mosaic, seat: int) -> int:
    return state.production(seat, c.TARIFF_TRACK)


NEEDS: Final = [
    Need(c.NEED_POPULATION, "population", population),
    Need(c.NEED_PROJECTS_AND_WONDERS, "projects_and_wonders", projects_and_wonders),
    Need(c.NEED_DOMINATED, "dominated_regions", dominated),
    Need(c.NEED_CITIES, "cities", cities),
    Need(c.NEED_UNITS, "units", units),
    Need(c.NEED_TAX, "tax_production", tax_production),
    Need(c.NEED_GOODS_KINDS, "goods_kinds", goods_kinds),
    Need(c.NEED_MONEY, "money", money),
    Need(c.NEED_PILLARS, "pillars", pillars),
    Need(c.NEED_FOOD, "food_production", food_production),
    Need(c.NEED_STONE, "stone_production", stone_production),
    Need(c.NEED_IDEAS, "ideas_production", ideas_production),
    Need(c.NEED_TARIFF, "tariff_production", tariff_production),
    Need(c.NEED_PORTS, "ports", ports),
    Need(c.NEED_TECHNOLOGIES, "technologies", technologies),
]
