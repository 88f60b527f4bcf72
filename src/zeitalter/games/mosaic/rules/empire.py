"""Empire scorings: before them the General and the Diplomats, then points for regions and governments."""

from typing import Final

from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import DOMINATED, count
from zeitalter.games.mosaic.rules.influence import Regions, survey
from zeitalter.games.mosaic.rules.units import ask_remove, region_name

DOMINATION: Final = 3  # points for the most influence in a region, without its cities and wonders
SECOND: Final = 2
BOTH_TYPES: Final = 1 << c.INFANTRY | 1 << c.CAVALRY


def call_scoring(state: Mosaic) -> None:
    """A scoring comes next; before it the General, and directly before it Diplomats, each in the order of turns."""
    state.push(steps.Scoring(EVERYONE))
    for seat in reversed(state.clockwise(state.active)):
        if state.has(seat, c.EXPEL) and not state.players[seat].expelled:
            state.push(steps.Expelling(seat))
    for seat in reversed(state.clockwise(state.active)):
        if state.power(seat) == c.GENERAL:
            ask_remove(state, seat, 1, BOTH_TYPES, c.NOTHING)


class Scoring(Phase[Mosaic, steps.Scoring]):
    def run(self, state: Mosaic, step: steps.Scoring) -> None:
        regions = survey(state)
        points = empire_points(state, regions)
        state.emit("event-scoring-begins", {"n": state.scorings + 1})
        tell_regions(state, regions)
        for seat in range(state.seats):
            state.players[seat].empire_vp += points[seat]
            state.emit("event-scoring", {"seat": seat, "n": points[seat]})
        state.scorings += 1
        state.pending -= 1
        if state.pending:
            call_scoring(state)


def empire_points(state: Mosaic, regions: Regions) -> list[int]:
    """What a scoring gives each seat now: regions and governments."""
    totals = [government_points(state, seat, regions) for seat in range(state.seats)]
    for region in range(len(state.catalogue.regions)):
        points = region_points(state, regions, region)
        for seat in range(state.seats):
            totals[seat] += points[seat]
    return totals


def region_points(state: Mosaic, regions: Regions, region: int) -> list[int]:
    """Victory points of all seats for one region."""
    influence = regions.influence[region]
    points = [0] * len(influence)
    best = max(influence)
    if best == 0:
        return points
    full = worth(regions, region)
    for seat in range(len(influence)):
        if influence[seat] == best:
            points[seat] = full
    if state.second_after_tie or influence.count(best) == 1:
        second = 0
        for number in influence:
            if second < number < best:
                second = number
        if second > 0 and influence.count(second) == 1:
            points[influence.index(second)] = SECOND
    return points


def tell_regions(state: Mosaic, regions: Regions) -> None:
    """Who scores where, with how much influence, and for the government."""
    for region in range(len(state.catalogue.regions)):
        points = region_points(state, regions, region)
        for seat in range(state.seats):
            if points[seat]:
                state.emit(
                    "event-scoring-region",
                    {
                        "seat": seat,
                        "region": region_name(state, region),
                        "influence": regions.influence[region][seat],
                        "n": points[seat],
                    },
                )
    for seat in range(state.seats):
        total = government_points(state, seat, regions)
        if total:
            card = state.catalogue.governments[state.players[seat].government]
            state.emit("event-scoring-government", {"seat": seat, "government": "government-" + card.id, "n": total})


def worth(regions: Regions, region: int) -> int:
    """What the strongest in a region gets."""
    return DOMINATION + regions.cities[region] + regions.wonders[region]


def government_points(state: Mosaic, seat: int, regions: Regions) -> int:
    player = state.players[seat]
    if player.government == c.NOTHING:
        return 0
    total = 0
    for effect in state.catalogue.governments[player.government].effects:
        if effect.op == c.VP_PER:
            amount = effect.few if state.is_small() else effect.amount
            if effect.per == DOMINATED:  # counted already
                total += amount * regions.leader.count(seat)
            else:
                total += amount * count(state, seat, effect)
    return total
