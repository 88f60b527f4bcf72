"""Pacts: offering, answering, ending (rulebook, Pakte schließen und brechen)."""

from zeitalter.core.action import Action
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.player import NOBODY, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import recount_actions
from zeitalter.games.ages.rules.moves import card_key, discard_openly, leave_hand, tell_effects


def add_offers(state: Ages, seat: int, card: int, legal: list[Action]) -> None:
    roles = 1 if state.card(card).symmetric else 2
    for partner in state.remaining():
        if partner != seat:
            for role in range(roles):
                legal.append(verbs.Offer(card, partner, role))


def offer_pact(state: Ages, seat: int, card: int, partner: int, role: int) -> None:
    """An offer shows the card, the partner and the roles; it costs the political action whatever the answer is."""
    player = state.players[seat]
    if card not in player.shown:
        player.shown.append(card)
    state.reveal()
    state.emit(
        "event-offer",
        {"seat": seat, "card": card_key(state, card), "seat_to": partner, "role": f"role-{verbs.ROLES[role]}"},
    )
    tell_effects(state, card)
    state.push(steps.AnsweringPact(partner, card, seat, role))


class AnsweringPact(Question[Ages, steps.AnsweringPact]):
    def legal(self, state: Ages, step: steps.AnsweringPact, seat: int) -> list[Action]:
        return [verbs.ACCEPT, verbs.REFUSE]

    def default(self, state: Ages, step: steps.AnsweringPact, seat: int) -> Action:
        return verbs.REFUSE

    def take(self, state: Ages, step: steps.AnsweringPact, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Accept):
            begin_pact(state, step)
        else:
            args = {"seat": seat, "card": card_key(state, step.card), "seat_from": step.offered_by}
            state.emit("event-refuse", {**args})


def begin_pact(state: Ages, step: steps.AnsweringPact) -> None:
    """It replaces the pact its owner had."""
    owner = state.players[step.offered_by]
    leave_hand(state, step.offered_by, step.card)
    end_pact(state, step.offered_by)
    owner.pact = step.card
    owner.pact_partner = step.seat
    owner.pact_role = step.role
    recount_actions(state, step.offered_by)
    recount_actions(state, step.seat)
    state.emit("event-accept", {"seat": step.seat, "card": card_key(state, step.card), "seat_from": step.offered_by})


def end_pact(state: Ages, owner: int) -> None:
    """A pact ends: its card is discarded, both parties lose what it gave."""
    player = state.players[owner]
    if player.pact == NOTHING:
        return
    partner = player.pact_partner
    state.emit("event-pact-ends", {"seat": owner, "card": card_key(state, player.pact), "seat_to": partner})
    discard_openly(state, player.pact)
    player.pact = NOTHING
    player.pact_partner = NOBODY
    player.pact_role = 0
    recount_actions(state, owner)
    recount_actions(state, partner)


def end_pacts_of_age(state: Ages, age: int) -> None:
    for seat in range(state.seats):
        if state.players[seat].pact != NOTHING and state.card(state.players[seat].pact).age <= age:
            end_pact(state, seat)
