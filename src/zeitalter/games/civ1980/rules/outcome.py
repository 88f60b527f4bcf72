# mypyc: no
"""Who has won, and why the game is over."""

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message
from zeitalter.games.civ1980.model.state import FINISH_REACHED, TURNS_OVER, Civ1980
from zeitalter.games.civ1980.rules.scoring import readable, scores

REASONS = {
    ENDED_BY_RESIGNATION: "end-resignation",
    FINISH_REACHED: "end-finish",
    TURNS_OVER: "end-turns",
}


def outcome(state: Civ1980) -> Outcome | None:
    """Several on the finish, or nobody: space, then points, then value of civilization cards, then cities; else the
    place is shared."""
    if state.agenda:
        return None
    by_category = [scores(state, seat) for seat in range(state.seats)]
    totals = [sum(score.values()) for score in by_category]
    keys: list[tuple[int, ...]] = [
        (
            0 if state.has_resigned(seat) else 1,
            totals[seat],
            by_category[seat]["score-cards"],
            state.players[seat].cities,
        )
        for seat in range(state.seats)
    ]
    reason = Message(REASONS[state.ended], {"turn": state.turn} if state.ended != ENDED_BY_RESIGNATION else {})
    table = [readable(state, seat) for seat in range(state.seats)]
    return Outcome(scores=by_category, totals=totals, ranks=ranks(keys), reason=reason, table=table)
