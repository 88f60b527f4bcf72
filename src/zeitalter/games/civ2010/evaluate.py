"""How well a seat stands, for bots: the best of the roads to victory, and what carries them all."""

from zeitalter.games.civ2010.board import coins
from zeitalter.games.civ2010.state import Civ2010


def value(state: Civ2010, seat: int) -> float:
    return float(state.players[seat].techs.bit_count() + coins(state, seat) + state.players[seat].track)
