# mypyc: no
"""Victory points by category, and the winner (rulebook, Zählen der Punkte am Ende des Spiels)."""

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import THIRD_EMPIRE, TWO_SETS, Mosaic
from zeitalter.games.mosaic.rules import scoring

REASONS = {
    ENDED_BY_RESIGNATION: "end-resignation",
    THIRD_EMPIRE: "end-third-empire",
    TWO_SETS: "end-two-sets",
}
CATEGORIES = [
    "score-empire",
    "score-settlements",
    "score-wonders",
    "score-claimed",
    "score-projects",
    "score-technologies",
    "score-crafts",
    "score-leader",
    "score-unrest",
]


def outcome(state: Mosaic) -> Outcome | None:
    """Most points win; ties go to more wonders, then more money, else they are shared."""
    if state.agenda:
        return None
    by_category = [dict(zip(CATEGORIES, scoring.points(state, seat))) for seat in range(state.seats)]
    totals = [sum(score.values()) for score in by_category]
    keys: list[tuple[int, ...]] = [
        (
            0 if state.has_resigned(seat) else 1,
            totals[seat],
            len(state.players[seat].wonders),
            state.players[seat].stock[c.MONEY],
        )
        for seat in range(state.seats)
    ]
    return Outcome(scores=by_category, totals=totals, ranks=ranks(keys), reason=Message(REASONS[state.ended]))
