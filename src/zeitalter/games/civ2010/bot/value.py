"""How well a seat stands, for bots: how far it is on each road to victory, and what its cities and armies can do."""

from typing import Final

from zeitalter.games.civ2010.bot.conquest import Host, danger, hosts_of
from zeitalter.games.civ2010.bot.errands import ARMY, errands_worth
from zeitalter.games.civ2010.bot.knowledge import Knowledge
from zeitalter.games.civ2010.bot.roads import Yields, roads_worth
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.offer import GIVE_ITEMS, WANT_ITEMS
from zeitalter.games.civ2010.model.player import CITIES, NOBODY, Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.battle import strength
from zeitalter.games.civ2010.rules.board import canal_owner, city_squares, coins_bonus, latest_ability, wonder_owner

BASE: Final = 0.7  # share of what technologies and coins are worth, however far the end of their road
TRADE: Final = 0.16
INCOME: Final = 1.0
PRODUCTION: Final = 0.5
CULTURE_ICON: Final = 0.5
CULTURE: Final = 0.3
COIN: Final = 1.1
COINS_SQUARED: Final = 0.07
RESOURCE: Final = 0.55
TOKEN: Final = 1.3  # of a hut or village
KIND: Final = 0.2  # a resource within a city's reach
CITY: Final = 14.0  # more than a scout at the best site
CARD: Final = 0.5
PERSON: Final = 0.5  # in reserve
STRENGTH: Final = 0.2
COMBAT: Final = 0.12
WALLS: Final = 3  # as combat bonus
TILE: Final = 1.2
BRAVE: Final = 7  # strength of forces that dare attack a village
DANGER: Final = 9.0  # a lost capital is a lost game
OTHERS: Final = 0.35
STAKE_VILLAGE: Final = 2.0
STAKE_FIGURES: Final = 4.0
STAKE_CITY: Final = 8.0
STAKE_CAPITAL: Final = 30.0
CLEAR: Final = 12.0  # strength by which a battle is as good as won
ITEMS: Final = [TRADE, CULTURE, RESOURCE, RESOURCE, RESOURCE, RESOURCE, TOKEN, TOKEN, CARD]  # of a deal
DRAFT: Final = 100.0  # bots refuse what others ask for, so an own offer is not worth thinking about


def value(state: Civ2010, seat: int) -> float:
    """How a seat stands, less a share of the strongest other's progress."""
    hosts = hosts_of(state)
    yields, kinds = count_yields(state, seat)
    return worth(state, seat, hosts, paces_of(state, hosts), yields, kinds)


def worth(state: Civ2010, seat: int, hosts: list[Host], paces: list[float], yields: Yields, kinds: int) -> float:
    """The same with what was added up before."""
    result = standing(state, seat, hosts, yields, kinds)
    best = 0.0
    for other in range(len(paces)):
        if other != seat and paces[other] > best:
            best = paces[other]
    if state.offers[seat].partner != NOBODY:
        result -= DRAFT
    return result + pledged(state, seat) - OTHERS * best


def pledged(state: Civ2010, seat: int) -> float:
    """What accepted offers bring that still wait for others."""
    total = 0.0
    for offer in state.offers:
        if offer.accepted >> seat & 1:
            terms = offer.terms[seat]
            for item in range(WANT_ITEMS):
                given = terms.give[item] if item < GIVE_ITEMS else 0
                total += ITEMS[item] * (given - terms.want[item])
            total += TOKEN * len(terms.tokens) + CARD * len(terms.cards)
    return total


def paces_of(state: Civ2010, hosts: list[Host]) -> list[float]:
    """How far each seat is."""
    paces: list[float] = []
    for seat in range(state.seats):
        paces.append(progress(state, seat, hosts[seat].knowledge))
    return paces


def progress(state: Civ2010, seat: int, knowledge: Knowledge) -> float:
    """The roads to victory, without the map."""
    player = state.players[seat]
    total = TRADE * player.trade + CULTURE * player.culture
    total += coins_worth(sum(player.coins) + knowledge.coins)
    total += RESOURCE * (sum(player.resources) + len(player.tokens)) + CARD * len(player.cards)
    total += STRENGTH * 2.5 * len(player.units)
    for slot in range(CITIES):
        if player.centres[slot] != c.NONE:
            total += CITY
    for figure in player.figures:
        if figure >= 0:
            total += ARMY
    return total + knowledge.worth + track_worth(state, player)


def coins_worth(held: int) -> float:
    return COIN * held + COINS_SQUARED * held * held


def track_worth(state: Civ2010, player: Player) -> float:
    """A little more than what the spaces cost, and more the nearer the end is."""
    total = 0.0
    for place in range(player.track):
        space = state.catalogue.track[place]
        total += 0.33 * space.culture + 0.18 * space.trade
    return total + 0.025 * player.track * player.track


def standing(state: Civ2010, seat: int, hosts: list[Host], yields: Yields, kinds: int) -> float:
    player = state.players[seat]
    catalogue = state.catalogue
    knowledge = hosts[seat].knowledge
    total = BASE * (knowledge.worth + coins_worth(yields.coins)) + track_worth(state, player)
    total += knowledge.usefulness + TRADE * player.trade + CULTURE * player.culture
    total += INCOME * yields.trade + PRODUCTION * yields.production
    total += CULTURE_ICON * yields.culture + COMBAT * (yields.combat + WALLS * player.walls.bit_count())
    total += CITY * yields.cities + KIND * kinds
    total += RESOURCE * sum(player.resources) + TOKEN * len(player.tokens) + PERSON * sum(player.reserve)
    cards = len(player.cards)
    limit = catalogue.hand + catalogue.governments[player.government].cards + knowledge.cards + coins_bonus(state, seat)
    total += CARD * (cards if cards < limit else limit)
    total += TILE * state.revealed.bit_count()
    if player.government == catalogue.anarchy:
        total -= 2.5
    total += wonders_worth(state, seat)
    strength = hosts[seat].power + battle_power(state, seat)
    total += STRENGTH * strength + errands_worth(state, seat, player, knowledge, yields.cities, strength >= BRAVE)
    total += roads_worth(state, seat, hosts, yields, canal_owner(state) == seat) + battle_worth(state, seat)
    return total - DANGER * danger(state, seat, hosts)


def count_yields(state: Civ2010, seat: int) -> tuple[Yields, int]:
    """What all cities make, and how many kinds of resources they reach."""
    player = state.players[seat]
    catalogue = state.catalogue
    government = catalogue.governments[player.government]
    trade = government.trade
    production = 0
    culture = 0
    held = sum(player.coins) + government.coin
    combat = 0
    kinds = 0
    cities = 0
    for slot in range(CITIES):
        if player.centres[slot] == c.NONE:
            continue
        cities += 1
        production += government.production
        culture += 1 + government.culture
        for square in city_squares(state, seat, slot):
            code = state.works[square]
            if code != c.NONE:
                work = catalogue.works[code]
                trade += work.trade
                production += work.production
                culture += work.culture
                held += work.coin
                combat += work.combat
            else:
                ground = catalogue.grounds[state.ground[square]]
                trade += ground.trade
                production += ground.production
                culture += ground.culture
                held += ground.coin
                if ground.resource != c.NONE:
                    kinds |= 1 << ground.resource
    for tech in catalogue.with_coin:
        if player.techs >> tech.index & 1:
            held += tech.coin
    for wonder in catalogue.wonders:
        if state.wonder_square[wonder.index] != c.NONE and wonder_owner(state, wonder.index) == seat:
            if wonder.op == c.GAIN_CULTURE:
                culture += wonder.amount
            elif wonder.op == c.GAIN_TRADE:
                trade += wonder.amount
            elif wonder.op == c.WONDER_COIN:
                held += state.canal
    techs = player.techs & catalogue.with_op[c.PRODUCTION_BY_COINS]
    if techs:
        production += cities * (held // latest_ability(catalogue, techs, c.PRODUCTION_BY_COINS).amount)
    return Yields(trade, production, culture, held, combat, cities), kinds.bit_count()


def wonders_worth(state: Civ2010, seat: int) -> float:
    total = 0.0
    for wonder in state.catalogue.wonders:
        square = state.wonder_square[wonder.index]
        if square != c.NONE and wonder_owner(state, wonder.index) == seat:
            total += 1.2 + 0.5 * wonder.era + (3.0 if wonder.op == c.WONDER_COIN else 0.0)
    return total


# ---- forces ---------------------------------------------------------------------------------------------------------


def battle_power(state: Civ2010, seat: int) -> int:
    """Strength of a seat's units in the present battle."""
    side = side_of(state, seat)
    return side_power(state, side) if side != c.NONE else 0


def battle_worth(state: Civ2010, seat: int) -> float:
    """What is at stake in a battle that is going on, by how much one side is stronger."""
    side = side_of(state, seat)
    if side == c.NONE:
        return 0.0
    battle = state.battle
    edge = side_power(state, side) + battle.bonus[side] - side_power(state, 1 - side) - battle.bonus[1 - side]
    stake = STAKE_VILLAGE if battle.village else STAKE_FIGURES
    if battle.city != NOBODY:
        stake = STAKE_CITY if battle.city else STAKE_CAPITAL
    share = edge / CLEAR
    return stake * (1.0 if share > 1.0 else -1.0 if share < -1.0 else share)


def side_of(state: Civ2010, seat: int) -> int:
    """The side on which a seat fights with its own units, or NONE."""
    battle = state.battle
    if battle.square == NOBODY:
        return c.NONE
    side = 0 if battle.seats[0] == seat else 1
    return side if battle.seats[side] == seat and not (side == 1 and battle.village) else c.NONE


def side_power(state: Civ2010, side: int) -> int:
    total = 0
    battle = state.battle
    for unit in battle.hands[side] + [front.units[side] for front in battle.fronts]:
        if unit != NOBODY:
            total += strength(state, side, unit)
    return total
