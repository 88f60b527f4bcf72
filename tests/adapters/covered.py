"""Which games the tests of the adapters play, and in which combinations."""

from zeitalter.adapters.setting import mode_names
from zeitalter.games import games, load

GAMES = games()

EVERY = [
    (game, players, mode) for game in GAMES for players in load(game).seats for mode in mode_names(load(game))
]  # for the deep tests
