"""What an end is worth to each seat, in numbers that add up to 0."""

from collections.abc import Callable

from zeitalter.core.outcome import Outcome


def by_rank(outcome: Outcome) -> list[float]:
    """1 for the first place, -1 for the last, the others in equal steps; who shares places gets their mean."""
    seats = len(outcome.ranks)
    places = [rank + (outcome.ranks.count(rank) - 1) / 2 for rank in outcome.ranks]
    return [(seats + 1 - 2 * place) / (seats - 1) for place in places]


def by_score(outcome: Outcome) -> list[float]:
    """The share in all points, less the share each would have if all had equally many. A total below 0 counts as 0.
    Where the game was not decided by points, as in a race, by rank."""
    if not outcome.points:
        return by_rank(outcome)
    totals = [max(0, total) for total in outcome.totals]
    everything = sum(totals)
    return [total / everything - 1 / len(totals) if everything else 0.0 for total in totals]


REWARDS: dict[str, Callable[[Outcome], list[float]]] = {"rank": by_rank, "score": by_score}


def rewarding(name: str) -> Callable[[Outcome], list[float]]:
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[name]
