"""What leaves nothing to decide. Hands lie open, so everybody sees that it does."""

from zeitalter.core.action import Action
from zeitalter.games.ages_cards.model.state import AgesCards


def passing(state: AgesCards, seat: int) -> Action | None:
    """The only thing that can be done."""
    legal = state.legal_actions(seat)
    return legal[0] if len(legal) == 1 else None
