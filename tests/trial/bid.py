"""Sealed bids for the lead. An answer is built from several actions: add coins as often as you like, then seal."""

from tests.trial.catalogue import ADD, SEAL
from tests.trial.state import TrialState
from zeitalter.core.action import Action


def legal_bids(state: TrialState, seat: int) -> list[Action]:
    left = state.coins[seat] - bid(state, seat)
    return [Action(SEAL), *[Action(ADD, coins) for coins in (1, 2, 3) if coins <= left]]


def bid(state: TrialState, seat: int) -> int:
    return sum(action.a for action in state.sealed[seat] if action.verb == ADD)


def is_sealed_up(state: TrialState, seat: int) -> bool:
    return bool(state.sealed[seat]) and state.sealed[seat][-1].verb == SEAL


def open_bids(state: TrialState) -> None:
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
