"""Which phase answers which kind of step: the whole course of the game in one table."""

from typing import Final

from tests.trial.model import steps
from tests.trial.model.state import Trial
from tests.trial.rules.bid import Bid
from tests.trial.rules.march import March, React
from tests.trial.rules.trade import Trade
from tests.trial.rules.turn import Deal, HandOn, NextRound, SetOut, Storm
from zeitalter.core.game import Course

COURSE: Final[Course[Trial]] = [
    (steps.NextRound, NextRound()),
    (steps.Deal, Deal()),
    (steps.Bid, Bid()),
    (steps.Trade, Trade()),
    (steps.SetOut, SetOut()),
    (steps.March, March()),
    (steps.React, React()),
    (steps.Storm, Storm()),
    (steps.HandOn, HandOn()),
]
