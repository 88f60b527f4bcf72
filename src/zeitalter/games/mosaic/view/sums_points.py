# mypyc: no
"""What points and influence are made of: `points:0` and its categories, `influence:region-gaul:0`, `scoring:0`."""

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.empire import DOMINATION, government_points, region_points
from zeitalter.games.mosaic.rules.influence import Regions, piece_influence, unit_bonus
from zeitalter.games.mosaic.rules.outcome import CATEGORIES
from zeitalter.games.mosaic.rules.scoring import (
    best_wild,
    calm,
    calm_of,
    caused,
    counted_points,
    points,
    points_of_craft,
    points_of_settlement,
    points_of_wonder,
)

# ---- regions -------------------------------------------------------------------------------------------------------


def region_sums(state: Mosaic, regions: Regions) -> list[Sum]:
    """What each region is worth, the influence everybody has there and what a scoring would give for it."""
    found: list[Sum] = []
    for region in state.catalogue.regions:
        found.append(worth_tally(regions, region).sum())
        points = region_points(state, regions, region.index)
        for seat in range(state.seats):
            found.append(influence_tally(state, seat, region).sum())
            stake = Tally(f"stake:region-{region.id}:{seat}")
            best = regions.influence[region.index][seat] == max(regions.influence[region.index])
            stake.add(points[seat], "sum-strongest" if best else "sum-second")
            found.append(stake.sum())
    return found


def worth_tally(regions: Regions, region: c.Region) -> Tally:
    tally = Tally(f"worth:region-{region.id}")
    tally.add(DOMINATION, "sum-domination")
    tally.add(regions.cities[region.index], "sum-cities-there", number=regions.cities[region.index])
    tally.add(regions.wonders[region.index], "sum-wonders-there", number=regions.wonders[region.index])
    return tally


def influence_tally(state: Mosaic, seat: int, region: c.Region) -> Tally:
    """Pieces, units and what cards add to them; besieged cities count for nothing."""
    player = state.players[seat]
    tally = Tally(f"influence:region-{region.id}:{seat}")
    besieged = 0
    for piece in range(c.PIECES):
        number = [state.region_of(place) for place in player.sites[piece]].count(region.index)
        influence = number * piece_influence(piece)
        tally.add(influence, "sum-pieces", number=number, piece="piece-" + c.PIECE_NAMES[piece])
        besieged += influence if piece <= c.PORT else 0
    bonus = unit_bonus(state, seat)
    for unit in range(c.UNITS):
        number = player.units[unit][region.index]
        name = "unit-" + c.UNIT_NAMES[unit]
        tally.add(number, "sum-units", number=number, unit=name)
        if number:
            tally.add(bonus[unit], "sum-unit-bonus", unit=name)
    if any(state.players[other].units[c.SIEGE][region.index] for other in range(state.seats) if other != seat):
        tally.add(-besieged, "sum-besieged")
    return tally


# ---- points --------------------------------------------------------------------------------------------------------


def points_sums(state: Mosaic, seat: int, regions: Regions) -> list[Sum]:
    """As if the game ended now, in all and by category; and what a scoring would give now."""
    scored = points(state, seat)
    total = Tally(f"points:{seat}")
    for category, n in zip(CATEGORIES, scored):
        total.add(n, category)
    scoring = Tally(f"scoring:{seat}")
    for region in state.catalogue.regions:
        scoring.add(region_points(state, regions, region.index)[seat], "region-" + region.id)
    government = state.players[seat].government
    if government != c.NOTHING:
        card = state.catalogue.governments[government]
        scoring.add(government_points(state, seat, regions), "government-" + card.id)
    tallies = [total, scoring, *categories(state, seat, scored)]
    return [tally.sum() for tally in tallies]


def categories(state: Mosaic, seat: int, scored: list[int]) -> list[Tally]:
    player, catalogue = state.players[seat], state.catalogue
    tallies = [Tally(f"category:{category}:{seat}") for category in CATEGORIES]
    empire, settlements, wonders, claimed, projects, technologies, crafts, leader, unrest = tallies
    empire.add(player.empire_vp, "sum-scorings", number=state.scorings)
    for piece in (c.CITY, c.PORT, c.FARM, c.CRAFT):
        number = len(player.sites[piece])
        settlements.add(
            number * points_of_settlement(piece), "sum-pieces", number=number, piece="piece-" + c.PIECE_NAMES[piece]
        )
    for place, wonder in enumerate(player.wonders):
        wonders.add(points_of_wonder(state, seat, place), "wonder-" + catalogue.wonders[wonder].id)
    for age in player.golden_ages:
        claimed.add(catalogue.golden_ages[age].vp, "golden-" + catalogue.golden_ages[age].id)
    for achievement in player.achievements:
        claimed.add(catalogue.achievements[achievement].vp, "achievement-" + catalogue.achievements[achievement].id)
    wild = best_wild(state, seat)
    for card in player.builds:
        projects.add(counted_points(state, seat, catalogue.builds[card]), "build-" + catalogue.builds[card].id)
        crafts.add(points_of_craft(state, seat, card, wild), "build-" + catalogue.builds[card].id)
    technologies.add(player.card_vp, "sum-scored-when-played")
    for card in player.up:
        data = catalogue.technologies[card]
        technologies.add(counted_points(state, seat, data), "technology-" + data.id)
    leader.add(scored[CATEGORIES.index("score-leader")], "symbol-culture")
    add_unrest(state, seat, unrest)
    return tallies


def add_unrest(state: Mosaic, seat: int, tally: Tally) -> None:
    """Each tax and tariff card, and what lets its unrest be ignored."""
    player, catalogue = state.players[seat], state.catalogue
    for card in player.taxes:
        tally.add(-catalogue.taxes[card].unrest, "tax-" + catalogue.taxes[card].id)
    for card in player.up:
        tally.add(calm_of(state, seat, catalogue.technologies[card]), "technology-" + catalogue.technologies[card].id)
    for card in player.builds:
        tally.add(calm_of(state, seat, catalogue.builds[card]), "build-" + catalogue.builds[card].id)
    for card in player.wonders:
        tally.add(calm_of(state, seat, catalogue.wonders[card]), "wonder-" + catalogue.wonders[card].id)
    if player.leader != c.NOTHING:
        tally.add(
            calm_of(state, seat, catalogue.leaders[player.leader]), "leader-" + catalogue.leaders[player.leader].id
        )
    tally.add(-max(0, calm(state, seat) - caused(state, seat)), "sum-spare-calm")
