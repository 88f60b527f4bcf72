"""A seat's side of the position added up once, for everything a bot reads of it."""

from typing import Final

from zeitalter.games.civ2010.bot.conquest import EFFORT, GROUP, Muster, attack_cards
from zeitalter.games.civ2010.bot.knowledge import knowledge_of
from zeitalter.games.civ2010.bot.roads import Yields
from zeitalter.games.civ2010.bot.usual import PURPOSES, Usual, purpose
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT, NOBODY, Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import strength

CITY_HAND: Final = 6  # cards of a defender in a city


class Sheet:
    """Figures of one seat. Strengths of hidden units are averages, but for the seat that judges."""

    __slots__ = (
        "armies", "arts", "best_production", "blockaded", "buildings", "canal", "centre", "cities", "coins", "combat",
        "combat_reach", "culture", "defence", "group", "hand_cards", "kinds", "knowledge", "limit", "peaceful",
        "persons", "power", "production", "ranks", "scouts", "seat", "sizes", "skill", "speed", "squares", "stacking",
        "trade", "types", "units", "upgraded", "wonders",
    )  # fmt: skip

    def __init__(self, state: Civ2010, seat: int) -> None:
        player = state.players[seat]
        government = state.catalogue.governments[player.government]
        knowledge = knowledge_of(state, player)
        self.seat = seat
        self.knowledge = knowledge
        self.trade = government.trade
        self.production = 0
        self.best_production = 0
        self.culture = 0
        self.arts = 0  # the same, cities that would lose some among them
        self.coins = sum(player.coins) + government.coin
        self.combat = 0  # of all works around the cities
        self.combat_reach = 0  # of those in reach
        self.kinds = 0  # bit mask of resources in reach
        self.cities = 0
        self.blockaded = 0
        self.buildings = 0
        self.upgraded = 0
        self.persons = 0
        self.wonders = [0, 0, 0]  # by era, those with an ability
        self.canal = False
        self.centre = player.centres[0]
        self.limit = knowledge.cities
        self.hand_cards = government.battle_hand
        self.peaceful = government.no_city_attacks
        self.speed = knowledge.speed
        self.skill = knowledge.skill
        self.stacking = knowledge.stacking
        self.ranks = knowledge.ranks
        self.types = [0] * c.UNIT_TYPES
        self.units = 0
        self.power = 0.0
        self.armies = 0
        self.scouts = 0
        self.group = 0
        self.squares: list[int] = []  # where armies stand, and how many
        self.sizes: list[int] = []
        self.defence = 0.0
        for slot in range(CITIES):
            if player.centres[slot] != c.NONE:
                self.add_city(state, player, slot)
        self.coins += knowledge.coins
        self.add_figures(player)

    def add_city(self, state: Civ2010, player: Player, slot: int) -> None:
        """What the squares around a city show, blockaded or not, and what the city gets of them."""
        catalogue = state.catalogue
        government = catalogue.governments[player.government]
        self.cities += 1
        for square in board.AROUND[player.centres[slot]]:
            if state.holder[square] != c.NONE and state.holder[square] != self.seat:
                self.blockaded += 1
            code = state.works[square]
            if code == c.NONE:
                continue
            self.combat += catalogue.works[code].combat
            if code < catalogue.first_wonder:
                self.buildings += 1
                if catalogue.buildings[code].upgraded:
                    self.upgraded += 1
            elif code >= catalogue.first_person:
                self.persons += 1
        production = government.production
        culture = 1 + government.culture
        for square in board.city_squares(state, self.seat, slot):
            source = board.icon_source(state, square)
            self.trade += source.trade
            production += source.production
            culture += source.culture
            self.coins += source.coin
            if state.works[square] == c.NONE:
                resource = board.ground_of(state, square).resource
                if resource != c.NONE:
                    self.kinds |= 1 << resource
            else:
                self.combat_reach += catalogue.works[state.works[square]].combat
        self.culture += culture if culture > 0 else 0
        self.arts += culture
        self.production += production
        if production > self.best_production:
            self.best_production = production

    def add_figures(self, player: Player) -> None:
        for figure in range(FIRST_SCOUT):
            square = player.figures[figure]
            if square >= 0:
                self.armies += 1
                if square in self.squares:
                    self.sizes[self.squares.index(square)] += 1
                else:
                    self.squares.append(square)
                    self.sizes.append(1)
        for size in self.sizes:
            if size > self.group:
                self.group = size
        for figure in range(FIRST_SCOUT, FIGURES):
            if player.figures[figure] >= 0:
                self.scouts += 1

    def add_wonder(self, state: Civ2010, wonder: c.Wonder) -> None:
        self.wonders[wonder.era] += 1
        if wonder.op == c.GAIN_CULTURE:
            self.culture += wonder.amount
            self.arts += wonder.amount
        elif wonder.op == c.GAIN_TRADE:
            self.trade += wonder.amount
        elif wonder.op == c.WONDER_COIN:
            self.coins += state.canal
            self.canal = True

    def finish(self, state: Civ2010, judge: int, usual: Usual) -> None:
        """What follows from all cities and wonders: production by coins, forces, what an attack has to beat."""
        player = state.players[self.seat]
        techs = player.techs & state.catalogue.with_op[c.PRODUCTION_BY_COINS]
        if techs:
            each = self.coins // board.latest_ability(state.catalogue, techs, c.PRODUCTION_BY_COINS).amount
            self.production += self.cities * each
            self.best_production += each
        for unit in player.units:
            self.add_unit(state, unit, judge, usual)
        self.add_battle(state, judge, usual)
        self.defence = self.hand(CITY_HAND) + state.catalogue.bonus_capital + self.combat
        if player.walls & 1:
            self.defence += state.catalogue.bonus_walls

    def add_unit(self, state: Civ2010, unit: int, judge: int, usual: Usual) -> None:
        kind = state.catalogue.unit_type[unit]
        self.types[kind] += 1
        self.units += 1
        self.power += state.catalogue.unit_strength[unit] if self.seat == judge else usual.strengths[kind]
        if kind != c.AIRCRAFT:
            self.power += self.ranks[kind] - 1

    def add_battle(self, state: Civ2010, judge: int, usual: Usual) -> None:
        """Units in a battle belong to the forces, too."""
        battle = state.battle
        if battle.square == NOBODY:
            return
        for side in range(2):
            if battle.seats[side] != self.seat or (side == 1 and battle.village):
                continue
            for unit in battle.hands[side]:
                self.add_unit(state, unit, judge, usual)
            for front in battle.fronts:
                if front.units[side] != NOBODY:
                    self.add_unit(state, front.units[side], self.seat, usual)

    def hand(self, cards: int) -> float:
        """Strength of a hand of so many cards."""
        if self.units == 0:
            return 0.0
        cards += self.hand_cards
        return self.power * (cards if cards < self.units else self.units) / self.units

    def force(self, armies: int) -> float:
        """Of an attack with so many armies."""
        return self.hand(attack_cards(armies)) + self.combat

    def yields(self) -> Yields:
        return Yields(self.trade, self.production, self.culture, self.coins, self.combat_reach, self.cities)

    def yields_of_all(self) -> Yields:
        """As `count_yields`: all cities devote themselves to the arts, even those that lose culture by it."""
        return Yields(self.trade, self.production, self.arts, self.coins, self.combat_reach, self.cities)

    def muster(self, state: Civ2010) -> Muster:
        group = self.stacking if self.stacking < GROUP else GROUP
        cards = attack_cards(group)
        each, price = self.knowledge.each, self.knowledge.price
        full = (cards + self.hand_cards) * each
        arms = EFFORT * self.production
        result = Muster(group, self.armies, each, price, self.hand(cards), full, self.combat_reach, arms)
        result.teach(self.trade)
        return result


def sheets_of(state: Civ2010, judge: int, usual: Usual) -> list[Sheet]:
    sheets: list[Sheet] = []
    for seat in range(state.seats):
        sheets.append(Sheet(state, seat))
    for wonder in state.catalogue.wonders:
        if state.wonder_square[wonder.index] != c.NONE:
            owner = board.wonder_owner(state, wonder.index)
            if owner != c.NONE:
                sheets[owner].add_wonder(state, wonder)
    for sheet in sheets:
        sheet.finish(state, judge, usual)
    return sheets


def purposes(state: Civ2010, seat: int, judge: int, usual: Usual) -> list[float]:
    """What the culture events in a hand are good for; those of others on average over their era."""
    result = [0.0] * PURPOSES
    for card in state.players[seat].cards:
        event = state.catalogue.cards[card]
        if seat == judge:
            result[purpose(event)] += 1.0
        else:
            shares = usual.shares[event.era]
            for use in range(PURPOSES):
                result[use] += shares[use]
    return result


def edge(state: Civ2010, side: int, judge: int, usual: Usual) -> float:
    """By how much a side of a battle is stronger, as the judge sees it."""
    return side_power(state, side, judge, usual) - side_power(state, 1 - side, judge, usual)


def side_power(state: Civ2010, side: int, judge: int, usual: Usual) -> float:
    battle = state.battle
    total = float(battle.bonus[side])
    for unit in battle.hands[side]:
        total += strength(state, side, unit)
        if battle.seats[side] != judge:
            total += usual.strengths[state.catalogue.unit_type[unit]] - state.catalogue.unit_strength[unit]
    for front in battle.fronts:
        if front.units[side] != NOBODY:
            total += strength(state, side, front.units[side])
    return total
