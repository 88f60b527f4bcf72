"""Population, building, upgrading, destroying and wonders (Zivilaktionen 1-5 and 10, Militäraktionen 1-3)."""

from zeitalter.core.action import Action
from zeitalter.games.ages.model.catalogue import (
    BUILT,
    LAB,
    LABS,
    LAST_URBAN,
    LIBRARY,
    MINE,
    STARTS,
    THEATER,
    UNITS,
    Card,
)
from zeitalter.games.ages.model.player import FOOD_FOR_RESOURCE, NOTHING, RESOURCE_FOR_FOOD, WONDERS, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import BUILDS, DESTROYS, DRAFTS, STAGES, UPGRADES
from zeitalter.games.ages.rules.civilization import recount_actions, technology_level_sum, urban_limit
from zeitalter.games.ages.rules.moves import card_key, gain_culture
from zeitalter.games.ages.rules.tokens import food_stored, pay_food, pay_resources, resources_stored

# ---- prices ----------------------------------------------------------------------------------------------------------


def resources_available(state: Ages, player: Player) -> int:
    """Resources in store, and a food in place of one when the trade routes agreement is to be used."""
    available = resources_stored(state, player)
    if player.swap == FOOD_FOR_RESOURCE and food_stored(state, player):
        available += 1
    return available


def spend_resources(state: Ages, player: Player, amount: int) -> None:
    if amount > 0 and player.swap == FOOD_FOR_RESOURCE and food_stored(state, player):
        player.swap = 0
        player.swap_used = 1
        pay_food(state, player, 1)
        amount -= 1
    pay_resources(state, player, amount)


def unit_resources(state: Ages, player: Player) -> int:
    """Resources of this turn that only units may use."""
    bonus = player.unit_resources
    if player.leader != NOTHING:
        bonus += max(0, state.card(player.leader).military_resource - player.leader_resources_used)
    return bonus


def spend_for_unit(state: Ages, player: Player, amount: int) -> None:
    if player.leader != NOTHING:
        from_leader = min(amount, max(0, state.card(player.leader).military_resource - player.leader_resources_used))
        player.leader_resources_used += from_leader
        amount -= from_leader
    from_cards = min(amount, player.unit_resources)
    player.unit_resources -= from_cards
    spend_resources(state, player, amount - from_cards)


def own_cost(state: Ages, player: Player, tech: int) -> int:
    """Cost of a building by the own cards, which an upgrade takes off for the old one as well."""
    card = state.catalogue.cards[tech]
    cost = card.cost
    if LAB <= card.kind <= LAST_URBAN:
        for special in player.specials:
            cost -= state.catalogue.cards[special].urban_discount[card.age]
        if card.kind == THEATER and player.leader != NOTHING:
            cost -= state.catalogue.cards[player.leader].theater_resource_discount
    return cost


def surcharge(state: Ages, seat: int, card: Card) -> int:
    """Nikola Tesla makes labs and libraries dearer for his rivals."""
    if card.kind != LAB and card.kind != LIBRARY:
        return 0
    extra = 0
    for other in range(state.seats):
        leader = state.players[other].leader
        if other != seat and leader != NOTHING and not state.resigned >> other & 1:
            extra += state.catalogue.cards[leader].rival_science_building_surcharge
    return extra


def build_cost(state: Ages, seat: int, tech: int) -> int:
    card = state.catalogue.cards[tech]
    if tech < LABS:  # nothing in play makes farms and mines cheaper
        return card.cost
    player = state.players[seat]
    if tech >= UNITS:
        if player.leader == NOTHING:
            return card.cost
        discount = state.catalogue.cards[player.leader].unit_discount_in_war
        return max(0, card.cost - discount) if discount and is_at_war(state, seat) else card.cost
    return max(0, own_cost(state, player, tech) + surcharge(state, seat, card))


def upgrade_cost(state: Ages, seat: int, old: int, new: int) -> int:
    player = state.players[seat]
    cost = own_cost(state, player, new) - own_cost(state, player, old) + surcharge(state, seat, state.card(new))
    return max(0, cost)


def is_at_war(state: Ages, seat: int) -> bool:
    """Whether a war against this seat is pending."""
    for player in state.players:
        if player.war != NOTHING and player.war_target == seat:
            return True
    return False


def population_cost(state: Ages, player: Player) -> int:
    cost = state.catalogue.population_cost[player.yellow]
    if player.leader != NOTHING:
        cost -= state.catalogue.cards[player.leader].population_discount
    return max(0, cost)


def food_available(state: Ages, player: Player) -> int:
    available = food_stored(state, player)
    if player.swap == RESOURCE_FOR_FOOD and resources_stored(state, player):
        available += 1
    return available


def spend_food(state: Ages, player: Player, amount: int) -> None:
    if amount > 0 and player.swap == RESOURCE_FOR_FOOD and resources_stored(state, player):
        player.swap = 0
        player.swap_used = 1
        pay_resources(state, player, 1)
        amount -= 1
    pay_food(state, player, amount)


# ---- what is possible ------------------------------------------------------------------------------------------------


def room_for(state: Ages, player: Player, kind: int) -> bool:
    """Whether one more building of this kind stays within the urban limit."""
    if kind <= MINE or kind > LAST_URBAN:
        return True
    return sum(player.workers[STARTS[kind] : STARTS[kind + 1]]) < urban_limit(state, player)


def buildable(state: Ages, seat: int, first: int, end: int, budget: int) -> list[int]:
    """Cards first to end - 1 that can be built for at most `budget` resources."""
    player = state.players[seat]
    result: list[int] = []
    if not player.unused:
        return result
    cards = state.catalogue.cards
    for tech in player.techs:
        if first <= tech < end and build_cost(state, seat, tech) <= budget:
            if room_for(state, player, cards[tech].kind):
                result.append(tech)
    return result


def add_builds(state: Ages, seat: int, first: int, end: int, budget: int, legal: list[Action]) -> None:
    for tech in buildable(state, seat, first, end, budget):
        legal.append(BUILDS[tech])


def upgrades(state: Ages, seat: int, first: int, end: int, budget: int) -> list[tuple[int, int]]:
    """Pairs of cards old and new between which a worker may be moved."""
    player = state.players[seat]
    techs = player.techs
    cards = state.catalogue.cards
    result: list[tuple[int, int]] = []
    for i in range(len(techs) - 1):
        old = techs[i]
        if player.workers[old] and first <= old < end:
            kind = cards[old].kind
            for j in range(i + 1, len(techs)):
                new = techs[j]
                if cards[new].kind != kind:
                    break
                if upgrade_cost(state, seat, old, new) <= budget:
                    result.append((old, new))
    return result


def add_upgrades(state: Ages, seat: int, first: int, end: int, budget: int, legal: list[Action]) -> None:
    for old, new in upgrades(state, seat, first, end, budget):
        legal.append(UPGRADES[old][new])


def add_destructions(player: Player, first: int, end: int, legal: list[Action]) -> None:
    for tech in player.techs:
        if first <= tech < end and player.workers[tech]:
            legal.append(DESTROYS[tech])


def add_drafts(state: Ages, seat: int, legal: list[Action]) -> None:
    """Friedrich Barbarossa: a new worker becomes a unit at once, for one civil action."""
    player = state.players[seat]
    leader = state.card(player.leader)
    if not player.yellow or food_available(state, player) < draft_food(state, player):
        return
    budget = resources_available(state, player) + unit_resources(state, player)
    if player.swap:  # the worker may take a resource, or the food, that the unit would need
        trial = player.copy()
        spend_food(state, trial, draft_food(state, trial))
        budget = resources_available(state, trial) + unit_resources(state, trial)
    for tech in player.techs:
        if tech >= UNITS and max(0, build_cost(state, seat, tech) - leader.draft_resource_discount) <= budget:
            legal.append(DRAFTS[tech])


def draft_food(state: Ages, player: Player) -> int:
    return max(0, population_cost(state, player) - state.card(player.leader).draft_food_discount)


def stages_per_action(state: Ages, player: Player) -> int:
    most = 1
    for special in player.specials:
        most = max(most, state.catalogue.cards[special].stages_per_action)
    return most


def add_stages(state: Ages, player: Player, legal: list[Action]) -> None:
    stages = state.catalogue.cards[player.wonder].stages
    budget = resources_available(state, player)
    cost = 0
    for n in range(1, stages_per_action(state, player) + 1):
        if player.stages + n > len(stages):
            break
        cost += stages[player.stages + n - 1]
        if cost > budget or not markers_fit(state, player, n, 0):
            break
        legal.append(STAGES[n])


def markers_fit(state: Ages, player: Player, number: int, discount: int) -> bool:
    """Each stage but the last is marked by a token of the bank, once it is paid for."""
    if player.bank > 12:
        return True
    trial = player.copy()
    return pay_stages(state, trial, number, discount)


def pay_stages(state: Ages, player: Player, number: int, discount: int) -> bool:
    stages = state.catalogue.cards[player.wonder].stages
    for _i in range(number):
        spend_resources(state, player, max(0, stages[player.stages] - discount))
        player.stages += 1
        if player.stages < len(stages):
            if not player.bank:
                return False
            player.bank -= 1
        else:
            player.bank += len(stages) - 1
    return True


# ---- doing it --------------------------------------------------------------------------------------------------------


def build(state: Ages, seat: int, tech: int, cost: int) -> None:
    """An unused worker becomes a farm, mine, building or unit."""
    player = state.players[seat]
    if tech >= UNITS:
        spend_for_unit(state, player, cost)
    else:
        spend_resources(state, player, cost)
    player.unused -= 1
    player.workers[tech] += 1
    if state.log is not None:
        state.emit("event-build", {"seat": seat, "card": card_key(state, tech), "n": cost})


def upgrade(state: Ages, seat: int, old: int, new: int, cost: int) -> None:
    player = state.players[seat]
    if new >= UNITS:
        spend_for_unit(state, player, cost)
    else:
        spend_resources(state, player, cost)
    player.workers[old] -= 1
    player.workers[new] += 1
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "card": card_key(state, old)}
        args["to"] = card_key(state, new)
        args["n"] = cost
        state.emit("event-upgrade", args)


def destroy(state: Ages, seat: int, tech: int) -> None:
    """A worker leaves its card and is unused again."""
    player = state.players[seat]
    player.workers[tech] -= 1
    player.unused += 1
    if state.log is not None:
        state.emit("event-destroy", {"seat": seat, "card": card_key(state, tech)})


def build_stages(state: Ages, seat: int, number: int, discount: int) -> None:
    player = state.players[seat]
    card = state.card(player.wonder)
    pay_stages(state, player, number, discount)
    if state.log is not None:
        state.emit("event-stage", {"seat": seat, "card": card_key(state, card.index), "n": number})
    if player.stages == len(card.stages):
        player.wonders.append(card.index)
        player.wonder = NOTHING
        player.stages = 0
        if state.log is not None:
            state.emit("event-wonder", {"seat": seat, "card": card_key(state, card.index)})
        recount_actions(state, seat)
        gain_culture(state, seat, completion_score(state, player, card), WONDERS)


def completion_score(state: Ages, player: Player, card: Card) -> int:
    """What the wonders of age III score once, on completion."""
    cards = state.catalogue.cards
    workers = player.workers
    total = 0
    if card.score_per_city_worker or card.score_per_land_worker:
        land = sum(workers[:LABS])
        total += card.score_per_city_worker * (sum(workers) - land) + card.score_per_land_worker * land
    if card.score_per_technology_level:
        total += card.score_per_technology_level * technology_level_sum(state, player)
    for tech in range(LABS, BUILT):
        kind = cards[tech].kind
        if kind in (THEATER, LIBRARY):
            total += card.score_per_theater_and_library_level * workers[tech] * cards[tech].age
        if kind in (LAB, LIBRARY):
            total += card.score_per_lab_and_library_level * workers[tech] * cards[tech].age
    return total
