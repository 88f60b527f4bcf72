"""How far it is to goals on the map, for bots: one flood fill, remembered as long as the map stays the same."""

from typing import Final

from zeitalter.games.civ2010.model.catalogue import NO_WATER, NONE, SQUARES, WATER, Ground, Layout
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import NEIGHBOURS

FAR: Final = 9  # steps beyond which nothing draws a figure
NO_WAY: Final = 40
REMEMBERED: Final = 256  # maps: each tile that an imagined march discovers makes another

_ways: "dict[tuple[Numbers, int, Layout], Ways]" = {}  # each a pure function of its key
_latest: "list[Ways]" = []  # the one asked for last


class Ways:
    """Steps between the squares of one map."""

    __slots__ = ("errands", "frontier", "ground", "grounds", "layout", "marches", "revealed", "sites")

    def __init__(self, grounds: list[Ground], ground: Numbers, revealed: int, layout: Layout) -> None:
        self.grounds = grounds
        self.ground = ground
        self.revealed = revealed
        self.layout = layout
        self.frontier = frontier(grounds, ground, revealed, layout)
        self.marches: dict[int, list[int]] = {}
        self.errands: dict[tuple[Numbers, int], list[int]] = {}
        self.sites: dict[tuple[Numbers, Numbers], list[int]] = {}

    def march(self, goal: int, skill: int) -> list[int]:
        """By square: steps to a goal over known land, over water for those who can cross it, or through the unknown."""
        key = goal << 2 | skill
        known = self.marches.get(key)
        if known is None:
            known = self.marches[key] = self.flood([goal], skill, True, NO_WAY)
        return known

    def errand(self, tokens: Numbers, skill: int) -> list[int]:
        """By square: steps to the nearest of these huts and villages or to undiscovered land, on known squares only."""
        key = (tokens, skill)
        known = self.errands.get(key)
        if known is None:
            known = self.errands[key] = self.flood([*self.frontier, *tokens], skill, False, FAR)
        return known

    def flood(self, goals: list[int], skill: int, unknown: bool, limit: int) -> list[int]:
        """By square: steps to the nearest goal, or the limit where it is not nearer."""
        steps = [limit] * SQUARES
        for goal in goals:
            steps[goal] = 0
        edge = goals
        for count in range(1, limit):
            grown: list[int] = []
            for here in edge:
                for near in NEIGHBOURS[here]:
                    if near == NONE or steps[near] <= count:
                        continue
                    ground = self.ground[near]
                    if ground == NONE:
                        if not unknown or self.layout.places[near] == NONE:
                            continue
                    elif skill == NO_WATER and self.grounds[ground].terrain == WATER:
                        continue
                    steps[near] = count
                    grown.append(near)
            if not grown:
                break
            edge = grown
        return steps


def ways_on(state: Civ2010) -> Ways:
    ground, revealed, layout = state.ground, state.revealed, state.catalogue.layouts[state.seats]
    latest = _latest[-1] if _latest else None
    if latest is not None and latest.ground is ground and latest.revealed == revealed and latest.layout is layout:
        return latest  # copies share their ground: most questions need no look at all its squares
    key = (ground, revealed, layout)
    known = _ways.pop(key, None)
    if known is None:
        known = Ways(state.catalogue.grounds, ground, revealed, layout)
    known.ground = ground  # equal, but perhaps another object
    if len(_ways) >= REMEMBERED:
        _ways.clear()
    _ways[key] = known
    _latest[:] = [known]
    return known


def frontier(grounds: list[Ground], ground: Numbers, revealed: int, layout: Layout) -> list[int]:
    """Known land beside undiscovered tiles."""
    result: list[int] = []
    for square in range(SQUARES):
        if ground[square] != NONE and grounds[ground[square]].terrain != WATER:
            for near in NEIGHBOURS[square]:
                place = NONE if near == NONE else layout.places[near]
                if place != NONE and place != layout.places[square] and not revealed >> place & 1:
                    result.append(square)
                    break
    return result
