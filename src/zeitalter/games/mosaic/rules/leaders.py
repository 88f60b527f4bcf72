"""Powers of leaders that are used once in the game, on the leader's own turn."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic, Piece
from zeitalter.games.mosaic.rules.moves import gain
from zeitalter.games.mosaic.rules.placing import has_piece

CONVERTED: Final = 20  # of one currency for 1 population
CITIES_OF_VICTIM: Final = 4


def powers(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if player.power_used:
        return []
    power = state.power(seat)
    if power == c.CONVERT_POWER and player.population:
        return [verbs.Convert(currency) for currency in range(c.CURRENCIES)]
    if power == c.TAKE_OVER:
        return [verbs.TakeOver(place) for place in victims(state, seat)]
    return []


def convert(state: Mosaic, seat: int, currency: int) -> None:
    player = state.players[seat]
    player.power_used = True
    player.population -= 1
    state.emit("event-convert", {"seat": seat, "currency": "currency-" + c.CURRENCY_NAMES[currency]})
    gain(state, seat, currency, CONVERTED)


def victims(state: Mosaic, seat: int) -> list[int]:
    """Cities the Priestess may take over: of opponents with at least 4, with an own piece of the kind left."""
    found: list[int] = []
    for other in range(state.seats):
        if other != seat and state.players[other].cities() >= CITIES_OF_VICTIM:
            for piece in (c.CITY, c.PORT):
                if has_piece(state, seat, piece):
                    found += state.players[other].sites[piece]
    found.sort()
    return found


def take_over(state: Mosaic, seat: int, place: int) -> None:
    taken = state.pieces[place]
    assert taken is not None
    state.players[taken.seat].sites[taken.piece].remove(place)
    state.players[seat].sites[taken.piece].append(place)
    state.pieces[place] = Piece(seat, taken.piece)
    state.players[seat].power_used = True
    state.emit(
        "event-take-over",
        {"seat": seat, "seat_of": taken.seat, "hex": "hex-" + state.catalogue.hexes[place].id},
    )
