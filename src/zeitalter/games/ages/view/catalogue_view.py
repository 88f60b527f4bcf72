# mypyc: no
"""The cards and printed numbers as a client needs them to draw a board, with the effects in words."""

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.ages.model.catalogue import (
    FIRST_URBAN,
    GOVERNMENT,
    KINDS,
    LAST_BUILT,
    LAST_CIVIL,
    LAST_TECHNOLOGY,
    LAST_URBAN,
    Card,
    Catalogue,
)
from zeitalter.games.ages.view.effect_words import card_words


class CardView(Struct, frozen=True):
    """One card; its number is its place in the list. `name` and `kind_name` are message keys."""

    id: str
    name: Message
    kind: str
    kind_name: Message
    group: str  # kinds that belong together and share a colour
    civil: bool  # else military
    age: int
    science_cost: int
    science_peaceful: int
    cost: int
    stages: list[int]
    culture: int
    science: int
    happy: int
    strength: int
    value: int
    civil_actions: int
    military_actions: int
    urban_limit: int
    copies: list[int]  # with 2, 3 and 4 players
    effects: list[Message]


class CatalogueView(Struct, frozen=True):
    cards: list[CardView]
    row_costs: list[int]
    population_cost: list[int]  # by number of tokens in the yellow bank
    consumption: list[int]
    faces_needed: list[int]
    corruption: list[int]  # by number of tokens in the blue bank
    yellow_sections: list[int]  # from right to left
    blue_sections: list[int]
    science_limit: int
    income_limit: int
    strength_limit: int
    faces_limit: int


def catalogue_view(catalogue: Catalogue) -> CatalogueView:
    return CatalogueView(
        cards=[card_view(card) for card in catalogue.cards],
        row_costs=catalogue.row_costs,
        population_cost=catalogue.population_cost[: catalogue.yellow_tokens + 1],
        consumption=catalogue.consumption[: catalogue.yellow_tokens + 1],
        faces_needed=catalogue.faces_needed[: catalogue.yellow_tokens + 1],
        corruption=catalogue.corruption[: catalogue.blue_tokens + 1],
        yellow_sections=catalogue.yellow_sections,
        blue_sections=catalogue.blue_sections,
        science_limit=catalogue.science_limit,
        income_limit=catalogue.income_limit,
        strength_limit=catalogue.strength_limit,
        faces_limit=catalogue.faces_limit,
    )


def card_view(card: Card) -> CardView:
    return CardView(
        id=card.id,
        name=Message("card-" + card.id),
        kind=KINDS[card.kind],
        kind_name=Message(f"kind-{card.kind}"),
        group=group_of(card.kind),
        civil=card.kind <= LAST_CIVIL,
        age=card.age,
        science_cost=card.science_cost,
        science_peaceful=card.science_peaceful,
        cost=card.cost,
        stages=card.stages,
        culture=card.culture,
        science=card.science,
        happy=card.happy,
        strength=card.strength,
        value=card.value,
        civil_actions=card.civil_actions,
        military_actions=card.military_actions,
        urban_limit=card.urban_limit,
        copies=card.copies[2:],
        effects=card_words(card),
    )


def group_of(kind: int) -> str:
    if kind < FIRST_URBAN:
        return "land"
    if kind <= LAST_URBAN:
        return "urban"
    if kind <= LAST_BUILT:
        return "unit"
    if GOVERNMENT < kind <= LAST_TECHNOLOGY:
        return "special"
    return KINDS[kind]
