"""Colonizing new territories: auction, sacrifice, colony (rulebook, Neue Territorien kolonisieren)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import verbs
from zeitalter.games.ages.model.catalogue import BONUS, BUILT, UNITS
from zeitalter.games.ages.model.player import COLONIES, NOBODY, NOTHING
from zeitalter.games.ages.model.state import BIDDING, COLONIZING, LOSING_BLUE, Ages, Phase, no_fight
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.civilization import leader_of, tactic_of
from zeitalter.games.ages.rules.moves import (
    card_key,
    discard_openly,
    draw_military,
    gain_culture,
    gain_science,
    grow,
    leave_hand,
)
from zeitalter.games.ages.rules.tokens import (
    gain_blue_tokens,
    gain_food,
    gain_resources,
    gain_yellow_tokens,
    lose_blue_tokens,
    lose_yellow_tokens,
)

SAMPLE = 3  # raises listed besides the highest bid; any number between is accepted


def begin_auction(state: Ages, card: int) -> None:
    state.fight = no_fight()
    state.fight.card = card
    for seat in range(state.seats):
        if state.resigned >> seat & 1 or state.is_last_round() or not sum(state.players[seat].workers[UNITS:BUILT]):
            state.fight.passed |= 1 << seat  # a unit would have to be sacrificed
    ask_next_bidder(state, (state.active - 1) % state.seats)


def ask_next_bidder(state: Ages, last: int) -> None:
    fight = state.fight
    for i in range(1, state.seats + 1):
        seat = (last + i) % state.seats
        if seat == fight.bidder:
            break
        if not fight.passed >> seat & 1:
            state.push(Step(BIDDING, seat))
            return
    if fight.bidder == NOBODY:
        state.past.append(fight.card)
        if state.log is not None:
            state.emit("event-no-bids", {"card": card_key(state, fight.card)})
        state.fight = no_fight()
    else:
        state.push(Step(COLONIZING, fight.bidder))


def withdraw_bid(state: Ages, seat: int) -> None:
    """Who leaves the game colonizes nothing: without the highest bid the auction begins anew among those still in."""
    fight = state.fight
    if fight.bidder != seat:
        return
    state.agenda.pop()  # somebody's answer to this bid, or the force of its owner
    for card in fight.cards:
        discard_openly(state, card)
    begin_auction(state, fight.card)


def civilization_bonus(state: Ages, seat: int) -> int:
    """Colonization bonus of technologies and wonders."""
    player = state.players[seat]
    total = 0
    for special in player.specials:
        total += state.card(special).colonization
    for wonder in player.wonders:
        total += state.card(wonder).colonization
    return total


def card_bonus(state: Ages, seat: int, cards: list[int]) -> int:
    leader = leader_of(state, seat)
    extra = 0 if leader is None else leader.colonization_card_bonus
    total = 0
    for card in cards:
        total += state.card(card).colonization + extra
    return total


def force(state: Ages, seat: int, units: list[int], cards: list[int]) -> int:
    """The strength of a colonization force."""
    own = sacrifice_strength(state.catalogue.cards, units, tactic_of(state, seat), leader_of(state, seat))
    return own + civilization_bonus(state, seat) + card_bonus(state, seat, cards)


def all_units(state: Ages, seat: int) -> list[int]:
    workers = state.players[seat].workers
    return [tech for tech in range(UNITS, BUILT) for i in range(workers[tech])]


def bonus_cards(state: Ages, seat: int) -> list[int]:
    return [card for card in state.players[seat].military if state.card(card).kind == BONUS]


def highest_bid(state: Ages, seat: int) -> int:
    return min(force(state, seat, all_units(state, seat), bonus_cards(state, seat)), len(verbs.BIDS) - 1)


class Bidding(Phase):
    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        lowest, highest = state.fight.bid + 1, highest_bid(state, seat)
        legal = [verbs.BIDS[n] for n in range(lowest, min(lowest + SAMPLE, highest + 1))]
        if highest >= lowest + SAMPLE:
            legal.append(verbs.BIDS[highest])
        legal.append(verbs.DONE_ACTION)
        return legal

    def accepts(self, state: Ages, step: Step, seat: int, action: Action) -> bool:
        if action.verb == verbs.BID:
            in_range = state.fight.bid < action.a <= highest_bid(state, seat)
            return in_range and action.b == 0 and action.c == 0
        return action.key == verbs.DONE_ACTION.key

    def take(self, state: Ages, step: Step, action: Action) -> None:
        if action.verb == verbs.BID:
            state.fight.bid = action.a
            state.fight.bidder = step.seat
            if state.log is not None:
                state.emit("event-bid", {"seat": step.seat, "n": action.a})
        else:
            state.fight.passed |= 1 << step.seat
            if state.log is not None:
                state.emit("event-pass", {"seat": step.seat})
        ask_next_bidder(state, step.seat)


class Colonizing(Phase):
    """The winner names units and bonus cards until they reach the bid, then more units if it wants to."""

    def legal(self, state: Ages, step: Step, seat: int) -> list[Action]:
        player = state.players[seat]
        legal: list[Action] = []
        for tech in range(UNITS, BUILT):
            if player.workers[tech] > state.fight.units.count(tech):
                legal.append(verbs.SACRIFICES[tech])
        if reaches_bid(state, seat):
            legal.append(verbs.DONE_ACTION)
            return legal
        last = NOTHING
        for card in player.military:
            if card != last and state.card(card).kind == BONUS:
                legal.append(verbs.SPENDINGS[card])
            last = card
        return legal

    def take(self, state: Ages, step: Step, action: Action) -> None:
        fight = state.fight
        if action.verb == verbs.SACRIFICE:
            fight.units.append(action.a)
        elif action.verb == verbs.SPEND:
            leave_hand(state, step.seat, action.a)
            fight.cards.append(action.a)
        units_left = len(all_units(state, step.seat)) - len(fight.units)
        if action.verb == verbs.DONE or (not units_left and reaches_bid(state, step.seat)):
            settle(state, step.seat)
        else:
            state.push(step)


def reaches_bid(state: Ages, seat: int) -> bool:
    """At least one unit, and a force of at least the bid."""
    fight = state.fight
    return bool(fight.units) and force(state, seat, fight.units, fight.cards) >= fight.bid


def settle(state: Ages, seat: int) -> None:
    fight = state.fight
    player = state.players[seat]
    for unit in fight.units:
        player.workers[unit] -= 1
        player.yellow += 1
    for card in fight.cards:
        discard_openly(state, card)
    card = fight.card
    state.fight = no_fight()
    colonize(state, seat, card)


def colonize(state: Ages, seat: int, card: int) -> None:
    """The territory becomes a colony: lasting gains first, then those at once."""
    if state.log is not None:
        state.emit("event-colony", {"seat": seat, "card": card_key(state, card)})
    receive_colony(state, seat, card)
    player = state.players[seat]
    territory = state.card(card)
    if territory.gain_food:
        gain_food(state, player, territory.gain_food)
    if territory.gain_resource:
        gain_resources(state, player, territory.gain_resource)
    if territory.gain_science:
        gain_science(state, seat, territory.gain_science)
    gain_culture(state, seat, territory.gain_culture, COLONIES)
    grow(state, seat, territory.gain_population)
    draw_military(state, seat, territory.gain_military_cards)


def receive_colony(state: Ages, seat: int, card: int) -> None:
    player = state.players[seat]
    player.colonies.append(card)
    gain_yellow_tokens(player, state.card(card).yellow_tokens)
    gain_blue_tokens(player, state.card(card).blue_tokens)


def lose_colony(state: Ages, seat: int, card: int) -> int:
    """The lasting gains end; gives the blue tokens the bank could not give back."""
    player = state.players[seat]
    player.colonies.remove(card)
    lose_yellow_tokens(player, state.card(card).yellow_tokens)
    return lose_blue_tokens(player, state.card(card).blue_tokens)


def give_up_colony(state: Ages, seat: int, card: int) -> None:
    """A colony is lost to nobody."""
    short = lose_colony(state, seat, card)
    state.past.append(card)
    if state.log is not None:
        state.emit("event-lose-colony", {"seat": seat, "card": card_key(state, card)})
    if short and any(state.players[seat].blue):
        state.push(Step(LOSING_BLUE, seat, short))
