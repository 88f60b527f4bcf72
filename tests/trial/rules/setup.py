"""Setting up the table."""

from tests.trial.model import steps
from tests.trial.model.catalogue import CARDS, PIECES
from tests.trial.model.options import TrialOptions
from tests.trial.model.state import Trial
from zeitalter.core.agenda import EVERYONE


def set_up(state: Trial, options: TrialOptions) -> None:
    state.fill(options.rounds)
    state.deck = list(range(len(CARDS)))
    state.chance.shuffle(state.deck)
    for seat in range(state.seats):
        state.pieces[seat][seat] = PIECES
    state.push(steps.NextRound(EVERYONE))
