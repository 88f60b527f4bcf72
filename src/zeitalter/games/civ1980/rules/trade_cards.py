"""Phase 10: trade cards are drawn, gold is bought; and how cards get back under their stacks."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model.catalogue import STACKS
from zeitalter.games.civ1980.model.state import (
    BUYING_GOLD,
    CARD_MASK,
    DRAW,
    DRAWING,
    GOLD_SALE,
    HAND_CAP,
    KNOWN_SHIFT,
    PUBLIC,
    Civ1980,
    Phase,
)
from zeitalter.games.civ1980.model.verbs import DONE_ACTION, GOLD, GOLD_ACTION


def trade_name(state: Civ1980, card: int) -> str:
    return "trade-" + state.catalogue.trade_ids[card]


class Drawing(Phase):
    """Fewest cities first; ties in the order of the succession table. Gold is sold before and after the own draw."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.phase = 10
        if step.a >= state.seats:
            return
        seat = sorted(state.order, key=[player.cities for player in state.players].__getitem__)[step.a]
        state.push(Step(DRAWING, EVERYONE, step.a + 1))
        state.push(Step(GOLD_SALE, EVERYONE, seat))
        if state.players[seat].cities:
            state.push(Step(DRAW, EVERYONE, seat))
            state.push(Step(GOLD_SALE, EVERYONE, seat))


def may_draw(state: Civ1980, seat: int) -> bool:
    """With the cap nobody draws above six cards in hand."""
    return not is_full(state, len(state.players[seat].hand))


def is_full(state: Civ1980, size: int) -> bool:
    """Whether a hand of so many cards draws no more."""
    return state.settings[HAND_CAP] != 0 and size >= state.catalogue.hand_limit


class Draw(Phase):
    """One card from each stack up to the number of cities; an empty stack gives nothing."""

    def run(self, state: Civ1980, step: Step) -> None:
        for stack in range(min(state.players[step.a].cities, STACKS)):
            if state.stacks[stack] and may_draw(state, step.a):
                draw(state, step.a, stack)


def draw(state: Civ1980, seat: int, stack: int) -> None:
    """A red calamity is shown at once; everything else is taken into the hand unseen by the others."""
    state.reveal()
    card = state.stacks[stack].pop()
    player = state.players[seat]
    if not state.catalogue.tradable[card]:
        player.open.append(card)
        player.open.sort()
        if state.log is not None:
            state.emit("event-red-card", {"seat": seat, "card": trade_name(state, card)})
        return
    player.hand.append(card)
    player.hand.sort()
    if state.log is not None:
        state.emit(
            "event-draw",
            {"seat": seat, "stack": stack + 1, "card_secret": trade_name(state, card)},
            1 << seat,
            "event-draw-hidden",
        )


class GoldSale(Phase):
    def run(self, state: Civ1980, step: Step) -> None:
        if may_buy_gold(state, step.a):
            state.push(Step(BUYING_GOLD, step.a))


def may_buy_gold(state: Civ1980, seat: int) -> bool:
    affordable = state.players[seat].treasury >= state.catalogue.gold_price
    return affordable and len(state.stacks[STACKS - 1]) > 0 and may_draw(state, seat)


class BuyingGold(Phase):
    """For 18 tokens of the treasury the top card of the ninth stack, unseen: it may be Piracy."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [GOLD_ACTION, DONE_ACTION]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        if action.verb == GOLD:
            price = state.catalogue.gold_price
            state.players[seat].treasury -= price
            state.players[seat].stock += price
            if state.log is not None:
                state.emit("event-gold", {"seat": seat, "n": price})
            draw(state, seat, STACKS - 1)
            state.push(Step(GOLD_SALE, EVERYONE, seat))


# ---- returning -------------------------------------------------------------------------------------------------------


def return_cards(state: Civ1980, cards: list[int]) -> None:
    """Under the stacks of their numbers; different ones of one stack are shuffled among themselves."""
    for stack in range(STACKS):
        mine = [card for card in cards if state.catalogue.trade_stack[card] == stack]
        if mine:
            if min(mine) != max(mine):
                state.chance.shuffle(mine)
            state.stacks[stack] = mine + state.stacks[stack]


def discard(state: Civ1980, seat: int, card: int) -> None:
    """Everybody sees one card of a kind leave a hand. Whoever knew n cards of that kind now knows n - 1."""
    hand = state.players[seat].hand
    best = -1
    for place in range(len(hand)):
        if hand[place] & CARD_MASK == card and (best < 0 or rank(hand[place]) > rank(hand[best])):
            best = place
    unaware = PUBLIC & ~hand[best]
    del hand[best]
    for place in range(len(hand)):
        if unaware and hand[place] & CARD_MASK == card:
            fading = hand[place] & unaware
            hand[place] &= ~fading
            unaware &= ~fading
    hand.sort()


def rank(entry: int) -> int:
    """A locked calamity goes last, a card that others know about first."""
    return (entry & PUBLIC) if entry <= CARD_MASK | PUBLIC else -1


def forget(state: Civ1980, seat: int, keep: int) -> None:
    """Cards have left a hand unseen: whoever knew cards of it, except those in the mask `keep`, knows them no more. A
    locked calamity cannot have left."""
    hand = state.players[seat].hand
    mask = CARD_MASK | (keep << KNOWN_SHIFT & PUBLIC)
    for place in range(len(hand)):
        if hand[place] <= CARD_MASK | PUBLIC:
            hand[place] &= mask
    hand.sort()
