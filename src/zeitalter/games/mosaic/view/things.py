# mypyc: no
"""What an anchor names."""

from collections.abc import Sequence
from typing import NamedTuple

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.offers import deck_card

ACTIONS = ["work", "population", "build", "wonder", "technology", "tax", "military", "government"]  # of a turn


class Thing(NamedTuple):
    """An element of the board: its kind, and what of the following it has."""

    kind: str  # hex, region, units, deck, track, stock, unit, piece, army, action, card, down
    name: str = ""  # the key of its words
    number: int = c.NOTHING
    region: int = c.NOTHING
    seat: int = c.NOBODY
    group: str = ""  # of cards
    is_offered: bool = False


def find(state: Mosaic, seat: int, anchor: str) -> Thing | None:
    """None for what is no element of this board."""
    kind, _, rest = anchor.partition(":")
    catalogue = state.catalogue
    try:
        match kind:
            case "hex":
                place = [place.id for place in catalogue.hexes].index(rest)
                return Thing(kind, "hex-" + rest, place, state.region_of(place))
            case "region":
                region = region_of(state, rest)
                return Thing(kind, "region-" + rest, region, region)
            case "units":
                owner, region_id, unit = rest.split(":")
                region = region_of(state, region_id)
                return Thing(kind, "unit-" + unit, c.UNIT_NAMES.index(unit), region, int(owner))
            case "deck":
                return Thing(kind, "deck-" + rest, c.DECK_NAMES.index(rest))
            case "track":
                return Thing(kind, "track-" + rest, c.TRACK_NAMES.index(rest))
            case "stock":
                return Thing(kind, "currency-" + rest, c.CURRENCY_NAMES.index(rest))
            case "unit":
                return Thing(kind, "unit-" + rest, c.UNIT_NAMES.index(rest))
            case "piece":
                return Thing(kind, "piece-" + rest, c.PIECE_NAMES.index(rest))
            case "army":
                return Thing(kind)
            case "action":
                return Thing(kind, rest, ACTIONS.index(rest))
            case "down":
                return Thing(kind, rest, card_number(state, "technology", rest), seat=seat, group="technology")
            case "card":
                group = rest.partition("-")[0]
                return Thing(kind, rest, card_number(state, group, rest), group=group, is_offered=offers(state, rest))
    except ValueError:
        return None
    return None


def region_of(state: Mosaic, name: str) -> int:
    return [region.id for region in state.catalogue.regions].index(name)


def card_number(state: Mosaic, group: str, name: str) -> int:
    catalogue = state.catalogue
    cards: dict[str, Sequence[c.Card]] = {
        "technology": catalogue.technologies,
        "build": catalogue.builds,
        "population": catalogue.populations,
        "tax": catalogue.taxes,
        "leader": catalogue.leaders,
        "wonder": catalogue.wonders,
        "golden": catalogue.golden_ages,
        "achievement": catalogue.achievements,
        "government": catalogue.governments,
    }
    return [card.id for card in cards.get(group, [])].index(name.partition("-")[2])


def offers(state: Mosaic, name: str) -> bool:
    """Whether a card lies in an offer."""
    return any(
        card != c.NOTHING and deck_card(state, deck, card) == name
        for deck in range(c.DECKS)
        for card in state.offers[deck]
    )
