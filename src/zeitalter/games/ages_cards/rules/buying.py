"""The buy phase: at most one card, paid with temporary and exhausted resources (rulebook, Spielablauf 3)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import NOTHING, RESOURCES, SPACE, SPACE_ERA, names_of
from zeitalter.games.ages_cards.model.state import LAST_SPACE_CARD, AgesCards
from zeitalter.games.ages_cards.rules.moves import exhaust
from zeitalter.games.ages_cards.rules.payment import can_add, cheapest, covers, is_forced, is_payment
from zeitalter.games.ages_cards.rules.pyramid import on_sale, remove, surcharge


def available(state: AgesCards, seat: int) -> list[int]:
    """Everything to pay with: resource sides in the display, temporary resources, and what is already put down."""
    have = [0] * RESOURCES
    if seat == state.active:
        have = state.turn.gained[:]
        for resource in range(RESOURCES):
            have[resource] += state.turn.paid[resource]
    cards = state.catalogue.cards
    for card in state.players[seat].resources:
        have[cards[card].resource] += 1
    return have


def affordable(state: AgesCards, seat: int) -> list[int]:
    """Cards on sale that the player can pay."""
    have = available(state, seat)
    units = sum(have) + have[SPACE]
    if units == 0:
        return []
    result: list[int] = []
    cards = state.catalogue.cards
    for card, extra in on_sale(state):
        if cards[card].units + extra <= units and covers(have, cards[card].cost, extra):
            result.append(card)
    return result


class BuyPhase(Phase[AgesCards, steps.BuyPhase]):
    def run(self, state: AgesCards, step: steps.BuyPhase) -> None:
        if affordable(state, step.seat):
            state.push(steps.Buying(step.seat))
        else:
            state.emit("event-cannot-buy", {"seat": step.seat})


class Buying(Question[AgesCards, steps.Buying]):
    def legal(self, state: AgesCards, step: steps.Buying, seat: int) -> list[Action]:
        actions: list[Action] = [state.actions.buy[card] for card in affordable(state, seat)]
        actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.Buying, seat: int, action: Action) -> None:
        if not isinstance(action, verbs.Buy):
            state.emit("event-buy-nothing", {"seat": seat})
            return
        cost, extra = price(state, action.card)
        if is_forced(available(state, seat), cost, extra):
            pay(state, seat, action.card)
        else:
            state.push(steps.Paying(seat, action.card))


def price(state: AgesCards, card: int) -> tuple[list[int], int]:
    """The base cost of a card, and how many resources of any kind come on top."""
    return state.card(card).cost, surcharge(state, card)


class Paying(Question[AgesCards, steps.Paying]):
    """Put down resources one by one, or complete the payment the cheapest way at once.

    Converting more than needed is allowed, so a price that is paid may still be overpaid.
    """

    def legal(self, state: AgesCards, step: steps.Paying, seat: int) -> list[Action]:
        addable = can_be_added(state, seat, step.card)
        actions = [state.actions.pay]
        for resource in range(RESOURCES):
            if addable[resource] and state.turn.gained[resource]:
                actions.append(state.actions.spend[resource])
        for card in state.players[seat].resources:
            if addable[state.card(card).resource]:
                actions.append(state.actions.exhaust[card])
        return actions

    def take(self, state: AgesCards, step: steps.Paying, seat: int, action: Action) -> None:
        turn = state.turn
        if isinstance(action, verbs.Pay):
            pay(state, seat, step.card)
            return
        if isinstance(action, verbs.Spend):
            turn.gained[action.resource] -= 1
            turn.paid[action.resource] += 1
        elif isinstance(action, verbs.Exhaust):
            turn.paid[state.card(action.card).resource] += 1
            exhaust(state, seat, action.card)
        if any(can_be_added(state, seat, step.card)):
            state.push(step)
        else:
            acquire(state, seat, step.card)


def can_be_added(state: AgesCards, seat: int, card: int) -> list[bool]:
    """By resource, whether one more of it may be put down for a card."""
    have = available(state, seat)
    cost, extra = price(state, card)
    return [can_add(have, state.turn.paid, resource, cost, extra) for resource in range(RESOURCES)]


def is_paid(state: AgesCards, card: int) -> bool:
    """Whether what is put down pays for a card."""
    cost, extra = price(state, card)
    return is_payment(state.turn.paid, cost, extra)


def proposal(state: AgesCards, seat: int, card: int) -> list[int]:
    """The cheapest payment that contains what is put down already."""
    cost, extra = price(state, card)
    return cheapest(available(state, seat), state.turn.paid, cost, extra, state.turn.gained)


def pay(state: AgesCards, seat: int, card: int) -> None:
    """Buy a card the cheapest way: temporary resources first, then cards in the order they lie."""
    turn = state.turn
    way = proposal(state, seat, card)
    for resource in range(RESOURCES):
        missing = way[resource] - turn.paid[resource]
        spent = min(missing, turn.gained[resource])
        turn.gained[resource] -= spent
        for other in state.players[seat].resources[:]:
            if spent < missing and state.card(other).resource == resource:
                exhaust(state, seat, other)
                spent += 1
    turn.paid = way
    acquire(state, seat, card)


def acquire(state: AgesCards, seat: int, card: int) -> None:
    """The bought card goes to the display, technology side up; its effect is not used."""
    paid = state.turn.paid
    state.turn.paid = [0] * RESOURCES
    in_pyramid = card in state.pyramid[state.card(card).era]
    state.emit("event-buy", {"seat": seat, "card": state.card(card).name, "what": names_of(paid)})
    remove(state, card)
    state.players[seat].technologies.append(card)
    state.turn.bought_era = state.card(card).era
    if in_pyramid and all(place == NOTHING for place in state.pyramid[SPACE_ERA]):
        state.turn.ending = LAST_SPACE_CARD
        state.emit("event-ending", {"seat": seat})
