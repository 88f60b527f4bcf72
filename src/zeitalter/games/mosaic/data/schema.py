# mypyc: no
"""The shape of the data files: strict records that refuse unknown keys and values out of range."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

Code: TypeAlias = Literal["S", "X", "I", "R"]
Sources: TypeAlias = dict[str, Code]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Symbols: TypeAlias = dict[str, Annotated[int, Meta(ge=1, le=9)]]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Refuses unknown keys."""


class Name(Strict, frozen=True):
    de: str
    en: str


class EffectEntry(Strict, frozen=True, omit_defaults=True):
    op: str
    amount: Small = 0
    few: Small = 0
    track: str = ""
    resource: str = ""
    per: str = ""
    pillar: str = ""
    max: Small = 0
    unit: str = ""
    units: list[str] = field(default_factory=list)
    where: str = ""
    piece: str = ""
    what: str = ""
    deck: str = ""
    goods: list[str] = field(default_factory=list)


class Sourced(Strict, frozen=True, kw_only=True):
    """Says where its values come from."""

    source: Sources


class CardEntry(Sourced, frozen=True, kw_only=True):
    """What every card with a name of its own has."""

    id: str
    name: Name


# The digest sorts entries by their fields in the order written here: a new order would part equal data.
class TechnologyEntry(CardEntry, frozen=True):
    starting: bool = False
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    needs: Symbols = field(default_factory=dict)
    symbols: Symbols = field(default_factory=dict)
    effects: list[EffectEntry] = field(default_factory=list)


class TechnologyFile(Strict, frozen=True):
    technologies: list[TechnologyEntry]


class BuildEntry(CardEntry, frozen=True):
    piece: Literal["city", "port", "farm", "craft", "project"]
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    symbols: Symbols = field(default_factory=dict)
    effects: list[EffectEntry] = field(default_factory=list)


class BuildCosts(Sourced, frozen=True):
    city: dict[Literal["stone", "population"], Small]
    port: dict[Literal["stone", "population"], Small]
    project: dict[Literal["stone", "ideas"], Small]


class BuildFile(Strict, frozen=True):
    cards: list[BuildEntry]
    costs: BuildCosts


class StartEntry(Strict, frozen=True, omit_defaults=True):
    stone: Small = 0
    ideas: Small = 0
    food: Small = 0
    money: Small = 0
    population: Small = 0
    infantry: Small = 0
    farm: Annotated[int, Meta(ge=0, le=1)] = 0
    craft: Annotated[int, Meta(ge=0, le=1)] = 0
    technology: Small = 0


class LeaderEntry(CardEntry, frozen=True):
    symbols: Symbols
    effects: list[EffectEntry]
    power: str
    start: StartEntry


class LeaderFile(Strict, frozen=True):
    leaders: list[LeaderEntry]


class WonderEntry(CardEntry, frozen=True):
    place: Literal["anywhere", "port", "three_cities"]
    effects: list[EffectEntry]


class WonderCost(Sourced, frozen=True):
    stone: Small
    food: Small
    stone_step: Small
    food_step: Small


class WonderFile(Strict, frozen=True):
    wonders: list[WonderEntry]
    cost: WonderCost


class GoldenAgeEntry(CardEntry, frozen=True):
    pillar: str
    symbols: Small
    vp: Small
    effects: list[EffectEntry]


class GoldenAgeFile(Strict, frozen=True):
    golden_ages: list[GoldenAgeEntry]


class Need(Strict, frozen=True, omit_defaults=True):
    of: str
    amount: Small
    few: Small = 0


class AchievementEntry(CardEntry, frozen=True):
    needs: Need
    vp: Small


class AchievementFile(Strict, frozen=True):
    achievements: list[AchievementEntry]


class GovernmentEntry(CardEntry, frozen=True):
    ideas: Small
    needs: Symbols
    effects: list[EffectEntry]


SingleEntry: TypeAlias = LeaderEntry | WonderEntry | GoldenAgeEntry | GovernmentEntry


class GovernmentFile(Strict, frozen=True):
    governments: list[GovernmentEntry]


class PopulationEntry(Sourced, frozen=True):
    id: str
    food: Small
    people: Small
    copies: Annotated[int, Meta(ge=1, le=20)] = 1


class TaxEntry(Sourced, frozen=True):
    id: str
    kind: Literal["tax", "tariff"]
    first: Small
    second: Small
    unrest: Small
    copies: Annotated[int, Meta(ge=1, le=20)] = 1


class Plain(Sourced, frozen=True):
    food: Small
    people: Small
    tax_first: Small
    tax_second: Small
    tariff_first: Small
    tariff_second: Small


Sizes: TypeAlias = Annotated[list[Annotated[int, Meta(ge=2, le=20)]], Meta(min_length=5, max_length=5)]


class DeckSizes(Sourced, frozen=True):
    population: Sizes
    tax: Sizes


class DeckNames(Strict, frozen=True):
    """The names of cards that are known by their numbers: {people}, {food}, {first}, {second} stand for them."""

    population: Name
    tax: Name
    tariff: Name


class DeckFile(Strict, frozen=True):
    population: list[PopulationEntry]
    taxes: list[TaxEntry]
    plain: Plain
    sizes: DeckSizes
    names: DeckNames


class BoardEntry(Sourced, frozen=True, kw_only=True):
    key: str
    name: Name


class RegionEntry(BoardEntry, frozen=True, kw_only=True):
    hex_prefix: str
    neighbours: list[str]
    out_of_play: list[int] = field(default_factory=list)
    hexes: list[tuple[int, int, Literal["goods", "resource", "port"]]]


class GoodEntry(BoardEntry, frozen=True):
    tiles: Small
    production: dict[str, Small] = field(default_factory=dict)


class ResourceTileEntry(BoardEntry, frozen=True):
    what: Literal["stone", "ideas", "food", "money", "population"]
    amount: Small
    tiles: Small


class Numbers(Sourced, frozen=True):
    blanks: Small
    cities: Small
    ports: Small
    farms: Small
    crafts: Small
    infantry: Small
    cavalry: Small
    siege: Small
    population: Small
    recruit_cost: Small
    recruit_limit: Small
    move_cost: Small
    bonus_city: Small
    bonus_port: Small
    technology_cost: Small


class BoardFile(Strict, frozen=True):
    regions: list[RegionEntry]
    goods: list[GoodEntry]
    resource_tiles: list[ResourceTileEntry]
    numbers: Numbers


class Tables(Strict, frozen=True):
    technologies: TechnologyFile
    builds: BuildFile
    leaders: LeaderFile
    wonders: WonderFile
    golden_ages: GoldenAgeFile
    achievements: AchievementFile
    governments: GovernmentFile
    decks: DeckFile
    board: BoardFile
