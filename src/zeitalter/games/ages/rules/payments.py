"""Paying with actions, food and resources, with the resources for units and by the trade routes agreement."""

from zeitalter.games.ages.model.player import FOOD_FOR_RESOURCE, LABS_FIRST, NOTHING, RESOURCE_FOR_FOOD, USUALLY, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import sides
from zeitalter.games.ages.rules.tokens import food_stored, labs_wait, pay_food, pay_resources, resources_stored


def spend_civil(player: Player, amount: int) -> None:
    if amount:
        player.civil_left -= amount
        player.civil_used = True


def spend_military(player: Player, amount: int) -> None:
    if amount:
        player.military_left -= amount
        player.military_used = True


def resources_available(state: Ages, player: Player) -> int:
    """Resources in store, and a food in place of one when the trade routes agreement is to be used."""
    available = resources_stored(state, player)
    if player.swap == FOOD_FOR_RESOURCE and food_stored(state, player):
        available += 1
    return available


def spend_resources(state: Ages, player: Player, amount: int) -> None:
    if amount > 0 and player.swap == FOOD_FOR_RESOURCE and food_stored(state, player):
        player.swap = USUALLY
        player.swap_used = True
        pay_food(state, player, 1)
        amount -= 1
    pay_resources(state, player, amount)


def unit_resources(state: Ages, player: Player) -> int:
    """Resources of this turn that only units may use."""
    return player.unit_resources + leader_resources(state, player)


def leader_resources(state: Ages, player: Player) -> int:
    """What the leader still gives for units in this turn."""
    if player.leader == NOTHING:
        return 0
    return max(0, state.card(player.leader).military_resource - player.leader_resources_used)


def spend_for_unit(state: Ages, player: Player, amount: int) -> None:
    from_leader = min(amount, leader_resources(state, player))
    player.leader_resources_used += from_leader
    amount -= from_leader
    from_cards = min(amount, player.unit_resources)
    player.unit_resources -= from_cards
    spend_resources(state, player, amount - from_cards)


def food_available(state: Ages, player: Player) -> int:
    available = food_stored(state, player)
    if player.swap == RESOURCE_FOR_FOOD and resources_stored(state, player):
        available += 1
    return available


def spend_food(state: Ages, player: Player, amount: int) -> None:
    if amount > 0 and player.swap == RESOURCE_FOR_FOOD and resources_stored(state, player):
        player.swap = USUALLY
        player.swap_used = True
        pay_resources(state, player, 1)
        amount -= 1
    pay_food(state, player, amount)


def way_to_pay(state: Ages, seat: int) -> int:
    """Which unusual way to pay this seat may choose now, by the trade routes or under Nikola Tesla."""
    player = state.players[seat]
    if player.leader != NOTHING and state.catalogue.cards[player.leader].labs_are_mines and labs_wait(state, player):
        return LABS_FIRST
    if player.swap_used or state.seats == 2:
        return USUALLY
    for side in sides(state, seat):
        if side.food_as_resource and food_stored(state, player):
            return FOOD_FOR_RESOURCE
        if side.resource_as_food and resources_stored(state, player):
            return RESOURCE_FOR_FOOD
    return USUALLY
