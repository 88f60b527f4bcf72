"""What bots weigh. In the talks they answer offers and write none; bots with a level do (see `deals`)."""

from zeitalter.core.action import Action
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import Civ2010


def candidates(state: Civ2010, seat: int) -> list[Action]:
    actions = state.legal_actions(seat)
    if not isinstance(state.agenda[-1], steps.Trading):
        return actions
    return [action for action in actions if not is_writing(action)]


def is_writing(action: Action) -> bool:
    return isinstance(action, (verbs.Propose, verbs.Give, verbs.Want, verbs.GiveToken, verbs.GiveCard, verbs.Submit))
