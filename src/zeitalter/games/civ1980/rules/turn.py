"""The course of a turn: sixteen phases."""

from typing import Final

from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.state import Civ1980

# What begins each phase, the last first, as they are put on the agenda.
PHASES_FROM_16_TO_1: Final[list[Step]] = [
    steps.Succession(EVERYONE),
    steps.Support(EVERYONE, 0),
    steps.Calamities(EVERYONE),
    steps.SurplusCards(EVERYONE),
    steps.Purchases(EVERYONE, 0),
    steps.BeginTrade(EVERYONE),
    steps.Drawing(EVERYONE, 0),
    steps.Support(EVERYONE, 1),
    steps.SurplusTokens(EVERYONE),
    steps.BeginBuilding(EVERYONE),
    steps.Conflict(EVERYONE),
    steps.Movement(EVERYONE, 0),
    steps.BeginShipyard(EVERYONE),
    steps.Census(EVERYONE),
    steps.Growth(EVERYONE),
    steps.Taxes(EVERYONE),
]


class BeginTurn(Phase[Civ1980, steps.BeginTurn]):
    def run(self, state: Civ1980, step: steps.BeginTurn) -> None:
        state.turn += 1
        state.fresh.clear()
        state.emit("event-turn", {"turn": state.turn})
        if state.turn == state.settings.turn_limit:
            state.emit("event-last-turn", {})
        state.push(step)
        state.agenda += PHASES_FROM_16_TO_1
