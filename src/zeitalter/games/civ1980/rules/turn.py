"""The course of a turn: sixteen phases."""

from typing import Final

from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.state import (
    BEGIN_BUILDING,
    BEGIN_SHIPYARD,
    BEGIN_TRADE,
    BEGIN_TURN,
    CALAMITIES,
    CENSUS,
    CONFLICT,
    DRAWING,
    GROWTH,
    MOVEMENT,
    PURCHASES,
    SUCCESSION,
    SUPPORT,
    SURPLUS_CARDS,
    SURPLUS_TOKENS,
    TAXES,
    TURN_LIMIT,
    Civ1980,
    Phase,
)

# Phases 1 to 16: the kind of step that begins each. SUPPORT is there twice, as phases 9 and 15.
COURSE: Final = [
    TAXES,
    GROWTH,
    CENSUS,
    BEGIN_SHIPYARD,
    MOVEMENT,
    CONFLICT,
    BEGIN_BUILDING,
    SURPLUS_TOKENS,
    SUPPORT,
    DRAWING,
    BEGIN_TRADE,
    PURCHASES,
    SURPLUS_CARDS,
    CALAMITIES,
    SUPPORT,
    SUCCESSION,
]


class BeginTurn(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        state.turn += 1
        state.fresh.clear()
        if state.log is not None:
            state.emit("event-turn", {"turn": state.turn})
            if state.turn == state.settings[TURN_LIMIT]:
                state.emit("event-last-turn", {})
        state.push(Step(BEGIN_TURN, EVERYONE))
        for number in range(len(COURSE), 0, -1):
            a = 1 if number == 9 else 0
            state.push(Step(COURSE[number - 1], EVERYONE, a))
