"""Victory points by category (rulebook, Spielende)."""

from zeitalter.games.ages_cards.model.state import AgesCards


def scores(state: AgesCards, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "score-cards": sum([state.card(card).vp for card in player.owned()]),
        "score-wonders": sum([state.wonder(wonder).vp for wonder in player.wonders]),
        "score-track": player.vp,
    }
