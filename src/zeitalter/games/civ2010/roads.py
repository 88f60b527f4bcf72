"""The four roads to victory, for bots: about how many rounds a position is away from the end of each."""

from math import exp, sqrt
from typing import Final

from zeitalter.games.civ2010.board import (
    armies_in,
    combat_bonus,
    distance,
    figures_at,
    highest_speed,
    rank,
    row_counts,
    stacking_limit,
)
from zeitalter.games.civ2010.catalogue import (
    AIRCRAFT,
    COIN,
    COIN_FOR_CULTURE,
    COIN_FOR_TRADE,
    COIN_FOR_VICTORY,
    NONE,
    UNIT_TYPES,
)
from zeitalter.games.civ2010.state import (
    DEMOCRACY_COINS,
    FIRST_SCOUT,
    LAWS_COINS,
    POTTERY_COINS,
    PRESS_COINS,
    Civ2010,
    Player,
)

WIN: Final = 100.0  # worth of a victory now
PATIENCE: Final = 8.0  # rounds after which one is worth a third of that
NEEDED: Final = [0, 5, 4, 3, 2, 1]  # technologies of each level in the smallest winning pyramid
COST: Final = [0, 6, 11, 16, 21, 26]
TRADE_GROWTH: Final = 0.8  # by which a civilization makes more each round than in the one before
CULTURE_GROWTH: Final = 0.6
TRADE_SHARE: Final = 0.35  # of the rounds that earn the track's trade: culture grows in the same rounds
ENGINES: Final = [
    (COIN_FOR_TRADE, DEMOCRACY_COINS, 0.3),  # what gives coin tokens, where they lie, and coins per round in practice
    (COIN_FOR_CULTURE, PRESS_COINS, 0.3),
    (COIN, POTTERY_COINS, 0.25),
    (COIN_FOR_VICTORY, LAWS_COINS, 0.15),
]
TOKENS: Final = 4  # coin tokens each of them can give
OTHER_COINS: Final = 0.2  # coins per round from banks, great persons, technologies
ARMING: Final = 0.25  # strength per point of production and round
MARGIN: Final = 1.5  # attack for each point of defence: the enemy arms too, and wins ties
MUSTER: Final = 1.0  # rounds until a missing army stands
ANARCHY: Final = 2.0  # rounds to leave a government that attacks no cities
NEAR: Final = 8  # squares within which an enemy group is a threat
CAMPAIGN: Final = 10.0  # rounds lost to all that may come between


class Yields:
    """What a civilization makes each round, added up once for all that is judged by it."""

    __slots__ = ("cities", "coins", "combat", "culture", "production", "trade")

    def __init__(self, trade: int, production: int, culture: int, coins: int, combat: int, cities: int) -> None:
        self.trade = trade
        self.production = production
        self.culture = culture  # if all cities devote themselves to the arts
        self.coins = coins  # held, not made
        self.combat = combat
        self.cities = cities


def roads_worth(state: Civ2010, seat: int, yields: Yields, canal: bool) -> float:
    """The nearer an end the more a step towards it counts, so whoever has come far on one road stays on it."""
    player = state.players[seat]
    total = exp(-culture_rounds(state, player, yields) / PATIENCE)
    total += exp(-technology_rounds(state, player, yields) / PATIENCE)
    total += exp(-economy_rounds(state, player, yields, canal) / PATIENCE)
    total += exp(-military_rounds(state, seat, yields) / PATIENCE)
    return WIN * total


def rounds_for(amount: int, rate: int, growth: float) -> float:
    """Rounds until so much is made, at a rate that grows steadily."""
    return (sqrt(rate * rate + 2.0 * growth * amount) - rate) / growth if amount > 0 else 0.0


def culture_rounds(state: Civ2010, player: Player, yields: Yields) -> float:
    culture, trade = -player.culture, -player.trade
    for place in range(player.track, len(state.catalogue.track)):
        culture += state.catalogue.track[place].culture
        trade += state.catalogue.track[place].trade
    rounds = rounds_for(culture, yields.culture, CULTURE_GROWTH)
    return rounds + TRADE_SHARE * rounds_for(trade, yields.trade, TRADE_GROWTH)


def technology_rounds(state: Civ2010, player: Player, yields: Yields) -> float:
    """One technology a round at best; as much trade as there are coins stays on the dial."""
    counts = row_counts(state, player)
    trade = -player.trade
    least = 0
    for level in range(1, 6):
        missing = NEEDED[level] - counts[level]
        if missing > 0:
            least += missing
            trade += missing * (COST[level] - yields.coins if yields.coins < COST[level] else 0)
    rounds = rounds_for(trade, yields.trade, TRADE_GROWTH)
    return rounds if rounds > least else least


def economy_rounds(state: Civ2010, player: Player, yields: Yields, canal: bool) -> float:
    """First the coin tokens that known technologies still give, the rest from elsewhere."""
    missing = state.catalogue.coins_to_win - yields.coins
    if missing <= 0:
        return 0.0
    tokens = 0
    elsewhere = OTHER_COINS + (1.0 if canal else 0.0)
    rate = elsewhere
    for op, place, each in ENGINES:
        if player.techs & state.catalogue.with_op[op] and player.coins[place] < TOKENS:
            tokens += TOKENS - player.coins[place]
            rate += each
    if missing <= tokens:
        return missing / rate
    return tokens / rate + (missing - tokens) / elsewhere


# ---- conquest -------------------------------------------------------------------------------------------------------


def power(state: Civ2010, player: Player) -> int:
    """Strength of the standing forces at their ranks."""
    catalogue = state.catalogue
    ranks = [rank(catalogue, player, kind) for kind in range(UNIT_TYPES)]
    total = 0
    for unit in player.units:
        kind = catalogue.unit_type[unit]
        total += catalogue.unit_strength[unit] + (ranks[kind] - 1 if kind != AIRCRAFT else 0)
    return total


def hand_power(state: Civ2010, player: Player, cards: int) -> float:
    """Strength of a hand of so many cards."""
    units = len(player.units)
    if units == 0:
        return 0.0
    cards += state.catalogue.governments[player.government].battle_hand
    return power(state, player) * (cards if cards < units else units) / units


def attack_cards(armies: int) -> int:
    return 3 + 2 * (armies - 1)


def defence(state: Civ2010, seat: int) -> float:
    """What an attack on a capital has to beat."""
    player = state.players[seat]
    result = hand_power(state, player, 6) + state.catalogue.bonus_capital + combat_bonus(state, seat)
    return result + (state.catalogue.bonus_walls if player.walls & 1 else 0)


def military_rounds(state: Civ2010, seat: int, yields: Yields) -> float:
    """Rounds to arm for the weakest capital, to gather a full group, and to march there."""
    player = state.players[seat]
    limit = stacking_limit(state, player)
    armies = 0
    for figure in range(FIRST_SCOUT):
        if player.figures[figure] >= 0:
            armies += 1
    peaceful = state.catalogue.governments[player.government].no_city_attacks
    force = hand_power(state, player, attack_cards(limit)) + yields.combat
    arming = ARMING * yields.production
    speed = highest_speed(state, player)
    best = 99.0
    for other in range(state.seats):
        capital = state.players[other].centres[0]
        if other == seat or capital == NONE:
            continue
        need = MARGIN * defence(state, other)
        rounds = (need - force) / (arming if arming > 1.0 else 1.0) if need > force else 0.0
        rounds += march(state, player, capital, limit) / speed
        if rounds < best:
            best = rounds
    if armies < limit:
        best += MUSTER * (limit - armies)
    return best + CAMPAIGN + (ANARCHY if peaceful else 0.0)


def march(state: Civ2010, player: Player, goal: int, limit: int) -> float:
    """Squares from the nearest group to a goal, as if every army that is not with it had to come from further off."""
    best = 20.0
    for figure in range(FIRST_SCOUT):
        square = player.figures[figure]
        if square >= 0:
            missing = limit - armies_in(figures_at(player, square))
            steps = distance(square, goal) + (1.0 * missing if missing > 0 else 0.0)
            if steps < best:
                best = steps
    return best


def danger(state: Civ2010, seat: int) -> float:
    """How much the strongest enemy group near the own capital exceeds what it needs, from 0 to 1."""
    capital = state.players[seat].centres[0]
    if capital == NONE:
        return 0.0
    worst = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        enemy = state.players[other]
        for figure in range(FIRST_SCOUT):
            square = enemy.figures[figure]
            if square >= 0 and distance(square, capital) < NEAR:
                force = hand_power(state, enemy, attack_cards(armies_in(figures_at(enemy, square))))
                threat = force / defence(state, seat) * (NEAR - distance(square, capital)) / NEAR
                if threat > worst:
                    worst = threat
    return worst if worst < 1.0 else 1.0
