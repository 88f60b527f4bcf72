"""How long the game still lasts: the civil decks are its clock, and everybody knows how many cards are left in them."""

from typing import Final

from zeitalter.games.ages.model.catalogue import AGES, MIDDLE_AGES, Catalogue
from zeitalter.games.ages.model.settings import EXPERT
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.steps import Produce
from zeitalter.games.ages.rules.end_of_age import last_age

TAKEN: Final = 1.0  # cards that people take in a turn, beyond those that are cleared
TRUST: Final = 6.0  # rounds that this guess counts for, against what was seen in this game
LAST_TURNS: Final = 0.05  # of the progress, once the last round is known
FIRST_ROUND: Final = 2  # the first in which the row is filled from the decks


def deck_sizes(catalogue: Catalogue) -> list[list[int]]:
    """Civil cards at the beginning, by number of players and age."""
    cards = catalogue.cards
    decks = catalogue.civil_decks
    return [[sum([cards[card].copies[seats] for card in deck]) for deck in decks] for seats in range(5)]


class Tempo:
    """The clock of one position."""

    def __init__(self, state: Ages, sizes: list[list[int]]) -> None:
        seats = state.seats
        left = 0
        total = 0
        for age in range(MIDDLE_AGES, last_age(state.settings.level) + 1):
            total += sizes[seats][age]
            left += len(state.civil_decks[age])
        place = (state.active - state.start_player) % seats if state.active >= 0 else 0
        begun = place / seats  # how much of this round is over
        elapsed = state.round - FIRST_ROUND + begun
        usual = seats * (state.catalogue.row_cleared[seats] + TAKEN)
        seen = float(total - left)
        self.share = seen / total if total else 1.0  # of the cards that were drawn
        self.rate = (TRUST * usual + seen) / (TRUST + (elapsed if elapsed > 0.0 else 0.0))  # cards per round
        self.place = place
        self.rounds = 0.0  # after this one
        if state.last_round:
            self.rounds = float(state.last_round - state.round)
        else:
            more = begun + left / self.rate - 0.5
            self.rounds = (more if more > 0.0 else 0.0) + (1.0 if state.settings.level == EXPERT else 0.0)

    def turns(self, state: Ages, seat: int) -> float:
        """Productions that this seat still has, about."""
        if not state.agenda:
            return 0.0
        ahead = (seat - state.start_player) % state.seats > self.place
        if seat == state.active:
            ahead = produces(state)
        return self.rounds + 1.0 if ahead else self.rounds

    def until_end_of(self, state: Ages, age: int) -> float:
        """Rounds until this age ends, about."""
        cards = 0
        for later in range(state.age if state.age else MIDDLE_AGES, age + 1 if age < AGES else AGES):
            cards += len(state.civil_decks[later])
        return cards / self.rate

    def progress(self, state: Ages) -> float:
        """From 0 to 1: the cards drawn, then the turns of the last round or two."""
        if not state.agenda:
            return 1.0
        if not state.last_round:
            return (1.0 - LAST_TURNS) * (self.share if self.share > 0.0 else 0.0)
        turns = (self.rounds + 1.0) * state.seats - self.place
        return 1.0 - LAST_TURNS * min(1.0, turns / (2.0 * state.seats))


def produces(state: Ages) -> bool:
    """Whether the production of the running turn is still to come."""
    for step in state.agenda:
        if step.seat == state.active and isinstance(step, Produce):
            return True
    return False
