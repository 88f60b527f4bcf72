"""One player's tableau and cards."""

from zeitalter.core.part import Part, Value
from zeitalter.games.mosaic.model import catalogue as c


class FaceDown(Value):
    """A technology that lies face down."""

    card: int
    since: int  # the turn it was laid down
    known_by: int  # bit mask of the seats that have seen it; all of them if it was taken from the offer
    drafted: bool


class Player(Part):
    leader: int
    population: int
    stock: list[int]  # by currency
    production: list[int]  # by track, without the government's bonus
    goods: list[int]  # tiles by kind
    symbols: list[int]  # by pillar
    up: list[int]  # technologies face up
    down: list[FaceDown]
    builds: list[int]
    taxes: list[int]
    wonders: list[int]
    golden_ages: list[int]
    achievements: list[int]
    government: int
    refreshed: tuple[int, ...]  # governments whose refresh was used
    sites: list[list[int]]  # hexes by kind of piece
    units: list[list[int]]  # by type, then region
    power_used: bool
    expelled: bool  # whether Diplomats was used
    doubled: int  # population cards still to be doubled
    empire_vp: int
    card_vp: int  # scored when a technology was played

    def cities(self) -> int:
        return len(self.sites[c.CITY]) + len(self.sites[c.PORT])

    def claimed(self) -> int:
        return len(self.golden_ages) + len(self.achievements)

    def unit_count(self) -> int:
        total = 0
        for unit in range(c.UNITS):
            total += self.units_of(unit)
        return total

    def units_of(self, unit: int) -> int:
        total = 0
        for number in self.units[unit]:
            total += number
        return total

    def face_down(self) -> list[int]:
        """The technologies that lie face down."""
        return [down.card for down in self.down]


def new_player(catalogue: c.Catalogue) -> Player:
    player = Player.blank()
    player.leader = c.NOTHING
    player.population = catalogue.start_population
    player.stock = [0] * c.CURRENCIES
    player.production = [0] * c.TRACKS
    player.goods = [0] * len(catalogue.goods)
    player.symbols = [0] * c.PILLARS
    player.government = c.NOTHING
    player.sites = [[] for piece in range(c.PIECES)]
    player.units = [[0] * len(catalogue.regions) for unit in range(c.UNITS)]
    return player
