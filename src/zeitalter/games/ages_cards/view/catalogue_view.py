# mypyc: no
"""The cards and wonders as a client needs them to draw a board: numbers, and the effects in words."""

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.ages_cards.model.catalogue import (
    ERA_NAMES,
    RESOURCE_NAMES,
    START_ERA,
    TYPE_NAMES,
    Card,
    Catalogue,
    Wonder,
)
from zeitalter.games.ages_cards.view.effect_words import card_words, wonder_words


class CardView(Struct, frozen=True):
    """One card instance; a set of 0 is a start card."""

    instance: str
    id: str
    name: Message
    set: int
    era: str
    type: str
    resource: str
    vp: int
    strength: int
    reaction: bool
    cost: list[int]  # in the order of the resources
    effects: list[Message]


class WonderView(Struct, frozen=True):
    id: str
    name: Message
    set: int
    era: str
    vp: int
    fame_needed: int
    condition: Message
    amount: int


class CatalogueView(Struct, frozen=True):
    resources: list[str]
    eras: list[str]
    cards: list[CardView]
    wonders: list[WonderView]
    fame_markers: int
    vp_limit: int


def catalogue_view(catalogue: Catalogue) -> CatalogueView:
    return CatalogueView(
        resources=RESOURCE_NAMES,
        eras=ERA_NAMES,
        cards=[card_view(catalogue.instance_names[i], card) for i, card in enumerate(catalogue.cards)],
        wonders=[wonder_view(wonder) for wonder in catalogue.wonders],
        fame_markers=catalogue.fame_markers,
        vp_limit=catalogue.vp_limit,
    )


def card_view(instance: str, card: Card) -> CardView:
    return CardView(
        instance=instance,
        id=card.id,
        name=Message(card.name),
        set=card.set,
        era="start" if card.era == START_ERA else ERA_NAMES[card.era],
        type=TYPE_NAMES[card.type],
        resource=RESOURCE_NAMES[card.resource],
        vp=card.vp,
        strength=card.strength,
        reaction=card.reaction,
        cost=card.cost,
        effects=card_words(card),
    )


def wonder_view(wonder: Wonder) -> WonderView:
    return WonderView(
        id=wonder.id,
        name=Message(wonder.name),
        set=wonder.set,
        era=ERA_NAMES[wonder.era],
        vp=wonder.vp,
        fame_needed=wonder.fame_needed,
        condition=wonder_words(wonder),
        amount=wonder.condition_amount,
    )
