"""The course of a round: five phases, each in turn order from the start player (rulebook page 12)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.state import ROUND_LIMIT, Civ2010
from zeitalter.games.civ2010.rules.board import has_too_many_cards
from zeitalter.games.civ2010.rules.culture import discard_card


class BeginRound(Phase[Civ2010, steps.BeginRound]):
    def run(self, state: Civ2010, step: steps.BeginRound) -> None:
        if state.settings.limit and state.round >= state.settings.limit:
            state.end(ROUND_LIMIT)
            return
        if state.round:
            state.start_player = (state.start_player + 1) % state.seats
        state.round += 1
        state.held.clear()
        for player in state.players:
            player.used = 0
            player.grounded = 0
            player.fresh = player.newest
            player.newest = 0
        state.emit("event-round", {"round": state.round, "seat": state.start_player})
        order = state.clockwise(state.start_player)
        order.reverse()
        state.push(steps.BeginRound(EVERYONE))
        state.push(steps.BeginResearch(EVERYONE))
        for seat in order:
            state.push(steps.BeginMoving(seat, 0))
        for seat in order:
            state.push(steps.BeginManaging(seat, 0))
        state.push(steps.BeginTrade(EVERYONE))
        for seat in order:
            state.push(steps.BeginStart(seat, 0))


class Discarding(Question[Civ2010, steps.Discarding]):
    """Whoever has more culture events than the limit discards at once."""

    def asks(self, state: Civ2010, step: steps.Discarding) -> int:
        return 1 << step.seat if has_too_many_cards(state, step.seat) else 0

    def run(self, state: Civ2010, step: steps.Discarding) -> None:
        """The hand is small enough."""

    def legal(self, state: Civ2010, step: steps.Discarding, seat: int) -> list[Action]:
        return [verbs.Discard(card) for card in state.players[seat].cards]

    def take(self, state: Civ2010, step: steps.Discarding, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Discard)
        discard_card(state, seat, action.card)
        state.emit("event-discard", {"seat": seat, "card": "card-" + state.catalogue.cards[action.card].id})
        if has_too_many_cards(state, seat):
            state.push(step)


def has_secrets(state: Civ2010, seat: int) -> bool:
    """Whether a seat may hold something the others cannot see; then it is always asked, or asking would tell."""
    return bool(state.players[seat].cards or state.players[seat].tokens)
