# mypyc: no
"""What people are offered, in the order in which they read it: what cannot be wanted by mistake comes last."""

from zeitalter.core.action import Action, Done
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.trade import gives_nothing


def choices(state: Civ2010, seat: int) -> list[Action]:
    return sorted(state.legal_actions(seat), key=lambda action: harm(state, seat, action))


def harm(state: Civ2010, seat: int, action: Action) -> int:
    """How much it gives up; `done` stays at the end."""
    match action:
        case Done():
            return 3
        case verbs.Govern():
            return 2 if action.government == state.catalogue.anarchy else 0
        case verbs.TakeBack() | verbs.FoundWithArmy() | verbs.Infiltrate():
            return 2
        case verbs.Accept():
            return 1 if gives_nothing(state.offers[action.seat].terms[seat]) else 0
        case _:
            return 0
