"""Matches between bots, seat-balanced and seeded, with intervals.

bots = ["greedy", "random"]
results = run(Batch(game="ages_cards", seed="1"), pairings(bots, seats=4, games=400), Processes(2))
for standing in standings(bots, 4, results):
    print(standing.bot, standing.win_rate, standing.low, standing.high)
"""

from zeitalter.arena.batch import Batch, Pairing, run
from zeitalter.arena.game import BotError, GameResult, play_match, record_match
from zeitalter.arena.processes import Processes
from zeitalter.arena.standings import Standing, pairings, standings
from zeitalter.arena.wilson import wilson

__all__ = [
    "Batch",
    "BotError",
    "GameResult",
    "Pairing",
    "Processes",
    "Standing",
    "pairings",
    "play_match",
    "record_match",
    "run",
    "standings",
    "wilson",
]
