"""Mosaic: Eine Geschichte der Zivilisation, 2 to 6 players."""
