"""Civil and military actions of a turn, in any order (rulebook, Zivil- und Militäraktionen verwenden)."""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import LEADER, TACTIC
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.action_cards import add_action_cards, use_action_card
from zeitalter.games.ages.rules.building import (
    add_builds,
    add_destructions,
    add_upgrades,
    build,
    build_cost,
    destroy,
    upgrade,
    upgrade_cost,
)
from zeitalter.games.ages.rules.card_row import price, take_card, takeable
from zeitalter.games.ages.rules.leaders import lead
from zeitalter.games.ages.rules.moves import (
    card_key,
    different,
    discard_openly,
    draw_military,
    leave_hand,
    military_cards_left,
)
from zeitalter.games.ages.rules.payments import (
    resources_available,
    spend_civil,
    spend_military,
    unit_resources,
    way_to_pay,
)
from zeitalter.games.ages.rules.population import (
    add_drafts,
    draft,
    liner_discount,
    may_grow,
    may_grow_freely,
    pay_and_grow,
)
from zeitalter.games.ages.rules.technologies import affordable, discover, may_revolt, revolt, revolutions
from zeitalter.games.ages.rules.wonders import add_stages, build_stages


class Actions(Question[Ages, steps.Actions]):
    """One action after the other, until the player ends the turn."""

    def legal(self, state: Ages, step: steps.Actions, seat: int) -> list[Action]:
        legal: list[Action] = []
        player = state.players[seat]
        if state.round == 1:
            add_takes(state, player, player.civil_left, legal)
        else:
            if player.civil_left > 0:
                add_civil_actions(state, seat, legal)
            elif player.leader != NOTHING and state.catalogue.cards[player.leader].wonder_discount:
                add_takes(state, player, 0, legal)  # Michelangelo: a wonder may cost no action at all
            if player.military_left > 0:
                add_military_actions(state, seat, legal)
            add_free_actions(state, seat, legal)
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Actions, seat: int, action: Action) -> None:
        if not isinstance(action, Done):
            state.push(step)
            act(state, seat, action)

    def default(self, state: Ages, step: steps.Actions, seat: int) -> Action:
        return DONE

    def is_harmless(self, action: Action) -> bool:
        return not isinstance(action, Done | verbs.Draw)


def add_takes(state: Ages, player: Player, actions: int, legal: list[Action]) -> None:
    takes = state.catalogue.prepared.takes
    for slot in takeable(state, player, actions):
        legal.append(takes[slot])


def add_civil_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    catalogue = state.catalogue
    if may_grow(state, player):
        legal.append(verbs.GROW)
    budget = resources_available(state, player)
    add_builds(state, seat, catalogue.buildings, budget, legal)
    add_upgrades(state, seat, catalogue.buildings, budget, legal)
    add_destructions(state, player, catalogue.buildings, legal)
    if player.wonder != NOTHING:
        add_stages(state, player, legal)
    if player.hand:
        for card in player.hand:
            if catalogue.cards[card].kind == LEADER:
                legal.append(catalogue.prepared.leads[card])
        for card in affordable(state, seat):
            legal.append(catalogue.prepared.discoveries[card])
        add_action_cards(state, seat, legal)
    if player.leader != NOTHING and catalogue.cards[player.leader].drafts:
        add_drafts(state, seat, legal)
    add_takes(state, player, player.civil_left, legal)


def add_military_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    catalogue = state.catalogue
    budget = resources_available(state, player) + unit_resources(state, player)
    add_builds(state, seat, catalogue.units, budget, legal)
    add_upgrades(state, seat, catalogue.units, budget, legal)
    add_destructions(state, player, catalogue.units, legal)
    for card in different(player.military):
        if catalogue.cards[card].kind == TACTIC and card != player.tactic:
            legal.append(catalogue.prepared.tactics[card])
    if state.settings.draw_as_action and military_cards_left(state):
        legal.append(verbs.DRAW)


def add_free_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    """What costs no single action: revolutions, the population of the ocean liners, another way to pay."""
    player = state.players[seat]
    if player.hand and may_revolt(state, player):
        for card in revolutions(state, seat):
            legal.append(state.catalogue.prepared.revolts[card])
    if player.wonders and may_grow_freely(state, player):
        legal.append(verbs.FREE_GROW)
    if not player.swap and way_to_pay(state, seat):
        legal.append(verbs.SWAP)


def act(state: Ages, seat: int, action: Action) -> None:
    player = state.players[seat]
    match action:
        case verbs.Take():
            spend_civil(player, price(state, player, action.slot))
            take_card(state, seat, action.slot)
        case verbs.Grow():
            spend_civil(player, 1)
            pay_and_grow(state, seat, 0)
        case verbs.Build():
            spend_action(state, player, action.tech)
            build(state, seat, action.tech, build_cost(state, seat, action.tech))
        case verbs.Upgrade():
            spend_action(state, player, action.tech)
            cost = upgrade_cost(state, seat, action.from_, action.tech)
            upgrade(state, seat, action.from_, action.tech, cost)
        case verbs.Destroy():
            spend_action(state, player, action.tech)
            destroy(state, seat, action.tech)
        case verbs.Stage():
            spend_civil(player, 1)
            build_stages(state, seat, action.stages, 0)
        case verbs.Lead():
            spend_civil(player, 1)
            lead(state, seat, action.card)
        case verbs.Discover():
            spend_civil(player, 1)
            discover(state, seat, action.card)
        case verbs.Revolt():
            revolt(state, seat, action.card)
        case verbs.Tactic():
            spend_military(player, 1)
            play_tactic(state, seat, action.card)
        case verbs.Draft():
            spend_civil(player, 1)
            draft(state, seat, action.tech)
        case verbs.FreeGrow():
            player.free_population_used = True
            pay_and_grow(state, seat, liner_discount(state, player))
        case verbs.Draw():
            spend_military(player, 1)
            draw_military(state, seat, 1)
        case verbs.Swap():
            player.swap = way_to_pay(state, seat)
        case _:
            use_action_card(state, seat, action)


def spend_action(state: Ages, player: Player, tech: int) -> None:
    """Units take a military action, everything else a civil one."""
    if tech >= state.catalogue.units.first:
        spend_military(player, 1)
    else:
        spend_civil(player, 1)


def play_tactic(state: Ages, seat: int, card: int) -> None:
    player = state.players[seat]
    leave_hand(state, seat, card)
    if player.tactic != NOTHING:
        discard_openly(state, player.tactic)
    player.tactic = card
    state.emit("event-tactic", {"seat": seat, "card": card_key(state, card)})
