# mypyc: no
"""Where the figures of the seat to move can go: for boards that show reachable squares and the way there."""

from typing import Final, Literal

from msgspec import Struct

from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, armies_in, centre_owner, highest_speed, scouts_in
from zeitalter.games.civ2010.rules.movement import group_at, unmoved_at
from zeitalter.games.civ2010.rules.paths import Walker

End = Literal["passing", "stopping", "ending"]
PASSING: Final = "passing"  # the group may go through, not stay
STOPPING: Final = "stopping"  # it may stay, and has to say so if it could go on
ENDING: Final = "ending"  # its move ends here by itself


class ReachView(Struct, frozen=True):
    """All squares a group can get to, nearest first. Its own square is none of them."""

    square: int
    armies: int
    scouts: int
    squares: list[int]
    before: list[int]  # by square: where the group comes from
    ends: list[End]  # by square
    hostile: list[bool]  # by square: whether going there means a fight


def reaches(state: Civ2010, seat: int | None) -> list[ReachView]:
    """The groups that may set out now, or the one that is marching."""
    if not state.agenda or state.agenda[-1].seat != seat:
        return []
    turn = state.turn
    if isinstance(state.agenda[-1], steps.Marching):
        return [reach(state, seat, turn.group, turn.square, turn.left)]
    if not isinstance(state.agenda[-1], steps.Moving):
        return []
    found: list[ReachView] = []
    speed = highest_speed(state, state.players[seat])
    for square in sorted({square for square in state.players[seat].figures if square >= 0} - set(state.held)):
        there = unmoved_at(state, seat, square)
        for armies in range(armies_in(there) + 1):
            for scouts in range(scouts_in(there) + 1):
                if armies + scouts:
                    found.append(reach(state, seat, group_at(state, seat, square, armies, scouts), square, speed))
    return found


def reach(state: Civ2010, seat: int, group: int, square: int, left: int) -> ReachView:
    walker = Walker(state, seat, group)
    result = ReachView(square, armies_in(group), scouts_in(group), [], [], [], [])
    edge = [square]
    for steps_left in range(left - 1, -1, -1):
        grown: list[int] = []
        for here in edge:
            for near in NEIGHBOURS[here]:
                if near in (NONE, square) or near in result.squares or not walker.can_step(near, steps_left):
                    continue
                stays = walker.stops_at(near) and not walker.flies
                result.squares.append(near)
                result.before.append(here)
                result.hostile.append(is_hostile(state, seat, near))
                result.ends.append(end_of(walker.can_end(near), stays or steps_left == 0))
                if walker.can_pass(near):
                    grown.append(near)
        edge = grown
    return result


def is_hostile(state: Civ2010, seat: int, square: int) -> bool:
    """Whether going there means a fight, or killing lone scouts."""
    others = state.holder[square] not in (NONE, seat) or centre_owner(state, square) not in (NONE, seat)
    return others or state.token[square] >= state.catalogue.huts


def end_of(may_stay: bool, must_stay: bool) -> End:
    return ENDING if may_stay and must_stay else STOPPING if may_stay else PASSING
