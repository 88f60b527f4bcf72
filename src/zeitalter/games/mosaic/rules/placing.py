"""Where pieces may stand."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.phase import Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_NEVER, UNDO_UNKNOWN, UNDO_UNTIL_ANSWERED
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import pieces_in
from zeitalter.games.mosaic.rules.moves import put_piece
from zeitalter.games.mosaic.rules.needs import may_play

ALL_OF_THEM: Final = 9999
WITHOUT_CHOICE: Final = (
    *(c.PRODUCTION, c.PRODUCTION_PER, c.GAIN, c.GAIN_PER, c.PEOPLE, c.PEOPLE_PER),
    *(c.VP, c.VP_PER, c.CALM, c.CALM_PER),
)


def region_mask(state: Mosaic, seat: int, piece: int, where: int, chosen: int) -> int:
    """Regions in which this piece may be put at all."""
    mask = state.play_regions()
    if where == c.THIS_REGION:
        mask &= 1 << chosen
    elif where == c.NEW_REGION:
        mask &= ~state.city_regions(seat)
    elif where == c.NEIGHBOUR_REGION:
        near = 0
        cities = state.city_regions(seat)
        for region in state.catalogue.regions:
            if cities >> region.index & 1:
                for other in region.neighbours:
                    near |= 1 << other
        mask &= near
    if piece == c.WONDER:
        mask &= state.city_regions(seat)
        if where == c.THREE_CITIES:
            for region in state.catalogue.regions:
                if mask >> region.index & 1 and pieces_in(state, region.index, c.CITY, c.PORT) < 3:
                    mask &= ~(1 << region.index)
    elif piece <= c.PORT and state.locked.count(c.NOBODY) < len(state.locked):
        for region in state.catalogue.regions:
            if state.locked[region.index] not in (c.NOBODY, seat):
                mask &= ~(1 << region.index)
    return mask


def hexes(
    state: Mosaic, seat: int, piece: int, where: int, chosen: int = c.NOTHING, enough: int = ALL_OF_THEM
) -> list[int]:
    """The hexes on which a seat may put this piece now, or at least enough of them; `chosen` is the region of
    THIS_REGION."""
    if not has_piece(state, seat, piece):
        return []
    if where == c.BESIDE_CITY:
        return beside_cities(state, seat, enough)
    pieces = state.pieces
    mask = region_mask(state, seat, piece, where, chosen)
    found: list[int] = []
    for region in state.catalogue.regions:
        if mask >> region.index & 1:
            found += [place for place in ground(region, piece, where) if pieces[place] is None]
            if len(found) >= enough:
                break
    return found


def can_place(state: Mosaic, seat: int, piece: int, where: int) -> bool:
    """Whether there is a hex at all."""
    return bool(hexes(state, seat, piece, where, c.NOTHING, 1))


def can_choose_place(state: Mosaic, seat: int, piece: int, where: int) -> bool:
    """Whether there are at least two."""
    return len(hexes(state, seat, piece, where, c.NOTHING, 2)) == 2


def has_piece(state: Mosaic, seat: int, piece: int) -> bool:
    return len(state.players[seat].sites[piece]) < state.catalogue.piece_limits[piece]


def ground(region: c.Region, piece: int, where: int) -> list[int]:
    """Ports, and two wonders, stand on port hexes; cities and villages never; other wonders anywhere."""
    if piece == c.PORT or where == c.PORTS_ONLY:
        return region.harbours
    return region.hexes if piece == c.WONDER else region.land


def beside_cities(state: Mosaic, seat: int, enough: int) -> list[int]:
    """Free hexes for a village: next to an own city, no port hex."""
    found: list[int] = []
    for piece in (c.CITY, c.PORT):
        for city in state.players[seat].sites[piece]:
            for place in state.catalogue.hexes[city].neighbours:
                if takes_village(state, place) and place not in found:
                    found.append(place)
                    if len(found) >= enough:
                        return found
    found.sort()
    return found


def takes_village(state: Mosaic, place: int) -> bool:
    if state.pieces[place] is not None:
        return False
    hex_ = state.catalogue.hexes[place]
    return hex_.kind != c.PORT_HEX and state.in_play(hex_.region)


def usual_place(piece: int) -> int:
    """Where a piece goes when nothing else is said."""
    return c.BESIDE_CITY if piece in (c.FARM, c.CRAFT) else c.ANYWHERE


def ask_place(state: Mosaic, seat: int, piece: int, where: int, region: int = c.NOTHING) -> None:
    """Let a seat build a piece: by itself where there is no choice, not at all where there is no hex."""
    options = hexes(state, seat, piece, where, region, 2)
    if len(options) == 1:
        put_piece(state, seat, piece, options[0], True)
    elif options:
        state.push(steps.Placing(seat, piece, where, region))


def placings(state: Mosaic, places: list[int]) -> list[Action]:
    listed = state.listed.places
    return [listed[place] for place in places]


class Placing(Question[Mosaic, steps.Placing]):
    def legal(self, state: Mosaic, step: steps.Placing, seat: int) -> list[Action]:
        return placings(state, hexes(state, seat, step.piece, step.where, step.region))

    def take(self, state: Mosaic, step: steps.Placing, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        put_piece(state, seat, step.piece, action.hex, True)

    def undo_after(self, state: Mosaic, step: steps.Placing, seat: int, action: Action) -> int:
        return undo_after_piece(state)


def undo_after_piece(state: Mosaic) -> int:
    """How far undo will help once the piece stands that is asked for: that is up to what comes next."""
    place = len(state.agenda) - 2
    step = state.agenda[place]
    if isinstance(step, steps.RunEffect) and asks_nothing(state, step):
        step = state.agenda[place - 1]
    if isinstance(step, steps.Refill):
        return UNDO_NEVER if state.decks[step.deck] else UNDO_UNKNOWN
    if isinstance(step, steps.AfterAction) and (step.actions_left or may_play(state, step.seat)):
        return UNDO_AT_WILL
    if isinstance(step, steps.StartCity) and not state.has_resigned(step.seat):
        return UNDO_UNTIL_ANSWERED
    return UNDO_UNKNOWN


def asks_nothing(state: Mosaic, step: steps.RunEffect) -> bool:
    """Whether a card runs by itself: goods, people, or units of one type in one region."""
    for effect in state.catalogue.effects_of(step.source, step.card):
        units = effect.op == c.PLACE_UNITS and effect.where == c.THIS_REGION and effect.unit != c.EITHER
        if not units and effect.op not in WITHOUT_CHOICE:
            return False
    return True
