"""Units: taking them from the supply, removing those of others, Diplomats."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic

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


def unit_regions(state: Mosaic, seat: int, where: int) -> int:
    if where == c.ANY_REGION:
        return state.play_regions()
    if where == c.THIS_REGION:  # of the city just founded
        return 1 << state.region_of(state.players[seat].sites[c.CITY][-1])
    assert where == c.CITY_REGION
    return state.city_regions(seat)


def can_deploy(state: Mosaic, seat: int, effect: c.Effect) -> bool:
    return bool(deployments(state, seat, effect.unit, unit_regions(state, seat, effect.where)))


# ---- removing units of others ---------------------------------------------------------------------------------------


def ask_remove(state: Mosaic, seat: int, number: int, types: int, region: int) -> None:
    """Let a seat remove units of others where it has a unit of one of these types: all from one region, or SEVERAL."""
    if number:
        state.push(steps.Removing(seat, number, types, region))


def removal_region(effect: c.Effect) -> int:
    """From where units may be removed: all from one region, or each from another."""
    return c.SEVERAL if effect.where == c.ANY_REGION else c.NOTHING


def can_remove(state: Mosaic, seat: int, effect: c.Effect) -> bool:
    return bool(removals(state, steps.Removing(seat, effect.amount, effect.units, removal_region(effect))))


def removals(state: Mosaic, step: steps.Removing) -> list[Action]:
    found: list[Action] = []
    for region in range(len(state.catalogue.regions)):
        if step.region in (c.NOTHING, c.SEVERAL, region) and is_present(state, step.seat, step.types, region):
            for other in range(state.seats):
                if other != step.seat:
                    for unit in range(c.UNITS):
                        if state.players[other].units[unit][region]:
                            if may_be_removed(state, other, unit):
                                found.append(verbs.Remove(other, unit, region))
    return found


def may_be_removed(state: Mosaic, seat: int, unit: int) -> bool:
    """Whether others may remove such a unit of this seat."""
    return unit != c.INFANTRY or not state.has(seat, c.ARMOR)


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
        else:
            state.emit("event-spare", {"seat": seat})


# ---- Diplomats ------------------------------------------------------------------------------------------------------


def reach_once(state: Mosaic, region: int) -> list[int]:
    """Neighbouring regions; those out of play cannot be crossed."""
    return [other for other in state.catalogue.regions[region].neighbours if state.in_play(other)]


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
        else:
            state.emit("event-no-expel", {"seat": seat})
