"""The buy phase: at most one card, paid with temporary and exhausted resources (rulebook, Spielablauf 3)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.ages_cards.model import steps, verbs
from zeitalter.games.ages_cards.model.catalogue import NOTHING, RESOURCES, SPACE, SPACE_ERA
from zeitalter.games.ages_cards.model.state import LAST_SPACE_CARD, AgesCards
from zeitalter.games.ages_cards.rules.moves import exhaust
from zeitalter.games.ages_cards.rules.payment import cheapest, covers, payments
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


class Buying(Question[AgesCards, steps.Buying]):
    def legal(self, state: AgesCards, step: steps.Buying, seat: int) -> list[Action]:
        actions: list[Action] = [state.actions.buy[card] for card in affordable(state, seat)]
        actions.append(DONE)
        return actions

    def take(self, state: AgesCards, step: steps.Buying, seat: int, action: Action) -> None:
        if not isinstance(action, verbs.Buy):
            return
        ways = ways_to_pay(state, seat, action.card)
        if len(ways) == 1 and is_forced(state, seat, ways[0]):
            pay(state, seat, ways[0])
            acquire(state, seat, action.card)
        else:
            state.push(steps.Paying(seat, action.card))


def ways_to_pay(state: AgesCards, seat: int, card: int) -> list[list[int]]:
    return payments(available(state, seat), state.turn.paid, state.card(card).cost, surcharge(state, card))


def is_forced(state: AgesCards, seat: int, way: list[int]) -> bool:
    """Whether a payment leaves no choice of cards: of each resource it takes all there is, or none."""
    have = available(state, seat)
    for resource in range(RESOURCES):
        if way[resource] and way[resource] != have[resource]:
            return False
    return True


class Paying(Question[AgesCards, steps.Paying]):
    """Put down resources one by one, or pay the cheapest way at once. Nothing superfluous may be put down."""

    def legal(self, state: AgesCards, step: steps.Paying, seat: int) -> list[Action]:
        ways = ways_to_pay(state, seat, step.card)
        wanted = [max([way[resource] for way in ways]) for resource in range(RESOURCES)]
        turn = state.turn
        actions = [state.actions.pay]
        for resource in range(RESOURCES):
            if turn.gained[resource] and wanted[resource] > turn.paid[resource]:
                actions.append(state.actions.spend[resource])
        for card in state.players[seat].resources:
            resource = state.card(card).resource
            if wanted[resource] > turn.paid[resource]:
                actions.append(state.actions.exhaust[card])
        return actions

    def take(self, state: AgesCards, step: steps.Paying, seat: int, action: Action) -> None:
        turn = state.turn
        if isinstance(action, verbs.Pay):
            pay(state, seat, cheapest(ways_to_pay(state, seat, step.card), turn.gained))
        elif isinstance(action, verbs.Spend):
            turn.gained[action.resource] -= 1
            turn.paid[action.resource] += 1
        elif isinstance(action, verbs.Exhaust):
            turn.paid[state.card(action.card).resource] += 1
            exhaust(state, seat, action.card)
        if covers(turn.paid, state.card(step.card).cost, surcharge(state, step.card)):
            acquire(state, seat, step.card)
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
    state.emit("event-buy", {"seat": seat, "card": state.card(card).name})
    if in_pyramid and all(place == NOTHING for place in state.pyramid[SPACE_ERA]):
        state.turn.ending = LAST_SPACE_CARD
