"""Civilization (Tresham, 1980): what all positions of the game share."""

from zeitalter.core.action import Action
from zeitalter.core.factors import Factors
from zeitalter.core.features import Writer
from zeitalter.core.game import Game, Rooms
from zeitalter.core.script import Script
from zeitalter.core.space import ActionSpace
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.civ1980.bot.candidates import candidates
from zeitalter.games.civ1980.bot.choices import choices
from zeitalter.games.civ1980.bot.considered import considered
from zeitalter.games.civ1980.bot.factors import VARIANTS, Civ1980Factors, progress, read, variant
from zeitalter.games.civ1980.bot.features import Civ1980Writer
from zeitalter.games.civ1980.bot.row import FACTORS
from zeitalter.games.civ1980.bot.scripts import scripts
from zeitalter.games.civ1980.bot.space import space
from zeitalter.games.civ1980.bot.value import value
from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.state import Civ1980, board_number
from zeitalter.games.civ1980.model.verbs import vocabulary
from zeitalter.games.civ1980.rules.invariants import check
from zeitalter.games.civ1980.rules.outcome import outcome
from zeitalter.games.civ1980.rules.phases import COURSE
from zeitalter.games.civ1980.rules.setup import set_up
from zeitalter.games.civ1980.rules.trade import has_enough, take_part_again
from zeitalter.games.civ1980.view.consequences import consequences
from zeitalter.games.civ1980.view.elements import elements
from zeitalter.games.civ1980.view.imagine import imagine
from zeitalter.games.civ1980.view.observe import observe
from zeitalter.games.civ1980.view.passing import passing
from zeitalter.games.civ1980.view.reasons import why_not
from zeitalter.games.civ1980.view.sums import figures, holdings, sums
from zeitalter.games.civ1980.view.words import describe, prompt


class Civ1980Game(Game[Civ1980]):
    def __init__(self, catalogue: Catalogue) -> None:
        rooms = Rooms(set_up, imagine, observe, prompt, describe, outcome, value, check)
        super().__init__(Civ1980, COURSE, vocabulary(catalogue), rooms)
        self.catalogue = catalogue

    def attach(self, state: Civ1980) -> None:
        state.catalogue = self.catalogue
        state.board = self.catalogue.boards[board_number(state.seats, state.wide)]

    def candidates(self, state: Civ1980, seat: int) -> list[Action]:
        return candidates(state, seat)

    def considered(self, state: Civ1980, seat: int) -> list[Action]:
        return considered(state, seat)

    def choices(self, state: Civ1980, seat: int) -> list[Action]:
        return choices(state, seat)

    def figures(self) -> list[str]:
        return figures()

    def holdings(self, state: Civ1980, seat: int) -> list[int]:
        return holdings(state, seat)

    def sums(self, state: Civ1980, seat: int | None) -> list[Sum]:
        return sums(state, seat)

    def elements(self, state: Civ1980, seat: int) -> list[str]:
        return elements(state, seat)

    def why_not(self, state: Civ1980, seat: int, anchor: str) -> Message | None:
        return why_not(state, seat, anchor)

    def consequences(self, state: Civ1980, seat: int, action: Action) -> list[Consequence]:
        return consequences(state, seat, action)

    def passing(self, state: Civ1980, seat: int) -> Action | None:
        return passing(state, seat)

    def has_order(self, state: Civ1980, seat: int) -> bool:
        return has_enough(state, seat)

    def end_order(self, state: Civ1980, seat: int) -> None:
        take_part_again(state, seat)

    def doubts(self) -> list[float]:
        return [0.15, 0.06, 0.03, 0.0, 0.0]

    def most_positions(self, state: Civ1980) -> int:
        return 60 if state.seats > 2 else super().most_positions(state)

    def factors(self) -> Factors[Civ1980]:
        return Civ1980Factors(FACTORS, read, progress, VARIANTS, variant)

    def scripts(self) -> list[Script[Civ1980]]:
        return scripts()

    def space(self) -> ActionSpace:
        return space(self.catalogue, self.vocabulary)

    def writer(self) -> Writer:
        return Civ1980Writer(self.steps, self.catalogue)
