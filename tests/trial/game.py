"""What all positions of the game share: its phases, its words and its judgement."""

from tests.trial.bot.value import value
from tests.trial.model.options import TrialOptions
from tests.trial.model.state import Trial
from tests.trial.model.verbs import vocabulary
from tests.trial.rules.invariants import check
from tests.trial.rules.outcome import outcome
from tests.trial.rules.phases import COURSE
from tests.trial.rules.setup import set_up
from tests.trial.view.imagine import imagine
from tests.trial.view.observe import TrialView, observe
from tests.trial.view.words import describe, prompt
from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Description, Prompt


class TrialGame(Game[Trial]):
    def __init__(self) -> None:
        super().__init__(COURSE, vocabulary())

    def attach(self, state: Trial) -> None:
        """Nothing lies outside the position."""

    def set_up(self, seats: int, options: TrialOptions, chance: Chance) -> Trial:
        state = Trial.blank()
        state.begin(self, seats, chance)
        set_up(state, options.rounds)
        return state

    def imagine(self, view: TrialView, rng: Stream) -> Trial:
        state = Trial.blank()
        state.begin(self, view.seats, Chance(rng.key()))
        imagine(state, view, rng)
        return state

    def prompt(self, state: Trial, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: Trial, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: Trial, seat: int | None) -> TrialView:
        return observe(state, seat)

    def outcome(self, state: Trial) -> Outcome | None:
        return outcome(state)

    def value(self, state: Trial, seat: int) -> float:
        return value(state, seat)

    def check(self, state: Trial) -> None:
        check(state)
