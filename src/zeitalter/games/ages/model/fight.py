"""An aggression, a war or the auction of a territory in progress."""

from zeitalter.core.part import Part
from zeitalter.games.ages.model.player import NOBODY, NOTHING


class Fight(Part):
    """`card` is NOTHING when there is none."""

    card: int
    attacker: int
    defender: int
    units: list[int]  # sacrificed by the attacker, or by the colonizer
    reply: list[int]  # sacrificed by the defender
    cards: list[int]  # bonus cards spent by the defender, or by the colonizer
    bid: int
    bidder: int
    passed: int  # bit mask
    razed: int  # resources that the buildings destroyed so far had cost


def no_fight() -> Fight:
    fight = Fight.blank()
    fight.card = NOTHING
    fight.attacker = NOBODY
    fight.defender = NOBODY
    fight.bidder = NOBODY
    return fight
