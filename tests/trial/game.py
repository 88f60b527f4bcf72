"""What all positions of the game share: its phases, its words and its judgement."""

from tests.trial.bot import factors
from tests.trial.bot.value import value
from tests.trial.model.state import Trial
from tests.trial.model.verbs import vocabulary
from tests.trial.rules.invariants import check
from tests.trial.rules.outcome import outcome
from tests.trial.rules.phases import COURSE
from tests.trial.rules.setup import set_up
from tests.trial.view.imagine import imagine
from tests.trial.view.observe import observe
from tests.trial.view.words import describe, prompt
from zeitalter.core.factors import Factors
from zeitalter.core.game import Game, Rooms


class TrialGame(Game[Trial]):
    def __init__(self) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Trial, COURSE, vocabulary(), rooms)

    def factors(self) -> Factors[Trial]:
        return factors.factors()
