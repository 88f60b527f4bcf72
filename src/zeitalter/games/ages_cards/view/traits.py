"""What a player has that may have to do with winning, for statistics."""

from zeitalter.games.ages_cards.model.state import AgesCards


def traits(state: AgesCards, seat: int) -> dict[str, list[str]]:
    player = state.players[seat]
    return {
        "card": [state.card(card).name for card in player.owned()],
        "wonder": [state.wonder(number).name for number in player.wonders],
    }
