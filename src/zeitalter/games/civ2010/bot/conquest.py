"""Conquest, for bots: what it takes to win a capital, how long that lasts, and who threatens one's own."""

from typing import Final

from zeitalter.games.civ2010.bot.knowledge import Knowledge, knowledge_of
from zeitalter.games.civ2010.bot.ways import NO_WAY, ways_on
from zeitalter.games.civ2010.model.catalogue import AIRCRAFT, NONE
from zeitalter.games.civ2010.model.player import FIRST_SCOUT, Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board

NEAR: Final = 8  # squares within which an enemy group is a threat
SAFE: Final = 0.5  # a group with so much of the strength that it needs is no danger yet
GROUP: Final = 4  # armies that are enough for any attack
MARGIN: Final = 3.0  # the enemy wins ties, and draws may be unlucky
RACE: Final = 2.0  # rounds for each that it would take if the enemy did not arm meanwhile
LESSON: Final = 4.0  # strength that a military technology adds to a hand
LESSON_COST: Final = 12  # its usual trade
EFFORT: Final = 0.7  # share of production that goes into arms
OVERLAP: Final = 0.3  # share of the shorter of two tasks that does not happen during the longer one
CAMPAIGN: Final = 4.0  # rounds lost to all that may come between
ANARCHY: Final = 2.0  # rounds to leave a government that attacks no cities
APART: Final = 0.7  # steps lost for each army that has to join the largest group

# ---- forces ---------------------------------------------------------------------------------------------------------


class Host:
    """The forces of one seat as they are in this world, added up once."""

    __slots__ = ("combat", "defence", "hand_cards", "knowledge", "power", "units")

    def __init__(self, state: Civ2010, seat: int, knowledge: Knowledge, combat: int) -> None:
        catalogue = state.catalogue
        player = state.players[seat]
        self.knowledge = knowledge
        self.hand_cards = catalogue.governments[player.government].battle_hand
        self.combat = combat  # of all works around the cities
        self.units = len(player.units)
        self.power = 0  # strength of the standing forces at their ranks
        ranks = knowledge.ranks
        for unit in player.units:
            kind = catalogue.unit_type[unit]
            self.power += catalogue.unit_strength[unit]
            if kind != AIRCRAFT:
                self.power += ranks[kind] - 1
        self.defence = self.hand(6) + catalogue.bonus_capital + combat  # what an attack on the capital has to beat
        if player.walls & 1:
            self.defence += catalogue.bonus_walls

    def hand(self, cards: int) -> float:
        """Strength of a hand of so many cards."""
        if self.units == 0:
            return 0.0
        cards += self.hand_cards
        return self.power * (cards if cards < self.units else self.units) / self.units


def hosts_of(state: Civ2010) -> list[Host]:
    """The forces of all seats."""
    hosts: list[Host] = []
    for seat in range(state.seats):
        hosts.append(Host(state, seat, knowledge_of(state, state.players[seat]), board.combat_bonus(state, seat)))
    return hosts


def attack_cards(armies: int) -> int:
    return 3 + 2 * (armies - 1)


# ---- how far it is --------------------------------------------------------------------------------------------------


class Muster:
    """The forces of an attacker, worked out once for all capitals."""

    __slots__ = ("arms", "combat", "each", "full", "group", "hand", "missing", "price", "study")

    def __init__(
        self, group: int, armies: int, each: float, price: float, hand: float, full: float, combat: int, arms: float
    ) -> None:
        self.group = group
        self.missing = group - armies if armies < group else 0
        self.each = each
        self.price = price
        self.hand = hand  # strength of the hand with which the group attacks
        self.full = full  # and of one without gaps
        self.combat = combat
        self.arms = arms if arms > 2.0 else 2.0
        self.study = 1.0

    def teach(self, trade: int) -> None:
        """Rounds for a military technology."""
        study = LESSON_COST / (trade + 1.0)
        self.study = study if study > 1.0 else 1.0

    def rounds(self, state: Civ2010, need: float) -> float:
        """Until the group can beat so much: technologies for what even a full hand lacks, units to fill it, armies."""
        lacking = need - self.combat - (self.full if self.full > self.hand else self.hand)
        learning = lacking / LESSON * self.study if lacking > 0.0 else 0.0
        short = need - self.combat - self.hand - (lacking if lacking > 0.0 else 0.0)
        arming = short / self.each * self.price / self.arms if short > 0.0 else 0.0
        return RACE * both(learning, arming) + self.missing * state.catalogue.army_cost / self.arms


def muster(state: Civ2010, player: Player, host: Host, trade: int, production: int, combat: int) -> Muster:
    knowledge = host.knowledge
    group = knowledge.stacking if knowledge.stacking < GROUP else GROUP
    cards = attack_cards(group)
    armies = 0
    for figure in range(FIRST_SCOUT):
        if player.figures[figure] >= 0:
            armies += 1
    full = (cards + host.hand_cards) * knowledge.each
    hand = host.hand(cards)
    result = Muster(group, armies, knowledge.each, knowledge.price, hand, full, combat, EFFORT * production)
    result.teach(trade)
    return result


def both(first: float, second: float) -> float:
    """Rounds for two tasks that go on side by side, though not quite."""
    return first + OVERLAP * second if first > second else second + OVERLAP * first


def military_rounds(state: Civ2010, seat: int, hosts: list[Host], trade: int, production: int, combat: int) -> float:
    """Rounds to get ready for the easiest capital and to march there."""
    player = state.players[seat]
    host = hosts[seat]
    forces = muster(state, player, host, trade, production, combat)
    speed = host.knowledge.speed
    skill = host.knowledge.skill
    ways = ways_on(state)
    best = 99.0
    for other in range(state.seats):
        capital = state.players[other].centres[0]
        if other == seat or capital == NONE:
            continue
        ready = forces.rounds(state, hosts[other].defence + MARGIN)
        there = march(player, ways.march(capital, skill), forces.group) / speed
        rounds = both(ready, there)
        if rounds < best:
            best = rounds
    return best + CAMPAIGN + (ANARCHY if state.catalogue.governments[player.government].no_city_attacks else 0.0)


def march(player: Player, way: list[int], group: int) -> float:
    """Steps of the nearest armies on average; those not yet trained come from the capital, and all have to meet."""
    steps: list[int] = []
    together = 0
    for figure in range(FIRST_SCOUT):
        square = player.figures[figure]
        if square >= 0:
            steps.append(way[square])
            there = board.armies_in(board.figures_at(player, square))
            if there > together:
                together = there
    return meeting(steps, player.centres[0], way, group, together)


def meeting(steps: list[int], home: int, way: list[int], group: int, together: int) -> float:
    """The same from the steps of the armies, of which so many stand together already."""
    while len(steps) < group:
        steps.append(way[home] if home != NONE else NO_WAY)
    steps.sort()
    total = 0
    for i in range(group):
        total += steps[i]
    return total / group + (APART * (group - together) if together < group else 0.0)


# ---- one's own capital ----------------------------------------------------------------------------------------------


def danger(state: Civ2010, seat: int, hosts: list[Host]) -> float:
    """How near the strongest enemy group around a seat's capital is to what it needs, from 0 to 1."""
    capital = state.players[seat].centres[0]
    if capital == NONE:
        return 0.0
    worst = 0.0
    shield = hosts[seat].defence
    for other in range(state.seats):
        if other == seat:
            continue
        enemy = state.players[other]
        for figure in range(FIRST_SCOUT):
            square = enemy.figures[figure]
            if square >= 0 and board.distance(square, capital) < NEAR:
                force = hosts[other].hand(attack_cards(board.armies_in(board.figures_at(enemy, square))))
                force += hosts[other].combat
                threat = (force / shield - SAFE) / (1.0 - SAFE)
                if threat > 1.0:
                    threat = 1.0
                threat *= (NEAR - board.distance(square, capital)) / NEAR
                if threat > worst:
                    worst = threat
    return worst
