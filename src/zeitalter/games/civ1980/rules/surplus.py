"""Phase 13: whoever holds more than six trade cards hands the surplus back, calamities like other cards, also those
received in trade (clarification 12)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.player import Held, best_known, count_cards, rank
from zeitalter.games.civ1980.model.state import Civ1980, mask_of
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.simultaneous import Proposed, followed
from zeitalter.games.civ1980.rules.trade_cards import return_cards

LEAST_WORTH: Final = 1  # counted as sets
CHEAPEST_KINDS: Final = 2


def surplus(state: Civ1980, seat: int) -> int:
    return len(state.players[seat].hand) - state.catalogue.hand_limit


class SurplusCards(Phase[Civ1980, steps.SurplusCards]):
    def run(self, state: Civ1980, step: steps.SurplusCards) -> None:
        state.phase = 13
        above = [seat for seat in state.order if surplus(state, seat) > 0]
        state.ask_all(steps.Returning(EVERYONE, mask_of(above)))


def proposal(state: Civ1980, seat: int, way: int) -> list[int]:
    return least_wanted(state, count_cards(state.catalogue, state.players[seat].hand), surplus(state, seat), way)


def least_wanted(state: Civ1980, held: list[int], left: int, way: int) -> list[int]:
    """So many cards of those held: calamities first, then what is worth least, or the cheapest kinds."""
    counts = held[:]
    cards: list[int] = []
    for card in range(state.catalogue.commodities, state.catalogue.trade_cards):
        if counts[card] and len(cards) < left:
            cards.append(card)
    while len(cards) < left:
        best = -1
        least = 0
        for card in range(state.catalogue.commodities):
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


class Returning(Proposed[steps.Returning]):
    def proposals(self, state: Civ1980, step: steps.Returning, seat: int) -> list[Action]:
        ways = [FOLLOWS[LEAST_WORTH]]
        if proposal(state, seat, CHEAPEST_KINDS) != proposal(state, seat, LEAST_WORTH):
            ways.append(FOLLOWS[CHEAPEST_KINDS])
        return ways

    def details(self, state: Civ1980, step: steps.Returning, seat: int) -> list[Action]:
        chosen = by_hand(state, seat)
        if len(chosen) >= surplus(state, seat):
            return []
        counts = count_cards(state.catalogue, state.players[seat].hand)
        for card in chosen:
            counts[card] -= 1
        return [verbs.HandBack(card) for card in range(len(counts)) if counts[card]]

    def carry_out(self, state: Civ1980, step: steps.Returning, seat: int) -> None:
        way = followed(state, seat)
        hand_back(state, seat, proposal(state, seat, way) if way else by_hand(state, seat))


def by_hand(state: Civ1980, seat: int) -> list[int]:
    """The cards that a sealed answer hands back so far."""
    return [action.card for action in state.sealed[seat] if isinstance(action, verbs.HandBack)]


def hand_back(state: Civ1980, seat: int, cards: list[int]) -> None:
    """Unseen by the others: they learn only how many cards went under which stack."""
    player = state.players[seat]
    for card in cards:
        del player.hand[best_known(player.hand, card)]
    player.hand = sorted([Held(held.card, 0, held.giver) for held in player.hand], key=rank)
    return_cards(state, cards)
    state.emit("event-returned", {"seat": seat, "n": len(cards)})
