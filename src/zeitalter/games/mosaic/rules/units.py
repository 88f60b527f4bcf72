"""Units: taking them from the supply, removing those of others, the military action, Diplomats."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic, MovedUnit

ANY_TYPE: Final = (1 << c.UNITS) - 1


def is_left(state: Mosaic, seat: int, unit: int) -> bool:
    """Whether the supply still has a unit of this type."""
    return state.players[seat].units_of(unit) < state.catalogue.unit_limits[unit]


def put_unit(state: Mosaic, seat: int, unit: int, region: int) -> None:
    state.players[seat].units[unit][region] += 1
    state.emit("event-unit", {"seat": seat, "unit": unit_name(unit), "region": region_name(state, region)})


def unit_name(unit: int) -> str:
    return "unit-" + c.UNIT_NAMES[unit]


def region_name(state: Mosaic, region: int) -> str:
    return "region-" + state.catalogue.regions[region].id


# ---- units from cards -----------------------------------------------------------------------------------------------


def ask_deploy(state: Mosaic, seat: int, unit: int, number: int, regions: int) -> None:
    """Let a seat put units on the board: by themselves where there is no choice, as long as there are any."""
    while number:
        options = deployments(state, seat, unit, regions)
        if len(options) != 1:
            if options:
                state.push(steps.Deploying(seat, unit, number, regions))
            return
        put_unit(state, seat, options[0].unit, options[0].region)
        number -= 1


def deployments(state: Mosaic, seat: int, unit: int, regions: int) -> list[verbs.Deploy]:
    types = [c.INFANTRY, c.CAVALRY] if unit == c.EITHER else [unit]
    found: list[verbs.Deploy] = []
    for kind in types:
        if is_left(state, seat, kind):
            for region in range(len(state.catalogue.regions)):
                if regions >> region & 1:
                    found.append(verbs.Deploy(kind, region))
    return found


class Deploying(Question[Mosaic, steps.Deploying]):
    def legal(self, state: Mosaic, step: steps.Deploying, seat: int) -> list[Action]:
        return [*deployments(state, seat, step.unit, step.regions)]

    def take(self, state: Mosaic, step: steps.Deploying, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Deploy)
        put_unit(state, seat, action.unit, action.region)
        ask_deploy(state, seat, step.unit, step.left - 1, step.regions)


# ---- removing units of others ---------------------------------------------------------------------------------------


def ask_remove(state: Mosaic, seat: int, number: int, types: int, region: int) -> None:
    """Let a seat remove units of others where it has a unit of one of these types: all from one region, or SEVERAL."""
    if number:
        state.push(steps.Removing(seat, number, types, region))


def removals(state: Mosaic, step: steps.Removing) -> list[Action]:
    found: list[Action] = []
    for region in range(len(state.catalogue.regions)):
        if step.region in (c.NOTHING, c.SEVERAL, region) and is_present(state, step.seat, step.types, region):
            for other in range(state.seats):
                if other != step.seat:
                    for unit in range(c.UNITS):
                        if state.players[other].units[unit][region]:
                            if unit != c.INFANTRY or not state.has(other, c.ARMOR):
                                found.append(verbs.Remove(other, unit, region))
    return found


def is_present(state: Mosaic, seat: int, types: int, region: int) -> bool:
    """Whether a seat has a unit of one of these types in a region."""
    for unit in range(c.UNITS):
        if types >> unit & 1 and state.players[seat].units[unit][region]:
            return True
    return False


class Removing(Question[Mosaic, steps.Removing]):
    """Whoever can remove nothing is not asked."""

    def asks(self, state: Mosaic, step: steps.Removing) -> int:
        return 1 << step.seat if removals(state, step) else 0

    def run(self, state: Mosaic, step: steps.Removing) -> None:
        pass

    def legal(self, state: Mosaic, step: steps.Removing, seat: int) -> list[Action]:
        return [*removals(state, step), DONE]

    def take(self, state: Mosaic, step: steps.Removing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Remove):
            state.players[action.opponent].units[action.unit][action.region] -= 1
            state.emit(
                "event-remove",
                {
                    "seat": seat,
                    "seat_of": action.opponent,
                    "unit": unit_name(action.unit),
                    "region": region_name(state, action.region),
                },
            )
            region = c.SEVERAL if step.region == c.SEVERAL else action.region
            ask_remove(state, seat, step.left - 1, step.types, region)


# ---- the military action --------------------------------------------------------------------------------------------


def recruit_limit(state: Mosaic, seat: int) -> int:
    general = 1 if state.power(seat) == c.GENERAL else 0
    return state.catalogue.recruit_limit + general + state.lasting(seat, c.RECRUIT_LIMIT)


def recruits_left(state: Mosaic, seat: int) -> int:
    """How many more units a seat may recruit in this turn."""
    return recruit_limit(state, seat) - state.recruited


def recruits(state: Mosaic, seat: int) -> list[Action]:
    if state.players[seat].stock[c.MONEY] < state.catalogue.recruit_cost or recruits_left(state, seat) <= 0:
        return []
    cities = state.city_regions(seat)
    found: list[Action] = []
    for unit in range(c.UNITS):
        if (unit != c.SIEGE or state.has(seat, c.SIEGE_ENGINES)) and is_left(state, seat, unit):
            for region in range(len(state.catalogue.regions)):
                if cities >> region & 1:
                    found.append(verbs.Recruit(unit, region))
    return found


def reach_once(state: Mosaic, region: int) -> list[int]:
    """Neighbouring regions; those out of play cannot be crossed."""
    return [other for other in state.catalogue.regions[region].neighbours if state.in_play(other)]


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
            if player.units[unit][region] > state.moved.count(MovedUnit(unit, region)):
                for target in reachable(state, seat, unit, region):
                    found.append(verbs.Move(unit, region, target))
    return found


def can_act(state: Mosaic, seat: int) -> bool:
    return bool(recruits(state, seat)) or bool(moves(state, seat))


class Military(Question[Mosaic, steps.Military]):
    """Recruit and move in any order; at least one of them. Limits hold for a whole turn, whatever its actions."""

    def legal(self, state: Mosaic, step: steps.Military, seat: int) -> list[Action]:
        found = recruits(state, seat) + moves(state, seat)
        if step.has_acted:
            found.append(DONE)
        return found

    def take(self, state: Mosaic, step: steps.Military, seat: int, action: Action) -> None:
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


# ---- Diplomats ------------------------------------------------------------------------------------------------------


def expulsions(state: Mosaic, seat: int) -> list[Action]:
    found: list[Action] = []
    for other in range(state.seats):
        if other == seat:
            continue
        for region in range(len(state.catalogue.regions)):
            if is_present(state, other, ANY_TYPE, region):
                for target in reach_once(state, region):
                    found.append(verbs.Expel(other, region, target))
    return found


class Expelling(Question[Mosaic, steps.Expelling]):
    """All units of one opponent leave a region for a neighbouring one, once in the game."""

    def asks(self, state: Mosaic, step: steps.Expelling) -> int:
        return 1 << step.seat if expulsions(state, step.seat) else 0

    def run(self, state: Mosaic, step: steps.Expelling) -> None:
        pass

    def legal(self, state: Mosaic, step: steps.Expelling, seat: int) -> list[Action]:
        return [*expulsions(state, seat), DONE]

    def take(self, state: Mosaic, step: steps.Expelling, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Expel):
            state.players[seat].expelled = True
            for units in state.players[action.opponent].units:
                units[action.to] += units[action.from_]
                units[action.from_] = 0
            state.emit(
                "event-expel",
                {
                    "seat": seat,
                    "seat_of": action.opponent,
                    "from": region_name(state, action.from_),
                    "to": region_name(state, action.to),
                },
            )
