# mypyc: no
"""How a game ended."""

from collections.abc import Sequence

from msgspec import Struct

from zeitalter.core.wording import Message


class Outcome(Struct, frozen=True):
    """Points and places of all seats, and why the game is over."""

    scores: list[dict[str, int]]  # per seat: points by category, the keys being message keys
    totals: list[int]  # per seat
    ranks: list[int]  # per seat: 1 is the best; equal ranks are a shared place
    reason: Message  # why the game is over
    points: bool = True  # whether places follow from the totals; in a race they say nothing
    table: list[dict[str, int]] = []  # per seat: what people read, where the points above merely encode the places

    @property
    def winners(self) -> list[int]:
        """The seats in first place; several share the win."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from sort keys, the larger the better: points first, then each tie-breaker."""
    return [1 + sum(other > key for other in keys) for key in keys]
