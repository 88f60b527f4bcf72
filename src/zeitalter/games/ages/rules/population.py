"""Population: its price, new workers, drafts, and who goes when population is lost (Zivilaktion 1)."""

from zeitalter.core.action import Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.building import build, build_cost
from zeitalter.games.ages.rules.moves import card_key, grow
from zeitalter.games.ages.rules.payments import food_available, resources_available, spend_food, unit_resources


def population_cost(state: Ages, player: Player) -> int:
    cost = state.catalogue.population_cost[player.yellow]
    if player.leader != NOTHING:
        cost -= state.catalogue.cards[player.leader].population_discount
    return max(0, cost)


def may_grow(state: Ages, player: Player) -> bool:
    return player.yellow > 0 and population_cost(state, player) <= food_available(state, player)


def pay_and_grow(state: Ages, seat: int, discount: int) -> None:
    player = state.players[seat]
    spend_food(state, player, max(0, population_cost(state, player) - discount))
    grow(state, seat, 1)


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


def add_drafts(state: Ages, seat: int, legal: list[Action]) -> None:
    """Friedrich Barbarossa: a new worker becomes a unit at once, for one civil action."""
    player = state.players[seat]
    if not player.yellow or food_available(state, player) < draft_food(state, player):
        return
    budget = resources_available(state, player) + unit_resources(state, player)
    if player.swap:  # the worker may take a resource, or the food, that the unit would need
        trial = player.copy()
        spend_food(state, trial, draft_food(state, trial))
        budget = resources_available(state, trial) + unit_resources(state, trial)
    first = state.catalogue.units.first
    for tech in player.techs:
        if tech >= first and draft_cost(state, seat, tech) <= budget:
            legal.append(state.catalogue.prepared.drafts[tech])


def draft_food(state: Ages, player: Player) -> int:
    return max(0, population_cost(state, player) - state.card(player.leader).draft_food_discount)


def draft_cost(state: Ages, seat: int, tech: int) -> int:
    return max(0, build_cost(state, seat, tech) - state.card(state.players[seat].leader).draft_resource_discount)


def draft_unit(state: Ages, seat: int, tech: int) -> None:
    player = state.players[seat]
    spend_food(state, player, draft_food(state, player))
    grow(state, seat, 1)
    build(state, seat, tech, draft_cost(state, seat, tech))


def sacrificed(state: Ages, seat: int, tech: int) -> int:
    """Units of this card that a running fight has already claimed."""
    fight = state.fight
    if fight.card == NOTHING:
        return 0
    if fight.attacker == seat:
        return fight.units.count(tech)
    return fight.reply.count(tech) if fight.defender == seat else 0


def workers_to_lose(state: Ages, seat: int) -> list[int]:
    player = state.players[seat]
    return [tech for tech in player.techs if player.workers[tech] > sacrificed(state, seat, tech)]


class LosePopulation(Phase[Ages, steps.LosePopulation]):
    """Unused workers go first; then the owner chooses, if there is a choice."""

    def run(self, state: Ages, step: steps.LosePopulation) -> None:
        player = state.players[step.seat]
        amount = step.workers
        unused = min(amount, player.unused)
        player.unused -= unused
        player.yellow += unused
        amount -= unused
        if unused:
            state.emit("event-shrink", {"seat": step.seat, "n": unused})
        while amount:
            choices = workers_to_lose(state, step.seat)
            if len(choices) > 1:
                state.push(steps.LosingPopulation(step.seat, amount))
            if len(choices) != 1:
                return
            lose_worker(state, step.seat, choices[0])
            amount -= 1


class LosingPopulation(Question[Ages, steps.LosingPopulation]):
    def legal(self, state: Ages, step: steps.LosingPopulation, seat: int) -> list[Action]:
        return [state.catalogue.prepared.losses[tech] for tech in workers_to_lose(state, seat)]

    def take(self, state: Ages, step: steps.LosingPopulation, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Lose)
        lose_worker(state, seat, action.tech)
        if step.workers > 1 and workers_to_lose(state, seat):
            state.push(steps.LosingPopulation(seat, step.workers - 1))


def lose_worker(state: Ages, seat: int, tech: int) -> None:
    player = state.players[seat]
    player.workers[tech] -= 1
    player.yellow += 1
    state.emit("event-lose-worker", {"seat": seat, "card": card_key(state, tech)})
