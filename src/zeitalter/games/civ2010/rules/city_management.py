"""City management: one action per city, the culture track, abilities (rulebook pages 15 to 18)."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model import turn as t
from zeitalter.games.civ2010.model.player import CITIES
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import SCOUT
from zeitalter.games.civ2010.rules import moves
from zeitalter.games.civ2010.rules.abilities import usable_abilities, use_ability
from zeitalter.games.civ2010.rules.board import devotion, harvest_mask, has_wonder, own_cities, production
from zeitalter.games.civ2010.rules.culture import advance_culture, can_advance, pay_advance
from zeitalter.games.civ2010.rules.events import play_event, playable_events
from zeitalter.games.civ2010.rules.production import (
    budget,
    building_sites,
    can_build,
    can_wall,
    converted,
    cost,
    makeable,
    project_of,
    sites,
    trade_for,
)
from zeitalter.games.civ2010.rules.reactions import CITY_ACTION, ask_for_reactions, close_depth, open_depth
from zeitalter.games.civ2010.rules.turn import has_secrets


class BeginManaging(Phase[Civ2010, steps.BeginManaging]):
    def run(self, state: Civ2010, step: steps.BeginManaging) -> None:
        seat = step.seat
        player = state.players[seat]
        if not step.resumed:
            state.turn = t.new_turn(seat, c.CITY_MANAGEMENT)
            for slot in own_cities(player):
                if slot or player.government != state.catalogue.anarchy:  # anarchy: the capital is idle
                    state.turn.actions = changed(state.turn.actions, slot, 1)
        if has_secrets(state, seat) or len(managing_actions(state, seat)) > 1:
            state.push(steps.Managing(seat))


def managing_actions(state: Civ2010, seat: int) -> list[Action]:
    player = state.players[seat]
    turn = state.turn
    actions: list[Action] = []
    egypt = state.ability(seat) == c.FREE_BUILDING
    for slot in range(CITIES):
        if turn.actions[slot] <= 0 or player.centres[slot] == c.NONE:
            continue
        actions.extend(makeable(state, seat, slot, budget(state, seat, production(state, seat, slot))))
        if egypt and not turn.once & t.ONCE_FREE_BUILDING:
            for building in state.catalogue.buildings:
                if can_build(state, seat, building) and building_sites(state, seat, slot, building):
                    actions.append(verbs.BuildFree(slot, building.index))
            if can_wall(state, seat, slot):
                actions.append(verbs.Wall(slot, 1))
        actions.append(verbs.Devote(slot))
        for resource in harvestable(state, seat, slot):
            actions.append(verbs.Harvest(slot, resource))
    if can_advance(state, seat):
        actions.append(verbs.ADVANCE)
    actions.extend(usable_abilities(state, seat, c.CITY_MANAGEMENT))
    actions.extend(playable_events(state, seat, c.CITY_MANAGEMENT))
    actions.append(DONE)
    return actions


class Managing(Question[Civ2010, steps.Managing]):
    def legal(self, state: Civ2010, step: steps.Managing, seat: int) -> list[Action]:
        return managing_actions(state, seat)

    def default(self, state: Civ2010, step: steps.Managing, seat: int) -> Action:
        return DONE

    def take(self, state: Civ2010, step: steps.Managing, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            return
        state.push(steps.BeginManaging(seat, 1))
        if isinstance(action, verbs.Advance):
            pay_advance(state, seat)
        elif isinstance(action, verbs.Use):
            use_ability(state, seat, action)
        elif isinstance(action, verbs.Play):
            play_event(state, seat, action.card)
        else:
            take_city_action(state, seat, action)


def take_city_action(state: Civ2010, seat: int, action: Action) -> None:
    if isinstance(action, verbs.Devote):
        begin_project(state, seat, t.Project(t.DEVOTION, 0, action.city, False, False, c.NONE))
    elif isinstance(action, verbs.Harvest):
        begin_project(state, seat, t.Project(t.HARVESTING, action.resource, action.city, False, False, c.NONE))
    else:
        kind, index = project_of(action)
        free = isinstance(action, verbs.BuildFree) or (isinstance(action, verbs.Wall) and action.number == 1)
        if free:
            state.turn.once |= t.ONCE_FREE_BUILDING
        begin_project(state, seat, t.Project(kind, index, city_of(action), free, False, c.NONE))


def city_of(action: Action) -> int:
    """The city that is to make something."""
    assert isinstance(action, (verbs.Figure, verbs.Unit, verbs.Build, verbs.BuildFree, verbs.Wall, verbs.Erect))
    return action.city


def begin_project(state: Civ2010, seat: int, project: t.Project) -> None:
    state.turn.actions = raised(state.turn.actions, project.city, -1)
    state.turn.pool = production(state, seat, project.city)
    find_site(state, seat, project)


# ---- declaring a city action ----------------------------------------------------------------------------------------


def find_site(state: Civ2010, seat: int, project: t.Project) -> None:
    """Ask for a square where there is more than one."""
    if project.kind not in (t.MAKE_FIGURE, t.MAKE_BUILDING, t.MAKE_WONDER):
        declare(state, seat, project)
        return
    squares = sites(state, seat, project)
    if len(squares) == 1:
        declare(state, seat, placed(project, squares[0]))
    else:
        state.turn.project = project
        state.push(steps.Siting(seat))


def placed(project: t.Project, square: int) -> t.Project:
    return t.Project(project.kind, project.index, project.city, project.free, project.second, square)


def project_of_turn(state: Civ2010) -> t.Project:
    project = state.turn.project
    assert project is not None
    return project


class Siting(Question[Civ2010, steps.Siting]):
    def legal(self, state: Civ2010, step: steps.Siting, seat: int) -> list[Action]:
        return [verbs.PLACES[square] for square in sites(state, seat, project_of_turn(state))]

    def take(self, state: Civ2010, step: steps.Siting, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        declare(state, seat, placed(project_of_turn(state), action.square))


def declare(state: Civ2010, seat: int, project: t.Project) -> None:
    """The others may cancel a city action; a second item belongs to the same action."""
    state.turn.project = project
    depth = open_depth(state, t.NO_TARGET)
    state.push(steps.ResolveCity(seat, depth))
    if not project.second:
        ask_for_reactions(state, seat, depth, CITY_ACTION, 0)


class ResolveCity(Phase[Civ2010, steps.ResolveCity]):
    def run(self, state: Civ2010, step: steps.ResolveCity) -> None:
        seat, project = step.seat, project_of_turn(state)
        state.turn.project = None
        if not close_depth(state, step.depth):
            return
        if project.kind == t.DEVOTION:
            moves.gain_culture(state, seat, devotion(state, seat, project.city))
        elif project.kind == t.HARVESTING:
            harvest(state, seat, project.city, project.index)
        else:
            pay_production(state, seat, project)
            if not project.free and not project.second:
                offer_split(state, seat, project.city)
            make(state, seat, project)


def pay_production(state: Civ2010, seat: int, project: t.Project) -> None:
    """Production first, the rest from trade in full steps; what is left serves a second item. Trade raises the
    production of the city for this round, so that a further action has it too."""
    if project.free:
        return
    price = cost(state, seat, project.kind, project.index)
    trade = trade_for(state, seat, price - state.turn.pool)
    state.players[seat].trade -= trade
    bought = trade // state.catalogue.conversion * converted(state, seat)
    state.turn.bonus = raised(state.turn.bonus, project.city, bought)
    state.turn.pool += bought - price


def make(state: Civ2010, seat: int, project: t.Project) -> None:
    if project.kind == t.MAKE_FIGURE:
        make_figure(state, seat, project.index, project.square)
    elif project.kind == t.MAKE_UNIT:
        moves.draw_unit(state, seat, project.index)
    elif project.kind == t.MAKE_WALLS:
        player = state.players[seat]
        player.walls |= 1 << project.city
        state.emit("event-walls", moves.at({"seat": seat}, player.centres[project.city]))
    elif project.kind == t.MAKE_BUILDING:
        moves.put_work(state, project.square, project.index)
        name = "building-" + state.catalogue.buildings[project.index].id
        state.emit("event-build", moves.at({"seat": seat, "what": name}, project.square))
    else:
        make_wonder(state, seat, project.index, project.square)


def make_wonder(state: Civ2010, seat: int, wonder: int, square: int) -> None:
    """The place in the market is filled again from the deck."""
    place = state.wonder_market.index(wonder)
    if state.wonder_deck:
        state.wonder_market = changed(state.wonder_market, place, state.wonder_deck[-1])
        state.wonder_deck = state.wonder_deck[:-1]
        state.reveal()
    else:
        state.wonder_market = changed(state.wonder_market, place, c.NONE)
    moves.put_work(state, square, state.catalogue.first_wonder + wonder)
    name = "wonder-" + state.catalogue.wonders[wonder].id
    state.emit("event-build", moves.at({"seat": seat, "what": name}, square))
    if state.ability(seat) == c.FREE_ADVANCES:
        advance_culture(state, seat)


def make_figure(state: Civ2010, seat: int, kind: int, square: int) -> None:
    """An army on a blockaded square attacks at once."""
    figure = moves.figure_in_stock(state, seat, kind == SCOUT)
    enemy = state.holder[square]
    state.emit("event-figure", moves.at({"seat": seat, "figure": f"figure-{kind}"}, square))
    if enemy in (c.NONE, seat):
        moves.put_figure(state, seat, figure, square)
        return
    state.players[seat].figures[figure] = square  # the enemy still holds the square
    state.push(steps.BeginBattle(seat, square))


# ---- splitting production (Engineering) -----------------------------------------------------------------------------


def offer_split(state: Civ2010, seat: int, slot: int) -> None:
    if state.players[seat].techs & state.catalogue.with_op[c.SPLIT] and not state.turn.once & t.ONCE_SPLIT:
        state.push(steps.Splitting(seat, slot))


class Splitting(Question[Civ2010, steps.Splitting]):
    """Once per turn one city may buy a second item from what is left of its production."""

    def asks(self, state: Civ2010, step: steps.Splitting) -> int:
        return 1 << step.seat if second_items(state, step.seat, step.city) else 0

    def run(self, state: Civ2010, step: steps.Splitting) -> None:
        """There is nothing it could pay for."""

    def legal(self, state: Civ2010, step: steps.Splitting, seat: int) -> list[Action]:
        return [*second_items(state, seat, step.city), DONE]

    def take(self, state: Civ2010, step: steps.Splitting, seat: int, action: Action) -> None:
        if not isinstance(action, Done):
            state.turn.once |= t.ONCE_SPLIT
            kind, index = project_of(action)
            find_site(state, seat, t.Project(kind, index, step.city, False, True, c.NONE))


def second_items(state: Civ2010, seat: int, slot: int) -> list[Action]:
    return makeable(state, seat, slot, budget(state, seat, state.turn.pool))


# ---- harvesting -----------------------------------------------------------------------------------------------------


def harvestable(state: Civ2010, seat: int, slot: int) -> list[int]:
    """Resources in reach that the market still has."""
    player = state.players[seat]
    mask = harvest_mask(state, seat, slot)
    if state.catalogue.governments[player.government].shared_harvest:
        for other in own_cities(player):
            mask |= harvest_mask(state, seat, other)
    if takes_anything(state, seat, slot):
        mask = (1 << c.MARKET_RESOURCES) - 1
    return [resource for resource in range(c.MARKET_RESOURCES) if mask >> resource & 1 and state.market[resource]]


def takes_anything(state: Civ2010, seat: int, slot: int) -> bool:
    """Angkor Wat as first printed: its city needs no icon."""
    for wonder in state.catalogue.wonders_with[c.ANY_HARVEST]:
        square = state.wonder_square[wonder.index]
        if square != c.NONE and state.owner[square] == seat and state.district[square] == slot:
            return has_wonder(state, seat, c.ANY_HARVEST)
    return False


def harvest(state: Civ2010, seat: int, slot: int, resource: int) -> None:
    if state.market[resource] == 0:
        return
    take_resource(state, seat, resource)
    if (
        has_wonder(state, seat, c.DOUBLE_HARVEST)
        and not state.turn.once & t.ONCE_HARVEST
        and harvestable(state, seat, slot)
    ):
        state.push(steps.HarvestingMore(seat, slot))


def take_resource(state: Civ2010, seat: int, resource: int) -> None:
    state.market[resource] -= 1
    state.players[seat].resources = raised(state.players[seat].resources, resource, 1)
    state.emit("event-harvest", {"seat": seat, "resource": f"resource-{resource}"})


class HarvestingMore(Question[Civ2010, steps.HarvestingMore]):
    """Angkor Wat: a second resource, once per turn."""

    def legal(self, state: Civ2010, step: steps.HarvestingMore, seat: int) -> list[Action]:
        return [*[verbs.Harvest(step.city, resource) for resource in harvestable(state, seat, step.city)], DONE]

    def take(self, state: Civ2010, step: steps.HarvestingMore, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Harvest):
            state.turn.once |= t.ONCE_HARVEST
            take_resource(state, seat, action.resource)
