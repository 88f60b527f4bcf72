"""Trade: income, then open talks in which deals are built from small steps (rulebook pages 14 and 15)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ2010.model.catalogue import NONE, TRADE
from zeitalter.games.civ2010.model.offer import GIVE_ITEMS, WANT_ITEMS, Offer, new_offer
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, changed, joined, raised
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import CHECK_HAND, TRADING
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.model.verbs import (
    ACCEPT,
    DECLINE,
    DONE,
    DONE_ACTION,
    GIVE,
    GIVE_CARD,
    GIVE_TOKEN,
    PROPOSE,
    SUBMIT,
    SUBMIT_ACTION,
    TAKE_BACK,
    TAKE_BACK_ACTION,
    USE,
    WANT,
)
from zeitalter.games.civ2010.rules.abilities import usable_abilities, use_ability
from zeitalter.games.civ2010.rules.board import trade_income
from zeitalter.games.civ2010.rules.moves import gain_trade, move_card, move_token

OFFERS: Final = 2  # per seat and round
EDITS: Final = 8  # per offer
TRADE_ITEM: Final = 0
CULTURE_ITEM: Final = 1
FIRST_RESOURCE_ITEM: Final = 2
HUT_ITEM: Final = 6
VILLAGE_ITEM: Final = 7
CARD_ITEM: Final = 8
SAMPLES: Final = (1, 3, 6)  # amounts of trade and culture that bots are shown


class BeginTrade(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        state.turn = new_turn(NOBODY, TRADE)
        for seat in state.order(state.start_player):
            income = trade_income(state, seat)
            gain_trade(state, seat, income)
            if state.log is not None:
                state.emit("event-income", {"seat": seat, "n": income})
            state.offers[seat] = new_offer()
            state.offers_left[seat] = OFFERS
        state.traded = 0
        state.push(Step(TRADING, EVERYONE))


def held_amount(state: Civ2010, seat: int, item: int) -> int:
    """How much of a kind of thing a seat has to give."""
    player = state.players[seat]
    if item == TRADE_ITEM:
        return player.trade
    if item == CULTURE_ITEM:
        return player.culture
    if item < HUT_ITEM:
        return player.resources[item - FIRST_RESOURCE_ITEM]
    if item == CARD_ITEM:
        return len(player.cards)
    huts = sum([1 for token in player.tokens if token < state.catalogue.huts])
    return huts if item == HUT_ITEM else len(player.tokens) - huts


def free_tokens(state: Civ2010, seat: int) -> list[int]:
    """Tokens that lie in no own offer."""
    return [token for token in state.players[seat].tokens if token not in state.offers[seat].tokens]


def free_cards(state: Civ2010, seat: int) -> list[int]:
    return [card for card in state.players[seat].cards if card not in state.offers[seat].cards]


def is_empty(offer: Offer) -> bool:
    return not (sum(offer.give) or sum(offer.want) or offer.tokens or offer.cards)


class Trading(Phase):
    """All at once: propose, build an offer, accept or decline one, use abilities of the trade phase, or be done."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        offer = state.offers[seat]
        actions: list[Action] = []
        if offer.partner == NOBODY:
            if state.offers_left[seat]:
                for other in state.others(seat):
                    actions.append(Action(PROPOSE, other))
        elif not offer.submitted:
            actions.extend(sampled_edits(state, seat, offer))
            if not is_empty(offer):
                actions.append(SUBMIT_ACTION)
            actions.append(TAKE_BACK_ACTION)
        else:
            actions.append(TAKE_BACK_ACTION)
        for other in state.others(seat):
            if state.offers[other].partner == seat and state.offers[other].submitted:
                actions.extend(acceptances(state, seat, other))
                actions.append(Action(DECLINE, other))
        actions.extend(usable_abilities(state, seat, TRADE))
        actions.append(DONE_ACTION)
        return actions

    def accepts(self, state: Civ2010, step: Step, seat: int, action: Action) -> bool:
        """Any amount, not only the sampled ones."""
        offer = state.offers[seat]
        if action.verb in (GIVE, WANT) and offer.partner != NOBODY and not offer.submitted and offer.edits < EDITS:
            return can_edit(state, seat, offer, action)
        return super().accepts(state, step, seat, action)

    def default(self, state: Civ2010, step: Step, seat: int) -> Action:
        return DONE_ACTION

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == DONE:
            leave_talks(state, seat)
            if state.traded == state.everyone():
                state.traded = 0
                return
            state.push(step)
            return
        state.push(step)  # the same step: the others' decisions stay open
        if action.verb == PROPOSE:
            state.offers[seat] = new_offer()
            state.offers[seat].partner = action.a
            state.offers_left[seat] -= 1
        elif action.verb == SUBMIT:
            state.offers[seat].submitted = True
            state.traded &= ~(1 << state.offers[seat].partner)  # who was done is called back for an offer
            if state.log is not None:
                state.emit("event-offer", {"seat": seat, "seat_to": state.offers[seat].partner})
        elif action.verb == TAKE_BACK:
            state.offers[seat] = new_offer()
        elif action.verb == DECLINE:
            state.offers[action.a] = new_offer()
            if state.log is not None:
                state.emit("event-declined", {"seat": seat, "seat_to": action.a})
        elif action.verb == ACCEPT:
            deal(state, action.a, seat, action.b - 1, action.c - 1)
        elif action.verb == USE:
            state.offers[seat] = new_offer()  # what is paid now cannot lie in an offer
            use_ability(state, seat, action.a, action.b)
        else:
            edit(state.offers[seat], action)


def leave_talks(state: Civ2010, seat: int) -> None:
    """Done: own offers and those made to this seat are void."""
    state.traded |= 1 << seat
    state.offers[seat] = new_offer()
    for other in range(state.seats):
        if state.offers[other].partner == seat and state.offers[other].submitted:
            state.offers[other] = new_offer()


# ---- building an offer ----------------------------------------------------------------------------------------------


def can_edit(state: Civ2010, seat: int, offer: Offer, action: Action) -> bool:
    """A new amount of something either side has; a hut, a village and a card can be wanted once each."""
    if action.verb == GIVE:
        return action.a < GIVE_ITEMS and offer.give[action.a] != action.b <= held_amount(state, seat, action.a)
    if action.a >= WANT_ITEMS or offer.want[action.a] == action.b:
        return False
    if action.a in (HUT_ITEM, VILLAGE_ITEM) and offer.want[HUT_ITEM + VILLAGE_ITEM - action.a]:
        return False  # one token at a time
    most = held_amount(state, offer.partner, action.a)
    return action.b <= (most if action.a < HUT_ITEM else min(most, 1))


def sampled_edits(state: Civ2010, seat: int, offer: Offer) -> list[Action]:
    actions: list[Action] = []
    if offer.edits >= EDITS:
        return actions
    for item in range(GIVE_ITEMS):
        for amount in SAMPLES if item < FIRST_RESOURCE_ITEM else SAMPLES[:1]:
            action = Action(GIVE, item, amount)
            if can_edit(state, seat, offer, action):
                actions.append(action)
    for token in free_tokens(state, seat):
        actions.append(Action(GIVE_TOKEN, token))
    for card in free_cards(state, seat):
        actions.append(Action(GIVE_CARD, card))
    for item in range(WANT_ITEMS):
        for amount in SAMPLES if item < FIRST_RESOURCE_ITEM else SAMPLES[:1]:
            action = Action(WANT, item, amount)
            if can_edit(state, seat, offer, action):
                actions.append(action)
    return actions


def edit(offer: Offer, action: Action) -> None:
    offer.edits += 1
    if action.verb == GIVE:
        offer.give = changed(offer.give, action.a, action.b)
    elif action.verb == WANT:
        offer.want = changed(offer.want, action.a, action.b)
    elif action.verb == GIVE_TOKEN:
        offer.tokens = joined(offer.tokens, action.a)
    else:
        offer.cards = joined(offer.cards, action.a)


# ---- accepting ------------------------------------------------------------------------------------------------------


def acceptances(state: Civ2010, seat: int, owner: int) -> list[Action]:
    """One for each hidden thing this seat might hand over; none while either side lacks what it owes."""
    offer = state.offers[owner]
    for item in range(GIVE_ITEMS):
        if offer.give[item] > held_amount(state, owner, item) or offer.want[item] > held_amount(state, seat, item):
            return []
    huts = state.catalogue.huts
    tokens = [NONE]
    if offer.want[HUT_ITEM]:
        tokens = [token for token in free_tokens(state, seat) if token < huts]
    elif offer.want[VILLAGE_ITEM]:
        tokens = [token for token in free_tokens(state, seat) if token >= huts]
    cards = [NONE]
    if offer.want[CARD_ITEM]:
        cards = free_cards(state, seat)
    return [Action(ACCEPT, owner, token + 1, card + 1) for token in tokens for card in cards]


def deal(state: Civ2010, owner: int, seat: int, token: int, card: int) -> None:
    """Carried out at once and whole; trade beyond the dial is lost, hands over the limit are cut."""
    offer = state.offers[owner]
    state.offers[owner] = new_offer()
    pay_out(state, owner, offer.give)
    pay_out(state, seat, offer.want)
    pay_in(state, seat, offer.give)
    pay_in(state, owner, offer.want)
    for given in offer.tokens:
        move_token(state, given, owner, seat)
    for given in offer.cards:
        move_card(state, given, owner, seat)
    if token != NONE:
        move_token(state, token, seat, owner)
    if card != NONE:
        move_card(state, card, seat, owner)
    if state.log is not None:
        state.emit("event-deal", {"seat": owner, "seat_to": seat})
    for who in (owner, seat):
        state.push(Step(CHECK_HAND, who))


def pay_out(state: Civ2010, giver: int, amounts: Numbers) -> None:
    player = state.players[giver]
    player.trade -= amounts[TRADE_ITEM]
    player.culture -= amounts[CULTURE_ITEM]
    for kind in range(len(player.resources)):
        player.resources = raised(player.resources, kind, -amounts[FIRST_RESOURCE_ITEM + kind])


def pay_in(state: Civ2010, taker: int, amounts: Numbers) -> None:
    player = state.players[taker]
    gain_trade(state, taker, amounts[TRADE_ITEM])
    player.culture += amounts[CULTURE_ITEM]
    for kind in range(len(player.resources)):
        player.resources = raised(player.resources, kind, amounts[FIRST_RESOURCE_ITEM + kind])
