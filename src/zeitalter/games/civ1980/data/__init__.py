"""The map, the nations and the cards as data files, and their shape."""
