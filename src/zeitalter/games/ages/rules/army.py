"""Military strength: units, armies formed by a tactics card, and bonuses of the civilization (rulebook, Taktiken)."""

from typing import Final

from zeitalter.games.ages.model.catalogue import Card, Catalogue, Span

MANY: Final = 99


class Armies:
    """The armies a set of units forms."""

    __slots__ = ("best", "bonus")

    def __init__(self) -> None:
        self.bonus = 0  # of all armies
        self.best = 0  # of the best army


def form_armies(catalogue: Catalogue, units: list[int], tactic: Card) -> Armies:
    """The best grouping of units (numbers by card, as in Player.workers) by a tactics card.

    Armies of units at most one age older than the tactic give the full bonus, all others the one in brackets. An air
    force doubles the bonus of one army.
    """
    cards = catalogue.cards
    oldest = tactic.age - 1
    number = MANY  # armies of any units
    full = MANY  # armies of modern units
    for kind in range(3):
        needed = tactic.infantry if kind == 0 else tactic.cavalry if kind == 1 else tactic.artillery
        if needed:
            span = catalogue.infantry if kind == 0 else catalogue.cavalry if kind == 1 else catalogue.artillery
            total = modern = 0
            for card in range(span.first, span.end):
                if units[card]:
                    total += units[card]
                    if cards[card].age >= oldest:
                        modern += units[card]
            number = min(number, total // needed)
            full = min(full, modern // needed)
    air = count(units, catalogue.air_forces)
    armies = Armies()
    doubled_full = min(air, full)
    doubled_rest = min(air - doubled_full, number - full)
    armies.bonus = (full + doubled_full) * tactic.full + (number - full + doubled_rest) * tactic.obsolete
    if number:
        armies.best = tactic.full if full else tactic.obsolete
        if air:
            armies.best = max(armies.best, 2 * (tactic.full if full else tactic.obsolete))
    return armies


def count(workers: list[int], span: Span) -> int:
    return sum(workers[span.first : span.end])


def unit_strength(catalogue: Catalogue, units: list[int], leader: Card | None) -> int:
    """Strength of the units themselves."""
    total = 0
    for card in range(catalogue.units.first, catalogue.units.end):
        if units[card]:
            total += units[card] * catalogue.cards[card].strength
    if leader is not None and leader.cavalry_strength:
        total += leader.cavalry_strength * count(units, catalogue.cavalry)
    return total


def sacrifice_strength(catalogue: Catalogue, sacrificed: list[int], tactic: Card | None, leader: Card | None) -> int:
    """What sacrificed units (a list of cards) are worth: their own strength and that of the armies they form."""
    units = [0] * catalogue.built
    for card in sacrificed:
        units[card] += 1
    total = unit_strength(catalogue, units, leader)
    if tactic is not None and (leader is None or not leader.ignores_tactics):
        total += form_armies(catalogue, units, tactic).bonus
    return total
