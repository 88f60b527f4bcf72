"""How well a seat stands, for bots: points in sight, regions, the engine that brings more, races for prizes."""

from typing import Final

from zeitalter.games.mosaic import catalogue as c
from zeitalter.games.mosaic.free import measure, wanted
from zeitalter.games.mosaic.influence import Regions, government_points, region_points, survey
from zeitalter.games.mosaic.moves import free_golden_ages, free_wonders
from zeitalter.games.mosaic.scoring import (
    claimed_points,
    craft_points,
    points,
    project_points,
    settlement_points,
    technology_points,
    unrest,
    wonder_points,
)
from zeitalter.games.mosaic.setup import empire_high, empire_low
from zeitalter.games.mosaic.state import SCORINGS, Mosaic

ROUNDS: Final = 18.0  # of a usual game
UNIT_VALUE: Final = [0.26, 0.24, 0.21, 0.11]  # of one stone, idea, food, coin in stock
STOCK_CAP: Final = [25, 12, 15, 20]  # more than this is worth little
PRODUCTION_VALUE: Final = [0.24, 0.28, 0.28, 0.20, 0.20]  # of what a track brings each time
PRODUCTION_USE: Final = [0.14, 0.16, 0.17, 0.10, 0.09]  # times per round it is used
PEOPLE_USE: Final = 0.13
SYMBOL: Final = 0.6
SCORING_SHARE: Final = 0.8  # of what a scoring would give now, for those to come
RACE: Final = 4.0  # of a prize that is nearly reached
HIDDEN_CARD: Final = 0.5
KIND: Final = 0.25


def value(state: Mosaic, seat: int) -> float:
    """Own standing minus the mean of the others'."""
    if state.agenda:
        left = rounds_left(state)
        regions = survey(state)
        empires = region_sums(state, regions)
        ages = free_golden_ages(state)
        standings = [standing(state, other, regions, empires, ages, left) for other in range(state.seats)]
    else:
        standings = [float(sum(points(state, other))) for other in range(state.seats)]
    total = 0.0
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            total += standings[other]
            best = max(best, standings[other])
    return standings[seat] - 0.7 * total / (state.seats - 1) - 0.3 * best


def rounds_left(state: Mosaic) -> float:
    """Estimated from how near the empire cards are."""
    if state.final_round:
        return state.final_round - state.round + 0.5
    parts: list[float] = []
    for deck in range(c.DECKS):
        cards = state.decks[deck]
        size = START_SIZES[deck] if deck < c.POPULATION else state.catalogue.deck_sizes[deck][state.seats]
        if deck == c.TECHNOLOGY:
            size -= 5 * state.seats
        if c.EMPIRE in cards:
            place = (empire_low(deck, size, state.seats) + empire_high(deck, size, state.seats)) / 2.0
            drawn = size + 1 - (len(cards) - state.under[deck])
            parts.append(min(0.95, drawn / (size + 1 - place)))
        else:
            parts.append(1.0)
    parts.sort()
    progress = (parts[1] + parts[2] + parts[3]) / 3.0
    return max(1.5, (1.0 - progress) * ROUNDS)


START_SIZES: Final = [105, 38]


def region_sums(state: Mosaic, regions: Regions) -> list[int]:
    """What the regions would give each seat in a scoring now."""
    sums = [0] * state.seats
    for region in range(len(regions.leader)):
        points_there = region_points(regions, region)
        for seat in range(state.seats):
            sums[seat] += points_there[seat]
    return sums


def standing(state: Mosaic, seat: int, regions: Regions, empires: list[int], ages: list[int], left: float) -> float:
    player = state.players[seat]
    total = float(player.empire_vp + settlement_points(state, seat) + claimed_points(state, seat))
    total += project_points(state, seat) + technology_points(state, seat) + wonder_points(state, seat)
    total += craft_points(state, seat)
    if state.power(seat) == c.ART:
        total += player.symbols[c.CULTURE]
    total -= 0.85 * unrest(state, seat)
    total += empire_prospect(state, seat, regions, empires[seat])
    total += engine(state, seat, left)
    total += races(state, seat, regions, ages, left)
    return total


def empire_prospect(state: Mosaic, seat: int, regions: Regions, now: int) -> float:
    """What the scorings to come would give as things stand."""
    open_scorings = SCORINGS - state.scorings
    if open_scorings <= 0:
        return 0.0
    worth = float(now)
    for influence in regions.influence:
        if influence[seat]:
            worth += 0.1 * min(12, influence[seat])
    worth += government_points(state, seat, regions)
    return worth * (SCORING_SHARE * open_scorings + 0.2 * state.pending)


def engine(state: Mosaic, seat: int, left: float) -> float:
    player = state.players[seat]
    soon = min(1.0, left / 4.0)
    total = 0.0
    for currency in range(c.CURRENCIES):
        stock = player.stock[currency]
        cap = STOCK_CAP[currency]
        worth = min(stock, cap) + (0.15 * (stock - cap) if stock > cap else 0.0)
        total += UNIT_VALUE[currency] * worth * soon
    for track in range(c.TRACKS):
        total += state.production(seat, track) * PRODUCTION_VALUE[track] * PRODUCTION_USE[track] * left
    people = min(player.population, 14) + 0.4 * max(0, player.population - 14)
    total += people * (PEOPLE_USE * left + 0.7 * soon)
    for pillar in range(c.PILLARS):
        total += SYMBOL * min(player.symbols[pillar], 3) * soon
    total += HIDDEN_CARD * len(player.down) * soon
    total += KIND * state.goods_kinds(seat) * soon
    total += 0.1 * player.unit_count() * soon
    if player.government != c.NOTHING and not player.refreshed >> player.government & 1:
        total += 0.3
    if not player.power_used and state.power(seat) in (c.CONVERT_POWER, c.TAKE_OVER):
        total += 2.5 * soon
    return total


def races(state: Mosaic, seat: int, regions: Regions, ages: list[int], left: float) -> float:
    """Prizes nobody has yet: the nearer, the more; less when another is nearer."""
    soon = min(1.0, left / 5.0)
    total = 0.0
    symbols = state.players[seat].symbols
    for age in ages:
        card = state.catalogue.golden_ages[age]
        if symbols[card.pillar] == 0:
            continue
        share = min(1.0, symbols[card.pillar] / card.symbols)
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, state.players[other].symbols[card.pillar])
        factor = 1.0 if symbols[card.pillar] >= rival else 0.6
        total += factor * RACE * share * share
    for achievement in state.achievements:
        need = wanted(state, achievement)
        if c.NEEDS[state.catalogue.achievements[achievement].need] == "dominated_regions":
            done = regions.leader.count(seat)
        else:
            done = measure(state, seat, achievement)
        share = min(1.0, done / need)
        total += RACE * share * share * share
    if free_wonders(state):
        total += 0.3 * min(1.0, state.players[seat].stock[c.STONE] / 20.0)
    return total * soon
