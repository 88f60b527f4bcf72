# mypyc: no
"""Every figure on the board and what it is made of, from the rules' own lists of squares and cards."""

from typing import Final

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.battle import DEFENDER
from zeitalter.games.civ2010.model.player import NOBODY, Player
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import MAKE_UNIT, MAKE_WONDER
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import is_barbarian, strength
from zeitalter.games.civ2010.rules.production import cost
from zeitalter.games.civ2010.rules.research import discount
from zeitalter.games.civ2010.view import naming
from zeitalter.games.civ2010.view.observe import forces, knows, sees_hand

FIGURES: Final = ["trade", "culture", "coins", "combat"]  # what everybody can count of everybody
COIN_TECHS: Final = ["tech-code_of_laws", "tech-pottery", "tech-democracy", "tech-printing_press"]  # by place of tokens


def holdings(state: Civ2010, seat: int) -> list[int]:
    """How much a seat has of each of `FIGURES`."""
    player = state.players[seat]
    return [player.trade, player.culture, board.coins(state, seat), board.combat_bonus(state, seat)]


def sums(state: Civ2010, seat: int | None) -> list[Sum]:
    found: list[Sum] = []
    for owner in range(state.seats):
        found += sheet_sums(state, owner)
    fighting = [] if state.battle.square == NOBODY else battle_sums(state, seat)
    found += fighting
    if seat is not None:
        shown = {one.figure for one in fighting}
        found += prices(state, seat)
        for unit in forces(state, seat):
            if knows(state.unit_known, unit, seat) and f"unit:no-{unit}" not in shown:
                found.append(unit_sum(state, seat, unit))
    return found


# ---- a civilization sheet -------------------------------------------------------------------------------------------


def sheet_sums(state: Civ2010, seat: int) -> list[Sum]:
    cities = board.own_cities(state.players[seat])
    found = [income(state, seat), coins(state, seat), combat(state, seat), hand(state, seat), battle_hand(state, seat)]
    found += [speed(state, seat), stacking(state, seat), city_limit(state, seat)]
    found += [rank(state, seat, kind) for kind in range(c.UNIT_TYPES)]
    for slot in cities:
        found += [city_trade(state, seat, slot), production(state, seat, slot), devotion(state, seat, slot)]
        found.append(defence(state, seat, slot))
    return found


def government_adds(tally: Tally, state: Civ2010, player: Player, n: int) -> None:
    tally.add(n, "sum-thing", what="government-" + state.catalogue.governments[player.government].id)


def squares_add(tally: Tally, state: Civ2010, squares: list[int], kind: int) -> None:
    """What the icons of squares add, one by one."""
    for square in squares:
        args = naming.thing(state, "square", square)[0]
        tally.add(board.icons(state, square, kind), "sum-square", what=naming.what_is_on(state, square), **args)


def city_adds(tally: Tally, n: int, slot: int) -> None:
    tally.add(n, "sum-city" if slot else "sum-capital", city=slot + 1)


def income(state: Civ2010, seat: int) -> Sum:
    """What the trade phase brings."""
    player = state.players[seat]
    tally = Tally(f"income:{seat}")
    for slot in board.own_cities(player):
        city_adds(tally, board.city_icons(state, seat, slot, board.TRADE_ICONS), slot)
    government_adds(tally, state, player, state.catalogue.governments[player.government].trade)
    return tally.sum()


def coins(state: Civ2010, seat: int) -> Sum:
    player, catalogue = state.players[seat], state.catalogue
    tally = Tally(f"coins:{seat}")
    for slot in board.own_cities(player):
        squares_add(tally, state, board.city_squares(state, seat, slot), board.COIN_ICONS)
    for tech in catalogue.with_coin:
        if player.techs >> tech.index & 1:
            tally.add(tech.coin, "sum-thing", what="tech-" + tech.id)
    for name, n in zip(COIN_TECHS, player.coins):
        tally.add(n, "sum-coin-tokens", what=name)
    tally.add(sum(player.coins[len(COIN_TECHS) :]), "sum-gifts")
    government_adds(tally, state, player, catalogue.governments[player.government].coin)
    if state.canal and board.canal_owner(state) == seat:
        [canal] = catalogue.wonders_with[c.WONDER_COIN]
        tally.add(state.canal, "sum-thing", what="wonder-" + canal.id)
    return tally.sum()


def combat_adds(tally: Tally, state: Civ2010, seat: int) -> None:
    player = state.players[seat]
    for slot in board.own_cities(player):
        for square in board.AROUND[player.centres[slot]]:
            work = board.work_on(state, square)
            if work is not None:
                args = naming.thing(state, "square", square)[0]
                tally.add(work.combat, "sum-square", what=naming.what_is_on(state, square), **args)


def combat(state: Civ2010, seat: int) -> Sum:
    tally = Tally(f"combat:{seat}")
    combat_adds(tally, state, seat)
    return tally.sum()


def computers_add(tally: Tally, state: Civ2010, seat: int) -> None:
    techs = state.players[seat].techs & state.catalogue.with_op[c.HAND_BY_COINS]
    if techs:
        tech = state.catalogue.techs[techs.bit_length() - 1]
        tally.add(
            board.coins_bonus(state, seat), "sum-by-coins", what="tech-" + tech.id, coins=board.coins(state, seat)
        )


def hand(state: Civ2010, seat: int) -> Sum:
    """Culture events that may be held."""
    player = state.players[seat]
    tally = Tally(f"hand:{seat}")
    tally.add(state.catalogue.hand, "sum-start")
    government_adds(tally, state, player, state.catalogue.governments[player.government].cards)
    for tech in state.catalogue.with_cards:
        if player.techs >> tech.index & 1:
            tally.add(tech.cards, "sum-thing", what="tech-" + tech.id)
    computers_add(tally, state, seat)
    return tally.sum()


def battle_hand(state: Civ2010, seat: int) -> Sum:
    """Units that one army leads into battle."""
    player = state.players[seat]
    tally = Tally(f"battle-hand:{seat}")
    tally.add(state.catalogue.battle_hand, "sum-start")
    government_adds(tally, state, player, state.catalogue.governments[player.government].battle_hand)
    computers_add(tally, state, seat)
    return tally.sum()


def best_adds(tally: Tally, start: int, total: int, techs: list[c.Tech], known: int) -> None:
    """What everybody begins with, and what the best technology known adds to it."""
    tally.add(start, "sum-start")
    for tech in techs:
        if known >> tech.index & 1:
            tally.add(total - start, "sum-thing", what="tech-" + tech.id)
            return


def speed(state: Civ2010, seat: int) -> Sum:
    player = state.players[seat]
    tally = Tally(f"speed:{seat}")
    best_adds(tally, state.catalogue.speed, board.highest_speed(state, player), state.catalogue.fast, player.techs)
    return tally.sum()


def stacking(state: Civ2010, seat: int) -> Sum:
    player, catalogue = state.players[seat], state.catalogue
    tally = Tally(f"stacking:{seat}")
    civilization = catalogue.civilizations[player.civilization]
    more = 1 if civilization.ability == c.STACKING_AND_INFILTRATION else 0
    total = board.stacking_limit(state, player)
    best_adds(tally, catalogue.stacking, total - more, catalogue.crowding, player.techs)
    tally.add(more, "sum-thing", what="civilization-" + civilization.id)
    return tally.sum()


def city_limit(state: Civ2010, seat: int) -> Sum:
    player, catalogue = state.players[seat], state.catalogue
    tally = Tally(f"cities:{seat}")
    third = player.techs & catalogue.with_op[c.THIRD_CITY]
    techs = [tech for tech in catalogue.techs if third >> tech.index & 1]
    best_adds(tally, catalogue.cities, board.city_limit(state, player), techs, third)
    return tally.sum()


def rank(state: Civ2010, seat: int, kind: int) -> Sum:
    player, catalogue = state.players[seat], state.catalogue
    tally = Tally(f"rank:{seat}:type-{kind}")
    start = 0 if kind == c.AIRCRAFT else 1
    best_adds(tally, start, board.rank(catalogue, player, kind), catalogue.arming[kind], player.techs)
    return tally.sum()


def place(name: str, seat: int, slot: int) -> str:
    """A figure of a city."""
    return f"{name}:{seat}:city-{slot + 1}"


# ---- a city ---------------------------------------------------------------------------------------------------------


def city_trade(state: Civ2010, seat: int, slot: int) -> Sum:
    tally = Tally(place("trade", seat, slot))
    squares_add(tally, state, board.city_squares(state, seat, slot), board.TRADE_ICONS)
    return tally.sum()


def production(state: Civ2010, seat: int, slot: int) -> Sum:
    player, catalogue = state.players[seat], state.catalogue
    tally = Tally(place("production", seat, slot))
    squares_add(tally, state, board.city_squares(state, seat, slot), board.PRODUCTION_ICONS)
    government_adds(tally, state, player, catalogue.governments[player.government].production)
    if state.turn.seat == seat:
        tally.add(state.turn.bonus[slot], "sum-this-turn")
    techs = player.techs & catalogue.with_op[c.PRODUCTION_BY_COINS]
    if techs:
        tech = catalogue.techs[techs.bit_length() - 1]
        held = board.coins(state, seat)
        per = board.latest_ability(catalogue, techs, c.PRODUCTION_BY_COINS).amount
        tally.add(held // per, "sum-by-coins", what="tech-" + tech.id, coins=held)
    return tally.sum()


def devotion(state: Civ2010, seat: int, slot: int) -> Sum:
    """Culture of a city that devotes itself to the arts."""
    player = state.players[seat]
    tally = Tally(place("devotion", seat, slot))
    tally.add(1, "sum-arts")
    squares_add(tally, state, board.city_squares(state, seat, slot), board.CULTURE_ICONS)
    government_adds(tally, state, player, state.catalogue.governments[player.government].culture)
    return tally.sum()


def defence(state: Civ2010, seat: int, slot: int) -> Sum:
    """Combat bonus of a city that is attacked."""
    tally = Tally(place("defence", seat, slot))
    defence_adds(tally, state, seat, slot)
    return tally.sum()


def defence_adds(tally: Tally, state: Civ2010, seat: int, slot: int) -> None:
    catalogue = state.catalogue
    tally.add(catalogue.bonus_city if slot else catalogue.bonus_capital, "sum-in-city" if slot else "sum-in-capital")
    if state.players[seat].walls >> slot & 1:
        tally.add(catalogue.bonus_walls, "sum-thing", what="walls")
    combat_adds(tally, state, seat)


# ---- prices and units, as a player sees them ------------------------------------------------------------------------


def prices(state: Civ2010, seat: int) -> list[Sum]:
    """What a player pays where that is not simply printed: units by rank, wonders with a technology, research."""
    catalogue, player = state.catalogue, state.players[seat]
    found: list[Sum] = []
    for kind in range(c.UNIT_TYPES):
        level = board.rank(catalogue, player, kind)
        if level:
            tally = Tally(f"price:type-{kind}")
            tally.add(cost(state, seat, MAKE_UNIT, kind), "sum-of-rank", what=f"type-{kind}", rank=level)
            found.append(tally.sum())
    for number in state.wonder_market:
        if number != c.NONE:
            wonder = catalogue.wonders[number]
            tally = Tally("price:wonder-" + wonder.id)
            tally.add(wonder.cost, "sum-printed")
            if wonder.discount_tech != c.NONE:
                less = cost(state, seat, MAKE_WONDER, number) - wonder.cost
                tally.add(less, "sum-thing", what="tech-" + catalogue.techs[wonder.discount_tech].id)
            found.append(tally.sum())
    for level in range(1, 6):
        printed = next(tech.cost for tech in catalogue.techs if tech.level == level)
        tally = Tally(f"research:level-{level}")
        tally.add(printed, "sum-level", level=f"level-{level}")
        for wonder in catalogue.wonders_with[c.CHEAP_RESEARCH]:
            tally.add(-min(printed, discount(state, seat)), "sum-thing", what="wonder-" + wonder.id)
        found.append(tally.sum())
    return found


def unit_sum(state: Civ2010, seat: int, unit: int) -> Sum:
    tally = Tally(f"unit:no-{unit}")
    unit_adds(tally, state, seat, unit)
    return tally.sum()


def unit_adds(tally: Tally, state: Civ2010, seat: int, unit: int) -> None:
    """Strength by rank."""
    catalogue, player = state.catalogue, state.players[seat]
    printed = catalogue.unit_strength[unit]
    kind = catalogue.unit_type[unit]
    tally.add(printed, "sum-printed")
    more = board.ranked_strength(catalogue, player, unit) - printed
    tally.add(more, "sum-of-rank", what=f"type-{kind}", rank=board.rank(catalogue, player, kind))


# ---- a battle -------------------------------------------------------------------------------------------------------


def battle_sums(state: Civ2010, seat: int | None) -> list[Sum]:
    found: list[Sum] = []
    for side in range(2):
        bonus = Tally(f"bonus:{state.battle.seats[side]}")
        bonus_adds(bonus, state, side)
        score = Tally(f"score:{state.battle.seats[side]}")
        bonus_adds(score, state, side)
        for front in state.battle.fronts:
            unit = front.units[side]
            if unit != NOBODY:
                found.append(fighter(state, side, unit))
                kind = f"type-{state.catalogue.unit_type[unit]}"
                score.add(strength(state, side, unit), "sum-thing", what=kind)
        if sees_hand(state, side, seat):
            found += [fighter(state, side, unit) for unit in state.battle.hands[side]]
        found += [bonus.sum(), score.sum()]
    return found


def fighter(state: Civ2010, side: int, unit: int) -> Sum:
    """Strength in this battle."""
    tally = Tally(f"unit:no-{unit}")
    if is_barbarian(state, side):
        tally.add(strength(state, side, unit), "sum-printed")
        return tally.sum()
    seat = state.battle.seats[side]
    unit_adds(tally, state, seat, unit)
    more = strength(state, side, unit) - board.ranked_strength(state.catalogue, state.players[seat], unit)
    for wonder in state.catalogue.wonders_with[c.STRENGTH]:
        tally.add(more, "sum-thing", what="wonder-" + wonder.id)
    return tally.sum()


def bonus_adds(tally: Tally, state: Civ2010, side: int) -> None:
    """What was counted when the battle began: it holds, whatever has changed on the map since."""
    battle = state.battle
    seat = battle.seats[side]
    if is_barbarian(state, side):
        return
    now = Tally(tally.figure)
    if side == DEFENDER and battle.city != NOBODY:
        defence_adds(now, state, seat, battle.city)
    else:
        combat_adds(now, state, seat)
    if now.sum().total == battle.bonus[side]:
        tally.terms += now.terms
    else:
        tally.add(battle.bonus[side], "sum-counted")
