# mypyc: no
"""What stands in a region and lies on its hexes, in words of one language."""

from collections import Counter

from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.empire import region_points
from zeitalter.games.mosaic.rules.influence import Regions
from zeitalter.games.mosaic.view.words import Words

Stake = tuple[str, list[str]]


class Places:
    def __init__(self, state: Mosaic, regions: Regions, words: Wording) -> None:
        self.state = state
        self.regions = regions
        self.words = words
        self.keys = Words(state)

    def hex(self, place: int) -> str:
        return self.words(self.keys.hex(place))

    def tile(self, place: int) -> str:
        return self.words(self.keys.tile(place))

    def region(self, region: int) -> str:
        return self.words(self.keys.region(region))

    def stakes(self, region: int) -> list[Stake]:
        """Who has something there, with influence and what a scoring would give now, and the pieces and units."""
        gains = region_points(self.state, self.regions, region)
        found: list[Stake] = []
        for seat in range(self.state.seats):
            there = self.pieces(seat, region) + self.units(seat, region)
            if there:
                influence = self.regions.influence[region][seat]
                found.append((self.words("label-stake", seat=seat, n=influence, points=gains[seat]), there))
        return found

    def pieces(self, seat: int, region: int) -> list[str]:
        """With their hexes; wonders by name."""
        player = self.state.players[seat]
        wonders = [self.words("wonder-" + self.state.catalogue.wonders[card].id) for card in player.wonders]
        found: list[str] = []
        for piece, sites in enumerate(player.sites):
            names = wonders if piece == c.WONDER else [self.words("piece-" + c.PIECE_NAMES[piece])] * len(sites)
            for name, place in zip(names, sites):
                if self.state.region_of(place) == region:
                    found.append(f"{name} ({self.hex(place)})")
        return found

    def units(self, seat: int, region: int) -> list[str]:
        units = self.state.players[seat].units
        return [
            f"{units[unit][region]} {self.words('unit-' + name)}"
            for unit, name in enumerate(c.UNIT_NAMES)
            if units[unit][region]
        ]

    def tiles(self, region: int) -> list[str]:
        """What lies on its free hexes, equal tiles together."""
        places = self.state.catalogue.regions[region].hexes
        lying = Counter(self.tile(place) for place in places if self.state.tiles[place] != c.NOTHING)
        return [f"{number} × {tile}" for tile, number in lying.items()]
