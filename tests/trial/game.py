"""The game: each kind of step finds its rules here."""

from tests.trial import bid, march, trade, turns, view, words
from tests.trial.catalogue import DONE, LET, SEAL, STOP
from tests.trial.state import BID, DEAL, HAND_ON, MARCH, REACT, SET_OUT, STORM, TRADE, TrialState
from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.outcome import Outcome
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Prompt


class TrialGame(TrialState):
    def asks(self, step: Step) -> int:
        if step.kind == BID:
            return self.everyone() & ~self.resigned
        if step.kind == TRADE:
            return self.everyone() & ~self.traded
        if step.kind == MARCH or (step.kind == REACT and march.may_react(self, step)):
            return 1 << step.seat
        return 0

    def run(self, step: Step) -> None:
        if step.kind == DEAL:
            turns.deal(self)
        elif step.kind == SET_OUT:
            turns.set_out(self)
        elif step.kind == STORM:
            turns.storm(self)
        elif step.kind == HAND_ON:
            turns.hand_on(self)
        elif step.kind != REACT:  # a reaction that nobody can make any more just passes
            turns.next_round(self)

    def legal(self, step: Step, seat: int) -> list[Action]:
        if step.kind == BID:
            return bid.legal_bids(self, seat)
        if step.kind == TRADE:
            return trade.legal_trades(self, seat)
        return march.legal_marches(self, seat) if step.kind == MARCH else march.legal_reactions(self, seat)

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        if step.kind == MARCH:
            return march.accepts_march(self, seat, action)
        return super().accepts(step, seat, action)

    def default(self, step: Step, seat: int) -> Action:
        return Action({BID: SEAL, TRADE: DONE, MARCH: STOP, REACT: LET}[step.kind])

    def is_sealed(self, step: Step) -> bool:
        return step.kind == BID

    def is_complete(self, step: Step, seat: int) -> bool:
        return bid.is_sealed_up(self, seat)

    def resolve(self, step: Step) -> None:
        bid.open_bids(self)

    def take(self, step: Step, seat: int, action: Action) -> None:
        if step.kind == TRADE:
            trade.trade(self, step, seat, action)
        elif step.kind == MARCH:
            march.march(self, step, seat, action)
        else:
            march.react(self, step, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return words.prompt(self, seat)

    def describe(self, seat: int, action: Action) -> Description:
        return words.describe(self, action)

    def observe(self, seat: int | None) -> View:
        return view.observe(self, seat)

    def outcome(self) -> Outcome | None:
        return words.outcome(self)

    def value(self, seat: int) -> float:
        return sum(2 for row in self.pieces if row[seat] == max(row)) + self.coins[seat] / 2
