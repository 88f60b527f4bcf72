"""Words: what is asked, what an action means, how the game ended. The texts themselves are in text/."""

from tests.trial.catalogue import (
    ADD,
    AGREE,
    AMBUSH,
    CARDS,
    COUNTER,
    LET,
    MOVE,
    OFFER,
    PLACES,
    REFUSE,
    SEAL,
    STOP,
    card_name,
    strength,
)
from tests.trial.state import BID, MARCH, TRADE, TrialState
from zeitalter.core.action import Action
from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.state import ENDED_BY_RESIGNATION
from zeitalter.core.wording import Arg, Description, Message, Prompt


def prompt(state: TrialState, seat: int) -> Prompt:
    step = state.agenda[-1]
    if step.kind == BID:
        return Prompt("bid", Message("trial-ask-bid", {"coins": state.coins[seat]}))
    if step.kind == TRADE:
        return Prompt("trade", Message("trial-ask-trade"), [f"seat-{seat}"])
    if step.kind == MARCH:
        return Prompt("march", Message("trial-ask-march", {"moves": step.a}))
    place = PLACES[step.a]
    return Prompt("react", Message("trial-ask-react", {"seat": step.b, "place": f"place-{place}"}), [place])


def describe(state: TrialState, action: Action) -> Description:
    verb, a, b, c = action.verb, action.a, action.b, action.c
    if verb == ADD:
        return Description(Message("trial-do-add", {"coins": a}), ["bid"], amount=a)
    if verb in (OFFER, COUNTER):
        key = "trial-do-offer" if verb == OFFER else "trial-do-counter"
        return Description(Message(key, {"card": card_name(b), "seat": a}), [f"card-{CARDS[b]}", f"seat-{a}"])
    if verb == REFUSE:
        return Description(Message("trial-do-refuse", {"seat": a}), [f"seat-{a}"])
    if verb == MOVE:
        args: dict[str, Arg] = {"from": f"place-{PLACES[a]}", "to": f"place-{PLACES[b]}", "amount": c}
        return Description(Message("trial-do-move", args), [PLACES[a], PLACES[b]], amount=c)
    if verb == AMBUSH:
        return Description(Message("trial-do-ambush", {"card": card_name(a)}), [f"card-{CARDS[a]}"], irreversible=True)
    simple = {SEAL: "trial-do-seal", AGREE: "trial-do-agree", STOP: "trial-do-stop", LET: "trial-do-let"}
    return Description(Message(simple.get(verb, "trial-do-done")), irreversible=verb == AGREE)


def outcome(state: TrialState) -> Outcome | None:
    """Places, coins and the cards in hand count; among equals the one with more pieces left is ahead."""
    if not state.ended:
        return None
    scores = [score(state, seat) for seat in range(state.seats)]
    totals = [sum(points.values()) for points in scores]
    left = [not state.resigned >> seat & 1 for seat in range(state.seats)]
    keys = [(int(left[seat]), totals[seat], -state.lost[seat]) for seat in range(state.seats)]
    reason = "trial-end-resignation" if state.ended == ENDED_BY_RESIGNATION else "trial-end-rounds"
    return Outcome(scores, totals, ranks(keys), Message(reason, {"round": state.round}))


def score(state: TrialState, seat: int) -> dict[str, int]:
    return {
        "trial-score-places": 3 * sum(state.holder(place) == seat for place in range(len(PLACES))),
        "trial-score-coins": state.coins[seat] // 2,
        "trial-score-cards": sum(strength(card) for card in state.hands[seat]) // 6,
    }
