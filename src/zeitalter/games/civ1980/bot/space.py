# mypyc: no
"""A number for every action, worked out from the map, the cards and the pieces of a player.

Where the numbers of tokens come from: phase 8 leaves a nation at most the limit of an area, with Agriculture one more,
and nothing in a city area. A reduced city leaves no more than that, and in a civil war tokens only change their nation:
whoever shares an area with others keeps the printed limit together with them. Until the next phase 8 only growth adds
tokens, and tokens that have moved do not move again.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.space import ActionSpace
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.games.civ1980.model import verbs
from zeitalter.games.civ1980.model.catalogue import GRAIN, NONE, Catalogue
from zeitalter.games.civ1980.model.verbs import SEATS
from zeitalter.games.civ1980.rules.civil_war import FIRST_PART, SECOND_PART
from zeitalter.games.civ1980.rules.packets import OPEN_PACKETS
from zeitalter.games.civ1980.rules.proposals import PROPOSALS

GROWTH: Final = 2  # new tokens of an area in a turn, at most
RATES: Final = (1, 2, 3)  # of taxes, with Coinage
PLAIN_PACKETS: Final = 3  # listed from a hand besides its sets: its first, its last, and one with a calamity
OTHERS: Final = SEATS - 1
COUNTERS: Final = 64  # numbers for answers; there are hardly ever more than a few packets for each of the offers


def space(catalogue: Catalogue, vocabulary: Vocabulary) -> ActionSpace:
    narrowed = {**people(catalogue), **movement(catalogue), **ships(catalogue), **cards_and_calamities(catalogue)}
    return ActionSpace(vocabulary, narrowed, packets(catalogue))


def packets(catalogue: Catalogue) -> dict[type[Action], int]:
    """Verbs about packets, which have no limit to their number, with how many of them may be listed."""
    return {
        verbs.Offer: catalogue.commodities + PLAIN_PACKETS,
        verbs.Counter: COUNTERS,
        verbs.Accept: OTHERS * OPEN_PACKETS,
        verbs.Refuse: OTHERS * OPEN_PACKETS,
        verbs.Retract: OPEN_PACKETS,
    }


def crowd(catalogue: Catalogue, area: int) -> int:
    """The most tokens of a nation in an area after phase 8, Agriculture included."""
    return catalogue.limit[area] + 1


def people(catalogue: Catalogue) -> dict[type[Action], list[Action]]:
    areas = range(catalogue.areas)
    starts = {area for nation in catalogue.nations for area in nation.start}
    volcanic = {area for area in areas if catalogue.volcano[area] != NONE}
    return {
        verbs.Follow: [verbs.Follow(proposal) for proposal in range(PROPOSALS + 1)],
        verbs.Place: [verbs.Place(area) for area in sorted(starts | volcanic)],
        verbs.Tax: [verbs.Tax(rate) for rate in RATES],
        verbs.Grow: [verbs.Grow(area, n) for area in areas for n in range(1, GROWTH + 1)],
        verbs.Lose: [verbs.Lose(area, n) for area in areas for n in range(1, crowd(catalogue, area) + 1)],
    }


def movement(catalogue: Catalogue) -> dict[type[Action], list[Action]]:
    """Tokens walk to areas beside theirs on any of the boards."""
    actions: list[Action] = []
    for area in range(catalogue.areas):
        beside = {other for board in catalogue.boards if board.land for other in board.land[area]}
        for other in sorted(beside):
            actions += [verbs.Move(area, other, n) for n in range(1, crowd(catalogue, area) + GROWTH + 1)]
    return {verbs.Move: actions}


def ships(catalogue: Catalogue) -> dict[type[Action], list[Action]]:
    """A ship whose price is paid by tokens alone takes them from its own coast, for a part of it any area may pay."""
    fleet, hold = range(catalogue.ships), range(1, catalogue.capacity + 1)
    coasts = [water for water in range(catalogue.waters) if catalogue.water_area[water] != NONE]
    conscripts: list[Action] = []
    for water in coasts:
        for area in range(catalogue.areas):
            conscripts += [verbs.Conscript(water, area, levied) for levied in range(1, catalogue.ship_cost)]
        conscripts.append(verbs.Conscript(water, catalogue.water_area[water], catalogue.ship_cost))
    return {
        verbs.Scrap: [verbs.Scrap(ship) for ship in fleet],
        verbs.Launch: [verbs.Launch(water) for water in coasts],
        verbs.Conscript: conscripts,
        verbs.Voyage: [verbs.Voyage(ship, water, n) for ship in fleet for water in coasts for n in hold],
        verbs.Load: [verbs.Load(ship, n) for ship in fleet for n in hold],
        verbs.Sail: [verbs.Sail(ship, water) for ship in fleet for water in range(catalogue.waters)],
        verbs.Land: [verbs.Land(ship, n) for ship in fleet for n in hold],
    }


def cards_and_calamities(catalogue: Catalogue) -> dict[type[Action], list[Action]]:
    copies = catalogue.trade_copies
    famine = min(catalogue.famine_others, catalogue.famine_each)
    epidemic = min(catalogue.epidemic_others, catalogue.epidemic_each)
    worst = max(famine, catalogue.flood_others, epidemic)  # that a victim may lay upon one other player
    return {
        verbs.Pay: [verbs.Pay(card, n) for card in range(catalogue.commodities) for n in range(1, copies[card] + 1)],
        verbs.Hit: [verbs.Hit(seat, n) for seat in range(SEATS) for n in range(1, worst + 1)],
        verbs.Name: [verbs.Name(seat) for seat in range(SEATS)],
        verbs.Keep: [verbs.Keep(part) for part in (FIRST_PART, SECOND_PART)],
        verbs.Show: [verbs.Show(grain) for grain in range(copies[GRAIN] + 1)],
    }
