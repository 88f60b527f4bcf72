"""How long a game will still last, by what everybody knows: the decks, and how fast cards have been taken from them."""

from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import SCORINGS, Mosaic
from zeitalter.games.mosaic.rules.setup import deck_size, empire_high, empire_low

USUAL_PACE: Final = [0.28, 0.25, 0.10, 0.10]  # cards taken in a turn, by deck
TRUST: Final = 24.0  # so many turns of this game tell as much as the usual pace
AFTERWARDS: Final = 1.5  # rounds from the third empire card to the end
LONGEST: Final = 60.0  # rounds, when nobody takes the cards that would end it


class Horizon:
    """When the scorings and the end are to be expected."""

    scorings: list[float]  # rounds until each scoring to come
    left: float  # rounds

    def __init__(self, state: Mosaic, sizes: list[int]) -> None:
        times: list[float] = []
        seats = state.seats
        pace = TRUST / (TRUST + state.turns)
        for deck in range(c.DECKS):
            cards = state.decks[deck]
            if c.EMPIRE not in cards:
                continue
            size = sizes[deck]
            unseen = len(cards) - state.under[deck] - 1
            taken = max(0, size - unseen - state.under[deck] - len(state.offers[deck]))
            known = taken / (state.turns or 1)
            rate = USUAL_PACE[deck] * pace + known * (1.0 - pace)
            high = min(empire_high(deck, size, seats), unseen)
            until = max(0.0, unseen - (empire_low(deck, size, seats) + high) / 2.0) + 1.0
            times.append(min(LONGEST, until / (seats * max(0.01, rate))))
        times.sort()
        self.scorings = [0.0] * state.pending + times[: max(0, SCORINGS - state.scorings - state.pending)]
        missing = SCORINGS - state.empires
        if state.final_round:
            self.left = state.final_round - state.round + 0.5
        else:
            self.left = times[missing - 1] + AFTERWARDS

    def turns(self, state: Mosaic, seat: int) -> float:
        """How many turns a seat will still have, with the one it is in."""
        if not state.final_round:
            return self.left
        comes = (seat - state.start_player) % state.seats
        now = (state.active - state.start_player) % state.seats
        return float(state.final_round - state.round + (1 if comes >= now else 0))


def deck_sizes(state: Mosaic) -> list[int]:
    """Cards of each deck at the start, without empire cards; the same in all games of so many players."""
    return [deck_size(state, deck) for deck in range(c.DECKS)]


def progress(state: Mosaic, left: float) -> float:
    """How much of the game is over: the turns there were, of those and the ones to come."""
    if not state.agenda:
        return 1.0
    played = state.turns / state.seats
    return played / (played + left)
