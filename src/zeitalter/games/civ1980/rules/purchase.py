"""Phase 12: civilization cards are bought, in reverse order of the succession table."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import CARDS, COMMODITIES
from zeitalter.games.civ1980.model.state import BUYING, PAYING, PURCHASES, Civ1980, Phase, count_cards, set_value
from zeitalter.games.civ1980.model.verbs import BUY, BUYS, DONE, DONE_ACTION, FOLLOW, FOLLOWS, HAND_ACTION, PAY
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.rules.trade_cards import discard, return_cards, trade_name

SAVE_CARDS: Final = 1  # of what is left the hand is worth most
SAVE_TREASURY: Final = 2  # cards first
MAKE_ROOM: Final = 3  # as many cards as possible
ROOM: Final = 8  # points that paying one card more may cost then


class Purchases(Phase):
    """Everybody gets a turn, also those who can afford nothing: that depends on hidden cards."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 12
        if step.a == 0:
            state.receipts = [[] for seat in range(state.seats)]
        if step.a < state.seats:
            state.push(Step(PURCHASES, EVERYONE, step.a + 1))
            seat = state.order[state.seats - 1 - step.a]
            if for_sale(state, seat):
                state.push(Step(BUYING, seat))


def for_sale(state: Civ1980, seat: int) -> int:
    """Mask of cards this nation may buy besides its basket: not held, copies left, Law before Democracy and
    Philosophy, eleven at most."""
    player = state.players[seat]
    if player.cards.bit_count() + state.basket.bit_count() >= state.catalogue.most_owned:
        return 0
    result = 0
    for card in range(CARDS):
        needs = state.catalogue.needs[card]
        if state.copies[card] and not (player.cards | state.basket) >> card & 1 and player.cards & needs == needs:
            result |= 1 << card
    return result


def funds(state: Civ1980, seat: int) -> int:
    player = state.players[seat]
    return player.treasury + set_value(state.catalogue, count_cards(player.hand))


class Buying(Phase):
    """Cards are put into a basket and paid together."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        owned = state.players[seat].cards
        available = funds(state, seat)
        on_offer = for_sale(state, seat)
        actions: list[Action] = []
        for card in range(CARDS):
            if on_offer >> card & 1 and price(state, owned, state.basket | 1 << card) <= available:
                actions.append(BUYS[card])
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == BUY:
            state.basket |= 1 << action.a
            state.push(Step(BUYING, seat))
        elif state.basket:
            state.push(Step(PAYING, EVERYONE, 1 << seat))


# ---- payment ---------------------------------------------------------------------------------------------------------


def payment_by_hand(state: Civ1980, seat: int) -> list[int]:
    paid = [0] * COMMODITIES
    for action in state.sealed[seat]:
        if action.verb == PAY:
            paid[action.a] = action.b
    return paid


def proposal(state: Civ1980, seat: int, cost: int, way: int) -> list[int]:
    """Whole sets, so that the least is lost: the price must be reached together with the treasury; points above it are
    wasted. Saving cards counts treasury tokens lightly, saving the treasury heavily; making room counts cards."""
    counts = count_cards(state.players[seat].hand)
    kinds = [card for card in range(COMMODITIES) if counts[card]]
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
    result = [0] * COMMODITIES
    for place in range(len(kinds)):
        if best >> place & 1:
            result[kinds[place]] = counts[kinds[place]]
    return result


def missing_after(state: Civ1980, seat: int, paid: list[int]) -> int:
    """What the treasury has to add."""
    cost = price(state, state.players[seat].cards, state.basket)
    return max(cost - set_value(state.catalogue, paid), 0)


class Paying(Phase):
    """Sets of cards at their value, the treasury fills what they leave open; nothing is given back."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if not state.sealed[seat]:
            return [FOLLOWS[SAVE_CARDS], FOLLOWS[SAVE_TREASURY], FOLLOWS[MAKE_ROOM]]
        counts = count_cards(state.players[seat].hand)
        paid = payment_by_hand(state, seat)
        actions: list[Action] = []
        if missing_after(state, seat, paid) == 0:
            return [DONE_ACTION]
        for card in range(COMMODITIES):
            for n in range(paid[card] + 1, counts[card] + 1):
                actions.append(Action(PAY, card, n))
        if missing_after(state, seat, paid) <= state.players[seat].treasury:
            actions.append(DONE_ACTION)
        return actions

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if not state.sealed[seat] and action.key == HAND_ACTION.key:
            return True
        return super().accepts(state, step, seat, action)

    def complete(self, state: Civ1980, step: Step, seat: int) -> bool:
        last = state.sealed[seat][-1]
        return last.verb == DONE or (last.verb == FOLLOW and last.a != 0)

    def resolve(self, state: Civ1980, step: Step) -> None:
        for seat in state.order:
            if step.a >> seat & 1:
                first = state.sealed[seat][0]
                cost = price(state, state.players[seat].cards, state.basket)
                paid = proposal(state, seat, cost, first.a) if first.a else payment_by_hand(state, seat)
                pay(state, seat, paid)


def pay(state: Civ1980, seat: int, paid: list[int]) -> None:
    player = state.players[seat]
    missing = min(missing_after(state, seat, paid), player.treasury)  # less only in a position imagined too poor
    player.treasury -= missing
    player.stock += missing
    cards: list[int] = []
    for card in range(COMMODITIES):
        for _card in range(paid[card]):
            discard(state, seat, card)
            cards.append(card)
    return_cards(state, cards)
    state.receipts[seat] = cards
    for card in range(CARDS):
        if state.basket >> card & 1:
            state.copies[card] -= 1
            if state.log is not None:
                state.emit("event-buy", {"seat": seat, "card": "card-" + state.catalogue.card_ids[card]})
    player.cards |= state.basket
    state.basket = 0
    if state.log is not None:
        state.emit("event-pay", {"seat": seat, "cards": [trade_name(state, card) for card in cards], "n": missing})
