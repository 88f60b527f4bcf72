"""What a player has that may have to do with winning, for statistics."""

from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.state import Civ2010


def traits(state: Civ2010, seat: int) -> dict[str, list[str]]:
    catalogue, player = state.catalogue, state.players[seat]
    civilization = catalogue.civilizations[player.civilization] if player.civilization != NONE else None
    squares = zip(catalogue.wonders, state.wonder_square)
    return {
        "civilization": [] if civilization is None else [f"civilization-{civilization.id}"],
        "government": [f"government-{catalogue.governments[player.government].id}"],
        "technology": [f"tech-{tech.id}" for tech in catalogue.techs if player.techs >> tech.index & 1],
        "wonder": [f"wonder-{wonder.id}" for wonder, at in squares if at != NONE and state.owner[at] == seat],
        "person": [f"person-{person.id}" for person, held in zip(catalogue.persons, player.reserve) if held],
    }
