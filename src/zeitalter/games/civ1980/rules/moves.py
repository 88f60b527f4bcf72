"""The small moves every rule is made of: tokens, cities and ships come and go."""

from typing import TypeVar

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.phase import Question
from zeitalter.games.civ1980.model import verbs
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980

T = TypeVar("T", bound=Step)


def area_name(state: Civ1980, area: int) -> str:
    return "area-" + state.catalogue.area_ids[area]


def tokens_on_board(state: Civ1980, seat: int) -> int:
    return sum(state.players[seat].tokens)


def lose_tokens(state: Civ1980, seat: int, area: int, amount: int) -> None:
    """Tokens go back to the stock."""
    player = state.players[seat]
    player.tokens[area] -= amount
    player.stock += amount


def add_tokens(state: Civ1980, seat: int, area: int, amount: int) -> None:
    player = state.players[seat]
    player.stock -= amount
    player.tokens[area] += amount


def place_city(state: Civ1980, seat: int, area: int) -> None:
    state.city[area] = seat
    state.players[seat].cities += 1


def remove_city(state: Civ1980, area: int) -> None:
    """The city leaves the board without replacement."""
    owner = state.city[area]
    state.city[area] = NOBODY
    state.players[owner].cities -= 1
    if area in state.fresh:
        state.fresh.remove(area)


def reduce_city(state: Civ1980, area: int) -> int:
    """The city is replaced by as many tokens as the area can hold, as far as the stock goes; Agriculture adds one.
    Returns their number."""
    owner = state.city[area]
    remove_city(state, area)
    room = state.limit(owner, area) - state.players[owner].tokens[area]
    amount = max(min(room, state.players[owner].stock), 0)
    add_tokens(state, owner, area, amount)
    return amount


def cities_of(state: Civ1980, seat: int) -> list[int]:
    city = state.city
    return [area for area in range(len(city)) if city[area] == seat]


class OwnCity(Question[Civ1980, T]):
    """A nation chooses one of its cities."""

    def legal(self, state: Civ1980, step: T, seat: int) -> list[Action]:
        return [verbs.City(area) for area in cities_of(state, seat)]


def city_pieces(state: Civ1980, seat: int) -> int:
    """City pieces in the stock."""
    return state.catalogue.cities - state.players[seat].cities


def has_units(state: Civ1980, seat: int) -> bool:
    """Tokens or cities on the board, or tokens aboard (house rule 2); ships are no units."""
    player = state.players[seat]
    return player.cities > 0 or any(player.tokens) or any(player.aboard)


def unit_points(state: Civ1980, seat: int) -> int:
    return tokens_on_board(state, seat) + 5 * state.players[seat].cities


def is_present(state: Civ1980, seat: int, area: int) -> bool:
    return state.players[seat].tokens[area] > 0 or state.city[area] == seat


def remove_ship(state: Civ1980, seat: int, ship: int) -> None:
    """The ship goes back to the stock, and whoever is still aboard with it."""
    player = state.players[seat]
    player.stock += player.aboard[ship]
    del player.ships[ship], player.aboard[ship], player.sailed[ship]


def add_ship(state: Civ1980, seat: int, water: int) -> None:
    player = state.players[seat]
    player.ships.append(water)
    player.aboard.append(0)
    player.sailed.append(0)


def by_stock(state: Civ1980, leave_out: int) -> list[int]:
    """Seats by tokens in stock, the richest first, ties in the order of the succession table."""
    seats = [seat for seat in state.order if seat != leave_out]
    return sorted(seats, key=[-player.stock for player in state.players].__getitem__)
