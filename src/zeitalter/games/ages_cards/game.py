"""What all positions of the game share: its phases, its words and its judgement."""

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.game import Game
from zeitalter.core.outcome import Outcome
from zeitalter.core.wording import Description, Prompt
from zeitalter.games.ages_cards.bot.value import value
from zeitalter.games.ages_cards.model.catalogue import Catalogue
from zeitalter.games.ages_cards.model.options import MODES, Options
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.model.verbs import Actions, vocabulary
from zeitalter.games.ages_cards.rules.invariants import check
from zeitalter.games.ages_cards.rules.outcome import outcome
from zeitalter.games.ages_cards.rules.phases import COURSE
from zeitalter.games.ages_cards.rules.setup import set_up
from zeitalter.games.ages_cards.view.imagine import imagine
from zeitalter.games.ages_cards.view.observe import AgesCardsView, observe
from zeitalter.games.ages_cards.view.words import describe, prompt


class AgesCardsGame(Game[AgesCards]):
    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(COURSE, vocabulary(catalogue))
        self.catalogue = catalogue
        self.actions = Actions(catalogue)

    def attach(self, state: AgesCards) -> None:
        state.catalogue = self.catalogue
        state.actions = self.actions

    def set_up(self, seats: int, options: Options, chance: Chance) -> AgesCards:
        state = AgesCards.blank()
        state.begin(self, seats, chance)
        set_up(state, MODES.index(options.mode))
        return state

    def imagine(self, view: AgesCardsView, rng: Stream) -> AgesCards:
        state = AgesCards.blank()
        state.begin(self, view.seats, Chance(rng.key()))
        imagine(state, view, rng)
        return state

    def prompt(self, state: AgesCards, seat: int) -> Prompt:
        return prompt(state, seat)

    def describe(self, state: AgesCards, seat: int, action: Action) -> Description:
        return describe(state, seat, action)

    def observe(self, state: AgesCards, seat: int | None) -> AgesCardsView:
        return observe(state, seat)

    def outcome(self, state: AgesCards) -> Outcome | None:
        return outcome(state)

    def value(self, state: AgesCards, seat: int) -> float:
        return value(state, seat)

    def check(self, state: AgesCards) -> None:
        check(state)
