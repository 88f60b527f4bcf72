"""The events of age III, which give culture points when they come up or at the end of the game."""

from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.state import ADVANCED, Ages
from zeitalter.games.ages.rules.civilization import (
    discontent,
    figures,
    population,
    technologies_of_level,
    unit_and_arena_levels,
    urban_levels,
)
from zeitalter.games.ages.rules.moves import gain_culture, lose_culture
from zeitalter.games.ages.rules.ranking import by_value


def score_event(state: Ages, op: int, amount: int, source: int) -> None:
    """Carry out an event of age III for everybody."""
    seats = state.order()
    if op == c.SCORE_SCIENCE_RANK or op == c.SCORE_STRENGTH_RANK:
        values: list[int] = []
        for seat in seats:
            now = figures(state, seat)
            values.append(now.science if op == c.SCORE_SCIENCE_RANK else now.strength)
        points = state.catalogue.rank_points[max(2, len(seats))]
        ranked = by_value(state, values)
        for place in range(len(ranked)):
            gain_culture(state, ranked[place], points[place], source)
        return
    for seat in seats:
        score = score_of(state, seat, op, amount)
        if score < 0:
            lose_culture(state, seat, -score, source)
        else:
            gain_culture(state, seat, score, source)


def score_of(state: Ages, seat: int, op: int, amount: int) -> int:
    player = state.players[seat]
    cards = state.catalogue.cards
    if op == c.SCORE_FOOD:
        return amount * figures(state, seat).food
    if op == c.SCORE_RESOURCES:
        return amount * figures(state, seat).resources
    if op == c.SCORE_URBAN_LEVELS:
        return amount * urban_levels(state, player)
    if op == c.SCORE_COLONIES:
        return amount * len(player.colonies)
    if op == c.SCORE_UNIT_AND_ARENA_LEVELS:
        return amount * unit_and_arena_levels(state, player)
    if op == c.SCORE_ACTIONS:
        return amount * player.civil_total + state.catalogue.per_military_action * player.military_total
    if op == c.SCORE_FACES:
        happy = min(amount * figures(state, seat).faces, state.catalogue.faces_most)
        return happy - amount * discontent(state, seat)
    if op == c.SCORE_POPULATION:
        content = population(player) - discontent(state, seat)
        return amount * max(0, content - state.catalogue.population_free)
    if op == c.SCORE_GOVERNMENT_AND_SPECIAL_LEVELS:
        levels = cards[player.government].age
        for special in player.specials:
            levels += cards[special].age
        return amount * levels
    if op == c.SCORE_TECHNOLOGIES:
        level = c.EXPLORATION if state.level == ADVANCED else c.MODERN
        return amount * technologies_of_level(state, player, level)
    total = 0
    for wonder in player.wonders:
        total += amount * state.catalogue.wonder_points[cards[wonder].age]
    for wonder in player.ruins:
        total += amount * state.catalogue.wonder_points[cards[wonder].age]
    return total
