"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.civ2010.bot.value import value
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.options import Options, settings_of
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import vocabulary
from zeitalter.games.civ2010.rules.invariants import check
from zeitalter.games.civ2010.rules.outcome import outcome
from zeitalter.games.civ2010.rules.phases import COURSE
from zeitalter.games.civ2010.rules.setup import set_up
from zeitalter.games.civ2010.view.imagine import imagine
from zeitalter.games.civ2010.view.observe import Civ2010View, observe, settings_in
from zeitalter.games.civ2010.view.prompts import prompt
from zeitalter.games.civ2010.view.words import describe


class Civ2010Game(Game[Civ2010]):
    def __init__(self, editions: list[Catalogue]) -> None:
        super().__init__(COURSE, vocabulary(editions[0]))
        self.editions = editions

    def attach(self, state: Civ2010) -> None:
        state.catalogue = self.editions[state.settings.edition]

    def set_up(self, seats: int, options: Options, chance: Chance) -> Civ2010:
        state = Civ2010.blank()
        state.settings = settings_of(options)
        state.begin(self, seats, chance)
        set_up(state)
        return state

    def imagine(self, view: Civ2010View, rng: Stream) -> Civ2010:
        state = Civ2010.blank()
        state.settings = settings_in(view)
        state.begin(self, view.seats, Chance(rng.key()))
        imagine(state, view, rng)
        return state

    def prompt(self, state: Civ2010, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: Civ2010, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: Civ2010, seat: int | None) -> Civ2010View:
        return observe(state, seat)

    def outcome(self, state: Civ2010) -> Outcome | None:
        return outcome(state)

    def value(self, state: Civ2010, seat: int) -> float:
        return value(state, seat)

    def check(self, state: Civ2010) -> None:
        check(state)
