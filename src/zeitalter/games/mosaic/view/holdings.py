# mypyc: no
"""What everybody can count of everybody: the log tells whenever it changes."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.influence import dominated
from zeitalter.games.mosaic.rules.scoring import points, unrest

FIGURES = [
    "points",
    "population",
    *c.CURRENCY_NAMES,
    *(f"{name}_production" for name in c.TRACK_NAMES),
    *(f"{name}_symbols" for name in c.PILLAR_NAMES),
    "regions",
    "unrest",
]


def holdings(state: Mosaic, seat: int) -> list[int]:
    """In the order of FIGURES."""
    player = state.players[seat]
    return [
        sum(points(state, seat)),
        player.population,
        *player.stock,
        *(state.production(seat, track) for track in range(c.TRACKS)),
        *player.symbols,
        dominated(state, seat),
        unrest(state, seat),
    ]
