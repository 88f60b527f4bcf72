"""The culture track and culture events in hand (rulebook page 18)."""

from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.offer import new_offer, offers_card
from zeitalter.games.civ2010.model.shared import changed, joined, without
from zeitalter.games.civ2010.model.state import CULTURE_VICTORY, Civ2010
from zeitalter.games.civ2010.rules.moves import draw_person, shuffled
from zeitalter.games.civ2010.rules.victory import win


def can_advance(state: Civ2010, seat: int) -> bool:
    player = state.players[seat]
    if player.track >= len(state.catalogue.track):
        return False
    space = state.catalogue.track[player.track]
    return player.culture >= space.culture and player.trade >= space.trade


def pay_advance(state: Civ2010, seat: int) -> None:
    player = state.players[seat]
    space = state.catalogue.track[player.track]
    player.culture -= space.culture
    player.trade -= space.trade
    advance_culture(state, seat)


def advance_culture(state: Civ2010, seat: int) -> None:
    """One space further on the culture track, with its reward."""
    player = state.players[seat]
    space = state.catalogue.track[player.track]
    player.track += 1
    state.emit("event-advance", {"seat": seat, "space": player.track})
    if space.reward == c.VICTORY_SPACE:
        win(state, 1 << seat, CULTURE_VICTORY)
    elif space.reward == c.PERSON_SPACE:
        draw_person(state, seat)
    elif space.reward == c.EVENT_SPACE:
        draw_card(state, seat, space.era)


def draw_card(state: Civ2010, seat: int, era: int) -> None:
    deck = state.decks[era]
    if not deck:
        if not state.discards[era]:
            return
        deck = shuffled(state, state.discards[era])
        state.discards[era] = ()
        for card in deck:
            state.card_known = changed(state.card_known, card, 0)
    card = deck[-1]
    state.decks[era] = deck[:-1]
    state.reveal()
    state.card_known = changed(state.card_known, card, 1 << seat)
    state.players[seat].cards = joined(state.players[seat].cards, card)
    name = "card-" + state.catalogue.cards[card].id
    state.emit("event-card", {"seat": seat, "card_secret": name}, 1 << seat, "event-card-hidden")
    state.push(steps.Discarding(seat))


def discard_card(state: Civ2010, seat: int, card: int) -> None:
    """Played or dropped cards lie openly under their deck; an offer of them is void."""
    if offers_card(state.offers[seat], card):
        state.offers[seat] = new_offer()
    state.players[seat].cards = without(state.players[seat].cards, card)
    state.discards[state.catalogue.cards[card].era] += (card,)
    state.card_known = changed(state.card_known, card, state.everyone())
    state.reveal()
