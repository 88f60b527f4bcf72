"""One player's side of the position: the civilization sheet."""

from typing import Final

from zeitalter.games.civ2010.model.shared import Numbers

NOBODY: Final = -1

FIGURES: Final = 9  # six armies, the white army of the Russians, two scouts
WHITE_ARMY: Final = 6
FIRST_SCOUT: Final = 7
NOT_OWNED: Final = -2  # the white army of everybody else
IN_STOCK: Final = -1
CITIES: Final = 3  # the first is the capital

# Places of coin tokens.
LAWS_COINS: Final = 0
POTTERY_COINS: Final = 1
DEMOCRACY_COINS: Final = 2
PRESS_COINS: Final = 3
SHEET_COINS: Final = 4
COIN_PLACES: Final = 5


class Player:
    """One civilization sheet."""

    __slots__ = (
        "cards", "centres", "civilization", "coins", "culture", "figures", "fresh", "government", "grounded",
        "reserve", "resources", "targets", "techs", "tokens", "track", "trade", "units", "unrest", "used", "walls",
    )  # fmt: skip
    civilization: int
    government: int
    fresh: int  # bit mask: governments that may be taken without anarchy
    unrest: int  # round in which the last anarchy began
    techs: int  # bit mask
    track: int
    culture: int
    trade: int
    coins: list[int]  # coin tokens by place
    figures: list[int]  # square of each figure
    grounded: int  # bit mask of figures that may not move this round
    targets: Numbers  # city each scout sends to, or NONE
    centres: Numbers  # square of each city, or NONE
    walls: int  # bit mask of cities
    resources: Numbers  # market tokens by kind
    tokens: Numbers  # hut and village tokens, face down
    cards: Numbers  # culture events in hand
    units: Numbers  # standing forces, those in a battle left out
    reserve: Numbers  # great persons by kind
    used: int  # bit mask: abilities used this round

    def copy(self) -> "Player":
        other = Player()
        other.civilization = self.civilization
        other.government = self.government
        other.fresh = self.fresh
        other.unrest = self.unrest
        other.techs = self.techs
        other.track = self.track
        other.culture = self.culture
        other.trade = self.trade
        other.coins = self.coins[:]
        other.figures = self.figures[:]
        other.grounded = self.grounded
        other.targets = self.targets
        other.centres = self.centres
        other.walls = self.walls
        other.resources = self.resources
        other.tokens = self.tokens
        other.cards = self.cards
        other.units = self.units
        other.reserve = self.reserve
        other.used = self.used
        return other

    def pack(self) -> list[object]:
        numbers = [self.civilization, self.government, self.fresh, self.track, self.culture, self.trade, self.walls]
        numbers += [self.unrest, self.grounded]
        lists = [self.coins, self.figures, self.targets, self.centres, self.resources, self.tokens, self.cards]
        big = [str(self.techs), str(self.used)]  # more bits than a packed number holds
        return [numbers, big, [*lists, self.units, self.reserve]]


PackedPlayer = tuple[
    tuple[int, int, int, int, int, int, int, int, int],
    tuple[str, str],
    tuple[list[int], list[int], Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers],
]


def unpack_player(packed: PackedPlayer) -> Player:
    player = Player()
    numbers, big, lists = packed
    player.civilization, player.government, player.fresh, player.track = numbers[:4]
    player.culture, player.trade, player.walls, player.unrest, player.grounded = numbers[4:]
    player.techs, player.used = int(big[0]), int(big[1])
    player.coins, player.figures, player.targets, player.centres, player.resources = lists[:5]
    player.tokens, player.cards, player.units, player.reserve = lists[5:]
    return player
