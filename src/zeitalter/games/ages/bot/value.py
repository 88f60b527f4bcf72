"""How well a seat stands, for bots: culture in sight, the engine that brings more of it, and safety.

Everything is measured in culture points at the end. An income counts for the turns that are left; the nearer the end,
the less engines are worth and the more the points on the track.
"""

from typing import Final

from zeitalter.games.ages.model.catalogue import ACTION, AGES, BONUS, LEADER, TACTIC
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.settings import ADVANCED, BEGINNER, EXPERT
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.civilization import Figures, figures
from zeitalter.games.ages.rules.end_of_age import last_age
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored

WIN: Final = 1000.0
SCIENCE: Final = 0.55  # a science point, while there is time to use it
RESOURCE: Final = 0.5
FOOD: Final = 0.4
CIVIL_ACTION: Final = 0.9  # per turn
MILITARY_ACTION: Final = 0.35
WORKER: Final = 1.1
UNREST: Final = 2.5  # a discontent worker
STRENGTH: Final = 0.35
WEAKNESS: Final = 0.45  # per point behind the strongest rival
STAGE: Final = 0.75  # of the resources already in a wonder
HAND: Final = 1.2  # a card that can still be played
LEVEL: Final = 0.5  # a level of a technology in play
COLONY: Final = 2.0


def value(state: Ages, seat: int) -> float:
    """Own standing against the culture of the others; winning outweighs everything."""
    result = standing(state, seat)
    others = 0
    best = 0
    for other in range(state.seats):
        if other != seat:
            others += state.players[other].culture
            best = max(best, state.players[other].culture)
    result -= 0.35 * others / (state.seats - 1) + 0.25 * best
    if not state.agenda:
        outcome = state.outcome()
        if outcome is not None:
            result += WIN / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else -WIN
    return result


def turns_left(state: Ages) -> float:
    """How many turns everybody still has, about."""
    if state.last_round:
        return float(state.last_round - state.round)
    cards = 0
    for age in range(state.age, min(AGES, last_age(state.settings.level) + 1)):
        cards += len(state.civil_decks[age])
    per_round = state.seats * (state.catalogue.row_cleared[state.seats] + 1.3)
    return 1.0 + cards / per_round + (1.0 if state.settings.level == EXPERT else 0.0)


def standing(state: Ages, seat: int) -> float:
    player = state.players[seat]
    now = figures(state, seat)
    turns = turns_left(state)
    catalogue = state.catalogue
    total = float(player.culture) + now.culture * turns
    # Science, as far as there is time to use it.
    useful = turns if turns < 10.0 else 10.0
    points = player.science if player.science < 20 else 20
    soon = useful / 4.0 if useful < 4.0 else 1.0
    total += SCIENCE * (points * soon + now.science * useful)
    total += goods_worth(state, player, now, turns)
    # People: the more the better.
    soon = turns / 3.0 if turns < 3.0 else 1.0
    total += WORKER * (sum(player.workers) + 0.6 * player.unused) * soon
    total += cards_worth(state, player, turns, soon)
    long = turns if turns < 12.0 else 12.0
    total += CIVIL_ACTION * player.civil_total * long
    if state.settings.level == BEGINNER:
        return total + beginner_worth(now)
    # Discontent is bad, and an uprising ahead a disaster.
    missing = catalogue.faces_needed[player.yellow] - now.faces
    if missing > 0:
        total -= UNREST * missing
        if missing > player.unused and turns > 0.5:
            total -= 12.0 + 1.5 * (now.culture + now.science + now.resources)
    else:
        total += 0.3 if missing == -1 else 0.0 if missing == 0 else 0.6
    total += MILITARY_ACTION * player.military_total * long
    return total + strength_worth(state, seat, now.strength, turns)


def goods_worth(state: Ages, player: Player, now: Figures, turns: float) -> float:
    """Stores and production; hunger and corruption ahead cost their price."""
    catalogue = state.catalogue
    resources = resources_stored(state, player)
    food = food_stored(state, player)
    horizon = turns if turns < 9.0 else 9.0
    stored = RESOURCE * (resources if resources < 14 else 14) + FOOD * (food if food < 8 else 8)
    total = stored * (turns / 2.0 if turns < 2.0 else 1.0) + RESOURCE * 1.3 * now.resources * horizon
    net = now.food - catalogue.consumption[player.yellow]
    if net >= 0:
        total += FOOD * (net if net < 4 else 4) * horizon
    else:
        total += net * horizon
        if food + net < 0 and turns > 0.5:
            total += catalogue.hunger * (food + net)
    if state.settings.level >= ADVANCED and turns > 0.5:
        ahead = player.bank - count(player.workers, catalogue.land)
        corruption = catalogue.corruption[ahead if ahead > 0 else 0]
        if corruption:
            total -= 0.45 * corruption * (horizon if horizon < 2.0 else 2.0)
    return total


def cards_worth(state: Ages, player: Player, turns: float, soon: float) -> float:
    """Cards in hand and in play whose worth is not yet in the figures."""
    cards = state.catalogue.cards
    levels = 0
    for tech in player.techs:
        levels += cards[tech].age
    for special in player.specials:
        levels += cards[special].age
    total = LEVEL * (levels * soon + cards[player.government].age) + len(player.specials) * soon
    for card in player.hand:
        kind = cards[card].kind
        if kind == ACTION:
            total += HAND * soon
        elif kind == LEADER:
            total += (2.0 if player.leader == NOTHING else 0.3) * soon
        else:
            total += 0.9 * HAND * soon
    if player.leader != NOTHING:
        total += 1.5 * soon
    if player.wonder != NOTHING:
        stages = cards[player.wonder].stages
        for i in range(player.stages):
            total += STAGE * stages[i] * soon
        left = 0
        for i in range(player.stages, len(stages)):
            left += stages[i]
        total += (1.5 if left <= 4.0 * turns else -2.0) * soon
    total += (len(player.wonders) + len(player.ruins)) * 1.5 + COLONY * len(player.colonies)
    for card in player.military:
        total += (1.0 if cards[card].kind == BONUS else 0.7 if cards[card].kind == TACTIC else 0.5) * soon
    return total


def beginner_worth(now: Figures) -> float:
    """What the end of the beginner game counts."""
    return 2.0 * now.strength + 2.0 * now.faces + now.science + now.food + now.resources


def strength_worth(state: Ages, seat: int, own: int, turns: float) -> float:
    """Strength is safety: being far behind invites attacks, and the weakest suffers from events."""
    total = STRENGTH * own
    strongest = 0
    for other in range(state.seats):
        if other != seat and not state.has_resigned(other):
            rival = rough_strength(state, state.players[other])
            if rival > strongest:
                strongest = rival
    if own < strongest:
        total -= WEAKNESS * (strongest - own) * min(1.0, 0.4 + turns / 10.0)
    player = state.players[seat]
    if player.war != NOTHING:
        total += 0.6 * (own - rough_strength(state, state.players[player.war_target]))
    for rival_player in state.players:
        if rival_player.war != NOTHING and rival_player.war_target == seat:
            total -= 0.8 * max(0, rough_strength(state, rival_player) - own)
    return total


def rough_strength(state: Ages, player: Player) -> int:
    """Strength of the units and of what stands beside them, without armies."""
    cards = state.catalogue.cards
    workers = player.workers
    total = cards[player.government].strength
    units = state.catalogue.units
    for tech in player.techs:
        if tech >= units.first and workers[tech]:
            total += workers[tech] * cards[tech].strength
    for special in player.specials:
        total += cards[special].strength
    for wonder in player.wonders:
        total += cards[wonder].strength
    for colony in player.colonies:
        total += cards[colony].strength
    if player.tactic != NOTHING:
        tactic = cards[player.tactic]
        needed = tactic.infantry + tactic.cavalry + tactic.artillery
        total += count(workers, units) // needed * tactic.obsolete
    return total
