"""What a player has that may have to do with winning, for statistics."""

from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.state import Civ1980


def traits(state: Civ1980, seat: int) -> dict[str, list[str]]:
    catalogue, player = state.catalogue, state.players[seat]
    return {
        "nation": [] if player.nation == NONE else [f"nation-{catalogue.nations[player.nation].id}"],
        "card": [f"card-{catalogue.card_ids[card]}" for card in range(catalogue.cards) if player.cards >> card & 1],
    }
