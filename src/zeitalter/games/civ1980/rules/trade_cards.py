"""Phase 10: trade cards are drawn, gold is bought; and how cards get back under their stacks."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import NONE, STACKS
from zeitalter.games.civ1980.model.player import KNOWN_TO_ALL, NOBODY, Held, best_known, drawn, rank
from zeitalter.games.civ1980.model.state import Civ1980


def trade_name(state: Civ1980, card: int) -> str:
    return "trade-" + state.catalogue.trade_ids[card]


def calamity_name(state: Civ1980, calamity: int) -> str:
    return trade_name(state, state.catalogue.commodities + calamity)


class Drawing(Phase[Civ1980, steps.Drawing]):
    """Fewest cities first; ties in the order of the succession table. Gold is sold before and after each draw."""

    def run(self, state: Civ1980, step: steps.Drawing) -> None:
        state.phase = 10
        if step.drawn >= state.seats:
            return
        seat = sorted(state.order, key=[player.cities for player in state.players].__getitem__)[step.drawn]
        state.push(steps.Drawing(EVERYONE, step.drawn + 1))
        state.push(steps.GoldSale(EVERYONE, seat))
        if state.players[seat].cities:
            state.push(steps.Draw(EVERYONE, seat))
            state.push(steps.GoldSale(EVERYONE, seat))


def may_draw(state: Civ1980, seat: int) -> bool:
    """With the cap nobody draws above six cards in hand."""
    return not is_full(state, len(state.players[seat].hand))


def is_full(state: Civ1980, size: int) -> bool:
    """Whether a hand of so many cards draws no more."""
    return state.settings.hand_cap and size >= state.catalogue.hand_limit


def has_red_top(state: Civ1980, stack: int) -> bool:
    """Everybody sees the back of the top card of a stack."""
    cards = state.stacks[stack]
    return len(cards) > 0 and not state.catalogue.tradable[cards[-1]]


class Draw(Phase[Civ1980, steps.Draw]):
    """One card from each stack up to the number of cities; an empty stack gives nothing. A full hand still draws a red
    calamity, which is no card in hand."""

    def run(self, state: Civ1980, step: steps.Draw) -> None:
        undrawn = 0
        left: list[int | str] = []
        empty: list[int | str] = []
        for stack in range(min(state.players[step.drawer].cities, STACKS)):
            if has_red_top(state, stack) or (state.stacks[stack] and may_draw(state, step.drawer)):
                draw(state, step.drawer, stack)
            elif state.stacks[stack]:
                undrawn += 1
                left.append(stack + 1)
            else:
                empty.append(stack + 1)
        if undrawn:
            state.emit("event-hand-full", {"seat": step.drawer, "n": undrawn, "stacks": left})
        if empty:
            state.emit("event-stacks-empty", {"seat": step.drawer, "n": len(empty), "stacks": empty})


def draw(state: Civ1980, seat: int, stack: int) -> None:
    """A red calamity is shown at once; everything else is taken into the hand unseen by the others."""
    state.reveal()
    card = state.stacks[stack].pop()
    if state.depth[stack] != NONE:
        state.depth[stack] -= 1  # with the calamity itself goes the knowledge of it
    player = state.players[seat]
    if not state.catalogue.tradable[card]:
        player.open.append(drawn(card))
        player.open.sort(key=rank)
        state.emit("event-red-card", {"seat": seat, "card": trade_name(state, card)})
        return
    player.hand.append(drawn(card))
    player.hand.sort(key=rank)
    state.emit(
        "event-draw",
        {"seat": seat, "stack": stack + 1, "card_secret": trade_name(state, card)},
        1 << seat,
        "event-draw-hidden",
    )


class GoldSale(Phase[Civ1980, steps.GoldSale]):
    def run(self, state: Civ1980, step: steps.GoldSale) -> None:
        if may_buy_gold(state, step.buyer):
            state.push(steps.BuyingGold(step.buyer))


def may_buy_gold(state: Civ1980, seat: int) -> bool:
    affordable = state.players[seat].treasury >= state.catalogue.gold_price
    return affordable and len(state.stacks[STACKS - 1]) > 0 and may_draw(state, seat)


class BuyingGold(Question[Civ1980, steps.BuyingGold]):
    """For 18 tokens of the treasury the top card of the ninth stack, unseen: it may be Piracy."""

    def legal(self, state: Civ1980, step: steps.BuyingGold, seat: int) -> list[Action]:
        return [verbs.GOLD, DONE]

    def take(self, state: Civ1980, step: steps.BuyingGold, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Gold):
            price = state.catalogue.gold_price
            state.players[seat].treasury -= price
            state.players[seat].stock += price
            state.emit("event-gold", {"seat": seat, "n": price})
            draw(state, seat, STACKS - 1)
            state.push(steps.GoldSale(EVERYONE, seat))


# ---- returning -------------------------------------------------------------------------------------------------------


def return_cards(state: Civ1980, cards: list[int]) -> None:
    """Under the stacks of their numbers; different ones of one stack are shuffled among themselves."""
    for stack in range(STACKS):
        mine = [card for card in cards if state.catalogue.trade_stack[card] == stack]
        if mine:
            if min(mine) != max(mine):
                state.chance.shuffle(mine)
            state.stacks[stack] = mine + state.stacks[stack]


def lay_under(state: Civ1980, card: int) -> None:
    """A calamity goes under its stack, for everybody to see: who counts the cards drawn knows when it comes up."""
    stack = state.catalogue.trade_stack[card]
    state.depth[stack] = len(state.stacks[stack])
    state.stacks[stack].insert(0, card)


def discard(state: Civ1980, seat: int, card: int) -> None:
    """Everybody sees one card of a kind leave a hand."""
    hand = state.players[seat].hand
    gone = hand.pop(best_known(hand, card))
    know_less(hand, card, KNOWN_TO_ALL & ~gone.known)
    hand.sort(key=rank)


def know_less(hand: list[Held], card: int, unaware: int) -> None:
    """A card has left before the eyes of those in the mask `unaware`, who did not know of this very one: each of them
    knows one less of the cards of its kind that are left."""
    for place in range(len(hand)):
        held = hand[place]
        fading = held.known & unaware
        if fading and held.card == card:
            hand[place] = Held(card, held.known & ~fading, held.giver)
            unaware &= ~fading


def forget(state: Civ1980, seat: int, keep: int) -> None:
    """Cards have left a hand unseen in trade: whoever knew cards of it, except those in the mask `keep`, knows them no
    more. A locked calamity cannot have left."""
    hand = state.players[seat].hand
    for place in range(len(hand)):
        held = hand[place]
        if held.giver == NOBODY and held.known & ~keep:
            hand[place] = Held(held.card, held.known & keep, NOBODY)
    hand.sort(key=rank)
