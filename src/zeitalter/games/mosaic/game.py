"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.game import Game, Rooms
from zeitalter.core.script import Script
from zeitalter.core.space import ActionSpace
from zeitalter.games.mosaic.bot.candidates import candidates
from zeitalter.games.mosaic.bot.considered import considered
from zeitalter.games.mosaic.bot.factors import BAD, FACTORS, GOOD, VARIANTS, Reader, variant
from zeitalter.games.mosaic.bot.features import MosaicWriter
from zeitalter.games.mosaic.bot.scripts import scripts
from zeitalter.games.mosaic.bot.space import space
from zeitalter.games.mosaic.bot.value import value, values
from zeitalter.games.mosaic.model.catalogue import Catalogue
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.model.verbs import Listed, vocabulary
from zeitalter.games.mosaic.rules.invariants import check
from zeitalter.games.mosaic.rules.outcome import outcome
from zeitalter.games.mosaic.rules.phases import COURSE
from zeitalter.games.mosaic.rules.setup import set_up
from zeitalter.games.mosaic.view.imagine import imagine
from zeitalter.games.mosaic.view.observe import observe
from zeitalter.games.mosaic.view.words import describe, prompt


class MosaicGame(Game[Mosaic]):
    def __init__(self, catalogue: Catalogue) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Mosaic, COURSE, vocabulary(catalogue), rooms)
        self.catalogue = catalogue
        self.listed = Listed(catalogue)
        self.reader = Reader()

    def candidates(self, state: Mosaic, seat: int) -> list[Action]:
        return candidates(state, seat)

    def considered(self, state: Mosaic, seat: int) -> list[Action]:
        return considered(state, seat)

    def values(self, state: Mosaic) -> list[float]:
        return values(state)

    def foresight(self, state: Mosaic) -> int:
        return 2 if state.seats == 2 else 0

    def factors(self) -> Factors[Mosaic]:
        return Factors(FACTORS, self.reader.read, self.reader.progress, VARIANTS, variant, GOOD, BAD)

    def scripts(self) -> list[Script[Mosaic]]:
        return scripts()

    def space(self) -> ActionSpace:
        return space(self.catalogue, self.vocabulary)

    def writer(self) -> Writer:
        return MosaicWriter(self.steps, self.catalogue)

    def attach(self, state: Mosaic) -> None:
        state.catalogue = self.catalogue
        state.listed = self.listed
