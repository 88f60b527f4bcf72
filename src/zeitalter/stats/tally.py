"""Counting: how often what goes together with winning, and how sure that is.

A shared win counts in equal parts. What is to be expected of somebody is the share that the same player (the same kind
of bot) wins at tables of the same size, so that a card does not look strong because strong players buy it; of the
players themselves it is an equal share. One game counts once for each player who had something, and these are not
independent, so the intervals are a guide, not a proof.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from zeitalter.arena.wilson import wilson
from zeitalter.stats.facts import Facts
from zeitalter.stats.spread import Spread, spread

SEAT = "seat"
PLAYER = "player"

Setting = tuple[str, int]  # who, at a table for how many


class Rate(Struct, frozen=True, kw_only=True):
    """How often those win who have something."""

    key: str  # of its name; a seat's number from 1, a player's name as it is
    games: int  # counted for each player who had it
    wins: float
    rate: float
    low: float  # 95 % Wilson interval
    high: float
    expected: float

    @property
    def is_telling(self) -> bool:
        """Whether the interval leaves out what was expected."""
        return not self.low <= self.expected <= self.high


class Statistics(Struct, frozen=True, kw_only=True):
    """Of all games of one title."""

    game: str
    games: int
    tables: dict[int, int]  # number of players -> games
    endings: dict[str, int]  # key of its words -> games
    rounds: Spread
    lengths: dict[int, int]  # rounds -> games
    decisions: Spread
    scores: dict[str, Spread]  # by player; empty in a race
    rates: dict[str, list[Rate]]  # by kind: seat, player, and the traits of the game; the best first


class Count:
    """How often somebody had something, and won."""

    def __init__(self) -> None:
        self.settings: Counter[Setting] = Counter()
        self.wins = 0.0

    def add(self, setting: Setting, won: float) -> None:
        self.settings[setting] += 1
        self.wins += won

    @property
    def games(self) -> int:
        return self.settings.total()

    @property
    def rate(self) -> float:
        return self.wins / self.games


class Tally:
    """Takes facts one by one, in any order of games; the statistics are the same for the same order."""

    def __init__(self) -> None:
        self._games: dict[str, GameTally] = {}

    def add(self, facts: Facts) -> None:
        self._games.setdefault(facts.game, GameTally(facts.game)).add(facts)

    def add_all(self, facts: Iterable[Facts]) -> None:
        for each in facts:
            self.add(each)

    def statistics(self) -> list[Statistics]:
        """One for each title, in the order of their ids."""
        return [self._games[game].statistics() for game in sorted(self._games)]


class GameTally:
    def __init__(self, game: str) -> None:
        self.game = game
        self.tables: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.scores: dict[str, list[int]] = {}
        self.by_setting: dict[Setting, Count] = {}
        self.counts: dict[str, dict[str, Count]] = {SEAT: {}, PLAYER: {}}

    def add(self, facts: Facts) -> None:
        seats = len(facts.players)
        self.tables[seats] += 1
        self.endings[facts.ending] += 1
        self.rounds.append(facts.rounds)
        self.decisions.append(facts.decisions)
        for seat, player in enumerate(facts.players):
            setting = (player, seats)
            won = 1 / len(facts.winners) if seat in facts.winners else 0.0
            self.by_setting.setdefault(setting, Count()).add(setting, won)
            if facts.totals:
                self.scores.setdefault(player, []).append(facts.totals[seat])
            for kind, keys in {SEAT: [str(seat + 1)], PLAYER: [player], **facts.traits[seat]}.items():
                for key in keys:
                    self.counts.setdefault(kind, {}).setdefault(key, Count()).add(setting, won)

    def statistics(self) -> Statistics:
        return Statistics(
            game=self.game,
            games=len(self.rounds),
            tables=dict(sorted(self.tables.items())),
            endings=dict(self.endings.most_common()),
            rounds=spread(self.rounds),
            lengths=dict(sorted(Counter(self.rounds).items())),
            decisions=spread(self.decisions),
            scores={player: spread(self.scores[player]) for player in sorted(self.scores)},
            rates={kind: self._rates(kind) for kind in self.counts},
        )

    def _rates(self, kind: str) -> list[Rate]:
        entries = sum(seats * games for seats, games in self.tables.items())
        rates = [
            self._rate(kind, key, count)
            for key, count in self.counts[kind].items()
            if kind in (SEAT, PLAYER) or count.games < entries  # what everybody always has tells nothing
        ]
        if kind == SEAT:
            return sorted(rates, key=lambda rate: int(rate.key))
        return sorted(rates, key=lambda rate: (-rate.rate, -rate.games, rate.key))

    def _rate(self, kind: str, key: str, count: Count) -> Rate:
        games = count.games
        wins = min(round(count.wins, 9), games)
        low, high = wilson(wins, games)
        expected = sum(n * self._expected(kind, setting) for setting, n in count.settings.items()) / games
        return Rate(key=key, games=games, wins=wins, rate=wins / games, low=low, high=high, expected=round(expected, 9))

    def _expected(self, kind: str, setting: Setting) -> float:
        return 1 / setting[1] if kind == PLAYER else self.by_setting[setting].rate
