"""Colonizing new territories: auction, sacrifice, colony (rulebook, Neue Territorien kolonisieren)."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Question
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import BONUS
from zeitalter.games.ages.model.fight import no_fight
from zeitalter.games.ages.model.player import COLONIES, NOBODY
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.civilization import leader_of, tactic_of
from zeitalter.games.ages.rules.moves import (
    card_key,
    discard_openly,
    draw_military,
    gain_printed,
    grow,
    leave_hand,
    take_blue,
)
from zeitalter.games.ages.rules.sacrifices import add_bonus_cards, add_sacrifices, bury
from zeitalter.games.ages.rules.tokens import gain_blue_tokens, gain_yellow_tokens, lose_yellow_tokens

SAMPLE: Final = 3  # raises listed besides the highest bid; any number between is accepted


def begin_auction(state: Ages, card: int) -> None:
    state.fight = no_fight()
    state.fight.card = card
    state.emit("event-territory", {"card": card_key(state, card)})
    for seat in range(state.seats):
        if state.has_resigned(seat) or state.is_last_round() or not all_units(state, seat):
            state.fight.passed |= 1 << seat  # a unit would have to be sacrificed
    ask_next_bidder(state, (state.active - 1) % state.seats)


def ask_next_bidder(state: Ages, last: int) -> None:
    fight = state.fight
    for seat in state.clockwise((last + 1) % state.seats):
        if seat == fight.bidder:
            break
        if not fight.passed >> seat & 1:
            state.push(steps.Bidding(seat))
            return
    if fight.bidder == NOBODY:
        state.past.append(fight.card)
        state.emit("event-no-bids", {"card": card_key(state, fight.card)})
        state.fight = no_fight()
    else:
        state.push(steps.Colonizing(fight.bidder))


def withdraw_bid(state: Ages, seat: int) -> None:
    """Who leaves the game colonizes nothing: without the highest bid the auction starts over among those still in."""
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
    return sum([state.card(card).colonization for card in player.specials + player.wonders])


def card_bonus(state: Ages, seat: int, cards: list[int]) -> int:
    leader = leader_of(state, seat)
    extra = 0 if leader is None else leader.colonization_card_bonus
    return sum([state.card(card).colonization + extra for card in cards])


def force(state: Ages, seat: int, units: list[int], cards: list[int]) -> int:
    """The strength of a colonization force."""
    own = sacrifice_strength(state.catalogue, units, tactic_of(state, seat), leader_of(state, seat))
    return own + civilization_bonus(state, seat) + card_bonus(state, seat, cards)


def all_units(state: Ages, seat: int) -> list[int]:
    workers = state.players[seat].workers
    units = state.catalogue.units
    return [tech for tech in range(units.first, units.end) for i in range(workers[tech])]


def bonus_cards(state: Ages, seat: int) -> list[int]:
    return [card for card in state.players[seat].military if state.card(card).kind == BONUS]


def highest_bid(state: Ages, seat: int) -> int:
    return min(force(state, seat, all_units(state, seat), bonus_cards(state, seat)), verbs.HIGHEST_BID)


class Bidding(Question[Ages, steps.Bidding]):
    def legal(self, state: Ages, step: steps.Bidding, seat: int) -> list[Action]:
        lowest, highest = state.fight.bid + 1, highest_bid(state, seat)
        legal: list[Action] = [verbs.Bid(n) for n in range(lowest, min(lowest + SAMPLE, highest + 1))]
        if highest >= lowest + SAMPLE:
            legal.append(verbs.Bid(highest))
        legal.append(DONE)
        return legal

    def accepts(self, state: Ages, step: steps.Bidding, seat: int, action: Action) -> bool:
        if isinstance(action, verbs.Bid):
            return state.fight.bid < action.amount <= highest_bid(state, seat)
        return isinstance(action, Done)

    def take(self, state: Ages, step: steps.Bidding, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Bid):
            state.fight.bid = action.amount
            state.fight.bidder = seat
            state.emit("event-bid", {"seat": seat, "n": action.amount})
        else:
            state.fight.passed |= 1 << seat
            state.emit("event-pass", {"seat": seat})
        state.reveal()  # neither is taken back, not even before somebody answers
        ask_next_bidder(state, seat)


class Colonizing(Question[Ages, steps.Colonizing]):
    """The winner names units and bonus cards until they reach the bid, then more of them if it wants to."""

    def legal(self, state: Ages, step: steps.Colonizing, seat: int) -> list[Action]:
        legal: list[Action] = []
        add_sacrifices(state, seat, state.fight.units, legal)
        add_bonus_cards(state, seat, legal)
        if reaches_bid(state, seat):
            legal.append(DONE)
        return legal

    def take(self, state: Ages, step: steps.Colonizing, seat: int, action: Action) -> None:
        fight = state.fight
        if isinstance(action, verbs.Sacrifice):
            fight.units.append(action.tech)
        elif isinstance(action, verbs.Spend):
            leave_hand(state, seat, action.card)
            fight.cards.append(action.card)
        if isinstance(action, Done) or (reaches_bid(state, seat) and not has_more(state, seat)):
            settle(state, seat)
        else:
            state.push(step)


def has_more(state: Ages, seat: int) -> bool:
    """Units not yet named, or any military card, so that nobody learns from the question what kind it is."""
    return len(all_units(state, seat)) > len(state.fight.units) or bool(state.players[seat].military)


def reaches_bid(state: Ages, seat: int) -> bool:
    """At least one unit, and a force of at least the bid."""
    fight = state.fight
    return bool(fight.units) and force(state, seat, fight.units, fight.cards) >= fight.bid


def settle(state: Ages, seat: int) -> None:
    fight = state.fight
    bury(state, seat, fight.units)
    for card in fight.cards:
        discard_openly(state, card)
    card = fight.card
    state.fight = no_fight()
    colonize(state, seat, card)


def colonize(state: Ages, seat: int, card: int) -> None:
    """The territory becomes a colony: lasting gains first, then those at once."""
    state.emit("event-colony", {"seat": seat, "card": card_key(state, card)})
    receive_colony(state, seat, card)
    territory = state.card(card)
    gain_printed(state, seat, territory, COLONIES)
    grow(state, seat, territory.gain_population)
    draw_military(state, seat, territory.gain_military_cards)


def receive_colony(state: Ages, seat: int, card: int) -> None:
    player = state.players[seat]
    player.colonies.append(card)
    gain_yellow_tokens(player, state.card(card).yellow_tokens)
    gain_blue_tokens(player, state.card(card).blue_tokens)


def lose_colony(state: Ages, seat: int, card: int, winner: int) -> None:
    """The lasting gains end. Whoever wins the colony, or its owner, chooses what is lost."""
    player = state.players[seat]
    player.colonies.remove(card)
    lose_yellow_tokens(player, state.card(card).yellow_tokens)
    take_blue(state, winner, seat, state.card(card).blue_tokens)


def give_up_colony(state: Ages, seat: int, card: int) -> None:
    """A colony is lost to nobody."""
    lose_colony(state, seat, card, seat)
    state.past.append(card)
    state.emit("event-lose-colony", {"seat": seat, "card": card_key(state, card)})
