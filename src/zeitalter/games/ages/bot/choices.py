"""What bots weigh and people are offered, where that is not simply all that is legal."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.corruption import resources_ahead
from zeitalter.games.ages.rules.production import cards_to_draw


def candidates(state: Ages, seat: int) -> list[Action]:
    """For bots: a mine rests only where that costs no resources."""
    legal = state.legal_actions(seat)
    step = state.agenda[-1] if legal else None
    if not isinstance(step, steps.SkippingMine):
        return legal
    usual = left_with(state, seat, step, DONE)
    return [action for action in legal if left_with(state, seat, step, action) >= usual]


def left_with(state: Ages, seat: int, step: steps.SkippingMine, action: Action) -> int:
    """Resources in the end."""
    skipped = action.tech if isinstance(action, verbs.Skip) else NOTHING
    return resources_ahead(state, seat, skipped, step.occasion)[0]


def choices(state: Ages, seat: int) -> list[Action]:
    """For people: also paying as usual after all, and ending the turn with fewer military cards. No bot has a use for
    either. What is torn down comes last but for the end of the turn."""
    legal = state.legal_actions(seat)
    if legal and isinstance(state.agenda[-1], steps.Actions):
        if state.players[seat].swap:
            legal.insert(-1, verbs.SWAP)
        if cards_to_draw(state, seat):
            legal.insert(-1, verbs.DrawFewer(0))
        ends = (verbs.DrawFewer, Done)
        legal.sort(key=lambda action: 1 if isinstance(action, verbs.Destroy) else 2 if isinstance(action, ends) else 0)
    return legal
