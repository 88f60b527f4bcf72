"""Production and upkeep at the end of a turn (rulebook, Produktion und Versorgung)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import HUNGER, NOTHING, PRODUCTION, RESOURCE_FOR_FOOD, USUALLY
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import Figures, figures, sides
from zeitalter.games.ages.rules.corruption import mine_and_corrupt, skippable
from zeitalter.games.ages.rules.mines import produce_food
from zeitalter.games.ages.rules.moves import (
    draw_military,
    gain_culture,
    gain_science,
    lose_culture,
    military_cards_left,
)
from zeitalter.games.ages.rules.tokens import (
    food_stored,
    gain_food,
    pay_food,
    pay_resources,
    resources_stored,
)


def is_uprising(state: Ages, seat: int, now: Figures) -> bool:
    """More discontent workers than unused ones: nothing is produced."""
    player = state.players[seat]
    missing = state.catalogue.faces_needed[player.yellow] - now.faces
    return state.settings.level >= ADVANCED and missing > player.unused


class Produce(Phase[Ages, steps.Produce]):
    """Science and culture, food and its consumption; after an uprising nothing at all."""

    def run(self, state: Ages, step: steps.Produce) -> None:
        seat = step.seat
        if state.has_resigned(seat):
            return
        now = figures(state, seat)
        state.emit("event-production", {"seat": seat})
        if is_uprising(state, seat, now):
            missing = state.catalogue.faces_needed[state.players[seat].yellow] - now.faces
            state.emit("event-uprising", {"seat": seat, "n": missing, "unused": state.players[seat].unused})
            return
        gain_science(state, seat, now.science)
        gain_culture(state, seat, now.culture, PRODUCTION)
        make_food(state, seat)
        state.push(steps.Draw(seat, step.cards))
        state.push(steps.ProduceResources(seat, steps.TURN_END))
        consume(state, seat)


def make_food(state: Ages, seat: int) -> None:
    """By farms and pacts."""
    player = state.players[seat]
    produce_food(state, player)
    for side in sides(state, seat):
        if side.food > 0:
            gain_food(state, player, side.food)


# ---- consumption -----------------------------------------------------------------------------------------------------


def consume(state: Ages, seat: int) -> None:
    """Feed the people. Before hunger the player may pay by the trade routes, unless it has said so already."""
    player = state.players[seat]
    trades = player.swap == RESOURCE_FOR_FOOD
    if not trades and food_missing(state, seat) and may_trade_for_food(state, seat):
        state.push(steps.Feeding(seat))
    else:
        feed(state, seat, trades)


def food_missing(state: Ages, seat: int) -> int:
    player = state.players[seat]
    return max(0, state.catalogue.consumption[player.yellow] - food_stored(state, player))


def may_trade_for_food(state: Ages, seat: int) -> bool:
    """Whether the trade routes still let this seat pay a resource in place of a food."""
    player = state.players[seat]
    if player.swap_used or not resources_stored(state, player):
        return False
    for side in sides(state, seat):
        if side.resource_as_food:
            return True
    return False


class Feeding(Question[Ages, steps.Feeding]):
    """Whether to pay 1 resource in place of 1 food, so that hunger costs less."""

    def legal(self, state: Ages, step: steps.Feeding, seat: int) -> list[Action]:
        return [verbs.SWAP, DONE]

    def default(self, state: Ages, step: steps.Feeding, seat: int) -> Action:
        return verbs.SWAP

    def take(self, state: Ages, step: steps.Feeding, seat: int, action: Action) -> None:
        feed(state, seat, isinstance(action, verbs.Swap))


def feed(state: Ages, seat: int, trades: bool) -> None:
    """Pay the food, one of it perhaps by the trade routes; each that is missing costs culture points."""
    player = state.players[seat]
    needed = state.catalogue.consumption[player.yellow]
    if trades and needed and resources_stored(state, player):
        player.swap = USUALLY
        player.swap_used = True
        needed -= pay_resources(state, player, 1)
        state.emit("event-trade-for-food", {"seat": seat})
    eaten = pay_food(state, player, needed)
    if eaten:
        state.emit("event-eat", {"seat": seat, "n": eaten})
    missing = needed - eaten
    if missing > 0:
        state.emit("event-hunger", {"seat": seat, "n": missing})
        lose_culture(state, seat, missing * state.catalogue.hunger, HUNGER)


# ---- resources and military cards ------------------------------------------------------------------------------------


class ProduceResources(Phase[Ages, steps.ProduceResources]):
    """Mines and corruption; by the alternative rule the player is asked first."""

    def run(self, state: Ages, step: steps.ProduceResources) -> None:
        if state.settings.alternative_corruption and skippable(state, step.seat):
            state.push(steps.SkippingMine(step.seat, step.occasion))
        else:
            mine_and_corrupt(state, step.seat, NOTHING, step.occasion)


def cards_to_draw(state: Ages, seat: int) -> int:
    """How many military cards the end of the turn brings: one for each unused military action, at most 3."""
    player = state.players[seat]
    most = min(player.military_left, state.catalogue.military_draw, military_cards_left(state))
    if not most or state.round == 1 or state.settings.draw_as_action:
        return 0
    return 0 if is_uprising(state, seat, figures(state, seat)) else most


class Draw(Phase[Ages, steps.Draw]):
    """A military card for each unused military action, or fewer if the player wants to."""

    def run(self, state: Ages, step: steps.Draw) -> None:
        if state.round > 1 and not state.settings.draw_as_action:
            draw_military(state, step.seat, min(state.players[step.seat].military_left, step.cards))
