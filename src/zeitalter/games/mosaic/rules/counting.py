"""What cards and achievements count: the words for it in the data, and how it is counted."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.influence import dominated

EFFECTS: Final = 1
ACHIEVEMENTS: Final = 2
BOTH: Final = EFFECTS | ACHIEVEMENTS
WONDERS: Final = 4  # counted in the region of the wonder itself


class Count:
    """Something that may be counted, and for what; `number` gets the seat, a pillar and a region, where they matter."""

    def __init__(self, name: str, use: int, number: Callable[[Mosaic, int, int, int], int]) -> None:
        self.name = name
        self.use = use
        self.number = number


def pieces_in(state: Mosaic, region: int, first: int, last: int) -> int:
    """Pieces of all players in a region, of the kinds from the first to the last."""
    number = 0
    for place in state.catalogue.regions[region].hexes:
        piece = state.pieces[place]
        if piece is not None and first <= piece.piece <= last:
            number += 1
    return number


def projects(state: Mosaic, seat: int) -> int:
    number = 0
    for card in state.players[seat].builds:
        if state.catalogue.builds[card].piece == c.PROJECT:
            number += 1
    return number


def best_region_cities(state: Mosaic, seat: int) -> int:
    found = [0] * len(state.catalogue.regions)
    for piece in (c.CITY, c.PORT):
        for place in state.players[seat].sites[piece]:
            found[state.region_of(place)] += 1
    return max(found)


def goods_tiles(state: Mosaic, seat: int) -> int:
    return sum(state.players[seat].goods) + (1 if state.has(seat, c.WILD_GOOD) else 0)


def technologies(state: Mosaic, seat: int) -> int:
    """Cards, face up or face down."""
    return len(state.players[seat].up) + len(state.players[seat].down)


COUNTS: Final = [
    Count("symbols", EFFECTS, lambda state, seat, pillar, region: state.players[seat].symbols[pillar]),
    Count("wonders", EFFECTS, lambda state, seat, pillar, region: len(state.players[seat].wonders)),
    Count("cities", BOTH, lambda state, seat, pillar, region: state.players[seat].cities()),
    Count("population", BOTH, lambda state, seat, pillar, region: state.players[seat].population),
    Count("population_pairs", EFFECTS, lambda state, seat, pillar, region: state.players[seat].population // 2),
    Count("farms", EFFECTS, lambda state, seat, pillar, region: len(state.players[seat].sites[c.FARM])),
    Count("ports", BOTH, lambda state, seat, pillar, region: len(state.players[seat].sites[c.PORT])),
    Count("goods_tiles", EFFECTS, lambda state, seat, pillar, region: goods_tiles(state, seat)),
    Count("goods_kinds", ACHIEVEMENTS, lambda state, seat, pillar, region: state.goods_kinds(seat)),
    Count("food_production", BOTH, lambda state, seat, pillar, region: state.production(seat, c.FOOD_TRACK)),
    Count("stone_production", ACHIEVEMENTS, lambda state, seat, pillar, region: state.production(seat, c.STONE_TRACK)),
    Count("ideas_production", ACHIEVEMENTS, lambda state, seat, pillar, region: state.production(seat, c.IDEAS_TRACK)),
    Count("tax_production", ACHIEVEMENTS, lambda state, seat, pillar, region: state.production(seat, c.TAX_TRACK)),
    Count(
        "tariff_production", ACHIEVEMENTS, lambda state, seat, pillar, region: state.production(seat, c.TARIFF_TRACK)
    ),
    Count("projects", EFFECTS, lambda state, seat, pillar, region: projects(state, seat)),
    Count(
        "projects_and_wonders",
        ACHIEVEMENTS,
        lambda state, seat, pillar, region: projects(state, seat) + len(state.players[seat].wonders),
    ),
    Count("claimed", EFFECTS, lambda state, seat, pillar, region: state.players[seat].claimed()),
    Count("technologies", ACHIEVEMENTS, lambda state, seat, pillar, region: technologies(state, seat)),
    Count("technology_pairs", EFFECTS, lambda state, seat, pillar, region: len(state.players[seat].up) // 2),
    Count("units", ACHIEVEMENTS, lambda state, seat, pillar, region: state.players[seat].unit_count()),
    Count("money", ACHIEVEMENTS, lambda state, seat, pillar, region: state.players[seat].stock[c.MONEY]),
    Count(
        "pillars", ACHIEVEMENTS, lambda state, seat, pillar, region: c.PILLARS - state.players[seat].symbols.count(0)
    ),
    Count("dominated_regions", BOTH, lambda state, seat, pillar, region: dominated(state, seat)),
    Count("city_regions", EFFECTS, lambda state, seat, pillar, region: bin(state.city_regions(seat)).count("1")),
    Count("best_region_cities", EFFECTS, lambda state, seat, pillar, region: best_region_cities(state, seat)),
    Count("cities_in_region", WONDERS, lambda state, seat, pillar, region: pieces_in(state, region, c.CITY, c.PORT)),
    Count(
        "wonders_in_region", WONDERS, lambda state, seat, pillar, region: pieces_in(state, region, c.WONDER, c.WONDER)
    ),
]


def names(uses: int) -> list[str]:
    """The words for what may be counted for one of these uses."""
    return [count.name for count in COUNTS if count.use & uses]


def code(name: str) -> int:
    """The place in the table."""
    return [count.name for count in COUNTS].index(name)


SYMBOLS: Final = code("symbols")
DOMINATED: Final = code("dominated_regions")


def count(state: Mosaic, seat: int, effect: c.Effect, region: int = c.NOTHING) -> int:
    """How many of the things an effect counts a seat has; the region is that of a wonder."""
    return COUNTS[effect.per].number(state, seat, effect.pillar, region)
