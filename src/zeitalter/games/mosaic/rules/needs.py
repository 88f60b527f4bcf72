"""The symbols that technologies and governments ask for."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic


def meets(state: Mosaic, seat: int, needs: list[int]) -> bool:
    symbols = state.players[seat].symbols
    for pillar in range(c.PILLARS):
        if symbols[pillar] < needs[pillar]:
            return False
    return True


def may_play(state: Mosaic, seat: int) -> bool:
    """Whether there may be a technology to turn up. Depends on open information only: a seat with secret face-down
    cards is asked whether it can play one or not."""
    for down in state.players[seat].down:
        if down.since < state.turns:
            if down.known_by != state.everyone() or meets(state, seat, state.technology(down.card).needs):
                return True
    return False
