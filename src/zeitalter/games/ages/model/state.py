"""The position: the players, the card row, all decks and event piles, and an attack or auction in progress."""

from typing import Final

from zeitalter.core.part import Shared
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.games.ages.model.catalogue import Card, Catalogue
from zeitalter.games.ages.model.fight import Fight
from zeitalter.games.ages.model.player import NOBODY, Player
from zeitalter.games.ages.model.settings import EXPERT, Settings

FULL_GAME: Final = FIRST_GAME_ENDING


class Ages(State):
    """A game of "Im Wandel der Zeiten"."""

    catalogue: Shared[Catalogue]
    settings: Settings
    players: list[Player]
    start_player: int
    active: int
    round: int
    age: int
    last_round: int  # 0 as long as it is not known
    row: list[int]
    civil_decks: list[list[int]]  # by age, the top card last
    military_decks: list[list[int]]
    discards: list[list[int]]  # military cards by age, face down
    discards_seen: list[list[int]]  # per card: bit mask of the seats that know it
    current: list[int]  # events, the top card last
    current_by: list[int]  # who placed them
    future: list[int]
    future_by: list[int]
    past: list[int]
    unused_events: list[int]  # of age A, never looked at; in the private variant also the card set aside
    bonus: list[int]  # bonus cards that lie open
    bonus_hidden: list[int]  # those still to be turned over, the next one last
    keeps_cards: bool  # the active player need not discard in this turn
    left: list[int]  # who has left the game, the first one first
    fight: Fight

    def card(self, number: int) -> Card:
        return self.catalogue.cards[number]

    def order(self) -> list[int]:
        """Seats that have not left, in the order of play from the active player on."""
        first = self.active if self.active != NOBODY else self.start_player
        seats = self.clockwise(first)
        return [seat for seat in seats if not self.has_resigned(seat)] if self.resigned else seats

    def rounds(self) -> int:
        return self.round

    def is_last_round(self) -> bool:
        """The last round of the expert game, in which nobody may sacrifice units."""
        return self.settings.level == EXPERT and self.round == self.last_round
