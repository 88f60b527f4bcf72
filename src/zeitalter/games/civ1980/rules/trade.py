"""Phase 11: trade. Everybody at once may lay packets of three or more cards face down, answer those of others, and
change two packets against each other. Everybody has one packet on the table at a time.

A packet states truthfully how many cards it holds, what they are worth as sets, and one commodity among them; whatever
else is said is a mere claim. A round gives everybody one go (an offer, an answer or nothing); whoever gets an answer or
is asked directly may act again at once. The phase ends after a round without news or after the last round.
"""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.bot.suggestions import READY_PACKETS, ready_kinds, ready_packet
from zeitalter.games.civ1980.model.catalogue import COMMODITIES, NONE, TRADE_CARDS
from zeitalter.games.civ1980.model.state import (
    CARD_MASK,
    GIVER_SHIFT,
    KNOWN_SHIFT,
    TRADE_ROUND,
    TRADE_ROUNDS,
    TRADING,
    Civ1980,
    Packet,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import (
    ACCEPT,
    ALL,
    ANSWER,
    BY_HAND,
    COUNTER,
    DONE_ACTION,
    NO_WISH,
    OFFER,
    PUT,
    READY,
    REFUSE,
    RETRACT,
)
from zeitalter.games.civ1980.rules.packets import (
    answers_to,
    find_packet,
    free_cards,
    is_repeated,
    laid_places,
    offers_to,
    packet_value,
    packets_left,
    partners,
    receivers,
)
from zeitalter.games.civ1980.rules.trade_cards import forget, rank, trade_name

READIES: Final = [Action(READY, kind, ALL) for kind in range(READY_PACKETS + 1)]


class BeginTrade(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 11
        state.trade_round = 0
        state.trade_news = 1
        state.dealt = 0
        state.packet_number = 0
        state.history = []
        state.push(Step(TRADE_ROUND, EVERYONE))


class TradeRound(Phase):
    """Whoever holds fewer than three cards has nothing to trade; for a deal it takes two."""

    def run(self, state: Civ1980, step: Step) -> None:
        traders = 0
        for seat in range(state.seats):
            if can_trade(state, seat):
                traders |= 1 << seat
        last = state.trade_round >= state.settings[TRADE_ROUNDS] or not state.trade_news
        if last or traders & (traders - 1) == 0:
            end_trade(state)
            return
        state.trade_round += 1
        state.trade_news = 0
        state.trade_done = state.everyone() & ~traders
        state.push(step)
        state.push(Step(TRADING, EVERYONE))


def can_trade(state: Civ1980, seat: int) -> bool:
    return len(state.players[seat].hand) >= state.catalogue.packet


def end_trade(state: Civ1980) -> None:
    state.packets = ()
    state.trade_round = 0
    state.trade_done = 0
    state.trade_news = 0
    state.dealt = 0
    state.by_hand = 0
    for seat in range(state.seats):
        state.drafts[seat] = []
        state.offered[seat] = []


class Trading(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        if state.by_hand >> seat & 1:
            return detailed(state, seat)
        actions: list[Action] = []
        for packet in answers_to(state, seat):
            actions.append(Action(ACCEPT, packet.number))
        if packets_left(state, seat) > 0:
            for packet in offers_to(state, seat):
                for kind in ready_kinds(state, seat, packet):
                    actions.append(Action(ANSWER, packet.number, kind))
            for kind in ready_kinds(state, seat, None):
                actions.append(READIES[kind])
        actions.append(DONE_ACTION)
        return actions

    def accepts(self, state: Civ1980, step: Step, seat: int, action: Action) -> bool:
        if action.key == DONE_ACTION.key:
            return True
        verb = action.verb
        if verb == REFUSE:
            packet = find_packet(state, action.a)
            return packet is not None and packet.to == seat
        if verb == RETRACT:
            packet = find_packet(state, action.a)
            return packet is not None and packet.owner == seat
        if verb == ACCEPT:
            packet = find_packet(state, action.a)
            return packet is not None and packet.answers != NONE and packet.to == seat
        if state.by_hand >> seat & 1:
            return accepts_detail(state, seat, action)
        if verb == READY:
            if action.a == BY_HAND:
                return action.b == ALL
            if not is_partner(state, seat, action.b) or action.a > READY_PACKETS or packets_left(state, seat) <= 0:
                return False
            if action.b == ALL:
                return action.a in ready_kinds(state, seat, None)
            ready = ready_packet(state, seat, action.a, None)
            return ready is not None and not is_repeated(state, seat, action.b, NONE, ready.cards)
        if verb == ANSWER and 0 < action.b <= READY_PACKETS and packets_left(state, seat) > 0:
            for packet in offers_to(state, seat):
                if packet.number == action.a:
                    return action.b in ready_kinds(state, seat, packet)
        return False

    def default(self, state: Civ1980, step: Step, seat: int) -> Action:
        return DONE_ACTION

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == READY and action.a == BY_HAND:
            state.by_hand |= 1 << seat
            state.drafts[seat] = [0] * TRADE_CARDS
        elif verb == READY:
            ready = ready_packet(state, seat, action.a, None)
            assert ready is not None
            lay_down(state, seat, action.b, NONE, ready.cards, ready.named, ready.wish)
        elif verb == ANSWER:
            offer = find_packet(state, action.a)
            assert offer is not None
            ready = ready_packet(state, seat, action.b, offer)
            assert ready is not None
            lay_down(state, seat, offer.owner, offer.number, ready.cards, ready.named, ready.wish)
        elif verb == PUT:
            state.drafts[seat][action.a] = action.b
        elif verb == OFFER:
            lay_down(state, seat, action.a, NONE, drafted(state, seat), action.b, action.c)
        elif verb == COUNTER:
            offer = find_packet(state, action.a)
            assert offer is not None
            lay_down(state, seat, offer.owner, offer.number, drafted(state, seat), action.b, NO_WISH)
        elif verb == ACCEPT:
            accept(state, seat, action.a)
        elif verb in (REFUSE, RETRACT):
            take_up(state, action.a)
            if state.log is not None:
                state.emit("event-packet-gone", {"seat": seat, "packet": action.a})
        else:
            finish_go(state, seat)
        if state.trade_done != state.everyone():
            state.push(step)  # the same step: the decisions of the others stay open


def is_partner(state: Civ1980, seat: int, to: int) -> bool:
    return to == ALL or (to < state.seats and to != seat)


def finish_go(state: Civ1980, seat: int) -> None:
    state.trade_done |= 1 << seat
    state.by_hand &= ~(1 << seat)
    state.drafts[seat] = []


# ---- packets by hand -------------------------------------------------------------------------------------------------


def drafted(state: Civ1980, seat: int) -> list[int]:
    cards: list[int] = []
    draft = state.drafts[seat]
    for card in range(len(draft)):
        cards += [card] * draft[card]
    return cards


def detailed(state: Civ1980, seat: int) -> list[Action]:
    """Every decision while a packet is put together by hand."""
    actions: list[Action] = []
    draft = state.drafts[seat]
    free = free_cards(state, seat)
    for card in range(TRADE_CARDS):
        for n in range(free[card] + 1):
            if n != draft[card]:
                actions.append(Action(PUT, card, n))
    if is_packet(state, seat):
        cards = drafted(state, seat)
        new = not is_repeated(state, seat, ALL, NONE, cards)
        answerable = [
            packet
            for packet in offers_to(state, seat)
            if not is_repeated(state, seat, packet.owner, packet.number, cards)
        ]
        for named in range(COMMODITIES):
            if draft[named]:
                if new:
                    actions.append(Action(OFFER, ALL, named, NO_WISH))
                for packet in answerable:
                    actions.append(Action(COUNTER, packet.number, named))
    for packet in answers_to(state, seat):
        actions += [Action(ACCEPT, packet.number), Action(REFUSE, packet.number)]
    for packet in state.packets:
        if packet.owner == seat:
            actions.append(Action(RETRACT, packet.number))
    actions.append(DONE_ACTION)
    return actions


def is_packet(state: Civ1980, seat: int) -> bool:
    """At least three cards, one of them a commodity, and not too many packets so far."""
    cards = drafted(state, seat)
    if len(cards) < state.catalogue.packet or packets_left(state, seat) <= 0:
        return False
    return min(cards) < COMMODITIES


def accepts_detail(state: Civ1980, seat: int, action: Action) -> bool:
    draft = state.drafts[seat]
    if action.verb == PUT:
        return action.b <= free_cards(state, seat)[action.a] and action.b != draft[action.a]
    if action.verb == OFFER:
        if not is_partner(state, seat, action.a) or not is_packet(state, seat) or not draft[action.b]:
            return False
        return not is_repeated(state, seat, action.a, NONE, drafted(state, seat))
    if action.verb == COUNTER and is_packet(state, seat) and draft[action.b] > 0:
        for packet in offers_to(state, seat):
            if packet.number == action.a:
                return not is_repeated(state, seat, packet.owner, packet.number, drafted(state, seat))
    return False


# ---- deals -----------------------------------------------------------------------------------------------------------


def lay_down(state: Civ1980, seat: int, to: int, answers: int, cards: list[int], named: int, wish: int) -> None:
    """A packet on the table, in place of the owner's last one; it ends the go of its owner and wakes the one it is
    meant for."""
    packet = Packet(state.packet_number, seat, to, answers, named, wish, packet_value(state, cards), cards)
    take_up_own(state, seat)
    state.packets = (*state.packets, packet)
    state.offered[seat] += [receivers(state, seat, to), answers, len(cards), *cards]
    state.history += [packet.number, seat, to, answers, named, wish, packet.value, len(cards)]
    state.packet_number += 1
    state.trade_news += 1
    finish_go(state, seat)
    if to != ALL and can_trade(state, to):
        state.trade_done &= ~(1 << to)
    state.reveal()
    if state.log is not None:
        args: dict[str, int | str | list[int | str]] = {
            "seat": seat,
            "n": len(cards),
            "value": packet.value,
            "card": trade_name(state, named),
        }
        if to == ALL:
            state.emit("event-offer-all", args)
        else:
            args["seat_to"] = to
            state.emit("event-offer-one" if answers == NONE else "event-answer", args)


def take_up_own(state: Civ1980, seat: int) -> None:
    for packet in state.packets:
        if packet.owner == seat:
            take_up(state, packet.number)
            return


def take_up(state: Civ1980, number: int) -> None:
    """A packet and the answers to it leave the table."""
    state.packets = tuple([packet for packet in state.packets if packet.number != number and packet.answers != number])


def accept(state: Civ1980, seat: int, number: int) -> None:
    """Both packets change hands; only the two learn what was in them."""
    answer = find_packet(state, number)
    assert answer is not None
    offer = find_packet(state, answer.answers)
    assert offer is not None
    partner = answer.owner
    take_up_own(state, seat)  # the answers of others to it, too
    take_up_own(state, partner)
    hand_over(state, seat, partner, offer)
    hand_over(state, partner, seat, answer)
    both = 1 << seat | 1 << partner
    hands_changed(state, both)
    forget(state, seat, both)
    forget(state, partner, both)
    state.trade_news += 1
    state.dealt |= partners(seat, partner)
    for trader in (seat, partner):
        if can_trade(state, trader):
            state.trade_done &= ~(1 << trader)
        else:
            finish_go(state, trader)
        if state.by_hand >> trader & 1:
            state.drafts[trader] = [0] * TRADE_CARDS
    state.reveal()
    tell_deal(state, seat, partner, offer, answer)


def hands_changed(state: Civ1980, changed: int) -> None:
    """Whoever has new cards may offer any packet again, and may be offered any packet again."""
    for seat in range(state.seats):
        told = state.offered[seat]
        if changed >> seat & 1:
            told.clear()
        for place in laid_places(told):
            told[place] &= ~changed


def hand_over(state: Civ1980, giver: int, taker: int, packet: Packet) -> None:
    """Cards keep in mind who knows them; a calamity is locked and remembers its giver."""
    hand = state.players[giver].hand
    for card in packet.cards:
        best = -1
        for place in range(len(hand)):
            if hand[place] & CARD_MASK == card and (best < 0 or rank(hand[place]) > rank(hand[best])):
                best = place
        unaware = 1 << KNOWN_SHIFT + taker & ~hand[best]
        del hand[best]
        for place in range(len(hand)):  # the taker knows one card of this kind less in what is left
            if unaware & hand[place] and hand[place] & CARD_MASK == card:
                hand[place] &= ~unaware
                unaware = 0
        entry = card | 1 << KNOWN_SHIFT + giver
        if card >= COMMODITIES:
            entry |= giver + 1 << GIVER_SHIFT
        state.players[taker].hand.append(entry)


def tell_deal(state: Civ1980, seat: int, partner: int, offer: Packet, answer: Packet) -> None:
    if state.log is None:
        return
    state.emit(
        "event-deal",
        {
            "seat": seat,
            "seat_to": partner,
            "given_secret": [trade_name(state, card) for card in offer.cards],
            "got_secret": [trade_name(state, card) for card in answer.cards],
        },
        1 << seat | 1 << partner,
        "event-deal-hidden",
    )
