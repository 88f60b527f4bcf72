"""Scripted opponents: one who bargains hard, and one who passes calamities on whenever he can."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.civ1980.bot.deals import is_profitable
from zeitalter.games.civ1980.model import verbs
from zeitalter.games.civ1980.model.packet import Packet
from zeitalter.games.civ1980.model.player import NOBODY, free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import find_packet

PROFIT: Final = 4.0  # points that a deal must bring for sure
INFECTED: Final = 40.0  # a calamity that somebody else has to suffer
READY: Final = 8.0  # a calamity that lies in a packet on the table
KEPT: Final = 20.0  # a calamity still in hand


class Miser(Script[Civ1980]):
    """Never gives a point for room in the hand, and deals only where the gain is sure."""

    def narrow(self, state: Civ1980, seat: int, actions: list[Action]) -> list[Action]:
        """Without deals that cost something or bring little; ending one's go is always left."""
        counts = free_cards(state.catalogue, state.players[seat].hand)
        kept = [action for action in actions if is_profitable(state, counts, action, PROFIT)]
        return kept or actions


class PlagueBearer(Script[Civ1980]):
    """Passes calamities on whenever possible."""

    def bend(self, state: Civ1980, seat: int) -> float:
        """Good are calamities that others have from here, bad are those still in hand."""
        first = state.catalogue.commodities
        total = 0.0
        for other in range(state.seats):
            player = state.players[other]
            for held in player.hand:
                if held.giver == seat:
                    total += INFECTED
                elif other == seat and held.card >= first and held.giver == NOBODY:
                    total -= KEPT
            for held in player.open:
                if held.giver == seat:
                    total += INFECTED
        for packet in state.packets:
            if packet.owner == seat and is_infected(state, packet):
                total += READY
        return total

    def narrow(self, state: Civ1980, seat: int, actions: list[Action]) -> list[Action]:
        """Packets with a calamity in them before all others, as long as there are any."""
        infected = [action for action in actions if carries(state, action)]
        if not infected:
            return actions
        return infected + [action for action in actions if not is_deal(action)]


def is_infected(state: Civ1980, packet: Packet) -> bool:
    """Equal cards lie together, calamities last."""
    return packet.cards[-1] >= state.catalogue.commodities


def is_deal(action: Action) -> bool:
    return isinstance(action, (verbs.Offer, verbs.Counter, verbs.Accept))


def carries(state: Civ1980, action: Action) -> bool:
    """Whether an own packet with a calamity is laid down, or given away."""
    if isinstance(action, (verbs.Offer, verbs.Counter)):
        return action.cards[-1] >= state.catalogue.commodities
    if isinstance(action, verbs.Accept):
        answer = find_packet(state, action.packet)
        offer = None if answer is None else find_packet(state, answer.answers)
        return offer is not None and is_infected(state, offer)
    return False


def scripts() -> list[Script[Civ1980]]:
    return [Miser("miser"), PlagueBearer("plague_bearer")]
