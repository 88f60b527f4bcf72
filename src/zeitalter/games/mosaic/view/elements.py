# mypyc: no
"""The elements of the board, as anchors: what a seat sees there and could think of clicking."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import HAND, Mosaic
from zeitalter.games.mosaic.rules.offers import deck_card
from zeitalter.games.mosaic.rules.setup import are_leaders_chosen, free_leaders, hand
from zeitalter.games.mosaic.view.things import ACTIONS
from zeitalter.games.mosaic.view.words import Words, technology


def elements(state: Mosaic, seat: int) -> list[str]:
    """Each of them once."""
    words, catalogue = Words(state), state.catalogue
    found = [words.at_hex(place.index) for place in catalogue.hexes]
    found += [words.at_region(region.index) for region in catalogue.regions]
    for other, player in enumerate(state.players):
        for unit in range(c.UNITS):
            for region, number in enumerate(player.units[unit]):
                if number:
                    found.append(words.at_units(other, region, unit))
    found += ["deck:" + name for name in c.DECK_NAMES]
    found += ["track:" + name for name in c.TRACK_NAMES]
    found += ["stock:" + name for name in c.CURRENCY_NAMES]
    found += ["unit:" + name for name in c.UNIT_NAMES]
    found += ["piece:" + name for name in c.PIECE_NAMES[: c.WONDER]]
    found += ["army", *("action:" + name for name in ACTIONS)]
    found += ["card:" + name for name in cards(state, seat)]
    found += ["down:" + technology(state, down.card) for down in state.players[seat].down if down.known_by >> seat & 1]
    return list(dict.fromkeys(found))


def cards(state: Mosaic, seat: int) -> list[str]:
    """Names of all cards that lie there for this seat to see."""
    catalogue = state.catalogue
    found = [
        deck_card(state, deck, card) for deck in range(c.DECKS) for card in state.offers[deck] if card != c.NOTHING
    ]
    found += ["wonder-" + card.id for card in catalogue.wonders]
    found += ["golden-" + card.id for card in catalogue.golden_ages]
    found += ["achievement-" + catalogue.achievements[card].id for card in state.achievements_in_play]
    found += ["government-" + card.id for card in catalogue.governments]
    if not are_leaders_chosen(state):
        found += ["leader-" + catalogue.leaders[leader].id for leader in free_leaders(state)]
    elif len(state.picks[seat]) < HAND:
        found += [technology(state, card) for card in hand(state, seat, len(state.picks[seat]))]
        found += [technology(state, card) for card in state.picks[seat]]
    for player in state.players:
        if player.leader != c.NOTHING:
            found.append("leader-" + catalogue.leaders[player.leader].id)
        found += [technology(state, card) for card in player.up]
        found += [technology(state, down.card) for down in player.down if down.known_by >> seat & 1]
        found += [deck_card(state, c.BUILD, card) for card in player.builds]
        found += [deck_card(state, c.TAX, card) for card in player.taxes]
    return found
