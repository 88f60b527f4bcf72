"""What people are offered: more than the plain sample of legal actions. Everything offered here is legal."""

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.bot.candidates import answers, offers
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import DECIDE_BY_HAND, DEMAND_ORDER, ENOUGH
from zeitalter.games.civ1980.rules.packets import answers_to, may_lay_down, offers_to


def choices(state: Civ1980, seat: int) -> list[Action]:
    """With suggested packets in place of the plain ones, packets to refuse or take back, and the ways to decide in
    detail or in order."""
    if not state.is_actor(seat):
        return []
    if isinstance(state.agenda[-1], steps.Trading):
        return bargains(state, seat)
    actions = state.legal_actions(seat)
    for more in (DECIDE_BY_HAND, DEMAND_ORDER):
        if state.is_legal(seat, more):
            actions.append(more)
    return actions


def bargains(state: Civ1980, seat: int) -> list[Action]:
    """As many packets as the rules allow may lie on the table at the same time."""
    actions: list[Action] = [verbs.Accept(packet.number) for packet in answers_to(state, seat)]
    if may_lay_down(state, seat):
        for offer in offers_to(state, seat):
            actions += answers(state, seat, offer, False)
        actions += offers(state, seat, False)
    actions += [DONE, ENOUGH]
    for packet in state.packets:
        if packet.to == seat:
            actions.append(verbs.Refuse(packet.number))
        if packet.owner == seat:
            actions.append(verbs.Retract(packet.number))
    return actions
