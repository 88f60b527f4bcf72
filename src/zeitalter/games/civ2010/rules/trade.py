"""Trade: income, then open talks in which deals are built from small steps (rulebook pages 14 and 15)."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import NONE, TRADE
from zeitalter.games.civ2010.model.offer import GIVE_ITEMS, WANT_ITEMS, Offer, new_offer
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, changed, joined, raised
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.model.verbs import (
    CARD_ITEM,
    CULTURE_ITEM,
    FIRST_RESOURCE_ITEM,
    HUT_ITEM,
    TRADE_ITEM,
    VILLAGE_ITEM,
)
from zeitalter.games.civ2010.rules.abilities import usable_abilities, use_ability
from zeitalter.games.civ2010.rules.board import trade_income
from zeitalter.games.civ2010.rules.moves import gain_trade, move_card, move_token

OFFERS: Final = 2  # per seat and round
EDITS: Final = 8  # per offer
SAMPLES: Final[tuple[int, ...]] = (1, 3, 6)  # amounts of trade and culture that bots are shown


class BeginTrade(Phase[Civ2010, steps.BeginTrade]):
    def run(self, state: Civ2010, step: steps.BeginTrade) -> None:
        state.turn = new_turn(NOBODY, TRADE)
        for seat in state.clockwise(state.start_player):
            income = trade_income(state, seat)
            gain_trade(state, seat, income)
            state.emit("event-income", {"seat": seat, "n": income})
            state.offers[seat] = new_offer()
            state.offers_left[seat] = OFFERS
        state.traded = 0
        state.push(steps.Trading(EVERYONE))


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


class Trading(Phase[Civ2010, steps.Trading]):
    """All at once: propose, build an offer, accept or decline one, use abilities of the trade phase, or be done."""

    def asks(self, state: Civ2010, step: steps.Trading) -> int:
        return state.everyone() & ~state.traded

    def legal(self, state: Civ2010, step: steps.Trading, seat: int) -> list[Action]:
        offer = state.offers[seat]
        actions: list[Action] = []
        if offer.partner == NOBODY:
            if state.offers_left[seat]:
                for other in state.others(seat):
                    actions.append(verbs.Propose(other))
        elif not offer.submitted:
            actions.extend(sampled_edits(state, seat, offer))
            if not is_empty(offer):
                actions.append(verbs.SUBMIT)
            actions.append(verbs.TAKE_BACK)
        else:
            actions.append(verbs.TAKE_BACK)
        for other in state.others(seat):
            if state.offers[other].partner == seat and state.offers[other].submitted:
                actions.extend(acceptances(state, seat, other))
                actions.append(verbs.Decline(other))
        actions.extend(usable_abilities(state, seat, TRADE))
        actions.append(DONE)
        return actions

    def accepts(self, state: Civ2010, step: steps.Trading, seat: int, action: Action) -> bool:
        """Any amount, not only the sampled ones."""
        offer = state.offers[seat]
        if offer.partner != NOBODY and not offer.submitted and offer.edits < EDITS:
            if isinstance(action, verbs.Give):
                return can_give(state, seat, offer, action.item, action.amount)
            if isinstance(action, verbs.Want):
                return can_want(state, offer, action.item, action.amount)
        return super().accepts(state, step, seat, action)

    def default(self, state: Civ2010, step: steps.Trading, seat: int) -> Action:
        return DONE

    def take(self, state: Civ2010, step: steps.Trading, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            leave_talks(state, seat)
            if state.traded == state.everyone():
                state.traded = 0
                return
            state.push(step)
            return
        state.push(step)  # the same step: the others' decisions stay open
        if isinstance(action, verbs.Propose):
            state.offers[seat] = new_offer()
            state.offers[seat].partner = action.seat
            state.offers_left[seat] -= 1
        elif isinstance(action, verbs.Submit):
            state.offers[seat].submitted = True
            state.traded &= ~(1 << state.offers[seat].partner)  # who was done is called back for an offer
            state.emit("event-offer", {"seat": seat, "seat_to": state.offers[seat].partner})
        elif isinstance(action, verbs.TakeBack):
            state.offers[seat] = new_offer()
        elif isinstance(action, verbs.Decline):
            state.offers[action.seat] = new_offer()
            state.emit("event-declined", {"seat": seat, "seat_to": action.seat})
        elif isinstance(action, verbs.Accept):
            deal(state, action.seat, seat, action.token - 1, action.card - 1)
        elif isinstance(action, verbs.Use):
            state.offers[seat] = new_offer()  # what is paid now cannot lie in an offer
            use_ability(state, seat, action)
        else:
            edit(state.offers[seat], action)

    def is_harmless(self, action: Action) -> bool:
        return isinstance(action, (verbs.Give, verbs.Want))


def leave_talks(state: Civ2010, seat: int) -> None:
    """Done: own offers and those made to this seat are void."""
    state.traded |= 1 << seat
    state.offers[seat] = new_offer()
    for other in range(state.seats):
        if state.offers[other].partner == seat and state.offers[other].submitted:
            state.offers[other] = new_offer()


# ---- building an offer ----------------------------------------------------------------------------------------------


def can_give(state: Civ2010, seat: int, offer: Offer, item: int, amount: int) -> bool:
    """A new amount of something this seat has."""
    return item < GIVE_ITEMS and offer.give[item] != amount <= held_amount(state, seat, item)


def can_want(state: Civ2010, offer: Offer, item: int, amount: int) -> bool:
    """A new amount of something the partner has; a hut, a village and a card can be wanted once each."""
    if item >= WANT_ITEMS or offer.want[item] == amount:
        return False
    if item in (HUT_ITEM, VILLAGE_ITEM) and offer.want[HUT_ITEM + VILLAGE_ITEM - item]:
        return False  # one token at a time
    most = held_amount(state, offer.partner, item)
    return amount <= (most if item < HUT_ITEM else min(most, 1))


def range_of(state: Civ2010, seat: int, action: verbs.Give | verbs.Want) -> tuple[int, int]:
    """Amounts that could be named instead: all that are more than now, or all that are less."""
    offer = state.offers[seat]
    if isinstance(action, verbs.Give):
        now, most = offer.give[action.item], held_amount(state, seat, action.item)
    else:
        now, most = offer.want[action.item], held_amount(state, offer.partner, action.item)
        most = most if action.item < HUT_ITEM else min(most, 1)
    return (now + 1, min(most, state.catalogue.max_trade)) if action.amount > now else (0, now - 1)


def samples(item: int) -> tuple[int, ...]:
    """Amounts that bots are shown."""
    return SAMPLES if item < FIRST_RESOURCE_ITEM else SAMPLES[:1]


def sampled_edits(state: Civ2010, seat: int, offer: Offer) -> list[Action]:
    actions: list[Action] = []
    if offer.edits >= EDITS:
        return actions
    for item in range(GIVE_ITEMS):
        for amount in samples(item):
            if can_give(state, seat, offer, item, amount):
                actions.append(verbs.Give(item, amount))
    for token in free_tokens(state, seat):
        actions.append(verbs.GiveToken(token))
    for card in free_cards(state, seat):
        actions.append(verbs.GiveCard(card))
    for item in range(WANT_ITEMS):
        for amount in samples(item):
            if can_want(state, offer, item, amount):
                actions.append(verbs.Want(item, amount))
    return actions


def edit(offer: Offer, action: Action) -> None:
    offer.edits += 1
    if isinstance(action, verbs.Give):
        offer.give = changed(offer.give, action.item, action.amount)
    elif isinstance(action, verbs.Want):
        offer.want = changed(offer.want, action.item, action.amount)
    elif isinstance(action, verbs.GiveToken):
        offer.tokens = joined(offer.tokens, action.token)
    elif isinstance(action, verbs.GiveCard):
        offer.cards = joined(offer.cards, action.card)


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
    return [verbs.Accept(owner, token + 1, card + 1) for token in tokens for card in cards]


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
    state.emit("event-deal", {"seat": owner, "seat_to": seat})
    for who in (owner, seat):
        state.push(steps.Discarding(who))


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
