"""What all positions of the game share: its phases, its words and its judgement."""

from tests.trial.bot import factors
from tests.trial.bot.value import value
from tests.trial.model.state import Trial
from tests.trial.model.verbs import vocabulary
from tests.trial.rules.invariants import check
from tests.trial.rules.outcome import outcome
from tests.trial.rules.phases import COURSE
from tests.trial.rules.setup import set_up
from tests.trial.view import explaining
from tests.trial.view.imagine import imagine
from tests.trial.view.observe import observe
from tests.trial.view.words import describe, prompt
from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.game import Game, Rooms
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Consequence, Message


class TrialGame(Game[Trial]):
    def __init__(self) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Trial, COURSE, vocabulary(), rooms)

    def factors(self) -> Factors[Trial]:
        return factors.factors()

    def figures(self) -> list[str]:
        return explaining.FIGURES

    def holdings(self, state: Trial, seat: int) -> list[int]:
        return explaining.holdings(state, seat)

    def sums(self, state: Trial, seat: int | None) -> list[Sum]:
        return explaining.sums(state, seat)

    def elements(self, state: Trial, seat: int) -> list[str]:
        return explaining.elements(state, seat)

    def why_not(self, state: Trial, seat: int, anchor: str) -> Message | None:
        return explaining.why_not(state, seat, anchor)

    def consequences(self, state: Trial, seat: int, action: Action) -> list[Consequence]:
        return explaining.consequences(state, seat, action)

    def passing(self, state: Trial, seat: int) -> Action | None:
        return explaining.passing(state, seat)
