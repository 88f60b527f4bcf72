"""The map and what it yields: distances, outskirts, blockades, icons, coins (rulebook pages 7, 13 to 18, 26 and 27)."""

from typing import Final

from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT, Player
from zeitalter.games.civ2010.model.state import Civ2010


def _neighbours() -> list[list[int]]:
    """Orthogonal neighbours, clockwise from above; NONE at the edge."""
    result: list[list[int]] = []
    for square in range(c.SQUARES):
        x, y = square % c.WIDTH, square // c.WIDTH
        result.append(
            [
                square - c.WIDTH if y > 0 else c.NONE,
                square + 1 if x < c.WIDTH - 1 else c.NONE,
                square + c.WIDTH if y < c.WIDTH - 1 else c.NONE,
                square - 1 if x > 0 else c.NONE,
            ]
        )
    return result


def _around() -> list[list[int]]:
    """The up to eight squares around each."""
    result: list[list[int]] = []
    for square in range(c.SQUARES):
        x, y = square % c.WIDTH, square // c.WIDTH
        near: list[int] = []
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx or dy) and 0 <= x + dx < c.WIDTH and 0 <= y + dy < c.WIDTH:
                    near.append(square + dy * c.WIDTH + dx)
        result.append(near)
    return result


NEIGHBOURS: Final = _neighbours()
AROUND: Final = _around()


def distance(first: int, second: int) -> int:
    """Orthogonal steps."""
    return abs(first % c.WIDTH - second % c.WIDTH) + abs(first // c.WIDTH - second // c.WIDTH)


def gap(first: int, second: int) -> int:
    """The larger difference of columns or rows: 1 is next to each other, diagonals included."""
    dx = abs(first % c.WIDTH - second % c.WIDTH)
    dy = abs(first // c.WIDTH - second // c.WIDTH)
    return dx if dx > dy else dy


# ---- tiles ----------------------------------------------------------------------------------------------------------


def hidden_place(state: Civ2010, square: int) -> int:
    """The undiscovered tile that covers a square, or NONE."""
    if state.ground[square] != c.NONE:
        return c.NONE
    return state.catalogue.layouts[state.seats].places[square]


def tile_square(corner: int, turns: int, index: int) -> int:
    """Where square `index` of a tile comes to lie when the arrow points up after so many quarter turns clockwise."""
    row, column = index // c.TILE, index % c.TILE
    for _turn in range(turns):
        row, column = column, c.TILE - 1 - row
    return corner + row * c.WIDTH + column


# ---- derived numbers of a player ------------------------------------------------------------------------------------


def highest_speed(state: Civ2010, player: Player) -> int:
    for tech in state.catalogue.fast:
        if player.techs >> tech.index & 1:
            return tech.speed
    return state.catalogue.speed


def stacking_limit(state: Civ2010, player: Player) -> int:
    limit = state.catalogue.stacking
    for tech in state.catalogue.crowding:
        if player.techs >> tech.index & 1:
            limit = tech.stacking
            break
    if state.catalogue.civilizations[player.civilization].ability == c.STACKING_AND_INFILTRATION:
        limit += 1
    return limit


def water_skill(state: Civ2010, player: Player) -> int:
    for tech in state.catalogue.seafaring:
        if player.techs >> tech.index & 1:
            return tech.water
    return c.NO_WATER


def rank(catalogue: c.Catalogue, player: Player, unit_type: int) -> int:
    """Rank of the units of a type; 0 for aircraft before Flight."""
    for tech in catalogue.arming[unit_type]:
        if player.techs >> tech.index & 1:
            return tech.rank
    return 1 if unit_type < c.UNIT_TYPES - 1 else 0


def ranked_strength(catalogue: c.Catalogue, player: Player, unit: int) -> int:
    """Strength of a unit at its rank; aircraft have only one."""
    kind = catalogue.unit_type[unit]
    return catalogue.unit_strength[unit] + (0 if kind == c.AIRCRAFT else rank(catalogue, player, kind) - 1)


def city_limit(state: Civ2010, player: Player) -> int:
    return state.catalogue.cities + (1 if player.techs & state.catalogue.with_op[c.THIRD_CITY] else 0)


def hand_limit(state: Civ2010, seat: int) -> int:
    player = state.players[seat]
    limit = state.catalogue.hand + state.catalogue.governments[player.government].cards
    for tech in state.catalogue.with_cards:
        if player.techs >> tech.index & 1:
            limit += tech.cards
    return limit + coins_bonus(state, seat)


def has_too_many_cards(state: Civ2010, seat: int) -> bool:
    cards = len(state.players[seat].cards)
    return cards > 0 and cards > hand_limit(state, seat)


def coins_bonus(state: Civ2010, seat: int) -> int:
    """Computers: one more card for every five coins."""
    techs = state.players[seat].techs & state.catalogue.with_op[c.HAND_BY_COINS]
    return coins(state, seat) // latest_ability(state.catalogue, techs, c.HAND_BY_COINS).amount if techs else 0


def latest_ability(catalogue: c.Catalogue, techs: int, op: str) -> c.Ability:
    """The ability of a kind, of the last technology of a mask of those that have it."""
    for ability in catalogue.techs[techs.bit_length() - 1].abilities:
        if ability.op == op:
            return ability
    raise ValueError(f"no technology with {op}")


def own_cities(player: Player) -> list[int]:
    return [slot for slot in range(CITIES) if player.centres[slot] != c.NONE]


# ---- who is where ---------------------------------------------------------------------------------------------------


def figures_at(player: Player, square: int) -> int:
    """Bit mask of a player's figures on a square."""
    mask = 0
    for figure in range(FIGURES):
        if player.figures[figure] == square:
            mask |= 1 << figure
    return mask


ARMIES_MASK: Final = (1 << FIRST_SCOUT) - 1
SCOUTS_MASK: Final = ((1 << FIGURES) - 1) & ~ARMIES_MASK


def armies_in(mask: int) -> int:
    return (mask & ARMIES_MASK).bit_count()


def scouts_in(mask: int) -> int:
    return (mask & SCOUTS_MASK).bit_count()


def some_figures(player: Player, square: int, armies: int, scouts: int, without: int) -> int:
    """Bit mask of so many of a player's figures on a square, those `without` left out."""
    mask = 0
    for figure in range(FIGURES):
        if player.figures[figure] == square and not without >> figure & 1:
            if figure < FIRST_SCOUT and armies:
                armies -= 1
                mask |= 1 << figure
            elif figure >= FIRST_SCOUT and scouts:
                scouts -= 1
                mask |= 1 << figure
    return mask


def centre_owner(state: Civ2010, square: int) -> int:
    """The seat whose city has its centre on a square, or NONE."""
    owner = state.owner[square]
    if owner != c.NONE and state.players[owner].centres[state.district[square]] == square:
        return owner
    return c.NONE


def is_blockaded(state: Civ2010, square: int) -> bool:
    """An enemy figure stands on an outskirts square."""
    holder = state.holder[square]
    return holder != c.NONE and state.owner[square] != c.NONE and holder != state.owner[square]


def work_on(state: Civ2010, square: int) -> c.Work | None:
    code = state.works[square]
    return None if code == c.NONE else state.catalogue.works[code]


# ---- icons ----------------------------------------------------------------------------------------------------------

TRADE_ICONS: Final = 0
PRODUCTION_ICONS: Final = 1
CULTURE_ICONS: Final = 2
COIN_ICONS: Final = 3


def icon_source(state: Civ2010, square: int) -> c.Icons:
    """What the icons of a square are printed on: what was built there, otherwise the ground."""
    code = state.works[square]
    return state.catalogue.grounds[state.ground[square]] if code == c.NONE else state.catalogue.works[code]


def icons(state: Civ2010, square: int, kind: int) -> int:
    """Visible icons of a square."""
    source = icon_source(state, square)
    if kind == TRADE_ICONS:
        return source.trade
    if kind == PRODUCTION_ICONS:
        return source.production
    return source.culture if kind == CULTURE_ICONS else source.coin


def city_squares(state: Civ2010, seat: int, slot: int) -> list[int]:
    """The squares whose icons a city gets: outskirts without blockade, those sent elsewhere by an own scout left out,
    and the squares of scouts that send here."""
    player = state.players[seat]
    holder = state.holder
    squares: list[int] = []
    for square in AROUND[player.centres[slot]]:
        if holder[square] == c.NONE or (holder[square] == seat and not is_sent_away(player, square, slot)):
            squares.append(square)
    for scout in range(FIGURES - FIRST_SCOUT):
        square = player.figures[FIRST_SCOUT + scout]
        if player.targets[scout] != slot or square < 0 or square in squares:
            continue
        at_home = state.owner[square] == seat and state.district[square] == slot
        if not at_home and not is_gathered(player, scout):
            squares.append(square)
    return squares


def is_gathered(player: Player, scout: int) -> bool:
    """The icons of a square count once: a second scout there adds nothing."""
    if scout == 0 or player.targets[0] == c.NONE:
        return False
    return player.figures[FIRST_SCOUT] == player.figures[FIRST_SCOUT + scout]


def is_sent_away(player: Player, square: int, slot: int) -> bool:
    """The first scout of a square decides: its icons go to one city."""
    for scout in range(FIGURES - FIRST_SCOUT):
        if player.figures[FIRST_SCOUT + scout] == square and player.targets[scout] != c.NONE:
            return player.targets[scout] != slot
    return False


class CityIcons:
    """All icons of a city at once, for those who ask about every kind."""

    def __init__(self, state: Civ2010, seat: int, slot: int) -> None:
        self.squares = city_squares(state, seat, slot)
        self.trade = 0
        self.production = 0
        self.culture = 0
        self.coin = 0
        for square in self.squares:
            source = icon_source(state, square)
            self.trade += source.trade
            self.production += source.production
            self.culture += source.culture
            self.coin += source.coin


def city_icons(state: Civ2010, seat: int, slot: int, kind: int) -> int:
    total = 0
    for square in city_squares(state, seat, slot):
        total += icons(state, square, kind)
    return total


def trade_income(state: Civ2010, seat: int) -> int:
    """What a player counts in the trade phase; a government may lower it."""
    player = state.players[seat]
    total = state.catalogue.governments[player.government].trade
    for slot in own_cities(player):
        total += city_icons(state, seat, slot, TRADE_ICONS)
    return total


def production(state: Civ2010, seat: int, slot: int) -> int:
    """What a city can spend on one action, trade apart."""
    return city_icons(state, seat, slot, PRODUCTION_ICONS) + more_production(state, seat, slot)


def more_production(state: Civ2010, seat: int, slot: int) -> int:
    """What a city can spend beyond its icons."""
    player = state.players[seat]
    total = state.catalogue.governments[player.government].production
    if state.turn.seat == seat:
        total += state.turn.bonus[slot]
    techs = player.techs & state.catalogue.with_op[c.PRODUCTION_BY_COINS]
    if techs:
        total += coins(state, seat) // latest_ability(state.catalogue, techs, c.PRODUCTION_BY_COINS).amount
    return total


def devotion(state: Civ2010, seat: int, slot: int) -> int:
    """Culture of a city that devotes itself to the arts: one, and one per icon."""
    return devoted(state, seat, city_icons(state, seat, slot, CULTURE_ICONS))


def devoted(state: Civ2010, seat: int, culture: int) -> int:
    total = 1 + culture + state.catalogue.governments[state.players[seat].government].culture
    return total if total > 0 else 0


def harvest_mask(state: Civ2010, seat: int, slot: int) -> int:
    """Bit mask of the resources in reach of a city, whether the market has them or not."""
    return resources_on(state, city_squares(state, seat, slot))


def resources_on(state: Civ2010, squares: list[int]) -> int:
    mask = 0
    for square in squares:
        if state.works[square] == c.NONE:
            resource = ground_of(state, square).resource
            if resource != c.NONE:
                mask |= 1 << resource
    return mask


def coins(state: Civ2010, seat: int) -> int:
    """All coins: on the map, on technologies, as tokens, of the government, on the Panama Canal."""
    player = state.players[seat]
    total = 0
    for slot in range(CITIES):
        if player.centres[slot] != c.NONE:
            total += city_icons(state, seat, slot, COIN_ICONS)
    return total + more_coins(state, seat)


def more_coins(state: Civ2010, seat: int) -> int:
    """Those beside the icons of the cities."""
    player = state.players[seat]
    catalogue = state.catalogue
    total = sum(player.coins) + catalogue.governments[player.government].coin
    for tech in catalogue.with_coin:
        if player.techs >> tech.index & 1:
            total += tech.coin
    if state.canal and canal_owner(state) == seat:
        total += state.canal
    return total


def canal_owner(state: Civ2010) -> int:
    """Whose coins lie on the Panama Canal; nobody's while it is blockaded."""
    for wonder in state.catalogue.wonders_with[c.WONDER_COIN]:
        return wonder_owner(state, wonder.index)
    return c.NONE


def wonder_owner(state: Civ2010, wonder: int) -> int:
    """The seat that has the use of a wonder's ability now, or NONE."""
    square = state.wonder_square[wonder]
    if square == c.NONE or state.obsolete >> wonder & 1 or is_blockaded(state, square):
        return c.NONE
    return state.owner[square]


def has_wonder(state: Civ2010, seat: int, op: str) -> bool:
    for wonder in state.catalogue.wonders_with[op]:
        if state.wonder_square[wonder.index] != c.NONE and wonder_owner(state, wonder.index) == seat:
            return True
    return False


def combat_bonus(state: Civ2010, seat: int) -> int:
    """Barracks, academies and generals on the map; blockades do not matter."""
    player = state.players[seat]
    total = 0
    for slot in range(CITIES):
        if player.centres[slot] != c.NONE:
            for square in AROUND[player.centres[slot]]:
                work = work_on(state, square)
                if work is not None:
                    total += work.combat
    return total


# ---- squares --------------------------------------------------------------------------------------------------------


def ground_of(state: Civ2010, square: int) -> c.Ground:
    return state.catalogue.grounds[state.ground[square]]


def is_water(state: Civ2010, square: int) -> bool:
    return state.catalogue.grounds[state.ground[square]].terrain == c.WATER


def is_building(state: Civ2010, square: int) -> bool:
    return 0 <= state.works[square] < state.catalogue.first_wonder


def is_wonder(state: Civ2010, square: int) -> bool:
    return state.catalogue.first_wonder <= state.works[square] < state.catalogue.first_person


def is_person(state: Civ2010, square: int) -> bool:
    return state.works[square] >= state.catalogue.first_person


# Why no city can be founded on a square.
FOUNDABLE: Final = 0
ON_WATER: Final = 1
AT_THE_EDGE: Final = 2
UNKNOWN_NEAR: Final = 3
TOKEN_NEAR: Final = 4
ENEMY_NEAR: Final = 5
CITY_NEAR: Final = 6


def can_found(state: Civ2010, seat: int, square: int) -> bool:
    return obstacle(state, seat, square) == FOUNDABLE


def obstacle(state: Civ2010, seat: int, square: int) -> int:
    """The five conditions for a city's square (page 13): which of them does not hold."""
    if is_water(state, square):
        return ON_WATER
    if len(AROUND[square]) < 8:
        return AT_THE_EDGE
    if state.token[square] != c.NONE:
        return TOKEN_NEAR
    for near in AROUND[square]:
        if state.ground[near] == c.NONE:
            return UNKNOWN_NEAR
        if state.token[near] != c.NONE:
            return TOKEN_NEAR
        if state.holder[near] != c.NONE and state.holder[near] != seat:
            return ENEMY_NEAR
    for player in state.players:
        for centre in player.centres:
            if centre != c.NONE and gap(centre, square) < 3:
                return CITY_NEAR
    return FOUNDABLE


def reaches(state: Civ2010, seat: int, square: int, squares: int) -> bool:
    """Whether a square is within range of an own figure or city; NONE is any distance."""
    if squares == c.NONE:
        return True
    player = state.players[seat]
    for figure in player.figures:
        if figure >= 0 and distance(figure, square) <= squares:
            return True
    for centre in player.centres:
        if centre != c.NONE and distance(centre, square) <= squares:
            return True
    return False
