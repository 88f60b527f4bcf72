# mypyc: no
"""Victory points and the winner (rulebook, Spielende)."""

from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Message
from zeitalter.games.ages_cards.model.state import LAST_SPACE_CARD, LAST_WONDER, POINT_LIMIT, AgesCards

REASONS = {
    ENDED_BY_RESIGNATION: "end-resignation",
    LAST_WONDER: "end-last-wonder",
    LAST_SPACE_CARD: "end-last-space-card",
    POINT_LIMIT: "end-point-limit",
}


def owned_cards(state: AgesCards, seat: int) -> list[int]:
    player = state.players[seat]
    return player.hand + player.resources + player.technologies


def scores(state: AgesCards, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "score-cards": sum(state.card(card).vp for card in owned_cards(state, seat)),
        "score-wonders": sum(state.catalogue.wonders[wonder].vp for wonder in player.wonders),
        "score-track": player.vp,
    }


def outcome(state: AgesCards) -> Outcome | None:
    """Most points win; ties go to more wonders, then more cards, else they are shared (our ruling)."""
    if state.agenda:
        return None
    by_category = [scores(state, seat) for seat in range(state.seats)]
    totals = [sum(score.values()) for score in by_category]
    keys: list[tuple[int, ...]] = [
        (
            0 if state.resigned >> seat & 1 else 1,
            totals[seat],
            len(state.players[seat].wonders),
            len(owned_cards(state, seat)),
        )
        for seat in range(state.seats)
    ]
    reason = Message(REASONS[state.ended], {"seat": state.active} if state.ended != ENDED_BY_RESIGNATION else {})
    return Outcome(scores=by_category, totals=totals, ranks=ranks(keys), reason=reason)
