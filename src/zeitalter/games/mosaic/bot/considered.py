"""What a searching bot weighs: of the candidates those worth a thought, so that equal or idle ones cost no search.

Claims and cards whose benefits could only be delayed are taken at once. Equal hexes are weighed once; units go only
where they could change who scores.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.mosaic.bot.candidates import candidates
from zeitalter.games.mosaic.bot.places import best_places, best_tiles
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import is_payable
from zeitalter.games.mosaic.rules.counting import code
from zeitalter.games.mosaic.rules.empire import worth
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.rules.military import moves, recruits

# What these operations bring depends on the moment: on what there is to count, to remove, or to be scored.
TIMELY: Final = (
    1 << c.PRODUCTION_PER
    | 1 << c.GAIN_PER
    | 1 << c.PEOPLE_PER
    | 1 << c.EMIGRATE
    | 1 << c.PLACE_UNITS
    | 1 << c.ELIMINATE
    | 1 << c.VP_NOW
    | 1 << c.REFRESH
    | 1 << c.RAID
    | 1 << c.DOUBLE_POPULATION
    | 1 << c.LOCK_REGION
    | 1 << c.SHIFT_PRODUCTION
)
UNITS: Final = code("units")
SAFE: Final = 3  # a lead in a region that needs no further unit
MARCH: Final = 2  # so many units short of a lead, it is worth marching there
RICH: Final = 30  # with so much money it may pay what could be paid otherwise


def considered(state: Mosaic, seat: int) -> list[Action]:
    found = candidates(state, seat)
    if len(found) < 2:
        return found
    step = state.agenda[-1]
    if isinstance(step, (steps.Turn, steps.Looked)):
        return in_turn(state, seat, step, found)
    if isinstance(step, (steps.StartCards, steps.Laying)):
        return first_plain_card(state, found) or found
    if isinstance(step, (steps.Placing, steps.StartCity, steps.StartVillage)):
        return best_places(state, seat, found)
    if isinstance(step, steps.TakingTile):
        return best_tiles(state, seat, found)
    if isinstance(step, (steps.Military, steps.Deploying)):
        return army(state, seat, found)
    if isinstance(step, steps.Expelling):
        return expulsions(state, seat, found)
    if isinstance(step, steps.ShiftAmount):
        return [found[-1], found[len(found) // 2 - 1]]
    return found


# ---- the turn -------------------------------------------------------------------------------------------------------


def in_turn(state: Mosaic, seat: int, step: steps.Turn | steps.Looked, found: list[Action]) -> list[Action]:
    """Free benefits first. Pieces without a card only where no card brings the same; new offers only before acting."""
    for action in found:
        if isinstance(action, (verbs.Claim, verbs.ClaimAge)):
            return [action]
    plain = first_plain_card(state, found)
    if plain:
        return plain
    with_card = 0  # mask of pieces
    for action in found:
        if isinstance(action, verbs.Build):
            with_card |= 1 << state.catalogue.builds[action.card].piece
    kept: list[Action] = []
    for action in found:
        if isinstance(action, verbs.Found) and with_card >> action.piece & 1:
            continue
        if isinstance(action, verbs.Refresh) and (step.actions_left == 0 or action.deck == c.POPULATION):
            continue
        if isinstance(action, verbs.Convert) and (step.actions_left == 0 or action.currency == c.MONEY):
            continue
        if isinstance(action, verbs.Military):
            if not useful_units(state, seat, recruits(state, seat) + moves(state, seat)):
                continue
        kept.append(action)
        if isinstance(action, verbs.Research) and state.players[seat].stock[c.MONEY] >= RICH:
            add_payment(state, seat, action, kept)
    return kept


def add_payment(state: Mosaic, seat: int, research: verbs.Research, kept: list[Action]) -> None:
    """The same technology, paid with money alone."""
    ideas = min(state.catalogue.technology_cost, state.players[seat].stock[c.IDEAS])
    paid = verbs.Research(research.technology, ideas)
    if ideas and is_payable(state, seat, paid):
        kept.append(paid)


def first_plain_card(state: Mosaic, found: list[Action]) -> list[Action]:
    """The first technology that brings the same whenever it is played, if there is one."""
    for action in found:
        if isinstance(action, verbs.Play) and not state.technology(action.technology).ops & TIMELY:
            return [action]
    return []


# ---- units ----------------------------------------------------------------------------------------------------------


class Front:
    """Where units of a seat could change who scores."""

    def __init__(self, state: Mosaic, seat: int) -> None:
        regions = survey(state)
        number = len(regions.leader)
        self.lead: list[int] = []  # own influence minus the strongest other's, by region
        self.worth = [worth(regions, region) for region in range(number)]
        self.places: list[int] = []  # own influence minus the second strongest other's
        self.alone: list[bool] = []  # nobody else is there
        self.present: list[bool] = []
        self.wants_any = needs_number(state)
        for region in range(number):
            influence = regions.influence[region]
            first, second = 0, 0
            for other in range(state.seats):
                if other != seat and influence[other] > first:
                    second = first
                    first = influence[other]
                elif other != seat and influence[other] > second:
                    second = influence[other]
            self.places.append(influence[seat] - second)
            self.lead.append(influence[seat] - first)
            self.alone.append(first == 0)
            self.present.append(influence[seat] > 0)

    def wants(self, region: int) -> bool:
        """Whether one more unit may bring points there: a lead in reach, a safer one, or the second place."""
        if self.alone[region] and self.present[region]:
            return self.lead[region] < 2
        return -MARCH <= self.lead[region] < SAFE or -1 <= self.places[region] <= 1

    def lets_go(self, region: int, target: int) -> bool:
        """Whether a unit may leave: the region is safe, lost, or worth less than the other, which is not led yet."""
        lead = self.lead[region]
        return lead >= 2 or lead < -1 or (self.lead[target] <= 0 and self.worth[target] > self.worth[region])


def army(state: Mosaic, seat: int, found: list[Action]) -> list[Action]:
    """Recruits and marches that may bring points, and what else there is; all of them where something must be done."""
    kept = useful_units(state, seat, found)
    for action in found:
        if not isinstance(action, (verbs.Move, verbs.Recruit, verbs.Deploy)):
            kept.append(action)
    return kept or found


def useful_units(state: Mosaic, seat: int, found: list[Action]) -> list[Action]:
    """Units that may bring points where they go. Nobody marches out of a region into which a unit has just marched."""
    front = Front(state, seat)
    riders = has_riders(state, seat)
    marched = [moved.region for moved in state.moved]
    infantry = 0  # mask of the regions in which it can be put
    for action in found:
        if isinstance(action, (verbs.Recruit, verbs.Deploy)) and action.unit == c.INFANTRY:
            infantry |= 1 << action.region
    kept: list[Action] = []
    for action in found:
        if isinstance(action, verbs.Move):
            if front.wants(action.to) and front.lets_go(action.from_, action.to) and action.from_ not in marched:
                kept.append(action)
        elif isinstance(action, (verbs.Recruit, verbs.Deploy)):
            as_well = action.unit == c.CAVALRY and not riders and infantry >> action.region & 1
            if not as_well and (front.wants(action.region) or front.wants_any):
                kept.append(action)
    return kept


def expulsions(state: Mosaic, seat: int, found: list[Action]) -> list[Action]:
    """Units that keep the seat from leading a region where it has influence; or none are sent out."""
    regions = survey(state)
    kept: list[Action] = []
    for action in found:
        if isinstance(action, verbs.Expel):
            influence = regions.influence[action.from_]
            if not 0 < influence[seat] <= influence[action.opponent]:
                continue
        kept.append(action)
    return kept


def has_riders(state: Mosaic, seat: int) -> bool:
    """Whether cavalry does what infantry does not."""
    cards = state.catalogue.technologies
    for card in state.players[seat].up:
        if cards[card].ops >> c.FAST_CAVALRY & 1:
            return True
        if cards[card].ops >> c.INFLUENCE & 1:
            for effect in cards[card].effects:
                if effect.op == c.INFLUENCE and effect.unit == c.CAVALRY:
                    return True
    return False


def needs_number(state: Mosaic) -> bool:
    """Whether an achievement counts units wherever they are."""
    for achievement in state.achievements:
        if state.catalogue.achievements[achievement].need == UNITS:
            return True
    return False
