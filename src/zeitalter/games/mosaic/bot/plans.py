"""What a seat has in the making: its leader before the first turn, picks of the draft, technologies lying face down."""

from typing import Final

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import HAND, Mosaic
from zeitalter.games.mosaic.rules.counting import count

GAINS: Final = [0.8, 1.0, 0.9, 0.5]  # a currency, as a part of an idea
LATER: Final = 0.6  # of a card that lacks symbols, for each that is missing


class Plan:
    """Figures of a seat with the leader's benefits, and what its known cards would add to them."""

    def __init__(self, state: Mosaic, seat: int) -> None:
        player = state.players[seat]
        self.symbols = player.symbols
        self.stock = player.stock
        self.population = player.population
        self.production = [state.production(seat, track) for track in range(c.TRACKS)]
        self.infantry = 0
        self.villages = 0
        self.unknown = 0  # cards the judge does not know
        self.ready = 0.0  # known cards that could be played, one after the other
        self.waiting = 0.0  # known cards that lack symbols, the less the more they lack
        self.more_production = [0.0] * c.TRACKS
        self.any_production = 0.0
        self.goods = 0.0
        self.people = 0.0
        self.units = 0.0
        self.points = 0.0
        self.calm = 0.0
        self.cities = 0.0
        self.farms = 0.0
        self.tiles = 0.0
        self.raised = 0.0  # symbols

    def add_leader(self, state: Mosaic, seat: int) -> None:
        """What the leader will bring before the first turn."""
        leader = state.catalogue.leaders[state.players[seat].leader]
        self.symbols = [own + more for own, more in zip(self.symbols, leader.symbols)]
        self.stock = [own + more for own, more in zip(self.stock, leader.start)]
        self.population += leader.start_population
        self.infantry = leader.start_infantry
        self.villages = 1 if leader.start_piece != c.NOTHING else 0
        self.unknown += leader.start_technologies
        for effect in leader.effects:
            if effect.op == c.PRODUCTION:
                self.production[effect.track] += effect.amount
            elif effect.op == c.ANY_PRODUCTION:
                self.any_production += effect.amount

    def add_cards(self, state: Mosaic, seat: int, cards: list[int]) -> None:
        """Those that can be played one after the other in full, the others in part."""
        symbols = self.symbols[:]
        left = cards[:]
        i = 0
        while i < len(left):
            card = state.catalogue.technologies[left[i]]
            if lacking(symbols, card.needs):
                i += 1
                continue
            for pillar in range(c.PILLARS):
                symbols[pillar] += card.symbols[pillar]
                self.raised += card.symbols[pillar]
            self.ready += 1.0
            self.add_effects(state, seat, card, 1.0)
            left.pop(i)
            i = 0
        for index in left:
            card = state.catalogue.technologies[index]
            share = LATER ** lacking(symbols, card.needs)
            self.waiting += share
            self.add_effects(state, seat, card, share)

    def add_effects(self, state: Mosaic, seat: int, card: c.Technology, share: float) -> None:
        for effect in card.effects:
            op = effect.op
            amount = share * effect.amount
            if effect.per != c.NOTHING:
                amount *= count(state, seat, effect)
            if effect.maximum:
                amount = min(amount, share * effect.maximum)
            if op in (c.PRODUCTION, c.PRODUCTION_PER):
                self.more_production[effect.track] += amount
            elif op == c.ANY_PRODUCTION:
                self.any_production += amount
            elif op in (c.GAIN, c.GAIN_PER):
                self.goods += GAINS[effect.resource] * amount
            elif op in (c.PEOPLE, c.PEOPLE_PER):
                self.people += amount
            elif op == c.EMIGRATE:
                self.people -= amount
            elif op == c.PLACE_UNITS:
                self.units += amount
            elif op in (c.VP, c.VP_NOW, c.VP_PER):
                self.points += amount
            elif op in (c.CALM, c.CALM_PER):
                self.calm += amount
            elif op == c.PLACE and effect.piece <= c.PORT:
                self.cities += share
            elif op == c.PLACE:
                self.farms += share
            elif op == c.EXPLORE:
                self.farms += share
                self.units += share
            elif op == c.TAKE_TILE:
                self.tiles += amount


def lacking(symbols: list[int], needs: list[int]) -> int:
    """Symbols that are missing."""
    total = 0
    for pillar in range(c.PILLARS):
        if needs[pillar] > symbols[pillar]:
            total += needs[pillar] - symbols[pillar]
    return total


def plan_of(state: Mosaic, seat: int, judge: int, benefits: int) -> Plan:
    """The plan of a seat as far as the judge knows it; `benefits` are the seats whose leaders will still bring
    theirs."""
    plan = Plan(state, seat)
    player = state.players[seat]
    if benefits >> seat & 1 and player.leader != c.NOTHING:
        plan.add_leader(state, seat)
    cards: list[int] = []
    for down in player.down:
        if down.known_by >> judge & 1:
            cards.append(down.card)
        else:
            plan.unknown += 1
    if benefits >> seat & 1 and not player.down:  # the draft is not over
        if seat == judge:
            cards += drafted(state, seat)
        plan.unknown += HAND - len(cards)
    if cards:
        plan.add_cards(state, seat, cards)
    return plan


def drafted(state: Mosaic, seat: int) -> list[int]:
    """A seat's own picks, with the one it has sealed."""
    cards = list(state.picks[seat])
    for pick in state.sealed[seat]:
        if isinstance(pick, verbs.Draft):
            cards.append(pick.technology)
    return cards


def benefits_to_come(state: Mosaic) -> int:
    """Bit mask of the seats whose leaders have not yet brought their benefits."""
    mask = 0
    if state.turns == 0:
        for step in state.agenda:
            if isinstance(step, steps.Benefits):
                mask |= 1 << step.seat
    return mask
