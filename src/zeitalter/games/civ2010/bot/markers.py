"""Where huts and villages lie, for bots: remembered as long as none comes or goes."""

from zeitalter.games.civ2010.model.catalogue import NONE, SQUARES
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.state import Civ2010

_latest: "list[Markers]" = []  # those asked for last


class Markers:
    """The squares with huts, and those with huts or villages."""

    __slots__ = ("huts", "limit", "token", "tokens")

    def __init__(self, token: Numbers, limit: int) -> None:
        self.token = token
        self.limit = limit
        huts: list[int] = []
        tokens: list[int] = []
        for square in range(SQUARES):
            if token[square] != NONE:
                tokens.append(square)
                if token[square] < limit:
                    huts.append(square)
        self.huts: Numbers = tuple(huts)
        self.tokens: Numbers = tuple(tokens)


def markers_on(state: Civ2010) -> Markers:
    token, limit = state.token, state.catalogue.huts
    latest = _latest[-1] if _latest else None
    if latest is not None and latest.token is token and latest.limit == limit:
        return latest  # copies of a position share them
    known = Markers(token, limit)
    _latest[:] = [known]
    return known
