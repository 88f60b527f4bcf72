"""Units: taking them from the supply, removing those of others, the military action, Diplomats."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import (
    DEPLOY_MORE,
    DEPLOYING,
    MILITARY,
    REMOVE_MORE,
    REMOVING,
    Mosaic,
    Phase,
)


def is_left(state: Mosaic, seat: int, unit: int) -> bool:
    """Whether the supply still has a unit of this type."""
    return state.players[seat].units_of(unit) < state.catalogue.unit_limits[unit]


def put_unit(state: Mosaic, seat: int, unit: int, region: int) -> None:
    state.players[seat].units[region * c.UNITS + unit] += 1
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "unit": "unit-" + c.UNIT_NAMES[unit]}
        args["region"] = "region-" + state.catalogue.regions[region].id
        state.emit("event-unit", args)


# ---- units from cards -----------------------------------------------------------------------------------------------


def ask_deploy(state: Mosaic, seat: int, unit: int, number: int, regions: int) -> None:
    state.push(Step(DEPLOY_MORE, seat, unit, number, regions))


def deployments(state: Mosaic, seat: int, unit: int, regions: int) -> list[Action]:
    types = [c.INFANTRY, c.CAVALRY] if unit == c.EITHER else [unit]
    found: list[Action] = []
    for kind in types:
        if is_left(state, seat, kind):
            for region in range(len(state.catalogue.regions)):
                if regions >> region & 1:
                    found.append(Action(verbs.DEPLOY, kind, region))
    return found


class DeployMore(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        if step.b == 0:
            return
        options = deployments(state, step.seat, step.a, step.c)
        if len(options) == 1:
            put_unit(state, step.seat, options[0].a, options[0].b)
            state.push(Step(DEPLOY_MORE, step.seat, step.a, step.b - 1, step.c))
        elif options:
            state.push(Step(DEPLOYING, step.seat, step.a, step.b, step.c))


class Deploying(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return deployments(state, step.seat, step.a, step.c)

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        put_unit(state, step.seat, action.a, action.b)
        state.push(Step(DEPLOY_MORE, step.seat, step.a, step.b - 1, step.c))


# ---- removing units of others ---------------------------------------------------------------------------------------


def ask_remove(state: Mosaic, seat: int, number: int, types: int, region: int) -> None:
    """Let a seat remove units of others from one region that holds a unit of its own of one of these types."""
    state.push(Step(REMOVE_MORE, seat, number, types, region))


def removals(state: Mosaic, seat: int, types: int, chosen: int) -> list[Action]:
    own = state.players[seat].units
    found: list[Action] = []
    for region in range(len(state.catalogue.regions)):
        if chosen and region != chosen - 1:
            continue
        present = False
        for unit in range(c.UNITS):
            if types >> unit & 1 and own[region * c.UNITS + unit]:
                present = True
        if not present:
            continue
        for other in range(state.seats):
            if other != seat:
                for unit in range(c.UNITS):
                    if state.players[other].units[region * c.UNITS + unit]:
                        if unit != c.INFANTRY or not state.has(other, c.ARMOR):
                            found.append(Action(verbs.REMOVE, other, unit, region))
    return found


class RemoveMore(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        if step.a and removals(state, step.seat, step.b, step.c):
            state.push(Step(REMOVING, step.seat, step.a, step.b, step.c))


class Removing(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found = removals(state, step.seat, step.b, step.c)
        found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        if action.verb == verbs.DONE:
            return
        state.players[action.a].units[action.c * c.UNITS + action.b] -= 1
        if state.log is not None:
            args: dict[str, int | str | list[int | str]] = {"seat": step.seat, "seat_of": action.a}
            args["unit"] = "unit-" + c.UNIT_NAMES[action.b]
            args["region"] = "region-" + state.catalogue.regions[action.c].id
            state.emit("event-remove", args)
        ask_remove(state, step.seat, step.a - 1, step.b, action.c + 1)


# ---- the military action --------------------------------------------------------------------------------------------


def recruit_limit(state: Mosaic, seat: int) -> int:
    limit = state.catalogue.recruit_limit
    if state.power(seat) == c.GENERAL:
        limit += 1
    for card in state.players[seat].up:
        for effect in state.technology(card).effects:
            if effect.op == c.RECRUIT_LIMIT:
                limit += effect.amount
    return limit


def recruits(state: Mosaic, seat: int) -> list[Action]:
    if state.players[seat].stock[c.MONEY] < state.catalogue.recruit_cost:
        return []
    cities = state.city_regions(seat)
    found: list[Action] = []
    for unit in range(c.UNITS):
        if (unit != c.SIEGE or state.has(seat, c.SIEGE_ENGINES)) and is_left(state, seat, unit):
            for region in range(len(state.catalogue.regions)):
                if cities >> region & 1:
                    found.append(Action(verbs.RECRUIT, unit, region))
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
            place = region * c.UNITS + unit
            if player.units[place] > state.moved[place]:
                for target in reachable(state, seat, unit, region):
                    found.append(Action(verbs.MOVE, unit, region, target))
    return found


def can_act(state: Mosaic, seat: int) -> bool:
    return bool(recruits(state, seat)) or bool(moves(state, seat))


class Military(Phase):
    """Recruit and move in any order; at least one of them."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found = recruits(state, step.seat) if step.a else []
        found += moves(state, step.seat)
        if step.b:
            found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        player = state.players[step.seat]
        left = step.a
        if action.verb == verbs.DONE:
            self.finish(state)
            return
        if action.verb == verbs.RECRUIT:
            player.stock[c.MONEY] -= state.catalogue.recruit_cost
            put_unit(state, step.seat, action.a, action.b)
            left -= 1
        else:
            player.stock[c.MONEY] -= state.catalogue.move_cost
            move_unit(state, step.seat, action.a, action.b, action.c)
            state.moved[action.c * c.UNITS + action.a] += 1
        after = Step(MILITARY, step.seat, left, 1)
        if len(self.legal(state, after, step.seat)) > 1:
            state.push(after)
        else:
            self.finish(state)

    def finish(self, state: Mosaic) -> None:
        for i in range(len(state.moved)):
            state.moved[i] = 0


def move_unit(state: Mosaic, seat: int, unit: int, source: int, target: int) -> None:
    units = state.players[seat].units
    units[source * c.UNITS + unit] -= 1
    units[target * c.UNITS + unit] += 1
    if state.log is not None:
        regions = state.catalogue.regions
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "unit": "unit-" + c.UNIT_NAMES[unit]}
        args["from"] = "region-" + regions[source].id
        args["to"] = "region-" + regions[target].id
        state.emit("event-move", args)


# ---- Diplomats ------------------------------------------------------------------------------------------------------


def expulsions(state: Mosaic, seat: int) -> list[Action]:
    found: list[Action] = []
    for other in range(state.seats):
        if other == seat:
            continue
        units = state.players[other].units
        for region in range(len(state.catalogue.regions)):
            if sum([units[region * c.UNITS + unit] for unit in range(c.UNITS)]):
                for target in reach_once(state, region):
                    found.append(Action(verbs.EXPEL, other, region, target))
    return found


class Expelling(Phase):
    """All units of one opponent leave a region for a neighbouring one, once in the game."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        found = expulsions(state, step.seat)
        found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        if action.verb == verbs.DONE:
            return
        state.players[step.seat].expelled = 1
        units = state.players[action.a].units
        for unit in range(c.UNITS):
            number = units[action.b * c.UNITS + unit]
            units[action.b * c.UNITS + unit] = 0
            units[action.c * c.UNITS + unit] += number
        if state.log is not None:
            regions = state.catalogue.regions
            args: dict[str, int | str | list[int | str]] = {"seat": step.seat, "seat_of": action.a}
            args["from"] = "region-" + regions[action.b].id
            args["to"] = "region-" + regions[action.c].id
            state.emit("event-expel", args)
