"""What happens by itself: dealing, the order of a round, the storm, handing the cards on, the end."""

from tests.trial.catalogue import HAND, MOVES, PLACES, card_name
from tests.trial.state import (
    ALL_ROUNDS_PLAYED,
    BID,
    DEAL,
    HAND_ON,
    MARCH,
    NEXT_ROUND,
    NONE,
    SET_OUT,
    STORM,
    TRADE,
    TrialState,
)
from zeitalter.core.agenda import EVERYONE, Step


def next_round(state: TrialState) -> None:
    for place in range(len(PLACES)):
        if state.round and state.holder(place) != NONE and state.bank:
            state.coins[state.holder(place)] += 1
            state.bank -= 1
    if state.round == state.last_round:
        state.end(ALL_ROUNDS_PLAYED)
        return
    state.round += 1
    state.emit("trial-event-round", {"round": state.round})
    for kind in (NEXT_ROUND, HAND_ON, STORM, SET_OUT, TRADE, BID, DEAL):  # the last pushed comes first
        state.push(Step(kind, EVERYONE))


def deal(state: TrialState) -> None:
    for seat in state.clockwise(state.leader):
        while len(state.hands[seat]) < HAND:
            draw(state, seat)
    state.reveal()


def draw(state: TrialState, seat: int) -> None:
    if not state.deck:
        state.deck, state.discards = state.discards, []
        state.chance.shuffle(state.deck)
        for card in state.deck:
            state.knows[card] = 0
    card = state.deck.pop()
    state.knows[card] = 1 << seat
    state.hands[seat] = sorted(state.hands[seat] + [card])
    state.emit("trial-event-draw", {"seat": seat, "card_secret": card_name(card)}, 1 << seat, "trial-event-draw-hidden")


def set_out(state: TrialState) -> None:
    for seat in reversed(state.clockwise(state.leader)):
        state.push(Step(MARCH, seat, MOVES))


def storm(state: TrialState) -> None:
    place = state.chance.below(len(PLACES))
    for seat in range(state.seats):
        if state.pieces[place][seat]:
            state.pieces[place][seat] -= 1
            state.lost[seat] += 1
    state.emit("trial-event-storm", {"place": f"place-{PLACES[place]}"})


def hand_on(state: TrialState) -> None:
    """All hands go to the left; whoever held a card still knows where it is."""
    state.hands = [state.hands[seat - 1] for seat in range(state.seats)]
    for seat in range(state.seats):
        for card in state.hands[seat]:
            state.knows[card] |= 1 << seat
    state.reveal()
    state.emit("trial-event-hand-on", {})
