"""Trade: income, then open talks in which deals are built from small steps (rulebook pages 14 and 15)."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_UNKNOWN
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.catalogue import TRADE
from zeitalter.games.civ2010.model.offer import (
    GIVE_ITEMS,
    WANT_ITEMS,
    Offer,
    Terms,
    new_offer,
    offers_card,
    offers_token,
    partners_of,
)
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import Numbers, changed, joined, raised, without
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

OFFERS: Final = 100  # per seat and round: nobody notices, but no program can talk for ever
SAMPLES: Final[tuple[int, ...]] = (1, 3, 6)  # amounts of trade and culture that are listed first
FACE_DOWN: Final = (HUT_ITEM, VILLAGE_ITEM, CARD_ITEM)


class BeginTrade(Phase[Civ2010, steps.BeginTrade]):
    def run(self, state: Civ2010, step: steps.BeginTrade) -> None:
        state.turn = new_turn(NOBODY, TRADE)
        state.emit("event-income", {})
        for seat in state.clockwise(state.start_player):
            gain_trade(state, seat, trade_income(state, seat))
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
    return [token for token in state.players[seat].tokens if not offers_token(state.offers[seat], token)]


def free_cards(state: Civ2010, seat: int) -> list[int]:
    return [card for card in state.players[seat].cards if not offers_card(state.offers[seat], card)]


def has_begun(offer: Offer) -> bool:
    """Whether an offer is being written."""
    return offer.partner != NOBODY and not offer.submitted


def is_asked(offer: Offer, seat: int) -> bool:
    """Whether an offer lies on the table for this seat, too."""
    return offer.submitted and seat in partners_of(offer)


class Trading(Phase[Civ2010, steps.Trading]):
    """All at once: write an offer, accept or decline one, use abilities of the trade phase, or be done."""

    def asks(self, state: Civ2010, step: steps.Trading) -> int:
        return state.everyone() & ~state.traded

    def legal(self, state: Civ2010, step: steps.Trading, seat: int) -> list[Action]:
        offer = state.offers[seat]
        actions: list[Action] = []
        if state.offers_left[seat] and not offer.submitted:
            for other in state.others(seat):
                if other != offer.partner:
                    actions.append(verbs.Propose(other))
        if has_begun(offer):
            actions.extend(sampled_edits(state, seat, offer))
            if partners_of(offer) and is_covered(state, seat, offer):
                actions.append(verbs.SUBMIT)
        if offer.partner != NOBODY:
            actions.append(verbs.TAKE_BACK)
        for other in state.others(seat):
            if is_asked(state.offers[other], seat):
                if can_accept(state, seat, other):
                    actions.append(verbs.Accept(other))
                actions.append(verbs.Decline(other))
        actions.extend(usable_abilities(state, seat, TRADE))
        actions.append(DONE)
        return actions

    def accepts(self, state: Civ2010, step: steps.Trading, seat: int, action: Action) -> bool:
        """Any amount, not only the sampled ones."""
        offer = state.offers[seat]
        if isinstance(action, verbs.Give):
            return has_begun(offer) and can_give(state, seat, offer, action.item, action.amount)
        if isinstance(action, verbs.Want):
            return has_begun(offer) and can_want(state, offer, action.item, action.amount)
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
            state.offers[seat].partner = action.seat
        elif isinstance(action, verbs.Submit):
            submit(state, seat)
        elif isinstance(action, verbs.TakeBack):
            if state.offers[seat].submitted:
                state.emit("event-taken-back", {"seat": seat})
            state.offers[seat] = new_offer()
        elif isinstance(action, verbs.Decline):
            state.offers[action.seat] = new_offer()
            state.emit("event-declined", {"seat": seat, "seat_to": action.seat})
        elif isinstance(action, verbs.Accept):
            accept(state, seat, action.seat)
        elif isinstance(action, verbs.Use):
            state.offers[seat] = new_offer()  # what is paid now cannot lie in an offer
            use_ability(state, seat, action)
        else:
            edit(state.offers[seat], action)

    def undo_after(self, state: Civ2010, step: steps.Trading, seat: int, action: Action) -> int:
        edits = isinstance(action, (verbs.Propose, verbs.Give, verbs.Want, verbs.GiveToken, verbs.GiveCard))
        return UNDO_AT_WILL if edits else UNDO_UNKNOWN


def leave_talks(state: Civ2010, seat: int) -> None:
    """Done: an own offer that lies on the table waits there for its answer. Void is what was not yet offered, and what
    was offered to this seat, unless it has accepted."""
    state.traded |= 1 << seat
    if not state.offers[seat].submitted:
        state.offers[seat] = new_offer()
    for other in range(state.seats):
        if is_asked(state.offers[other], seat) and not state.offers[other].accepted >> seat & 1:
            state.offers[other] = new_offer()
            state.emit("event-unanswered", {"seat": seat, "seat_to": other})


# ---- writing an offer -----------------------------------------------------------------------------------------------


def can_give(state: Civ2010, seat: int, offer: Offer, item: int, amount: int) -> bool:
    """A new amount of something this seat has, or gets from another partner of the same deal."""
    return item < GIVE_ITEMS and offer.terms[offer.partner].give[item] != amount <= most_to_give(
        state, seat, offer, item
    )


def most_to_give(state: Civ2010, seat: int, offer: Offer, item: int) -> int:
    """What this seat has, with what it gets from the other partners and without what it gives them."""
    most = held_amount(state, seat, item)
    for partner in range(len(offer.terms)):
        if partner != offer.partner:
            most += offer.terms[partner].want[item] - offer.terms[partner].give[item]
    return most


def can_want(state: Civ2010, offer: Offer, item: int, amount: int) -> bool:
    """A new amount of something the partner has."""
    return item < WANT_ITEMS and offer.terms[offer.partner].want[item] != amount <= held_amount(
        state, offer.partner, item
    )


def range_of(state: Civ2010, seat: int, action: verbs.Give | verbs.Want) -> tuple[int, int]:
    """Amounts that could be named instead: all that are more than now, or all that are less."""
    offer = state.offers[seat]
    terms = offer.terms[offer.partner]
    if isinstance(action, verbs.Give):
        now, most = terms.give[action.item], most_to_give(state, seat, offer, action.item)
    else:
        now, most = terms.want[action.item], held_amount(state, offer.partner, action.item)
    return (now + 1, most) if action.amount > now else (0, now - 1)


def samples(item: int, now: int) -> list[int]:
    """Amounts that are listed: at first a few, then one more or nothing."""
    if now:
        return [0, now + 1]
    return list(SAMPLES) if item < FIRST_RESOURCE_ITEM else [1]


def sampled_edits(state: Civ2010, seat: int, offer: Offer) -> list[Action]:
    """A token or card that lies in the terms already is taken out again."""
    actions: list[Action] = []
    terms = offer.terms[offer.partner]
    for item in range(GIVE_ITEMS):
        most = most_to_give(state, seat, offer, item)
        for amount in samples(item, terms.give[item]):
            if amount <= most:
                actions.append(verbs.Give(item, amount))
    for token in state.players[seat].tokens:
        if token in terms.tokens or not offers_token(offer, token):
            actions.append(verbs.GiveToken(token))
    for card in state.players[seat].cards:
        if card in terms.cards or not offers_card(offer, card):
            actions.append(verbs.GiveCard(card))
    for item in range(WANT_ITEMS):
        most = held_amount(state, offer.partner, item)
        for amount in samples(item, terms.want[item]):
            if amount <= most:
                actions.append(verbs.Want(item, amount))
    return actions


def edit(offer: Offer, action: Action) -> None:
    terms = offer.terms[offer.partner]
    give, want, tokens, cards = terms.give, terms.want, terms.tokens, terms.cards
    if isinstance(action, verbs.Give):
        give = changed(give, action.item, action.amount)
    elif isinstance(action, verbs.Want):
        want = changed(want, action.item, action.amount)
    elif isinstance(action, verbs.GiveToken):
        tokens = toggled(tokens, action.token)
    elif isinstance(action, verbs.GiveCard):
        cards = toggled(cards, action.card)
    all_terms = list(offer.terms)
    all_terms[offer.partner] = Terms(give, want, tokens, cards)
    offer.terms = tuple(all_terms)


def toggled(items: Numbers, item: int) -> Numbers:
    return without(items, item) if item in items else joined(items, item)


def submit(state: Civ2010, seat: int) -> None:
    """The offer lies on the table; who was done is called back for it."""
    offer = state.offers[seat]
    offer.submitted = True
    state.offers_left[seat] -= 1
    for partner in partners_of(offer):
        state.traded &= ~(1 << partner)
        state.emit("event-offer", {"seat": seat, "seat_to": partner})


# ---- accepting ------------------------------------------------------------------------------------------------------


def is_covered(state: Civ2010, owner: int, offer: Offer) -> bool:
    """Whether the owner has what it gives, counting what it gets in the same deal."""
    for item in range(GIVE_ITEMS):
        left = held_amount(state, owner, item)
        for terms in offer.terms:
            left += terms.want[item] - terms.give[item]
        if left < 0:
            return False
    return True


def can_accept(state: Civ2010, seat: int, owner: int) -> bool:
    """Whether this seat, which has not yet accepted, and everybody else who is bound then, has what it owes."""
    offer = state.offers[owner]
    if offer.accepted >> seat & 1 or not is_covered(state, owner, offer):
        return False
    for partner in partners_of(offer):
        if partner == seat or offer.accepted >> partner & 1:
            if not can_hand_over(state, partner, offer.terms[partner].want):
                return False
    return True


def can_hand_over(state: Civ2010, seat: int, wanted: Numbers) -> bool:
    for item in range(GIVE_ITEMS):
        if wanted[item] > held_amount(state, seat, item):
            return False
    for item in FACE_DOWN:
        if wanted[item] > len(things(state, seat, item)):
            return False
    return True


def things(state: Civ2010, seat: int, item: int) -> list[Action]:
    """What a seat can hand over face down: huts, villages or cards that lie in no offer of its own."""
    if item == CARD_ITEM:
        return [verbs.GiveCard(card) for card in free_cards(state, seat)]
    huts = state.catalogue.huts
    return [verbs.GiveToken(token) for token in free_tokens(state, seat) if (token < huts) == (item == HUT_ITEM)]


def accept(state: Civ2010, seat: int, owner: int) -> None:
    """With the last partner's consent the deal is carried out at once and whole."""
    offer = state.offers[owner]
    offer.accepted |= 1 << seat
    partners = partners_of(offer)
    for partner in partners:
        if not offer.accepted >> partner & 1:
            state.emit("event-accepted", {"seat": seat, "seat_to": owner})
            return
    state.push(steps.Concluding(owner))
    for partner in reversed(partners):
        for item in reversed(FACE_DOWN):
            if offer.terms[partner].want[item]:
                state.push(steps.HandingOver(partner, owner, item, offer.terms[partner].want[item]))


class HandingOver(Question[Civ2010, steps.HandingOver]):
    """Whoever owes something face down chooses what it is; the number that he has is known to everybody."""

    def asks(self, state: Civ2010, step: steps.HandingOver) -> int:
        return 1 << step.seat if len(things(state, step.seat, step.item)) > step.left else 0

    def run(self, state: Civ2010, step: steps.HandingOver) -> None:
        """There is nothing to choose."""
        for thing in things(state, step.seat, step.item):
            hand_over(state, step.seat, step.taker, thing)

    def legal(self, state: Civ2010, step: steps.HandingOver, seat: int) -> list[Action]:
        return things(state, seat, step.item)

    def take(self, state: Civ2010, step: steps.HandingOver, seat: int, action: Action) -> None:
        if step.left > 1:
            state.push(steps.HandingOver(seat, step.taker, step.item, step.left - 1))
        hand_over(state, seat, step.taker, action)


def hand_over(state: Civ2010, giver: int, taker: int, thing: Action) -> None:
    if isinstance(thing, verbs.GiveCard):
        move_card(state, thing.card, giver, taker)
    elif isinstance(thing, verbs.GiveToken):
        move_token(state, thing.token, giver, taker)


class Concluding(Phase[Civ2010, steps.Concluding]):
    """Everybody gets what was agreed; trade beyond the dial is lost, hands over the limit are cut."""

    def run(self, state: Civ2010, step: steps.Concluding) -> None:
        owner = step.seat
        offer = state.offers[owner]
        state.offers[owner] = new_offer()
        gains = [0] * GIVE_ITEMS
        state.push(steps.Discarding(owner))
        for partner in partners_of(offer):
            terms = offer.terms[partner]
            state.emit("event-deal", {"seat": owner, "seat_to": partner})
            tell_terms(state, owner, partner, terms)
            for item in range(GIVE_ITEMS):
                gains[item] += terms.want[item] - terms.give[item]
                gain_item(state, partner, item, terms.give[item] - terms.want[item])
            for token in terms.tokens:
                move_token(state, token, owner, partner)
            for card in terms.cards:
                move_card(state, card, owner, partner)
            state.push(steps.Discarding(partner))
        for item in range(GIVE_ITEMS):
            gain_item(state, owner, item, gains[item])


def gives_nothing(terms: Terms) -> bool:
    """Whether a partner would get nothing."""
    return not (sum(terms.give) or terms.tokens or terms.cards)


def tell_terms(state: Civ2010, owner: int, partner: int, terms: Terms) -> None:
    """What changes hands, as everybody saw it in the offer."""
    huts = sum([1 for token in terms.tokens if token < state.catalogue.huts])
    given = [*terms.give, huts, len(terms.tokens) - huts, len(terms.cards)]
    for item in range(WANT_ITEMS):
        for giver, taker, n in ((owner, partner, given[item]), (partner, owner, terms.want[item])):
            if n:
                state.emit("event-gives", {"seat": giver, "seat_to": taker, "item": f"item-{item}", "n": n})


def gain_item(state: Civ2010, seat: int, item: int, amount: int) -> None:
    player = state.players[seat]
    if item == TRADE_ITEM:
        gain_trade(state, seat, amount)
    elif item == CULTURE_ITEM:
        player.culture += amount
    elif amount:
        player.resources = raised(player.resources, item - FIRST_RESOURCE_ITEM, amount)
