"""Civilization (Tresham, 1980): what all positions of the game share."""

from typing import Any

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.civ1980.bot.candidates import candidates
from zeitalter.games.civ1980.bot.value import value
from zeitalter.games.civ1980.model.catalogue import Catalogue
from zeitalter.games.civ1980.model.options import settings
from zeitalter.games.civ1980.model.state import Civ1980, board_of
from zeitalter.games.civ1980.model.verbs import vocabulary
from zeitalter.games.civ1980.rules.invariants import check
from zeitalter.games.civ1980.rules.outcome import outcome
from zeitalter.games.civ1980.rules.phases import COURSE
from zeitalter.games.civ1980.rules.setup import set_up
from zeitalter.games.civ1980.view.choices import choices
from zeitalter.games.civ1980.view.imagine import imagine
from zeitalter.games.civ1980.view.observe import observe
from zeitalter.games.civ1980.view.words import describe, prompt


class Civ1980Game(Game[Civ1980]):
    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(COURSE, vocabulary(catalogue))
        self.catalogue = catalogue

    def attach(self, state: Civ1980) -> None:
        state.catalogue = self.catalogue
        state.board = board_of(self.catalogue, state.seats, state.settings)

    def set_up(self, seats: int, options: Any, chance: Chance) -> Civ1980:
        return set_up(self, seats, settings(options), chance)

    def imagine(self, view: Any, rng: Stream) -> Civ1980:
        return imagine(self, view, rng)

    def prompt(self, state: Civ1980, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: Civ1980, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: Civ1980, seat: int | None) -> View:
        return observe(state, seat)

    def outcome(self, state: Civ1980) -> Outcome | None:
        return outcome(state)

    def candidates(self, state: Civ1980, seat: int) -> list[Action]:
        return candidates(state, seat)

    def choices(self, state: Civ1980, seat: int) -> list[Action]:
        return choices(state, seat)

    def value(self, state: Civ1980, seat: int) -> float:
        return value(state, seat)

    def check(self, state: Civ1980) -> None:
        check(state)
