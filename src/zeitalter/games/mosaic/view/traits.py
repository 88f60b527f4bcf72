"""What a player has that may have to do with winning, for statistics."""

from zeitalter.games.mosaic.model.catalogue import NOTHING
from zeitalter.games.mosaic.model.state import Mosaic


def traits(state: Mosaic, seat: int) -> dict[str, list[str]]:
    catalogue, player = state.catalogue, state.players[seat]
    return {
        "leader": [f"leader-{catalogue.leaders[card].id}" for card in [player.leader] if card != NOTHING],
        "government": [
            f"government-{catalogue.governments[card].id}" for card in [player.government] if card != NOTHING
        ],
        "technology": [f"technology-{catalogue.technologies[card].id}" for card in player.up],
        "wonder": [f"wonder-{catalogue.wonders[card].id}" for card in player.wonders],
        "golden-age": [f"golden-{catalogue.golden_ages[card].id}" for card in player.golden_ages],
        "achievement": [f"achievement-{catalogue.achievements[card].id}" for card in player.achievements],
        "build": [f"build-{catalogue.builds[card].id}" for card in player.builds],
    }
