"""What the winner of an aggression or a war takes from the loser (rulebook, Auswirkungen von Kriegen und Aggressionen).

Nobody loses more than it has, and the winner gains what was really lost. The winner chooses, except which workers go.
"""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.player import AGGRESSIONS, NOTHING, WARS
from zeitalter.games.ages.model.state import (
    ANNEXING,
    LOSING_BLUE,
    PLUNDERING,
    STEALING,
    Ages,
    Phase,
)
from zeitalter.games.ages.rules.civilization import population, recount_actions
from zeitalter.games.ages.rules.event_choices import begin_razing, mixes, plunder
from zeitalter.games.ages.rules.moves import (
    card_key,
    gain_culture,
    gain_science,
    lose_culture,
    lose_science,
    remove_leader,
)
from zeitalter.games.ages.rules.moves import shrink as lose_people
from zeitalter.games.ages.rules.technologies import is_outdated
from zeitalter.games.ages.rules.territories import lose_colony, receive_colony
from zeitalter.games.ages.rules.tokens import (
    gain_blue_tokens,
    gain_resources,
    gain_yellow_tokens,
    lose_blue_tokens,
    lose_yellow_tokens,
)


def lose_fight(state: Ages, winner: int, loser: int, advantage: int) -> None:
    card = state.card(state.fight.card)
    amount = card.attack_amount
    victim = state.players[loser]
    if state.log is not None:
        state.emit("event-victory", {"seat": winner, "seat_to": loser, "card": card_key(state, card.index)})
    op = card.attack
    if op == c.ENSLAVE:
        lose_people(state, loser, 1)
        gain_resources(state, state.players[winner], amount)
    elif op == c.PLUNDER:
        choose_mix(state, winner, loser, amount)
    elif op == c.RAID:
        state.fight.amount = 0
        begin_razing(state, winner, loser, amount)
    elif op == c.ANNEX:
        if len(victim.colonies) == 1:
            annex(state, winner, loser, victim.colonies[0])
        elif victim.colonies:
            state.push(Step(ANNEXING, winner, loser))
    elif op == c.ASSASSINATE:
        if victim.leader != NOTHING:
            level = state.card(victim.leader).age
            remove_leader(state, loser)
            gain_culture(state, winner, amount * level, AGGRESSIONS)
    elif op == c.SABOTAGE:
        if victim.wonder != NOTHING:
            level = state.card(victim.wonder).age
            victim.bank += victim.stages
            victim.stages = 0
            victim.wonder = NOTHING
            gain_culture(state, winner, amount * level, AGGRESSIONS)
    elif op == c.SPY:
        gain_science(state, winner, lose_science(state, loser, amount))
    elif op == c.TAKE_CULTURE:
        gain_culture(state, winner, lose_culture(state, loser, amount, AGGRESSIONS), AGGRESSIONS)
    elif op == c.WAR_CULTURE:
        gain_culture(state, winner, lose_culture(state, loser, advantage * amount, WARS), WARS)
    elif op == c.WAR_RESOURCES:
        choose_mix(state, winner, loser, advantage * amount)
    elif op == c.WAR_TECHNOLOGY:
        begin_stealing(state, winner, loser, advantage * amount)
    elif op == c.WAR_TERRITORY:
        gain_yellow_tokens(state.players[winner], lose_yellow_tokens(victim, 1 + advantage // amount))
    else:
        claimed = len(state.fight.units if state.fight.attacker == loser else state.fight.reply)
        lost = min(advantage // amount, population(victim) - claimed)
        gain_culture(state, winner, 3 * lost, WARS)
        lose_people(state, loser, lost)


def choose_mix(state: Ages, winner: int, loser: int, amount: int) -> None:
    choices = mixes(state, loser, amount)
    if len(choices) > 1:
        state.push(Step(PLUNDERING, winner, loser, amount))
    else:
        plunder(state, winner, loser, amount, choices[0])


class Annexing(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.ANNEX, colony) for colony in state.players[step.a].colonies]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        annex(state, step.seat, step.a, action.a)


def annex(state: Ages, winner: int, loser: int, colony: int) -> None:
    short = lose_colony(state, loser, colony)
    if short and any(state.players[loser].blue):
        state.push(Step(LOSING_BLUE, loser, short))
    receive_colony(state, winner, colony)
    if state.log is not None:
        state.emit("event-annex", {"seat": winner, "card": card_key(state, colony)})


def begin_stealing(state: Ages, winner: int, loser: int, points: int) -> None:
    if stealable(state, winner, loser, points):
        state.push(Step(STEALING, winner, loser, points))
    else:
        gain_science(state, winner, lose_science(state, loser, points))


def stealable(state: Ages, winner: int, loser: int, points: int) -> list[int]:
    """Special technologies of the loser that the winner neither has nor holds."""
    player = state.players[winner]
    return [
        card
        for card in state.players[loser].specials
        if state.card(card).science_cost <= points and card not in player.specials and card not in player.hand
    ]


class Stealing(Phase):
    """War over technology: special technologies at their price, the rest in science points."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal = [Action(verbs.STEAL, card) for card in stealable(state, seat, step.a, step.b)]
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.STEAL:
            steal(state, step.seat, step.a, action.a)
            begin_stealing(state, step.seat, step.a, step.b - state.card(action.a).science_cost)
        else:
            gain_science(state, step.seat, lose_science(state, step.a, step.b))


def steal(state: Ages, winner: int, loser: int, card: int) -> None:
    """Of two of a kind the newer one stays in play."""
    player, victim = state.players[winner], state.players[loser]
    definition = state.card(card)
    if state.log is not None:
        state.emit("event-steal", {"seat": winner, "card": card_key(state, card)})
    victim.specials.remove(card)
    short = lose_blue_tokens(victim, definition.blue_tokens)
    if short and any(victim.blue):
        state.push(Step(LOSING_BLUE, loser, short))
    recount_actions(state, loser)
    if is_outdated(state, player, card):
        return
    gain_blue_tokens(player, definition.blue_tokens)
    for special in player.specials[:]:
        if state.card(special).kind == definition.kind:
            player.specials.remove(special)
            lose_blue_tokens(player, state.card(special).blue_tokens)
    player.specials.append(card)
    player.specials.sort()
    recount_actions(state, winner)
