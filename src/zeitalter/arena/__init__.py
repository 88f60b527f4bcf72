"""Matches between bots, seat-balanced and seeded, with intervals."""

from zeitalter.arena.game import BotError, GameResult, play_match, record_match
from zeitalter.arena.standings import Standing, standings
from zeitalter.arena.wilson import wilson

__all__ = ["BotError", "GameResult", "Standing", "play_match", "record_match", "standings", "wilson"]
