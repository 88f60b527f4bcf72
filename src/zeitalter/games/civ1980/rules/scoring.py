"""What a nation has reached, by category: the succession table first, then points."""

from typing import Final

from zeitalter.games.civ1980.model.player import hand_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value

SPACE: Final = 10_000  # a space outweighs all points


def readable(state: Civ1980, seat: int) -> dict[str, int]:
    """For people: the space, the points that decide between nations on the same one, and what they are made of."""
    parts = {name: n for name, n in scores(state, seat).items() if name != "score-space"}
    return {"score-space": state.players[seat].space, "score-points": sum(parts.values()), **parts}


def scores(state: Civ1980, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "score-space": SPACE * player.space,
        "score-cards": cards_value(state, player.cards),
        "score-treasury": player.treasury,
        "score-hand": hand_value(state.catalogue, player.hand),
    }
