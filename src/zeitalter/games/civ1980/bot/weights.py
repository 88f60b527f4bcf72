"""What the parts of a bot's judgement weigh in the same way: points to pay, points in hand, cities."""

from typing import Final

DUE: Final = 1.6  # per point that has to be paid on the way to the finish
HAND: Final = 0.9  # per point of trade cards
CITIES: Final = [0.0, 34.0, 66.0, 95.0, 122.0, 147.0, 169.0, 186.0, 199.0, 209.0]
