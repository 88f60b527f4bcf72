"""What happens by itself: dealing, the order of a round, the storm, handing the cards on, the end."""

from tests.trial.model import steps
from tests.trial.model.catalogue import HAND, MOVES, PLACES, card_name
from tests.trial.model.state import ALL_ROUNDS_PLAYED, NONE, Trial
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase


class NextRound(Phase[Trial, steps.NextRound]):
    def run(self, state: Trial, step: steps.NextRound) -> None:
        for place in range(len(PLACES)):
            if state.round and state.holder(place) != NONE and state.bank:
                state.coins[state.holder(place)] += 1
                state.bank -= 1
        if state.round == state.last_round:
            state.end(ALL_ROUNDS_PLAYED)
            return
        state.round += 1
        state.emit("trial-event-round", {"round": state.round})
        state.push(step)  # the last pushed comes first
        state.push(steps.HandOn(EVERYONE))
        state.push(steps.Storm(EVERYONE))
        state.push(steps.SetOut(EVERYONE))
        state.push(steps.Trade(EVERYONE))
        state.push(steps.Bid(EVERYONE))
        state.push(steps.Deal(EVERYONE))


class Deal(Phase[Trial, steps.Deal]):
    def run(self, state: Trial, step: steps.Deal) -> None:
        for seat in state.clockwise(state.leader):
            while len(state.hands[seat]) < HAND:
                draw(state, seat)
        state.reveal()


def draw(state: Trial, seat: int) -> None:
    if not state.deck:
        state.deck, state.discards = state.discards, []
        state.chance.shuffle(state.deck)
        for card in state.deck:
            state.knows[card] = 0
    card = state.deck.pop()
    state.knows[card] = 1 << seat
    state.hands[seat] = sorted(state.hands[seat] + [card])
    state.emit("trial-event-draw", {"seat": seat, "card_secret": card_name(card)}, 1 << seat, "trial-event-draw-hidden")


class SetOut(Phase[Trial, steps.SetOut]):
    def run(self, state: Trial, step: steps.SetOut) -> None:
        for seat in reversed(state.clockwise(state.leader)):
            state.push(steps.March(seat, MOVES))


class Storm(Phase[Trial, steps.Storm]):
    def run(self, state: Trial, step: steps.Storm) -> None:
        place = state.chance.below(len(PLACES))
        for seat in range(state.seats):
            if state.pieces[place][seat]:
                state.pieces[place][seat] -= 1
                state.lost[seat] += 1
        state.emit("trial-event-storm", {"place": f"place-{PLACES[place]}"})


class HandOn(Phase[Trial, steps.HandOn]):
    def run(self, state: Trial, step: steps.HandOn) -> None:
        """All hands go to the left; whoever held a card still knows where it is."""
        state.hands = [state.hands[seat - 1] for seat in range(state.seats)]
        for seat in range(state.seats):
            for card in state.hands[seat]:
                state.knows[card] |= 1 << seat
        state.reveal()
        state.emit("trial-event-hand-on", {})
