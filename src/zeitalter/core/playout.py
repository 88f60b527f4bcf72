"""Random play, as fast as the engine goes."""

from zeitalter.core.chance import Stream
from zeitalter.core.state import State


class Playout:
    """What happened in one random game."""

    def __init__(self) -> None:
        self.actions = 0
        self.decisions = 0  # with two or more options
        self.options = 0  # legal actions offered in those decisions
        self.ended = False


def play_randomly(state: State, rng: Stream, limit: int) -> Playout:
    """Play uniformly random legal actions to the end, or for `limit` actions."""
    result = Playout()
    while result.actions < limit:
        actors = state.actors()
        if not actors:
            result.ended = True
            break
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        legal = state.legal_actions(seat)
        n = len(legal)
        if n > 1:
            result.decisions += 1
            result.options += n
            state.apply(seat, legal[rng.below(n)])
        else:
            state.apply(seat, legal[0])
        result.actions += 1
    return result
