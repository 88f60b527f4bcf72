"""Declaring aggressions and wars: whom they may be against and what they cost (rulebook, Aggression; Kriege)."""

from zeitalter.core.action import Action
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.catalogue import COST_BY_LEVEL, WAR
from zeitalter.games.ages.model.player import LEADERS, NOBODY, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.fights import begin_fight
from zeitalter.games.ages.rules.moves import card_key, gain_culture, leave_hand, tell_effects
from zeitalter.games.ages.rules.pacts import end_pact
from zeitalter.games.ages.rules.payments import spend_military
from zeitalter.games.ages.rules.spoils import SPOILS


def attack_cost(state: Ages, card: int, target: int) -> int:
    """Military actions for an attack on a target, NOTHING if it would have no effect there."""
    definition = state.card(card)
    victim = state.players[target]
    level = SPOILS[definition.attack].aim(state, victim)
    if level == NOTHING:
        return NOTHING
    cost = level if definition.attack_cost == COST_BY_LEVEL else definition.attack_cost
    if victim.leader != NOTHING:
        cost *= state.card(victim.leader).attack_cost_factor
    return cost


def may_attack(state: Ages, seat: int, target: int, is_war: bool) -> bool:
    """Pacts and variants that protect the target."""
    for owner in range(state.seats):
        player = state.players[owner]
        if player.pact == NOTHING:
            continue
        card = state.card(player.pact)
        parties = (owner, player.pact_partner)
        if card.forbids_attack and seat in parties and target in parties:
            return False
        if is_war and card.no_war_against_b and target == parties[1 - player.pact_role]:
            return False
    attacker = state.players[target].attacker
    return not state.settings.less_mean or attacker in (NOBODY, seat)


def add_attacks(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    player = state.players[seat]
    if player.leader != NOTHING and state.card(player.leader).never_attacks:
        return
    is_war = state.card(card).kind == WAR
    for target in range(state.seats):
        if target == seat or state.has_resigned(target):
            continue
        cost = attack_cost(state, card, target)
        if cost != NOTHING and cost <= player.military_left and may_attack(state, seat, target, is_war):
            legal.append(verbs.Attack(card, target))


def attack(state: Ages, seat: int, card: int, target: int) -> None:
    player = state.players[seat]
    victim = state.players[target]
    cost = attack_cost(state, card, target)
    leave_hand(state, seat, card)
    spend_military(player, cost)
    if state.settings.less_mean:
        victim.attacker = seat
    is_war = state.card(card).kind == WAR
    state.emit(
        "event-war" if is_war else "event-aggression",
        {"seat": seat, "card": card_key(state, card), "seat_to": target},
    )
    tell_effects(state, card)
    if victim.leader != NOTHING:
        gain_culture(state, target, state.card(victim.leader).culture_when_attacked, LEADERS)
    for owner, partner in ((seat, target), (target, seat)):
        pact = state.players[owner].pact
        if pact != NOTHING and state.players[owner].pact_partner == partner and state.card(pact).ends_on_attack:
            end_pact(state, owner)
    if is_war:
        player.war = card
        player.war_target = target
    else:
        begin_fight(state, card, seat, target)
