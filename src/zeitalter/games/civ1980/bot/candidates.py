"""What bots weigh: in the trade phase packets that make sense instead of the plain ones."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.games.civ1980.bot import deals
from zeitalter.games.civ1980.bot.bargains import is_vain
from zeitalter.games.civ1980.bot.suggestions import Suggestion, suggestions
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, Packet
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import (
    answers_to,
    has_lain,
    may_lay_down,
    offers_to,
    own_packets,
    packet_value,
    packets_laid,
)

PER_ROUND: Final = 3  # packets of a bot; what is left over may be laid down in later rounds


def candidates(state: Civ1980, seat: int) -> list[Action]:
    """All of them are legal, and follow from what the seat may know. Bots keep to one offer and one answer at a time,
    and take back what nobody took in the last round, or what is no good any more."""
    if not state.is_actor(seat) or not isinstance(state.agenda[-1], steps.Trading):
        return state.legal_actions(seat)
    return bargains(state, seat, False)


def bargains(state: Civ1980, seat: int, hopeful: bool) -> list[Action]:
    """What can be done in the trade phase; whoever is hopeful counts on what may lie in packets, not only on what is
    sure."""
    actions: list[Action] = [verbs.Accept(packet.number) for packet in answers_to(state, seat)]
    offering = answering = False
    for packet in own_packets(state, seat):
        vain = deals.is_vain(state, seat, packet) if hopeful else is_vain(state, seat, packet)
        if vain or has_lain(state, packet):
            actions.append(verbs.Retract(packet.number))
        if packet.answers == NONE:
            offering = True
        else:
            answering = True
    if may_lay_down(state, seat) and packets_laid(state, seat) < PER_ROUND * state.trade_round:
        if not answering:
            for offer in offers_to(state, seat):
                if hopeful:
                    actions += [
                        verbs.Counter(offer.number, one.named, one.cards) for one in deals.promising(state, seat, offer)
                    ]
                else:
                    actions += answers(state, seat, offer, True)
        if not offering:
            if hopeful:
                actions += [
                    verbs.Offer(ALL, one.named, one.wish, one.cards) for one in deals.promising(state, seat, None)
                ]
            else:
                actions += offers(state, seat, True)
    actions.append(DONE)
    return actions


def offers(state: Civ1980, seat: int, sound: bool) -> list[Action]:
    """Suggested offers to everybody; only those that promise something, or all."""
    return [
        verbs.Offer(ALL, one.named, one.wish, one.cards)
        for one in suggestions(state, seat, None)
        if not sound or not is_vain(state, seat, packet_of(state, seat, None, one))
    ]


def answers(state: Civ1980, seat: int, offer: Packet, sound: bool) -> list[Action]:
    """Suggested answers to an offer; only those that promise something, or all."""
    return [
        verbs.Counter(offer.number, one.named, one.cards)
        for one in suggestions(state, seat, offer)
        if not sound or not is_vain(state, seat, packet_of(state, seat, offer, one))
    ]


def packet_of(state: Civ1980, seat: int, offer: Packet | None, one: Suggestion) -> Packet:
    """As it would lie on the table."""
    to = ALL if offer is None else offer.owner
    answered = NONE if offer is None else offer.number
    value = packet_value(state, one.cards)
    return Packet(state.packet_number, seat, to, answered, one.named, one.wish, value, state.trade_round, one.cards)
