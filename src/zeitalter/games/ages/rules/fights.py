"""Aggressions and wars: sacrifices, defence and the comparison of strength (rulebook, Aggression; Kriege)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.catalogue import BONUS, BUILT, UNITS, WAR
from zeitalter.games.ages.model.player import NOBODY, NOTHING
from zeitalter.games.ages.model.state import (
    ATTACKING,
    DEFENDING,
    END_FIGHT,
    FIGHT,
    Ages,
    Phase,
    no_fight,
)
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.attacks import lose_fight
from zeitalter.games.ages.rules.civilization import leader_of, strength, tactic_of
from zeitalter.games.ages.rules.moves import card_key, discard_openly, leave_hand


def begin_fight(state: Ages, card: int, attacker: int, defender: int) -> None:
    fight = state.fight = no_fight()
    fight.card, fight.attacker, fight.defender = card, attacker, defender
    is_war = state.card(card).kind == WAR
    state.push(Step(END_FIGHT, attacker))
    state.push(Step(FIGHT, attacker))
    may_sacrifice = not state.is_last_round()
    if (may_sacrifice and has_units(state, defender)) or (not is_war and state.players[defender].military):
        state.push(Step(DEFENDING, defender))
    if may_sacrifice and has_units(state, attacker):
        state.push(Step(ATTACKING, attacker))


def has_units(state: Ages, seat: int) -> bool:
    return sum(state.players[seat].workers[UNITS:BUILT]) > 0


def attack_strength(state: Ages) -> int:
    """The value of the civilization, then sacrificed units, and a bonus for an attack on a partner in a pact."""
    fight = state.fight
    cards = state.catalogue.cards
    seat = fight.attacker
    total = strength(state, seat)
    if fight.units:
        total += sacrifice_strength(cards, fight.units, tactic_of(state, seat), leader_of(state, seat))
    for owner, partner in ((seat, fight.defender), (fight.defender, seat)):
        player = state.players[owner]
        if player.pact != NOTHING and player.pact_partner == partner:
            total += cards[player.pact].attack_bonus
    return total


def defense_strength(state: Ages) -> int:
    fight = state.fight
    cards = state.catalogue.cards
    seat = fight.defender
    leader = leader_of(state, seat)
    total = strength(state, seat)
    if fight.reply:
        total += sacrifice_strength(cards, fight.reply, tactic_of(state, seat), leader)
    factor = 1 if leader is None else leader.defense_card_factor
    for card in fight.cards:
        total += cards[card].defense * factor
    return total


def add_sacrifices(state: Ages, seat: int, claimed: list[int], legal: list[Action]) -> None:
    player = state.players[seat]
    for tech in range(UNITS, BUILT):
        if player.workers[tech] > claimed.count(tech):
            legal.append(verbs.SACRIFICES[tech])


class Attacking(Phase):
    """The attacker names units to sacrifice, one by one."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal: list[Action] = []
        add_sacrifices(state, seat, state.fight.units, legal)
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.SACRIFICE:
            state.fight.units.append(action.a)
            state.push(step)
            if state.log is not None:
                state.emit("event-sacrifice", {"seat": step.seat, "card": card_key(state, action.a)})


class Defending(Phase):
    """The defender answers with units and, against an aggression, with bonus cards."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal: list[Action] = []
        if not state.is_last_round():
            add_sacrifices(state, seat, state.fight.reply, legal)
        if state.card(state.fight.card).kind != WAR:
            last = NOTHING
            for card in state.players[seat].military:
                if card != last and state.card(card).kind == BONUS:
                    legal.append(verbs.SPENDINGS[card])
                last = card
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.SACRIFICE:
            state.fight.reply.append(action.a)
            state.push(step)
            if state.log is not None:
                state.emit("event-sacrifice", {"seat": step.seat, "card": card_key(state, action.a)})
        elif action.verb == verbs.SPEND:
            leave_hand(state, step.seat, action.a)
            state.fight.cards.append(action.a)
            state.push(step)
            if state.log is not None:
                state.emit("event-defend", {"seat": step.seat, "card": card_key(state, action.a)})


def call_off(state: Ages, seat: int) -> None:
    """A party leaves the game before the strengths are compared: nobody wins, and nobody has sacrificed or spent
    anything."""
    fight = state.fight
    undecided = [step for step in state.agenda if step.kind == FIGHT]
    if not undecided or seat not in (fight.attacker, fight.defender):
        return
    while state.agenda[-1].kind != END_FIGHT:
        state.agenda.pop()
    defender = state.players[fight.defender]
    defender.military = sorted(defender.military + fight.cards)
    defender.shown = defender.shown + fight.cards
    fight.units, fight.reply, fight.cards = [], [], []


class Resolve(Phase):
    """An aggression succeeds with the greater strength; of a war either side may be the winner."""

    def run(self, state: Ages, step: Step) -> None:
        fight = state.fight
        attack, defense = attack_strength(state), defense_strength(state)
        is_war = state.card(fight.card).kind == WAR
        if state.log is not None:
            args: dict[str, int | str | list[int | str]] = {"seat": fight.attacker, "seat_to": fight.defender}
            args["attack"], args["defense"] = attack, defense
            state.emit("event-fight", args)
        if attack > defense:
            lose_fight(state, fight.attacker, fight.defender, attack - defense)
        elif is_war and defense > attack:
            lose_fight(state, fight.defender, fight.attacker, defense - attack)
        elif state.log is not None:
            state.emit("event-repelled", {"card": card_key(state, fight.card)})


class EndFight(Phase):
    """Sacrificed units leave, the cards are discarded."""

    def run(self, state: Ages, step: Step) -> None:
        fight = state.fight
        for seat, units in ((fight.attacker, fight.units), (fight.defender, fight.reply)):
            player = state.players[seat]
            for unit in units:
                player.workers[unit] -= 1
                player.yellow += 1
        for card in fight.cards:
            discard_openly(state, card)
        discard_openly(state, fight.card)
        state.fight = no_fight()


class ResolveWar(Phase):
    """A war declared in the last turn is settled before the political action."""

    def run(self, state: Ages, step: Step) -> None:
        player = state.players[step.seat]
        if player.war == NOTHING:
            return
        card, target = player.war, player.war_target
        player.war = NOTHING
        player.war_target = NOBODY
        begin_fight(state, card, step.seat, target)
