"""The military action: recruiting and moving units (rulebook, 7. Militär)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic, MovedUnit
from zeitalter.games.mosaic.rules.free import free_actions, is_free, take_free_action
from zeitalter.games.mosaic.rules.units import is_left, put_unit, reach_once, region_name, unit_name


def recruit_limit(state: Mosaic, seat: int) -> int:
    general = 1 if state.power(seat) == c.GENERAL else 0
    return state.catalogue.recruit_limit + general + state.lasting(seat, c.RECRUIT_LIMIT)


def recruits_left(state: Mosaic, seat: int) -> int:
    """How many more units a seat may recruit in this turn."""
    return recruit_limit(state, seat) - state.recruited


def recruits(state: Mosaic, seat: int) -> list[Action]:
    found: list[Action] = []
    types = recruitable(state, seat)
    if types:
        cities = state.city_regions(seat)
        for unit in types:
            found += [recruit for recruit in state.listed.recruits[unit] if cities >> recruit.region & 1]
    return found


def recruitable(state: Mosaic, seat: int) -> list[int]:
    """The types of units a seat may recruit, if it has a city."""
    if state.players[seat].stock[c.MONEY] < state.catalogue.recruit_cost or recruits_left(state, seat) <= 0:
        return []
    found: list[int] = []
    for unit in range(c.UNITS):
        if (unit != c.SIEGE or state.has(seat, c.SIEGE_ENGINES)) and is_left(state, seat, unit):
            found.append(unit)
    return found


def reachable(state: Mosaic, seat: int, unit: int, region: int) -> list[int]:
    near = reach_once(state, region)
    if unit != c.CAVALRY or not state.has(seat, c.FAST_CAVALRY):
        return near
    found = near[:]
    for middle in near:
        for other in reach_once(state, middle):
            if other != region and other not in found:
                found.append(other)
    found.sort()
    return found


def moves(state: Mosaic, seat: int) -> list[Action]:
    player = state.players[seat]
    if player.stock[c.MONEY] < state.catalogue.move_cost:
        return []
    found: list[Action] = []
    for region in range(len(state.catalogue.regions)):
        for unit in range(c.UNITS):
            units = player.units[unit][region]
            if units and units > state.moved.count(MovedUnit(unit, region)):
                for target in reachable(state, seat, unit, region):
                    found.append(verbs.Move(unit, region, target))
    return found


def can_act(state: Mosaic, seat: int) -> bool:
    if state.players[seat].cities() and recruitable(state, seat):
        return True
    return bool(moves(state, seat))


class Military(Question[Mosaic, steps.Military]):
    """Recruit and move in any order, at least one of them, with free actions in between. Limits hold for a whole turn,
    whatever its actions."""

    def legal(self, state: Mosaic, step: steps.Military, seat: int) -> list[Action]:
        found = recruits(state, seat) + moves(state, seat)
        if step.has_acted:
            found += free_actions(state, seat)
            found.append(DONE)
        return found

    def take(self, state: Mosaic, step: steps.Military, seat: int, action: Action) -> None:
        if is_free(action):
            state.push(step)
            take_free_action(state, seat, action)
            return
        stock = state.players[seat].stock
        if isinstance(action, verbs.Recruit):
            stock[c.MONEY] -= state.catalogue.recruit_cost
            put_unit(state, seat, action.unit, action.region)
            state.recruited += 1
        elif isinstance(action, verbs.Move):
            stock[c.MONEY] -= state.catalogue.move_cost
            move_unit(state, seat, action)
        if action.key != DONE.key and can_act(state, seat):
            state.push(steps.Military(seat, 1))


def move_unit(state: Mosaic, seat: int, move: verbs.Move) -> None:
    units = state.players[seat].units[move.unit]
    units[move.from_] -= 1
    units[move.to] += 1
    state.moved.append(MovedUnit(move.unit, move.to))
    state.emit(
        "event-move",
        {
            "seat": seat,
            "unit": unit_name(move.unit),
            "from": region_name(state, move.from_),
            "to": region_name(state, move.to),
        },
    )
