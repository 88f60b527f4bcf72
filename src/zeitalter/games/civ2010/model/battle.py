"""A battle as it stands: hands, fronts, wounds."""

from zeitalter.games.civ2010.model.player import NOBODY


class Battle:
    """A battle: side 0 attacks, side 1 defends. A front holds at most one unit of each side."""

    __slots__ = (
        "bonus", "charge", "city", "fronts", "hands", "lost", "seats", "square", "turn", "used", "village",
    )  # fmt: skip
    square: int  # NOBODY while there is no battle
    seats: list[int]  # who leads each side
    village: bool  # barbarians defend, led by the left neighbour
    city: int  # city slot under attack, or NOBODY
    hands: list[list[int]]
    fronts: list[int]  # four numbers each: unit and wounds of side 0, unit and wounds of side 1; NOBODY for none
    lost: list[list[int]]  # units eliminated, by side
    bonus: list[int]  # combat bonus by side
    turn: int  # side to play
    charge: int  # extra wounds of the next unit of the side to play, when it attacks
    used: int  # bit mask: once per battle abilities, by side

    def copy(self) -> "Battle":
        other = Battle()
        other.square = self.square
        other.seats = self.seats[:]
        other.village = self.village
        other.city = self.city
        other.hands = [hand[:] for hand in self.hands]
        other.fronts = self.fronts[:]
        other.lost = [units[:] for units in self.lost]
        other.bonus = self.bonus[:]
        other.turn = self.turn
        other.charge = self.charge
        other.used = self.used
        return other

    def pack(self) -> list[object]:
        numbers = [self.square, self.city, self.turn, self.charge, self.used]
        return [numbers, self.village, self.seats, self.hands, self.fronts, self.lost, self.bonus]


PackedBattle = tuple[
    tuple[int, int, int, int, int], bool, list[int], list[list[int]], list[int], list[list[int]], list[int]
]  # fmt: skip


def new_battle() -> Battle:
    battle = Battle()
    battle.square = NOBODY
    battle.seats = [NOBODY, NOBODY]
    battle.village = False
    battle.city = NOBODY
    battle.hands = [[], []]
    battle.fronts = []
    battle.lost = [[], []]
    battle.bonus = [0, 0]
    battle.turn = 0
    battle.charge = 0
    battle.used = 0
    return battle


def unpack_battle(packed: PackedBattle) -> Battle:
    battle = Battle()
    numbers, battle.village, battle.seats, battle.hands, battle.fronts, battle.lost, battle.bonus = packed
    battle.square, battle.city, battle.turn, battle.charge, battle.used = numbers
    return battle
