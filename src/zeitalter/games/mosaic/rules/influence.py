"""Influence in the regions, domination, and what an empire scoring gives."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic


class Regions:
    """Influence by seat and region, and the settlements all players have there."""

    influence: list[list[int]]  # by region, then seat
    cities: list[int]  # of all players, by region
    wonders: list[int]
    leader: list[int]  # who dominates, or NOBODY


def unit_bonus(state: Mosaic, seat: int) -> list[int]:
    """Extra influence in regions with infantry, with cavalry."""
    bonus = [0] * c.UNITS
    cards = state.catalogue.technologies
    for card in state.players[seat].up:
        if cards[card].ops >> c.INFLUENCE & 1:
            for effect in cards[card].effects:
                if effect.op == c.INFLUENCE:
                    bonus[effect.unit] += effect.amount
    return bonus


def survey(state: Mosaic) -> Regions:
    """Count all regions at once."""
    number = len(state.catalogue.regions)
    hexes = state.catalogue.hexes
    made = Regions()
    made.influence = [[0] * state.seats for region in range(number)]
    made.cities = [0] * number
    made.wonders = [0] * number
    made.leader = [c.NOBODY] * number
    besieged = [[0] * state.seats for region in range(number)]  # influence that an engine of another would cancel
    for seat in range(state.seats):
        player = state.players[seat]
        for piece in range(c.PIECES):
            worth = 1 if piece in (c.FARM, c.CRAFT) else 2
            for place in player.sites[piece]:
                region = hexes[place].region
                made.influence[region][seat] += worth
                if piece <= c.PORT:
                    made.cities[region] += 1
                    besieged[region][seat] += worth
                elif piece == c.WONDER:
                    made.wonders[region] += 1
        bonus = unit_bonus(state, seat)
        units = player.units
        for place in range(len(units)):
            if units[place]:
                made.influence[place // c.UNITS][seat] += units[place] + bonus[place % c.UNITS]
    for seat in range(state.seats):
        units = state.players[seat].units
        for region in range(number):
            if units[region * c.UNITS + c.SIEGE]:
                for other in range(state.seats):
                    if other != seat:
                        made.influence[region][other] -= besieged[region][other]
                        besieged[region][other] = 0
    for region in range(number):
        made.leader[region] = sole_leader(made.influence[region])
    return made


def sole_leader(influence: list[int]) -> int:
    best = max(influence)
    if best == 0 or influence.count(best) > 1:
        return c.NOBODY
    return influence.index(best)


def dominated(state: Mosaic, seat: int) -> int:
    return survey(state).leader.count(seat)


def present(state: Mosaic, seat: int) -> int:
    """Regions with anything of a seat: it cannot dominate more."""
    player = state.players[seat]
    mask = 0
    for piece in range(c.PIECES):
        for place in player.sites[piece]:
            mask |= 1 << state.catalogue.hexes[place].region
    for place in range(len(player.units)):
        if player.units[place]:
            mask |= 1 << place // c.UNITS
    return bin(mask).count("1")


def region_points(regions: Regions, region: int) -> list[int]:
    """Victory points of all seats for one region."""
    influence = regions.influence[region]
    points = [0] * len(influence)
    best = max(influence)
    if best == 0:
        return points
    full = 3 + regions.cities[region] + regions.wonders[region]
    for seat in range(len(influence)):
        if influence[seat] == best:
            points[seat] = full
    if influence.count(best) == 1:
        second = 0
        for number in influence:
            if second < number < best:
                second = number
        if second > 0 and influence.count(second) == 1:
            points[influence.index(second)] = 2
    return points


def empire_points(state: Mosaic, regions: Regions) -> list[int]:
    """What a scoring gives each seat now: regions and governments."""
    totals = [0] * state.seats
    for region in range(len(state.catalogue.regions)):
        points = region_points(regions, region)
        for seat in range(state.seats):
            totals[seat] += points[seat]
    for seat in range(state.seats):
        totals[seat] += government_points(state, seat, regions)
    return totals


def government_points(state: Mosaic, seat: int, regions: Regions) -> int:
    player = state.players[seat]
    if player.government == c.NOTHING:
        return 0
    total = 0
    for effect in state.catalogue.governments[player.government].effects:
        if effect.op == c.VP_PER:
            amount = effect.few if state.is_small() else effect.amount
            if effect.per == c.PER_DOMINATED:
                total += amount * regions.leader.count(seat)
            else:
                total += amount * count(state, seat, effect, c.NOTHING)
    return total


def count(state: Mosaic, seat: int, effect: c.Effect, region: int) -> int:
    """How many of the things an effect counts a seat has."""
    player = state.players[seat]
    per = effect.per
    if per == c.PER_SYMBOL:
        return player.symbols[effect.pillar]
    if per == c.PER_WONDER:
        return len(player.wonders)
    if per == c.PER_CITY:
        return player.cities()
    if per == c.PER_PERSON:
        return player.population
    if per == c.PER_PERSON_PAIR:
        return player.population // 2
    if per == c.PER_FARM:
        return len(player.sites[c.FARM])
    if per == c.PER_GOODS_TILE:
        total = 1 if state.has(seat, c.WILD_GOOD) else 0
        for number in player.goods:
            total += number
        return total
    if per == c.PER_FOOD_PRODUCTION:
        return state.production(seat, c.FOOD_TRACK)
    if per == c.PER_PORT:
        return len(player.sites[c.PORT])
    if per == c.PER_PROJECT:
        return projects(state, seat)
    if per == c.PER_CLAIMED:
        return len(player.golden_ages) + len(player.achievements)
    if per == c.PER_TECHNOLOGY_PAIR:
        return len(player.up) // 2
    return count_regions(state, seat, per, region)


def count_regions(state: Mosaic, seat: int, per: int, region: int) -> int:
    if per == c.PER_DOMINATED:
        return dominated(state, seat)
    if per == c.PER_CITY_REGION:
        return bin(state.city_regions(seat)).count("1")
    if per == c.PER_BEST_REGION_CITY:
        cities = [0] * len(state.catalogue.regions)
        for piece in (c.CITY, c.PORT):
            for place in state.players[seat].sites[piece]:
                cities[state.region_of(place)] += 1
        return max(cities)
    if per == c.PER_CITY_IN_REGION:
        return pieces_in(state, region, c.CITY, c.PORT)
    return pieces_in(state, region, c.WONDER, c.WONDER)


def pieces_in(state: Mosaic, region: int, first: int, last: int) -> int:
    """Pieces of all players in a region, of the kinds from the first to the last."""
    count = 0
    for place in state.catalogue.regions[region].hexes:
        holder = state.holder[place]
        if holder != c.NOTHING and first <= holder & 7 <= last:
            count += 1
    return count


def projects(state: Mosaic, seat: int) -> int:
    total = 0
    for card in state.players[seat].builds:
        if state.catalogue.builds[card].piece == c.PROJECT:
            total += 1
    return total
