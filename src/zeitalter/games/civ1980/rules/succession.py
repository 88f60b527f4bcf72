"""Phase 16: the markers move on the succession table; the end of the game."""

from zeitalter.core.phase import Phase
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import EARLY_BRONZE, EARLY_IRON, LATE_BRONZE, LATE_IRON, STONE_AGE
from zeitalter.games.civ1980.model.player import hand_value
from zeitalter.games.civ1980.model.state import FINISH_REACHED, TURNS_OVER, Civ1980
from zeitalter.games.civ1980.rules.credits import cards_value, groups_held


def total_points(state: Civ1980, seat: int) -> int:
    """Civilization cards at printed cost, treasury, and trade cards in hand as sets."""
    player = state.players[seat]
    return cards_value(state, player.cards) + player.treasury + hand_value(state.catalogue, player.hand)


def meets(state: Civ1980, seat: int, epoch: int) -> bool:
    """The requirement of an epoch."""
    player = state.players[seat]
    catalogue = state.catalogue
    if epoch == EARLY_BRONZE:
        return player.cities >= catalogue.need_cities
    if epoch == LATE_BRONZE:
        return groups_held(state, player.cards) >= catalogue.need_groups
    if epoch == EARLY_IRON:
        return player.cards.bit_count() >= catalogue.need_cards
    if epoch == LATE_IRON:
        return cards_value(state, player.cards) >= catalogue.need_value
    return True


def printed(state: Civ1980, seat: int, space: int) -> int:
    if not state.settings.printed_values:
        return 0
    return state.catalogue.nations[state.players[seat].nation].printed[space]


def step_of(state: Civ1980, seat: int) -> int:
    """How a marker moves: one back without a city outside the Stone Age, or with fewer points than its space demands;
    one on if the next space allows it. The points of its own space count for leaving it, too."""
    player = state.players[seat]
    epochs = state.catalogue.nations[player.nation].epoch
    here = epochs[player.space]
    if here != STONE_AGE and player.cities == 0:
        return -1
    points = total_points(state, seat)
    if points < printed(state, seat, player.space):
        return -1
    target = player.space + 1
    if target < state.catalogue.finish:
        entering = epochs[target] != here or state.settings.every_step
        if entering and not meets(state, seat, epochs[target]):
            return 0
        if points < printed(state, seat, target):
            return 0
    return 1


def hurdle_of(state: Civ1980, seat: int) -> str:
    """In words, what keeps a marker from moving on or drives it back; `hurdle-none` if nothing does."""
    player = state.players[seat]
    epochs = state.catalogue.nations[player.nation].epoch
    here = epochs[player.space]
    move = step_of(state, seat)
    if move < 0:
        return "hurdle-no-city" if here != STONE_AGE and player.cities == 0 else "hurdle-points-kept"
    if move > 0:
        return "hurdle-none"
    return (
        f"hurdle-epoch-{epochs[player.space + 1]}"
        if not meets(state, seat, epochs[player.space + 1])
        else "hurdle-points"
    )


class Succession(Phase[Civ1980, steps.Succession]):
    def run(self, state: Civ1980, step: steps.Succession) -> None:
        state.phase = 16
        state.reveal()  # the table learns whether the points suffice
        finished = False
        for seat in state.order:
            player = state.players[seat]
            hurdle = hurdle_of(state, seat)
            move = step_of(state, seat)
            player.space += move
            finished = finished or player.space >= state.catalogue.finish
            key = ("event-space-back", "event-space-stay", "event-space-on")[move + 1]
            state.emit(key, {"seat": seat, "space": player.space, "why": hurdle})
        if finished:
            state.end(FINISH_REACHED)
        elif 0 < state.settings.turn_limit <= state.turn:
            state.end(TURNS_OVER)
