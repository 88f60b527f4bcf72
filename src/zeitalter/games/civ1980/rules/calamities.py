"""Phase 14: which calamities strike, in which order, and volcano, earthquake, civil disorder, iconoclasm and piracy.

The losses counted in points (famine, flood, epidemic) are in losses.py, the civil war in civil_war.py.
"""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    DEMOCRACY,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LAW,
    NONE,
    PHILOSOPHY,
    PIRACY,
    VOLCANO,
)
from zeitalter.games.civ1980.model.state import (
    AFTERSHOCK,
    CALAMITY,
    CARD_MASK,
    CITIES_REDUCED,
    DISORDER,
    EARTHQUAKE,
    GIVER_SHIFT,
    HERESY,
    ICONOCLASM_LOSS,
    NOBODY,
    PIRATES,
    PUBLIC,
    RETURN_CALAMITY,
    VOLCANO_AREA,
    Civ1980,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import CITY, DONE_ACTION, PLACE
from zeitalter.games.civ1980.rules.civil_war import begin_civil_war
from zeitalter.games.civ1980.rules.losses import begin_epidemic, begin_famine, begin_flood
from zeitalter.games.civ1980.rules.moves import area_name, cities_of, is_present, lose_tokens, reduce_city, remove_city
from zeitalter.games.civ1980.rules.sea import FAR, distances, ship_range
from zeitalter.games.civ1980.rules.trade_cards import return_cards, trade_name


class Calamities(Phase):
    """Received calamities are shown. Nobody suffers more than two a turn: the lowest wait. Then in ascending order."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 14
        for seat in state.order:
            show_received(state, seat)
        state.reveal()
        state.struck = []
        due: list[int] = []
        for seat in range(state.seats):
            for entry in sorted([entry & CARD_MASK for entry in state.players[seat].open])[
                -state.catalogue.calamities_per_turn :
            ]:
                due.append(entry * 16 + seat)
        due.sort(reverse=True)
        for number in due:
            state.push(Step(CALAMITY, EVERYONE, number // 16, number % 16))


def show_received(state: Civ1980, seat: int) -> None:
    player = state.players[seat]
    locked = [entry for entry in player.hand if entry > CARD_MASK | PUBLIC]
    for entry in locked:
        player.hand.remove(entry)
        player.open.append(entry & CARD_MASK | entry >> GIVER_SHIFT << GIVER_SHIFT)
        if state.log is not None:
            name = trade_name(state, entry & CARD_MASK)
            state.emit("event-shown", {"seat": seat, "seat_from": (entry >> GIVER_SHIFT) - 1, "card": name})
    player.open.sort()


def giver_of(state: Civ1980, seat: int, calamity: int) -> int:
    """From whom a calamity came, NOBODY for a red one."""
    for entry in state.players[seat].open:
        if entry & CARD_MASK == calamity:
            return (entry >> GIVER_SHIFT) - 1
    return NOBODY


class Calamity(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        calamity, seat = step.a, step.b
        state.struck.append(calamity * 64 + seat * 8 + giver_of(state, seat, calamity) + 1)
        state.push(Step(RETURN_CALAMITY, EVERYONE, calamity, seat))
        if state.log is not None:
            state.emit("event-calamity", {"seat": seat, "card": trade_name(state, calamity)})
        if calamity == VOLCANO:
            begin_volcano(state, seat)
        elif calamity == FAMINE:
            begin_famine(state, seat)
        elif calamity == CIVIL_WAR:
            begin_civil_war(state, seat)
        elif calamity == FLOOD:
            begin_flood(state, seat)
        elif calamity == EPIDEMIC:
            begin_epidemic(state, seat)
        elif calamity == CIVIL_DISORDER:
            begin_disorder(state, seat)
        elif calamity == ICONOCLASM:
            begin_iconoclasm(state, seat)
        elif calamity == PIRACY:
            begin_piracy(state, seat, giver_of(state, seat, PIRACY))


class ReturnCalamity(Phase):
    """The card goes under its stack, for everybody to see."""

    def run(self, state: Civ1980, step: Step) -> None:
        player = state.players[step.b]
        player.open = [entry for entry in player.open if entry & CARD_MASK != step.a]
        return_cards(state, [step.a])
        state.debts = [0] * state.seats
        state.lost = []
        state.marked_tokens = []
        state.marked_cities = []


def lose_city(state: Civ1980, area: int, reduced: bool) -> None:
    if state.log is not None:
        key = "event-city-reduced" if reduced else "event-city-lost"
        state.emit(key, {"seat": state.city[area], "area": area_name(state, area)})
    if reduced:
        reduce_city(state, area)
    else:
        remove_city(state, area)


# ---- volcanic eruption or earthquake ---------------------------------------------------------------------------------


def volcano_areas(state: Civ1980, seat: int) -> list[int]:
    volcano = state.catalogue.volcano
    return [area for area in range(len(volcano)) if volcano[area] != NONE and is_present(state, seat, area)]


def begin_volcano(state: Civ1980, seat: int) -> None:
    """Units in a volcano area are annihilated; without any an earthquake takes a city."""
    areas = volcano_areas(state, seat)
    if len(areas) == 1:
        erupt(state, seat, areas[0])
    elif areas:
        state.push(Step(VOLCANO_AREA, seat))
    elif state.players[seat].cities == 1:
        quake(state, seat, cities_of(state, seat)[0])
    elif state.players[seat].cities:
        state.push(Step(EARTHQUAKE, seat))


def erupt(state: Civ1980, seat: int, area: int) -> None:
    if state.city[area] == seat:
        remove_city(state, area)
    lose_tokens(state, seat, area, state.players[seat].tokens[area])
    if state.log is not None:
        state.emit("event-eruption", {"seat": seat, "area": area_name(state, area)})


class VolcanoArea(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(PLACE, area) for area in volcano_areas(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        erupt(state, seat, action.a)


class Earthquake(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in cities_of(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        quake(state, seat, action.a)


def quake(state: Civ1980, seat: int, area: int) -> None:
    """The city is lost; a city of somebody else in a neighbouring area, also across water, may be named."""
    lose_city(state, area, False)
    if shaken(state, seat, area):
        state.push(Step(AFTERSHOCK, seat, area))


def shaken(state: Civ1980, seat: int, area: int) -> list[int]:
    return [
        other for other in state.catalogue.neighbours[area] if state.city[other] != NOBODY and state.city[other] != seat
    ]


class Aftershock(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in shaken(state, seat, step.a)] + [DONE_ACTION]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == CITY:
            lose_city(state, action.a, state.settings[CITIES_REDUCED] != 0)


# ---- civil disorder, iconoclasm and heresy ---------------------------------------------------------------------------


def begin_disorder(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    kept = catalogue.disorder_kept
    if state.has(seat, LAW):
        kept = catalogue.disorder_kept_both if state.has(seat, DEMOCRACY) else catalogue.disorder_kept_law
    lose_own_cities(state, seat, DISORDER, state.players[seat].cities - kept)


def begin_iconoclasm(state: Civ1980, seat: int) -> None:
    catalogue = state.catalogue
    lost = catalogue.iconoclasm_lost
    if state.has(seat, PHILOSOPHY):
        lost = catalogue.iconoclasm_lost_philosophy
    elif state.has(seat, LAW):
        lost = catalogue.iconoclasm_lost_law
    state.debts = [0] * state.seats  # cities lost by the others
    ask_heresy(state, seat, catalogue.iconoclasm_others)
    lose_own_cities(state, seat, ICONOCLASM_LOSS, lost)


def lose_own_cities(state: Civ1980, seat: int, kind: int, number: int) -> None:
    """The owner chooses; whoever has too few loses all."""
    if number >= state.players[seat].cities:
        for area in cities_of(state, seat):
            lose_city(state, area, state.settings[CITIES_REDUCED] != 0)
    elif number > 0:
        state.push(Step(kind, seat, 0, number))


class LosingCities(Phase):
    """Civil disorder and iconoclasm: one city after the other."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in cities_of(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        lose_city(state, action.a, state.settings[CITIES_REDUCED] != 0)
        if step.b > 1:
            state.push(Step(step.kind, seat, 0, step.b - 1))


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
        state.push(Step(HERESY, seat, 0, cities))


class Heresy(Phase):
    """The victim may name two cities of others."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [*[Action(CITY, area) for area in nameable(state, seat)], DONE_ACTION]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == CITY:
            state.debts[state.city[action.a]] += 1
            lose_city(state, action.a, state.settings[CITIES_REDUCED] != 0)
            ask_heresy(state, seat, step.b - 1)


# ---- piracy ----------------------------------------------------------------------------------------------------------


def begin_piracy(state: Civ1980, seat: int, giver: int) -> None:
    """For each ship of the giver one coastal city it can reach, as many as possible."""
    state.lost = []
    if giver != NOBODY and raidable(state, giver, seat):
        state.push(Step(PIRATES, giver, seat))


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


class Pirates(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(CITY, area) for area in raidable(state, seat, step.a)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        lose_city(state, action.a, False)
        state.lost.append(action.a)
        if raidable(state, seat, step.a):
            state.push(Step(PIRATES, seat, step.a))
