# mypyc: no
"""How a battle would probably end, as far as a seat knows both sides: its own units; of the others how many of a kind
there are, and their ranks."""

from functools import lru_cache
from typing import Final, NamedTuple

from zeitalter.core.chance import Stream, stream
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import BARBARIANS, city_bonus, hand_size

SAMPLES: Final = 40
TENTHS: Final = 10

Unit = tuple[int, tuple[int, ...]]  # its kind, and the strengths that it may have
Fighter = tuple[int, int]  # kind and strength


class Side(NamedTuple):
    """One side as somebody knows it."""

    units: tuple[Unit, ...]  # of which so many are drawn
    hand: int
    bonus: int


class Odds(NamedTuple):
    attacker: Side
    defender: Side
    tenths: int  # chance of the attacker


def known_side(state: Civ2010, seat: int, viewer: int, armies: int, city: int) -> Side:
    """A side with so many armies, or a city (NONE for none) that defends itself."""
    catalogue, player = state.catalogue, state.players[seat]
    more = 1 if board.has_wonder(state, seat, c.STRENGTH) else 0
    units: list[Unit] = []
    for unit in player.units:
        kind = catalogue.unit_type[unit]
        if viewer == seat:
            units.append((kind, (board.ranked_strength(catalogue, player, unit) + more,)))
        else:
            rank = 0 if kind == c.AIRCRAFT else board.rank(catalogue, player, kind) - 1
            units.append((kind, tuple(strength + rank + more for strength in printed(catalogue, kind))))
    bonus = board.combat_bonus(state, seat) if city == c.NONE else city_bonus(state, seat, city)
    return Side(tuple(sorted(units)), hand_size(state, seat, armies, city != c.NONE), bonus)


@lru_cache
def printed(catalogue: c.Catalogue, kind: int) -> tuple[int, ...]:
    """Strengths of all units of a kind."""
    units = zip(catalogue.unit_type, catalogue.unit_strength)
    return tuple(sorted(strength for other, strength in units if other == kind))


def of_city(state: Civ2010, viewer: int, seat: int, armies: int, enemy: int, city: int) -> Odds:
    """Attack on a city."""
    catalogue = state.catalogue
    attacker = known_side(state, seat, viewer, armies, c.NONE)
    defender = known_side(state, enemy, viewer, 0, city)
    walls = state.players[enemy].walls >> city & 1 != 0
    if walls and state.players[seat].techs & catalogue.with_op[c.RAZE_ON_ARRIVAL]:
        walls = False
        defender = defender._replace(bonus=defender.bonus - catalogue.bonus_walls)
    return Odds(attacker, defender, tenths(attacker, defender, walls, tuple(catalogue.trumps)))


def of_armies(state: Civ2010, viewer: int, seat: int, armies: int, enemy: int, against: int) -> Odds:
    """Attack on so many armies."""
    attacker = known_side(state, seat, viewer, armies, c.NONE)
    defender = known_side(state, enemy, viewer, against, c.NONE)
    return Odds(attacker, defender, tenths(attacker, defender, False, tuple(state.catalogue.trumps)))


def of_village(state: Civ2010, viewer: int, seat: int, armies: int) -> Odds:
    """One barbarian of each kind."""
    attacker = known_side(state, seat, viewer, armies, c.NONE)
    barbarians = tuple((kind, printed(state.catalogue, kind)) for kind in BARBARIANS)
    defender = Side(barbarians, len(barbarians), 0)
    return Odds(attacker, defender, tenths(attacker, defender, False, tuple(state.catalogue.trumps)))


@lru_cache(maxsize=512)
def tenths(attacker: Side, defender: Side, attacker_first: bool, trumps: tuple[int, ...]) -> int:
    """In how many of ten battles the attacker wins, when both play plainly; the same for the same sides."""
    rng = stream("odds", len(attacker.units), len(defender.units))
    won = 0
    for _ in range(SAMPLES):
        hands = [drawn(attacker, rng), drawn(defender, rng)]
        won += is_won(hands, attacker.bonus, defender.bonus, 0 if attacker_first else 1, trumps)
    return round(TENTHS * won / SAMPLES)


def drawn(side: Side, rng: Stream) -> list[Fighter]:
    order = list(range(len(side.units)))
    rng.shuffle(order)
    hand = [side.units[place] for place in order[: side.hand]]
    return [(kind, strengths[rng.below(len(strengths))]) for kind, strengths in hand]


def is_won(hands: list[list[Fighter]], bonus: int, against: int, turn: int, trumps: tuple[int, ...]) -> bool:
    """One battle: each unit goes where the exchange of strength is best."""
    fronts: list[list[tuple[Fighter, int] | None]] = []  # by side: the unit and its wounds
    while hands[0] or hands[1]:
        if not hands[turn]:
            turn = 1 - turn
        best, place, most = hands[turn][0], -1, 0
        for unit in hands[turn]:
            for number, front in enumerate(fronts):
                enemy = front[1 - turn]
                if enemy is not None and front[turn] is None:
                    mine, theirs = clash(unit, 0, *enemy, trumps)
                    gain = (enemy[0][1] if theirs >= enemy[0][1] else 0) - (unit[1] if mine >= unit[1] else 0)
                    if gain > most:
                        best, place, most = unit, number, gain
        hands[turn].remove(best)
        if place < 0:
            fronts.append([(best, 0) if side == turn else None for side in range(2)])
        else:
            enemy = fronts[place][1 - turn]
            assert enemy is not None
            mine, theirs = clash(best, 0, *enemy, trumps)
            fronts[place][turn] = (best, mine) if mine < best[1] else None
            fronts[place][1 - turn] = (enemy[0], theirs) if theirs < enemy[0][1] else None
        turn = 1 - turn
    totals = [bonus, against]
    for front in fronts:
        for side in range(2):
            fighter = front[side]
            totals[side] += fighter[0][1] if fighter is not None else 0
    return totals[0] > totals[1]


def clash(unit: Fighter, wounds: int, enemy: Fighter, enemy_wounds: int, trumps: tuple[int, ...]) -> tuple[int, int]:
    """Wounds of both afterwards: who trumps strikes first, and the dead do not strike back."""
    if trumps[unit[0]] == enemy[0]:
        enemy_wounds += unit[1]
        return (wounds if enemy_wounds >= enemy[1] else wounds + enemy[1]), enemy_wounds
    if trumps[enemy[0]] == unit[0]:
        wounds += enemy[1]
        return wounds, (enemy_wounds if wounds >= unit[1] else enemy_wounds + unit[1])
    return wounds + enemy[1], enemy_wounds + unit[1]
