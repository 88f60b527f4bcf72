"""The card row: clearing, sliding, filling, and taking cards (rulebook, Die Kartenreihe; Zivilaktion 8)."""

from zeitalter.core.action import Action
from zeitalter.core.phase import Phase
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import ACTION, AGES, ANTIQUITY, LAST_TECHNOLOGY, LEADER, WONDER
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import SLOTS
from zeitalter.games.ages.rules.end_of_age import end_age
from zeitalter.games.ages.rules.moves import card_key, gain_science


class Refill(Phase[Ages, steps.Refill]):
    """Every turn but those of the first round begins with it."""

    def run(self, state: Ages, step: steps.Refill) -> None:
        first_of_round_2 = state.age == ANTIQUITY
        cleared = range(state.catalogue.row_cleared[max(2, len(state.remaining()))])
        if state.log is not None:
            tell_cleared(state, [state.row[slot] for slot in cleared if state.row[slot] != NOTHING])
        for slot in cleared:
            state.row[slot] = NOTHING
        slide_and_fill(state)
        if first_of_round_2 and state.age == ANTIQUITY:
            end_age(state)  # what is left of deck A is not used


def tell_cleared(state: Ages, cards: list[int]) -> None:
    names: list[int | str] = [card_key(state, card) for card in cards]
    if names:
        state.emit("event-cleared", {"card": names, "n": len(names)})


def slide_and_fill(state: Ages) -> None:
    cards = [card for card in state.row if card != NOTHING]
    state.row = cards + [NOTHING] * (SLOTS - len(cards))
    for slot in range(len(cards), SLOTS):
        if state.age >= AGES or not state.civil_decks[state.age]:
            break
        deck = state.civil_decks[state.age]
        state.row[slot] = deck.pop()
        if not deck:  # an age ends the moment its last card lies in the row
            end_age(state)
    state.reveal()


def hand_limit(state: Ages, player: Player) -> int:
    limit = player.civil_total
    for wonder in player.wonders:
        limit += state.card(wonder).civil_cards
    return limit


def price(state: Ages, player: Player, slot: int) -> int:
    """Civil actions for the card in a slot."""
    cost = state.catalogue.row_costs[slot]
    if state.catalogue.cards[state.row[slot]].kind == WONDER:
        cost += len(player.wonders) + len(player.ruins)
        if player.leader != NOTHING:
            cost -= state.catalogue.cards[player.leader].wonder_discount
    return max(0, cost)


def is_hand_full(state: Ages, player: Player) -> bool:
    return len(player.hand) >= hand_limit(state, player)


def may_take(state: Ages, player: Player, card: int, full: bool) -> bool:
    """The limits on taking cards; `full` tells whether the hand is."""
    definition = state.catalogue.cards[card]
    kind = definition.kind
    if kind == WONDER:
        return player.wonder == NOTHING
    if full:
        return False
    if kind == ACTION:
        return True
    if kind == LEADER:
        return not player.leaders_taken >> definition.age & 1
    return (
        card not in player.hand
        and card not in player.techs
        and card not in player.specials
        and card != player.government
    )


def add_takes(state: Ages, player: Player, actions: int, legal: list[Action]) -> None:
    """Cards that this player may take for at most this number of civil actions."""
    full = is_hand_full(state, player)
    costs = state.catalogue.row_costs
    cards = state.catalogue.cards
    takes = state.catalogue.prepared.takes
    row = state.row
    for slot in range(len(row)):
        card = row[slot]
        if card == NOTHING:
            continue
        if cards[card].kind == WONDER:
            if player.wonder == NOTHING and price(state, player, slot) <= actions:
                legal.append(takes[slot])
        elif not full and costs[slot] <= actions and may_take(state, player, card, full):
            legal.append(takes[slot])


def take_card(state: Ages, seat: int, slot: int) -> None:
    player = state.players[seat]
    card = state.row[slot]
    state.row[slot] = NOTHING
    kind = state.catalogue.cards[card].kind
    state.emit("event-take", {"seat": seat, "card": card_key(state, card)})
    if kind == WONDER:
        player.wonder = card
        player.stages = 0
        return
    player.hand.append(card)
    if kind == LEADER:
        player.leaders_taken |= 1 << state.catalogue.cards[card].age
    elif kind == ACTION:
        player.fresh.append(card)
    elif kind <= LAST_TECHNOLOGY and player.leader != NOTHING:
        bonus = state.catalogue.cards[player.leader].science_per_technology_taken
        if bonus:
            gain_science(state, seat, bonus)
