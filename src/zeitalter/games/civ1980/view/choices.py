"""What people are offered: more than the plain sample of legal actions. Everything offered here is legal."""

from zeitalter.core.action import Action
from zeitalter.games.civ1980.bot.candidates import candidates
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import DECIDE_BY_HAND, DEMAND_ORDER


def choices(state: Civ1980, seat: int) -> list[Action]:
    """With suggested packets in place of the plain ones, packets to refuse or take back, and the ways to decide in
    detail or in order."""
    actions = candidates(state, seat)
    if not actions:
        return actions
    if isinstance(state.agenda[-1], steps.Trading):
        for packet in state.packets:
            if packet.to == seat:
                actions.append(verbs.Refuse(packet.number))
            if packet.owner == seat:
                actions.append(verbs.Retract(packet.number))
        return actions
    for more in (DECIDE_BY_HAND, DEMAND_ORDER):
        if state.is_legal(seat, more):
            actions.append(more)
    return actions
