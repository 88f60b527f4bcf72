"""The technology pyramid: which technologies have a legal place (rulebook pages 20 and 21)."""

from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.player import Player
from zeitalter.games.civ2010.model.state import Civ2010


def open_rows(counts: list[int]) -> list[int]:
    """Rows in which one more card would have two below it."""
    return [level for level in range(1, 6) if level == 1 or counts[level - 1] >= counts[level] + 2]


def row_counts(state: Civ2010, player: Player) -> list[int]:
    """Cards in each row of the technology pyramid; the start technology lies in the first, whatever its level."""
    counts = [0] * 6
    start = state.catalogue.civilizations[player.civilization].tech
    for level in range(1, 6):
        counts[level] = (player.techs & state.catalogue.level_masks[level] & ~(1 << start)).bit_count()
    counts[1] += player.techs >> start & 1
    return counts


def row_mask(state: Civ2010, player: Player, level: int) -> int:
    """Bit mask of the technologies in a row."""
    start = 1 << state.catalogue.civilizations[player.civilization].tech
    row = state.catalogue.level_masks[level]
    return player.techs & (row | start if level == 1 else row & ~start)


def learnable(state: Civ2010, seat: int) -> int:
    """Bit mask of the technologies that have a legal place in the pyramid."""
    player = state.players[seat]
    result = 0
    for level in open_rows(row_counts(state, player)):
        result |= state.catalogue.level_masks[level]
    return result & ~player.techs


def techs_to_learn(state: Civ2010, seat: int, source: int, level: int) -> int:
    """Bit mask: known to a player (or to any other), within the printed level, with a legal place in the pyramid."""
    known = 0
    for other in range(state.seats):
        if other != seat and (source == c.NONE or other == source):
            known |= state.players[other].techs
    allowed = 0
    for number in range(1, level + 1):
        allowed |= state.catalogue.level_masks[number]
    return known & allowed & learnable(state, seat)


def techs_in(mask: int) -> list[int]:
    return [tech for tech in range(mask.bit_length()) if mask >> tech & 1]
