"""Sid Meier's Civilization: Das Brettspiel (2010)."""
