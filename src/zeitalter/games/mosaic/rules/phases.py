"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from zeitalter.core.game import Course
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules import effects, empire, look, military, placing, setup, technologies, turn, units

COURSE: Final[Course[Mosaic]] = [
    # Setting up
    (steps.ChoosingLeader, setup.ChoosingLeader()),
    (steps.Drafting, setup.Drafting()),
    (steps.StartCity, setup.StartCity()),
    (steps.Benefits, setup.Benefits()),
    (steps.StartVillage, setup.StartVillage()),
    (steps.StartCards, setup.StartCards()),
    # The turn
    (steps.BeginTurn, turn.BeginTurn()),
    (steps.Turn, turn.Turn()),
    (steps.Looked, look.Looked()),
    (steps.Laying, technologies.Laying()),
    (steps.Military, military.Military()),
    (steps.Refill, turn.Refill()),
    (steps.AfterAction, turn.AfterAction()),
    (steps.EndTurn, turn.EndTurn()),
    (steps.NextTurn, turn.NextTurn()),
    # Effects of cards
    (steps.RunEffect, effects.RunEffect()),
    (steps.Placing, placing.Placing()),
    (steps.Deploying, units.Deploying()),
    (steps.Removing, units.Removing()),
    (steps.TakingTile, effects.TakingTile()),
    (steps.Raising, effects.Raising()),
    (steps.Shifting, effects.Shifting()),
    (steps.ShiftAmount, effects.ShiftAmount()),
    (steps.Raiding, effects.Raiding()),
    (steps.Exploring, effects.Exploring()),
    (steps.Locking, effects.Locking()),
    (steps.ChoosingOffer, effects.ChoosingOffer()),
    # Scorings and the end
    (steps.Scoring, empire.Scoring()),
    (steps.Expelling, units.Expelling()),
    (steps.ClosingActions, turn.ClosingActions()),
    (steps.Finish, turn.Finish()),
]
