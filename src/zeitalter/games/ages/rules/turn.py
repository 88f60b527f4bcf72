"""The course of turns and rounds, and the end of the game."""

from zeitalter.core.phase import Phase
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.player import USUALLY, Player
from zeitalter.games.ages.model.settings import AGE_BY_AGE_BONUS, BEGINNER
from zeitalter.games.ages.model.state import FULL_GAME, Ages
from zeitalter.games.ages.rules.end_of_age import turn_bonus_card
from zeitalter.games.ages.rules.scoring import score_end

FIRST_EVENT_ROUND = 3  # of the beginner game


class BeginTurn(Phase[Ages, steps.BeginTurn]):
    def run(self, state: Ages, step: steps.BeginTurn) -> None:
        seat = step.seat
        state.active = seat
        state.keeps_cards = False
        player = state.players[seat]
        start_afresh(player)
        if state.round == 1:
            player.civil_left = (seat - state.start_player) % state.seats + 1
            player.military_left = 0
        state.emit("event-turn", {"seat": seat, "round": state.round})
        state.push(steps.NextTurn(seat))
        state.push(steps.Produce(seat, state.catalogue.military_draw))
        state.push(steps.Actions(seat))
        if state.round == 1:
            return
        state.push(steps.BeginDiscarding(seat))
        state.push(steps.BeginPolitics(seat))
        state.push(steps.ResolveWar(seat))
        state.push(steps.Refill(seat))
        if state.settings.level == BEGINNER and is_event_due(state, seat):
            state.push(steps.RevealEvent(seat))


def start_afresh(player: Player) -> None:
    """All action tokens are back; what the last turn remembered is forgotten."""
    player.fresh.clear()
    player.civil_left = max(0, player.civil_total - player.rebellion)
    player.rebellion = 0
    player.civil_used = False
    player.military_left = player.military_total
    player.military_used = False
    player.military_extra = 0
    player.unit_resources = 0
    player.leader_resources_used = 0
    player.free_population_used = False
    player.swap = USUALLY
    player.swap_used = False


def next_seat(state: Ages, first: int) -> int:
    """This seat, or the next one who has not left."""
    for seat in state.clockwise(first):
        if not state.has_resigned(seat):
            return seat
    return first


def is_event_due(state: Ages, seat: int) -> bool:
    """In the beginner game: one event a round, before the first turn of it. Who comes next when the first player leaves
    in the turn does not reveal another one."""
    rounds = state.round - FIRST_EVENT_ROUND + 1
    return seat == next_seat(state, state.start_player) and len(state.past) < rounds


class NextTurn(Phase[Ages, steps.NextTurn]):
    def run(self, state: Ages, step: steps.NextTurn) -> None:
        state.players[step.seat].swap = USUALLY
        seat = next_seat(state, (step.seat + 1) % state.seats)
        place = (step.seat - state.start_player) % state.seats
        if (seat - state.start_player) % state.seats <= place:
            if state.round == state.last_round:
                state.push(steps.Finish(seat))
                return
            if state.round == 1 and state.settings.bonus_variant == AGE_BY_AGE_BONUS:
                turn_bonus_card(state)
            state.round += 1
        state.push(steps.BeginTurn(seat))


class Finish(Phase[Ages, steps.Finish]):
    def run(self, state: Ages, step: steps.Finish) -> None:
        score_end(state)
        state.end(FULL_GAME)
