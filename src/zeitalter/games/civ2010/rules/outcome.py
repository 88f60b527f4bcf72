# mypyc: no
"""How the game ended: places and the reason (rulebook pages 22 and 23)."""

from typing import Final

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Arg, Message
from zeitalter.games.civ2010.model.state import (
    CULTURE_VICTORY,
    ECONOMIC_VICTORY,
    FIRST_GAME_OVER,
    MILITARY_VICTORY,
    ROUND_LIMIT,
    TECH_VICTORY,
    Civ2010,
)
from zeitalter.games.civ2010.rules.scoring import progress, scores

REASONS: Final = {
    ENDED_BY_RESIGNATION: "end-resignation",
    CULTURE_VICTORY: "end-culture",
    TECH_VICTORY: "end-technology",
    ECONOMIC_VICTORY: "end-economy",
    MILITARY_VICTORY: "end-military",
    FIRST_GAME_OVER: "end-first-game",
    ROUND_LIMIT: "end-round-limit",
}


def outcome(state: Civ2010) -> Outcome | None:
    """Winners come first, then those nearest to a victory. The first game knows neither winners nor losers."""
    if state.agenda or not state.ended:
        return None
    by_category = [scores(state, seat) for seat in range(state.seats)]
    totals = [sum(score.values()) for score in by_category]
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        if state.winners >> seat & 1:
            keys.append((1,))  # several winners share the first place
            continue
        near = sorted(progress(state, seat), reverse=True)
        left = 0 if state.has_resigned(seat) else 1
        keys.append((0, left, *near))
    if state.ended == FIRST_GAME_OVER:
        keys = [(0 if state.has_resigned(seat) else 1,) for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if state.winners >> seat & 1]
    key = "end-shared" if len(winners) > 1 else REASONS[state.ended]
    args: dict[str, Arg] = {"seat": [*winners]} if winners else {}
    if key == REASONS[MILITARY_VICTORY]:
        args["seat_to"] = fallen(state, winners[0])
    reason = Message(key, args)
    return Outcome(scores=by_category, totals=totals, ranks=ranks(keys), reason=reason, points=False)


def fallen(state: Civ2010, winner: int) -> int:
    """Whose capital the armies of the winner stand in."""
    figures = state.players[winner].figures
    return next((other for other in state.others(winner) if state.players[other].centres[0] in figures), winner)
