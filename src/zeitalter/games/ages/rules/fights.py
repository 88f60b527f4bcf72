"""Aggressions and wars: sacrifices, defence and the comparison of strength (rulebook, Aggression; Kriege)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import WAR
from zeitalter.games.ages.model.fight import no_fight
from zeitalter.games.ages.model.player import NOBODY, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count, sacrifice_strength
from zeitalter.games.ages.rules.civilization import leader_of, strength, tactic_of
from zeitalter.games.ages.rules.moves import card_key, discard_openly, leave_hand
from zeitalter.games.ages.rules.sacrifices import add_bonus_cards, add_sacrifices, bury
from zeitalter.games.ages.rules.spoils import take_spoils


def begin_fight(state: Ages, card: int, attacker: int, defender: int) -> None:
    fight = state.fight = no_fight()
    fight.card, fight.attacker, fight.defender = card, attacker, defender
    is_war = state.card(card).kind == WAR
    state.push(steps.EndFight(attacker))
    state.push(steps.Compare(attacker))
    may_sacrifice = not state.is_last_round()
    if (may_sacrifice and has_units(state, defender)) or (not is_war and state.players[defender].military):
        state.push(steps.Defending(defender))
    if may_sacrifice and has_units(state, attacker):
        state.push(steps.Attacking(attacker))


def has_units(state: Ages, seat: int) -> bool:
    return count(state.players[seat].workers, state.catalogue.units) > 0


def attack_strength(state: Ages) -> int:
    """The value of the civilization, then sacrificed units, and a bonus for an attack on a partner in a pact."""
    fight = state.fight
    seat = fight.attacker
    total = strength(state, seat)
    if fight.units:
        total += sacrifice_strength(state.catalogue, fight.units, tactic_of(state, seat), leader_of(state, seat))
    for owner, partner in ((seat, fight.defender), (fight.defender, seat)):
        player = state.players[owner]
        if player.pact != NOTHING and player.pact_partner == partner:
            total += state.card(player.pact).attack_bonus
    return total


def defense_strength(state: Ages) -> int:
    fight = state.fight
    seat = fight.defender
    leader = leader_of(state, seat)
    total = strength(state, seat)
    if fight.reply:
        total += sacrifice_strength(state.catalogue, fight.reply, tactic_of(state, seat), leader)
    factor = 1 if leader is None else leader.defense_card_factor
    for card in fight.cards:
        total += state.card(card).defense * factor
    return total


class Attacking(Question[Ages, steps.Attacking]):
    """The attacker names units to sacrifice, one by one."""

    def legal(self, state: Ages, step: steps.Attacking, seat: int) -> list[Action]:
        legal: list[Action] = []
        add_sacrifices(state, seat, state.fight.units, legal)
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Attacking, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Sacrifice):
            state.push(step)
            sacrifice(state, seat, state.fight.units, action.tech)


class Defending(Question[Ages, steps.Defending]):
    """The defender answers with units and, against an aggression, with bonus cards."""

    def legal(self, state: Ages, step: steps.Defending, seat: int) -> list[Action]:
        legal: list[Action] = []
        if not state.is_last_round():
            add_sacrifices(state, seat, state.fight.reply, legal)
        if state.card(state.fight.card).kind != WAR:
            add_bonus_cards(state, seat, legal)
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Defending, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Sacrifice):
            state.push(step)
            sacrifice(state, seat, state.fight.reply, action.tech)
        elif isinstance(action, verbs.Spend):
            state.push(step)
            leave_hand(state, seat, action.card)
            state.fight.cards.append(action.card)
            state.emit("event-defend", {"seat": seat, "card": card_key(state, action.card)})


def sacrifice(state: Ages, seat: int, claimed: list[int], tech: int) -> None:
    claimed.append(tech)
    state.emit("event-sacrifice", {"seat": seat, "card": card_key(state, tech)})


def call_off(state: Ages, seat: int) -> None:
    """A party leaves the game before the strengths are compared: nobody wins, and nobody has sacrificed or spent
    anything."""
    fight = state.fight
    undecided = any(isinstance(step, steps.Compare) for step in state.agenda)
    if not undecided or seat not in (fight.attacker, fight.defender):
        return
    while not isinstance(state.agenda[-1], steps.EndFight):
        state.agenda.pop()
    defender = state.players[fight.defender]
    defender.military = sorted(defender.military + fight.cards)
    defender.shown = defender.shown + fight.cards
    fight.units, fight.reply, fight.cards = [], [], []


class Compare(Phase[Ages, steps.Compare]):
    """An aggression succeeds with the greater strength; of a war either side may be the winner."""

    def run(self, state: Ages, step: steps.Compare) -> None:
        fight = state.fight
        attack, defense = attack_strength(state), defense_strength(state)
        is_war = state.card(fight.card).kind == WAR
        state.emit(
            "event-fight",
            {"seat": fight.attacker, "seat_to": fight.defender, "attack": attack, "defense": defense},
        )
        if attack > defense:
            take_spoils(state, fight.attacker, fight.defender, attack - defense)
        elif is_war and defense > attack:
            take_spoils(state, fight.defender, fight.attacker, defense - attack)
        else:
            key = "event-draw-war" if is_war else "event-repelled"
            state.emit(key, {"card": card_key(state, fight.card), "seat": fight.attacker, "seat_to": fight.defender})


class EndFight(Phase[Ages, steps.EndFight]):
    """Sacrificed units leave, the cards are discarded."""

    def run(self, state: Ages, step: steps.EndFight) -> None:
        fight = state.fight
        bury(state, fight.attacker, fight.units)
        bury(state, fight.defender, fight.reply)
        for card in fight.cards:
            discard_openly(state, card)
        discard_openly(state, fight.card)
        state.fight = no_fight()


class ResolveWar(Phase[Ages, steps.ResolveWar]):
    """A war declared in the last turn is settled before the political action."""

    def run(self, state: Ages, step: steps.ResolveWar) -> None:
        player = state.players[step.seat]
        if player.war == NOTHING:
            return
        card, target = player.war, player.war_target
        state.emit("event-war-begins", {"seat": step.seat, "card": card_key(state, card), "seat_to": target})
        player.war = NOTHING
        player.war_target = NOBODY
        begin_fight(state, card, step.seat, target)
