"""Names of the elements of the board, and what they stand for."""

from typing import Final

from zeitalter.games.ages_cards.model.catalogue import RESOURCE_NAMES
from zeitalter.games.ages_cards.model.state import AgesCards

CARD: Final = "card"
WONDER: Final = "wonder"
RESOURCE: Final = "resource"
SEAT: Final = "seat"


def card_anchor(state: AgesCards, card: int) -> str:
    return f"{CARD}:{state.catalogue.instance_names[card]}"


def wonder_anchor(state: AgesCards, wonder: int) -> str:
    return f"{WONDER}:{state.wonder(wonder).id}"


def resource_anchor(resource: int) -> str:
    return f"{RESOURCE}:{RESOURCE_NAMES[resource]}"


def seat_anchor(seat: int) -> str:
    return f"{SEAT}:{seat}"


def read_anchor(state: AgesCards, anchor: str) -> tuple[str, int]:
    """The kind of an element and its number: an instance, a wonder, a resource or a seat; -1 for one unknown."""
    kind, _, name = anchor.partition(":")
    if kind == SEAT:
        return kind, int(name) if name.isdecimal() and int(name) < state.seats else -1
    names: dict[str, list[str]] = {
        CARD: state.catalogue.instance_names,
        WONDER: [wonder.id for wonder in state.catalogue.wonders],
        RESOURCE: RESOURCE_NAMES,
    }
    known = names.get(kind, [])
    return kind, known.index(name) if name in known else -1
