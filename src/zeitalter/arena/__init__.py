"""Matches between bots, seat-balanced and seeded, with intervals."""
