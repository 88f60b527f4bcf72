"""Population (rulebook, 2. Bevölkerung)."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.moves import gain_people
from zeitalter.games.mosaic.rules.payment import affordable, pay


def can_grow_plain(state: Mosaic, seat: int, more: int = 0) -> bool:
    return affordable(state, seat, c.FOOD, state.catalogue.plain_population[0], more)


def grow(state: Mosaic, seat: int, card: int, more: int) -> None:
    """2. Bevölkerung."""
    player = state.players[seat]
    pay(state, seat, c.FOOD, state.catalogue.populations[card].food, more)
    people = grown(state, seat, card)
    player.doubled = max(0, player.doubled - 1)
    state.used_population.append(card)
    gain_people(state, seat, people)


def grown(state: Mosaic, seat: int, card: int) -> int:
    """The people a population card brings a seat."""
    people = state.catalogue.populations[card].people
    if state.players[seat].doubled:
        people *= 2
    return people + 1 if state.power(seat) == c.MORE_PEOPLE else people


def grow_plain(state: Mosaic, seat: int, more: int) -> None:
    """Without a card, once there are none left."""
    food, people = state.catalogue.plain_population
    state.emit("event-grow", {"seat": seat})
    pay(state, seat, c.FOOD, food, more)
    gain_people(state, seat, people)
