"""What must hold in every position."""

from tests.trial.model.catalogue import BANK, CARDS, HAND, PIECES
from tests.trial.model.state import NONE, Trial


def check(state: Trial) -> None:
    held = [card for hand in state.hands for card in hand]
    assert sorted(held + state.deck + state.discards) == list(range(len(CARDS))), "every card is in one place"
    assert state.bank + sum(state.coins) == BANK, "no coin gets lost"
    assert min(state.coins) >= 0, "nobody is in debt"
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand)[:HAND], "hands are sorted and small"
        assert all(state.knows[card] >> seat & 1 for card in hand), "everybody knows their own cards"
        assert sum(row[seat] for row in state.pieces) + state.lost[seat] == PIECES, "no piece gets lost"
        assert min(row[seat] for row in state.pieces) >= 0, "only what is there can march"
    for seat, offer in enumerate(state.offers):
        assert offer.card == NONE or offer.card in state.hands[seat], "offered cards are still in hand"
        assert offer.reply == NONE or offer.reply in state.hands[offer.partner], "and so are the replies"
