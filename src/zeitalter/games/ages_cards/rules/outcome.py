# mypyc: no
"""How the game ended: places and reason (rulebook, Spielende)."""

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message
from zeitalter.games.ages_cards.model.state import LAST_SPACE_CARD, LAST_WONDER, POINT_LIMIT, AgesCards
from zeitalter.games.ages_cards.rules.scoring import scores

REASONS = {
    ENDED_BY_RESIGNATION: "end-resignation",
    LAST_WONDER: "end-last-wonder",
    LAST_SPACE_CARD: "end-last-space-card",
    POINT_LIMIT: "end-point-limit",
}


def outcome(state: AgesCards) -> Outcome | None:
    """Most points win; the book breaks no ties, so they are shared."""
    if state.agenda:
        return None
    by_category = [scores(state, seat) for seat in range(state.seats)]
    totals = [sum(score.values()) for score in by_category]
    keys: list[tuple[int, ...]] = [(int(not state.has_resigned(seat)), total) for seat, total in enumerate(totals)]
    reason = Message(REASONS[state.ended], {"seat": state.active} if state.ended != ENDED_BY_RESIGNATION else {})
    return Outcome(scores=by_category, totals=totals, ranks=ranks(keys), reason=reason)
