"""Where pieces may stand."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import PLACING, Mosaic, Phase
from zeitalter.games.mosaic.model.verbs import PLACES
from zeitalter.games.mosaic.rules.influence import pieces_in
from zeitalter.games.mosaic.rules.moves import put_piece


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
                if mask >> region.index & 1 and pieces_in(state, region.index, c.CITY, c.PORT) < 3:
                    mask &= ~(1 << region.index)
    elif piece <= c.PORT:
        for region in state.catalogue.regions:
            if state.locked[region.index] not in (c.NOBODY, seat):
                mask &= ~(1 << region.index)
    return mask


def hexes(state: Mosaic, seat: int, piece: int, where: int, extra: int) -> list[int]:
    """All hexes on which a seat may put this piece now."""
    if not has_piece(state, seat, piece):
        return []
    if where == c.BESIDE_CITY:
        return beside_cities(state, seat)
    holder = state.holder
    mask = region_mask(state, seat, piece, where, extra)
    found: list[int] = []
    for region in state.catalogue.regions:
        if mask >> region.index & 1:
            for place in ground(region, piece, where):
                if holder[place] == c.NOTHING:
                    found.append(place)
    return found


def can_place(state: Mosaic, seat: int, piece: int, where: int) -> bool:
    """Whether there is a hex at all."""
    if not has_piece(state, seat, piece):
        return False
    if where == c.BESIDE_CITY:
        return has_village_hex(state, seat)
    holder = state.holder
    mask = region_mask(state, seat, piece, where, 0)
    for region in state.catalogue.regions:
        if mask >> region.index & 1:
            for place in ground(region, piece, where):
                if holder[place] == c.NOTHING:
                    return True
    return False


def has_piece(state: Mosaic, seat: int, piece: int) -> bool:
    return len(state.players[seat].sites[piece]) < state.catalogue.piece_limits[piece]


def ground(region: c.Region, piece: int, where: int) -> list[int]:
    """Ports, and two wonders, stand on port hexes; cities and villages never; other wonders anywhere."""
    if piece == c.PORT or where == c.PORTS_ONLY:
        return region.harbours
    return region.hexes if piece == c.WONDER else region.land


def beside_cities(state: Mosaic, seat: int) -> list[int]:
    """Free hexes for a village: next to an own city, no port hex."""
    found: list[int] = []
    for piece in (c.CITY, c.PORT):
        for city in state.players[seat].sites[piece]:
            for place in state.catalogue.hexes[city].neighbours:
                if takes_village(state, place) and place not in found:
                    found.append(place)
    found.sort()
    return found


def has_village_hex(state: Mosaic, seat: int) -> bool:
    for piece in (c.CITY, c.PORT):
        for city in state.players[seat].sites[piece]:
            for place in state.catalogue.hexes[city].neighbours:
                if takes_village(state, place):
                    return True
    return False


def takes_village(state: Mosaic, place: int) -> bool:
    if state.holder[place] != c.NOTHING:
        return False
    hex_ = state.catalogue.hexes[place]
    return hex_.kind != c.PORT_HEX and state.in_play(hex_.region)


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
