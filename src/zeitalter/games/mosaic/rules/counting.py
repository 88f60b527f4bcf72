"""What cards count: the words for it in the data, and how it is counted."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.influence import dominated


class Count:
    """Something an effect may count."""

    def __init__(self, per: int, name: str, number: Callable[[Mosaic, int, c.Effect, int], int]) -> None:
        self.per = per
        self.name = name
        self.number = number


def count(state: Mosaic, seat: int, effect: c.Effect, region: int = c.NOTHING) -> int:
    """How many of the things an effect counts a seat has; the region is that of a wonder."""
    return COUNTS[effect.per].number(state, seat, effect, region)


def nothing(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    raise ValueError(f"the operation {effect.name!r} does not count anything")


def symbols(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return state.players[seat].symbols[effect.pillar]


def wonders(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return len(state.players[seat].wonders)


def cities(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return state.players[seat].cities()


def people(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return state.players[seat].population


def people_pairs(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return state.players[seat].population // 2


def farms(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return len(state.players[seat].sites[c.FARM])


def ports(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return len(state.players[seat].sites[c.PORT])


def goods_tiles(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return sum(state.players[seat].goods) + (1 if state.has(seat, c.WILD_GOOD) else 0)


def food_production(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return state.production(seat, c.FOOD_TRACK)


def built_projects(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return projects(state, seat)


def claimed(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return len(state.players[seat].golden_ages) + len(state.players[seat].achievements)


def technology_pairs(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return len(state.players[seat].up) // 2


def cities_in_region(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return pieces_in(state, region, c.CITY, c.PORT)


def wonders_in_region(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return pieces_in(state, region, c.WONDER, c.WONDER)


def dominated_regions(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return dominated(state, seat)


def city_regions(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    return bin(state.city_regions(seat)).count("1")


def best_region_cities(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    found = [0] * len(state.catalogue.regions)
    for piece in (c.CITY, c.PORT):
        for place in state.players[seat].sites[piece]:
            found[state.region_of(place)] += 1
    return max(found)


COUNTS: Final = [
    Count(c.PER_NOTHING, "", nothing),
    Count(c.PER_SYMBOL, "symbols", symbols),
    Count(c.PER_WONDER, "wonders", wonders),
    Count(c.PER_CITY, "cities", cities),
    Count(c.PER_PERSON, "population", people),
    Count(c.PER_FARM, "farms", farms),
    Count(c.PER_GOODS_TILE, "goods_tiles", goods_tiles),
    Count(c.PER_FOOD_PRODUCTION, "food_production", food_production),
    Count(c.PER_PORT, "ports", ports),
    Count(c.PER_PROJECT, "projects", built_projects),
    Count(c.PER_CLAIMED, "claimed", claimed),
    Count(c.PER_TECHNOLOGY_PAIR, "technology_pairs", technology_pairs),
    Count(c.PER_CITY_IN_REGION, "cities_in_region", cities_in_region),
    Count(c.PER_WONDER_IN_REGION, "wonders_in_region", wonders_in_region),
    Count(c.PER_DOMINATED, "dominated_regions", dominated_regions),
    Count(c.PER_CITY_REGION, "city_regions", city_regions),
    Count(c.PER_BEST_REGION_CITY, "best_region_cities", best_region_cities),
    Count(c.PER_PERSON_PAIR, "population_pairs", people_pairs),
]


def pieces_in(state: Mosaic, region: int, first: int, last: int) -> int:
    """Pieces of all players in a region, of the kinds from the first to the last."""
    number = 0
    for place in state.catalogue.regions[region].hexes:
        if first <= state.piece[place] <= last:
            number += 1
    return number


def projects(state: Mosaic, seat: int) -> int:
    number = 0
    for card in state.players[seat].builds:
        if state.catalogue.builds[card].piece == c.PROJECT:
            number += 1
    return number
