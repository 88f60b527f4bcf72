"""Phase 12: civilization cards are bought, in reverse order of the succession table."""

from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.player import count_cards, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import FOLLOWS
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.rules.simultaneous import Proposed, followed
from zeitalter.games.civ1980.rules.trade_cards import discard, return_cards, trade_name

SAVE_CARDS: Final = 1  # of what is left the hand is worth most
SAVE_TREASURY: Final = 2  # cards first
MAKE_ROOM: Final = 3  # as many cards as possible
ROOM: Final = 8  # points that paying one card more may cost then


class Purchases(Phase[Civ1980, steps.Purchases]):
    """Everybody gets a turn, also those who can afford nothing: that depends on hidden cards."""

    def run(self, state: Civ1980, step: steps.Purchases) -> None:
        state.phase = 12
        if step.bought == 0:
            state.receipts = [[] for seat in range(state.seats)]
        if step.bought < state.seats:
            state.push(steps.Purchases(EVERYONE, step.bought + 1))
            seat = state.order[state.seats - 1 - step.bought]
            if for_sale(state, seat):
                state.push(steps.Buying(seat))


def for_sale(state: Civ1980, seat: int) -> int:
    """Mask of cards this nation may buy besides its basket: not held, copies left, Law before Democracy and
    Philosophy, eleven at most."""
    player = state.players[seat]
    if player.cards.bit_count() + state.basket.bit_count() >= state.catalogue.most_owned:
        return 0
    result = 0
    for card in range(state.catalogue.cards):
        needs = state.catalogue.needs[card]
        if state.copies[card] and not (player.cards | state.basket) >> card & 1 and player.cards & needs == needs:
            result |= 1 << card
    return result


def funds(state: Civ1980, seat: int) -> int:
    player = state.players[seat]
    return player.treasury + set_value(state.catalogue, count_cards(state.catalogue, player.hand))


class Buying(Question[Civ1980, steps.Buying]):
    """Cards are put into a basket and paid together."""

    def legal(self, state: Civ1980, step: steps.Buying, seat: int) -> list[Action]:
        owned = state.players[seat].cards
        available = funds(state, seat)
        on_offer = for_sale(state, seat)
        actions: list[Action] = []
        for card in range(state.catalogue.cards):
            if on_offer >> card & 1 and price(state, owned, state.basket | 1 << card) <= available:
                actions.append(verbs.Buy(card))
        actions.append(DONE)
        return actions

    def take(self, state: Civ1980, step: steps.Buying, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Buy):
            state.basket |= 1 << action.card
            state.push(steps.Buying(seat))
        elif state.basket:
            state.push(steps.Paying(EVERYONE, 1 << seat))


# ---- payment ---------------------------------------------------------------------------------------------------------


def payment_by_hand(state: Civ1980, seat: int) -> list[int]:
    paid = [0] * state.catalogue.commodities
    for action in state.sealed[seat]:
        if isinstance(action, verbs.Pay):
            paid[action.named] = action.amount
    return paid


def proposal(state: Civ1980, seat: int, cost: int, way: int) -> list[int]:
    """Whole sets, so that the least is lost: the price must be reached together with the treasury; points above it are
    wasted. Saving cards counts treasury tokens lightly, saving the treasury heavily; making room counts cards."""
    counts = count_cards(state.catalogue, state.players[seat].hand)
    kinds = [card for card in range(state.catalogue.commodities) if counts[card]]
    values = [counts[card] * counts[card] * state.catalogue.trade_value[card] for card in kinds]
    treasury = state.players[seat].treasury
    best = (1 << len(kinds)) - 1
    least = 1e9
    token = 0.5 if way == SAVE_CARDS else 2.0 if way == SAVE_TREASURY else 1.0
    room = ROOM if way == MAKE_ROOM else 0
    sums = [0]
    sizes = [0]
    for place in range(len(kinds)):
        sums += [total + values[place] for total in sums]
        sizes += [size + counts[kinds[place]] for size in sizes]
    for subset in range(len(sums)):
        paid = sums[subset]
        missing = max(cost - paid, 0)
        if missing <= treasury:
            loss = paid + token * missing - room * sizes[subset]
            if loss < least:
                least = loss
                best = subset
    result = [0] * state.catalogue.commodities
    for place in range(len(kinds)):
        if best >> place & 1:
            result[kinds[place]] = counts[kinds[place]]
    return result


def missing_after(state: Civ1980, seat: int, paid: list[int]) -> int:
    """What the treasury has to add."""
    cost = price(state, state.players[seat].cards, state.basket)
    return max(cost - set_value(state.catalogue, paid), 0)


class Paying(Proposed[steps.Paying]):
    """Sets of cards at their value, the treasury fills what they leave open; nothing is given back. By hand any further
    card may be added."""

    def proposals(self, state: Civ1980, step: steps.Paying, seat: int) -> list[Action]:
        return [FOLLOWS[SAVE_CARDS], FOLLOWS[SAVE_TREASURY], FOLLOWS[MAKE_ROOM]]

    def details(self, state: Civ1980, step: steps.Paying, seat: int) -> list[Action]:
        counts = count_cards(state.catalogue, state.players[seat].hand)
        paid = payment_by_hand(state, seat)
        actions: list[Action] = []
        for card in range(len(paid)):
            for n in range(paid[card] + 1, counts[card] + 1):
                actions.append(verbs.Pay(card, n))
        if missing_after(state, seat, paid) <= state.players[seat].treasury:
            actions.append(DONE)
        return actions

    def carry_out(self, state: Civ1980, step: steps.Paying, seat: int) -> None:
        way = followed(state, seat)
        cost = price(state, state.players[seat].cards, state.basket)
        pay(state, seat, proposal(state, seat, cost, way) if way else payment_by_hand(state, seat))


def pay(state: Civ1980, seat: int, paid: list[int]) -> None:
    player = state.players[seat]
    missing = min(missing_after(state, seat, paid), player.treasury)  # less only in a position imagined too poor
    player.treasury -= missing
    player.stock += missing
    cards: list[int] = []
    for card in range(state.catalogue.commodities):
        for _card in range(paid[card]):
            discard(state, seat, card)
            cards.append(card)
    return_cards(state, cards)
    state.receipts[seat] = cards
    for card in range(state.catalogue.cards):
        if state.basket >> card & 1:
            state.copies[card] -= 1
            state.emit("event-buy", {"seat": seat, "card": "card-" + state.catalogue.card_ids[card]})
    player.cards |= state.basket
    state.basket = 0
    state.emit("event-pay", {"seat": seat, "cards": [trade_name(state, card) for card in cards], "n": missing})
