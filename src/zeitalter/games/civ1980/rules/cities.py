"""Phases 7 to 9 and 15: building cities, surplus population, and cities that lack support."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NO_SITE
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980, mask_of
from zeitalter.games.civ1980.rules.moves import (
    area_name,
    cities_of,
    city_pieces,
    lose_tokens,
    place_city,
    reduce_city,
    tokens_on_board,
)
from zeitalter.games.civ1980.rules.simultaneous import Simultaneous


def city_price(state: Civ1980, area: int) -> int:
    catalogue = state.catalogue
    return catalogue.city_elsewhere if state.board.site[area] == NO_SITE else catalogue.city_on_site


def buildable(state: Civ1980, seat: int, planned: list[Action]) -> list[int]:
    """Areas where a nation can build one more city. Those planned already have used up tokens and city pieces; the
    tokens left on the board, surplus included, must support all cities and the new one."""
    player = state.players[seat]
    taken: list[int] = []
    on_board = tokens_on_board(state, seat)
    for action in planned:
        if isinstance(action, verbs.Found):
            taken.append(action.area)
            on_board -= city_price(state, action.area)
    if city_pieces(state, seat) <= len(taken):
        return []
    needed = state.catalogue.support * (player.cities + len(taken) + 1)
    tokens = player.tokens
    result: list[int] = []
    least = min(state.catalogue.city_on_site, state.catalogue.city_elsewhere)
    for area in range(len(tokens)):
        if tokens[area] >= least and state.city[area] == NOBODY and area not in taken:
            price = city_price(state, area)
            supported = state.settings.free_building or on_board - price >= needed
            if tokens[area] >= price and supported:
                result.append(area)
    return result


class BeginBuilding(Phase[Civ1980, steps.BeginBuilding]):
    def run(self, state: Civ1980, step: steps.BeginBuilding) -> None:
        state.phase = 7
        able = [seat for seat in state.order if buildable(state, seat, [])]
        state.ask_all(steps.Building(EVERYONE, mask_of(able)))


class Building(Simultaneous[steps.Building]):
    def legal(self, state: Civ1980, step: steps.Building, seat: int) -> list[Action]:
        return [*[verbs.Found(area) for area in buildable(state, seat, state.sealed[seat])], DONE]

    def carry_out(self, state: Civ1980, step: steps.Building, seat: int) -> None:
        """Two nations that share an area and both want to build: the earlier in the order builds, the tokens of the
        other leave in phase 8."""
        for action in state.sealed[seat]:
            if isinstance(action, verbs.Found) and state.city[action.area] == NOBODY:
                found(state, seat, action.area)


def found(state: Civ1980, seat: int, area: int) -> None:
    lose_tokens(state, seat, area, city_price(state, area))
    place_city(state, seat, area)
    state.fresh.append(area)
    state.fresh.sort()
    state.emit("event-city-built", {"seat": seat, "area": area_name(state, area)})


class SurplusTokens(Phase[Civ1980, steps.SurplusTokens]):
    """Phase 8: tokens above the limit go back, and all tokens in city areas. Nations that share an area keep the
    printed limit together already, so each counts its own tokens only."""

    def run(self, state: Civ1980, step: steps.SurplusTokens) -> None:
        state.phase = 8
        city = state.city
        for seat in range(state.seats):
            tokens = state.players[seat].tokens
            lost = 0
            where: list[int | str] = []
            for area in range(len(tokens)):
                n = tokens[area]
                if n:
                    most = 0 if city[area] != NOBODY else state.limit(seat, area)
                    if n > most:
                        lose_tokens(state, seat, area, n - most)
                        lost += n - most
                        where.append(area_name(state, area))
            if lost:
                state.emit("event-surplus", {"seat": seat, "n": lost, "areas": where})


# ---- phases 9 and 15 -------------------------------------------------------------------------------------------------


class Support(Phase[Civ1980, steps.Support]):
    """Two tokens on the board for each city; what is missing is found by reducing cities."""

    def run(self, state: Civ1980, step: steps.Support) -> None:
        state.phase = 9 if step.fresh_first else 15
        lacking = [seat for seat in state.order if lacks_support(state, seat, [])]
        for seat in lacking:
            cities = state.players[seat].cities
            needed = state.catalogue.support * cities
            have = tokens_on_board(state, seat)
            state.emit("event-unsupported", {"seat": seat, "cities": cities, "needed": needed, "have": have})
        state.ask_all(steps.Supporting(EVERYONE, mask_of(lacking), step.fresh_first))


def lacks_support(state: Civ1980, seat: int, reduced: list[Action]) -> bool:
    player = state.players[seat]
    on_board = tokens_on_board(state, seat)
    stock = player.stock
    for action in reduced:
        if isinstance(action, verbs.City):
            n = min(stock, state.limit(seat, action.area))
            on_board += n
            stock -= n
    cities = player.cities - len(reduced)
    return on_board < state.catalogue.support * cities


class Supporting(Simultaneous[steps.Supporting]):
    def legal(self, state: Civ1980, step: steps.Supporting, seat: int) -> list[Action]:
        if not lacks_support(state, seat, state.sealed[seat]):
            return [DONE]
        reduced = [action.area for action in state.sealed[seat] if isinstance(action, verbs.City)]
        fresh: list[int] = []
        if step.fresh_first:
            fresh = [area for area in state.fresh if state.city[area] == seat and area not in reduced]
        return [verbs.City(area) for area in fresh or cities_of(state, seat) if area not in reduced]

    def carry_out(self, state: Civ1980, step: steps.Supporting, seat: int) -> None:
        for action in state.sealed[seat]:
            if isinstance(action, verbs.City):
                left = reduce_city(state, action.area)
                state.emit("event-city-reduced", {"seat": seat, "area": area_name(state, action.area), "n": left})
