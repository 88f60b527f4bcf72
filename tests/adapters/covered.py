"""Which games the tests of the adapters play, and in which combinations."""

from zeitalter.adapters.setting import mode_names
from zeitalter.games import load

GAMES = ["ages_cards"]  # those with features of their own and a narrowed space

EVERY = [
    (game, players, mode) for game in GAMES for players in load(game).seats for mode in mode_names(load(game))
]  # combinations, for the deep tests
