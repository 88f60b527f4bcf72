"""Which hexes are worth a thought: in each region a few, with different tiles."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic

PER_REGION: Final = 2
TILES: Final = 5
# Worths, in victory points.
CURRENCY: Final = [0.33, 0.38, 0.3, 0.15, 2.5]  # of resource tiles; the last one is population
TRACK: Final = [0.6, 0.65, 0.7, 0.2, 0.2]  # of goods that produce
NEW_KIND: Final = 1.2
WANTED: Final = 1.5  # by a manufacturing village
MORE: Final = 0.2  # of a kind that is there already
BESIDE: Final = 0.25  # of a tile that a village could take later


class Tiles:
    """What each kind of tile is worth to a seat."""

    def __init__(self, state: Mosaic, seat: int) -> None:
        catalogue = state.catalogue
        player = state.players[seat]
        self.worth: list[float] = []
        wanted = 0
        for card in player.builds:
            for effect in catalogue.builds[card].effects:
                if effect.op == c.GOODS_SET:
                    for good in effect.goods:
                        wanted |= 1 << good
        for good in range(len(catalogue.goods)):
            value = MORE
            if player.goods[good] == 0:
                value = NEW_KIND
                if wanted >> good & 1:
                    value += WANTED
            for track in range(c.TRACKS):
                value += TRACK[track] * catalogue.goods_production[good][track]
            self.worth.append(value)
        for tile in range(len(catalogue.resource_tiles)):
            self.worth.append(CURRENCY[catalogue.resource_gain[tile]] * catalogue.resource_amount[tile])

    def of(self, tile: int) -> float:
        return 0.0 if tile == c.NOTHING else self.worth[tile]


def best_places(state: Mosaic, seat: int, found: list[Action]) -> list[Action]:
    """Of each region the best hexes with different tiles, the better the more there is beside them."""
    tiles = Tiles(state, seat)
    by_region: list[list[tuple[float, int]]] = [[] for region in state.catalogue.regions]
    actions: dict[int, Action] = {}
    for action in found:
        if isinstance(action, verbs.Place):
            place = action.hex
            value = tiles.of(state.tiles[place]) + BESIDE * surroundings(state, tiles, place)
            by_region[state.region_of(place)].append((-value, place))
            actions[place] = action
    kept: list[Action] = []
    for places in by_region:
        places.sort()
        seen: list[int] = []
        for _, place in places:
            if len(seen) < PER_REGION and state.tiles[place] not in seen:
                seen.append(state.tiles[place])
                kept.append(actions[place])
    return kept


def surroundings(state: Mosaic, tiles: Tiles, place: int) -> float:
    """Tiles on free hexes beside this one, where villages could be built."""
    total = 0.0
    for near in state.catalogue.hexes[place].neighbours:
        if state.pieces[near] is None and state.catalogue.hexes[near].kind != c.PORT_HEX:
            total += tiles.of(state.tiles[near])
    return total


def best_tiles(state: Mosaic, seat: int, found: list[Action]) -> list[Action]:
    """Different tiles, the best first."""
    tiles = Tiles(state, seat)
    ranked: list[tuple[float, int, Action]] = []
    seen: list[int] = []
    for action in found:
        if isinstance(action, verbs.Take) and state.tiles[action.hex] not in seen:
            seen.append(state.tiles[action.hex])
            ranked.append((-tiles.of(state.tiles[action.hex]), action.hex, action))
    ranked.sort(key=rank)
    return [entry[2] for entry in ranked[:TILES]]


def rank(entry: tuple[float, int, Action]) -> tuple[float, int]:
    return entry[:2]
