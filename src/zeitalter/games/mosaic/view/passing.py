# mypyc: no
"""What passes by itself: a single choice that everybody can see is the only one."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic

# What may be chosen at these steps is open information. Elsewhere secret face-down technologies may be played: to pass
# there would tell that none can be.
OPEN: tuple[type[Step], ...] = (
    *(steps.ChoosingLeader, steps.StartCity, steps.StartVillage, steps.Placing, steps.Deploying, steps.TakingTile),
    *(steps.Raising, steps.Shifting, steps.ShiftAmount, steps.Raiding, steps.Exploring, steps.Locking),
    *(steps.ChoosingOffer, steps.Removing, steps.Expelling),
)


def passing(state: Mosaic, seat: int) -> Action | None:
    step = state.agenda[-1]
    begins = isinstance(step, steps.Military) and not step.has_acted  # before that no card may be played
    if not begins and not isinstance(step, OPEN):
        return None
    legal = state.legal_actions(seat)
    return legal[0] if len(legal) == 1 else None
