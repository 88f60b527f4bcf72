"""Paying for a card: which resources cover a cost, with conversions upwards and jokers (rulebook, Kaufphase).

Two equal food or iron make an animal, two animals gunpowder, two gunpowder oil; any three make an earth. Earth stands
for any resource, space for two earth. A resource used as what it is never does worse than the same resource converted,
a chain of conversions never better than three of any kind, so `covers` needs no search.
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


def is_irreducible(chosen: list[int], cost: list[int], extra: int) -> bool:
    """Whether nothing could be left out of a payment."""
    for resource in range(RESOURCES):
        if chosen[resource]:
            chosen[resource] -= 1
            enough = covers(chosen, cost, extra)
            chosen[resource] += 1
            if enough:
                return False
    return True


def payments(have: list[int], chosen: list[int], cost: list[int], extra: int) -> list[list[int]]:
    """All ways to pay out of `have` that include `chosen` and contain nothing superfluous, as numbers per resource."""
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
    if covers(chosen, cost, extra):
        if is_irreducible(chosen, cost, extra):
            found.append(chosen[:])
        return
    if resource == RESOURCES or not covers(chosen[:resource] + have[resource:], cost, extra):
        return
    for number in range(least[resource], have[resource] + 1):
        chosen[resource] = number
        _extend(have, least, cost, extra, resource + 1, chosen, found)
        if covers(chosen, cost, extra):
            break
    chosen[resource] = least[resource]


def cheapest(ways: list[list[int]], gained: list[int]) -> list[int]:
    """The payment that gives up least; temporary resources are lost anyway and cost next to nothing."""
    best = ways[0]
    best_worth = -1
    for way in ways:
        worth = 0
        for resource in range(RESOURCES):
            cards = way[resource] - gained[resource]
            worth += way[resource] + (WORTH[resource] * cards if cards > 0 else 0)
        if best_worth < 0 or worth < best_worth:
            best = way
            best_worth = worth
    return best
