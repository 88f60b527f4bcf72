"""How the game ended: places, coins and cards."""

from tests.trial.model.state import Trial
from tests.trial.rules.scoring import score
from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message


def outcome(state: Trial) -> Outcome | None:
    """Among equals the one with more pieces left is ahead."""
    if not state.ended:
        return None
    scores = [score(state, seat) for seat in range(state.seats)]
    totals = [sum(points.values()) for points in scores]
    keys = [(int(not state.has_resigned(seat)), totals[seat], -state.lost[seat]) for seat in range(state.seats)]
    reason = "trial-end-resignation" if state.ended == ENDED_BY_RESIGNATION else "trial-end-rounds"
    return Outcome(scores, totals, ranks(keys), Message(reason, {"round": state.round}))
