"""Phases 7 to 9 and 15: building cities, surplus population, and cities that lack support."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.model.catalogue import NO_SITE
from zeitalter.games.civ1980.model.state import BUILDING, FREE_BUILDING, NOBODY, SUPPORTING, Civ1980, Phase
from zeitalter.games.civ1980.model.verbs import CITY, DONE, DONE_ACTION, FOUND
from zeitalter.games.civ1980.rules.moves import (
    area_name,
    cities_of,
    city_pieces,
    lose_tokens,
    place_city,
    reduce_city,
    tokens_on_board,
)


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
        if action.verb == FOUND:
            taken.append(action.a)
            on_board -= city_price(state, action.a)
    if city_pieces(state, seat) <= len(taken):
        return []
    needed = state.catalogue.support * (player.cities + len(taken) + 1)
    tokens = player.tokens
    result: list[int] = []
    least = min(state.catalogue.city_on_site, state.catalogue.city_elsewhere)
    for area in range(len(tokens)):
        if tokens[area] >= least and state.city[area] == NOBODY and area not in taken:
            price = city_price(state, area)
            supported = state.settings[FREE_BUILDING] or on_board - price >= needed
            if tokens[area] >= price and supported:
                result.append(area)
    return result


class BeginBuilding(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 7
        mask = 0
        for seat in state.order:
            if buildable(state, seat, []):
                mask |= 1 << seat
        state.ask_all(BUILDING, mask)


class Building(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        actions = [Action(FOUND, area) for area in buildable(state, seat, state.sealed[seat])]
        actions.append(DONE_ACTION)
        return actions

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        return state.sealed[seat][-1].verb == DONE

    def resolve(self, state: Civ1980, step: Step) -> None:
        """Two nations that share an area and both want to build: the earlier in the order builds, the tokens of the
        other leave in phase 8."""
        for seat in state.order:
            for action in state.sealed[seat]:
                if action.verb == FOUND and state.city[action.a] == NOBODY:
                    found(state, seat, action.a)


def found(state: Civ1980, seat: int, area: int) -> None:
    lose_tokens(state, seat, area, city_price(state, area))
    place_city(state, seat, area)
    state.fresh.append(area)
    state.fresh.sort()
    if state.log is not None:
        state.emit("event-city-built", {"seat": seat, "area": area_name(state, area)})


class SurplusTokens(Phase):
    """Phase 8: tokens above the limit go back, and all tokens in city areas. Nations that share an area keep the
    printed limit together already, so only the own tokens count."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 8
        city = state.city
        for seat in range(state.seats):
            tokens = state.players[seat].tokens
            lost = 0
            for area in range(len(tokens)):
                n = tokens[area]
                if n:
                    most = 0 if city[area] != NOBODY else state.limit(seat, area)
                    if n > most:
                        lose_tokens(state, seat, area, n - most)
                        lost += n - most
            if state.log is not None and lost:
                state.emit("event-surplus", {"seat": seat, "n": lost})


# ---- phases 9 and 15 -------------------------------------------------------------------------------------------------


class Support(Phase):
    """Two tokens on the board for each city; what is missing is found by reducing cities."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 9 if step.a else 15
        mask = 0
        for seat in state.order:
            if lacks_support(state, seat, []):
                mask |= 1 << seat
        state.ask_all(SUPPORTING, mask, step.a)


def lacks_support(state: Civ1980, seat: int, reduced: list[Action]) -> bool:
    player = state.players[seat]
    on_board = tokens_on_board(state, seat)
    stock = player.stock
    for action in reduced:
        if action.verb == CITY:
            n = min(stock, state.limit(seat, action.a))
            on_board += n
            stock -= n
    cities = player.cities - len(reduced)
    return on_board < state.catalogue.support * cities


class Supporting(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if not lacks_support(state, seat, state.sealed[seat]):
            return [DONE_ACTION]
        reduced = [action.a for action in state.sealed[seat]]
        fresh = [area for area in state.fresh if state.city[area] == seat and area not in reduced] if step.b else []
        return [Action(CITY, area) for area in fresh or cities_of(state, seat) if area not in reduced]

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        return state.sealed[seat][-1].verb == DONE

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            for action in state.sealed[seat]:
                if action.verb == DONE:
                    continue
                reduce_city(state, action.a)
                if state.log is not None:
                    state.emit("event-city-reduced", {"seat": seat, "area": area_name(state, action.a)})
