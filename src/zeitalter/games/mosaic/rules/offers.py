"""Decks and offers, and the empire cards that turn up in them."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import SCORINGS, THIRD_EMPIRE, Mosaic


def deck_card(state: Mosaic, deck: int, card: int) -> str:
    """The message key of a card's name."""
    return state.catalogue.deck_cards[deck][card]


def find_empires(state: Mosaic, deck: int) -> None:
    """Show empire cards on top of a deck and set them aside; a scoring follows at the end of the turn."""
    cards = state.decks[deck]
    while cards and cards[-1] == c.EMPIRE:
        cards.pop()
        state.top_seen[deck] = 0
        state.empires += 1
        state.emit("event-empire", {"n": state.empires, "deck": "deck-" + c.DECK_NAMES[deck]})
        announce_scoring(state)
        if state.empires == SCORINGS and state.final_round == 0:
            announce_end(state, THIRD_EMPIRE)


def announce_scoring(state: Mosaic) -> None:
    """One more at the end of the turn; three at most in a game."""
    if state.scorings + state.pending < SCORINGS:
        state.pending += 1


def announce_end(state: Mosaic, ending: int) -> None:
    """This round is played to its end, then one more."""
    state.final_round = state.round + 1
    state.ending = ending
    state.emit("event-last-round", {"round": state.final_round})


def draw(state: Mosaic, deck: int) -> int:
    """The top card, or NOTHING when the deck is empty. Somebody learns what it is."""
    find_empires(state, deck)
    cards = state.decks[deck]
    if not cards:
        state.under[deck] = 0
        return c.NOTHING
    card = cards.pop()
    state.top_seen[deck] = 0
    state.under[deck] = min(state.under[deck], len(cards))
    return card


def refill(state: Mosaic, deck: int) -> None:
    """Fill the gaps of an offer from its deck; with an empty deck they close."""
    offer = state.offers[deck]
    if c.NOTHING not in offer and len(offer) == c.OFFER_SIZES[deck]:
        return
    if not state.decks[deck]:
        state.offers[deck] = [card for card in offer if card != c.NOTHING]
        return
    state.reveal()
    for i in range(len(offer)):
        if offer[i] == c.NOTHING:
            offer[i] = draw(state, deck)
            if offer[i] != c.NOTHING:
                state.emit("event-offer", {"card": deck_card(state, deck, offer[i])})
    state.offers[deck] = [card for card in offer if card != c.NOTHING]


def refresh_offer(state: Mosaic, deck: int) -> None:
    """Put all cards of an offer under the deck, in the order they lie, and lay out new ones from the top."""
    under = [card for card in state.offers[deck] if card != c.NOTHING]
    under.reverse()
    state.decks[deck] = under + state.decks[deck]
    state.under[deck] += len(under)
    state.reveal()
    state.emit("event-refresh", {"deck": "deck-" + c.DECK_NAMES[deck]})
    state.offers[deck] = [c.NOTHING] * c.OFFER_SIZES[deck]
    refill(state, deck)


def take_from_offer(state: Mosaic, deck: int, card: int) -> None:
    offer = state.offers[deck]
    offer[offer.index(card)] = c.NOTHING
