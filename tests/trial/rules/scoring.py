"""Points: places, coins and the cards in hand count."""

from tests.trial.model.catalogue import PLACES, strength
from tests.trial.model.state import Trial


def score(state: Trial, seat: int) -> dict[str, int]:
    return {
        "trial-score-places": 3 * sum(state.holder(place) == seat for place in range(len(PLACES))),
        "trial-score-coins": state.coins[seat] // 2,
        "trial-score-cards": sum(strength(card) for card in state.hands[seat]) // 6,
    }
