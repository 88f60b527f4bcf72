# mypyc: no
"""Why figures cannot set out from a square, or go to one."""

from zeitalter.core.wording import Message
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NO_WATER, NONE, STOP_ON_WATER
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.movement import unmoved_at
from zeitalter.games.civ2010.rules.paths import Walker


def of_start(state: Civ2010, seat: int, square: int) -> Message:
    """A group is to be chosen."""
    player = state.players[seat]
    there = board.figures_at(player, square)
    if not there:
        holder = state.holder[square]
        return (
            Message("why-not-yours", {"seat": holder}) if holder not in (NONE, seat) else Message("why-figures-first")
        )
    if square in state.held:
        return Message("why-held")
    if not unmoved_at(state, seat, square):
        return Message("why-moved")
    return Message("why-no-way")


def of_step(state: Civ2010, seat: int, square: int) -> Message:
    """The group on the march is to take its next step."""
    turn = state.turn
    if square == turn.square:
        walker = Walker(state, seat, turn.group)
        return Message("why-here" if walker.can_end(square) else "why-may-not-stay")
    if square not in board.NEIGHBOURS[turn.square]:
        return Message("why-not-adjacent", {"n": turn.left})
    if turn.square in state.held:
        return Message("why-held")
    walker = Walker(state, seat, turn.group)
    if board.is_water(state, square) and walker.water == NO_WATER:
        return Message("why-needs", {"what": "tech-" + state.catalogue.seafaring[-1].id})
    if not walker.has_room(square):
        return Message("why-stacking", {"n": walker.limit})
    owner = board.centre_owner(state, square)
    if owner == seat:
        return Message("why-own-centre")
    if walker.scouts and walker.stops_at(square):
        return Message("why-scouts")
    if owner != NONE and walker.peaceful:
        government = state.catalogue.governments[state.players[seat].government].id
        return Message("why-peaceful", {"government": "government-" + government})
    if board.is_water(state, square) and walker.water != STOP_ON_WATER:
        return Message("why-water-stop", {"n": turn.left})
    return Message("why-no-steps", {"n": turn.left})


def of_place(state: Civ2010, seat: int, place: int) -> Message:
    """An undiscovered tile."""
    step = state.agenda[-1]
    if isinstance(step, steps.Marching):
        near = [square for square in board.NEIGHBOURS[state.turn.square] if square != NONE]
        if all(board.hidden_place(state, square) != place for square in near):
            return Message("why-tile-far")
        return Message("why-tile-stay")
    return Message("why-tile")
