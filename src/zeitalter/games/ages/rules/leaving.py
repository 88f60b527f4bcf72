"""Leaving the game honourably (rulebook, Das Spiel ehrenhaft verlassen): what ends with the player who leaves.

The table lets a player leave at any moment, so this may be in the middle of a fight, an auction or somebody's decision.
Whoever stays neither gains nor loses by it.
"""

from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.player import NOBODY, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import pacts_of
from zeitalter.games.ages.rules.fights import call_off
from zeitalter.games.ages.rules.moves import discard_openly
from zeitalter.games.ages.rules.pacts import end_pact
from zeitalter.games.ages.rules.territories import withdraw_bid


def leave(state: Ages, seat: int) -> None:
    state.left.append(seat)
    end_pacts_and_wars(state, seat)
    if not state.agenda:
        return  # the last one left has won
    asking = state.agenda[-1]
    call_off(state, seat)
    withdraw_bid(state, seat)
    state.agenda[:] = [without(step, seat) for step in state.agenda if not is_void(step, seat)]
    if not state.agenda or state.agenda[-1] is not asking:
        state.epoch += 1  # another question, even if it is to the same player


def end_pacts_and_wars(state: Ages, seat: int) -> None:
    """Pacts end, wars of and against the leaver lapse."""
    pacts = pacts_of(state, seat)
    for owner in range(state.seats):
        player = state.players[owner]
        if owner in pacts:
            end_pact(state, owner)
        if player.war != NOTHING and (owner == seat or player.war_target == seat):
            discard_openly(state, player.war)
            player.war = NOTHING
            player.war_target = NOBODY
        if player.attacker == seat:
            player.attacker = NOBODY  # nobody is protected by an attacker who is gone


def is_void(step: Step, seat: int) -> bool:
    """A step that lost its meaning: the leaver would take something from others, or has offered a pact."""
    match step:
        case steps.AnsweringPact():
            return step.offered_by == seat
        case steps.BeginRazing():
            return seat in (step.seat, step.opponent)  # nobody destroys, or buildings of nobody
        case steps.LosingBlue():
            return step.opponent == seat
        case steps.Plundering() | steps.Razing() | steps.Annexing() | steps.Stealing():
            return step.seat == seat
    return False


def without(step: Step, seat: int) -> Step:
    """Tokens of a colony or technology that is lost already go all the same: without the winner their owner chooses."""
    if isinstance(step, steps.LosingBlue) and step.seat == seat:
        return steps.LosingBlue(step.opponent, step.opponent, step.tokens)
    return step
