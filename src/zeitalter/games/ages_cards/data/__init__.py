"""The data files of the game and their checks."""
