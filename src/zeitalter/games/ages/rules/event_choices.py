"""Decisions in events and after attacks: what to gain, what to lose."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import MIDDLE_AGES
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.building import destroy
from zeitalter.games.ages.rules.card_row import add_takes, price, slide_and_fill, take_card
from zeitalter.games.ages.rules.civilization import recount_actions
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

# ---- destroying buildings of somebody else ---------------------------------------------------------------------------


def begin_razing(state: Ages, seat: int, opponent: int, buildings: int) -> None:
    """Somebody destroys urban buildings of a victim; with one building there is nothing to choose."""
    choices = urban_buildings(state, opponent)
    if len(choices) == 1 and buildings == 1:
        raze(state, steps.Razing(seat, opponent, 1, NOTHING), choices[0])
    elif choices:
        state.push(steps.Razing(seat, opponent, buildings, NOTHING))


def urban_buildings(state: Ages, seat: int) -> list[int]:
    """Cards on which there are any."""
    urban = state.catalogue.urban
    workers = state.players[seat].workers
    return [tech for tech in range(urban.first, urban.end) if workers[tech]]


class BeginRazing(Phase[Ages, steps.BeginRazing]):
    def run(self, state: Ages, step: steps.BeginRazing) -> None:
        begin_razing(state, step.seat, step.opponent, step.buildings)


class Razing(Question[Ages, steps.Razing]):
    """Somebody destroys urban buildings of a victim: Terrorism, or the winner of a raid."""

    def legal(self, state: Ages, step: steps.Razing, seat: int) -> list[Action]:
        techs = urban_buildings(state, step.opponent)
        if step.tech == NOTHING:
            return [verbs.Raze(step.opponent, tech) for tech in techs]
        return [*[verbs.Raze(step.opponent, tech) for tech in techs if tech == step.tech], DONE]

    def take(self, state: Ages, step: steps.Razing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Raze):
            raze(state, step, action.tech)
        else:
            state.emit("event-razes-no-more", {"seat": seat})
            end_razing(state, seat)


def raze(state: Ages, step: steps.Razing, tech: int) -> None:
    destroy(state, step.opponent, tech)
    state.fight.razed += state.card(tech).cost
    if step.buildings > 1 and state.players[step.opponent].workers[tech]:
        state.push(steps.Razing(step.seat, step.opponent, step.buildings - 1, tech))
    else:
        end_razing(state, step.seat)


def end_razing(state: Ages, seat: int) -> None:
    """After a raid the winner produces half of what the buildings cost; terrorists gain nothing."""
    total = state.fight.razed
    state.fight.razed = 0
    if state.fight.card != NOTHING:
        half = (total + 1) // 2 if state.card(state.fight.card).round_up else total // 2
        gain_resources(state, state.players[seat], half)


# ---- food and resources: the action tells how much is food -----------------------------------------------------------


class GainingMix(Question[Ages, steps.GainingMix]):
    def legal(self, state: Ages, step: steps.GainingMix, seat: int) -> list[Action]:
        if step.either:
            return [verbs.Mix(0), verbs.Mix(step.total)]
        return [verbs.Mix(food) for food in range(step.total + 1)]

    def take(self, state: Ages, step: steps.GainingMix, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Mix)
        player = state.players[seat]
        gain_food(state, player, action.food)
        gain_resources(state, player, step.total - action.food)


def mixes(state: Ages, victim: int, amount: int) -> list[int]:
    """How much food may be among `amount` goods taken from a victim."""
    player = state.players[victim]
    food, resources = food_stored(state, player), resources_stored(state, player)
    amount = min(amount, food + resources)
    return list(range(max(0, amount - resources), min(food, amount) + 1))


class LosingMix(Question[Ages, steps.LosingMix]):
    def legal(self, state: Ages, step: steps.LosingMix, seat: int) -> list[Action]:
        return [verbs.Mix(food) for food in mixes(state, seat, step.total)]

    def take(self, state: Ages, step: steps.LosingMix, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Mix)
        player = state.players[seat]
        pay_food(state, player, action.food)
        pay_resources(state, player, step.total - action.food)


class Plundering(Question[Ages, steps.Plundering]):
    """The winner chooses a mix of the loser's food and resources, and produces as much."""

    def legal(self, state: Ages, step: steps.Plundering, seat: int) -> list[Action]:
        return [verbs.Mix(food) for food in mixes(state, step.opponent, step.total)]

    def take(self, state: Ages, step: steps.Plundering, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Mix)
        plunder(state, seat, step.opponent, step.total, action.food)


def plunder(state: Ages, winner: int, loser: int, amount: int, food: int) -> None:
    victim = state.players[loser]
    lost_food = pay_food(state, victim, food)
    lost = pay_resources(state, victim, min(amount - food, resources_stored(state, victim)))
    gain_food(state, state.players[winner], lost_food)
    gain_resources(state, state.players[winner], lost)
    state.emit("event-plunder", {"seat": winner, "seat_from": loser, "food": lost_food, "n": lost})


# ---- cards and tokens ------------------------------------------------------------------------------------------------


class FreeBuilding(Question[Ages, steps.FreeBuilding]):
    def legal(self, state: Ages, step: steps.FreeBuilding, seat: int) -> list[Action]:
        return [verbs.FreeBuild(step.tech), DONE]

    def take(self, state: Ages, step: steps.FreeBuilding, seat: int, action: Action) -> None:
        if isinstance(action, verbs.FreeBuild):
            player = state.players[seat]
            player.unused -= 1
            player.workers[step.tech] += 1
            state.emit("event-build", {"seat": seat, "card": card_key(state, step.tech), "n": 0})
        else:
            state.emit("event-declines", {"seat": seat, "card": card_key(state, step.tech)})


def old_wonders(state: Ages, seat: int) -> list[int]:
    return [wonder for wonder in state.players[seat].wonders if state.card(wonder).age <= MIDDLE_AGES]


class TurningWonder(Question[Ages, steps.TurningWonder]):
    """The event Ravages of Time."""

    def legal(self, state: Ages, step: steps.TurningWonder, seat: int) -> list[Action]:
        return [verbs.Turn(wonder) for wonder in old_wonders(state, seat)]

    def take(self, state: Ages, step: steps.TurningWonder, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Turn)
        ruin(state, seat, action.card)


def ruin(state: Ages, seat: int, wonder: int) -> None:
    player = state.players[seat]
    player.wonders.remove(wonder)
    player.ruins.append(wonder)
    recount_actions(state, seat)
    state.emit("event-ruin", {"seat": seat, "card": card_key(state, wonder)})


class LosingColony(Question[Ages, steps.LosingColony]):
    def legal(self, state: Ages, step: steps.LosingColony, seat: int) -> list[Action]:
        return [verbs.Surrender(colony) for colony in state.players[seat].colonies]

    def take(self, state: Ages, step: steps.LosingColony, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Surrender)
        give_up_colony(state, seat, action.card)


class LosingBlue(Question[Ages, steps.LosingBlue]):
    """The owner of the tokens chooses, or the winner of an attack."""

    def legal(self, state: Ages, step: steps.LosingBlue, seat: int) -> list[Action]:
        blue = state.players[step.opponent].blue
        return [verbs.Give(place) for place in range(len(blue)) if blue[place]]

    def take(self, state: Ages, step: steps.LosingBlue, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Give)
        player = state.players[step.opponent]
        player.blue[action.tech] -= 1
        player.blue_owned -= 1
        state.emit("event-lose-blue", {"seat": step.opponent, "card": card_key(state, action.tech)})
        if step.tokens > 1 and any(player.blue):
            state.push(steps.LosingBlue(seat, step.opponent, step.tokens - 1))


class TakingFree(Question[Ages, steps.TakingFree]):
    """The event International Agreement: cards of the row for some actions that nobody spends."""

    def legal(self, state: Ages, step: steps.TakingFree, seat: int) -> list[Action]:
        legal: list[Action] = []
        add_takes(state, state.players[seat], step.actions, legal)
        legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.TakingFree, seat: int, action: Action) -> None:
        player = state.players[seat]
        if isinstance(action, verbs.Take):
            left = step.actions - price(state, player, action.slot)
            take_card(state, seat, action.slot)
            state.push(steps.TakingFree(seat, left, 1))
        elif step.taken:
            player.no_politics = True
            state.emit("event-gives-up-politics", {"seat": seat})
            slide_and_fill(state)
        else:
            state.emit("event-takes-nothing", {"seat": seat})
