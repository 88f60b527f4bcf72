"""What a tournament of bots came to."""

from collections.abc import Iterable

from msgspec import Struct

from zeitalter.arena.batch import Pairing
from zeitalter.arena.game import GameResult
from zeitalter.arena.lineups import lineup
from zeitalter.arena.wilson import wilson


class Standing(Struct, frozen=True, kw_only=True):
    """One bot. A win is a first place of any of its copies; shared first places count in equal parts."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float  # 95 % Wilson interval
    high: float
    chance: float  # the win rate if all seats were equal
    mean_score: float
    mean_place: float
    wins_by_seat: list[float]
    games_by_seat: list[int]


def labels(bots: list[str]) -> list[str]:
    """Names of the contestants: a bot entered twice is told apart by a number."""
    return [bot if bots.index(bot) == i else f"{bot}#{bots[:i].count(bot) + 1}" for i, bot in enumerate(bots)]


def pairings(bots: list[str], seats: int, games: int) -> list[Pairing]:
    return seated(bots, (lineup(len(bots), seats, game) for game in range(games)))


def seated(bots: list[str], lines: Iterable[list[int]]) -> list[Pairing]:
    """Games with these line-ups, each the numbers of the bots by seat."""
    return [Pairing(game, [bots[i] for i in line]) for game, line in enumerate(lines)]


def standings(bots: list[str], seats: int, results: Iterable[GameResult]) -> list[Standing]:
    """Count the results, in the order of the games."""
    return standings_of(bots, seats, ((lineup(len(bots), seats, game), result) for game, result in enumerate(results)))


def standings_of(bots: list[str], seats: int, games: Iterable[tuple[list[int], GameResult]]) -> list[Standing]:
    """The same with the line-up of each game."""
    counts = [Count(seats) for bot in bots]
    for line, result in games:
        for seat, bot in enumerate(line):
            counts[bot].add(seat, result)
        for bot in set(line):
            counts[bot].games += 1
    return [count.standing(label) for label, count in zip(labels(bots), counts)]


class Count:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores = 0
        self.places = 0
        self.at = [0] * seats
        self.won_at = [0.0] * seats

    def add(self, seat: int, result: GameResult) -> None:
        self.at[seat] += 1
        self.scores += result.totals[seat]
        self.places += result.ranks[seat]
        if seat in result.winners:
            self.won_at[seat] += 1 / len(result.winners)

    def standing(self, label: str) -> Standing:
        games, entered = max(1, self.games), max(1, sum(self.at))
        wins = min(round(sum(self.won_at), 9), self.games)
        low, high = wilson(wins, self.games)
        return Standing(
            bot=label,
            games=self.games,
            wins=wins,
            win_rate=wins / games,
            low=low,
            high=high,
            chance=sum(self.at) / (games * len(self.at)),
            mean_score=self.scores / entered,
            mean_place=self.places / entered,
            wins_by_seat=[round(won, 9) for won in self.won_at],
            games_by_seat=self.at,
        )
