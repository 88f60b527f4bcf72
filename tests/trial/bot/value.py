"""How well a seat stands, for bots: places and coins."""

from tests.trial.model.state import Trial


def value(state: Trial, seat: int) -> float:
    return sum(2 for row in state.pieces if row[seat] == max(row)) + state.coins[seat] / 2
