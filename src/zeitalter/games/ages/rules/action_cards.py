"""Action cards (Zivilaktion 7): each costs one civil action, and may include another action at no further cost."""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import Action
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.catalogue import ACTION, Span
from zeitalter.games.ages.model.player import ACTION_CARDS, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.building import build, build_cost, buildable, upgrade, upgrade_cost, upgrades
from zeitalter.games.ages.rules.civilization import labs_as_mines, strength
from zeitalter.games.ages.rules.moves import card_key, gain_culture, gain_printed, tell_effects
from zeitalter.games.ages.rules.payments import resources_available, spend_civil
from zeitalter.games.ages.rules.population import may_grow, pay_and_grow
from zeitalter.games.ages.rules.technologies import (
    affordable,
    begin_revolution,
    may_revolt,
    play_technology,
    revolts_by_military,
    revolutions,
)
from zeitalter.games.ages.rules.wonders import build_stages, markers_fit


def add_action_cards(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    seen: list[int] = []
    for card in player.hand:
        definition = state.catalogue.cards[card]
        if definition.kind != ACTION or card in seen:
            continue
        seen.append(card)
        if player.hand.count(card) > player.fresh.count(card):
            INCLUDED[definition.includes][1](state, seat, card, legal)


# ---- every way to play a card, none if the action it includes is not possible ----------------------------------------


def add_plain(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    legal.append(state.catalogue.prepared.uses[card])


def add_stage(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    player = state.players[seat]
    discount = state.card(card).discount
    if player.wonder != NOTHING:
        cost = max(0, state.card(player.wonder).stages[player.stages] - discount)
        if cost <= resources_available(state, player) and markers_fit(state, player, 1, discount):
            legal.append(state.catalogue.prepared.uses[card])


def add_population(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    if may_grow(state, state.players[seat]):
        legal.append(state.catalogue.prepared.uses[card])


def add_urban_building(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    add_building(state, seat, card, state.catalogue.urban, legal)


def add_farm_or_mine(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    """Under Nikola Tesla also a lab."""
    add_building(state, seat, card, state.catalogue.land, legal)
    for lab in labs_as_mines(state, state.players[seat]):
        add_building(state, seat, card, Span(lab, lab + 1), legal)


def add_building(state: Ages, seat: int, card: int, span: Span, legal: list[Action]) -> None:
    budget = resources_available(state, state.players[seat]) + state.card(card).discount
    for tech in buildable(state, seat, span, budget):
        legal.append(verbs.UseBuild(card, tech))


def add_upgrade(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    budget = resources_available(state, state.players[seat]) + state.card(card).discount
    for old, new in upgrades(state, seat, state.catalogue.buildings, budget):
        legal.append(verbs.UseUpgrade(card, old, new))


def add_technology(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    for target in affordable(state, seat):
        legal.append(verbs.UseDiscover(card, target))
    if may_revolt(state, state.players[seat]):
        for target in revolutions(state, seat):
            legal.append(verbs.UseRevolt(card, target))


# ---- carrying out what a card includes, where the action does not say it all -----------------------------------------


def do_nothing(state: Ages, seat: int, card: int) -> None:
    """The card brings only gains."""


def do_stage(state: Ages, seat: int, card: int) -> None:
    build_stages(state, seat, 1, state.card(card).discount)


def do_grow(state: Ages, seat: int, card: int) -> None:
    pay_and_grow(state, seat, 0)


# What a card includes: its name in the data, the ways to play it, and what `use` does.
INCLUDED: Final[list[tuple[str, Callable[[Ages, int, int, list[Action]], None], Callable[[Ages, int, int], None]]]] = [
    ("", add_plain, do_nothing),
    ("wonder_stage", add_stage, do_stage),
    ("population", add_population, do_grow),
    ("build_urban", add_urban_building, do_nothing),
    ("build_land", add_farm_or_mine, do_nothing),
    ("upgrade", add_upgrade, do_nothing),
    ("technology", add_technology, do_nothing),
]


# ---- carrying it out -------------------------------------------------------------------------------------------------


def use(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.Use)
    begin(state, seat, action.card, 1)
    INCLUDED[state.card(action.card).includes][2](state, seat, action.card)
    gains(state, seat, action.card)


def use_build(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.UseBuild)
    begin(state, seat, action.card, 1)
    cost = build_cost(state, seat, action.tech) - state.card(action.card).discount
    build(state, seat, action.tech, max(0, cost))
    gains(state, seat, action.card)


def use_upgrade(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.UseUpgrade)
    begin(state, seat, action.card, 1)
    cost = upgrade_cost(state, seat, action.from_, action.tech) - state.card(action.card).discount
    upgrade(state, seat, action.from_, action.tech, max(0, cost))
    gains(state, seat, action.card)


def use_discover(state: Ages, seat: int, action: Action) -> None:
    assert isinstance(action, verbs.UseDiscover)
    begin(state, seat, action.card, 1)
    play_technology(state, seat, action.target)
    gains(state, seat, action.card)


def use_revolt(state: Ages, seat: int, action: Action) -> None:
    """A revolution takes all civil actions itself, under Robespierre the military ones."""
    assert isinstance(action, verbs.UseRevolt)
    begin(state, seat, action.card, 1 if revolts_by_military(state, state.players[seat]) else 0)
    begin_revolution(state, seat, action.target)
    gains(state, seat, action.card)


def begin(state: Ages, seat: int, card: int, actions: int) -> None:
    """The card leaves the hand, the actions are paid."""
    state.players[seat].hand.remove(card)
    state.emit("event-action-card", {"seat": seat, "card": card_key(state, card)})
    tell_effects(state, card)
    spend_civil(state.players[seat], actions)


def gains(state: Ages, seat: int, card: int) -> None:
    """What the card brings after the action it includes."""
    player = state.players[seat]
    definition = state.card(card)
    gain_printed(state, seat, definition, ACTION_CARDS)
    player.military_extra += definition.gain_military_actions
    player.military_left += definition.gain_military_actions
    before = player.unit_resources
    player.unit_resources += definition.gain_military_resource
    others = [other for other in state.remaining() if other != seat]
    per_stronger = definition.military_resource_per_stronger[state.seats]
    if per_stronger:
        own = strength(state, seat)
        stronger = len([other for other in others if strength(state, other) > own])
        player.unit_resources += per_stronger * stronger
    if player.unit_resources > before:
        state.emit("event-unit-resources", {"seat": seat, "n": player.unit_resources - before})
    per_richer = definition.culture_per_richer[state.seats]
    if per_richer:
        richer = len([other for other in others if state.players[other].culture > player.culture])
        gain_culture(state, seat, per_richer * richer, ACTION_CARDS)
