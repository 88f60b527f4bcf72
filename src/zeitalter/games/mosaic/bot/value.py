"""How well a seat stands, for bots: points in sight, regions, the engine that brings more, races for prizes."""

from math import exp
from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import SCORINGS, Mosaic
from zeitalter.games.mosaic.rules.claims import free_golden_ages, measure, wanted
from zeitalter.games.mosaic.rules.counting import DOMINATED
from zeitalter.games.mosaic.rules.empire import government_points, worth
from zeitalter.games.mosaic.rules.influence import Regions, survey
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.rules.setup import deck_size, empire_high, empire_low

# Found by games of bots with slightly different numbers against each other. Worths are in victory points.
TAKINGS: Final = [0.28, 0.25, 0.10, 0.10]  # cards a player takes per round, by deck
USUAL_TURNS: Final = 120  # of all players together
STOCK: Final = [0.34, 0.38, 0.31, 0.16]  # of the first stone, idea, food, coin
PLENTY: Final = [32.0, 14.0, 16.0, 25.0]  # with so many in stock a further one is worth less than half
PRODUCTION: Final = [0.038, 0.036, 0.033, 0.008, 0.008]  # per step of a track and round left
PERSON_PER_ROUND: Final = 0.095
PERSON: Final = 0.65  # as the price of cities
SYMBOL: Final = 0.8
HIDDEN_CARD: Final = 1.2
KIND: Final = 0.3
UNIT: Final = 0.1
REFRESH: Final = 0.3
POWER: Final = 2.5  # of a leader, still unused
UNREST: Final = 0.85  # some of it may still be calmed
GOLDEN_AGE: Final = 7.0
ACHIEVEMENT: Final = 6.0
BEHIND: Final = 0.5  # of a race in which another is ahead
NEXT_SCORING: Final = 1.0
LATER_SCORING: Final = 0.9
DOUBT: Final = 0.7  # how much influence may change until a scoring, at once and per round
DOUBT_PER_ROUND: Final = 0.12
SECOND: Final = 2.0


def value(state: Mosaic, seat: int) -> float:
    """Own standing minus mostly the mean of the others', partly the best of them."""
    return compared(standings_of(state), seat)


def values(state: Mosaic) -> list[float]:
    """The same for all seats; only once is everybody's standing found out."""
    standings = standings_of(state)
    return [compared(standings, seat) for seat in range(state.seats)]


def compared(standings: list[float], seat: int) -> float:
    total = 0.0
    best = -1000.0
    for other in range(len(standings)):
        if other != seat:
            total += standings[other]
            best = max(best, standings[other])
    return standings[seat] - 0.7 * total / (len(standings) - 1) - 0.3 * best


def standings_of(state: Mosaic) -> list[float]:
    if not state.agenda:
        return [float(sum(points(state, seat))) for seat in range(state.seats)]
    outlook = Outlook(state)
    regions = survey(state)
    found: list[float] = []
    for seat in range(state.seats):
        found.append(sure_points(state, seat) + engine(state, seat, outlook.turns(state, seat)))
    add_empires(state, regions, outlook, found)
    add_races(state, regions, outlook, found)
    return found


def sure_points(state: Mosaic, seat: int) -> float:
    """What a seat would score at the end as things are."""
    found = points(state, seat)
    unrest = found.pop()
    return sum(found) + UNREST * unrest


# ---- how long it will last ------------------------------------------------------------------------------------------


class Outlook:
    """When the scorings and the end are to be expected, by what everybody knows."""

    scorings: list[float]  # rounds until each scoring to come
    left: float  # rounds

    def __init__(self, state: Mosaic) -> None:
        times: list[float] = []
        for deck in range(c.DECKS):
            if c.EMPIRE in state.decks[deck]:
                times.append(cards_until_empire(state, deck) / (TAKINGS[deck] * state.seats))
        times.sort()
        self.scorings = [0.0] * state.pending + times[: max(0, SCORINGS - state.scorings - state.pending)]
        missing = SCORINGS - state.empires
        if state.final_round:
            self.left = state.final_round - state.round + 0.5
        else:  # with the rest of that round and the last one; who goes on investing in a late game never ends it
            late = 1.3 * USUAL_TURNS / state.seats - state.round
            self.left = min(times[missing - 1] + 1.5, max(3.0, late))

    def turns(self, state: Mosaic, seat: int) -> float:
        """How many turns a seat will still have."""
        if not state.final_round:
            return self.left
        comes = (seat - state.start_player) % state.seats
        now = (state.active - state.start_player) % state.seats
        return float(state.final_round - state.round + (1 if comes >= now else 0))


def cards_until_empire(state: Mosaic, deck: int) -> float:
    """How many cards will be taken before the empire card of a deck turns up: it may lie anywhere in its part."""
    size = deck_size(state, deck)
    unseen = len(state.decks[deck]) - state.under[deck] - 1
    low = empire_low(deck, size, state.seats)
    high = min(empire_high(deck, size, state.seats), unseen)
    return max(0.0, unseen - (low + high) / 2.0) + 1.0


# ---- what brings more -----------------------------------------------------------------------------------------------


def engine(state: Mosaic, seat: int, left: float) -> float:
    """What a seat has to work with, worth the more the longer the game will last."""
    player = state.players[seat]
    soon = min(1.0, left / 4.0)
    total = 0.0
    for currency in range(c.CURRENCIES):
        stock = player.stock[currency]
        total += STOCK[currency] * stock / (1.0 + stock / (2.0 * PLENTY[currency]))
    people = min(player.population, 14) + 0.4 * max(0, player.population - 14)
    total += PERSON * people
    for pillar in range(c.PILLARS):
        number = player.symbols[pillar]
        total += SYMBOL * (min(number, 2) + 0.5 * max(0, min(number, 6) - 2))
    for down in player.down:
        total += HIDDEN_CARD / (1.0 + missing_symbols(state, seat, down.card))
    total += KIND * state.goods_kinds(seat) + UNIT * player.unit_count()
    if player.government != c.NOTHING and player.government not in player.refreshed:
        total += REFRESH
    if not player.power_used and state.power(seat) in (c.CONVERT_POWER, c.TAKE_OVER):
        total += POWER
    total *= soon
    for track in range(c.TRACKS):
        total += PRODUCTION[track] * state.production(seat, track) * left
    return total + PERSON_PER_ROUND * people * left


def missing_symbols(state: Mosaic, seat: int, card: int) -> int:
    """Symbols a seat lacks for a technology."""
    total = 0
    if card != c.NOTHING:
        needs = state.technology(card).needs
        symbols = state.players[seat].symbols
        for pillar in range(c.PILLARS):
            total += max(0, needs[pillar] - symbols[pillar])
    return total


# ---- scorings to come -----------------------------------------------------------------------------------------------


def add_empires(state: Mosaic, regions: Regions, outlook: Outlook, totals: list[float]) -> None:
    """What the scorings to come may give. The later one is, the less a lead of now means."""
    for i in range(len(outlook.scorings)):
        doubt = DOUBT + DOUBT_PER_ROUND * min(12.0, outlook.scorings[i])
        weight = NEXT_SCORING if i == 0 else LATER_SCORING
        for region in range(len(regions.leader)):
            full = float(worth(regions, region))
            influence = regions.influence[region]
            for seat in range(state.seats):
                if influence[seat]:
                    totals[seat] += weight * region_prospect(state, influence, seat, full, doubt)
        for seat in range(state.seats):
            totals[seat] += weight * government_points(state, seat, regions)


def region_prospect(state: Mosaic, influence: list[int], seat: int, full: float, doubt: float) -> float:
    """What a region may give a seat that has some influence there."""
    first, second = 0, 0  # of the others; those who share the first place leave the second free
    for other in range(len(influence)):
        if other != seat:
            if influence[other] > first:
                second = first
                first = influence[other]
            elif influence[other] > second and (influence[other] < first or not state.second_after_tie):
                second = influence[other]
    lead = chance((influence[seat] - first + 0.3) / doubt)  # a tie scores in full, too
    place = chance((influence[seat] - second) / doubt)
    return lead * full + max(0.0, place - lead) * SECOND


def chance(lead: float) -> float:
    if lead > 8.0:
        return 1.0
    return 0.0 if lead < -8.0 else 1.0 / (1.0 + exp(-lead))


# ---- races ----------------------------------------------------------------------------------------------------------


def add_races(state: Mosaic, regions: Regions, outlook: Outlook, totals: list[float]) -> None:
    """Prizes nobody has yet: the nearer, the more; less when another is nearer."""
    soon = min(1.0, outlook.left / 5.0)
    for age in free_golden_ages(state):
        card = state.catalogue.golden_ages[age]
        add_race([player.symbols[card.pillar] for player in state.players], card.symbols, GOLDEN_AGE * soon, totals)
    for achievement in state.achievements:
        if state.catalogue.achievements[achievement].need == DOMINATED:
            done = [regions.leader.count(seat) for seat in range(state.seats)]
        else:
            done = [measure(state, seat, achievement) for seat in range(state.seats)]
        add_race(done, wanted(state, achievement), ACHIEVEMENT * soon, totals)


def add_race(done: list[int], need: int, prize: float, totals: list[float]) -> None:
    first = max(done)
    for seat in range(len(done)):
        share = min(1.0, done[seat] / need)
        worth = prize * share * share
        totals[seat] += worth if done[seat] == first else BEHIND * worth
