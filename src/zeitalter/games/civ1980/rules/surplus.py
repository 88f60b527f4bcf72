"""Phase 13: whoever holds more than six trade cards hands the surplus back."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ1980.model.catalogue import COMMODITIES, TRADE_CARDS
from zeitalter.games.civ1980.model.state import (
    CARD_MASK,
    PUBLIC,
    RETURNING,
    Civ1980,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import DONE, DONE_ACTION, FOLLOW, FOLLOWS, HAND_ACTION, HAND_BACK
from zeitalter.games.civ1980.rules.trade_cards import forget, rank, return_cards

LEAST_WORTH: Final = 1  # counted as sets
CHEAPEST_KINDS: Final = 2


def surplus(state: Civ1980, seat: int) -> int:
    return len(state.players[seat].hand) - state.catalogue.hand_limit


class SurplusCards(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 13
        mask = 0
        for seat in state.order:
            if surplus(state, seat) > 0:
                mask |= 1 << seat
        state.ask_all(RETURNING, mask)


def returnable(state: Civ1980, seat: int) -> list[int]:
    """Counts of cards that may go back: all but calamities received in trade."""
    counts = [0] * TRADE_CARDS
    for entry in state.players[seat].hand:
        if entry <= CARD_MASK | PUBLIC:
            counts[entry & CARD_MASK] += 1
    return counts


def proposal(state: Civ1980, seat: int, way: int) -> list[int]:
    return least_wanted(state, returnable(state, seat), surplus(state, seat), way)


def least_wanted(state: Civ1980, held: list[int], left: int, way: int) -> list[int]:
    """So many cards of those held: calamities first, then what is worth least, or the cheapest kinds."""
    counts = held[:]
    cards: list[int] = []
    for card in range(COMMODITIES, TRADE_CARDS):
        if counts[card] and len(cards) < left:
            cards.append(card)
    while len(cards) < left:
        best = -1
        least = 0
        for card in range(COMMODITIES):
            if counts[card]:
                loss = state.catalogue.trade_value[card] * (2 * counts[card] - 1 if way == LEAST_WORTH else 1)
                if best < 0 or loss < least:
                    best = card
                    least = loss
        if best < 0:
            break
        counts[best] -= 1
        cards.append(best)
    return cards


class Returning(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if not state.sealed[seat]:
            ways = [FOLLOWS[LEAST_WORTH]]
            if proposal(state, seat, CHEAPEST_KINDS) != proposal(state, seat, LEAST_WORTH):
                ways.append(FOLLOWS[CHEAPEST_KINDS])
            return ways
        counts = returnable(state, seat)
        left = surplus(state, seat)
        for action in state.sealed[seat]:
            if action.verb == HAND_BACK:
                counts[action.a] -= 1
                left -= 1
        if left <= 0 or not any(counts):
            return [DONE_ACTION]
        return [Action(HAND_BACK, card) for card in range(TRADE_CARDS) if counts[card]]

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if state.sealed[seat]:
                way = state.sealed[seat][0].a
                if way:
                    cards = proposal(state, seat, way)
                else:
                    cards = [action.a for action in state.sealed[seat] if action.verb == HAND_BACK]
                hand_back(state, seat, cards)


def hand_back(state: Civ1980, seat: int, cards: list[int]) -> None:
    """Unseen by the others: they learn only how many cards went under which stack."""
    for card in cards:
        hand = state.players[seat].hand
        best = -1
        for place in range(len(hand)):
            if hand[place] & CARD_MASK == card and (best < 0 or rank(hand[place]) > rank(hand[best])):
                best = place
        del hand[best]
    forget(state, seat, 0)
    return_cards(state, cards)
    if state.log is not None:
        state.emit("event-returned", {"seat": seat, "n": len(cards)})
