"""The four roads to victory, for bots: about how many rounds a position is away from the end of each."""

from math import exp, sqrt
from typing import Final

from zeitalter.games.civ2010.bot.conquest import Host, military_rounds
from zeitalter.games.civ2010.bot.knowledge import NEEDED, Knowledge
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.player import DEMOCRACY_COINS, LAWS_COINS, POTTERY_COINS, PRESS_COINS, Player
from zeitalter.games.civ2010.model.state import Civ2010

WIN: Final = 130.0  # worth of a victory now
PATIENCE: Final = 6.0  # rounds after which one is worth a third of that: the end that is near counts most
COST: Final = [0, 6, 11, 16, 21, 26]
TRADE_GROWTH: Final = 0.8  # by which a civilization makes more each round than in the one before
CULTURE_GROWTH: Final = 0.6
TRADE_SHARE: Final = 0.35  # of the rounds that earn the track's trade: culture grows in the same rounds
ENGINES: Final = [
    (c.COIN_FOR_TRADE, DEMOCRACY_COINS, 0.3),  # what gives coin tokens, where they lie, and coins per round in practice
    (c.COIN_FOR_CULTURE, PRESS_COINS, 0.3),
    (c.COIN, POTTERY_COINS, 0.25),
    (c.COIN_FOR_VICTORY, LAWS_COINS, 0.15),
]
TOKENS: Final = 4  # coin tokens each of them can give
OTHER_COINS: Final = 0.2  # coins per round from banks, great persons, technologies
STOLEN: Final = 0.2  # share of the missing technologies that infiltration brings, if others know them
LEANING: Final = {  # by ability of the civilization: how well culture, technology, economy and conquest suit it
    c.DOUBLE_CONVERSION: [0.8, 1.375, 1.7, 0.7],  # cheap production from trade
    c.HUT_CULTURE_AND_SAVED_UNIT: [1.4, 1.25, 1.0, 0.7],  # culture for huts and villages
    c.FREE_BUILDING: [0.9, 2.25, 1.0, 0.7],  # a free building
    c.FREE_UNIT: [0.8, 1.0, 1.0, 1.6],  # a free unit
    c.FREE_ADVANCES: [1.2, 1.25, 1.0, 1.2],  # free advances on the culture track
    c.STACKING_AND_INFILTRATION: [0.7, 2.75, 0.9, 1.0],  # larger groups, infiltration
}
ASIDE: Final = 0.3  # what the other roads count beside the best one
MOST: Final = 1000  # more than anybody has of trade or coins


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


def roads_worth(state: Civ2010, seat: int, hosts: list[Host], yields: Yields, canal: bool) -> float:
    """The nearer an end the more a step towards it counts, and most on the best road: whoever is on it stays there."""
    player = state.players[seat]
    leaning = LEANING[state.catalogue.civilizations[player.civilization].ability]
    knowledge = hosts[seat].knowledge
    military = military_rounds(state, seat, hosts, yields.trade, yields.production, yields.combat)
    worths = [
        leaning[0] * exp(-culture_rounds(state, player, yields) / PATIENCE),
        leaning[1] * exp(-technology_rounds(state, seat, knowledge, yields) / PATIENCE),
        leaning[2] * exp(-economy_rounds(state, player, yields, canal) / PATIENCE),
        leaning[3] * exp(-military / PATIENCE),
    ]
    best = total = 0.0
    for worth in worths:
        total += worth
        if worth > best:
            best = worth
    return WIN * (best + ASIDE * (total - best))


def rounds_for(amount: float, rate: int, growth: float) -> float:
    """Rounds until so much is made, at a rate that grows steadily."""
    return (sqrt(rate * rate + 2.0 * growth * amount) - rate) / growth if amount > 0.0 else 0.0


def culture_rounds(state: Civ2010, player: Player, yields: Yields) -> float:
    culture, trade = -player.culture, -player.trade
    for place in range(player.track, len(state.catalogue.track)):
        culture += state.catalogue.track[place].culture
        trade += state.catalogue.track[place].trade
    rounds = rounds_for(culture, yields.culture, CULTURE_GROWTH)
    return rounds + TRADE_SHARE * rounds_for(trade, yields.trade, TRADE_GROWTH)


def technology_rounds(state: Civ2010, seat: int, knowledge: Knowledge, yields: Yields) -> float:
    """One technology a round, later if its trade has to be saved; as much as there are coins stays on the dial."""
    player = state.players[seat]
    income = yields.trade if yields.trade > 1 else 1
    if state.catalogue.civilizations[player.civilization].ability == c.STACKING_AND_INFILTRATION:
        return study_rounds(knowledge, player.trade, income, yields.coins, infiltrations(state, seat, knowledge.counts))
    key = (player.trade * MOST + income) * MOST + yields.coins
    found = knowledge.rounds.get(key)
    if found is None:
        found = knowledge.rounds[key] = study_rounds(knowledge, player.trade, income, yields.coins, 0.0)
    return found


def study_rounds(knowledge: Knowledge, trade: int, makes: int, coins: int, spared: float) -> float:
    """The same with what a civilization makes, and rounds that it is spared."""
    counts = knowledge.counts[:]
    rounds = -spared
    income = float(makes)
    dial = float(trade)
    level = next_level(counts, dial)
    while level:
        saving = (COST[level] - dial) / income if dial < COST[level] else 0.0
        counts[level] += 1
        rounds += 1.0 + saving
        income += TRADE_GROWTH * (1.0 + saving)
        dial = coins + income
        level = next_level(counts, dial)
    return rounds


def next_level(counts: list[int], dial: float) -> int:
    """The highest level that the smallest winning pyramid needs and the trade allows, else the lowest; 0: complete."""
    lowest = 0
    for level in range(5, 0, -1):
        if counts[level] < NEEDED[level] and (level == 1 or counts[level] + 1 < counts[level - 1]):
            if COST[level] <= dial:
                return level
            lowest = level
    return lowest


def infiltrations(state: Civ2010, seat: int, counts: list[int]) -> float:
    """How many of the missing technologies others know who may lose them to a figure in their city."""
    total = 0.0
    for level in range(1, 6):
        if counts[level] < NEEDED[level]:
            total += stolen(state, seat, level, STOLEN * (NEEDED[level] - counts[level]))
    return total


def stolen(state: Civ2010, seat: int, level: int, wish: float) -> float:
    """How many technologies of a level the Russians can still learn by giving up figures in enemy cities."""
    known = 0
    for other in range(state.seats):
        if other != seat:
            known |= state.players[other].techs
    there = (known & ~state.players[seat].techs & state.catalogue.level_masks[level]).bit_count()
    return wish if wish < there else float(there)


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
