"""What a player has that may have to do with winning, for statistics."""

from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.moves import card_key


def traits(state: Ages, seat: int) -> dict[str, list[str]]:
    player = state.players[seat]
    cards = {
        "leader": [player.leader],
        "government": [player.government],
        "technology": player.techs + player.specials,
        "wonder": player.wonders,
        "tactic": [player.tactic],
        "colony": player.colonies,
    }
    return {kind: [card_key(state, card) for card in held if card != NOTHING] for kind, held in cards.items()}
