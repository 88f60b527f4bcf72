"""The position: named fields, a written-out copy, and the same fields as plain lists."""

from typing import Final, Self

import msgspec

from tests.trial.catalogue import BANK, CARDS, COINS, HAND, OFFERS, PIECES, PLACES
from zeitalter.core.chance import Chance
from zeitalter.core.state import FIRST_GAME_ENDING, State

# Kinds of steps: the first four ask, the others run by themselves.
BID: Final = 0  # sealed, all seats
TRADE: Final = 1  # open, several seats at once
MARCH: Final = 2  # a: moves left
REACT: Final = 3  # a: place, b: the seat that marched in
DEAL: Final = 4
SET_OUT: Final = 5
STORM: Final = 6
HAND_ON: Final = 7
NEXT_ROUND: Final = 8

ALL_ROUNDS_PLAYED: Final = FIRST_GAME_ENDING

NONE: Final = -1


class Offer:
    """A card put face down before a partner, and the card the partner put down in return."""

    def __init__(self, partner: int = NONE, card: int = NONE, reply: int = NONE) -> None:
        self.partner = partner
        self.card = card
        self.reply = reply

    def copy(self) -> "Offer":
        return Offer(self.partner, self.card, self.reply)

    def clear(self) -> None:
        self.partner = self.card = self.reply = NONE


class TrialState(State):
    """The fields. The rules that move them are in the files of the phases; `game.py` ties both together."""

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

    def begin_game(self, seats: int, chance: Chance, rounds: int) -> None:
        self.begin(seats, chance)
        self.last_round = rounds
        self.round = 0
        self.leader = 0
        self.bids = [0] * seats
        self.bank = BANK - seats * COINS
        self.coins = [COINS] * seats
        self.pieces = [[0] * seats for place in PLACES]
        self.lost = [0] * seats
        self.deck = []
        self.discards = []
        self.hands = [[] for seat in range(seats)]
        self.knows = [0] * len(CARDS)
        self.offers = [Offer() for seat in range(seats)]
        self.offers_left = [OFFERS] * seats
        self.traded = 0

    def rounds(self) -> int:
        return self.round

    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def clockwise(self, start: int) -> list[int]:
        return [(start + i) % self.seats for i in range(self.seats)]

    def holder(self, place: int) -> int:
        """The seat with the most pieces in a place, alone; otherwise NONE."""
        most = max(self.pieces[place])
        return self.pieces[place].index(most) if most and self.pieces[place].count(most) == 1 else NONE

    # ---- copies and bytes -----------------------------------------------------------------------------------------

    def copy(self) -> Self:
        other = self.__class__()
        other.copy_flow(self)
        other.last_round, other.round, other.leader, other.bank = self.last_round, self.round, self.leader, self.bank
        other.bids = self.bids[:]
        other.coins = self.coins[:]
        other.pieces = [row[:] for row in self.pieces]
        other.lost = self.lost[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.hands = [hand[:] for hand in self.hands]
        other.knows = self.knows[:]
        other.offers = [offer.copy() for offer in self.offers]
        other.offers_left = self.offers_left[:]
        other.traded = self.traded
        return other

    def pack(self) -> list[object]:
        return [
            self.pack_flow(),
            [self.last_round, self.round, self.leader, self.bank, self.traded],
            [self.bids, self.coins, self.lost, self.deck, self.discards, self.knows, self.offers_left],
            self.pieces,
            self.hands,
            [[offer.partner, offer.card, offer.reply] for offer in self.offers],
        ]

    def unpack(self, packed: list[object]) -> None:
        flow, numbers, lists, self.pieces, self.hands, offers = msgspec.convert(packed, Packed)
        self.unpack_flow(flow)
        self.last_round, self.round, self.leader, self.bank, self.traded = numbers
        self.bids, self.coins, self.lost, self.deck, self.discards, self.knows, self.offers_left = lists
        self.offers = [Offer(partner, card, reply) for partner, card, reply in offers]

    # ---- invariants -----------------------------------------------------------------------------------------------

    def check(self) -> None:
        held = [card for hand in self.hands for card in hand]
        assert sorted(held + self.deck + self.discards) == list(range(len(CARDS))), "every card is in one place"
        assert self.bank + sum(self.coins) == BANK, "no coin gets lost"
        assert min(self.coins) >= 0, "nobody is in debt"
        for seat, hand in enumerate(self.hands):
            assert hand == sorted(hand)[:HAND], "hands are sorted and small"
            assert all(self.knows[card] >> seat & 1 for card in hand), "everybody knows their own cards"
            assert sum(row[seat] for row in self.pieces) + self.lost[seat] == PIECES, "no piece gets lost"
            assert min(row[seat] for row in self.pieces) >= 0, "only what is there can march"
        for seat, offer in enumerate(self.offers):
            assert offer.card == NONE or offer.card in self.hands[seat], "offered cards are still in hand"
            assert offer.reply == NONE or offer.reply in self.hands[offer.partner], "and so are the replies"


Packed = tuple[
    list[object],
    tuple[int, int, int, int, int],
    tuple[list[int], list[int], list[int], list[int], list[int], list[int], list[int]],
    list[list[int]],
    list[list[int]],
    list[tuple[int, int, int]],
]
