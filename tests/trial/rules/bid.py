"""Sealed bids for the lead. An answer is built from several actions: add coins as often as you like, then seal."""

from tests.trial.model import steps
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Add, Seal
from zeitalter.core.action import Action
from zeitalter.core.phase import Sealed


class Bid(Sealed[Trial, steps.Bid]):
    def legal(self, state: Trial, step: steps.Bid, seat: int) -> list[Action]:
        left = state.coins[seat] - bid(state, seat)
        return [Seal(), *[Add(coins) for coins in (1, 2, 3) if coins <= left]]

    def default(self, state: Trial, step: steps.Bid, seat: int) -> Action:
        return Seal()

    def is_complete(self, state: Trial, step: steps.Bid, seat: int) -> bool:
        return bool(state.sealed[seat]) and isinstance(state.sealed[seat][-1], Seal)

    def resolve(self, state: Trial, step: steps.Bid) -> None:
        """The highest bid pays and leads; among equal bids the first one clockwise from the old leader."""
        bids = state.bids = [bid(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.emit("trial-event-bid", {"seat": seat, "coins": bids[seat]})
        for seat in state.clockwise(state.leader):
            if bids[seat] == max(bids):
                state.leader = seat
                break
        state.coins[state.leader] -= bids[state.leader]
        state.bank += bids[state.leader]
        state.emit("trial-event-leads", {"seat": state.leader})


def bid(state: Trial, seat: int) -> int:
    return sum(action.coins for action in state.sealed[seat] if isinstance(action, Add))
