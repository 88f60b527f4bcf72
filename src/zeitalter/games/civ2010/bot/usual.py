"""What others' hidden things are on average, for bots: units by type, culture events by era, huts and villages."""

from typing import Final

from zeitalter.games.civ2010.model import catalogue as c

ERAS: Final = 4  # culture events count them from 1

# What culture events are good for.
EXCHANGES: Final = 0
GIFTS: Final = 1
BOOSTS: Final = 2
ATTACKS: Final = 3
CANCELS: Final = 4
PURPOSES: Final = 5
PURPOSE_OF: Final = {
    "exchange": EXCHANGES,
    c.GIFT: GIFTS,
    "production": BOOSTS,
    c.CANCEL_TARGET: CANCELS,
    c.CANCEL_ANY_EVENT: CANCELS,
    c.CANCEL_ANYTHING: CANCELS,
}

_usual: "dict[str, Usual]" = {}  # by digest of the catalogue


class Usual:
    """Averages over all there is of a kind."""

    __slots__ = ("shares", "spies", "strengths", "uranium")

    def __init__(self, catalogue: c.Catalogue) -> None:
        counts = [0] * c.UNIT_TYPES
        self.strengths = [0.0] * c.UNIT_TYPES  # by type, at the first rank
        for unit in range(len(catalogue.unit_type)):
            counts[catalogue.unit_type[unit]] += 1
            self.strengths[catalogue.unit_type[unit]] += catalogue.unit_strength[unit]
        for kind in range(c.UNIT_TYPES):
            self.strengths[kind] /= counts[kind]
        self.shares = [[0.0] * PURPOSES for _era in range(ERAS)]  # by era and purpose
        cards = [0] * ERAS
        for event in catalogue.cards:
            cards[event.era] += 1
            self.shares[event.era][purpose(event)] += 1.0
        for era in range(ERAS):
            for use in range(PURPOSES):
                if cards[era]:
                    self.shares[era][use] /= cards[era]
        villages = len(catalogue.token_content) - catalogue.huts
        self.spies = [0.0, 0.0]  # in a hut, in a village
        self.uranium = [0.0, 0.0]
        for token in range(len(catalogue.token_content)):
            kind, each = (0, 1.0 / catalogue.huts) if token < catalogue.huts else (1, 1.0 / villages)
            if catalogue.token_content[token] == c.SPY:
                self.spies[kind] += each
            elif catalogue.token_content[token] == c.URANIUM:
                self.uranium[kind] += each


def usual(catalogue: c.Catalogue) -> Usual:
    known = _usual.get(catalogue.digest)
    if known is None:
        known = _usual[catalogue.digest] = Usual(catalogue)
    return known


def purpose(event: c.Event) -> int:
    """All that is not listed harms others."""
    return PURPOSE_OF.get(event.op, ATTACKS)
