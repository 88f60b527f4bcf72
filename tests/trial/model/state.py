"""The position: named fields, each declared once."""

from typing import Final

from tests.trial.model.catalogue import BANK, CARDS, COINS, OFFERS, PLACES
from zeitalter.core.part import Part
from zeitalter.core.state import FIRST_GAME_ENDING, State

ALL_ROUNDS_PLAYED: Final = FIRST_GAME_ENDING

NONE: Final = -1


class Offer(Part):
    """A card put face down before a partner, and the card the partner put down in return."""

    partner: int
    card: int
    reply: int

    def clear(self) -> None:
        self.partner = self.card = self.reply = NONE


def no_offer() -> Offer:
    offer = Offer.blank()
    offer.clear()
    return offer


class Trial(State):
    last_round: int
    round: int
    leader: int
    bids: list[int]  # opened last
    bank: int
    coins: list[int]
    pieces: list[list[int]]
    lost: list[int]
    deck: list[int]  # the top card is the last
    discards: list[int]
    hands: list[list[int]]  # sorted
    knows: list[int]  # per card: the seats that know where it is (bit mask)
    offers: list[Offer]
    offers_left: list[int]
    traded: int  # bit mask: seats that are done with trading

    def fill(self, rounds: int) -> None:
        """Everything as it lies before the first round, the cards not dealt yet."""
        self.last_round = rounds
        self.bids = [0] * self.seats
        self.bank = BANK - self.seats * COINS
        self.coins = [COINS] * self.seats
        self.pieces = [[0] * self.seats for place in PLACES]
        self.lost = [0] * self.seats
        self.hands = [[] for seat in range(self.seats)]
        self.knows = [0] * len(CARDS)
        self.offers = [no_offer() for seat in range(self.seats)]
        self.offers_left = [OFFERS] * self.seats

    def rounds(self) -> int:
        return self.round

    def holder(self, place: int) -> int:
        """The seat with the most pieces in a place, alone; otherwise NONE."""
        most = max(self.pieces[place])
        return self.pieces[place].index(most) if most and self.pieces[place].count(most) == 1 else NONE
