"""Phase 6: conflict, first everywhere without cities, then around cities, then the assaults on them."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import ENGINEERING, METAL_WORKING
from zeitalter.games.civ1980.model.player import NOBODY
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.moves import (
    add_tokens,
    area_name,
    city_pieces,
    lose_tokens,
    place_city,
    remove_city,
)


def nations_in(state: Civ1980, area: int) -> list[int]:
    """Seats with tokens in an area, in the order of the succession table."""
    return [seat for seat in state.order if state.players[seat].tokens[area]]


def fight(state: Civ1980, area: int, limit: int) -> None:
    """Token against token. The removal order is fixed at the start: nations without Metalworking by ascending number,
    then those with it; equal numbers within a class remove at the same time, one token each. It stops as soon as the
    limit is kept or at most one nation is left."""
    seats = nations_in(state, area)
    strength = [player.tokens[area] for player in state.players]
    metal = [1000 if state.has(seat, METAL_WORKING) else 0 for seat in range(state.seats)]
    classes = sorted({metal[seat] + strength[seat] for seat in seats})
    before = strength[:]
    total = sum(strength)
    while len(seats) > 1 and total > limit:
        for number in classes:
            removing = [seat for seat in seats if metal[seat] + before[seat] == number]
            for seat in removing:
                strength[seat] -= 1
                total -= 1
                if strength[seat] == 0:
                    seats.remove(seat)
            if len(seats) <= 1 or total <= limit:
                break
    for seat in range(state.seats):
        if before[seat] > strength[seat]:
            lose_tokens(state, seat, area, before[seat] - strength[seat])
            state.emit(
                "event-conflict",
                {"seat": seat, "area": area_name(state, area), "n": before[seat] - strength[seat]},
            )


class Conflict(Phase[Civ1980, steps.Conflict]):
    """Nations share an area as long as the printed limit is kept. In a city area strangers fight to the last."""

    def run(self, state: Civ1980, step: steps.Conflict) -> None:
        state.phase = 6
        for area in crowded(state):
            if state.city[area] == NOBODY:
                fight(state, area, state.catalogue.limit[area])
        attacked = False
        for area in contested_cities(state):
            fight(state, area, 0)
            attacked = drive_off(state, area) or attacked
        if attacked:
            state.push(steps.Assaults(EVERYONE))


def crowded(state: Civ1980) -> list[int]:
    """Areas with tokens of more than one nation."""
    count = [0] * state.catalogue.areas
    for player in state.players:
        tokens = player.tokens
        for area in range(len(tokens)):
            if tokens[area]:
                count[area] += 1
    return [area for area in range(len(count)) if count[area] > 1]


def contested_cities(state: Civ1980) -> list[int]:
    """City areas with tokens of others than the owner."""
    city = state.city
    result: list[int] = []
    for area in range(len(city)):
        if city[area] != NOBODY:
            for seat in range(state.seats):
                if seat != city[area] and state.players[seat].tokens[area]:
                    result.append(area)
                    break
    return result


def attacker(state: Civ1980, area: int) -> int:
    """The foreign nation whose tokens stand in a city area, if any."""
    for seat in range(state.seats):
        if seat != state.city[area] and state.players[seat].tokens[area]:
            return seat
    return NOBODY


def attackers_needed(state: Civ1980, owner: int) -> int:
    return state.catalogue.attackers_engineering if state.has(owner, ENGINEERING) else state.catalogue.attackers


def drive_off(state: Civ1980, area: int) -> bool:
    """Too few attackers are eliminated; whether somebody is left who attacks the city."""
    seat = attacker(state, area)
    if seat == NOBODY:
        return False
    n = state.players[seat].tokens[area]
    if n >= attackers_needed(state, state.city[area]):
        return True
    lose_tokens(state, seat, area, n)
    needed = attackers_needed(state, state.city[area])
    state.emit("event-driven-off", {"seat": seat, "area": area_name(state, area), "n": n, "needed": needed})
    return False


class Assaults(Phase[Civ1980, steps.Assaults]):
    """Owner by owner in the order of the table, those whose stock is too small after all others (they may ask that
    other conflicts are settled first)."""

    def run(self, state: Civ1980, step: steps.Assaults) -> None:
        owner = next_owner(state)
        if owner == NOBODY:
            return
        state.push(step)
        areas = assaulted(state, owner)
        if len(areas) == 1:
            state.push(steps.Assault(EVERYONE, areas[0]))
        else:
            state.push(steps.Defending(owner))


def next_owner(state: Civ1980) -> int:
    short = NOBODY
    for seat in state.order:
        if assaulted(state, seat):
            if state.players[seat].stock >= state.catalogue.defenders:
                return seat
            if short == NOBODY:
                short = seat
    return short


def assaulted(state: Civ1980, owner: int) -> list[int]:
    return [area for area in contested_cities(state) if state.city[area] == owner]


class Defending(Question[Civ1980, steps.Defending]):
    """An owner with several cities under attack chooses which is defended first."""

    def legal(self, state: Civ1980, step: steps.Defending, seat: int) -> list[Action]:
        return [verbs.City(area) for area in assaulted(state, seat)]

    def take(self, state: Civ1980, step: steps.Defending, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.City)
        state.push(steps.Assault(EVERYONE, action.area))


class Assault(Phase[Civ1980, steps.Assault]):
    """Six tokens of the owner's stock stand in for the city, and the fight goes on. With a smaller stock the city
    surrenders: the attacker puts down a city of his own, if he has one left."""

    def run(self, state: Civ1980, step: steps.Assault) -> None:
        area = step.area
        owner = state.city[area]
        seat = attacker(state, area)
        assert state.players[seat].tokens[area] >= attackers_needed(state, owner), (
            "too few attackers have been driven off"
        )
        remove_city(state, area)
        if state.players[owner].stock >= state.catalogue.defenders:
            state.emit("event-assault", {"seat": seat, "seat_from": owner, "area": area_name(state, area)})
            add_tokens(state, owner, area, state.catalogue.defenders)
            fight(state, area, state.catalogue.limit[area])
        else:
            args: dict[str, Arg] = {"seat": seat, "seat_from": owner, "area": area_name(state, area)}
            if city_pieces(state, seat):
                place_city(state, seat, area)
                state.emit("event-surrender", args)
            else:
                state.emit("event-surrender-gone", args)
