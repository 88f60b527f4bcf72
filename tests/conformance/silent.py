"""The trial game with one mistake each in what it explains. The kit must notice every one of them."""

import msgspec

from tests.trial.game import TrialGame
from tests.trial.model import steps
from tests.trial.model.catalogue import PLACES, card_name
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Seal
from zeitalter.core.action import DONE, Action
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Consequence, Message


class CountsWrongly(TrialGame):
    def sums(self, state: Trial, seat: int | None) -> list[Sum]:
        first, *others = super().sums(state, seat)
        return [msgspec.structs.replace(first, total=first.total + 1), *others]


class ExplainsTwice(TrialGame):
    def sums(self, state: Trial, seat: int | None) -> list[Sum]:
        sums = super().sums(state, seat)
        return [*sums, sums[0]]


class ExplainsTheHandsOfOthers(TrialGame):
    def sums(self, state: Trial, seat: int | None) -> list[Sum]:
        return [*super().sums(state, 0), *super().sums(state, 1)[-1:]]


class CountsNobodysCoins(TrialGame):
    def holdings(self, state: Trial, seat: int) -> list[int]:
        return [*super().holdings(state, seat), 0]


class TellsHands(TrialGame):
    """How good the cards of others are is nobody's business."""

    def holdings(self, state: Trial, seat: int) -> list[int]:
        coins, pieces = super().holdings(state, seat)
        return [coins + sum(state.hands[seat]), pieces]


class ForgetsPlaces(TrialGame):
    def elements(self, state: Trial, seat: int) -> list[str]:
        return [anchor for anchor in super().elements(state, seat) if anchor not in PLACES]


class PassesWhatIsNotPossible(TrialGame):
    def passing(self, state: Trial, seat: int) -> Action | None:
        return Seal() if isinstance(state.agenda[-1], steps.March) else None


class PassesBySecrets(TrialGame):
    """Whoever has bad cards does not trade, and everybody learns it."""

    def passing(self, state: Trial, seat: int) -> Action | None:
        return DONE if isinstance(state.agenda[-1], steps.Trade) and sum(state.hands[seat]) % 2 else None


class LeaksInReasons(TrialGame):
    def why_not(self, state: Trial, seat: int, anchor: str) -> Message | None:
        top = card_name(state.deck[-1]) if state.deck else "trial-not-bid"
        return Message(top) if anchor == "bid" else super().why_not(state, seat, anchor)


class LeaksInConsequences(TrialGame):
    def consequences(self, state: Trial, seat: int, action: Action) -> list[Consequence]:
        risky = any(sum(hand) % 2 for other, hand in enumerate(state.hands) if other != seat)
        return [Consequence(Message("trial-not-bid"), grave=risky)]
