"""Phase 11: trade. Everybody at once may lay packets of three or more cards face down, take them back, answer those of
others, and change two packets against each other.

A packet states truthfully how many cards it holds, what they are worth as sets, and one commodity among them; whatever
else is said is a mere claim. A card may lie in several packets: the first deal counts. Everybody goes on until he says
that he is done, which anything new for him takes back. A round ends when all are done; the phase ends after a round
without news or after the last round. Whoever wants no more trade at all in this turn says it once, and may withdraw it.
"""

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.core.state import UNDO_AT_WILL, UNDO_NEVER, UNDO_UNKNOWN, UNDO_UNTIL_ANSWERED
from zeitalter.core.wording import Arg
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, ENOUGH, Cards, Laid, Packet, Told
from zeitalter.games.civ1980.model.player import NOBODY, Held, best_known
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import (
    answers_to,
    dearest,
    find_packet,
    first_beside,
    has_lain,
    is_in_hand,
    is_packet,
    is_repeated,
    lies_there,
    may_be_listed,
    offers_to,
    own_packets,
    packet_value,
    plain_packets,
    receivers,
)
from zeitalter.games.civ1980.rules.trade_cards import forget, know_less, trade_name


class BeginTrade(Phase[Civ1980, steps.BeginTrade]):
    def run(self, state: Civ1980, step: steps.BeginTrade) -> None:
        state.phase = 11
        state.trade_round = 0
        state.trade_news = 1
        state.dealt = [0] * state.seats
        state.packet_number = 0
        state.history = []
        state.push(steps.TradeRound(EVERYONE))


class TradeRound(Phase[Civ1980, steps.TradeRound]):
    """Whoever holds fewer than three cards has nothing to trade; for a deal it takes two."""

    def run(self, state: Civ1980, step: steps.TradeRound) -> None:
        traders = 0
        for seat in range(state.seats):
            if can_trade(state, seat) and not has_enough(state, seat):
                traders |= 1 << seat
        last = state.trade_round >= state.settings.trade_rounds or not state.trade_news
        if last or traders & (traders - 1) == 0:
            end_trade(state)
            return
        state.trade_round += 1
        state.trade_news = 0
        state.trade_done = (state.trade_done & ~state.everyone()) | (state.everyone() & ~traders)
        state.push(step)
        state.push(steps.Trading(EVERYONE))


def can_trade(state: Civ1980, seat: int) -> bool:
    return len(state.players[seat].hand) >= state.catalogue.packet


def has_enough(state: Civ1980, seat: int) -> bool:
    """Whether a seat wants no more trade in this turn. It is done in every round."""
    return state.trade_done >> ENOUGH + seat & 1 != 0


def take_part_again(state: Civ1980, seat: int) -> None:
    """It withdraws that."""
    state.trade_done &= ~(1 << ENOUGH + seat)
    reopen(state, 1 << seat)
    state.emit("event-enough-no-more", {"seat": seat})


def end_trade(state: Civ1980) -> None:
    state.packets = ()
    state.trade_round = 0
    state.trade_done = 0
    state.trade_news = 0
    state.dealt = [0] * state.seats
    state.offered = [[] for seat in range(state.seats)]


class Trading(Question[Civ1980, steps.Trading]):
    """Several seats decide at once, each for itself: what one does takes effect immediately."""

    def asks(self, state: Civ1980, step: steps.Trading) -> int:
        return state.everyone() & ~state.trade_done

    def legal(self, state: Civ1980, step: steps.Trading, seat: int) -> list[Action]:
        """With some plain packets as a sample; any other is accepted, too."""
        actions: list[Action] = [verbs.Accept(packet.number) for packet in answers_to(state, seat)]
        if may_be_listed(state, seat):
            list_packets(state, seat, actions)
        actions.append(DONE)
        return actions

    def accepts(self, state: Civ1980, step: steps.Trading, seat: int, action: Action) -> bool:
        if isinstance(action, verbs.Offer):
            return accepts_offer(state, seat, action)
        if isinstance(action, verbs.Counter):
            return accepts_counter(state, seat, action)
        if isinstance(action, (verbs.Accept, verbs.Refuse, verbs.Retract)):
            packet = find_packet(state, action.packet)
            if packet is None or isinstance(action, verbs.Retract):
                return packet is not None and packet.owner == seat
            return packet.to == seat and (packet.answers != NONE or isinstance(action, verbs.Refuse))
        return isinstance(action, (Done, verbs.Enough))

    def default(self, state: Civ1980, step: steps.Trading, seat: int) -> Action:
        return DONE

    def take(self, state: Civ1980, step: steps.Trading, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            state.trade_done |= 1 << seat
        elif isinstance(action, verbs.Enough):
            state.trade_done |= 1 << seat | 1 << ENOUGH + seat
            state.emit("event-enough", {"seat": seat})
        elif isinstance(action, verbs.Offer):
            lay_down(state, seat, action.to, NONE, action.cards, action.named, action.wish)
        elif isinstance(action, verbs.Counter):
            offer = find_packet(state, action.packet)
            assert offer is not None
            no_wish = state.catalogue.no_wish
            lay_down(state, seat, offer.owner, offer.number, action.cards, action.named, no_wish)
        elif isinstance(action, verbs.Accept):
            accept(state, seat, action.packet)
        else:
            assert isinstance(action, (verbs.Refuse, verbs.Retract))
            withdraw_packet(state, seat, action.packet)
        if state.everyone() & ~state.trade_done:
            state.push(step)  # the same step: the decisions of the others stay open

    def undo_after(self, state: Civ1980, step: steps.Trading, seat: int, action: Action) -> int:
        """Packets and deals are news; whoever is done waits for the others, the last one for what comes next."""
        if isinstance(action, (Done, verbs.Enough)):
            others = state.everyone() & ~state.trade_done & ~state.resigned & ~(1 << seat)
            return UNDO_UNTIL_ANSWERED if others else UNDO_UNKNOWN
        return UNDO_AT_WILL if isinstance(action, (verbs.Refuse, verbs.Retract)) else UNDO_NEVER


def list_packets(state: Civ1980, seat: int, actions: list[Action]) -> None:
    """One offer and one answer at a time; what nobody took in the last round may be taken back."""
    offering = answering = False
    for packet in own_packets(state, seat):
        if has_lain(state, packet):
            actions.append(verbs.Retract(packet.number))
        if packet.answers == NONE:
            offering = True
        else:
            answering = True
    offers = [] if answering else offers_to(state, seat)
    if offering and not offers:
        return
    for cards in plain_packets(state, seat):
        named = dearest(state, cards)
        for offer in offers:
            if not is_repeated(state, seat, offer.owner, offer.number, cards):
                actions.append(verbs.Counter(offer.number, named, cards))
        if not offering and not is_repeated(state, seat, ALL, NONE, cards):
            actions.append(verbs.Offer(ALL, named, first_beside(state, seat, cards), cards))


def accepts_offer(state: Civ1980, seat: int, action: verbs.Offer) -> bool:
    partner = action.to == ALL or (action.to < state.seats and action.to != seat)
    if not partner or not is_packet(state, seat, action.named, action.cards):
        return False
    return not lies_there(state, seat, action.to, NONE, action.named, action.wish, action.cards)


def accepts_counter(state: Civ1980, seat: int, action: verbs.Counter) -> bool:
    for offer in offers_to(state, seat):
        if offer.number == action.packet and is_packet(state, seat, action.named, action.cards):
            no_wish = state.catalogue.no_wish
            return not lies_there(state, seat, offer.owner, offer.number, action.named, no_wish, action.cards)
    return False


def reopen(state: Civ1980, seats: int) -> None:
    """There is news for the seats of this mask: whoever was done is so no more."""
    done = seats & state.trade_done
    for seat in range(state.seats):
        if done >> seat & 1 and can_trade(state, seat) and not has_enough(state, seat):
            state.trade_done &= ~(1 << seat)


# ---- packets and deals -----------------------------------------------------------------------------------------------


def lay_down(state: Civ1980, seat: int, to: int, answers: int, cards: Cards, named: int, wish: int) -> None:
    """A packet on the table, and news for those it is meant for."""
    number, value, meant_for = state.packet_number, packet_value(state, cards), receivers(state, seat, to)
    packet = Packet(number, seat, to, answers, named, wish, value, state.trade_round, cards)
    state.packets = (*state.packets, packet)
    state.offered[seat].append(Laid(meant_for, answers, cards))
    state.history.append(Told(number, seat, to, answers, named, wish, value, state.trade_round, len(cards)))
    state.packet_number += 1
    state.trade_news += 1
    reopen(state, meant_for)
    state.reveal()
    tell_packet(state, packet)


def tell_packet(state: Civ1980, packet: Packet) -> None:
    args: dict[str, Arg] = {
        "seat": packet.owner,
        "packet": packet.number + 1,
        "n": len(packet.cards),
        "value": packet.value,
        "card": trade_name(state, packet.named),
        "wish": "no-wish" if packet.wish == state.catalogue.no_wish else trade_name(state, packet.wish),
    }
    if packet.to == ALL:
        state.emit("event-offer-all", args)
    elif packet.answers == NONE:
        state.emit("event-offer-one", {**args, "seat_to": packet.to})
    else:
        state.emit("event-answer", {**args, "seat_to": packet.to, "answered": packet.answers + 1})


def take_up(state: Civ1980, number: int) -> None:
    """A packet and the answers to it leave the table."""
    state.packets = tuple([packet for packet in state.packets if packet.number != number and packet.answers != number])


def withdraw_packet(state: Civ1980, seat: int, number: int) -> None:
    """Refused by the one it is meant for, which is news for its owner, or taken back by its owner."""
    packet = find_packet(state, number)
    assert packet is not None
    take_up(state, number)
    if packet.owner == seat:
        state.emit("event-retracted", {"seat": seat, "n": number + 1})
        return
    reopen(state, 1 << packet.owner)
    key = "event-refused-offer" if packet.answers == NONE else "event-refused-answer"
    args: dict[str, Arg] = {"seat": seat, "seat_to": packet.owner, "n": number + 1}
    state.emit(key, args if packet.answers == NONE else {**args, "answered": packet.answers + 1})


def take_up_broken(state: Civ1980, traders: int) -> None:
    """Packets with cards that are no longer in the hands of these seats leave the table, and the answers to them.
    Nobody is told which of an offer and its answer was broken."""
    lying = state.packets
    for packet in lying:
        if traders >> packet.owner & 1 and not is_in_hand(state, packet.owner, packet.cards):
            take_up(state, packet.number)
    for packet in lying:
        if find_packet(state, packet.number) is None:
            state.emit("event-packet-gone", {"seat": packet.owner, "n": packet.number + 1})


def accept(state: Civ1980, seat: int, number: int) -> None:
    """Both packets change hands; only the two learn what was in them."""
    answer = find_packet(state, number)
    assert answer is not None
    offer = find_packet(state, answer.answers)
    assert offer is not None
    partner = answer.owner
    take_up(state, offer.number)
    hand_over(state, seat, partner, offer)
    hand_over(state, partner, seat, answer)
    both = 1 << seat | 1 << partner
    hands_changed(state, both)
    forget(state, seat, both)
    forget(state, partner, both)
    state.trade_news += 1
    state.dealt[seat] |= 1 << partner
    state.dealt[partner] |= 1 << seat
    state.trade_done |= both
    reopen(state, both)
    state.reveal()
    tell_deal(state, seat, partner, offer, answer)
    take_up_broken(state, both)


def hands_changed(state: Civ1980, changed: int) -> None:
    """Whoever has new cards may offer any packet again, and may be offered any packet again."""
    for seat in range(state.seats):
        laid = state.offered[seat]
        if changed >> seat & 1:
            laid.clear()
        for place in range(len(laid)):
            one = laid[place]
            if one.receivers & changed:
                laid[place] = Laid(one.receivers & ~changed, one.answers, one.cards)


def hand_over(state: Civ1980, giver: int, taker: int, packet: Packet) -> None:
    """Cards keep in mind who knows them; a calamity is locked and remembers its giver."""
    hand = state.players[giver].hand
    for card in packet.cards:
        gone = hand.pop(best_known(hand, card))
        know_less(hand, card, 1 << taker & ~gone.known)
        locked = card >= state.catalogue.commodities
        state.players[taker].hand.append(Held(card, 1 << giver, giver if locked else NOBODY))


def tell_deal(state: Civ1980, seat: int, partner: int, offer: Packet, answer: Packet) -> None:
    state.emit(
        "event-deal",
        {
            "seat": seat,
            "seat_to": partner,
            "n": offer.number + 1,
            "answer": answer.number + 1,
            "given_secret": [trade_name(state, card) for card in offer.cards],
            "got_secret": [trade_name(state, card) for card in answer.cards],
        },
        1 << seat | 1 << partner,
        "event-deal-hidden",
    )
