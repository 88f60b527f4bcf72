"""The political action: future events, attacks, pacts, Columbus (rulebook, Politische Aktionen)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.player import FUTURE_EVENTS, LEADERS, NOBODY, NOTHING, Player
from zeitalter.games.ages.model.state import ADVANCED, DISCARDING, POLITICS, REVEAL_EVENT, Ages, Phase
from zeitalter.games.ages.rules.fights import begin_fight
from zeitalter.games.ages.rules.moves import card_key, discard_hidden, end_pact, gain_culture, leave_hand
from zeitalter.games.ages.rules.pacts import offer_pact
from zeitalter.games.ages.rules.territories import colonize


class BeginPolitics(Phase):
    def run(self, state: Ages, step: Step) -> None:
        seat = step.seat
        player = state.players[seat]
        if state.level < ADVANCED or state.round == 1:
            return
        for other in state.players:
            if other.attacker == seat:
                other.attacker = NOBODY
        if player.no_politics:
            player.no_politics = 0
            return
        # Asked with any military card in hand, so that nobody learns from the question what kind it is.
        if player.military or pacts_of(state, seat):
            state.push(Step(POLITICS, seat))


def pacts_of(state: Ages, seat: int) -> list[int]:
    """Owners of the pacts a seat takes part in."""
    return [
        owner
        for owner in range(state.seats)
        if state.players[owner].pact != NOTHING and (owner == seat or state.players[owner].pact_partner == seat)
    ]


class Politics(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        player = state.players[seat]
        legal: list[Action] = []
        last = NOTHING
        for card in player.military:
            if card != last:
                kind = state.catalogue.cards[card].kind
                if kind == c.EVENT or kind == c.TERRITORY:
                    legal.append(verbs.PLACES[card])
                    if kind == c.TERRITORY and may_colonize(state, player):
                        legal.append(Action(verbs.COLONIZE, card))
                elif kind == c.AGGRESSION or kind == c.WAR:
                    add_attacks(state, seat, card, legal)
                elif kind == c.PACT:
                    add_offers(state, seat, card, legal)
            last = card
        for owner in pacts_of(state, seat):
            legal.append(Action(verbs.BREAK, owner))
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        seat = step.seat
        if action.verb == verbs.PLACE:
            place_event(state, seat, action.a)
        elif action.verb == verbs.COLONIZE:
            state.players[seat].columbus_used = 1
            leave_hand(state, seat, action.a)
            colonize(state, seat, action.a)
        elif action.verb == verbs.ATTACK:
            attack(state, seat, action.a, action.b)
        elif action.verb == verbs.OFFER:
            offer_pact(state, seat, action.a, action.b, action.c)
        elif action.verb == verbs.BREAK:
            end_pact(state, action.a)


def may_colonize(state: Ages, player: Player) -> bool:
    leader = player.leader
    return leader != NOTHING and state.card(leader).colonizes_from_hand != 0 and not player.columbus_used


def place_event(state: Ages, seat: int, card: int) -> None:
    """A future event, face down: culture for its age, then the top current event comes up."""
    player = state.players[seat]
    player.military.remove(card)
    state.future.append(card)
    state.future_by.append(seat)
    age = state.card(card).age
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "age": f"age-{age}"}
        args["card_secret"] = card_key(state, card)
        state.emit("event-place", args, 1 << seat, "event-place-hidden")
    gain_culture(state, seat, age, FUTURE_EVENTS)
    state.push(Step(REVEAL_EVENT, seat))


# ---- attacks ---------------------------------------------------------------------------------------------------------


def attack_cost(state: Ages, card: int, target: int) -> int:
    """Military actions for an attack on a target, NOTHING if it would have no effect there."""
    definition = state.card(card)
    victim = state.players[target]
    cost = definition.attack_cost
    if definition.attack == c.ASSASSINATE:
        if victim.leader == NOTHING:
            return NOTHING
        level = state.card(victim.leader).age
    elif definition.attack == c.SABOTAGE:
        if victim.wonder == NOTHING:
            return NOTHING
        level = state.card(victim.wonder).age
    else:
        level = 0
        if definition.attack == c.ANNEX and not victim.colonies:
            return NOTHING
    if cost == c.COST_BY_LEVEL:
        cost = level
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
    return not state.less_mean or attacker in (NOBODY, seat)


def add_attacks(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    player = state.players[seat]
    if player.leader != NOTHING and state.card(player.leader).never_attacks:
        return
    is_war = state.card(card).kind == c.WAR
    for target in range(state.seats):
        if target == seat or state.resigned >> target & 1:
            continue
        cost = attack_cost(state, card, target)
        if cost != NOTHING and cost <= player.military_left and may_attack(state, seat, target, is_war):
            legal.append(Action(verbs.ATTACK, card, target))


def attack(state: Ages, seat: int, card: int, target: int) -> None:
    player = state.players[seat]
    victim = state.players[target]
    cost = attack_cost(state, card, target)
    leave_hand(state, seat, card)
    if cost:
        player.military_left -= cost
        player.military_used = 1
    if state.less_mean:
        victim.attacker = seat
    is_war = state.card(card).kind == c.WAR
    if state.log is not None:
        key = "event-war" if is_war else "event-aggression"
        state.emit(key, {"seat": seat, "card": card_key(state, card), "seat_to": target})
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


def add_offers(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    roles = 1 if state.card(card).symmetric else 2
    for partner in range(state.seats):
        if partner != seat and not state.resigned >> partner & 1:
            for role in range(roles):
                legal.append(Action(verbs.OFFER, card, partner, role))


# ---- discarding ------------------------------------------------------------------------------------------------------


def military_hand_limit(state: Ages, player: Player) -> int:
    limit = player.military_total
    for wonder in player.wonders:
        limit += state.card(wonder).military_cards
    return limit


class BeginDiscarding(Phase):
    """After the political action surplus military cards are discarded, face down."""

    def run(self, state: Ages, step: Step) -> None:
        keeps = state.keeps_cards
        state.keeps_cards = 0
        player = state.players[step.seat]
        surplus = len(player.military) - military_hand_limit(state, player)
        if surplus > 0 and not keeps:
            state.push(Step(DISCARDING, step.seat, surplus))


class Discarding(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal: list[Action] = []
        last = NOTHING
        for card in state.players[seat].military:
            if card != last:
                legal.append(verbs.DISCARDS[card])
            last = card
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        seat = step.seat
        discard_hidden(state, seat, action.a)
        if state.log is not None:
            args: dict[str, int | str | list[int | str]] = {"seat": seat, "age": f"age-{state.card(action.a).age}"}
            args["card_secret"] = card_key(state, action.a)
            state.emit("event-discard", args, 1 << seat, "event-discard-hidden")
        if step.a > 1:
            state.push(Step(DISCARDING, seat, step.a - 1))
