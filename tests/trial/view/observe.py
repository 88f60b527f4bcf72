"""What a seat may know."""

from typing import Final

from msgspec import Struct

from tests.trial.model.state import NONE, Trial
from zeitalter.core.view import View

FACE_DOWN: Final = -2


class OfferView(Struct, frozen=True):
    partner: int
    card: int
    reply: int


class TrialView(View, frozen=True, kw_only=True):
    rounds: int
    round: int
    leader: int
    bids: list[int]
    bank: int
    coins: list[int]
    pieces: list[list[int]]
    lost: list[int]
    deck: int
    discards: list[int]
    hand_sizes: list[int]
    known: list[list[int]]  # per seat: the cards of its hand that the viewer knows, the viewer's own among them
    offers: list[OfferView]
    offers_left: list[int]
    traded: int


def observe(state: Trial, seat: int | None) -> TrialView:
    return TrialView(
        game="trial",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        rounds=state.last_round,
        round=state.round,
        leader=state.leader,
        bids=state.bids[:],
        bank=state.bank,
        coins=state.coins[:],
        pieces=[row[:] for row in state.pieces],
        lost=state.lost[:],
        deck=len(state.deck),
        discards=state.discards[:],
        hand_sizes=[len(hand) for hand in state.hands],
        known=[[card for card in hand if may_see(state, seat, card)] for hand in state.hands],
        offers=[observe_offer(state, owner, seat) for owner in range(state.seats)],
        offers_left=state.offers_left[:],
        traded=state.traded,
    )


def may_see(state: Trial, seat: int | None, card: int) -> bool:
    return state.ended != 0 or (seat is not None and state.knows[card] >> seat & 1 != 0)


def observe_offer(state: Trial, owner: int, seat: int | None) -> OfferView:
    offer = state.offers[owner]
    card = offer.card if seat == owner or offer.card == NONE else FACE_DOWN
    reply = offer.reply if seat == offer.partner or offer.reply == NONE else FACE_DOWN
    return OfferView(offer.partner, card, reply)
