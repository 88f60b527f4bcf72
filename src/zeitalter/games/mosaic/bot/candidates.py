"""What a bot weighs: the legal actions without idle looks, each of which would repeat the whole menu of the turn."""

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import deck_actions


def candidates(state: Mosaic, seat: int) -> list[Action]:
    """A look is idle where the seat could take no card of the offer either."""
    legal = state.legal_actions(seat)
    return [action for action in legal if not isinstance(action, verbs.Look) or deck_actions(state, seat, action.deck)]
