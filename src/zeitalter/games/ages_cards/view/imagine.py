# mypyc: no
"""A full position that fits a view."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import fields

from zeitalter.core.chance import Stream
from zeitalter.core.part import Part
from zeitalter.games.ages_cards.model.options import MODES
from zeitalter.games.ages_cards.model.player import Player
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.turn import Turn
from zeitalter.games.ages_cards.view.observe import AgesCardsView, Projects

P = TypeVar("P", bound=Part)


def imagine(state: AgesCards, view: AgesCardsView, rng: Stream) -> None:
    """Fill a fresh state so that it gives this view again, without the flow; what is hidden is drawn from `rng`."""
    state.mode = MODES.index(view.mode)
    state.players = [fill(Player.blank(), player) for player in view.players]
    state.pyramid = [row[:] for row in view.pyramid]
    state.projects = [imagine_projects(projects, rng) for projects in view.projects]
    state.wonders = view.wonders[:]
    state.start_player = view.start_player
    state.active = view.active
    state.turns = view.turns
    state.turn = fill(Turn.blank(), view.turn)


def fill(part: P, view: Struct) -> P:
    """A part with the fields of its view; nothing that can change is shared with the view."""
    for field in fields(view):
        setattr(part, field.name, getattr(view, field.name))
    return part.copy()


def imagine_projects(view: Projects | None, rng: Stream) -> list[int]:
    if view is None:
        return []
    below = view.below[:]
    rng.shuffle(below)
    return [*below, view.top]
