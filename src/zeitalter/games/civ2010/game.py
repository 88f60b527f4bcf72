"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.game import Game, Rooms
from zeitalter.core.script import Script
from zeitalter.core.space import ActionSpace
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.civ2010.bot.candidates import candidates
from zeitalter.games.civ2010.bot.considered import considered
from zeitalter.games.civ2010.bot.factors import BAD, FACTORS, GOOD, VARIANTS, Civ2010Factors, progress, read, variant
from zeitalter.games.civ2010.bot.features import Civ2010Writer
from zeitalter.games.civ2010.bot.scripts import SCRIPTS
from zeitalter.games.civ2010.bot.space import space
from zeitalter.games.civ2010.bot.value import value
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.offer import waiting_for
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.steps import Trading
from zeitalter.games.civ2010.model.verbs import vocabulary
from zeitalter.games.civ2010.rules.invariants import check
from zeitalter.games.civ2010.rules.outcome import outcome
from zeitalter.games.civ2010.rules.phases import COURSE
from zeitalter.games.civ2010.rules.setup import set_up
from zeitalter.games.civ2010.view.choices import choices
from zeitalter.games.civ2010.view.consequences import consequences
from zeitalter.games.civ2010.view.elements import elements
from zeitalter.games.civ2010.view.imagine import imagine
from zeitalter.games.civ2010.view.observe import observe
from zeitalter.games.civ2010.view.passing import passing
from zeitalter.games.civ2010.view.prompts import prompt
from zeitalter.games.civ2010.view.reasons import why_not
from zeitalter.games.civ2010.view.sums import FIGURES, holdings, sums
from zeitalter.games.civ2010.view.words import describe


class Civ2010Game(Game[Civ2010]):
    def __init__(self, editions: list[Catalogue]) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Civ2010, COURSE, vocabulary(editions[0]), rooms)
        self.editions = editions

    def attach(self, state: Civ2010) -> None:
        state.catalogue = self.editions[state.edition]

    def candidates(self, state: Civ2010, seat: int) -> list[Action]:
        return candidates(state, seat)

    def considered(self, state: Civ2010, seat: int) -> list[Action]:
        return considered(state, seat)

    def is_turn(self, step: Step) -> bool:
        """The talks: whoever goes on with his cities after them judges them like the others."""
        return isinstance(step, Trading)

    def addressed(self, state: Civ2010, seat: int) -> int:
        return waiting_for(state.offers[seat])

    def doubts(self) -> list[float]:
        return [0.15, 0.06, 0.03, 0.0, 0.0]

    def factors(self) -> Factors[Civ2010]:
        return Civ2010Factors(FACTORS, read, progress, VARIANTS, variant, GOOD, BAD)

    def scripts(self) -> list[Script[Civ2010]]:
        return SCRIPTS

    def space(self) -> ActionSpace:
        return space(self.editions, self.vocabulary)

    def writer(self) -> Writer:
        return Civ2010Writer(self.steps, self.editions)

    def figures(self) -> list[str]:
        return FIGURES

    def holdings(self, state: Civ2010, seat: int) -> list[int]:
        return holdings(state, seat)

    def sums(self, state: Civ2010, seat: int | None) -> list[Sum]:
        return sums(state, seat)

    def elements(self, state: Civ2010, seat: int) -> list[str]:
        return elements(state, seat)

    def why_not(self, state: Civ2010, seat: int, anchor: str) -> Message | None:
        return why_not(state, seat, anchor)

    def consequences(self, state: Civ2010, seat: int, action: Action) -> list[Consequence]:
        return consequences(state, seat, action)

    def passing(self, state: Civ2010, seat: int) -> Action | None:
        return passing(state, seat)

    def choices(self, state: Civ2010, seat: int) -> list[Action]:
        return choices(state, seat)
