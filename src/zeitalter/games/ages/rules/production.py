"""Production and upkeep at the end of a turn (rulebook, Produktion und Versorgung)."""

from zeitalter.core.phase import Phase
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.player import HUNGER, NOTHING, PRODUCTION, RESOURCE_FOR_FOOD, USUALLY
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import Figures, figures, sides
from zeitalter.games.ages.rules.corruption import corrupt, skippable
from zeitalter.games.ages.rules.mines import make_resources, produce_food
from zeitalter.games.ages.rules.moves import draw_military, gain_culture, gain_science, lose_culture
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
        if is_uprising(state, seat, now):
            state.emit("event-uprising", {"seat": seat})
            return
        gain_science(state, seat, now.science)
        gain_culture(state, seat, now.culture, PRODUCTION)
        make_food(state, seat)
        consume(state, seat)
        state.push(steps.Draw(seat))
        begin_resources(state, seat, 0)


def make_food(state: Ages, seat: int) -> None:
    """By farms and pacts."""
    player = state.players[seat]
    produce_food(state, player)
    for side in sides(state, seat):
        if side.food > 0:
            gain_food(state, player, side.food)


def begin_resources(state: Ages, seat: int, by_event: int) -> None:
    """Mines and corruption, at the end of a turn or, without pacts, by an event."""
    state.push(steps.ProduceResources(seat, NOTHING, by_event))
    if state.settings.alternative_corruption and skippable(state, seat, by_event):
        state.push(steps.SkippingMine(seat, by_event))


class ProduceResources(Phase[Ages, steps.ProduceResources]):
    def run(self, state: Ages, step: steps.ProduceResources) -> None:
        make_resources(state, step.seat, state.players[step.seat], step.skipped, step.by_event)
        corrupt(state, step.seat)


class Draw(Phase[Ages, steps.Draw]):
    """A military card for each unused military action."""

    def run(self, state: Ages, step: steps.Draw) -> None:
        if state.round > 1 and not state.settings.draw_as_action:
            player = state.players[step.seat]
            draw_military(state, step.seat, min(player.military_left, state.catalogue.military_draw))


def consume(state: Ages, seat: int) -> None:
    """Feed the people; each missing food costs culture points."""
    player = state.players[seat]
    needed = state.catalogue.consumption[player.yellow]
    if needed <= 0:
        return
    if trades_for_food(state, seat, needed):
        player.swap = USUALLY
        player.swap_used = True
        needed -= pay_resources(state, player, 1)
    paid = pay_food(state, player, needed)
    if paid < needed:
        state.emit("event-hunger", {"seat": seat, "n": needed - paid})
        lose_culture(state, seat, (needed - paid) * state.catalogue.hunger, HUNGER)


def trades_for_food(state: Ages, seat: int, needed: int) -> bool:
    """The trade routes: when the player has said so, else only before hunger costs culture points."""
    player = state.players[seat]
    if player.swap_used or not resources_stored(state, player):
        return False
    if player.swap == RESOURCE_FOR_FOOD:
        return True
    if needed <= food_stored(state, player) or not player.culture:
        return False
    for side in sides(state, seat):
        if side.resource_as_food:
            return True
    return False
