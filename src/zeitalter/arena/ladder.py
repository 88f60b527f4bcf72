"""All bots of a game from the strongest to the weakest.

lines = round_robin(len(bots), seats, games)
results = list(run(Batch(game="ages_cards", block=seats), seated(bots, lines)))
rated = ratings(len(bots), [(line, result.ranks) for line, result in zip(lines, results)])
for rung in rungs(bots, seats, list(zip(lines, results)), rated):
    print(rung.bot, rung.mu, rung.sigma)
"""

from msgspec import Struct

from zeitalter.arena.game import GameResult
from zeitalter.arena.standings import Standing, standings_of
from zeitalter.arena.wilson import Z

DIGITS = 6  # of a rating; what comes after them may differ between machines


class Rating(Struct, frozen=True):
    """A strength on a scale on which all begin at 25, and how uncertain it is."""

    mu: float
    sigma: float


class Rung(Struct, frozen=True, kw_only=True):
    """One bot: its rating, and what it rests on."""

    bot: str
    mu: float
    sigma: float
    low: float  # 95 % interval of the rating
    high: float
    standing: Standing


def rungs(bots: list[str], seats: int, games: list[tuple[list[int], GameResult]], rated: list[Rating]) -> list[Rung]:
    """The best first. A game is its line-up and its result."""
    found = [
        Rung(
            bot=standing.bot,
            mu=round(rating.mu, DIGITS),
            sigma=round(rating.sigma, DIGITS),
            low=round(rating.mu - Z * rating.sigma, DIGITS),
            high=round(rating.mu + Z * rating.sigma, DIGITS),
            standing=standing,
        )
        for rating, standing in zip(rated, standings_of(bots, seats, games))
    ]
    return sorted(found, key=lambda rung: (-rung.mu, rung.bot))
