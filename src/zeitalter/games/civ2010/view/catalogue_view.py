# mypyc: no
"""The data as a client needs them to draw a board: technologies, wonders, events, buildings, with their words."""

from typing import Final, Literal, TypeVar

from msgspec import Struct

from zeitalter.core.wording import Message
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import verbs
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.rules.production import walls_cost
from zeitalter.games.civ2010.rules.scoring import TECHS_TO_WIN

T = TypeVar("T", bound=Struct)
WATER_SKILLS: Final = ["no", "cross", "stop"]


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
    water: Literal["no", "cross", "stop"]
    cards: int
    coins: list[int]  # by edition: with corrections, as printed
    abilities: list[Message]


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
    text: Message


class WorkView(Struct, frozen=True):
    """A building face, a wonder or a great person with its icons."""

    kind: Literal["building", "wonder", "person"]
    index: int  # among those of its kind
    id: str
    name: Message
    trade: int
    production: int
    culture: int
    coin: int
    combat: int


class BuildingView(Struct, frozen=True):
    """What is to be known of a building besides its icons; listed as among the works."""

    id: str
    cost: int
    terrains: list[int]  # on which it may stand
    limited: bool
    family: int
    tech: int


class GroundView(Struct, frozen=True):
    """What a square shows; -1 where there is no resource."""

    terrain: int
    resource: int
    trade: int
    production: int
    culture: int
    coin: int


class SpaceView(Struct, frozen=True):
    """A space of the culture track, and what a step onto it costs."""

    era: int
    culture: int
    trade: int
    reward: Literal["event", "person", "victory"]


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
    """All that never changes. What the view numbers (kinds, cards, squares ...) is numbered as in these lists."""

    width: int  # squares of a row of the map: the number of a square is column + width * row
    tile: int  # squares of a tile's edge
    terrains: list[str]
    resources: list[str]
    market_resources: int  # how many of them the market has
    types: list[str]  # of units
    figures: list[str]
    items: list[str]  # that can be given, wanted and looted
    give_items: int  # how many of them are given by amount
    phases: list[str]  # of a round
    techs_to_win: int
    grounds: list[GroundView]
    techs: list[TechView]
    wonders: list[WonderView]
    events: list[EventView]
    works: list[WorkView]
    buildings: list[BuildingView]
    governments: list[GovernmentView]
    civilizations: list[CivilizationView]
    unit_types: list[int]
    unit_strengths: list[int]
    unit_costs: list[list[int]]
    trumps: list[int]
    token_contents: list[int]
    huts: int
    track: list[SpaceView]
    layouts: list[LayoutView]
    supply: list[int]
    terrain_trade: list[int]
    terrain_production: list[int]
    max_trade: int
    coins_to_win: int
    conversion: int  # trade for one production
    figure_costs: list[int]  # army, scout
    walls_cost: int


def shown(kind: type[T], part: object, /, **other: object) -> T:
    """A view with what `part` has under the same names, and what is said in another way."""
    for name in kind.__struct_fields__:
        if name not in other:
            value = getattr(part, name)
            other[name] = list(value) if isinstance(value, (list, tuple)) else value
    return kind(**other)


def catalogue_view(editions: list[Catalogue]) -> CatalogueView:
    """What is printed on the components; editions differ in a few values only."""
    catalogue = editions[0]
    return shown(
        CatalogueView,
        catalogue,
        width=c.WIDTH,
        tile=c.TILE,
        terrains=c.TERRAIN_NAMES,
        resources=c.RESOURCE_NAMES,
        market_resources=c.MARKET_RESOURCES,
        types=c.TYPE_NAMES,
        figures=verbs.KIND_NAMES,
        items=verbs.ITEM_NAMES,
        give_items=len(verbs.GIVE_NAMES),
        phases=c.PHASE_NAMES[: c.RESEARCH + 1],
        techs_to_win=TECHS_TO_WIN,
        grounds=[shown(GroundView, ground) for ground in catalogue.grounds[:-1]],
        techs=[tech_view([edition.techs[tech.index] for edition in editions]) for tech in catalogue.techs],
        wonders=[wonder_view([edition.wonders[w.index] for edition in editions]) for w in catalogue.wonders],
        events=[event_view(catalogue, card) for card in range(len(catalogue.cards))],
        works=[work_view(work) for work in catalogue.works],
        buildings=[building_view(building) for building in catalogue.buildings],
        governments=[government_view(government) for government in catalogue.governments],
        civilizations=[civilization_view(civilization) for civilization in catalogue.civilizations],
        unit_types=catalogue.unit_type,
        unit_strengths=catalogue.unit_strength,
        token_contents=catalogue.token_content,
        track=[shown(SpaceView, space) for space in catalogue.track],
        layouts=[LayoutView(layout.home_corners, layout.neutral_corners) for layout in catalogue.layouts],
        figure_costs=[catalogue.army_cost, catalogue.scout_cost],
        walls_cost=walls_cost(catalogue),
    )


def tech_view(prints: list[c.Tech]) -> TechView:
    tech = prints[0]
    return shown(
        TechView,
        tech,
        name=Message("tech-" + tech.id),
        water=WATER_SKILLS[tech.water],
        coins=[one.coin for one in prints],
        abilities=[Message(f"ability-{tech.id}-{ability.number}") for ability in tech.abilities],
    )


def wonder_view(prints: list[c.Wonder]) -> WonderView:
    wonder = prints[0]
    discounts = [DiscountView(one.discount_cost, one.discount_tech) for one in prints]
    name, ability = Message("wonder-" + wonder.id), Message("wonder-ability-" + wonder.id)
    return shown(WonderView, wonder, name=name, discounts=discounts, ability=ability)


def event_view(catalogue: Catalogue, card: int) -> EventView:
    event = catalogue.cards[card]
    name, text = Message("card-" + event.id), Message("event-text-" + event.id)
    return shown(EventView, event, instance=catalogue.card_names[card], name=name, text=text)


def work_view(work: c.Work) -> WorkView:
    kind = c.WORK_NAMES[work.kind]
    return shown(WorkView, work, kind=kind, name=Message(f"{kind}-{work.id}"))


def building_view(one: c.Building) -> BuildingView:
    terrains = [terrain for terrain in range(len(c.TERRAIN_NAMES)) if one.terrain >> terrain & 1]
    return shown(BuildingView, one, terrains=terrains)


def government_view(one: c.Government) -> GovernmentView:
    return GovernmentView(one.id, Message("government-" + one.id), Message("government-text-" + one.id))


def civilization_view(one: c.Civilization) -> CivilizationView:
    name, text = Message("civilization-" + one.id), Message("civilization-text-" + one.id)
    return shown(CivilizationView, one, name=name, text=text)
