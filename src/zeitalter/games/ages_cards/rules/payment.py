"""Paying for a card: which resources pay a cost, with conversions upwards and jokers (rulebook, Kaufphase).

Two equal food or iron make an animal, two animals gunpowder, two gunpowder oil; any three make an earth. Earth stands
for any resource, space for two earth. A resource used as what it is never does worse than the same resource converted,
a chain of conversions never better than three of any kind, so `covers` needs no search.

A payment may convert more than it needs, but everything put down must have a part in it; only one half of a space may
be lost. What is left over is used up in twos: together with a resource that pays already, two more make an earth, which
pays the same. So what covers a cost with an even number to spare always pays it, and `is_payment` needs no search
either: an odd number needs one conversion of a pair, or a half of a space that is lost.
"""

from typing import Final

from zeitalter.games.ages_cards.model.catalogue import (
    ANIMAL,
    EARTH,
    FOOD,
    GUNPOWDER,
    IRON,
    OIL,
    RESOURCES,
    SPACE,
)

PAIR: Final = 2
PAIRS: Final = [(FOOD, ANIMAL), (IRON, ANIMAL), (ANIMAL, GUNPOWDER), (GUNPOWDER, OIL)]  # two of the one make the other
ANY_KIND: Final = 3
# How much giving up one resource hurts, for the proposal of the cheapest payment.
WORTH: Final = [2, 2, 4, 6, 8, 12, 20]


def covers(have: list[int], cost: list[int], extra: int) -> bool:
    """Whether these resources pay a base cost and `extra` resources of any kind."""
    jokers = have[EARTH] + 2 * have[SPACE]
    food = have[FOOD] - cost[FOOD]
    iron = have[IRON] - cost[IRON]
    animal = have[ANIMAL] - cost[ANIMAL]
    gunpowder = have[GUNPOWDER] - cost[GUNPOWDER]
    oil = have[OIL] - cost[OIL]
    missing = 0  # resources still to be found ...
    by_pairs = 0  # ... of which so many can come from pairs
    spare = 0
    if food < 0:
        missing -= food
        food = 0
    if iron < 0:
        missing -= iron
        iron = 0
    spare += food + iron
    if animal < 0:
        missing -= animal
        pairs = food // PAIR + iron // PAIR
        by_pairs += pairs if pairs < -animal else -animal
        animal = 0
    spare += animal
    if gunpowder < 0:
        missing -= gunpowder
        pairs = animal // PAIR
        by_pairs += pairs if pairs < -gunpowder else -gunpowder
        gunpowder = 0
    spare += gunpowder
    if oil < 0:
        missing -= oil
        pairs = gunpowder // PAIR
        by_pairs += pairs if pairs < -oil else -oil
        oil = 0
    spare += oil
    # Jokers go where a substitute would cost most: first what pairs cannot supply (three of any kind each), then the
    # rest (two each).
    hard = missing - by_pairs
    if jokers < hard:
        return spare - PAIR * by_pairs - ANY_KIND * (hard - jokers) >= extra
    jokers -= hard
    if jokers < by_pairs:
        return spare - PAIR * (by_pairs - jokers) >= extra
    return spare + jokers - by_pairs >= extra


def is_payment(chosen: list[int], cost: list[int], extra: int) -> bool:
    """Whether these resources pay a cost and all of them are needed for it, with conversions as one likes."""
    if not covers(chosen, cost, extra):
        return False
    units = sum(cost) + extra
    if units == 0:
        return not any(chosen)
    spare = sum(chosen) + chosen[SPACE] - units
    return spare % 2 == 0 or covers_with_loss(chosen, cost, extra) or covers_with_pair(chosen, cost, extra)


def covers_with_loss(have: list[int], cost: list[int], extra: int) -> bool:
    """Whether one half of a space may be lost."""
    if not have[SPACE]:
        return False
    have[SPACE] -= 1
    have[EARTH] += 1
    enough = covers(have, cost, extra)
    have[SPACE] += 1
    have[EARTH] -= 1
    return enough


def covers_with_pair(have: list[int], cost: list[int], extra: int) -> bool:
    """Whether a pair may be converted on the way: two of its kind are then paid in place of what it helps to pay."""
    wanted = cost[:]
    for lower, higher in PAIRS:
        wanted[lower] += PAIR
        if extra and covers(have, wanted, extra - 1):  # for a resource of any kind
            return True
        for resource in range(len(cost)):
            if cost[resource]:
                wanted[resource] -= 1  # for one of the base cost, at once or as one of three that make an earth
                more = 0 if resource == higher else ANY_KIND - 1
                if covers(have, wanted, extra + more):
                    return True
                wanted[resource] += 1
        wanted[lower] -= PAIR
    return False


def can_add(have: list[int], chosen: list[int], resource: int, cost: list[int], extra: int) -> bool:
    """Whether some payment out of `have` contains what is chosen and one more of a resource."""
    if have[resource] == chosen[resource] or sum(cost) + extra == 0:
        return False
    if is_payment(have, cost, extra):
        return True
    # An odd number to spare that all of `have` together cannot use up: one of the rest must be left out.
    for other in range(SPACE):
        rest = have[other] - chosen[other] - (1 if other == resource else 0)
        if rest > 0 and covers_without(have, other, cost, extra):
            return True
    return False


def covers_without(have: list[int], resource: int, cost: list[int], extra: int) -> bool:
    have[resource] -= 1
    enough = covers(have, cost, extra)
    have[resource] += 1
    return enough


def is_forced(have: list[int], cost: list[int], extra: int) -> bool:
    """Whether there is only one payment: everything is either needed for it or of no use."""
    nothing = [0] * RESOURCES
    for resource in range(RESOURCES):
        if have[resource] and covers_without(have, resource, cost, extra):
            if can_add(have, nothing, resource, cost, extra):
                return False
    return True


def cheapest(have: list[int], chosen: list[int], cost: list[int], extra: int, gained: list[int]) -> list[int]:
    """Of the payments out of `have` that contain what is chosen the one that gives up least.

    Temporary resources are lost anyway and cost next to nothing.
    """
    best: list[int] = []
    best_worth = 0
    for way in payments(have, chosen, cost, extra):
        worth = 0
        for resource in range(RESOURCES):
            cards = way[resource] - chosen[resource] - gained[resource]
            worth += way[resource] + (WORTH[resource] * cards if cards > 0 else 0)
        if not best or worth < best_worth:
            best = way
            best_worth = worth
    return best


def payments(have: list[int], chosen: list[int], cost: list[int], extra: int) -> list[list[int]]:
    """Payments out of `have` that contain what is chosen, as numbers per resource: all that contain no shorter one."""
    found: list[list[int]] = []
    _extend(have, chosen, cost, extra, 0, chosen[:], found)
    return found


def _extend(
    have: list[int],
    least: list[int],
    cost: list[int],
    extra: int,
    resource: int,
    chosen: list[int],
    found: list[list[int]],
) -> None:
    """Also finds some that contain a shorter one; they do no harm."""
    if is_payment(chosen, cost, extra):
        found.append(chosen[:])
        return
    if resource == RESOURCES or not covers(chosen[:resource] + have[resource:], cost, extra):
        return
    for number in range(least[resource], have[resource] + 1):
        chosen[resource] = number
        _extend(have, least, cost, extra, resource + 1, chosen, found)
        if is_payment(chosen, cost, extra):
            break
    chosen[resource] = least[resource]
