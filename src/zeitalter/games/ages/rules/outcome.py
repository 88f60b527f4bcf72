# mypyc: no
"""The outcome: culture points by source, places, ties shared."""

from typing import Final

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message
from zeitalter.games.ages.model.player import SOURCES
from zeitalter.games.ages.model.state import Ages

CATEGORIES: Final = [f"score-{source}" for source in SOURCES]


def outcome(state: Ages) -> Outcome | None:
    """Most culture points win. Who left the game ranks behind all others, the first to leave last."""
    if state.agenda:
        return None
    scores = [dict(zip(CATEGORIES, player.scores, strict=True)) for player in state.players]
    totals = [player.culture for player in state.players]
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        if seat in state.left:
            keys.append((0, state.left.index(seat)))
        else:
            keys.append((1, totals[seat]))
    reason = "end-resignation" if state.ended == ENDED_BY_RESIGNATION else "end-full"
    return Outcome(scores=scores, totals=totals, ranks=ranks(keys), reason=Message(reason))
