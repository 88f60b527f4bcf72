"""The position: all cards, the pyramid, the wonders beside it, and what the running turn remembers."""

from typing import Final

from zeitalter.core.part import Shared
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.games.ages_cards.model.catalogue import Card, Catalogue, Wonder
from zeitalter.games.ages_cards.model.player import Player
from zeitalter.games.ages_cards.model.turn import Turn
from zeitalter.games.ages_cards.model.verbs import Actions

# Modes, in the order of their names in options.py.
NEW_WORLD_MODE: Final = 0
REASON_MODE: Final = 1
COMBINED_MODE: Final = 2

# Ways the game ends, after the common ones of the core.
LAST_WONDER: Final = FIRST_GAME_ENDING
LAST_SPACE_CARD: Final = FIRST_GAME_ENDING + 1
POINT_LIMIT: Final = FIRST_GAME_ENDING + 2


class AgesCards(State):
    """A game of "Im Wandel der Zeiten: Das Kartenspiel"."""

    catalogue: Shared[Catalogue]
    actions: Shared[Actions]
    mode: int
    players: list[Player]
    pyramid: list[list[int]]  # rows from the bottom; NOTHING where a card is gone
    projects: list[list[int]]  # research projects, the top card last
    wonders: list[int]  # the wonder beside each row; NOTHING where it is taken
    start_player: int
    active: int
    turns: int
    turn: Turn

    def card(self, instance: int) -> Card:
        return self.catalogue.cards[instance]

    def wonder(self, number: int) -> Wonder:
        return self.catalogue.wonders[number]

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    def strength(self, seat: int) -> int:
        """Military strength: the symbols on all cards lying technology side up."""
        cards = self.catalogue.cards
        total = 0
        for card in self.players[seat].technologies:
            total += cards[card].strength
        return total

    def rounds(self) -> int:
        return (self.turns + self.seats - 1) // self.seats
