"""Civilization (Francis Tresham, 1980): growth, cities, trade and calamities around the eastern Mediterranean."""
