"""What a search weighs: the candidates without those that hardly anybody would think about.

Everything here follows from what lies open or in the own hand. Where all would be left out, nothing is.
"""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.games.ages.bot.choices import candidates
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import form_armies
from zeitalter.games.ages.rules.card_row import price
from zeitalter.games.ages.rules.civilization import figures, resource_production, strength
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.production import is_uprising
from zeitalter.games.ages.rules.technologies import science_price
from zeitalter.games.ages.rules.territories import all_units, force
from zeitalter.games.ages.rules.tokens import resources_stored

DEAR: Final = 2  # civil actions that an action card may cost at most
RAISES: Final = 2  # beyond the highest bid; whoever wants more can still raise when others do


def considered(state: Ages, seat: int) -> list[Action]:
    actions = candidates(state, seat)
    if len(actions) < 2:
        return actions
    step = state.agenda[-1]
    if isinstance(step, steps.Actions):
        worthy = of_a_turn(state, seat, actions)
    elif isinstance(step, steps.Politics):
        worthy = in_politics(state, seat, actions)
    elif isinstance(step, steps.Attacking):
        worthy = in_attack(state, seat, actions)
    elif isinstance(step, steps.Defending):
        worthy = in_defense(state, seat, actions)
    elif isinstance(step, steps.Bidding):
        worthy = in_auction(state, actions)
    elif isinstance(step, steps.Colonizing):
        worthy = in_order(state.fight.units, actions)
    else:
        return actions
    return worthy if worthy else actions


# ---- the turn --------------------------------------------------------------------------------------------------------


def of_a_turn(state: Ages, seat: int, actions: list[Action]) -> list[Action]:
    """Without buildings destroyed for nothing, cards that are of no use, and tactics worse than the one in play."""
    player = state.players[seat]
    destroys = is_uprising(state, seat, figures(state, seat))
    most = 0
    for action in actions:
        if isinstance(action, verbs.Stage) and action.stages > most:
            most = action.stages
    worthy: list[Action] = []
    for action in actions:
        if isinstance(action, verbs.Destroy):
            if not destroys:
                continue
        elif isinstance(action, verbs.Take):
            if not is_useful(state, seat, player, action.slot):
                continue
        elif isinstance(action, verbs.Tactic):
            if not is_better_tactic(state, player, action.card):
                continue
        elif isinstance(action, verbs.Stage):
            if action.stages != most:
                continue
        elif isinstance(action, verbs.Lead):
            if player.leader != NOTHING and state.card(player.leader).age >= state.card(action.card).age:
                continue
        elif isinstance(action, verbs.Discover | verbs.Revolt):
            card = state.card(action.card)
            if card.kind == c.GOVERNMENT and card.age < state.card(player.government).age:
                continue
        worthy.append(action)
    return worthy


def is_useful(state: Ages, seat: int, player: Player, slot: int) -> bool:
    """A card of the row: better than what is in play or in hand, cheaper nowhere else, and in time to be played."""
    card = state.row[slot]
    for before in range(slot):
        if state.row[before] == card:
            return False
    definition = state.catalogue.cards[card]
    kind = definition.kind
    ends = state.last_round != 0 and state.round == state.last_round  # nobody comes to another turn
    if kind == c.WONDER:
        return not state.last_round or is_finished_in_time(state, player, definition)
    if kind == c.ACTION:
        return not ends and state.catalogue.row_costs[slot] <= DEAR
    if ends and player.civil_left <= price(state, player, slot):
        return False
    if kind == c.LEADER:
        return player.leader == NOTHING or state.catalogue.cards[player.leader].age < definition.age
    if ends and science_price(state, seat, card, False) > player.science:
        return False
    return definition.age > level_of(state, player, kind)


def is_finished_in_time(state: Ages, player: Player, wonder: c.Card) -> bool:
    turns = state.last_round - state.round
    return sum(wonder.stages) <= resources_stored(state, player) + turns * resource_production(state, player)


def level_of(state: Ages, player: Player, kind: int) -> int:
    """The highest level of this kind in play or in hand, -1 if there is none."""
    cards = state.catalogue.cards
    best = cards[player.government].age if kind == c.GOVERNMENT else -1
    for card in player.techs:
        if cards[card].kind == kind and cards[card].age > best:
            best = cards[card].age
    for card in player.specials:
        if cards[card].kind == kind and cards[card].age > best:
            best = cards[card].age
    if kind == c.GOVERNMENT:  # there is a choice between those of an age
        return best
    for card in player.hand:
        if cards[card].kind == kind and cards[card].age > best:
            best = cards[card].age
    return best


def is_better_tactic(state: Ages, player: Player, card: int) -> bool:
    """Stronger with the units there are, or, where neither helps, with those it is meant for."""
    if player.tactic == NOTHING:
        return True
    catalogue = state.catalogue
    new, old = catalogue.cards[card], catalogue.cards[player.tactic]
    gain = form_armies(catalogue, player.workers, new).bonus - form_armies(catalogue, player.workers, old).bonus
    return gain > 0 or (gain == 0 and new.full > old.full)


# ---- politics and fights ---------------------------------------------------------------------------------------------


def in_politics(state: Ages, seat: int, actions: list[Action]) -> list[Action]:
    """Without attacks on the stronger, wars that end too late, and pacts in the last round."""
    ends = state.last_round != 0 and state.round == state.last_round
    own = strength(state, seat)
    worthy: list[Action] = []
    for action in actions:
        if isinstance(action, verbs.Attack):
            if ends and state.card(action.card).kind == c.WAR:
                continue
            if strength(state, action.opponent) >= own:
                continue
        elif isinstance(action, verbs.Offer | verbs.Break) and ends:
            continue
        worthy.append(action)
    return worthy


def in_auction(state: Ages, actions: list[Action]) -> list[Action]:
    most = state.fight.bid + RAISES
    return [action for action in actions if not isinstance(action, verbs.Bid) or action.amount <= most]


def in_attack(state: Ages, seat: int, actions: list[Action]) -> list[Action]:
    """Units are sacrificed while that can turn the fight; which of them first does not matter."""
    fight = state.fight
    margin = attack_strength(state) - defense_strength(state)
    defender = state.players[fight.defender]
    is_war = state.card(fight.card).kind == c.WAR
    safe = margin > 0 and (is_war or not defender.military) and not all_units(state, fight.defender)
    if safe or margin + reserve(state, seat, fight.units) <= 0:
        return only_done(actions)
    return in_order(fight.units, actions)


def in_defense(state: Ages, seat: int, actions: list[Action]) -> list[Action]:
    """Nothing is given once the attack is repelled, and nothing if it cannot be."""
    fight = state.fight
    margin = attack_strength(state) - defense_strength(state)
    is_war = state.card(fight.card).kind == c.WAR
    if margin <= 0 and not is_war:
        return only_done(actions)
    most = reserve(state, seat, fight.reply) if not state.is_last_round() else 0
    leader = state.players[seat].leader
    factor = 1 if leader == NOTHING else state.card(leader).defense_card_factor
    if not is_war:
        for card in state.players[seat].military:
            most += factor * state.card(card).defense
    if margin > most:
        return only_done(actions)
    return in_order(fight.reply, actions)


def reserve(state: Ages, seat: int, sacrificed: list[int]) -> int:
    """What the units not yet sacrificed could add."""
    return force(state, seat, all_units(state, seat), []) - force(state, seat, sacrificed, [])


def in_order(sacrificed: list[int], actions: list[Action]) -> list[Action]:
    """Sacrifices by rising number of the card: each set of units in one order."""
    last = sacrificed[-1] if sacrificed else NOTHING
    return [action for action in actions if not isinstance(action, verbs.Sacrifice) or action.tech >= last]


def only_done(actions: list[Action]) -> list[Action]:
    return [action for action in actions if isinstance(action, Done)]
