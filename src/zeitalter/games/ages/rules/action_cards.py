"""Action cards (Zivilaktion 7): each costs one civil action, and may include another action at no further cost."""

from zeitalter.core.action import Action
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.player import ACTION_CARDS, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import USE, USE_BUILD, USE_DISCOVER, USE_REVOLT, USE_UPGRADE, USES
from zeitalter.games.ages.rules.building import build as build_on
from zeitalter.games.ages.rules.building import (
    build_cost,
    build_stages,
    buildable,
    food_available,
    markers_fit,
    population_cost,
    resources_available,
    spend_food,
    upgrade_cost,
    upgrades,
)
from zeitalter.games.ages.rules.building import upgrade as upgrade_to
from zeitalter.games.ages.rules.civilization import strength
from zeitalter.games.ages.rules.moves import card_key, gain_culture, gain_science, grow
from zeitalter.games.ages.rules.technologies import affordable, discover, may_revolt, revolt, revolutions
from zeitalter.games.ages.rules.tokens import gain_food, gain_resources


def add_action_cards(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    seen: list[int] = []
    for card in player.hand:
        if state.catalogue.cards[card].kind != c.ACTION or card in seen:
            continue
        seen.append(card)
        if player.hand.count(card) > player.fresh.count(card):
            add_uses(state, seat, card, legal)


def add_uses(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    """Every way to play one action card; none if the action it includes is not possible."""
    player = state.players[seat]
    definition = state.catalogue.cards[card]
    includes = definition.includes
    if includes == c.NO_ACTION:
        legal.append(USES[card])
    elif includes == c.WONDER_STAGE:
        if player.wonder != NOTHING:
            cost = max(0, state.card(player.wonder).stages[player.stages] - definition.discount)
            if cost <= resources_available(state, player) and markers_fit(state, player, 1, definition.discount):
                legal.append(USES[card])
    elif includes == c.POPULATION:
        if player.yellow and population_cost(state, player) <= food_available(state, player):
            legal.append(USES[card])
    elif includes == c.BUILD_URBAN or includes == c.BUILD_LAND:
        first, end = (c.LABS, c.URBAN_END) if includes == c.BUILD_URBAN else (0, c.MINES_END)
        for tech in buildable(state, seat, first, end, resources_available(state, player) + definition.discount):
            legal.append(Action(USE_BUILD, card, tech))
    elif includes == c.UPGRADE:
        budget = resources_available(state, player) + definition.discount
        for old, new in upgrades(state, seat, 0, c.URBAN_END, budget):
            legal.append(Action(USE_UPGRADE, card, old, new))
    else:
        for target in affordable(state, seat):
            legal.append(Action(USE_DISCOVER, card, target))
        if may_revolt(state, player):
            for target in revolutions(state, seat):
                legal.append(Action(USE_REVOLT, card, target))


def use_action_card(state: Ages, seat: int, action: Action) -> None:
    player = state.players[seat]
    card = action.a
    definition = state.card(card)
    player.hand.remove(card)
    if state.log is not None:
        state.emit("event-action-card", {"seat": seat, "card": card_key(state, card)})
    if action.verb != USE_REVOLT or (player.leader != NOTHING and state.card(player.leader).revolution_by_military):
        spend_one(state, seat)
    if action.verb == USE_BUILD:
        build_on(state, seat, action.b, max(0, build_cost(state, seat, action.b) - definition.discount))
    elif action.verb == USE_UPGRADE:
        cost = max(0, upgrade_cost(state, seat, action.b, action.c) - definition.discount)
        upgrade_to(state, seat, action.b, action.c, cost)
    elif action.verb == USE_DISCOVER:
        discover(state, seat, action.b)
    elif action.verb == USE_REVOLT:
        revolt(state, seat, action.b)
    elif action.verb == USE and definition.includes == c.WONDER_STAGE:
        build_stages(state, seat, 1, definition.discount)
    elif definition.includes == c.POPULATION:
        spend_food(state, player, population_cost(state, player))
        grow(state, seat, 1)
    gains(state, seat, card)


def spend_one(state: Ages, seat: int) -> None:
    player = state.players[seat]
    player.civil_left -= 1
    player.civil_used = 1


def gains(state: Ages, seat: int, card: int) -> None:
    """What the card brings after the action it includes."""
    player = state.players[seat]
    definition = state.card(card)
    if definition.gain_food:
        gain_food(state, player, definition.gain_food)
    if definition.gain_resource:
        gain_resources(state, player, definition.gain_resource)
    if definition.gain_science:
        gain_science(state, seat, definition.gain_science)
    if definition.gain_culture:
        gain_culture(state, seat, definition.gain_culture, ACTION_CARDS)
    if definition.gain_military_actions:
        player.military_extra += definition.gain_military_actions
        player.military_left += definition.gain_military_actions
    player.unit_resources += definition.gain_military_resource
    others = [other for other in state.in_game() if other != seat]
    number = max(2, len(others) + 1)
    if definition.military_resource_per_stronger[number]:
        own = strength(state, seat)
        stronger = len([other for other in others if strength(state, other) > own])
        player.unit_resources += definition.military_resource_per_stronger[number] * stronger
    if definition.culture_per_richer[number]:
        richer = len([other for other in others if state.players[other].culture > player.culture])
        gain_culture(state, seat, definition.culture_per_richer[number] * richer, ACTION_CARDS)
