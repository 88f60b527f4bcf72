"""What a learnt value reads of a position: for each seat a row of numbers with names, the factors of its prospects.

They are few, so that a search can read thousands of positions: what a seat has, makes each turn and lacks, not every
card. `core/features.py` has everything there is, for learners of their own.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

S = TypeVar("S", bound=Any)
STANDING = "standing"  # the last factor of every game: its hand-made value, on which the learnt one builds


class Factors(Generic[S]):
    """Each game lists its own. Their words, for people who ask a bot for its reasons: factor-NAME."""

    def __init__(
        self,
        names: list[str],
        read: Callable[[S, int], list[list[float]]],  # the position and who judges it; a row for each seat
        progress: Callable[[S], float],  # from 0 at the beginning to 1 at the end
        variants: list[str],  # ways to play that are learnt apart, such as modes
        variant: Callable[[S], int],  # which of them this position belongs to
        good: Sequence[
            str
        ] = (),  # factors of which more is never worse, all else being equal, whatever a few games say
        bad: Sequence[str] = (),  # and those of which more is never better
    ) -> None:
        self.names = [*names, STANDING]
        self.read = read
        self.progress = progress
        self.variants = variants
        self.variant = variant
        self.signs = [0] * len(names) + [1]  # 1 for good ones, -1 for bad ones
        for name in good:
            self.signs[names.index(name)] = 1
        for name in bad:
            self.signs[names.index(name)] = -1

    def rows(self, state: S, judge: int) -> list[list[float]]:
        """All factors of a running game, a row for each seat, as seat `judge` sees it."""
        rows = self.read(state, judge)
        values: list[float] = state.game.values(state)
        for seat in range(len(rows)):
            rows[seat].append(values[seat])
        return rows
