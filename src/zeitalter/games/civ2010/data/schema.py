# mypyc: no
"""The shape of the data files: strict records that refuse unknown keys and values out of range."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

Code: TypeAlias = Literal["S", "X", "I", "R"]
Sources: TypeAlias = dict[str, Code]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Signed: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; a misspelt key is an error."""


class Name(Entry, frozen=True):
    de: Label
    en: Label


class Named(Entry, frozen=True):
    """Something with a name that is translated."""

    id: Id
    name: Name
    source: Sources


class Yields(Entry, frozen=True):
    trade: Small = 0
    production: Small = 0
    culture: Small = 0
    coin: Small = 0
    combat_bonus: Small = 0


class Cost(Entry, frozen=True):
    wheat: Small = 0
    silk: Small = 0
    incense: Small = 0
    iron: Small = 0
    spy: Small = 0
    uranium: Small = 0
    any: Small = 0

    def units(self) -> list[int]:
        return [self.wheat, self.silk, self.incense, self.iron, self.spy, self.uranium]


class AbilityEntry(Entry, frozen=True):
    op: str
    cost: Cost = Cost()
    phase: str = "any"
    amount: Small = 0
    other: Small = 0
    maximum: Small = 0
    eras: list[str] = field(default_factory=list)


class Upgrade(Entry, frozen=True):
    type: str
    rank: Annotated[int, Meta(ge=1, le=4)]


class TechEntry(Named, frozen=True):
    level: Annotated[int, Meta(ge=1, le=5)]
    cost: Small
    building: str | None = None
    unit: Upgrade | None = None
    government: str | None = None
    stacking: Small = 0
    speed: Small = 0
    water: Literal["no", "cross", "stop"] = "no"
    cards: Small = 0
    coin: Small = 0
    coin_printed: Small | None = None
    abilities: list[AbilityEntry] = field(default_factory=list)


class Discount(Entry, frozen=True):
    cost: Small
    tech: str


class Printed(Entry, frozen=True):
    discount: Discount
    op: str


class WonderEntry(Named, frozen=True):
    era: Literal["ancient", "medieval", "modern"]
    cost: Small
    culture: Small
    op: str
    amount: Small = 0
    discount: Discount | None = None
    printed: Printed | None = None


class EventEntry(Named, frozen=True):
    era: Annotated[int, Meta(ge=1, le=3)]
    copies: Annotated[int, Meta(ge=1, le=9)]
    phase: str
    op: str
    amount: Small = 0
    range: Small | None = None
    resources: list[str] = field(default_factory=list)
    becomes: str | None = None
    person: bool = False


class BuildingEntry(Named, frozen=True):
    family: str
    cost: Small
    terrain: list[str]
    limited: bool
    upgraded: bool
    yields: Yields


class SupplyEntry(Entry, frozen=True):
    family: str
    markers: Small
    source: Code


class GovernmentEntry(Named, frozen=True):
    trade: Signed = 0
    production: Signed = 0
    culture: Signed = 0
    coin: Signed = 0
    cards: Signed = 0
    battle_hand: Signed = 0
    scouts_explore_huts: bool = False
    armies_found_cities: bool = False
    shared_harvest: bool = False
    no_city_attacks: bool = False


class CivilizationEntry(Named, frozen=True):
    leader: Label
    tech: str
    government: str
    tile: str
    bonus: list[Literal["great_person", "walls", "wonder", "infantry", "army"]]
    ability: str


class PersonEntry(Named, frozen=True):
    copies: Small
    yields: Yields


class Rank(Entry, frozen=True):
    name: Name
    cost: Small


class UnitCards(Entry, frozen=True):
    copies: Small
    strength: Annotated[int, Meta(ge=1, le=9)]


class UnitEntry(Named, frozen=True):
    ranks: list[Rank]
    cards: list[UnitCards]
    trumps: str | None = None


class TileEntry(Entry, frozen=True):
    id: Id
    rows: Annotated[list[str], Meta(min_length=4, max_length=4)]
    source: Sources
    capital: tuple[int, int] | None = None


class LayoutEntry(Entry, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    homes: list[tuple[int, int, int]]
    neutrals: list[tuple[int, int]]
    source: Sources


class SpaceEntry(Entry, frozen=True):
    era: Annotated[int, Meta(ge=1, le=3)]
    culture: Small
    trade: Small
    reward: Literal["event", "person", "victory"]
    source: Code


class Tokens(Entry, frozen=True):
    huts: dict[str, Small]
    villages: dict[str, Small]
    source: Code


class TerrainEntry(Entry, frozen=True):
    id: str
    source: Code
    trade: Small = 0
    production: Small = 0


class Limits(Entry, frozen=True):
    trade: Small
    coins: Small
    army_cost: Small
    scout_cost: Small
    armies: Small
    scouts: Small
    conversion: Small
    hand: Small
    speed: Small
    stacking: Small
    cities: Small
    battle_hand: Small
    battle_hand_per_army: Small
    battle_hand_in_city: Small
    bonus_city: Small
    bonus_capital: Small
    bonus_walls: Small
    disasters: Small
    loot: Small
    source: Code


class Buildings(Entry, frozen=True):
    buildings: list[BuildingEntry]
    supply: list[SupplyEntry]


class Tiles(Entry, frozen=True):
    tiles: list[TileEntry]
    layouts: list[LayoutEntry]


class RulesFile(Entry, frozen=True):
    track: list[SpaceEntry]
    tokens: Tokens
    terrains: list[TerrainEntry]
    limits: Limits


class Tables(Entry, frozen=True):
    """All data files."""

    techs: list[TechEntry]
    wonders: list[WonderEntry]
    events: list[EventEntry]
    buildings: Buildings
    governments: list[GovernmentEntry]
    civilizations: list[CivilizationEntry]
    persons: list[PersonEntry]
    units: list[UnitEntry]
    tiles: Tiles
    rules: RulesFile
