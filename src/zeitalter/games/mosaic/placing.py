"""Where pieces may stand."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic import catalogue as c
from zeitalter.games.mosaic.moves import put_piece
from zeitalter.games.mosaic.state import PLACING, Mosaic, Phase
from zeitalter.games.mosaic.verbs import PLACES


def region_mask(state: Mosaic, seat: int, piece: int, where: int, extra: int) -> int:
    """Regions in which this piece may be put at all."""
    mask = state.play_regions()
    cities = state.city_regions(seat)
    if where == c.THIS_REGION:
        mask &= 1 << extra
    elif where == c.NEW_REGION:
        mask &= ~cities
    elif where == c.NEIGHBOUR_REGION:
        near = 0
        for region in state.catalogue.regions:
            if cities >> region.index & 1:
                for other in region.neighbours:
                    near |= 1 << other
        mask &= near
    if piece == c.WONDER:
        mask &= cities
        if where == c.THREE_CITIES:
            for region in state.catalogue.regions:
                if cities_in(state, region.index) < 3:
                    mask &= ~(1 << region.index)
    elif piece <= c.PORT:
        for region in state.catalogue.regions:
            if state.locked[region.index] not in (c.NOBODY, seat):
                mask &= ~(1 << region.index)
    return mask


def cities_in(state: Mosaic, region: int) -> int:
    """Cities of all players."""
    count = 0
    for place in state.catalogue.regions[region].hexes:
        holder = state.holder[place]
        if holder != c.NOTHING and holder & 7 <= c.PORT:
            count += 1
    return count


def wonders_in(state: Mosaic, region: int) -> int:
    count = 0
    for place in state.catalogue.regions[region].hexes:
        holder = state.holder[place]
        if holder != c.NOTHING and holder & 7 == c.WONDER:
            count += 1
    return count


def hexes(state: Mosaic, seat: int, piece: int, where: int, extra: int) -> list[int]:
    """All hexes on which a seat may put this piece now."""
    player = state.players[seat]
    if len(player.sites[piece]) >= state.catalogue.piece_limits[piece]:
        return []
    holder = state.holder
    places = state.catalogue.hexes
    if where == c.BESIDE_CITY:
        return beside_cities(state, seat)
    mask = region_mask(state, seat, piece, where, extra)
    found: list[int] = []
    for region in state.catalogue.regions:
        if mask >> region.index & 1:
            for place in region.hexes:
                if holder[place] == c.NOTHING and fits(places[place].kind, piece, where):
                    found.append(place)
    return found


def fits(kind: int, piece: int, where: int) -> bool:
    """Ports, and two wonders, stand on port hexes; cities and villages never; other wonders anywhere."""
    if piece == c.PORT or where == c.PORTS_ONLY:
        return kind == c.PORT_HEX
    return piece == c.WONDER or kind != c.PORT_HEX


def beside_cities(state: Mosaic, seat: int) -> list[int]:
    """Free hexes for a village: next to an own city, no port hex."""
    player = state.players[seat]
    places = state.catalogue.hexes
    found: list[int] = []
    for piece in (c.CITY, c.PORT):
        for city in player.sites[piece]:
            for place in places[city].neighbours:
                if state.holder[place] == c.NOTHING and places[place].kind != c.PORT_HEX and place not in found:
                    if state.in_play(places[place].region):
                        found.append(place)
    found.sort()
    return found


def can_place(state: Mosaic, seat: int, piece: int, where: int) -> bool:
    return bool(hexes(state, seat, piece, where, 0))


def usual_place(piece: int) -> int:
    """Where a piece goes when nothing else is said."""
    return c.BESIDE_CITY if piece in (c.FARM, c.CRAFT) else c.ANYWHERE


def ask_place(state: Mosaic, seat: int, piece: int, where: int, extra: int, is_built: bool) -> None:
    """Let a seat put a piece on the board: by itself where there is no choice, not at all where there is no hex."""
    options = hexes(state, seat, piece, where, extra)
    if len(options) == 1:
        put_piece(state, seat, piece, options[0], is_built)
    elif options:
        state.push(Step(PLACING, seat, piece, where, extra * 2 + (1 if is_built else 0)))


class Placing(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [PLACES[place] for place in hexes(state, step.seat, step.a, step.b, step.c >> 1)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        put_piece(state, step.seat, step.a, action.a, step.c & 1 == 1)
