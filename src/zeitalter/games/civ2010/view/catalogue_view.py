# mypyc: no
"""The data as a client needs them to draw a board: technologies, wonders, events, buildings, with their words."""

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.rules.production import walls_cost


class TechView(Struct, frozen=True):
    id: str
    name: Message
    level: int
    cost: int
    building: int
    unit: int
    rank: int
    government: int
    stacking: int
    speed: int
    water: int
    cards: int
    coins: list[int]  # by edition: with corrections, as printed
    abilities: list[Message]
    costs: list[list[int]]  # per ability: resources by kind, then any


class DiscountView(Struct, frozen=True):
    """The price for whoever has a technology; -1 where there is none."""

    cost: int
    tech: int


class WonderView(Struct, frozen=True):
    id: str
    name: Message
    era: int
    cost: int
    discounts: list[DiscountView]  # by edition
    culture: int
    ability: Message


class EventView(Struct, frozen=True):
    """One card."""

    instance: str
    id: str
    name: Message
    era: int
    phase: int
    text: Message


class WorkView(Struct, frozen=True):
    """A building face or a great person with its icons."""

    code: int
    id: str
    name: Message
    trade: int
    production: int
    culture: int
    coin: int
    combat: int
    cost: int = 0
    terrain: int = 0
    limited: bool = False
    family: int = -1
    tech: int = -1


class GovernmentView(Struct, frozen=True):
    id: str
    name: Message
    text: Message


class CivilizationView(Struct, frozen=True):
    id: str
    name: Message
    text: Message
    leader: str
    tech: int
    government: int
    tile: int


class LayoutView(Struct, frozen=True):
    homes: list[int]
    neutrals: list[int]


class CatalogueView(Struct, frozen=True):
    width: int
    techs: list[TechView]
    wonders: list[WonderView]
    events: list[EventView]
    works: list[WorkView]
    governments: list[GovernmentView]
    civilizations: list[CivilizationView]
    unit_types: list[int]
    unit_strengths: list[int]
    unit_costs: list[list[int]]
    trumps: list[int]
    token_contents: list[int]
    huts: int
    track: list[list[int]]  # era, culture, trade, reward
    layouts: list[LayoutView]
    supply: list[int]
    terrain_trade: list[int]
    terrain_production: list[int]
    max_trade: int
    coins_to_win: int
    conversion: int  # trade for one production
    figure_costs: list[int]  # army, scout
    walls_cost: int


def catalogue_view(editions: list[Catalogue]) -> CatalogueView:
    """What is printed on the components; editions differ in a few values only."""
    catalogue = editions[0]
    return CatalogueView(
        width=c.WIDTH,
        techs=[tech_view([edition.techs[tech.index] for edition in editions]) for tech in catalogue.techs],
        wonders=[wonder_view([edition.wonders[w.index] for edition in editions]) for w in catalogue.wonders],
        events=[event_view(catalogue, card) for card in range(len(catalogue.cards))],
        works=[building_view(building) for building in catalogue.buildings]
        + [person_view(kind, person) for kind, person in enumerate(catalogue.persons)],
        governments=[government_view(government) for government in catalogue.governments],
        civilizations=[civilization_view(civilization) for civilization in catalogue.civilizations],
        unit_types=catalogue.unit_type,
        unit_strengths=catalogue.unit_strength,
        unit_costs=catalogue.unit_costs,
        trumps=catalogue.trumps,
        token_contents=catalogue.token_content,
        huts=catalogue.huts,
        track=[[space.era, space.culture, space.trade, space.reward] for space in catalogue.track],
        layouts=[LayoutView(layout.home_corners, layout.neutral_corners) for layout in catalogue.layouts],
        supply=catalogue.supply,
        terrain_trade=catalogue.terrain_trade,
        terrain_production=catalogue.terrain_production,
        max_trade=catalogue.max_trade,
        coins_to_win=catalogue.coins_to_win,
        conversion=catalogue.conversion,
        figure_costs=[catalogue.army_cost, catalogue.scout_cost],
        walls_cost=walls_cost(catalogue),
    )


def tech_view(prints: list[c.Tech]) -> TechView:
    tech = prints[0]
    return TechView(
        id=tech.id,
        name=Message("tech-" + tech.id),
        level=tech.level,
        cost=tech.cost,
        building=tech.building,
        unit=tech.unit,
        rank=tech.rank,
        government=tech.government,
        stacking=tech.stacking,
        speed=tech.speed,
        water=tech.water,
        cards=tech.cards,
        coins=[one.coin for one in prints],
        abilities=[Message(f"ability-{tech.id}-{ability.number}") for ability in tech.abilities],
        costs=[[*ability.cost, ability.any] for ability in tech.abilities],
    )


def wonder_view(prints: list[c.Wonder]) -> WonderView:
    wonder = prints[0]
    return WonderView(
        id=wonder.id,
        name=Message("wonder-" + wonder.id),
        era=wonder.era,
        cost=wonder.cost,
        discounts=[DiscountView(one.discount_cost, one.discount_tech) for one in prints],
        culture=wonder.culture,
        ability=Message("wonder-ability-" + wonder.id),
    )


def event_view(catalogue: Catalogue, card: int) -> EventView:
    event = catalogue.cards[card]
    return EventView(
        instance=catalogue.card_names[card],
        id=event.id,
        name=Message("card-" + event.id),
        era=event.era,
        phase=event.phase,
        text=Message("event-text-" + event.id),
    )


def building_view(building: c.Building) -> WorkView:
    return WorkView(
        code=building.index,
        id=building.id,
        name=Message("building-" + building.id),
        trade=building.trade,
        production=building.production,
        culture=building.culture,
        coin=building.coin,
        combat=building.combat,
        cost=building.cost,
        terrain=building.terrain,
        limited=building.limited,
        family=building.family,
        tech=building.tech,
    )


def person_view(kind: int, person: c.Work) -> WorkView:
    return WorkView(
        code=kind,
        id=person.id,
        name=Message("person-" + person.id),
        trade=person.trade,
        production=person.production,
        culture=person.culture,
        coin=person.coin,
        combat=person.combat,
    )


def government_view(government: c.Government) -> GovernmentView:
    return GovernmentView(
        id=government.id,
        name=Message("government-" + government.id),
        text=Message("government-text-" + government.id),
    )


def civilization_view(civilization: c.Civilization) -> CivilizationView:
    return CivilizationView(
        id=civilization.id,
        name=Message("civilization-" + civilization.id),
        text=Message("civilization-text-" + civilization.id),
        leader=civilization.leader,
        tech=civilization.tech,
        government=civilization.government,
        tile=civilization.tile,
    )
