"""City management: one action per city, the culture track, abilities (rulebook pages 15 to 18)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import (
    ANY_HARVEST,
    CITY_MANAGEMENT,
    DOUBLE_HARVEST,
    FIRST_WONDER_WORK,
    FREE_ADVANCES,
    FREE_BUILDING,
    MARKET_RESOURCES,
    NONE,
    SPLIT,
)
from zeitalter.games.civ2010.model.player import CITIES
from zeitalter.games.civ2010.model.shared import changed, raised
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import (
    BEGIN_BATTLE,
    BEGIN_MANAGING,
    BEGIN_SPLITTING,
    HARVESTING_MORE,
    MANAGING,
    RESOLVE_CITY,
    SITING,
    SPLITTING,
)
from zeitalter.games.civ2010.model.turn import ONCE_FREE_BUILDING, ONCE_HARVEST, ONCE_SPLIT, new_turn
from zeitalter.games.civ2010.model.verbs import (
    ADVANCE,
    ADVANCE_ACTION,
    BUILD_FREE,
    DEVOTE,
    DONE,
    DONE_ACTION,
    HARVEST,
    PLACES,
    PLAY,
    SCOUT,
    USE,
    WALL,
)
from zeitalter.games.civ2010.rules.abilities import usable_abilities, use_ability
from zeitalter.games.civ2010.rules.board import (
    devotion,
    figures_at,
    harvest_mask,
    has_wonder,
    own_cities,
    production,
)
from zeitalter.games.civ2010.rules.events import play_event, playable_events
from zeitalter.games.civ2010.rules.moves import (
    advance_culture,
    at,
    draw_unit,
    figure_in_stock,
    gain_culture,
    put_figure,
    put_work,
)
from zeitalter.games.civ2010.rules.production import (
    DEVOTION,
    HARVESTING,
    MAKE_BUILDING,
    MAKE_FIGURE,
    MAKE_UNIT,
    MAKE_WALLS,
    MAKE_WONDER,
    budget,
    building_sites,
    can_build,
    can_wall,
    converted,
    cost,
    item,
    item_of,
    makeable,
    sites,
    trade_for,
)
from zeitalter.games.civ2010.rules.reactions import CITY_ACTION, ask_for_reactions, close_depth, open_depth
from zeitalter.games.civ2010.rules.turn import has_secrets

FREE = 1
SECOND = 2


class BeginManaging(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        seat = step.seat
        player = state.players[seat]
        if not step.a:
            state.turn = new_turn(seat, CITY_MANAGEMENT)
            for slot in own_cities(player):
                if slot or player.government != state.catalogue.anarchy:  # anarchy: the capital is idle
                    state.turn.actions = changed(state.turn.actions, slot, 1)
        if has_secrets(state, seat) or len(managing_actions(state, seat)) > 1:
            state.push(Step(MANAGING, seat))


def managing_actions(state: Civ2010, seat: int) -> list[Action]:
    player = state.players[seat]
    turn = state.turn
    actions: list[Action] = []
    egypt = state.catalogue.civilizations[player.civilization].ability == FREE_BUILDING
    for slot in range(CITIES):
        if turn.actions[slot] <= 0 or player.centres[slot] == NONE:
            continue
        actions.extend(makeable(state, seat, slot, budget(state, seat, production(state, seat, slot))))
        if egypt and not turn.once & ONCE_FREE_BUILDING:
            for building in state.catalogue.buildings:
                if can_build(state, seat, building) and building_sites(state, seat, slot, building):
                    actions.append(Action(BUILD_FREE, slot, building.index))
            if can_wall(state, seat, slot):
                actions.append(Action(WALL, slot, 1))
        actions.append(Action(DEVOTE, slot))
        for resource in harvestable(state, seat, slot):
            actions.append(Action(HARVEST, slot, resource))
    if can_advance(state, seat):
        actions.append(ADVANCE_ACTION)
    actions.extend(usable_abilities(state, seat, CITY_MANAGEMENT))
    actions.extend(playable_events(state, seat, CITY_MANAGEMENT))
    actions.append(DONE_ACTION)
    return actions


class Managing(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return managing_actions(state, seat)

    def default(self, state: Civ2010, step: Step, seat: int) -> Action:
        return DONE_ACTION

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == DONE:
            return
        state.push(Step(BEGIN_MANAGING, seat, 1))
        if action.verb == ADVANCE:
            pay_advance(state, seat)
        elif action.verb == USE:
            use_ability(state, seat, action.a, action.b)
        elif action.verb == PLAY:
            play_event(state, seat, action.a)
        else:
            take_city_action(state, seat, action)


def take_city_action(state: Civ2010, seat: int, action: Action) -> None:
    slot = action.a
    state.turn.actions = raised(state.turn.actions, slot, -1)
    if action.verb == DEVOTE:
        declare(state, seat, item(DEVOTION, 0), slot, 0, NONE)
    elif action.verb == HARVEST:
        declare(state, seat, item(HARVESTING, action.b), slot, 0, NONE)
    else:
        free = action.verb == BUILD_FREE or (action.verb == WALL and action.b == 1)
        if free:
            state.turn.once |= ONCE_FREE_BUILDING
        state.turn.pool = production(state, seat, slot)
        find_site(state, seat, item_of(action), slot, FREE if free else 0)


# ---- the culture track ----------------------------------------------------------------------------------------------


def can_advance(state: Civ2010, seat: int) -> bool:
    player = state.players[seat]
    if player.track >= len(state.catalogue.track):
        return False
    space = state.catalogue.track[player.track]
    return player.culture >= space.culture and player.trade >= space.trade


def pay_advance(state: Civ2010, seat: int) -> None:
    player = state.players[seat]
    space = state.catalogue.track[player.track]
    player.culture -= space.culture
    player.trade -= space.trade
    advance_culture(state, seat)


# ---- declaring a city action ----------------------------------------------------------------------------------------


def find_site(state: Civ2010, seat: int, what: int, slot: int, flags: int) -> None:
    """Ask for a square where there is more than one."""
    kind = what // 100
    if kind in (MAKE_UNIT, MAKE_WALLS):
        declare(state, seat, what, slot, flags, NONE)
        return
    squares = sites(state, seat, slot, what)
    if len(squares) == 1:
        declare(state, seat, what, slot, flags, squares[0])
    else:
        state.push(Step(SITING, seat, what, slot + 4 * flags))


class Siting(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [PLACES[square] for square in sites(state, seat, step.b % 4, step.a)]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        declare(state, seat, step.a, step.b % 4, step.b // 4, action.a)


def declare(state: Civ2010, seat: int, what: int, slot: int, flags: int, square: int) -> None:
    """The others may cancel a city action; a second item belongs to the same action."""
    depth = open_depth(state)
    state.push(Step(RESOLVE_CITY, seat, what, slot + 4 * flags, square + 1 + 1024 * depth))
    if not flags & SECOND:
        ask_for_reactions(state, seat, depth, CITY_ACTION, 0)


class ResolveCity(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        seat, slot, flags = step.seat, step.b % 4, step.b // 4
        square = step.c % 1024 - 1
        if not close_depth(state, step.c // 1024):
            return
        kind, index = step.a // 100, step.a % 100
        if kind == DEVOTION:
            gain_culture(state, seat, devotion(state, seat, slot))
        elif kind == HARVESTING:
            harvest(state, seat, slot, index)
        else:
            pay_production(state, seat, step.a, flags)
            state.turn.bonus = changed(state.turn.bonus, slot, 0)
            if not flags & (FREE | SECOND):
                offer_split(state, seat, slot)
            make(state, seat, step.a, slot, square)


def pay_production(state: Civ2010, seat: int, what: int, flags: int) -> None:
    """Production first, the rest from trade in full steps; what is left serves a second item."""
    if flags & FREE:
        return
    price = cost(state, seat, what)
    trade = trade_for(state, seat, price - state.turn.pool)
    state.players[seat].trade -= trade
    state.turn.pool += trade // state.catalogue.conversion * converted(state, seat) - price


def make(state: Civ2010, seat: int, what: int, slot: int, square: int) -> None:
    player = state.players[seat]
    kind, index = what // 100, what % 100
    if kind == MAKE_FIGURE:
        make_figure(state, seat, index, square)
    elif kind == MAKE_UNIT:
        draw_unit(state, seat, index)
    elif kind == MAKE_WALLS:
        player.walls |= 1 << slot
        if state.log is not None:
            state.emit("event-walls", at({"seat": seat}, player.centres[slot]))
    elif kind == MAKE_BUILDING:
        put_work(state, square, index)
        if state.log is not None:
            name = "building-" + state.catalogue.buildings[index].id
            state.emit("event-build", at({"seat": seat, "what": name}, square))
    elif kind == MAKE_WONDER:
        make_wonder(state, seat, index, square)


def make_wonder(state: Civ2010, seat: int, wonder: int, square: int) -> None:
    """The place in the market is filled again from the deck."""
    place = state.wonder_market.index(wonder)
    if state.wonder_deck:
        state.wonder_market = changed(state.wonder_market, place, state.wonder_deck[-1])
        state.wonder_deck = state.wonder_deck[:-1]
        state.reveal()
    else:
        state.wonder_market = changed(state.wonder_market, place, NONE)
    put_work(state, square, FIRST_WONDER_WORK + wonder)
    if state.log is not None:
        name = "wonder-" + state.catalogue.wonders[wonder].id
        state.emit("event-build", at({"seat": seat, "what": name}, square))
    if state.catalogue.civilizations[state.players[seat].civilization].ability == FREE_ADVANCES:
        advance_culture(state, seat)


def make_figure(state: Civ2010, seat: int, kind: int, square: int) -> None:
    """An army on a blockaded square attacks at once."""
    figure = figure_in_stock(state, seat, kind == SCOUT)
    enemy = state.holder[square]
    if state.log is not None:
        state.emit("event-figure", at({"seat": seat, "figure": f"figure-{kind}"}, square))
    if enemy in (NONE, seat):
        put_figure(state, seat, figure, square)
        return
    state.players[seat].figures[figure] = square  # the enemy still holds the square
    state.push(Step(BEGIN_BATTLE, seat, square, figures_at(state.players[seat], square)))


# ---- splitting production (Engineering) -----------------------------------------------------------------------------


def offer_split(state: Civ2010, seat: int, slot: int) -> None:
    if state.players[seat].techs & state.catalogue.with_op[SPLIT] and not state.turn.once & ONCE_SPLIT:
        state.push(Step(BEGIN_SPLITTING, seat, 0, slot))


class BeginSplitting(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if makeable(state, step.seat, step.b, budget(state, step.seat, state.turn.pool)):
            state.push(Step(SPLITTING, step.seat, 0, step.b))


class Splitting(Phase):
    """Once per turn one city may buy a second item from what is left of its production."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [*makeable(state, seat, step.b, budget(state, seat, state.turn.pool)), DONE_ACTION]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb != DONE:
            state.turn.once |= ONCE_SPLIT
            find_site(state, seat, item_of(action), step.b, SECOND)


# ---- harvesting -----------------------------------------------------------------------------------------------------


def harvestable(state: Civ2010, seat: int, slot: int) -> list[int]:
    """Resources in reach that the market still has."""
    player = state.players[seat]
    mask = harvest_mask(state, seat, slot)
    if state.catalogue.governments[player.government].shared_harvest:
        for other in own_cities(player):
            mask |= harvest_mask(state, seat, other)
    if takes_anything(state, seat, slot):
        mask = (1 << MARKET_RESOURCES) - 1
    return [resource for resource in range(MARKET_RESOURCES) if mask >> resource & 1 and state.market[resource]]


def takes_anything(state: Civ2010, seat: int, slot: int) -> bool:
    """Angkor Wat as first printed: its city needs no icon."""
    for wonder in state.catalogue.wonders:
        square = state.wonder_square[wonder.index]
        if wonder.op == ANY_HARVEST and square != NONE and state.district[square] == seat * CITIES + slot:
            return has_wonder(state, seat, ANY_HARVEST)
    return False


def harvest(state: Civ2010, seat: int, slot: int, resource: int) -> None:
    if state.market[resource] == 0:
        return
    take_resource(state, seat, resource)
    if (
        has_wonder(state, seat, DOUBLE_HARVEST)
        and not state.turn.once & ONCE_HARVEST
        and harvestable(state, seat, slot)
    ):
        state.push(Step(HARVESTING_MORE, seat, 0, slot))


def take_resource(state: Civ2010, seat: int, resource: int) -> None:
    state.market[resource] -= 1
    state.players[seat].resources = raised(state.players[seat].resources, resource, 1)
    if state.log is not None:
        state.emit("event-harvest", {"seat": seat, "resource": f"resource-{resource}"})


class HarvestingMore(Phase):
    """Angkor Wat: a second resource, once per turn."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        actions = [Action(HARVEST, step.b, resource) for resource in harvestable(state, seat, step.b)]
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == HARVEST:
            state.turn.once |= ONCE_HARVEST
            take_resource(state, seat, action.b)
