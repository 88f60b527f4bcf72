"""Mosaic: Eine Geschichte der Zivilisation. What all positions share: phases, words and judgement."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.mosaic.bot.value import value
from zeitalter.games.mosaic.model.catalogue import Catalogue
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.model.verbs import Listed, vocabulary
from zeitalter.games.mosaic.rules.invariants import check
from zeitalter.games.mosaic.rules.outcome import outcome
from zeitalter.games.mosaic.rules.phases import COURSE
from zeitalter.games.mosaic.rules.setup import set_up
from zeitalter.games.mosaic.view.imagine import imagine
from zeitalter.games.mosaic.view.observe import MosaicView, observe
from zeitalter.games.mosaic.view.words import describe, prompt


class MosaicGame(Game[Mosaic]):
    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(COURSE, vocabulary(catalogue))
        self.catalogue = catalogue
        self.listed = Listed(catalogue)

    def attach(self, state: Mosaic) -> None:
        state.catalogue = self.catalogue
        state.listed = self.listed

    def set_up(self, seats: int, options: Options, chance: Chance) -> Mosaic:
        state = Mosaic.blank()
        state.begin(self, seats, chance)
        set_up(state)
        return state

    def imagine(self, view: MosaicView, rng: Stream) -> Mosaic:
        state = Mosaic.blank()
        state.begin(self, view.seats, Chance(rng.key()))
        imagine(state, view, rng)
        return state

    def prompt(self, state: Mosaic, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: Mosaic, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: Mosaic, seat: int | None) -> MosaicView:
        return observe(state, seat)

    def outcome(self, state: Mosaic) -> Outcome | None:
        return outcome(state)

    def value(self, state: Mosaic, seat: int) -> float:
        return value(state, seat)

    def check(self, state: Mosaic) -> None:
        check(state)
