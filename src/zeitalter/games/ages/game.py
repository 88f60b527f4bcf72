"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.ages.bot.value import value
from zeitalter.games.ages.model.catalogue import Catalogue
from zeitalter.games.ages.model.options import Options, settings_of
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import vocabulary
from zeitalter.games.ages.rules.invariants import check
from zeitalter.games.ages.rules.leaving import leave
from zeitalter.games.ages.rules.outcome import outcome
from zeitalter.games.ages.rules.phases import COURSE
from zeitalter.games.ages.rules.setup import set_up
from zeitalter.games.ages.view.imagine import imagine
from zeitalter.games.ages.view.observe import AgesView, observe
from zeitalter.games.ages.view.words import describe, prompt


class AgesGame(Game[Ages]):
    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(COURSE, vocabulary(catalogue))
        self.catalogue = catalogue

    def attach(self, state: Ages) -> None:
        state.catalogue = self.catalogue

    def set_up(self, seats: int, options: Options, chance: Chance) -> Ages:
        state = Ages.blank()
        state.begin(self, seats, chance)
        set_up(state, settings_of(options))
        return state

    def imagine(self, view: AgesView, rng: Stream) -> Ages:
        state = Ages.blank()
        state.begin(self, view.seats, Chance(bytes(16)))
        imagine(state, view, rng)
        return state

    def leave(self, state: Ages, seat: int) -> None:
        leave(state, seat)

    def prompt(self, state: Ages, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: Ages, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: Ages, seat: int | None) -> AgesView:
        return observe(state, seat)

    def outcome(self, state: Ages) -> Outcome | None:
        return outcome(state)

    def value(self, state: Ages, seat: int) -> float:
        return value(state, seat)

    def check(self, state: Ages) -> None:
        check(state)
