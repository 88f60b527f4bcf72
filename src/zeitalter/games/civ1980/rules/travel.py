"""The single moves of phase 5. Tokens that have moved are remembered while a nation moves by hand."""

from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.moves import area_name
from zeitalter.games.civ1980.rules.sea import distances, ship_range


def arrive(state: Civ1980, seat: int, area: int, amount: int) -> None:
    state.players[seat].tokens[area] += amount
    if state.moved:
        state.moved[area] += amount


def walk(state: Civ1980, seat: int, source: int, target: int, amount: int) -> None:
    state.players[seat].tokens[source] -= amount
    arrive(state, seat, target, amount)
    state.emit(
        "event-move",
        {"seat": seat, "n": amount, "from": area_name(state, source), "area": area_name(state, target)},
    )


def load(state: Civ1980, seat: int, ship: int, amount: int) -> None:
    player = state.players[seat]
    area = state.catalogue.water_area[player.ships[ship]]
    player.tokens[area] -= amount
    player.aboard[ship] += amount
    if state.moved and amount:
        state.emit("event-load", {"seat": seat, "n": amount, "area": area_name(state, area)})


def land(state: Civ1980, seat: int, ship: int, amount: int) -> None:
    player = state.players[seat]
    area = state.catalogue.water_area[player.ships[ship]]
    player.aboard[ship] -= amount
    arrive(state, seat, area, amount)
    state.emit("event-land", {"seat": seat, "n": amount, "area": area_name(state, area)})


def sail(state: Civ1980, seat: int, ship: int, water: int, steps: int) -> None:
    player = state.players[seat]
    start = player.ships[ship]
    player.ships[ship] = water
    player.sailed[ship] += steps
    state.emit(
        "event-sail",
        {
            "seat": seat,
            "n": player.aboard[ship],
            "from": water_name(state, start),
            "area": water_name(state, water),
            "start": start,
            "end": water,
        },
    )


def water_name(state: Civ1980, water: int) -> str:
    """The area or open sea a ship is in."""
    return "area-" + state.catalogue.water_ids[water].partition(".")[0]


def voyage(state: Civ1980, seat: int, ship: int, water: int, amount: int) -> None:
    """Load, sail by the shortest way, land everybody."""
    player = state.players[seat]
    steps = distances(state, seat, player.ships[ship], ship_range(state, seat) - player.sailed[ship])[water]
    load(state, seat, ship, amount)
    sail(state, seat, ship, water, steps)
    if player.aboard[ship]:
        land(state, seat, ship, player.aboard[ship])
