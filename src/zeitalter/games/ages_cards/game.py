"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.game import Game, Rooms
from zeitalter.core.script import Script
from zeitalter.games.ages_cards.bot import factors
from zeitalter.games.ages_cards.bot.considered import considered
from zeitalter.games.ages_cards.bot.features import AgesCardsWriter
from zeitalter.games.ages_cards.bot.scripts import SCRIPTS
from zeitalter.games.ages_cards.bot.value import value, values
from zeitalter.games.ages_cards.model.catalogue import Catalogue
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.verbs import Actions, vocabulary
from zeitalter.games.ages_cards.rules.invariants import check
from zeitalter.games.ages_cards.rules.outcome import outcome
from zeitalter.games.ages_cards.rules.phases import COURSE
from zeitalter.games.ages_cards.rules.setup import set_up
from zeitalter.games.ages_cards.view.imagine import imagine
from zeitalter.games.ages_cards.view.observe import observe
from zeitalter.games.ages_cards.view.words import describe, prompt


class AgesCardsGame(Game[AgesCards]):
    def __init__(self, catalogue: Catalogue) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(AgesCards, COURSE, vocabulary(catalogue), rooms)
        self.catalogue = catalogue
        self.actions = Actions(catalogue)
        self.read = factors.factors(catalogue)

    def attach(self, state: AgesCards) -> None:
        state.catalogue = self.catalogue
        state.actions = self.actions

    def writer(self) -> Writer:
        return AgesCardsWriter(self.steps, self.catalogue)

    def values(self, state: AgesCards) -> list[float]:
        return values(state)

    def factors(self) -> Factors[AgesCards]:
        return self.read

    def considered(self, state: AgesCards, seat: int) -> list[Action]:
        return considered(state, seat)

    def doubts(self) -> list[float]:
        return [0.09, 0.04, 0.028, 0.021, 0.0]

    def scripts(self) -> list[Script[AgesCards]]:
        return SCRIPTS
