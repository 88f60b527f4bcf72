"""What the events of age III would score now: those whose coming a seat knows of, and all of them on average."""

from typing import Final

from zeitalter.games.ages.model.catalogue import EXPLORATION, MODERN, Catalogue
from zeitalter.games.ages.model.player import Player
from zeitalter.games.ages.model.settings import ADVANCED, BEGINNER, EXPERT
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import Figures, levels_on
from zeitalter.games.ages.rules.event_effects import EFFECTS
from zeitalter.games.ages.rules.event_scoring import SCORINGS

NAMES: Final[list[str]] = [scoring.name for scoring in SCORINGS]
FOOD: Final = NAMES.index("score_food")
URBAN: Final = NAMES.index("score_urban_levels")
COLONIES: Final = NAMES.index("score_colonies")
ARMS: Final = NAMES.index("score_unit_and_arena_levels")
ACTIONS: Final = NAMES.index("score_actions")
FACES: Final = NAMES.index("score_faces")
RESOURCES: Final = NAMES.index("score_resources")
PEOPLE: Final = NAMES.index("score_population")
PROGRESS: Final = NAMES.index("score_government_and_special_levels")
SCIENCE: Final = NAMES.index("score_science_rank")
STRENGTH: Final = NAMES.index("score_strength_rank")
TECHNOLOGIES: Final = NAMES.index("score_technologies")
WONDERS: Final = NAMES.index("score_wonders")


class Impacts:
    """The events of age III of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.kind_of = [-1] * len(catalogue.cards)  # by card: what it scores, -1 for all other cards
        self.amounts = [0] * len(NAMES)
        for card in catalogue.cards:
            if card.scoring:
                self.kind_of[card.index] = card.event[0].operation - len(EFFECTS)
                self.amounts[self.kind_of[card.index]] = card.event[0].amount

    def expected(self, state: Ages, judge: int) -> list[float]:
        """How often each of them is still to be scored, as far as a seat knows. Of those that others have placed only
        the age is known: any of the rest is as likely."""
        times = [0.0] * len(NAMES)
        if state.settings.level == BEGINNER or not state.agenda:
            return times
        for card in state.bonus:
            times[self.kind_of[card]] += 1.0
        for card in state.players[judge].chosen:
            times[self.kind_of[card]] += 1.0
        hidden = len(state.bonus_hidden)
        if state.settings.level == EXPERT and not state.settings.fewer_bonus:
            hidden += self.count(state, judge, state.future, state.future_by, times)
            hidden += self.count(state, judge, state.current, state.current_by, times)
        if hidden:
            open_kinds = 0
            for kind in range(len(times)):
                open_kinds += 1 if times[kind] == 0.0 else 0
            if open_kinds:
                for kind in range(len(times)):
                    if times[kind] == 0.0:
                        times[kind] = hidden / open_kinds
        return times

    def count(self, state: Ages, judge: int, pile: list[int], owners: list[int], times: list[float]) -> int:
        """Adds those that this seat has placed; returns the number of the others."""
        hidden = 0
        for i in range(len(pile)):
            if state.catalogue.cards[pile[i]].scoring:
                if owners[i] == judge:
                    times[self.kind_of[pile[i]]] += 1.0
                else:
                    hidden += 1
        return hidden

    def points(self, state: Ages, player: Player, now: Figures, people: int, missing: int) -> list[float]:
        """By what is scored; the two that count ranks are left to `rank`. `missing` are happy faces."""
        catalogue = state.catalogue
        cards = catalogue.cards
        amounts = self.amounts
        discontent = missing if missing > 0 else 0
        result = [0.0] * len(amounts)
        result[FOOD] = float(amounts[FOOD] * now.food)
        urban = catalogue.urban
        result[URBAN] = float(amounts[URBAN] * levels_on(catalogue, player.workers, urban.first, urban.end))
        result[COLONIES] = float(amounts[COLONIES] * len(player.colonies))
        arms = levels_on(catalogue, player.workers, catalogue.arenas.first, catalogue.built)
        result[ARMS] = float(amounts[ARMS] * arms)
        military = catalogue.per_military_action * player.military_total
        result[ACTIONS] = float(amounts[ACTIONS] * player.civil_total + military)
        happy = amounts[FACES] * now.faces
        happy = happy if happy < catalogue.faces_most else catalogue.faces_most
        result[FACES] = float(happy - amounts[FACES] * discontent)
        result[RESOURCES] = float(amounts[RESOURCES] * now.resources)
        content = people - discontent - catalogue.population_free
        result[PEOPLE] = float(amounts[PEOPLE] * content) if content > 0 else 0.0
        newest = EXPLORATION if state.settings.level == ADVANCED else MODERN
        levels = cards[player.government].age
        new = 1 if levels == newest else 0
        for special in player.specials:
            levels += cards[special].age
            new += 1 if cards[special].age == newest else 0
        for tech in player.techs:
            new += 1 if cards[tech].age == newest else 0
        result[PROGRESS] = float(amounts[PROGRESS] * levels)
        result[TECHNOLOGIES] = float(amounts[TECHNOLOGIES] * new)
        wonders = 0
        for wonder in player.wonders:
            wonders += catalogue.wonder_points[cards[wonder].age]
        for ruin in player.ruins:
            wonders += catalogue.wonder_points[cards[ruin].age]
        result[WONDERS] = float(amounts[WONDERS] * wonders)
        return result

    def rank(self, state: Ages, values: list[int], seat: int) -> float:
        """The points of a seat where ranks are counted; those who are equal share theirs."""
        points = state.catalogue.rank_points[state.seats]
        ahead = 0
        equal = 0
        for other in range(state.seats):
            if other != seat and not state.has_resigned(other):
                ahead += 1 if values[other] > values[seat] else 0
                equal += 1 if values[other] == values[seat] else 0
        total = 0.0
        for place in range(ahead, ahead + equal + 1):
            total += points[place]
        return total / (equal + 1)
