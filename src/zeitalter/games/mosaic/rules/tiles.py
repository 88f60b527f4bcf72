"""Tiles that may be taken from the board."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic


def tile_hexes(state: Mosaic, what: int) -> list[int]:
    """Hexes without a piece whose tile may be taken."""
    found: list[int] = []
    for place in range(len(state.tiles)):
        tile = state.tiles[place]
        if tile != c.NOTHING and state.pieces[place] is None:
            if what == c.ANY_TILE or (what == c.ANY_GOOD and state.catalogue.is_good(tile)) or tile == what:
                found.append(place)
    return found
