"""What a learnt value reads of a position: for each seat a row of numbers with names, the factors of its prospects.

They are few, so that a search can read thousands of positions: what a seat has, makes each turn and lacks, not every
card. `core/features.py` has everything there is, for learners of their own.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

S = TypeVar("S", bound=Any)


class Factors(Generic[S]):
    """Each game lists its own. Their words, for people who ask a bot for its reasons: factor-NAME."""

    def __init__(
        self,
        names: list[str],
        read: Callable[[S, int], list[list[float]]],  # the position and who judges it; a row for each seat
        progress: Callable[[S], float],  # from 0 at the beginning to 1 at the end
        variants: list[str],  # ways to play that are learnt apart, such as modes
        variant: Callable[[S], int],  # which of them this position belongs to
    ) -> None:
        self.names = names
        self.read = read
        self.progress = progress
        self.variants = variants
        self.variant = variant
