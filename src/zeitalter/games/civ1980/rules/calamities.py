"""Phase 14: which calamities strike, in which order, and volcano, earthquake, civil disorder, iconoclasm and piracy.

The losses counted in points (famine, flood, epidemic) are in losses.py, the civil war in civil_war.py.
"""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import (
    CIVIL_DISORDER,
    DEMOCRACY,
    EPIDEMIC,
    ICONOCLASM,
    LAW,
    PHILOSOPHY,
    PIRACY,
    VOLCANO,
)
from zeitalter.games.civ1980.model.player import NOBODY, Held, rank
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.strike import Strike
from zeitalter.games.civ1980.rules.civil_war import begin_civil_war
from zeitalter.games.civ1980.rules.losses import (
    begin_epidemic,
    begin_famine,
    begin_flood,
    giver_of,
    tell_no_effect,
    tell_shelter,
)
from zeitalter.games.civ1980.rules.moves import (
    OwnCity,
    area_name,
    cities_of,
    is_present,
    lose_tokens,
    reduce_city,
    remove_city,
)
from zeitalter.games.civ1980.rules.sea import FAR, distances, ship_range
from zeitalter.games.civ1980.rules.trade_cards import calamity_name, lay_under, trade_name


class Calamities(Phase[Civ1980, steps.Calamities]):
    """Received calamities are shown. Nobody suffers more than two a turn: the lowest wait. Then in ascending order."""

    def run(self, state: Civ1980, step: steps.Calamities) -> None:
        state.phase = 14
        for seat in state.order:
            show_received(state, seat)
        state.reveal()
        state.struck = []
        due: list[tuple[int, int]] = []  # calamity, victim
        for seat in range(state.seats):
            open_cards = sorted([held.card - state.catalogue.commodities for held in state.players[seat].open])
            waiting = max(len(open_cards) - state.catalogue.calamities_per_turn, 0)
            for calamity in open_cards[:waiting]:
                state.emit("event-calamity-waits", {"seat": seat, "card": calamity_name(state, calamity)})
            for calamity in open_cards[waiting:]:
                due.append((calamity, seat))
        due.sort(reverse=True)
        for calamity, victim in due:
            state.push(steps.Calamity(EVERYONE, calamity, victim))


def show_received(state: Civ1980, seat: int) -> None:
    player = state.players[seat]
    for held in [held for held in player.hand if held.giver != NOBODY]:
        player.hand.remove(held)
        player.open.append(Held(held.card, 0, held.giver))
        tell_received(state, seat, held)
    player.open.sort(key=rank)


def tell_received(state: Civ1980, seat: int, held: Held) -> None:
    card = trade_name(state, held.card)
    if knows_giver(state, None, seat, held.card, held.giver):
        state.emit("event-shown", {"seat": seat, "seat_from": held.giver, "card": card})
    else:
        args: dict[str, Arg] = {"seat": seat, "seat_from_secret": held.giver, "card": card}
        state.emit("event-shown-secret", args, 1 << seat | 1 << held.giver, "event-shown-hidden")


def knows_giver(state: Civ1980, seat: int | None, victim: int, card: int, giver: int) -> bool:
    """Trade is hidden: from whom a calamity came is told to all only where he matters, since an epidemic spares him and
    the pirates are his."""
    return seat in (victim, giver) or card - state.catalogue.commodities in (EPIDEMIC, PIRACY)


class Calamity(Phase[Civ1980, steps.Calamity]):
    def run(self, state: Civ1980, step: steps.Calamity) -> None:
        calamity, seat = step.calamity, step.victim
        state.struck.append(Strike(calamity, seat, giver_of(state, seat, calamity)))
        state.push(steps.ReturnCalamity(EVERYONE, calamity, seat))
        state.emit("event-calamity", {"seat": seat, "card": calamity_name(state, calamity)})
        BEGIN[calamity](state, seat)


class ReturnCalamity(Phase[Civ1980, steps.ReturnCalamity]):
    """The card goes under its stack, for everybody to see."""

    def run(self, state: Civ1980, step: steps.ReturnCalamity) -> None:
        card = state.catalogue.commodities + step.calamity
        player = state.players[step.victim]
        player.open = [held for held in player.open if held.card != card]
        lay_under(state, card)
        state.debts = [0] * state.seats
        state.lost = []
        state.marked_tokens = []
        state.marked_cities = []


def lose_city(state: Civ1980, area: int, reduced: bool) -> None:
    args: dict[str, Arg] = {"seat": state.city[area], "area": area_name(state, area)}
    if reduced:
        left = reduce_city(state, area)
        state.emit("event-city-reduced", {**args, "n": left})
    else:
        remove_city(state, area)
        state.emit("event-city-lost", args)


# ---- volcanic eruption or earthquake ---------------------------------------------------------------------------------


def volcano_areas(state: Civ1980, seat: int, volcano: int) -> list[int]:
    """Areas of a volcano where a nation has units."""
    where = state.catalogue.volcano
    return [area for area in range(len(where)) if where[area] == volcano and is_present(state, seat, area)]


def begin_volcano(state: Civ1980, seat: int) -> None:
    """Units at every volcano are annihilated; of a volcano with two areas the victim chooses one. Without any units
    there an earthquake takes a city."""
    spared = True
    for volcano in range(len(state.catalogue.volcano_ids) - 1, -1, -1):
        areas = volcano_areas(state, seat, volcano)
        if len(areas) == 1:
            erupt(state, seat, areas[0])
        elif areas:
            state.push(steps.VolcanoArea(seat, volcano))
        spared = spared and not areas
    if spared and state.players[seat].cities == 1:
        quake(state, seat, cities_of(state, seat)[0])
    elif spared and state.players[seat].cities:
        state.push(steps.Earthquake(seat))
    elif spared:
        tell_no_effect(state, seat, VOLCANO)


def erupt(state: Civ1980, seat: int, area: int) -> None:
    tokens, cities = state.players[seat].tokens[area], 0
    if state.city[area] == seat:
        cities = 1
        remove_city(state, area)
    lose_tokens(state, seat, area, tokens)
    state.emit("event-eruption", {"seat": seat, "area": area_name(state, area), "tokens": tokens, "cities": cities})


class VolcanoArea(Question[Civ1980, steps.VolcanoArea]):
    def legal(self, state: Civ1980, step: steps.VolcanoArea, seat: int) -> list[Action]:
        return [verbs.Place(area) for area in volcano_areas(state, seat, step.volcano)]

    def take(self, state: Civ1980, step: steps.VolcanoArea, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        erupt(state, seat, action.area)


class Earthquake(OwnCity[steps.Earthquake]):
    def take(self, state: Civ1980, step: steps.Earthquake, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.City)
        quake(state, seat, action.area)


def quake(state: Civ1980, seat: int, area: int) -> None:
    """The city is lost; a city of somebody else in a neighbouring area, also across water, may be named."""
    lose_city(state, area, False)
    if shaken(state, seat, area):
        state.push(steps.Aftershock(seat, area))


def shaken(state: Civ1980, seat: int, area: int) -> list[int]:
    return [
        other for other in state.catalogue.neighbours[area] if state.city[other] != NOBODY and state.city[other] != seat
    ]


class Aftershock(Question[Civ1980, steps.Aftershock]):
    def legal(self, state: Civ1980, step: steps.Aftershock, seat: int) -> list[Action]:
        return [verbs.City(area) for area in shaken(state, seat, step.area)] + [DONE]

    def take(self, state: Civ1980, step: steps.Aftershock, seat: int, action: Action) -> None:
        if isinstance(action, verbs.City):
            lose_city(state, action.area, state.settings.cities_reduced)


# ---- civil disorder, iconoclasm and heresy ---------------------------------------------------------------------------


def begin_disorder(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    kept = catalogue.disorder_kept
    if state.has(seat, LAW):
        kept = catalogue.disorder_kept_both if state.has(seat, DEMOCRACY) else catalogue.disorder_kept_law
        cards = [LAW, DEMOCRACY] if state.has(seat, DEMOCRACY) else [LAW]
        tell_shelter(state, seat, cards, CIVIL_DISORDER)
    if state.players[seat].cities <= kept:
        tell_no_effect(state, seat, CIVIL_DISORDER)
    lose_own_cities(state, seat, CIVIL_DISORDER, state.players[seat].cities - kept)


def begin_iconoclasm(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    lost = catalogue.iconoclasm_lost
    if state.has(seat, PHILOSOPHY):
        lost = catalogue.iconoclasm_lost_philosophy
        tell_shelter(state, seat, [PHILOSOPHY], ICONOCLASM)
    elif state.has(seat, LAW):
        lost = catalogue.iconoclasm_lost_law
        tell_shelter(state, seat, [LAW], ICONOCLASM)
    if not state.players[seat].cities:
        tell_no_effect(state, seat, ICONOCLASM)
    state.debts = [0] * state.seats  # cities lost by the others
    ask_heresy(state, seat, catalogue.iconoclasm_others)
    lose_own_cities(state, seat, ICONOCLASM, lost)


def lose_own_cities(state: Civ1980, seat: int, calamity: int, number: int) -> None:
    """The owner chooses; whoever has too few loses all."""
    if number >= state.players[seat].cities:
        for area in cities_of(state, seat):
            lose_city(state, area, state.settings.cities_reduced)
    elif number > 0:
        state.push(steps.LosingCities(seat, calamity, number))


class LosingCities(OwnCity[steps.LosingCities]):
    """Civil disorder and iconoclasm: one city after the other."""

    def take(self, state: Civ1980, step: steps.LosingCities, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.City)
        lose_city(state, action.area, state.settings.cities_reduced)
        if step.cities > 1:
            state.push(steps.LosingCities(seat, step.calamity, step.cities - 1))


def nameable(state: Civ1980, seat: int) -> list[int]:
    """Cities of others that iconoclasts may still name: at most one of a holder of Law, none with Philosophy."""
    areas: list[int] = []
    for area in range(len(state.city)):
        owner = state.city[area]
        if owner != NOBODY and owner != seat and not state.has(owner, PHILOSOPHY):
            if not state.has(owner, LAW) or state.debts[owner] < state.catalogue.iconoclasm_other_law:
                areas.append(area)
    return areas


def ask_heresy(state: Civ1980, seat: int, cities: int) -> None:
    if cities > 0 and nameable(state, seat):
        state.push(steps.Heresy(seat, cities))


class Heresy(Question[Civ1980, steps.Heresy]):
    """The victim may name two cities of others."""

    def legal(self, state: Civ1980, step: steps.Heresy, seat: int) -> list[Action]:
        return [*[verbs.City(area) for area in nameable(state, seat)], DONE]

    def take(self, state: Civ1980, step: steps.Heresy, seat: int, action: Action) -> None:
        if isinstance(action, verbs.City):
            state.debts[state.city[action.area]] += 1
            lose_city(state, action.area, state.settings.cities_reduced)
            ask_heresy(state, seat, step.cities - 1)


# ---- piracy ----------------------------------------------------------------------------------------------------------


def begin_piracy(state: Civ1980, seat: int) -> None:
    """For each ship of the giver one coastal city it can reach, as many as possible."""
    giver = giver_of(state, seat, PIRACY)
    state.lost = []
    if giver != NOBODY and raidable(state, giver, seat):
        state.push(steps.Pirates(giver, seat))
    else:
        tell_no_effect(state, seat, PIRACY)


def ship_reach(state: Civ1980, giver: int, victim: int) -> list[list[int]]:
    """For each ship of the giver the victim's cities it can reach, those lost to pirates just now included."""
    targets = [area for area in cities_of(state, victim) + state.lost if state.board.nodes[area]]
    result: list[list[int]] = []
    for water in state.players[giver].ships:
        reach = distances(state, giver, water, ship_range(state, giver))
        near: list[int] = []
        for area in targets:
            for coast in state.board.nodes[area]:
                if reach[coast] < FAR and area not in near:
                    near.append(area)
        result.append(near)
    return result


def can_all_be_raided(reach: list[list[int]], areas: list[int]) -> bool:
    """Whether each of these areas can have a ship of its own."""
    if not areas:
        return True
    for ship in range(len(reach)):
        if areas[0] in reach[ship] and can_all_be_raided(reach[:ship] + reach[ship + 1 :], areas[1:]):
            return True
    return False


def raidable(state: Civ1980, giver: int, victim: int) -> list[int]:
    reach = ship_reach(state, giver, victim)
    return [area for area in cities_of(state, victim) if can_all_be_raided(reach, [*state.lost, area])]


class Pirates(Question[Civ1980, steps.Pirates]):
    def legal(self, state: Civ1980, step: steps.Pirates, seat: int) -> list[Action]:
        return [verbs.City(area) for area in raidable(state, seat, step.victim)]

    def take(self, state: Civ1980, step: steps.Pirates, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.City)
        lose_city(state, action.area, False)
        state.lost.append(action.area)
        if raidable(state, seat, step.victim):
            state.push(steps.Pirates(seat, step.victim))


# What each calamity does first, in the order of the catalogue.
BEGIN: Final[list[Callable[[Civ1980, int], None]]] = [
    begin_volcano,
    begin_famine,
    begin_civil_war,
    begin_flood,
    begin_epidemic,
    begin_disorder,
    begin_iconoclasm,
    begin_piracy,
]
