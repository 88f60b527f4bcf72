# mypyc: no
"""How far everybody came (rulebook pages 22 and 23)."""

from typing import Final

from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import coins

TECHS_TO_WIN: Final = 15


def progress(state: Civ2010, seat: int) -> list[int]:
    """Percent of the way to a victory by culture, technology and economy."""
    player = state.players[seat]
    return [
        100 * player.track // len(state.catalogue.track),
        min(100, 100 * player.techs.bit_count() // TECHS_TO_WIN),
        min(100, 100 * coins(state, seat) // state.catalogue.coins_to_win),
    ]


def scores(state: Civ2010, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "score-culture": player.track,
        "score-technologies": player.techs.bit_count(),
        "score-coins": coins(state, seat),
    }
