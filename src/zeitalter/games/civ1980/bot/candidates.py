"""What bots weigh, and people are suggested: in the trade phase packets that make sense instead of the plain ones."""

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.bot.suggestions import suggestions
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.packet import ALL
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import answers_to, offers_to, packets_left


def candidates(state: Civ1980, seat: int) -> list[Action]:
    """All of them are legal, and follow from what the seat may know."""
    if not state.is_actor(seat) or not isinstance(state.agenda[-1], steps.Trading):
        return state.legal_actions(seat)
    actions: list[Action] = [verbs.Accept(packet.number) for packet in answers_to(state, seat)]
    if packets_left(state, seat) > 0:
        for offer in offers_to(state, seat):
            for one in suggestions(state, seat, offer):
                actions.append(verbs.Counter(offer.number, one.named, one.cards))
        for one in suggestions(state, seat, None):
            actions.append(verbs.Offer(ALL, one.named, one.wish, one.cards))
    actions.append(DONE)
    return actions
