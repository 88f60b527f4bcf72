"""The events of age III, which give culture points when they come up or at the end of the game."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.ages.model.catalogue import EXPLORATION, MODERN
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import (
    discontent,
    figures,
    levels_on,
    population,
    strength,
    technologies_of_level,
)
from zeitalter.games.ages.rules.moves import gain_culture, lose_culture
from zeitalter.games.ages.rules.ranking import by_value


class Scoring:
    """What an event can score, under the name it has in the data: `measure` gives the points of a seat, or with
    `by_rank` what the seats are ranked by."""

    def __init__(self, name: str, measure: Callable[[Ages, int, int], int], by_rank: bool = False) -> None:
        self.name = name
        self.measure = measure
        self.by_rank = by_rank


def score(state: Ages, scoring: Scoring, amount: int, source: int) -> None:
    """Carry out an event of age III for everybody."""
    seats = state.order()
    if scoring.by_rank:
        ranked = by_value(state, [scoring.measure(state, seat, amount) for seat in seats])
        points = state.catalogue.rank_points[state.seats]
        for place in range(len(ranked)):
            gain_culture(state, ranked[place], points[place], source)
        return
    for seat in seats:
        gained = scoring.measure(state, seat, amount)
        if gained < 0:
            lose_culture(state, seat, -gained, source)
        else:
            gain_culture(state, seat, gained, source)


def urban_levels(state: Ages, seat: int, amount: int) -> int:
    urban = state.catalogue.urban
    return amount * levels_on(state.catalogue, state.players[seat].workers, urban.first, urban.end)


def unit_and_arena_levels(state: Ages, seat: int, amount: int) -> int:
    catalogue = state.catalogue
    return amount * levels_on(catalogue, state.players[seat].workers, catalogue.arenas.first, catalogue.built)


def actions(state: Ages, seat: int, amount: int) -> int:
    player = state.players[seat]
    return amount * player.civil_total + state.catalogue.per_military_action * player.military_total


def faces(state: Ages, seat: int, amount: int) -> int:
    happy = min(amount * figures(state, seat).faces, state.catalogue.faces_most)
    return happy - amount * discontent(state, seat)


def people(state: Ages, seat: int, amount: int) -> int:
    content = population(state.players[seat]) - discontent(state, seat)
    return amount * max(0, content - state.catalogue.population_free)


def government_and_special_levels(state: Ages, seat: int, amount: int) -> int:
    player = state.players[seat]
    return amount * sum([state.card(card).age for card in [player.government, *player.specials]])


def technologies(state: Ages, seat: int, amount: int) -> int:
    level = EXPLORATION if state.settings.level == ADVANCED else MODERN
    return amount * technologies_of_level(state, state.players[seat], level)


def wonders(state: Ages, seat: int, amount: int) -> int:
    player = state.players[seat]
    points = state.catalogue.wonder_points
    return amount * sum([points[state.card(wonder).age] for wonder in player.wonders + player.ruins])


SCORINGS: Final = [
    Scoring("score_food", lambda state, seat, amount: amount * figures(state, seat).food),
    Scoring("score_urban_levels", urban_levels),
    Scoring("score_colonies", lambda state, seat, amount: amount * len(state.players[seat].colonies)),
    Scoring("score_unit_and_arena_levels", unit_and_arena_levels),
    Scoring("score_actions", actions),
    Scoring("score_faces", faces),
    Scoring("score_resources", lambda state, seat, amount: amount * figures(state, seat).resources),
    Scoring("score_population", people),
    Scoring("score_government_and_special_levels", government_and_special_levels),
    Scoring("score_science_rank", lambda state, seat, amount: figures(state, seat).science, by_rank=True),
    Scoring("score_strength_rank", lambda state, seat, amount: strength(state, seat), by_rank=True),
    Scoring("score_technologies", technologies),
    Scoring("score_wonders", wonders),
]
