"""Ratings of bots from the places in many games: the Plackett-Luce model of openskill.

Needs openskill: pip install 'zeitalter[ratings]'.
"""

from collections.abc import Iterable
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from zeitalter.arena.ladder import Rating


def ratings(bots: int, games: Iterable[tuple[list[int], list[int]]]) -> list[Rating]:
    """The rating of each bot. A game is its line-up and the places by seat; the games count in their order.

    Bots do not learn between games, so no uncertainty is added from game to game (tau is 0). Copies of a bot in one
    game are rated one by one, and it goes on with their mean.
    """
    model = PlackettLuce(tau=0.0)
    current = [model.rating() for bot in range(bots)]
    for line, ranks in games:
        if len(set(line)) == 1:
            continue  # copies of one bot among themselves say nothing
        after = model.rate([[current[bot]] for bot in line], ranks=[float(rank) for rank in ranks])
        for bot in set(line):
            current[bot] = _mean(model, [team[0] for team, other in zip(after, line) if other == bot])
    return [Rating(rating.mu, rating.sigma) for rating in current]


def _mean(model: PlackettLuce, copies: list[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies))
