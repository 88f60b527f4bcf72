"""The data files of the game: all cards and the numbers printed on the boards."""
