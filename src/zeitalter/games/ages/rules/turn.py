"""The course of turns and rounds, and the end of the game."""

from zeitalter.core.agenda import Step
from zeitalter.games.ages.model.player import Player
from zeitalter.games.ages.model.state import (
    ACTIONS,
    AGE_BY_AGE_BONUS,
    BEGIN_DISCARDING,
    BEGIN_POLITICS,
    BEGIN_TURN,
    BEGINNER,
    FINISH,
    FULL_GAME,
    NEXT_TURN,
    PRODUCE,
    REFILL,
    RESOLVE_WAR,
    REVEAL_EVENT,
    Ages,
    Phase,
)
from zeitalter.games.ages.rules.end_of_age import turn_bonus_card
from zeitalter.games.ages.rules.scoring import score_end

FIRST_EVENT_ROUND = 3  # of the beginner game


class BeginTurn(Phase):
    def run(self, state: Ages, step: Step) -> None:
        seat = step.seat
        state.active = seat
        state.keeps_cards = 0
        player = state.players[seat]
        start_afresh(player)
        if state.round == 1:
            player.civil_left = (seat - state.start_player) % state.seats + 1
            player.military_left = 0
        if state.log is not None:
            state.emit("event-turn", {"seat": seat, "round": state.round})
        state.push(Step(NEXT_TURN, seat))
        state.push(Step(PRODUCE, seat))
        state.push(Step(ACTIONS, seat))
        if state.round == 1:
            return
        state.push(Step(BEGIN_DISCARDING, seat))
        state.push(Step(BEGIN_POLITICS, seat))
        state.push(Step(RESOLVE_WAR, seat))
        state.push(Step(REFILL, seat))
        if state.level == BEGINNER and is_event_due(state, seat):
            state.push(Step(REVEAL_EVENT, seat))


def start_afresh(player: Player) -> None:
    """All action tokens are back; what the last turn remembered is forgotten."""
    player.fresh.clear()
    player.civil_left = max(0, player.civil_total - player.rebellion)
    player.rebellion = 0
    player.civil_used = 0
    player.military_left = player.military_total
    player.military_used = 0
    player.military_extra = 0
    player.unit_resources = 0
    player.leader_resources_used = 0
    player.free_population_used = 0
    player.swap = 0
    player.swap_used = 0


def first_seat(state: Ages) -> int:
    """Who begins a round: the start player, or the next one who has not left."""
    for i in range(state.seats):
        seat = (state.start_player + i) % state.seats
        if not state.resigned >> seat & 1:
            return seat
    return state.start_player


def is_event_due(state: Ages, seat: int) -> bool:
    """In the beginner game: one event a round, before the first turn of it. Who comes next when the first player leaves
    in the turn does not reveal another one."""
    rounds = state.round - FIRST_EVENT_ROUND + 1
    return seat == first_seat(state) and len(state.past) < rounds


class NextTurn(Phase):
    def run(self, state: Ages, step: Step) -> None:
        state.players[step.seat].swap = 0
        for i in range(1, state.seats + 1):
            seat = (step.seat + i) % state.seats
            if not state.resigned >> seat & 1:
                break
        place = (step.seat - state.start_player) % state.seats
        if (seat - state.start_player) % state.seats <= place:
            if state.round == state.last_round:
                state.push(Step(FINISH, seat))
                return
            if state.round == 1 and state.bonus_variant == AGE_BY_AGE_BONUS:
                turn_bonus_card(state)
            state.round += 1
        state.push(Step(BEGIN_TURN, seat))


class Finish(Phase):
    def run(self, state: Ages, step: Step) -> None:
        score_end(state)
        state.end(FULL_GAME)
