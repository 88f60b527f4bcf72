"""Civil and military actions of a turn, in any order (rulebook, Zivil- und Militäraktionen verwenden)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.catalogue import BUILT, LEADER, TACTIC, UNITS, URBAN_END
from zeitalter.games.ages.model.player import FOOD_FOR_RESOURCE, LABS_FIRST, NOTHING, RESOURCE_FOR_FOOD, Player
from zeitalter.games.ages.model.state import Ages, Phase
from zeitalter.games.ages.rules.action_cards import add_action_cards, use_action_card
from zeitalter.games.ages.rules.building import (
    add_builds,
    add_destructions,
    add_drafts,
    add_stages,
    add_upgrades,
    build,
    build_cost,
    build_stages,
    destroy,
    draft_food,
    food_available,
    population_cost,
    resources_available,
    spend_food,
    unit_resources,
    upgrade,
    upgrade_cost,
)
from zeitalter.games.ages.rules.card_row import price, take_card, takeable
from zeitalter.games.ages.rules.civilization import recount_actions, sides
from zeitalter.games.ages.rules.moves import (
    card_key,
    discard_openly,
    draw_military,
    grow,
    leave_hand,
    military_cards_left,
)
from zeitalter.games.ages.rules.moves import remove_leader as remove_old_leader
from zeitalter.games.ages.rules.technologies import affordable, discover, may_revolt, revolt, revolutions
from zeitalter.games.ages.rules.tokens import food_stored, labs_wait, resources_stored


class Actions(Phase):
    """One action after the other, until the player ends the turn."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal: list[Action] = []
        player = state.players[seat]
        if state.round == 1:
            for slot in takeable(state, player, player.civil_left):
                legal.append(verbs.TAKES[slot])
        else:
            if player.civil_left > 0:
                add_civil_actions(state, seat, legal)
            elif player.leader != NOTHING and state.catalogue.cards[player.leader].wonder_discount:
                add_free_wonders(state, seat, legal)
            if player.military_left > 0:
                add_military_actions(state, seat, legal)
            add_free_actions(state, seat, legal)
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.DONE:
            return
        state.push(step)
        act(state, step.seat, action)

    def default(self, state: Ages, step: Step, seat: int) -> Action:
        return verbs.DONE_ACTION


def add_civil_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    cards = state.catalogue.cards
    if player.yellow and population_cost(state, player) <= food_available(state, player):
        legal.append(verbs.GROW_ACTION)
    budget = resources_available(state, player)
    add_builds(state, seat, 0, URBAN_END, budget, legal)
    add_upgrades(state, seat, 0, URBAN_END, budget, legal)
    add_destructions(player, 0, URBAN_END, legal)
    if player.wonder != NOTHING:
        add_stages(state, player, legal)
    if player.hand:
        for card in player.hand:
            if cards[card].kind == LEADER:
                legal.append(verbs.LEADS[card])
        for card in affordable(state, seat):
            legal.append(verbs.DISCOVERIES[card])
        add_action_cards(state, seat, legal)
    if player.leader != NOTHING and cards[player.leader].drafts:
        add_drafts(state, seat, legal)
    for slot in takeable(state, player, player.civil_left):
        legal.append(verbs.TAKES[slot])


def add_free_wonders(state: Ages, seat: int, legal: list[Action]) -> None:
    """Michelangelo: a wonder may cost no action at all."""
    for slot in takeable(state, state.players[seat], 0):
        legal.append(verbs.TAKES[slot])


def add_military_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    player = state.players[seat]
    budget = resources_available(state, player) + unit_resources(state, player)
    add_builds(state, seat, UNITS, BUILT, budget, legal)
    add_upgrades(state, seat, UNITS, BUILT, budget, legal)
    add_destructions(player, UNITS, BUILT, legal)
    last = NOTHING
    for card in player.military:
        if card != last and state.catalogue.cards[card].kind == TACTIC and card != player.tactic:
            legal.append(verbs.TACTICS[card])
        last = card
    if state.draw_as_action and military_cards_left(state):
        legal.append(verbs.DRAW_ACTION)


def add_free_actions(state: Ages, seat: int, legal: list[Action]) -> None:
    """What costs no single action: revolutions, the population of the ocean liners, another way to pay."""
    player = state.players[seat]
    if player.hand and may_revolt(state, player):
        for card in revolutions(state, seat):
            legal.append(verbs.REVOLTS[card])
    if player.wonders and may_grow_freely(state, player):
        legal.append(verbs.FREE_GROW_ACTION)
    if not player.swap and way_to_pay(state, seat):
        legal.append(verbs.SWAP_ACTION)


def way_to_pay(state: Ages, seat: int) -> int:
    """Which unusual way to pay this seat may choose now, by the trade routes or under Nikola Tesla; 0 for none."""
    player = state.players[seat]
    if player.leader != NOTHING and state.catalogue.cards[player.leader].labs_are_mines and labs_wait(state, player):
        return LABS_FIRST
    if state.seats == 2 or player.swap_used:
        return 0
    for side in sides(state, seat):
        if side.food_as_resource and food_stored(state, player):
            return FOOD_FOR_RESOURCE
        if side.resource_as_food and resources_stored(state, player):
            return RESOURCE_FOR_FOOD
    return 0


def liner_discount(state: Ages, player: Player) -> int:
    for wonder in player.wonders:
        if state.catalogue.cards[wonder].free_population:
            return state.catalogue.cards[wonder].free_population_discount
    return NOTHING


def may_grow_freely(state: Ages, player: Player) -> bool:
    discount = liner_discount(state, player)
    if discount == NOTHING or player.free_population_used or not player.yellow:
        return False
    return population_cost(state, player) - discount <= food_available(state, player)


def spend_civil(player: Player, amount: int) -> None:
    if amount:
        player.civil_left -= amount
        player.civil_used = 1


def spend_military(player: Player) -> None:
    player.military_left -= 1
    player.military_used = 1


def act(state: Ages, seat: int, action: Action) -> None:
    player = state.players[seat]
    verb = action.verb
    if verb == verbs.TAKE:
        spend_civil(player, price(state, player, action.a))
        take_card(state, seat, action.a)
    elif verb == verbs.GROW:
        spend_civil(player, 1)
        spend_food(state, player, population_cost(state, player))
        grow(state, seat, 1)
    elif verb == verbs.BUILD:
        spend_action(player, action.a)
        build(state, seat, action.a, build_cost(state, seat, action.a))
    elif verb == verbs.UPGRADE:
        spend_action(player, action.a)
        upgrade(state, seat, action.a, action.b, upgrade_cost(state, seat, action.a, action.b))
    elif verb == verbs.DESTROY:
        spend_action(player, action.a)
        destroy(state, seat, action.a)
    elif verb == verbs.STAGE:
        spend_civil(player, 1)
        build_stages(state, seat, action.a, 0)
    elif verb == verbs.LEAD:
        spend_civil(player, 1)
        lead(state, seat, action.a)
    elif verb == verbs.DISCOVER:
        spend_civil(player, 1)
        discover(state, seat, action.a)
    elif verb == verbs.REVOLT:
        revolt(state, seat, action.a)
    elif verbs.USE <= verb <= verbs.USE_REVOLT:
        use_action_card(state, seat, action)
    elif verb == verbs.TACTIC:
        spend_military(player)
        play_tactic(state, seat, action.a)
    elif verb == verbs.DRAFT:
        draft(state, seat, action.a)
    elif verb == verbs.FREE_GROW:
        player.free_population_used = 1
        spend_food(state, player, max(0, population_cost(state, player) - liner_discount(state, player)))
        grow(state, seat, 1)
    elif verb == verbs.DRAW:
        spend_military(player)
        draw_military(state, seat, 1)
    else:
        player.swap = way_to_pay(state, seat)


def spend_action(player: Player, tech: int) -> None:
    """Units take a military action, everything else a civil one."""
    if tech >= UNITS:
        spend_military(player)
    else:
        spend_civil(player, 1)


def lead(state: Ages, seat: int, card: int) -> None:
    """A new leader replaces the old one (Zivilaktion 6)."""
    player = state.players[seat]
    player.hand.remove(card)
    if state.log is not None:
        state.emit("event-leader", {"seat": seat, "card": card_key(state, card)})
    if player.leader != NOTHING and state.card(player.leader).labs_are_mines:
        remove_old_leader(state, seat)
    player.leader = card
    recount_actions(state, seat)


def play_tactic(state: Ages, seat: int, card: int) -> None:
    player = state.players[seat]
    leave_hand(state, seat, card)
    if player.tactic != NOTHING:
        discard_openly(state, player.tactic)
    player.tactic = card
    if state.log is not None:
        state.emit("event-tactic", {"seat": seat, "card": card_key(state, card)})


def draft(state: Ages, seat: int, tech: int) -> None:
    player = state.players[seat]
    leader = state.card(player.leader)
    spend_civil(player, 1)
    spend_food(state, player, draft_food(state, player))
    grow(state, seat, 1)
    build(state, seat, tech, max(0, build_cost(state, seat, tech) - leader.draft_resource_discount))
