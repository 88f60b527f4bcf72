"""The buy phase: at most one card, paid with temporary and exhausted resources (rulebook, Spielablauf 3)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages_cards.model.catalogue import ERAS, RESOURCES, SPACE, SPACE_ERA
from zeitalter.games.ages_cards.model.state import (
    BUY_PHASE,
    LAST_SPACE_CARD,
    NOTHING,
    PAYING,
    AgesCards,
    Phase,
)
from zeitalter.games.ages_cards.model.verbs import (
    DONE,
    DONE_ACTION,
    EXHAUSTS,
    PAY,
    PAY_ACTION,
    PURCHASES,
    SPEND,
    SPENDINGS,
)
from zeitalter.games.ages_cards.rules.moves import exhaust
from zeitalter.games.ages_cards.rules.payment import cheapest, covers, payments, total
from zeitalter.games.ages_cards.rules.pyramid import project_surcharge, remove, surcharge, surcharges


def available(state: AgesCards, seat: int) -> list[int]:
    """Everything to pay with: temporary resources, resource sides in the display, and what is already put down."""
    have = state.turn.gained[:]
    for resource in range(RESOURCES):
        have[resource] += state.turn.paid[resource]
    cards = state.catalogue.cards
    for card in state.players[seat].resources:
        have[cards[card].resource] += 1
    return have


def affordable(state: AgesCards, seat: int) -> list[int]:
    """Cards of the pyramid and tops of the project stacks that the player can pay."""
    have = available(state, seat)
    units = sum(have) + have[SPACE]
    if units == 0:
        return []
    result: list[int] = []
    extras = surcharges(state)
    for era in range(ERAS):
        row = state.pyramid[era]
        for place in range(len(row)):
            if row[place] != NOTHING and can_pay(state, have, units, row[place], extras[era][place]):
                result.append(row[place])
        stack = state.projects[era]
        if stack and can_pay(state, have, units, stack[-1], project_surcharge(state, era)):
            result.append(stack[-1])
    return result


def can_pay(state: AgesCards, have: list[int], units: int, card: int, extra: int) -> bool:
    cost = state.catalogue.cards[card].cost
    return total(cost) + extra <= units and covers(have, cost, extra)


class BeginBuyPhase(Phase):
    def run(self, state: AgesCards, step: Step) -> None:
        if affordable(state, step.seat):
            state.push(Step(BUY_PHASE, step.seat))


class BuyPhase(Phase):
    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        actions = [PURCHASES[card] for card in affordable(state, step.seat)]
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        if action.verb == DONE:
            return
        ways = ways_to_pay(state, step.seat, action.a)
        if len(ways) == 1 and is_forced(state, step.seat, ways[0]):
            pay(state, step.seat, ways[0])
            acquire(state, step.seat, action.a)
        else:
            state.push(Step(PAYING, step.seat, action.a))


def ways_to_pay(state: AgesCards, seat: int, card: int) -> list[list[int]]:
    return payments(available(state, seat), state.turn.paid, state.card(card).cost, surcharge(state, card))


def is_forced(state: AgesCards, seat: int, way: list[int]) -> bool:
    """Whether a payment leaves no choice of cards: of each resource it takes all there is, or none."""
    have = available(state, seat)
    for resource in range(RESOURCES):
        if way[resource] and way[resource] != have[resource]:
            return False
    return True


class Paying(Phase):
    """Put down resources one by one, or pay the cheapest way at once. Nothing superfluous may be put down."""

    def legal(self, state: AgesCards, step: Step) -> list[Action]:
        wanted = [0] * RESOURCES
        for way in ways_to_pay(state, step.seat, step.a):
            for resource in range(RESOURCES):
                if way[resource] > wanted[resource]:
                    wanted[resource] = way[resource]
        turn = state.turn
        actions = [PAY_ACTION]
        for resource in range(RESOURCES):
            if turn.gained[resource] and wanted[resource] > turn.paid[resource]:
                actions.append(SPENDINGS[resource])
        for card in state.players[step.seat].resources:
            resource = state.card(card).resource
            if wanted[resource] > turn.paid[resource]:
                actions.append(EXHAUSTS[card])
        return actions

    def take(self, state: AgesCards, step: Step, action: Action) -> None:
        turn = state.turn
        if action.verb == PAY:
            pay(state, step.seat, cheapest(ways_to_pay(state, step.seat, step.a), turn.gained))
        elif action.verb == SPEND:
            turn.gained[action.a] -= 1
            turn.paid[action.a] += 1
        else:
            turn.paid[state.card(action.a).resource] += 1
            exhaust(state, step.seat, action.a)
        if covers(turn.paid, state.card(step.a).cost, surcharge(state, step.a)):
            acquire(state, step.seat, step.a)
        else:
            state.push(step)


def pay(state: AgesCards, seat: int, way: list[int]) -> None:
    """Complete a payment: temporary resources first, then cards in the order they lie."""
    turn = state.turn
    for resource in range(RESOURCES):
        missing = way[resource] - turn.paid[resource]
        spent = min(missing, turn.gained[resource])
        turn.gained[resource] -= spent
        for card in state.players[seat].resources[:]:
            if spent < missing and state.card(card).resource == resource:
                exhaust(state, seat, card)
                spent += 1
        turn.paid[resource] = way[resource]


def acquire(state: AgesCards, seat: int, card: int) -> None:
    """The bought card goes to the display, technology side up; its effect is not used."""
    state.turn.paid = [0] * RESOURCES
    in_pyramid = card in state.pyramid[state.card(card).era]
    remove(state, card)
    state.players[seat].technologies.append(card)
    state.turn.bought_era = state.card(card).era
    if state.log is not None:
        state.emit("event-buy", {"seat": seat, "card": "card-" + state.card(card).id})
    if in_pyramid and all(place == NOTHING for place in state.pyramid[SPACE_ERA]):
        state.turn.ending = LAST_SPACE_CARD
