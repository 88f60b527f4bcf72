"""What a table of this game explains: figures, sums, reasons, consequences, and what passes by itself."""

from tests.trial.model import steps
from tests.trial.model.catalogue import CARDS, PATHS, PLACES, card_name, strength
from tests.trial.model.state import Trial
from tests.trial.model.verbs import Stop
from zeitalter.core.action import DONE, Action
from zeitalter.core.sums import Sum, Tally
from zeitalter.core.wording import Consequence, Message

FIGURES = ["coins", "pieces"]


def holdings(state: Trial, seat: int) -> list[int]:
    return [state.coins[seat], sum(place[seat] for place in state.pieces)]


def sums(state: Trial, seat: int | None) -> list[Sum]:
    """How many pieces everybody has; and what the own hand is worth."""
    found = []
    for other in range(state.seats):
        tally = Tally(f"pieces:{other}")
        for place, pieces in enumerate(state.pieces):
            tally.add(pieces[other], f"place-{PLACES[place]}")
        found.append(tally.sum())
    if seat is not None:
        tally = Tally(f"hand:{seat}")
        for card in state.hands[seat]:
            tally.add(strength(card), card_name(card))
        found.append(tally.sum())
    return found


def elements(state: Trial, seat: int) -> list[str]:
    seats = [f"seat-{other}" for other in range(state.seats)]
    return ["bid", *seats, *PLACES, *[f"card-{CARDS[card]}" for card in state.hands[seat]]]


def why_not(state: Trial, seat: int, anchor: str) -> Message | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    if anchor in PLACES:
        if not isinstance(step, steps.March):
            return Message("trial-not-march")
        if not any(state.pieces[near][seat] for near in [PLACES.index(anchor), *PATHS[PLACES.index(anchor)]]):
            return Message("trial-not-near", {"place": f"place-{anchor}"})
    if anchor == "bid" and not isinstance(step, steps.Bid):
        return Message("trial-not-bid")
    return None


def consequences(state: Trial, seat: int, action: Action) -> list[Consequence]:
    step = state.agenda[-1]
    if isinstance(action, Stop) and isinstance(step, steps.March) and can_march(state, seat):
        return [Consequence(Message("trial-moves-lost", {"moves": step.moves_left}))]
    return []


def passing(state: Trial, seat: int) -> Action | None:
    """Whoever has no pieces on the map does not march, and the last one to trade has nobody to trade with: everybody
    sees that."""
    step = state.agenda[-1]
    if isinstance(step, steps.March) and not can_march(state, seat):
        return Stop()
    if isinstance(step, steps.Trade) and state.traded | 1 << seat == state.everyone():
        return DONE
    return None


def can_march(state: Trial, seat: int) -> bool:
    return any(place[seat] for place in state.pieces)
