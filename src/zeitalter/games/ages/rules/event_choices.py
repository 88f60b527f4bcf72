"""Decisions in events and after attacks: what to gain, what to lose."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import (
    LOSING_BUILDING,
    LOSING_POPULATION,
    RAZING,
    SURPLUS,
    TAKING_FREE,
    Ages,
    Phase,
)
from zeitalter.games.ages.rules.building import destroy
from zeitalter.games.ages.rules.card_row import price, slide_and_fill, take_card, takeable
from zeitalter.games.ages.rules.civilization import urban_limit
from zeitalter.games.ages.rules.events import old_wonders, ruin
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.territories import give_up_colony
from zeitalter.games.ages.rules.tokens import (
    food_stored,
    gain_food,
    gain_resources,
    pay_food,
    pay_resources,
    resources_stored,
)


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


class LosePopulation(Phase):
    """Unused workers go first; then the owner chooses, if there is a choice."""

    def run(self, state: Ages, step: Step) -> None:
        player = state.players[step.seat]
        amount = step.a
        unused = min(amount, player.unused)
        player.unused -= unused
        player.yellow += unused
        amount -= unused
        if unused and state.log is not None:
            state.emit("event-shrink", {"seat": step.seat, "n": unused})
        if amount:
            choices = workers_to_lose(state, step.seat)
            if len(choices) > 1:
                state.push(Step(LOSING_POPULATION, step.seat, amount))
            elif choices:
                lose_worker(state, step.seat, choices[0])
                if amount > 1:
                    self.run(state, Step(step.kind, step.seat, amount - 1))


class LosingPopulation(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [verbs.LOSSES[tech] for tech in workers_to_lose(state, seat)]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        lose_worker(state, step.seat, action.a)
        if step.a > 1 and workers_to_lose(state, step.seat):
            state.push(Step(LOSING_POPULATION, step.seat, step.a - 1))


def lose_worker(state: Ages, seat: int, tech: int) -> None:
    player = state.players[seat]
    player.workers[tech] -= 1
    player.yellow += 1
    if state.log is not None:
        state.emit("event-lose-worker", {"seat": seat, "card": card_key(state, tech)})


class Surplus(Phase):
    """After a change of government: buildings beyond the new urban limit are destroyed at no cost."""

    def run(self, state: Ages, step: Step) -> None:
        player = state.players[step.seat]
        limit = urban_limit(state, player)
        for kind in range(c.FIRST_URBAN, c.LAST_URBAN + 1):
            if sum(player.workers[c.STARTS[kind] : c.STARTS[kind + 1]]) > limit:
                state.push(Step(SURPLUS, step.seat))
                levels = [tech for tech in range(c.STARTS[kind], c.STARTS[kind + 1]) if player.workers[tech]]
                if len(levels) == 1:
                    destroy(state, step.seat, levels[0])
                else:
                    state.push(Step(LOSING_BUILDING, step.seat, kind + 1))
                return


class LosingBuilding(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        player = state.players[seat]
        first = 0 if step.a == 0 else c.STARTS[step.a - 1]
        end = c.URBAN_END if step.a == 0 else c.STARTS[step.a]
        return [verbs.LOSSES[tech] for tech in player.techs if first <= tech < end and player.workers[tech]]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        destroy(state, step.seat, action.a)


def begin_razing(state: Ages, seat: int, victim: int, number: int) -> None:
    """Somebody destroys urban buildings of a victim; with one building there is nothing to choose."""
    choices = [tech for tech in range(c.LABS, c.URBAN_END) if state.players[victim].workers[tech]]
    if len(choices) == 1 and number == 1:
        raze(state, Step(RAZING, seat, victim, 1), choices[0])
    elif choices:
        state.push(Step(RAZING, seat, victim, number))


class BeginRazing(Phase):
    def run(self, state: Ages, step: Step) -> None:
        begin_razing(state, step.seat, step.a, step.b)


class Razing(Phase):
    """Somebody destroys urban buildings of a victim: Terrorism, or the winner of a raid."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        victim = state.players[step.a]
        legal: list[Action] = []
        for tech in range(c.LABS, c.URBAN_END):
            if victim.workers[tech] and (step.c == 0 or step.c == tech + 1):
                legal.append(Action(verbs.RAZE, step.a, tech))
        if step.c:
            legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.RAZE:
            raze(state, step, action.b)
        else:
            end_razing(state, step.seat)


def raze(state: Ages, step: Step, tech: int) -> None:
    destroy(state, step.a, tech)
    state.fight.amount += state.card(tech).cost
    if step.b > 1 and state.players[step.a].workers[tech]:
        state.push(Step(RAZING, step.seat, step.a, step.b - 1, tech + 1))
    else:
        end_razing(state, step.seat)


def end_razing(state: Ages, seat: int) -> None:
    """After a raid the winner produces half of what the buildings cost; terrorists gain nothing."""
    total = state.fight.amount
    state.fight.amount = 0
    if state.fight.card != NOTHING:
        half = (total + 1) // 2 if state.card(state.fight.card).round_up else total // 2
        gain_resources(state, state.players[seat], half)


class GainingMix(Phase):
    """The noun is the food; the rest are resources."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        if step.b:
            return [verbs.MIXES[0], verbs.MIXES[step.a]]
        return [verbs.MIXES[food] for food in range(step.a + 1)]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        player = state.players[step.seat]
        gain_food(state, player, action.a)
        gain_resources(state, player, step.a - action.a)


def mixes(state: Ages, victim: int, amount: int) -> list[int]:
    """How much food may be among `amount` goods taken from a victim."""
    player = state.players[victim]
    food, resources = food_stored(state, player), resources_stored(state, player)
    amount = min(amount, food + resources)
    return list(range(max(0, amount - resources), min(food, amount) + 1))


class LosingMix(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [verbs.MIXES[food] for food in mixes(state, seat, step.a)]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        player = state.players[step.seat]
        pay_food(state, player, action.a)
        pay_resources(state, player, step.a - action.a)


class Plundering(Phase):
    """The winner chooses a mix of the loser's food and resources, and produces as much."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [verbs.MIXES[food] for food in mixes(state, step.a, step.b)]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        plunder(state, step.seat, step.a, step.b, action.a)


def plunder(state: Ages, winner: int, loser: int, amount: int, food: int) -> None:
    victim = state.players[loser]
    lost_food = pay_food(state, victim, food)
    lost = pay_resources(state, victim, min(amount - food, resources_stored(state, victim)))
    gain_food(state, state.players[winner], lost_food)
    gain_resources(state, state.players[winner], lost)
    if state.log is not None:
        state.emit("event-plunder", {"seat": winner, "seat_from": loser, "food": lost_food, "n": lost})


class FreeBuilding(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.FREE_BUILD, step.a), verbs.DONE_ACTION]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.FREE_BUILD:
            player = state.players[step.seat]
            player.unused -= 1
            player.workers[step.a] += 1
            if state.log is not None:
                state.emit("event-build", {"seat": step.seat, "card": card_key(state, step.a), "n": 0})


class TurningWonder(Phase):
    """The event Ravages of Time."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.TURN, wonder) for wonder in old_wonders(state, seat)]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        ruin(state, step.seat, action.a)


class LosingColony(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.SURRENDER, colony) for colony in state.players[seat].colonies]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        give_up_colony(state, step.seat, action.a)


class LosingBlue(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        player = state.players[seat]
        return [Action(verbs.GIVE, place) for place in range(c.LABS_END) if player.blue[place]]

    def take(self, state: Ages, step: Step, action: Action) -> None:
        player = state.players[step.seat]
        player.blue[action.a] -= 1
        player.blue_owned -= 1
        if step.a > 1 and any(player.blue):
            state.push(Step(step.kind, step.seat, step.a - 1))


class TakingFree(Phase):
    """The event International Agreement: cards of the row for some actions that nobody spends."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        legal: list[Action] = []
        for slot in takeable(state, state.players[seat], step.a):
            legal.append(verbs.TAKES[slot])
        legal.append(verbs.DONE_ACTION)
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        player = state.players[step.seat]
        if action.verb == verbs.TAKE:
            left = step.a - price(state, player, action.a)
            take_card(state, step.seat, action.a)
            state.push(Step(TAKING_FREE, step.seat, left, 1))
        elif step.b:
            player.no_politics = 1
            slide_and_fill(state)
