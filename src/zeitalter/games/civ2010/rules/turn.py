"""The course of a round: five phases, each in turn order from the start player (rulebook page 12)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ2010.model.state import ROUND_LIMIT, Civ2010, Phase
from zeitalter.games.civ2010.model.steps import (
    BEGIN_MANAGING,
    BEGIN_MOVING,
    BEGIN_RESEARCH,
    BEGIN_ROUND,
    BEGIN_START,
    BEGIN_TRADE,
    DISCARDING,
)
from zeitalter.games.civ2010.model.verbs import DISCARD
from zeitalter.games.civ2010.rules.board import hand_limit
from zeitalter.games.civ2010.rules.moves import discard_card


class BeginRound(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if state.limit and state.round >= state.limit:
            state.end(ROUND_LIMIT)
            return
        if state.round:
            state.start_player = (state.start_player + 1) % state.seats
        state.round += 1
        state.held.clear()
        for player in state.players:
            player.used = 0
            player.grounded = 0
        if state.log is not None:
            state.emit("event-round", {"round": state.round, "seat": state.start_player})
        order = state.order(state.start_player)
        order.reverse()
        state.push(Step(BEGIN_ROUND, EVERYONE))
        state.push(Step(BEGIN_RESEARCH, EVERYONE))
        for kind in (BEGIN_MOVING, BEGIN_MANAGING):
            for seat in order:
                state.push(Step(kind, seat))
        state.push(Step(BEGIN_TRADE, EVERYONE))
        for seat in order:
            state.push(Step(BEGIN_START, seat))


class CheckHand(Phase):
    """Whoever has more culture events than the limit discards at once."""

    def run(self, state: Civ2010, step: Step) -> None:
        if len(state.players[step.seat].cards) > hand_limit(state, step.seat):
            state.push(Step(DISCARDING, step.seat))


class Discarding(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return [Action(DISCARD, card) for card in state.players[seat].cards]

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        discard_card(state, seat, action.a)
        if state.log is not None:
            state.emit("event-discard", {"seat": seat, "card": "card-" + state.catalogue.cards[action.a].id})
        if len(state.players[seat].cards) > hand_limit(state, seat):
            state.push(step)


def has_secrets(state: Civ2010, seat: int) -> bool:
    """Whether a seat may hold something the others cannot see; then it is always asked, or asking would tell."""
    return bool(state.players[seat].cards or state.players[seat].tokens)
