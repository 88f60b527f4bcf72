# mypyc: no
"""Decisions that are none, and everybody can see it: they pass by themselves.

The end of a turn never does, even with nothing left to do: it cannot be taken back. Neither does a question that has
only one answer because of the cards in somebody's hand: its passing would tell so.
"""

from zeitalter.core.action import DONE, Action
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import BONUS, WAR
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import leader_of
from zeitalter.games.ages.rules.territories import all_units, force


def passing(state: Ages, seat: int) -> Action | None:
    if not state.is_actor(seat):
        return None
    step = state.agenda[-1]
    legal = state.legal_actions(seat)
    hand = state.players[seat].military
    match step:
        case steps.Bidding():
            return DONE if most_known(state, seat) <= state.fight.bid else None
        case steps.Defending():
            war = state.card(state.fight.card).kind == WAR  # in which no cards are played
            return only(legal) if war or not hand else None
        case steps.Colonizing():
            return only(legal) if not hand else None
        case steps.Discarding():
            return legal[0] if step.surplus >= len(hand) else None  # the whole hand goes
        case steps.GainingMix():
            return legal[0] if not state.players[seat].bank else None  # no tokens to lay out
        case steps.Actions() | steps.Politics() | steps.ChoosingPrivate():
            return None
    return only(legal)


def only(legal: list[Action]) -> Action | None:
    """The only thing that can be done; nothing, where nothing can be done."""
    return legal[0] if len(legal) == 1 else None


def most_known(state: Ages, seat: int) -> int:
    """The largest force others can think this seat to have: with the best bonus card of its age for each in hand."""
    leader = leader_of(state, seat)
    extra = 0 if leader is None else leader.colonization_card_bonus
    best = 0
    for card in state.players[seat].military:
        age = state.card(card).age
        found = [one.colonization + extra for one in state.catalogue.cards if one.kind == BONUS and one.age == age]
        best += max([0, *found])
    return force(state, seat, all_units(state, seat), []) + best
