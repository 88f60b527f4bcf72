"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.game import Game, Rooms
from zeitalter.core.script import Script
from zeitalter.core.space import ActionSpace
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.ages.bot.choices import candidates, choices
from zeitalter.games.ages.bot.considered import considered
from zeitalter.games.ages.bot.factors import BAD, FACTORS, GOOD, VARIANTS, Reader
from zeitalter.games.ages.bot.features import AgesWriter
from zeitalter.games.ages.bot.scripts import scripts
from zeitalter.games.ages.bot.space import space
from zeitalter.games.ages.bot.value import value
from zeitalter.games.ages.model.catalogue import Catalogue
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import vocabulary
from zeitalter.games.ages.rules.invariants import check
from zeitalter.games.ages.rules.leaving import leave
from zeitalter.games.ages.rules.outcome import outcome
from zeitalter.games.ages.rules.phases import COURSE
from zeitalter.games.ages.rules.setup import set_up
from zeitalter.games.ages.view.consequences import consequences
from zeitalter.games.ages.view.effect_words import card_words
from zeitalter.games.ages.view.elements import elements
from zeitalter.games.ages.view.imagine import imagine
from zeitalter.games.ages.view.observe import observe
from zeitalter.games.ages.view.passing import passing
from zeitalter.games.ages.view.reasons import why_not
from zeitalter.games.ages.view.sums import FIGURES, holdings, sums
from zeitalter.games.ages.view.words import describe, prompt


class AgesGame(Game[Ages]):
    def __init__(self, catalogue: Catalogue) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Ages, COURSE, vocabulary(catalogue), rooms)
        self.catalogue = catalogue
        catalogue.told = [card_words(card) for card in catalogue.cards]
        self.reader = Reader(catalogue)

    def candidates(self, state: Ages, seat: int) -> list[Action]:
        return candidates(state, seat)

    def considered(self, state: Ages, seat: int) -> list[Action]:
        return considered(state, seat)

    def choices(self, state: Ages, seat: int) -> list[Action]:
        return choices(state, seat)

    def doubts(self) -> list[float]:
        return [0.08, 0.032, 0.018, 0.014, 0.0]

    def foresight(self, state: Ages) -> int:
        return 0

    def factors(self) -> Factors[Ages]:
        reader = self.reader
        return Factors(FACTORS, reader.read, reader.progress, VARIANTS, reader.variant, GOOD, BAD)

    def scripts(self) -> list[Script[Ages]]:
        return scripts()

    def space(self) -> ActionSpace:
        return space(self.catalogue, self.vocabulary)

    def writer(self) -> Writer:
        return AgesWriter(self.steps, self.catalogue)

    def attach(self, state: Ages) -> None:
        state.catalogue = self.catalogue

    def leave(self, state: Ages, seat: int) -> None:
        leave(state, seat)

    def figures(self) -> list[str]:
        return FIGURES

    def holdings(self, state: Ages, seat: int) -> list[int]:
        return holdings(state, seat)

    def elements(self, state: Ages, seat: int) -> list[str]:
        return elements(state, seat)

    def why_not(self, state: Ages, seat: int, anchor: str) -> Message | None:
        return why_not(state, seat, anchor)

    def sums(self, state: Ages, seat: int | None) -> list[Sum]:
        return sums(state, seat)

    def consequences(self, state: Ages, seat: int, action: Action) -> list[Consequence]:
        return consequences(state, seat, action)

    def passing(self, state: Ages, seat: int) -> Action | None:
        return passing(state, seat)
