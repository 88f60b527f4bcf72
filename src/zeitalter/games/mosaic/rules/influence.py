"""Influence in the regions, and who dominates them."""

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


def piece_influence(piece: int) -> int:
    return 1 if piece in (c.FARM, c.CRAFT) else 2


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
            worth = piece_influence(piece)
            for place in player.sites[piece]:
                region = hexes[place].region
                made.influence[region][seat] += worth
                if piece <= c.PORT:
                    made.cities[region] += 1
                    besieged[region][seat] += worth
                elif piece == c.WONDER:
                    made.wonders[region] += 1
        bonus = unit_bonus(state, seat)
        for unit in range(c.UNITS):
            units = player.units[unit]
            for region in range(number):
                if units[region]:
                    made.influence[region][seat] += units[region] + bonus[unit]
    for seat in range(state.seats):
        engines = state.players[seat].units[c.SIEGE]
        for region in range(number):
            if engines[region]:
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
    for sites in player.sites:
        for place in sites:
            mask |= 1 << state.catalogue.hexes[place].region
    for units in player.units:
        for region in range(len(units)):
            if units[region]:
                mask |= 1 << region
    return bin(mask).count("1")


def own_regions(state: Mosaic, seat: int) -> list[int]:
    """Regions this seat dominates."""
    leaders = survey(state).leader
    return [region for region in range(len(leaders)) if leaders[region] == seat and state.in_play(region)]
