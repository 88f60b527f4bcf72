"""Pacts: offering, answering (rulebook, Pakte schließen und brechen)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.state import ANSWERING_PACT, Ages, Phase
from zeitalter.games.ages.rules.civilization import recount_actions
from zeitalter.games.ages.rules.moves import card_key, end_pact, leave_hand


def offer_pact(state: Ages, seat: int, card: int, partner: int, role: int) -> None:
    """An offer shows the card, the partner and the roles; it costs the political action whatever the answer is."""
    player = state.players[seat]
    if card not in player.shown:
        player.shown.append(card)
    state.reveal()
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {"seat": seat, "card": card_key(state, card)}
        args["seat_to"] = partner
        args["role"] = f"role-{role}"
        state.emit("event-offer", args)
    state.push(Step(ANSWERING_PACT, partner, card, seat, role))


class AnsweringPact(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        return [verbs.ACCEPT_ACTION, verbs.REFUSE_ACTION]

    def default(self, state: Ages, step: Step, seat: int) -> Action:
        return verbs.REFUSE_ACTION

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.REFUSE:
            if state.log is not None:
                state.emit("event-refuse", {"seat": step.seat, "card": card_key(state, step.a)})
            return
        owner = state.players[step.b]
        leave_hand(state, step.b, step.a)
        end_pact(state, step.b)
        owner.pact = step.a
        owner.pact_partner = step.seat
        owner.pact_role = step.c
        recount_actions(state, step.b)
        recount_actions(state, step.seat)
        if state.log is not None:
            state.emit("event-accept", {"seat": step.seat, "card": card_key(state, step.a), "seat_from": step.b})
