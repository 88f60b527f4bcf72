"""The data files of civ2010 and their shape."""
