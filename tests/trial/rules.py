"""The rules object: everything the outside needs to set up, store and imagine a game."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, convert

from tests.trial.catalogue import CARDS, GOODS, GOODS_DE, PIECES, PLACES, SEATS, VOCABULARY
from tests.trial.game import TrialGame
from tests.trial.state import NEXT_ROUND
from tests.trial.view import TrialView, restore
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import Chance, Stream
from zeitalter.core.rules import Fidelity, Rules
from zeitalter.core.state import State
from zeitalter.core.view import View


class TrialOptions(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=6, description="Rounds to play")] = 3


class TrialRules(Rules):
    id = "trial"
    version = 1
    seats = SEATS
    options = TrialOptions
    view = TrialView
    vocabulary = VOCABULARY
    modes = (TrialOptions(), TrialOptions(rounds=1))
    data_digest = "no data files"
    fidelity = Fidelity(stated=len(CARDS) + len(PLACES), outside=0, inferred=0, reconstructed=0)
    texts = Path(__file__).parent / "text"
    names = {f"card-{good}": {"en": good, "de": german} for good, german in zip(GOODS, GOODS_DE)}  # noqa: RUF012
    longest = 600
    game: type[TrialGame] = TrialGame

    def new(self, seats: int, options: Struct, key: bytes) -> State:
        rounds = convert(options, TrialOptions, from_attributes=True).rounds
        state = self.game()
        state.begin_game(seats, Chance(key), rounds)
        state.deck = list(range(len(CARDS)))
        state.chance.shuffle(state.deck)
        for seat in range(seats):
            state.pieces[seat][seat] = PIECES
        state.push(Step(NEXT_ROUND, EVERYONE))
        return state

    def unpack(self, packed: list[object]) -> State:
        state = self.game()
        state.unpack(packed)
        return state

    def from_view(self, view: View, rng: Stream) -> State:
        assert isinstance(view, TrialView)
        state = self.game()
        state.begin_game(view.seats, Chance(rng.key()), view.rounds)
        restore(state, view, rng)
        return state


def create(pack: Path | None = None) -> TrialRules:
    """How the registry gets the rules of a game; this one has no data that a pack could replace."""
    return TrialRules()


RULES = create()
